#include <fmt/format.h>

#include <algorithm>

#include "words/texts.hpp"

namespace fuba {
namespace {

/// Choices without an area: their keys are their notation.
constexpr std::array<std::string_view, 21> fixed{
    "kick-off.take",  "kick-off.give", "corner.left",     "corner.right", "action.defence", "action.midfield",
    "action.forward", "action.shoot",  "action.position", "action.press", "action.none",    "second.yes",
    "second.no",      "shoot",         "play-on",         "dive.left",    "dive.stay",      "dive.right",
    "kick.left",      "kick.middle",   "kick.right"};

/// Choices that name an area, two, or something else.
constexpr std::array<std::string_view, 13> open{
    "formation", "place",     "place-keeper", "target.pass",      "target.keep", "bring", "bring-keeper",
    "step",      "step-ball", "step-keeper",  "step-keeper-ball", "remove",      "change"};

/// Decisions that `done` closes.
constexpr std::array<std::string_view, 5> closed{"adjust", "react", "free", "move", "change"};

std::string notation_key(const Command& command) {
  std::string key = to_string(command);
  std::ranges::replace(key, ' ', '.');
  return key;
}

std::string first_word(const Command& command) {
  const std::string notation = to_string(command);
  return notation.substr(0, notation.find(' '));
}

std::string label_key(const Command& command, const State& state) {
  switch (command.verb) {
    case Verb::done:
      return fmt::format("done.{}", decision(state)->kind);
    case Verb::target:
      return command.from() == state.ball ? "target.keep" : "target.pass";
    case Verb::adjust:
    case Verb::react:
    case Verb::free:
    case Verb::move:
      return command.with_ball ? "step-ball" : "step";
    case Verb::adjust_keeper:
    case Verb::react_keeper:
    case Verb::free_keeper:
    case Verb::move_keeper:
      return command.with_ball ? "step-keeper-ball" : "step-keeper";
    default: {
      std::string key = first_word(command);
      return std::ranges::find(open, key) == open.end() ? notation_key(command) : key;
    }
  }
}

constexpr std::array<std::string_view, 5> values{"from", "to", "formation", "line_from", "line_to"};

std::string area_name(std::uint8_t word) {
  return word < area_count ? std::string(name(static_cast<Area>(word))) : std::string();
}

}  // namespace

void list_label_texts(Texts& texts) {
  for (std::string_view key : fixed) texts.push_back({fmt::format("label.{}", key), {}});
  for (std::string_view key : open)
    texts.push_back({fmt::format("label.{}", key), {values.begin(), values.end()}});
  for (std::string_view key : closed) texts.push_back({fmt::format("label.done.{}", key), {}});
}

std::string label(const Words& words, const Command& command, const State& state) {
  const std::string key = fmt::format("label.{}", label_key(command, state));
  switch (command.verb) {
    case Verb::formation:
      return fill(words, key, {{"formation", to_string(command.formation())}});
    case Verb::change:
      return fill(words, key,
                  {{"line_from", line_name(words, command.line_from())},
                   {"line_to", line_name(words, command.line_to())}});
    default:
      return fill(words, key, {{"from", area_name(command.words[0])}, {"to", area_name(command.words[1])}});
  }
}

}  // namespace fuba
