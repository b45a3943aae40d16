#include "fuba/table/openings.hpp"

#include <algorithm>

#include "fuba/game.hpp"

namespace fuba::app {
namespace {

std::optional<Opening> opened_by(const MatchPlay& play, const Command& action) {
  const Ruleset& rules = play.rules();
  const Team team = play.decision()->team;
  Opening opening{{}, {action}, play.view(), {}};
  apply_unchecked(rules, opening.state, action);
  while (extra_asked(rules, opening.state) == Extra::one_more_move && decision(opening.state)->team == team &&
         !play.wishes(Extra::one_more_move)) {
    opening.first.push_back(without_extra(rules, opening.state));
    apply_unchecked(rules, opening.state, opening.first.back());
  }
  const auto next = decision(opening.state);
  if (!next || next->team != team || next->kind != DecisionKind::move) return std::nullopt;
  opening.moves = legal(rules, opening.state);
  return opening;
}

std::optional<Opening> opened_again(const MatchPlay& play) {
  if (!play.within_reach(Extra::free_movement)) return std::nullopt;
  const State& state = play.before(Extra::free_movement);
  return Opening{Extra::free_movement, {}, state, legal(play.rules(), state)};
}

Verb verb_of(const Opening& opening) { return opening.extra ? Verb::free : Verb::move; }

/// Why a piece does not make a move of an opening; nothing if it can.
std::optional<Refusal> refused(const MatchPlay& play, const Opening& opening, Area from, Area to) {
  State trial = opening.state;
  const auto made = apply(play.rules(), trial, commands::step(verb_of(opening), from, to));
  return made ? std::nullopt : std::optional(made.error());
}

}  // namespace

std::vector<Opening> openings(const MatchPlay& play) {
  std::vector<Opening> list;
  if (!play.decision() || play.decision()->kind != DecisionKind::action) return list;
  if (auto again = opened_again(play)) list.push_back(std::move(*again));
  for (const Command& command : play.legal()) {
    if (command.verb != Verb::action || type_of(command.action()) != ActionType::movement) continue;
    if (auto opening = opened_by(play, command)) list.push_back(std::move(*opening));
  }
  return list;
}

std::string label_of(const MatchPlay& play, const Opening& opening, const Command& move) {
  const std::string what = opening.extra
                               ? fuba::ui(play.words(), "extra-" + std::string(name(*opening.extra)))
                               : play.label(opening.first.front());
  return fuba::ui(play.words(), "begin-move",
                  {{"action", what}, {"move", fuba::label(play.words(), move, opening.state)}});
}

void make(MatchPlay& play, const Opening& opening, const Command& move) {
  std::vector<Command> commands = opening.first;
  commands.push_back(move);
  if (opening.extra) play.reopen(*opening.extra);
  play.choose(commands);
}

std::string why_not(const MatchPlay& play, const std::vector<Opening>& all, Area from, Area to) {
  std::optional<Refusal> best;
  for (const Opening& opening : all) {
    const auto refusal = refused(play, opening, from, to);
    const bool leaves = std::ranges::any_of(opening.moves, [&](const Command& move) {
      return move.verb == verb_of(opening) && move.from() == from;
    });
    if (refusal && (leaves || !best)) best = refusal;
  }
  return best ? play.explain(*best) : play.refusal(commands::step(Verb::move, from, to));
}

}  // namespace fuba::app
