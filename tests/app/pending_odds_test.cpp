#include "fuba/table/pending_odds.hpp"

#include <algorithm>
#include <chrono>
#include <thread>

#include "fuba/game.hpp"
#include "support/catch.hpp"
#include "table.hpp"

namespace fuba::test::pending_odds_test {
using namespace fuba;
using namespace fuba::app;
using fuba::test::Table;

namespace {

/// Home may choose a target.
constexpr const char* turn = R"({"half":1,"minute":20,"control":"home","ball":{"area":"C3","value":3},
  "home":{"formation":"4-4-2","players":{"C2":3,"C3":3,"L3":2,"R3":2},"keeper":"C1"},
  "away":{"formation":"4-4-2","players":{"C3":3,"C4":3,"L3":2,"R3":2},"keeper":"C5"}})";

std::vector<double> values(const std::vector<Odds>& odds) {
  std::vector<double> all;
  for (const Odds& of : odds)
    for (const auto& [outcome, chance] : of.chances) all.push_back(chance);
  return all;
}

}  // namespace

TEST_CASE("odds that are asked for come, and are those of the engine") {
  const Match match = test::match_at(turn);
  PendingOdds pending;
  pending.ask(match.shared_rules(), match.state());
  CHECK(pending.known().empty());
  while (pending.awaited()) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    pending.hear();
  }
  CHECK(values(pending.known()) == values(odds(match.rules(), match.state())));
  for (const Odds& of : pending.known()) CHECK(pending.concern(of.command));
}

TEST_CASE("the odds of a decision that has passed are never shown") {
  const Match match = test::match_at(turn);
  State other = match.state();
  other.ball_value = 6;
  const auto wanted = values(odds(match.rules(), other));
  REQUIRE(wanted != values(odds(match.rules(), match.state())));
  for (int times = 0; times < 20; ++times) {
    PendingOdds pending;
    pending.ask(match.shared_rules(), match.state());
    std::this_thread::sleep_for(std::chrono::microseconds(100 * times));
    pending.ask(match.shared_rules(), other);
    while (pending.awaited()) {
      CHECK(pending.known().empty());
      pending.hear();
    }
    CHECK(values(pending.known()) == wanted);
    pending.forget();
    pending.hear();
    CHECK(pending.known().empty());
  }
}

TEST_CASE("the list of targets keeps its place and its choices when their chances come and sort it") {
  Table table(turn);
  REQUIRE(table.asked() == "target");
  const auto places = [&] {
    std::vector<std::pair<float, float>> found;
    for (const Command& command : table.play().legal())
      if (const auto place = table.place(to_string(command))) found.emplace_back(place->x, place->y);
    std::ranges::sort(found);
    return found;
  };
  const auto before = places();
  REQUIRE(before.size() > 3);
  table.wait_for_odds();
  CHECK(places() == before);
}
}  // namespace fuba::test::pending_odds_test
