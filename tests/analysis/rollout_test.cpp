#include "fuba/analysis/rollout.hpp"

#include <algorithm>

#include "fuba/analysis/quick_play.hpp"
#include "fuba/game.hpp"
#include "fuba/random_play.hpp"
#include "support/catch.hpp"
#include "support/scenario.hpp"

namespace fuba::test::rollout_test {
namespace {

const Foreteller& foreteller() {
  static const Foreteller read = foreteller_of_the_game("fuba-3.0").value();
  return read;
}

/// The first choice of a target of a random match.
State first_target(const Ruleset& played) {
  RandomPlay play(7);
  State state = new_match(played);
  while (!decision(state) || decision(state)->kind != DecisionKind::target)
    if (const auto due = roll(state))
      apply_dice(played, state, play.let_fall(*due));
    else
      apply_unchecked(played, state, play.choose(played, state));
  return state;
}

std::vector<Command> choices(const Ruleset& played, const State& state, std::size_t most) {
  const CommandList list = legal(played, state);
  std::vector<Command> found(list.begin(), list.end());
  found.resize(std::min(most, found.size()));
  return found;
}

}  // namespace

TEST_CASE("The same seed plays choices out alike", "[analysis][rollout]") {
  const State state = first_target(rules());
  const RolloutPlan plan{.most_games = 16, .enough = 0, .seed = 5};
  const auto once = roll_out(rules(), state, choices(rules(), state, 3), foreteller(), plan);
  const auto again = roll_out(rules(), state, choices(rules(), state, 3), foreteller(), plan);
  REQUIRE(once.size() == 3);
  for (std::size_t at = 0; at < once.size(); ++at) {
    CHECK(once[at].command == again[at].command);
    CHECK(once[at].points.mean == again[at].points.mean);
  }
}

TEST_CASE("The best choice comes first and the others lie behind it", "[analysis][rollout]") {
  const State state = first_target(rules());
  const auto found = roll_out(rules(), state, choices(rules(), state, 4), foreteller(), {.most_games = 24});
  REQUIRE(found.size() == 4);
  CHECK(found.front().behind.mean == 0);
  CHECK(std::ranges::is_sorted(found, {}, [](const RolledOut& each) { return each.behind.mean; }));
}

TEST_CASE("A choice that is the best beyond doubt ends the games", "[analysis][rollout]") {
  // The last minute, a goal behind, the ball in front of the goal: to shoot or to do nothing.
  const auto position = Scenario::position(
      R"({"stage":"actions","first":"home","control":"home","start":"C4","target":"C5","ball":{"area":"C5","value":1},"home":{"players":{"C5":2}},
          "score":{"home":0,"away":1},"half":2,"minute":89})");
  State state = position.raw();
  while (decision(state)->kind != DecisionKind::action)
    apply_unchecked(position.rules(), state, modest_answer(position.rules(), state));
  REQUIRE(decision(state)->team == Team::home);
  REQUIRE(std::ranges::count(legal(position.rules(), state), commands::act(Action::shoot)) == 1);
  const std::array two{commands::act(Action::shoot), commands::act(Action::none)};
  const auto found = roll_out(position.rules(), state, two, foreteller(), {.most_games = 400});
  REQUIRE(found.size() == 2);
  CHECK(found.front().command == commands::act(Action::shoot));
  CHECK(found.front().games < 400);
}

TEST_CASE("More games make the error smaller", "[analysis][rollout]") {
  const State state = first_target(rules());
  const auto error = [&](std::uint32_t games) {
    const RolloutPlan plan{.most_games = games, .enough = 0, .beyond_doubt = 1000};
    return roll_out(rules(), state, choices(rules(), state, 1), foreteller(), plan).front().points.error;
  };
  CHECK(error(256) < error(16));
}

TEST_CASE("A rollout that is stopped tells nothing", "[analysis][rollout]") {
  const State state = first_target(rules());
  std::stop_source source;
  source.request_stop();
  CHECK(roll_out(rules(), state, choices(rules(), state, 2), foreteller(), {.stop = source.get_token()})
            .empty());
}

TEST_CASE("The quick policy chooses the same whether it has met a position before or not",
          "[analysis][quick-play]") {
  QuickPlay practised(rules(), foreteller().tactics());
  RandomPlay play(4);
  State state = new_match(rules());
  for (std::uint64_t made = 0; made < 200 && !is_over(state); ++made) {
    if (const auto due = roll(state)) {
      apply_dice(rules(), state, play.let_fall(*due));
      continue;
    }
    const auto chosen = [&](QuickPlay& quick) {
      tabletop::Random random(made, tabletop::Stream::opponents);
      return quick.choose(state, random);
    };
    QuickPlay fresh(rules(), foreteller().tactics());
    const Command expected = chosen(fresh);
    REQUIRE(chosen(practised) == expected);
    REQUIRE(chosen(practised) == expected);
    REQUIRE(apply(rules(), state, expected));
  }
}

TEST_CASE("The quick policy chooses what is legal to the end of a match", "[analysis][quick-play]") {
  const auto edition = GENERATE("fuba-3.0", "fuba-2.0", "fuba-it");
  const Ruleset& played = rules({.edition = edition, .options = option_registry().of(edition)});
  QuickPlay quick(played, foreteller().tactics());
  RandomPlay play(3);
  tabletop::Random random(3, tabletop::Stream::opponents);
  State state = new_match(played);
  while (!is_over(state))
    if (const auto due = roll(state))
      apply_dice(played, state, play.let_fall(*due));
    else
      REQUIRE(apply(played, state, quick.choose(state, random)));
}

}  // namespace fuba::test::rollout_test
