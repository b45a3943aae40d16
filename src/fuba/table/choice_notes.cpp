#include "fuba/table/choice_notes.hpp"

#include <algorithm>

#include "fuba/table/openings.hpp"

namespace fuba::app {
namespace {

/// The notation of a choice; a boost that is an action by itself is told from one that adds to an action.
std::string notation(const MatchPlay& play, const Command& command) {
  const bool by_itself = command.verb == Verb::boost && play.decision()->kind == DecisionKind::action;
  return by_itself ? "boost action" : to_string(command);
}

/// The text for a choice by its notation, the longest part of it that has one: "note-sub-formation".
std::string key_of(const Words& words, std::string key) {
  key.insert(0, "note-");
  std::ranges::replace(key, ' ', '-');
  while (!key.empty() && !words.has("ui." + key)) {
    const std::size_t last = key.find_last_of('-');
    key.resize(last == std::string::npos ? 0 : last);
  }
  return key;
}

/// How many moves an action of pieces has, without those that cost a condition point.
int moves_of(const MatchPlay& play, const Command& action) {
  for (const Opening& opening : openings(play))
    if (!opening.extra && opening.first.front() == action)
      return opening.state.window.allowed - opening.state.window.made;
  return 0;
}

std::string text_of(const MatchPlay& play, const Command& command) {
  const Words& words = play.words();
  if (command.verb == Verb::use) return skill_text(words, command.skill());
  const State& state = play.view();
  const TeamState& side = state.side(play.decision()->team);
  const bool of_line = command.verb == Verb::lose || command.verb == Verb::gain;
  const int left = play.rules().substitutions.in_match - side.substitutions;
  const std::string key = key_of(words, notation(play, command));
  if (key.empty()) return {};
  const bool moves = command.verb == Verb::action && type_of(command.action()) == ActionType::movement;
  return fuba::ui(
      words, key,
      {{"points", of_line ? std::to_string(side.condition[command.words[0]]) : ""},
       {"value", std::to_string(command.verb == Verb::value ? play.after(command).ball_value : 0)},
       {"left", std::to_string(left)},
       {"moves", std::to_string(moves ? moves_of(play, command) : 0)},
       {"shot", std::to_string(play.rules().goalkeeper.exit_shot_bonus)},
       {"exit", std::to_string(play.rules().goalkeeper.exit_value)}});
}

std::string cost_of(const MatchPlay& play, const Command& command) {
  if (command.verb != Verb::use && command.verb != Verb::boost && command.verb != Verb::action) return {};
  const Words& words = play.words();
  const auto cost = play.cost(command);
  if (!cost) return command.verb == Verb::use ? fuba::ui(words, "cost-none") : std::string();
  return fuba::ui(words, "cost",
                  {{"points", std::to_string(cost->points)},
                   {"before", std::to_string(cost->before)},
                   {"cause", words["cause." + std::string(name(cost->cause))]},
                   {"line", words["line." + std::string(name(cost->line))]}});
}

}  // namespace

std::string note_of(const MatchPlay& play, const Command& command) {
  const std::string text = text_of(play, command);
  const std::string cost = cost_of(play, command);
  return text.empty() || cost.empty() ? text + cost : text + "\n" + cost;
}

}  // namespace fuba::app
