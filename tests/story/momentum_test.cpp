// Who had the better of a match, turn by turn, in any game.
#include "story/momentum.hpp"

#include "support/catch.hpp"

namespace fuba::test::momentum_test {
namespace {

using story::Moment;
using story::Team;

struct Turn {
  Moment when;
  Team team = Team::home;
  double pressure = 0;
  double momentum = 0;
};
struct Shot {
  Moment when;
  Team team = Team::home;
  double chance = 0;
};

Moment at(std::size_t entry, int half = 1) { return {.entry = entry, .half = half}; }

std::vector<Turn> told(std::vector<Turn> turns, const std::vector<Shot>& shots = {}) {
  story::add_momentum(turns, shots, [](const Turn& turn) { return turn.pressure; });
  return turns;
}

TEST_CASE("pressure counts for the team that has the ball, and the latest turn most") {
  const auto turns = told({{at(1), Team::home, 0.5}, {at(2), Team::away, 1}});
  CHECK(turns[0].momentum == Approx(std::tanh(3 * 0.2 * 0.5)));
  CHECK(turns[1].momentum == Approx(std::tanh(3 * (0.8 * 0.1 - 0.2))));
}

TEST_CASE("a shot adds its chance to the turn that it ends, the last ones to the last turn") {
  const auto turns = told({{at(1), Team::home, 0}, {at(5), Team::home, 0}},
                          {{at(5), Team::away, 0.5}, {at(9), Team::home, 1}});
  CHECK(turns[0].momentum == Approx(std::tanh(3 * 0.2 * -0.5)));
  CHECK(turns[1].momentum == Approx(std::tanh(3 * (0.8 * 0.2 * -0.5 + 0.2))));
}

TEST_CASE("each half begins anew") {
  const auto turns = told({{at(1), Team::home, 1}, {at(2, 2), Team::away, 1}});
  CHECK(turns[1].momentum == Approx(-turns[0].momentum));
}

}  // namespace
}  // namespace fuba::test::momentum_test
