#include "invariants.hpp"

#include <algorithm>
#include <initializer_list>
#include <map>
#include <nlohmann/json.hpp>
#include <numeric>

#include "every_command.hpp"
#include "fuba/game.hpp"
#include "fuba/json.hpp"
#include "mirror.hpp"

namespace fuba::test {
namespace {

bool under_way(const State& state, std::initializer_list<Step> steps) {
  for (std::size_t at = 0; at < state.agenda.size(); ++at)
    if (std::ranges::find(steps, state.agenda[at].step) != steps.end()) return true;
  return false;
}

/// How often a step of the team is still to be done.
int due(const State& state, Step step, Team team) {
  int frames = 0;
  for (std::size_t at = 0; at < state.agenda.size(); ++at)
    if (state.agenda[at].step == step && state.agenda[at].team == team) ++frames;
  return frames;
}

int injured(const TeamState& side) {
  return std::accumulate(side.injured.begin(), side.injured.end(), int{side.returning});
}

/// Outfield players of a team that stand nowhere on the mat and are not known to be out: none, or the taker
/// of a corner kick. Whoever is sent off has still to leave; an injury may wait for its die, a substitute for
/// his place.
int missing_players(const Ruleset& rules, const State& state, Team team) {
  const TeamState& side = state.side(team);
  const int there = std::accumulate(side.players.begin(), side.players.end(), int{side.in_hand});
  const int out = side.red + injured(side) + due(state, Step::injury_die, team) +
                  due(state, Step::substitute_enters, team) - due(state, Step::removal, team);
  return rules.outfield_players - out - there;
}

std::string fault_of_pieces(const Ruleset& rules, const State& state) {
  const bool corner = state.corner != Area::none;
  for (const Team team : teams) {
    const int expected = corner && team == state.turn.began_with ? 1 : 0;
    if (missing_players(rules, state, team) != expected)
      return std::string(name(team)) + " has a wrong number of players";
  }
  return {};
}

bool has_player_at_ball(const State& state) {
  const TeamState& side = state.side(state.control);
  return side.players[index(state.ball)] > 0 || side.keeper == state.ball || state.corner == state.ball;
}

std::string fault_of_ball(const Ruleset& rules, const State& state) {
  if (state.ball == Area::none) return "the ball is nowhere";
  if (state.ball_value < 1 || state.ball_value > rules.highest_value)
    return "the ball shows no value of a die";
  const std::optional<Decision> pending = decision(state);
  constexpr std::array in_play{DecisionKind::target, DecisionKind::free, DecisionKind::action,
                               DecisionKind::move, DecisionKind::second};
  if (pending && std::ranges::find(in_play, pending->kind) != in_play.end() && !has_player_at_ball(state))
    return "the controlling team has nobody at the ball";
  return {};
}

std::string fault_of_goalkeepers(const State& state) {
  if (under_way(state, {Step::choose_formation, Step::kick_off_roll, Step::kick_off_choice, Step::set_up,
                        Step::place_keeper, Step::kick_set_up}))
    return {};
  for (const Team team : teams)
    if (state.side(team).keeper == Area::none) return std::string(name(team)) + " has no goalkeeper";
  return {};
}

std::string fault_of_waiting(const Ruleset& rules, const State& state) {
  const bool chooses = decision(state).has_value();
  const int waits = int{chooses} + int{roll(state).has_value()} + int{is_over(state)};
  if (waits != 1) return "the match waits for " + std::to_string(waits) + " things";
  const CommandList list = legal(rules, state);
  if (chooses == list.empty()) return "legal choices and the decision do not agree";
  if (list.size() == 1 && list[0].verb != Verb::done) return to_string(list[0]) + " is the only choice";
  return {};
}

int time_of(const State& state) { return state.half * 1000 + state.minute + state.stoppage; }

std::string first_of(std::initializer_list<std::string> faults) {
  for (const std::string& fault : faults)
    if (!fault.empty()) return fault;
  return {};
}

std::string fault_of_choice(const Ruleset& rules, const State& state, const Command& command, bool listed) {
  State after = state;
  Events events;
  const tl::expected<void, Refusal> applied = apply(rules, after, command, &events);
  if (applied.has_value() != listed)
    return to_string(command) + (listed ? " is listed and refused" : " is accepted but not listed");
  if (applied) return after == state ? to_string(command) + " changes nothing" : std::string{};
  if (!(after == state) || !events.empty()) return to_string(command) + " is refused and leaves a trace";
  if (rules.rule(applied.error().reason).empty()) return to_string(command) + " is refused without a rule";
  return {};
}

/// Who began the turn and who acts first means nothing until it is settled; what follows from it shows later.
State without_turn_order(State state) {
  state.turn.began_with = state.turn.first = Team::home;
  return state;
}

std::vector<State> successors(const Ruleset& rules, const State& state) {
  std::vector<State> states;
  for (const Command& command : legal(rules, state)) {
    states.push_back(state);
    apply_unchecked(rules, states.back(), command);
  }
  return states;
}

}  // namespace

std::string fault_of_state(const Ruleset& rules, const State& state) {
  return first_of({fault_of_pieces(rules, state), fault_of_ball(rules, state), fault_of_goalkeepers(state),
                   fault_of_waiting(rules, state)});
}

std::string fault_of_position(const Ruleset& rules, const State& state) {
  for (const Team team : teams)
    if (missing_players(rules, state, team) < (state.corner != Area::none && team == state.turn.began_with))
      return std::string(name(team)) + " has too many players";
  return first_of({fault_of_ball(rules, state), fault_of_goalkeepers(state), fault_of_waiting(rules, state)});
}

std::string fault_of_count(const Ruleset& rules, const State& before, const State& after) {
  const auto at_corner = [](const State& state, Team team) {
    return state.corner != Area::none && team == state.turn.began_with ? 1 : 0;
  };
  for (const Team team : teams)
    if (missing_players(rules, after, team) - at_corner(after, team) !=
        missing_players(rules, before, team) - at_corner(before, team))
      return std::string(name(team)) + " has lost or won a player";
  return {};
}

std::string fault_of_step(const State& before, const State& after, const Events& events) {
  if (time_of(after) < time_of(before)) return "the clock goes back";
  std::array<int, 2> goals{before.score[0], before.score[1]};
  std::array<int, 2> red_cards{before.sides[0].red, before.sides[1].red};
  for (const Event& event : events) {
    if (event.kind == EventKind::goal) ++goals[index(event.team)];
    if (event.kind == EventKind::red_card) ++red_cards[index(event.team)];
    if (event.kind == EventKind::half_ends && after.half == before.half && !is_over(after) &&
        after.stoppage == 0)
      return "a half ends before its time";
  }
  for (const Team team : teams) {
    if (goals[index(team)] != after.score[index(team)]) return "the score is not the goals scored";
    if (red_cards[index(team)] != after.side(team).red) return "a red card that nobody showed";
  }
  return {};
}

std::string fault_of_causes(const Ruleset& rules, const Events& events) {
  for (const Event& event : events)
    if (event.cause != Cause::none && rules.rule(event.cause).empty())
      return std::string(name(event.kind)) + " by " + std::string(name(event.cause)) + " without a rule";
  return {};
}

std::string fault_of_options(const Ruleset& rules, const State& before, const State& after) {
  for (const Team team : teams) {
    const TeamState& side = after.side(team);
    const TeamState& was = before.side(team);
    const int points = std::accumulate(side.condition.begin(), side.condition.end(), 0);
    if (!rules.has(Option::conditions) && points > 0) return "condition points without the option";
    if (points > rules.conditions.team_most) return "too many condition points";
    for (std::size_t line = 0; line < side.condition.size(); ++line)
      if (was.formation.chosen() && side.condition[line] > was.condition[line] &&
          side.condition[line] > rules.conditions.line_most)
        return "a line has won too many points";
    if (was.tired && !side.tired) return "a tired team has recovered";
    if (side.substitutions > (rules.has(Option::substitutions) ? rules.substitutions.in_match : 0))
      return "too many substitutions";
    if (!(was.skills_used - side.skills_used).empty()) return "a card that was shown is hidden again";
    if (!(side.skills - rules.playable_skills).empty()) return "a card that these options do not have";
    if (!rules.has(Option::skills) && !side.skills.empty()) return "cards without the option";
    if (!rules.has(Option::injuries) && injured(side) > 0) return "an injury without the option";
  }
  if (!rules.has(Option::weather) && after.weather != Weather::none) return "weather without the option";
  return {};
}

std::string fault_of_notation(const Ruleset& rules, const State& state) {
  const CommandList list = legal(rules, state);
  for (std::size_t at = 0; at < list.size(); ++at) {
    if (std::find(list.begin(), list.begin() + at, list[at]) != list.begin() + at)
      return to_string(list[at]) + " is listed twice";
    if (parse_command(to_string(list[at])) != list[at])
      return to_string(list[at]) + " reads as something else";
  }
  return {};
}

std::string fault_of_legality(const Ruleset& rules, const State& state) {
  const CommandList list = legal(rules, state);
  std::size_t listed = 0;
  for (const Command& command : every_command()) {
    const bool legal_here = std::find(list.begin(), list.end(), command) != list.end();
    listed += legal_here ? 1U : 0U;
    const std::string fault = fault_of_choice(rules, state, command, legal_here);
    if (!fault.empty()) return fault;
  }
  return listed == list.size() ? std::string{} : "a choice is listed that cannot be written";
}

std::string fault_of_json(const Ruleset& rules, const State& state) {
  const nlohmann::json written = to_json(rules, state);
  const tl::expected<State, PositionError> read =
      state_from_json(rules, nlohmann::json::parse(written.dump()));
  if (!read) return "its JSON is refused: " + read.error().field + " " + read.error().problem;
  if (!(*read == state))
    return "its JSON reads as another state: " + nlohmann::json::diff(written, to_json(rules, *read)).dump();
  return {};
}

std::string fault_of_hash(const Ruleset& rules, const State& state) {
  std::vector<State> states = successors(rules, state);
  states.push_back(state);
  for (const State& one : states)
    for (const State& other : states)
      if ((hash(one) == hash(other)) != (one == other)) return "hash and equality do not agree";
  return {};
}

std::string fault_of_secrecy(const Ruleset& rules, const State& state) {
  const std::optional<Decision> pending = decision(state);
  bool secrets = state.secret_formation[0].chosen() || state.secret_formation[1].chosen() ||
                 state.secret_dive.has_value();
  for (const TeamState& side : state.sides) secrets = secrets || !(side.skills - side.skills_used).empty();
  for (const Team team : teams)
    if (!secrets && !(seen_by(state, team) == state)) return "a view hides what is no secret";
  if (!pending || !pending->secret) return {};

  std::map<Step, State> views;  // whether a team is done is no secret
  for (const Command& command : legal(rules, state)) {
    State after = state;
    Events events;
    apply_unchecked(rules, after, command, &events);
    if (!events.empty()) return {};  // the last answer: what was secret is revealed
    const State seen = seen_by(after, opponent(pending->team));
    const State& view = views.try_emplace(after.agenda.top().step, seen).first->second;
    if (!(seen == view)) return "the opponent can tell " + to_string(command) + " from other answers";
    if (!(seen_by(after, pending->team) == after) && !secrets) return "a team does not see its own answer";
  }
  return {};
}

std::string fault_of_symmetry(const Ruleset& rules, const State& state) {
  if (!is_symmetric(state)) return {};
  const State turned = mirrored(state);
  const CommandList list = legal(rules, state);
  const CommandList turned_list = legal(rules, turned);
  if (list.size() != turned_list.size()) return "another number of choices on the turned mat";
  for (const Command& command : list) {
    const Command turned_command = mirrored(command);
    if (std::find(turned_list.begin(), turned_list.end(), turned_command) == turned_list.end())
      return to_string(turned_command) + " is missing on the turned mat";
    State after = state;
    State turned_after = turned;
    apply_unchecked(rules, after, command);
    apply_unchecked(rules, turned_after, turned_command);
    if (is_symmetric(after) && !(without_turn_order(mirrored(after)) == without_turn_order(turned_after)))
      return to_string(turned_command) + " brings something else on the turned mat";
  }
  return {};
}

}  // namespace fuba::test
