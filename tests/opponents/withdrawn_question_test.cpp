#include "fuba/game.hpp"
#include "fuba/league.hpp"
#include "opponents/bench_side.hpp"
#include "support/catch.hpp"

namespace fuba::test::withdrawn_question_test {
using namespace fuba;
using namespace fuba::test;

namespace {

constexpr auto for_a_program = std::chrono::minutes(5);

/// Nobody waits for an answer from the beginning.
std::stop_token withdrawn() {
  std::stop_source source;
  source.request_stop();
  return source.get_token();
}

}  // namespace

TEST_CASE("the answer to a question that was withdrawn is passed over") {
  const auto rules = basic_rules(default_edition());
  const State view = new_match(*rules);
  auto program =
      ProgramCoach::start({"/bin/sh", FUBA_SOURCE "/tests/opponents/bot.sh"}, Team::home, for_a_program);
  REQUIRE(program);
  for (int times = 0; times < 3; ++times) {
    CHECK_FALSE((*program)->choose(*rules, view, withdrawn()));
    CHECK_FALSE((*program)->choose(*rules, view, withdrawn()));
    const auto choice = (*program)->choose(*rules, view, {});
    INFO((choice ? "" : choice.error()));
    REQUIRE(choice);
    CHECK(*choice == legal(*rules, view)[0]);
  }
}

TEST_CASE("a question of which only a part was read when it was withdrawn is said to its end") {
  const auto rules = basic_rules(default_edition());
  const State view = new_match(*rules);
  auto program = ProgramCoach::start(
      {"/bin/sh", "-c", "sleep 1; exec /bin/sh \"$0\"", FUBA_SOURCE "/tests/opponents/bot.sh"}, Team::home,
      for_a_program);
  REQUIRE(program);
  constexpr int more_than_a_pipe_holds = 2000;
  for (int times = 0; times < more_than_a_pipe_holds; ++times)
    CHECK_FALSE((*program)->choose(*rules, view, withdrawn()));
  const auto choice = (*program)->choose(*rules, view, {});
  INFO((choice ? "" : choice.error()));
  REQUIRE(choice);
}
}  // namespace fuba::test::withdrawn_question_test
