#include <fmt/format.h>

#include "stw/words/texts.hpp"

namespace stw {
namespace {

constexpr int most_halves = 4;
constexpr int seconds_a_minute = 60;

std::string half_key(int half) { return fmt::format("half.{}", half); }

std::string option_key(Option option, std::string_view what) {
  return fmt::format("option.{}.{}", name(option), what);
}

}  // namespace

void list_name_texts(Texts& texts) {
  texts.push_back({"pawn.keeper", {}});
  texts.push_back({"pawn.defender", {}});
  texts.push_back({"pawn.numbered", {"number"}});
  texts.push_back({"moment", {"minute"}});
  texts.push_back({"outcome-chance", {"outcome", "percent"}});
  for (int half = 1; half <= most_halves; ++half) texts.push_back({half_key(half), {}});
  list_each<Outcome>(texts, "outcome", outcome_count);
  list_each<Purpose>(texts, "purpose", purpose_count);
  list_each<Chance>(texts, "after", chance_count);
  for (const ShotResult result : {ShotResult::goal, ShotResult::corner, ShotResult::goal_kick})
    texts.push_back({key_of("result", result), {}});
  for (std::size_t at = 0; at < option_count; ++at)
    for (const std::string_view what : {"name", "help"})
      texts.push_back({option_key(static_cast<Option>(at), what), {}});
}

std::string pawn(const Words& words, int number) {
  if (number == keeper_number) return words["pawn.keeper"];
  if (is_defender(number)) return words["pawn.defender"];
  return fill(words, "pawn.numbered", {{"number", std::to_string(number)}});
}

std::string chance(const Words& words, Outcome outcome, double value) {
  return fill(words, "outcome-chance",
              {{"outcome", words[key_of("outcome", outcome)]}, {"percent", percent(words, value)}});
}

const std::string& purpose(const Words& words, Purpose purpose) { return words[key_of("purpose", purpose)]; }

const std::string& chance_name(const Words& words, Chance chance) { return words[key_of("after", chance)]; }

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
  const int minute = state.earlier_minutes + state.seconds / seconds_a_minute;
  return fill(words, "moment", {{"minute", std::to_string(minute)}});
}

}  // namespace stw
