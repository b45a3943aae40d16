#include <algorithm>

#include "support/catch.hpp"
#include "words/played.hpp"

namespace fuba::test {
namespace {

bool lists(const CommandList& list, const Command& command) { return std::ranges::count(list, command) > 0; }

/// Steps whose modest answer may not be open: a pass that has to go around, roles that are still to be given.
bool may_have_to_choose(Step step) { return step == Step::via || step == Step::choose_roles; }

void check_decision(const Ruleset& played, const State& state) {
  const auto pending = decision(state);
  const Step step = state.agenda.top().step;
  INFO(name(step));
  REQUIRE(pending.has_value() == (nature(step) != Nature::automatic));
  if (!pending) return;
  REQUIRE(pending->nature == nature(step));
  const CommandList list = legal(played, state);
  const auto modest = modest_answer(step);
  if (modest && !may_have_to_choose(step)) REQUIRE(lists(list, *modest));
  const Command answer = modest_answer(played, state);
  REQUIRE(lists(list, answer));
  if (modest && lists(list, *modest)) REQUIRE(answer == *modest);
  REQUIRE(answer == list[list.size() - 1]);
}

TEST_CASE("Every decision has its nature, and its modest answer is legal") {
  constexpr std::uint64_t matches = 5;
  for (const Ruleset* game : every_game()) {
    INFO(game->id);
    for (std::uint64_t match = 0; match < matches; ++match)
      play_match(
          *game, match, [&](const State& state) { check_decision(*game, state); }, [](const Event&) {});
  }
}

TEST_CASE("Windows, offers and actions can be let go") {
  for (std::size_t at = 0; at < step_count; ++at) {
    const auto step = static_cast<Step>(at);
    INFO(name(step));
    const Nature each = nature(step);
    if (each == Nature::window || each == Nature::offer || each == Nature::action) CHECK(modest_answer(step));
    if (each == Nature::automatic || each == Nature::set_up) CHECK_FALSE(modest_answer(step));
  }
}

}  // namespace
}  // namespace fuba::test
