#include <fmt/format.h>

#include <array>

#include "soccer_city/words/texts.hpp"

namespace soccer_city {
namespace {

constexpr int most_halves = 4;

/// What `odds` names.
constexpr std::array<std::string_view, 10> outcomes{"goal",   "corner", "saved",   "wide", "won",
                                                    "beaten", "foul",   "booking", "kept", "lost"};

std::string half_key(int half) { return fmt::format("half.{}", half); }

std::string outcome_key(std::string_view outcome) { return fmt::format("outcome.{}", outcome); }

std::string option_key(Option option, std::string_view what) {
  return fmt::format("option.{}.{}", name(option), what);
}

}  // namespace

void list_name_texts(Texts& texts) {
  texts.push_back({"player.goalkeeper", {}});
  texts.push_back({"player.number", {"number"}});
  texts.push_back({"moment", {"minute"}});
  texts.push_back({"outcome-chance", {"outcome", "percent"}});
  for (int half = 1; half <= most_halves; ++half) texts.push_back({half_key(half), {}});
  for (const std::string_view outcome : outcomes) texts.push_back({outcome_key(outcome), {}});
  list_each<Purpose>(texts, "purpose", purpose_count);
  list_each<ShotResult>(texts, "result", shot_result_count);
  for (std::size_t at = 0; at < option_count; ++at)
    for (const std::string_view what : {"name", "help"})
      texts.push_back({option_key(static_cast<Option>(at), what), {}});
}

std::string player(const Words& words, Number number) {
  if (number == keeper_number) return words["player.goalkeeper"];
  return fill(words, "player.number", {{"number", std::to_string(number)}});
}

const std::string& outcome_name(const Words& words, std::string_view outcome) {
  return words[outcome_key(outcome)];
}

std::string chance(const Words& words, std::string_view outcome, double value) {
  return fill(words, "outcome-chance",
              {{"outcome", outcome_name(words, outcome)}, {"percent", percent(words, value)}});
}

const std::string& purpose(const Words& words, Purpose purpose) { return words[key_of("purpose", purpose)]; }

const std::string& result_name(const Words& words, ShotResult result) {
  return words[key_of("result", result)];
}

const std::string& half_name(const Words& words, int half) { return words[half_key(half)]; }

const std::string& option_name(const Words& words, Option option) {
  return words[option_key(option, "name")];
}

const std::string& option_help(const Words& words, Option option) {
  return words[option_key(option, "help")];
}

std::string moment(const Words& words, const State& state) {
  return fill(words, "moment", {{"minute", std::to_string(SoccerCity::standing(state).minute)}});
}

}  // namespace soccer_city
