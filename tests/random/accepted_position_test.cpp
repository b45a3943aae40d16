#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>

#include "any_rules.hpp"
#include "fuba/game.hpp"
#include "fuba/json.hpp"
#include "fuba/random_play.hpp"
#include "invariants.hpp"
#include "long_run.hpp"
#include "support/catch.hpp"

namespace fuba::test {
namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr std::uint64_t matches_each_time = 2;
#else
constexpr std::uint64_t matches_each_time = 45;
#endif

/// How two random players choose.
enum class Manner : std::uint8_t {
  any,     ///< whatever is legal
  eager,   ///< cards, boosts, presses and moves more often than not
  modest,  ///< nothing more than they have to, every other time
};
constexpr std::uint64_t manners = 3;

Command choose(Manner manner, const Ruleset& rules, const State& state, RandomPlay& play) {
  const Command chosen = play.choose(rules, state);
  if (manner == Manner::any) return chosen;
  const Command modest = modest_answer(rules, state);
  if (manner == Manner::eager) return chosen == modest ? play.choose(rules, state) : chosen;
  return state.agenda.size() % 2 == 0 ? modest : chosen;
}

/// What either team sees can be set up again, once formations are no secret: its own cards, and none of the
/// other team's.
std::string fault_of_views(const Ruleset& rules, const State& state) {
  if (!state.sides[0].formation.chosen() || !state.sides[1].formation.chosen()) return {};
  for (const Team team : teams) {
    const nlohmann::json view = to_json(rules, seen_by(state, team));
    const auto read = state_from_json(rules, view);
    if (!read) return "its view is refused: " + read.error().field + " " + read.error().problem;
  }
  return {};
}

TEST_CASE("every state that play reaches is a position, and so is what either team sees of it",
          "[random][protocol]") {
  const std::uint64_t first = number_given("FUBA_FIRST_MATCH", 0);
  const std::uint64_t past = first + number_given("FUBA_MATCHES", matches_each_time);
  for (std::uint64_t number = first; number < past; ++number) {
    const Ruleset& rules = any_rules(number / manners);
    const auto manner = static_cast<Manner>(number % manners);
    RandomPlay play(number);
    State state = new_match(rules);
    int steps = 0;
    while (!is_over(state)) {
      if (const auto due = roll(state))
        apply_dice(rules, state, play.let_fall(*due));
      else
        apply_unchecked(rules, state, choose(manner, rules, state, play));
      std::string fault = fault_of_json(rules, state);
      if (fault.empty() && ++steps % 7 == 0) fault = fault_of_views(rules, state);
      if (fault.empty()) continue;
      FAIL_CHECK("match " << number << ", " << rules.id << ": " << fault << " in " << to_json(rules, state));
      break;
    }
  }
}

}  // namespace
}  // namespace fuba::test
