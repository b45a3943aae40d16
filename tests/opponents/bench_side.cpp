#include "opponents/bench_side.hpp"

#include <nlohmann/json.hpp>

#include "fuba/coach/tactics_files.hpp"
#include "fuba/game.hpp"
#include "fuba/json.hpp"
#include "fuba/random_play.hpp"
#include "fuba/rules_files.hpp"
#include "support/catch.hpp"

namespace fuba::test {

using tabletop::ContestResult;
using tabletop::seed_of_match;

Thinking unhurried() { return {.budget = std::chrono::hours(1)}; }

Tactics tactics_of(std::string_view id) { return tactics_of_the_game(id).value(); }

Coach coach(std::string_view id, std::uint64_t seed) { return {tactics_of(id), seed}; }

std::shared_ptr<const Ruleset> basic_rules(std::string_view edition) {
  return load_rules({.edition = std::string(edition)}).value();
}

std::shared_ptr<const Ruleset> full_rules(std::string_view edition) {
  Options all;
  for (const Option option : load_options().value().of(edition)) all.add(option);
  return load_rules({.edition = std::string(edition), .options = all}).value();
}

State position(const Ruleset& rules, std::string_view json) {
  const auto state = state_from_json(rules, nlohmann::json::parse(json));
  if (!state) FAIL(state.error().field << ": " << state.error().problem);
  return *state;
}

State play_on(const Ruleset& rules, const Coach& home, const Coach& away, State state, std::uint64_t seed,
              int choices) {
  const std::array coaches{&home, &away};
  RandomPlay chance(seed);
  while (!is_over(state) && choices > 0) {
    if (const auto due = roll(state)) {
      apply_dice(rules, state, chance.let_fall(*due));
      continue;
    }
    const Team team = decision(state)->team;
    const Command command = coaches[index(team)]->choose(rules, seen_by(state, team), unhurried());
    CAPTURE(rules.id, seed, to_string(command));
    REQUIRE(apply(rules, state, command));
    --choices;
  }
  return state;
}

State play_match(const Ruleset& rules, const std::array<const Coach*, 2>& coaches, std::uint64_t seed,
                 const Spectator& spectator) {
  RandomPlay chance(seed);
  State state = new_match(rules);
  Events events;
  while (!is_over(state)) {
    events.clear();
    if (const auto due = roll(state)) {
      apply_dice(rules, state, chance.let_fall(*due), &events);
    } else {
      const Team team = decision(state)->team;
      const Command command = coaches[index(team)]->choose(rules, seen_by(state, team), unhurried());
      apply_unchecked(rules, state, command, &events);
    }
    if (spectator) spectator(state, events);
  }
  return state;
}

ContestResult play_pairs(const Ruleset& rules, const Coach& first, const Coach& second, int pairs,
                         std::uint64_t seed) {
  ContestResult result;
  for (int pair = 0; pair < pairs; ++pair) {
    const std::uint64_t dice = seed_of_match(seed, static_cast<std::uint64_t>(pair));
    const State there = play_match(rules, {&first, &second}, dice);
    const State back = play_match(rules, {&second, &first}, dice);
    result.add(there.score[0], there.score[1]);
    result.add(back.score[1], back.score[0]);
  }
  return result;
}

}  // namespace fuba::test
