#include <algorithm>
#include <array>

#include "fuba/game.hpp"
#include "fuba/random_play.hpp"
#include "opponents/bench_side.hpp"
#include "opponents/moves_of_windows.hpp"
#include "support/catch.hpp"

namespace fuba::test::moves_test {
using namespace fuba;
using namespace fuba::test;

namespace {

/// The moves of some matches of a coach against itself.
MovesOfWindows moves_of(const Ruleset& rules, const Coach& coach, int matches) {
  MovesOfWindows moves;
  for (int match = 0; match < matches; ++match) {
    RandomPlay chance(static_cast<std::uint64_t>(match));
    State state = new_match(rules);
    while (!is_over(state)) {
      if (const auto due = roll(state)) {
        apply_dice(rules, state, chance.let_fall(*due));
        continue;
      }
      const Command choice = coach.choose(rules, seen_by(state, decision(state)->team), unhurried());
      moves.see(state, choice);
      apply_unchecked(rules, state, choice);
    }
  }
  return moves;
}

/// How many areas away a coach passes, on the average of some matches against itself.
double length_of_passes(const Ruleset& rules, const Tactics& tactics) {
  const Coach both(tactics, 1);
  int passes = 0;
  int areas = 0;
  for (std::uint64_t seed = 0; seed < 2; ++seed)
    play_match(rules, {&both, &both}, seed, [&](const State&, const Events& events) {
      for (const Event& event : events) {
        if (event.kind != EventKind::target) continue;
        ++passes;
        areas += rules.pitch.distance[index(event.from)][index(event.to)];
      }
    });
  return double(areas) / passes;
}

}  // namespace

TEST_CASE("coaches do not move there and back") {
  const auto rules = basic_rules("fuba-3.0");
  const std::string_view id = GENERATE("beginner", "bold", "professional");
  const MovesOfWindows moves = moves_of(*rules, coach(id), 4);
  INFO(id << ": " << moves.there_and_back() << " of " << moves.windows());
  CHECK(moves.windows() > 100);
  CHECK(moves.there_and_back() * 200 < moves.windows());
}

TEST_CASE("the master moves nobody out of an area that somebody has just come to") {
  const auto rules = basic_rules("fuba-3.0");
  const MovesOfWindows moves = moves_of(*rules, coach("master"), 2);
  CHECK(moves.moves() > 100);
  CHECK(moves.there_and_back() == 0);
}

TEST_CASE("who overlooks what is away from the ball plays shorter passes") {
  const auto rules = basic_rules("fuba-3.0");
  Tactics tactics = tactics_of("amateur");
  tactics.overlooks = 0;
  const double sees = length_of_passes(*rules, tactics);
  tactics.overlooks = 1;
  CHECK(length_of_passes(*rules, tactics) < 0.5 * sees);
}

TEST_CASE("who forgets the clock judges the last minute as the first") {
  const auto rules = basic_rules("fuba-3.0");
  Tactics tactics = tactics_of("professional");
  tactics.forgets_clock = GENERATE(false, true);
  const auto hope = [&](int minute) {
    State state =
        position(*rules, R"({"half":2,"minute":60,"control":"home","ball":{"area":"C3","value":2}})");
    state.minute = static_cast<std::uint8_t>(minute);
    state.score = {1, 0};
    return Coach(tactics, 1).advise(*rules, state, 1, unhurried()).front().value;
  };
  if (tactics.forgets_clock)
    CHECK(hope(88) == Approx(hope(50)).margin(0.02));
  else
    CHECK(hope(88) > hope(50) + 0.1);
}
}  // namespace fuba::test::moves_test
