#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "fuba/words/texts.hpp"

namespace fuba {
namespace {

constexpr std::array<std::string_view, 8> counted_nouns{
    "condition-points", "defenders", "minutes", "moves", "opponents", "players", "substitutions", "turns"};

/// None, one, more.
constexpr std::array<std::string_view, 3> count_forms{"none", "one", "many"};

void list_counted(Texts& texts, std::string_view noun) {
  for (std::string_view form : count_forms)
    texts.push_back({fmt::format("count.{}.{}", noun, form), {"count"}});
}

std::string key(Outcome outcome) { return fmt::format("outcome.{}", name(outcome)); }
std::string key(Purpose purpose) { return fmt::format("purpose.{}", name(purpose)); }

}  // namespace

void list_name_texts(Texts& texts) {
  for (std::string_view noun : counted_nouns) list_counted(texts, noun);
  for (std::size_t at = 0; at < role_count; ++at) list_counted(texts, name(static_cast<PlayerRole>(at)));
  for (int half : {1, 2}) texts.push_back({fmt::format("half.{}", half), {}});
  for (Line line : lines) texts.push_back({fmt::format("line.{}", name(line)), {}});
  texts.push_back({"moment.play", {"minute"}});
  texts.push_back({"moment.stoppage", {"minute", "stoppage"}});
  for (std::size_t at = 0; at < purpose_count; ++at) texts.push_back({key(static_cast<Purpose>(at)), {}});
  for (std::size_t at = 0; at < outcome_count; ++at) texts.push_back({key(static_cast<Outcome>(at)), {}});
  texts.push_back({"chance.line", {"outcome", "percent"}});
  texts.push_back({"chance.percent", {"percent"}});
  texts.push_back({"chance.below-one", {}});
  texts.push_back({"chance.above-99", {}});
}

std::string counted(const Words& words, std::string_view noun, int count) {
  const std::string_view form = count_forms[static_cast<std::size_t>(std::clamp(count, 0, 2))];
  return fill(words, fmt::format("count.{}.{}", noun, form), {{"count", std::to_string(count)}});
}

const std::string& half_name(const Words& words, int half) { return words[fmt::format("half.{}", half)]; }

const std::string& line_name(const Words& words, Line line) {
  return words[fmt::format("line.{}", name(line))];
}

std::string moment(const Words& words, int minute, int stoppage) {
  return fill(words, stoppage == 0 ? "moment.play" : "moment.stoppage",
              {{"minute", std::to_string(minute)}, {"stoppage", std::to_string(stoppage)}});
}

std::string moment(const Words& words, const State& state) {
  return moment(words, state.minute, state.stoppage);
}

const std::string& outcome(const Words& words, Outcome which) { return words[key(which)]; }

const std::string& purpose(const Words& words, Purpose which) { return words[key(which)]; }

std::string percent(const Words& words, double value) {
  constexpr double one = 0.01;
  if (value > 0 && value < one) return words["chance.below-one"];
  if (value < 1 && value > 1 - one) return words["chance.above-99"];
  return fill(words, "chance.percent", {{"percent", std::to_string(std::lround(100 * value))}});
}

std::string chance(const Words& words, Outcome which, double value) {
  return fill(words, "chance.line", {{"outcome", outcome(words, which)}, {"percent", percent(words, value)}});
}

}  // namespace fuba
