#include "fuba/fingerprint.hpp"

#include <unordered_map>

#include "fuba/facts.hpp"
#include "fuba/game.hpp"
#include "fuba/random_play.hpp"
#include "opponents/bench_side.hpp"
#include "support/catch.hpp"

namespace fuba::test::fingerprint_test {
using namespace fuba;
using namespace fuba::test;

namespace {

void go_on(const Ruleset& rules, RandomPlay& play, State& state) {
  if (const auto due = roll(state))
    apply_dice(rules, state, play.let_fall(*due));
  else
    apply_unchecked(rules, state, play.choose(rules, state));
}

bool alike(const NextPass& one, const NextPass& other) {
  return one.targets == other.targets && one.kept == other.kept && one.scores == other.scores;
}

}  // namespace

TEST_CASE("positions have the same fingerprint where they are the same, and only there") {
  const auto rules = full_rules(GENERATE("fuba-3.0", "fuba-2.0", "fuba-it"));
  std::unordered_map<std::uint64_t, State> seen;
  bool alike = true;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    RandomPlay play(seed);
    for (State state = new_match(*rules); !is_over(state); go_on(*rules, play, state)) {
      const auto [known, is_new] = seen.try_emplace(fingerprint(state), state);
      alike = alike && (is_new || known->second == state);
    }
  }
  CHECK(alike);
  CHECK(seen.size() > 4000);
}

TEST_CASE("where passes have the same fingerprint they promise the same") {
  const auto rules = full_rules(GENERATE("fuba-3.0", "fuba-2.0", "fuba-it"));
  std::unordered_map<std::uint64_t, NextPass> seen;
  int met_again = 0;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    RandomPlay play(seed);
    for (State state = new_match(*rules); !is_over(state); go_on(*rules, play, state)) {
      const NextPass pass = next_pass(*rules, at_next_target(state));
      const auto [known, is_new] = seen.try_emplace(fingerprint_of_pass(state), pass);
      REQUIRE(alike(known->second, pass));
      met_again += is_new ? 0 : 1;
    }
  }
  CHECK(met_again > 1000);
  CHECK(seen.size() > 1000);
}

TEST_CASE("every kind of change shows in the fingerprint") {
  const auto rules = full_rules("fuba-3.0");
  const State state = new_match(*rules);
  const auto differs = [&](auto change) {
    State changed = state;
    change(changed);
    return fingerprint(changed) != fingerprint(state);
  };
  CHECK(differs([](State& each) { each.sides[1].skills.add(Skill::tackle); }));
  CHECK(differs([](State& each) { each.turn.played[0].add(Skill::tackle); }));
  CHECK(differs([](State& each) { each.window.no_dribble = true; }));
  CHECK(differs([](State& each) { each.last_turn = LastTurn{}; }));
  CHECK(differs([](State& each) { each.secret_dive = Side::left; }));
  CHECK(differs([](State& each) { each.agenda.top().number = 7; }));
  CHECK(differs([](State& each) { each.agenda.push({Step::turn}); }));
}
}  // namespace fuba::test::fingerprint_test
