// What comes from the seed.
#include "competition/draw.hpp"

#include <algorithm>

#include "competition/season.hpp"
#include "support/catch.hpp"

using namespace competition;
using namespace competition::test;
using nlohmann::json;

TEST_CASE("each thing has random numbers of its own, by seed and name", "[C19]") {
  CHECK(seed_of(7, "order") != seed_of(7, "match/L3-2"));
  CHECK(seed_of(7, "order") != seed_of(71, "order"));
  // FNV-1a of "0/order" worked out apart from this program.
  CHECK(seed_of(0, "order") == 0x7f1f8a2fa10a42b8ULL);
}

TEST_CASE("an order that is drawn is an entry, and nothing is known before", "[C20][C4]") {
  Season cup("cup", 4, {{"draw", true}});
  CHECK(cup.next().empty());
  CHECK(cup.tie("K1-1")["home"] == nullptr);
  CHECK(cup.fixture("K1-1")["state"] == "waiting");
  cup.add({{"order", {"c", "a", "d", "b"}}});
  CHECK(cup.tie("K1-1")["home"] == "c");
  CHECK(cup.tie("K1-1")["away"] == "b");
  CHECK(cup.next() == json{"K1-1", "K1-2"});
  CHECK_FALSE(cup.refusal({{"order", {"c", "a", "d", "b"}}}).empty());
}

TEST_CASE("orders that name a team twice, too few, or are not to be drawn are refused", "[C20]") {
  Season cup("cup", 3, {{"draw", true}});
  CHECK_FALSE(cup.refusal({{"order", {"a", "a", "b"}}}).empty());
  CHECK_FALSE(cup.refusal({{"order", {"a", "b"}}}).empty());
  CHECK_FALSE(cup.refusal({{"order", {"a", "b", "x"}}}).empty());
  Season fixed("cup", 3);
  CHECK_FALSE(fixed.refusal({{"order", {"a", "b", "c"}}}).empty());
}

TEST_CASE("the drawn order has everybody once and hangs on the seed", "[C20]") {
  auto order = drawn_order(7, 24);
  CHECK(order == drawn_order(7, 24));
  CHECK(order != drawn_order(8, 24));
  std::ranges::sort(order);
  for (TeamIndex team = 0; team < order.size(); ++team) CHECK(order[team] == team);
}

TEST_CASE("lots from the seed leave nobody level", "[C16][C19]") {
  for (const int seed : {1, 2, 3, 4, 5, 6}) {
    Season league("league", 8, {{"seed", seed}});
    league.play_all(1, 1).draw_all();
    CHECK(league.shown()["over"] == true);
    CHECK(league.table().back()["place"] == 8);
  }
}
