#include <set>
#include <vector>

#include "fuba/game.hpp"
#include "support/scenario.hpp"

namespace fuba::test {
namespace {

/// A state with one field changed, for each field that a state has.
std::vector<State> with_one_change(const State& state) {
  constexpr std::array changes{
      +[](State& s) { ++s.sides[0].formation.count[1]; },
      +[](State& s) { ++s.sides[1].formation.count[1]; },
      +[](State& s) { ++s.sides[0].players[index(Area::C3)]; },
      +[](State& s) { ++s.sides[1].players[index(Area::C3)]; },
      +[](State& s) { s.sides[0].keeper = Area::L4; },
      +[](State& s) { s.sides[1].keeper = Area::L4; },
      +[](State& s) { ++s.sides[0].in_hand; },
      +[](State& s) { ++s.sides[0].yellow; },
      +[](State& s) { ++s.sides[0].red; },
      +[](State& s) { ++s.score[0]; },
      +[](State& s) { ++s.score[1]; },
      +[](State& s) { ++s.half; },
      +[](State& s) { ++s.minute; },
      +[](State& s) { ++s.stoppage; },
      +[](State& s) { s.starters = opponent(s.starters); },
      +[](State& s) { s.control = opponent(s.control); },
      +[](State& s) { s.ball = Area::R1; },
      +[](State& s) { ++s.ball_value; },
      +[](State& s) { s.corner = Area::L4; },
      +[](State& s) { s.turn.restart = Restart::goal_kick; },
      +[](State& s) { s.turn.start = Area::R1; },
      +[](State& s) { s.turn.target = Area::R1; },
      +[](State& s) { ++s.turn.dice[0]; },
      +[](State& s) { ++s.turn.dice[1]; },
      +[](State& s) { s.turn.began_with = opponent(s.turn.began_with); },
      +[](State& s) { ++s.turn.in_target[0]; },
      +[](State& s) { s.turn.first = opponent(s.turn.first); },
      +[](State& s) { s.turn.first_action[0] = ActionType::goal_attempt; },
      +[](State& s) { ++s.turn.event; },
      +[](State& s) { ++s.turn.extra_free_moves[0]; },
      +[](State& s) { s.turn.dribble_past = true; },
      +[](State& s) { s.turn.easy = true; },
      +[](State& s) { s.turn.last = true; },
      +[](State& s) { s.window.open = !s.window.open; },
      +[](State& s) { ++s.window.allowed; },
      +[](State& s) { ++s.window.made; },
      +[](State& s) { ++s.window.arrived[index(Area::C3)]; },
      +[](State& s) { ++s.window.surplus[index(Area::C3)]; },
      +[](State& s) { s.window.keeper_moved = true; },
      +[](State& s) { s.window.dribbled = true; },
      +[](State& s) { ++s.secret_formation[0].count[0]; },
      +[](State& s) { ++s.secret_formation[1].count[0]; },
      +[](State& s) { s.secret_dive = Side::left; },
      +[](State& s) { s.weather = Weather::rain; },
      +[](State& s) { ++s.sides[0].condition[1]; },
      +[](State& s) { s.sides[0].tired = true; },
      +[](State& s) { ++s.sides[0].roles[2]; },
      +[](State& s) { ++s.sides[0].substitutions; },
      +[](State& s) { ++s.sides[0].next_formation.count[0]; },
      +[](State& s) { ++s.sides[0].injured[3]; },
      +[](State& s) { ++s.sides[0].returning; },
      +[](State& s) { s.sides[0].keeper_injured = true; },
      +[](State& s) { s.sides[0].skills.add(Skill::fast_attacker); },
      +[](State& s) { s.sides[0].skills_used.add(Skill::tackle); },
      +[](State& s) { ++s.sides[0].skills_hidden; },
      +[](State& s) { s.sides[0].coach_off = true; },
      +[](State& s) { s.turn.long_pass = true; },
      +[](State& s) { s.turn.offside_risk = true; },
      +[](State& s) { s.turn.settled_first = Team::home; },
      +[](State& s) { s.turn.actions_skipped = true; },
      +[](State& s) { s.turn.contested = true; },
      +[](State& s) { s.turn.contest_winner = Team::home; },
      +[](State& s) { s.turn.free_hard_press[0] = true; },
      +[](State& s) { s.turn.sweeps[0] = true; },
      +[](State& s) { s.turn.fans[0] = Area::C3; },
      +[](State& s) { s.turn.press_won_by = Team::away; },
      +[](State& s) { s.turn.played[0].add(Skill::tackle); },
      +[](State& s) { ++s.window.other_moves; },
      +[](State& s) { s.window.any_type = true; },
      +[](State& s) { s.window.no_dribble = true; },
      +[](State& s) { s.sides[0].styles[0] = Style::easy; },
      +[](State& s) { s.sides[0].styles[1] = Style::easy; },
      +[](State& s) { s.sides[0].keeper_out = true; },
      +[](State& s) { s.turn.ball_on_its_way = true; },
      +[](State& s) { s.turn.goal_kick_due = true; },
      +[](State& s) { ++s.turn.moves[0]; },
      +[](State& s) { ++s.turn.moves[1]; },
      +[](State& s) { ++s.carry; },
      +[](State& s) { ++s.set_piece_minutes; },
      +[](State& s) { s.auto_check = true; },
      +[](State& s) { s.last_turn = LastTurn{}; },
      +[](State& s) { s.last_turn = LastTurn{.first = Team::away}; },
      +[](State& s) { s.window.runs.add(Skill::fast_defender); },
      +[](State& s) {
        s.agenda.push({Step::removal, Team::home});
      },
      +[](State& s) {
        s.agenda.push({Step::removal, Team::away});
      },
      +[](State& s) {
        s.agenda.push({Step::removal, Team::home, 1});
      },
  };
  std::vector<State> changed;
  for (const auto change : changes) change(changed.emplace_back(state));
  return changed;
}

TEST_CASE("every field of a state counts in its hash", "[hash]") {
  const Scenario scenario = Scenario::match();
  std::set<std::uint64_t> hashes{hash(scenario.raw())};
  const std::vector<State> changed = with_one_change(scenario.raw());
  for (const State& state : changed) hashes.insert(hash(state));
  CHECK(hashes.size() == changed.size() + 1);
}

TEST_CASE("copies are equal and hash alike", "[hash]") {
  const Scenario scenario = Scenario::match();
  const State copy = scenario.raw();
  CHECK(copy == scenario.raw());
  CHECK(hash(copy) == hash(scenario.raw()));
}

}  // namespace
}  // namespace fuba::test
