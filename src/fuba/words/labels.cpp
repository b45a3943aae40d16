#include <fmt/format.h>

#include <algorithm>

#include "fuba/frame_number.hpp"
#include "fuba/words/texts.hpp"

namespace fuba {
namespace {

/// Choices that say all there is to say: their keys are their notation.
constexpr std::array<std::string_view, 43> fixed{"kick-off.take",
                                                 "kick-off.give",
                                                 "corner.left",
                                                 "corner.right",
                                                 "action.defence",
                                                 "action.midfield",
                                                 "action.forward",
                                                 "action.shoot",
                                                 "action.position",
                                                 "action.press",
                                                 "action.press-hard",
                                                 "action.substitute",
                                                 "action.none",
                                                 "second.yes",
                                                 "second.no",
                                                 "shoot",
                                                 "play-on",
                                                 "dive.left",
                                                 "dive.stay",
                                                 "dive.right",
                                                 "kick.left",
                                                 "kick.middle",
                                                 "kick.right",
                                                 "pass",
                                                 "sweep.yes",
                                                 "sweep.no",
                                                 "slow.yes",
                                                 "slow.no",
                                                 "sub.booked",
                                                 "sub.fresh",
                                                 "sub.injured",
                                                 "remove-keeper",
                                                 "value.up",
                                                 "value.down",
                                                 "action.move",
                                                 "action.no-movement",
                                                 "action.no-press",
                                                 "action.no-substitution",
                                                 "boost.action",
                                                 "keeper.inside",
                                                 "keeper.outside",
                                                 "var.yes",
                                                 "var.no"};

/// Choices that name an area, two, or something else.
constexpr std::array<std::string_view, 29> open{"formation",
                                                "place",
                                                "place-keeper",
                                                "target.pass",
                                                "target.keep",
                                                "bring",
                                                "bring-keeper",
                                                "step",
                                                "step-ball",
                                                "step-keeper",
                                                "step-keeper-ball",
                                                "remove",
                                                "change",
                                                "role",
                                                "skill",
                                                "use",
                                                "via.area",
                                                "via.none",
                                                "boost.movement",
                                                "boost.positioning",
                                                "sub.formation",
                                                "subs",
                                                "lose",
                                                "gain",
                                                "ball",
                                                "fans",
                                                "boost.more-moves",
                                                "style",
                                                "shift"};

/// Decisions that `done` closes.
constexpr std::array<std::string_view, 13> closed{"adjust", "react", "free",  "move", "change",
                                                  "role",   "skill", "boost", "sub",  "subs",
                                                  "value",  "ball",  "shift"};

std::string notation_key(const Command& command) {
  std::string key = to_string(command);
  std::ranges::replace(key, ' ', '.');
  return key;
}

std::string first_word(const Command& command) {
  const std::string notation = to_string(command);
  return notation.substr(0, notation.find(' '));
}

/// A point spent on an action: what the step asks for it, or the action itself.
std::string boost_key(const Frame& asking) {
  constexpr std::array<std::string_view, 3> spent_on{"movement", "positioning", "more-moves"};
  if (asking.step == Step::stage_choice) return "boost.action";
  return fmt::format("boost.{}", spent_on[std::min<std::size_t>(asking.number, spent_on.size() - 1)]);
}

/// No action at all, or none of those that a stage has come to.
std::string no_action_key(const Frame& asking) {
  constexpr std::array<std::string_view, 5> declined{"none", "no-movement", "no-movement", "no-press",
                                                     "no-substitution"};
  const std::size_t which = asking.step == Step::stage_choice ? asking.number : 0;
  return fmt::format("action.{}", declined.at(which));
}

std::string label_key(const Command& command, const State& state) {
  switch (command.verb) {
    case Verb::done:
      return fmt::format("done.{}", name(decision(state)->kind));
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
    case Verb::via:
      return command.from() == Area::none ? "via.none" : "via.area";
    case Verb::boost:
      return boost_key(state.agenda.top());
    case Verb::action:
      return command.action() == Action::none ? no_action_key(state.agenda.top()) : notation_key(command);
    case Verb::sub:
      return fmt::format("sub.{}", name(command.sub()));
    default: {
      std::string key = first_word(command);
      return std::ranges::find(open, key) == open.end() ? notation_key(command) : key;
    }
  }
}

constexpr std::array<std::string_view, 11> label_values{"from",          "to",    "formation", "line_from",
                                                        "line_to",       "skill", "role",      "line",
                                                        "substitutions", "style", "moves"};

std::string area_name(std::uint8_t word) {
  return word < area_count ? std::string(name(static_cast<Area>(word))) : std::string();
}

}  // namespace

void list_label_texts(Texts& texts) {
  for (std::string_view key : fixed) texts.push_back({fmt::format("label.{}", key), {}});
  for (std::string_view key : open)
    texts.push_back({fmt::format("label.{}", key), {label_values.begin(), label_values.end()}});
  for (std::string_view key : closed) texts.push_back({fmt::format("label.done.{}", key), {}});
}

std::string label(const Words& words, const Command& command, const State& state) {
  const std::string key = fmt::format("label.{}", label_key(command, state));
  switch (command.verb) {
    case Verb::formation:
      return fill(words, key, {{"formation", to_string(command.formation())}});
    case Verb::change:
    case Verb::shift:
      return fill(words, key,
                  {{"line_from", line_name(words, command.line_from())},
                   {"line_to", line_name(words, command.line_to())}});
    case Verb::sub:
      return fill(words, key,
                  {{"line_from", line_name(words, command.sub_from())},
                   {"line_to", line_name(words, command.sub_to())}});
    case Verb::role:
      return fill(words, key, {{"role", role_name(words, command.role())}});
    case Verb::skill:
    case Verb::use:
      return fill(words, key, {{"skill", skill_name(words, command.skill())}});
    case Verb::lose:
    case Verb::gain:
      return fill(words, key, {{"line", line_name(words, command.line())}});
    case Verb::style:
      return fill(words, key, {{"style", style_name(words, command.style())}});
    case Verb::boost:
      return fill(words, key, {{"moves", std::to_string(moves_by_boost(state.agenda.top()))}});
    case Verb::subs:
      return fill(words, key, {{"substitutions", std::to_string(command.number())}});
    default:
      return fill(words, key, {{"from", area_name(command.words[0])}, {"to", area_name(command.words[1])}});
  }
}

}  // namespace fuba
