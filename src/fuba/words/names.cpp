#include <fmt/format.h>

#include "fuba/words/texts.hpp"

namespace fuba {
namespace {

std::string key(Outcome outcome) { return fmt::format("outcome.{}", name(outcome)); }
std::string key(Purpose purpose) { return fmt::format("purpose.{}", name(purpose)); }

}  // namespace

void list_name_texts(Texts& texts) {
  for (int half : {1, 2, 3, 4}) texts.push_back({fmt::format("half.{}", half), {}});
  for (Line line : lines) texts.push_back({fmt::format("line.{}", name(line)), {}});
  texts.push_back({"moment.play", {"minute"}});
  texts.push_back({"moment.stoppage", {"minute", "stoppage"}});
  for (std::size_t at = 0; at < purpose_count; ++at) texts.push_back({key(static_cast<Purpose>(at)), {}});
  for (std::size_t at = 0; at < outcome_count; ++at) texts.push_back({key(static_cast<Outcome>(at)), {}});
  texts.push_back({"chance.line", {"outcome", "percent"}});
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

std::string chance(const Words& words, Outcome which, double value) {
  return fill(words, "chance.line", {{"outcome", outcome(words, which)}, {"percent", percent(words, value)}});
}

}  // namespace fuba
