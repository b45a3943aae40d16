#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string>

#include "fuba/game.hpp"
#include "fuba/json.hpp"
#include "fuba/random_options.hpp"
#include "fuba/rules_files.hpp"
#include "opponents/bench_side.hpp"
#include "support/catch.hpp"

namespace fuba::test::play_test {
using namespace fuba;
using namespace fuba::test;
using tabletop::ContestResult;

namespace {

std::shared_ptr<const Ruleset> mixed_rules(std::string_view edition, std::uint64_t seed) {
  const OptionRegistry registry = load_options().value();
  return load_rules({std::string(edition), random_options(registry, edition, seed)}).value();
}

}  // namespace

TEST_CASE("the coaches play whole matches of every edition by its rules") {
  const std::string_view edition = GENERATE(from_range(editions()));
  const auto rules = GENERATE_COPY(basic_rules(edition), full_rules(edition));
  const State end = play_on(*rules, coach("cautious"), coach("bold"), new_match(*rules), 5);
  CHECK(is_over(end));
  CHECK(is_over(play_on(*rules, coach("bold"), coach("beginner"), new_match(*rules), 6)));
}

TEST_CASE("the coaches play with any options") {
  const std::string_view edition = GENERATE(from_range(editions()));
  const std::uint64_t seed = GENERATE(1U, 2U, 3U);
  const auto rules = mixed_rules(edition, seed);
  CHECK(is_over(play_on(*rules, coach("bold"), coach("cautious"), new_match(*rules), seed)));
}

TEST_CASE("every state of a match between coaches is a position") {
  const std::string_view edition = GENERATE(from_range(editions()));
  const auto rules = full_rules(edition);
  const std::array coaches{coach("bold"), coach("cautious")};
  play_match(*rules, {&coaches[0], &coaches[1]}, 11, [&](const State& state, const Events&) {
    const auto again = state_from_json(*rules, to_json(*rules, state));
    CAPTURE(to_json(*rules, state).dump());
    REQUIRE(again);
    REQUIRE(*again == state);
  });
}

TEST_CASE("the professional plays every edition by its rules") {
  const std::string_view edition = GENERATE(from_range(editions()));
  const auto rules = GENERATE_COPY(basic_rules(edition), full_rules(edition));
  constexpr int choices = 90;
  play_on(*rules, coach("professional"), coach("beginner"), new_match(*rules), 7, choices);
}

TEST_CASE("the same view, tactics and seed give the same choice") {
  const auto rules = full_rules("fuba-3.0");
  const State one = play_on(*rules, coach("beginner", 3), coach("bold", 4), new_match(*rules), 8);
  const State other = play_on(*rules, coach("beginner", 3), coach("bold", 4), new_match(*rules), 8);
  CHECK(one == other);
}

TEST_CASE("another seed makes a careless coach choose otherwise") {
  const auto rules = basic_rules("fuba-3.0");
  const State one = play_on(*rules, coach("beginner", 3), coach("bold"), new_match(*rules), 8, 150);
  const State other = play_on(*rules, coach("beginner", 4), coach("bold"), new_match(*rules), 8, 150);
  CHECK_FALSE(one == other);
}

TEST_CASE("a coach that is stopped or has no time still makes a legal choice") {
  const auto rules = basic_rules("fuba-3.0");
  const State state =
      position(*rules, R"({"half":1,"minute":20,"control":"home","ball":{"area":"C3","value":3}})");
  std::stop_source source;
  source.request_stop();
  const Coach professional = coach("professional");
  const Command stopped = professional.choose(*rules, state, {.stop = source.get_token()});
  const Command hurried = professional.choose(*rules, state, {.budget = std::chrono::milliseconds(0)});
  CHECK(std::ranges::count(legal(*rules, state), stopped) == 1);
  CHECK(std::ranges::count(legal(*rules, state), hurried) == 1);
}

TEST_CASE("a contest plays each pair of matches on the same dice with sides swapped") {
  const auto rules = basic_rules("fuba-3.0");
  const ContestResult there = play_pairs(*rules, coach("cautious"), coach("beginner"), 2, 1);
  const ContestResult back = play_pairs(*rules, coach("beginner"), coach("cautious"), 2, 1);
  CHECK(there.played() == 4);
  CHECK(there.won == back.lost);
  CHECK(there.goals_for == back.goals_against);
  CHECK(there.won + 0.5 * there.drawn == there.share() * there.played());
}
}  // namespace fuba::test::play_test
