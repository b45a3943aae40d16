#include "fuba/facts.hpp"

#include "fuba/falls.hpp"
#include "fuba/fingerprint.hpp"
#include "fuba/game.hpp"
#include "fuba/random_play.hpp"
#include "opponents/bench_side.hpp"
#include "support/catch.hpp"

namespace fuba::test::facts_test {
using namespace fuba;
using namespace fuba::test;

namespace {

/// Calls `see` with each position of some random matches in which a target is to be chosen.
template <class See>
void at_every_target(const Ruleset& rules, std::uint64_t matches, See see) {
  for (std::uint64_t seed = 1; seed <= matches; ++seed) {
    RandomPlay play(seed);
    State state = new_match(rules);
    while (!is_over(state)) {
      const auto pending = decision(state);
      if (pending && pending->kind == DecisionKind::target) see(state);
      if (pending)
        apply_unchecked(rules, state, play.choose(rules, state));
      else
        apply_dice(rules, state, play.let_fall(*roll(state)));
    }
  }
}

struct Checks {
  int made = 0;
  int passed = 0;
};

/// With unequal dice: with equal ones special events come before the check. Where a half ends there is none.
Checks checks_of(const Ruleset& rules, const State& state) {
  Checks checks;
  for (std::uint8_t first = 1; first <= 6; ++first)
    for (std::uint8_t second = 1; second <= 6; ++second) {
      State next = state;
      Events events;
      if (first != second) apply_dice(rules, next, {first, second}, &events);
      for (const Event& event : events)
        if (event.kind == EventKind::control_check) {
          ++checks.made;
          checks.passed += event.figures[2];
        }
    }
  return checks;
}

}  // namespace

TEST_CASE("the targets of a position are those that are legal", "[3.0/4.1.a][2.0/4.1.a]") {
  const auto rules = full_rules(GENERATE("fuba-3.0", "fuba-2.0", "fuba-it"));
  at_every_target(*rules, 5, [&](const State& state) {
    AreaSet listed;
    for (const Command& command : legal(*rules, state)) listed |= command.from();
    REQUIRE(targets(*rules, state) == listed);
    REQUIRE(next_pass(*rules, at_next_target(state)).targets == listed);
  });
}

TEST_CASE("a pass is kept with as many throws as the dice say", "[3.0/4.2.a][3.0/4.4.a]") {
  const auto rules = basic_rules("fuba-3.0");
  int passes = 0;
  at_every_target(*rules, 3, [&](const State& state) {
    const NextPass pass = next_pass(*rules, state);
    for (const Area target : pass.targets) {
      State chosen = state;
      apply_unchecked(*rules, chosen, commands::at(Verb::target, target));
      const Checks checks = checks_of(*rules, chosen);
      if (checks.made < 30) continue;
      REQUIRE(6 * checks.passed == 5 * pass.kept[index(target)]);
      ++passes;
    }
  });
  CHECK(passes > 300);
}

TEST_CASE("a pass scores with the new ball value, where a shot is allowed", "[3.0/4.4.4.a][3.0/4.6.4.a]") {
  const auto rules = basic_rules("fuba-3.0");
  int shots = 0;
  at_every_target(*rules, 3, [&](const State& state) {
    const NextPass pass = next_pass(*rules, state);
    for (const Area target : pass.targets) {
      double mean = 0;
      if (may_shoot(*rules, state, state.control, target))
        for (int value = 1; value <= 6; ++value)
          mean += chance_to_score(value, shot_modifier(*rules, state, state.control, target)) / 6;
      REQUIRE(pass.scores[index(target)] == Approx(6 * mean * pass.kept[index(target)]));
      shots += mean > 0 ? 1 : 0;
    }
  });
  CHECK(shots > 20);
}

TEST_CASE("the next target is chosen without what the turn before had", "[R8]") {
  const auto rules = basic_rules("fuba-3.0");
  State state = new_match(*rules);
  state.turn.target = Area::C4;
  state.turn.restart = Restart::corner_kick;
  state.turn.began_with = Team::home;
  state.corner = Area::L4;
  CHECK(players_on_pitch(state, Team::home) == 11);
  CHECK(areas_between(*rules, state, Area::C4) == 1);
  const State next = at_next_target(state);
  CHECK(next.turn == Turn{});
  CHECK(next.corner == Area::none);
  CHECK(next.side(Team::home).players[index(Area::L4)] == 1);
  CHECK(areas_between(*rules, next, Area::C4) == 0);
}

TEST_CASE("the minutes to play are those up to the end of the second half", "[3.0/4.3.3][C29]") {
  const auto rules = basic_rules("fuba-3.0");
  State state = new_match(*rules);
  const auto left = [&](int half, int minute) {
    state.half = static_cast<std::uint8_t>(half);
    state.minute = static_cast<std::uint8_t>(minute);
    return minutes_to_play(*rules, state);
  };
  CHECK(left(1, 0) == 90);
  CHECK(left(1, 45) == 45);
  CHECK(left(2, 60) == 30);
  CHECK(left(3, 90) == 30);
  CHECK(left(4, 120) == 0);
}

TEST_CASE("a penalty scores as often as its dice do, over all kicks and dives", "[3.0/5.5.2]") {
  const auto rules = basic_rules("fuba-3.0");
  int scored = 0;
  for (const auto& kick : rules->penalty)
    for (const int needed : kick)
      for (int die = 1; die <= 6; ++die) scored += die >= needed ? 1 : 0;
  CHECK(penalty_chance(*rules) == Approx(scored / 54.0));
}

TEST_CASE("penalties after a match are won by who cannot be caught any more", "[C30]") {
  const auto rules = basic_rules("fuba-3.0");
  ShootOut shoot_out{.first = Team::away, .kicks = {3, 3}, .scored = {1, 3}};
  CHECK_FALSE(winner(*rules, shoot_out));
  CHECK(kicker(shoot_out) == Team::away);
  shoot_out.kicks[1] = 4;
  CHECK(kicker(shoot_out) == Team::home);
  CHECK_FALSE(winner(*rules, shoot_out));
  shoot_out.scored[1] = 4;
  CHECK(winner(*rules, shoot_out) == Team::away);
  shoot_out = {.kicks = {6, 6}, .scored = {4, 4}};
  CHECK_FALSE(winner(*rules, shoot_out));
}

TEST_CASE("who acts next is told as the turn then goes on", "[3.0/4.5.a]") {
  const auto rules = basic_rules("fuba-3.0");
  int acted = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    RandomPlay play(seed);
    State state = new_match(*rules);
    while (!is_over(state)) {
      const auto pending = decision(state);
      if (pending && state.agenda.top().step == Step::action) {
        const ActionsAhead ahead = actions_ahead(*rules, state);
        REQUIRE(ahead.any);
        REQUIRE(ahead.others_first == (pending->team != state.control));
        ++acted;
      }
      if (pending && pending->kind == DecisionKind::target) REQUIRE_FALSE(actions_ahead(*rules, state).any);
      if (pending && pending->kind == DecisionKind::kick)
        REQUIRE(restart_ahead(state) == Restart::penalty_kick);
      if (pending)
        apply_unchecked(*rules, state, play.choose(*rules, state));
      else
        apply_dice(*rules, state, play.let_fall(*roll(state)));
    }
  }
  CHECK(acted > 100);
}

TEST_CASE("dice lead to each state as often as they fall so, but for those that are rolled again") {
  const auto rules = basic_rules("fuba-3.0");
  State kick_off = play_on(*rules, coach("beginner"), coach("beginner"), new_match(*rules), 1, 2);
  REQUIRE(roll(kick_off)->purpose == Purpose::kick_off);
  CHECK(Falls(*rules, kick_off, *roll(kick_off), fingerprint).throws() == 36);  // equal ones are remembered
  apply_dice(*rules, kick_off, {2, 2});
  Falls falls(*rules, kick_off, *roll(kick_off), fingerprint);
  CHECK(falls.throws() == 30);
  CHECK(falls.all().size() == 2);
}
}  // namespace fuba::test::facts_test
