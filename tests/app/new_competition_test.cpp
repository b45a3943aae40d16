// A competition that is put together in the window.
#include "app/season/contest.hpp"
#include "app/season/draft.hpp"
#include "app/season/hub_screen.hpp"
#include "season_hands.hpp"
#include "support/catch.hpp"
#include "support/folder.hpp"

namespace fuba::test::new_competition_test {

using app::HubScreen;
using competition::Kind;

TEST_CASE("what the page of agreements does not offer stays as it was agreed for the last competition") {
  const TestFolder folder;
  SeasonHands hands(folder.path());
  auto last = season_of(Kind::league, "pp");
  last.points = {5, 2, 0};
  hands.put(last);
  hands.begin_competition();
  hands.press("season-more");
  hands.press("start");
  REQUIRE(hands.shows<HubScreen>());
  CHECK(hands.definition().points == last.points);
}

TEST_CASE("points are agreed by a press", "[C12]") {
  const TestFolder folder;
  SeasonHands hands(folder.path());
  hands.begin_competition();
  hands.press("season-more");
  hands.press("season-points 1");
  hands.press("start");
  REQUIRE(hands.shows<HubScreen>());
  CHECK(hands.definition().points == std::array{2, 1, 0});
}

TEST_CASE("a kind brings coaches only as far as it needs more teams") {
  const TestFolder folder;
  SeasonHands hands(folder.path());
  app::Draft draft(hands.mirror().director(), {});
  while (draft.takes_fewer()) draft.remove(1);
  REQUIRE(draft.definition.teams.size() == 2);
  draft.choose_kind(Kind::cup);
  CHECK(draft.definition.teams.size() == 2);
  draft.choose_kind(Kind::groups);
  CHECK(draft.definition.teams.size() == 4);
}

}  // namespace fuba::test::new_competition_test
