// What a match costs in the next one.
#include "competition/carry_over.hpp"

#include "competition/season.hpp"
#include "support/catch.hpp"

using namespace competition::test;
using nlohmann::json;

namespace {

const json carried{{"options", {"conditions", "injuries"}}};

json marks(const char* kind, int home, int away, const json& dice = {}) {
  json more{{kind, {home, away}}};
  if (!dice.is_null()) more["dice"] = dice;
  return more;
}

/// Two teams that meet three times and more, so that marks can add up.
Season two_teams(const json& more = {}) {
  json all = carried;
  all["rounds"] = 2;
  all.update(more.is_null() ? json::object() : more);
  return Season("league", 2, all);
}

}  // namespace

TEST_CASE("a red card costs a point in the next match", "[3.0/T8][C22]") {
  Season season = two_teams();
  season.result("L1-1", 0, 0, marks("red", 2, 0));
  CHECK(season.missing() == json::parse(R"({"a":{"points":1,"why":["3.0/T8a"]}})"));
  CHECK(season.get().terms(1).points_off == std::array{0, 1});
}

TEST_CASE("yellow cards cost a point where two dice are not above those of earlier matches",
          "[3.0/T8][C22]") {
  Season season("league", 4, carried);
  season.result("L1-1", 0, 0, marks("yellow", 5, 0)).result("L1-2", 0, 0);
  CHECK(season.missing().empty());
  season.result("L2-1", 0, 0);
  CHECK(season.refused("L2-2", 0, 0, marks("yellow", 1, 0)).find("/dice/home") != std::string::npos);
  Season lucky = season;
  lucky.result("L2-2", 0, 0, marks("yellow", 1, 0, {{"home", {{"yellow", {3, 3}}}}}));
  CHECK(lucky.missing().empty());
  season.result("L2-2", 0, 0, marks("yellow", 1, 0, {{"home", {{"yellow", {3, 2}}}}}));
  CHECK(season.missing() == json::parse(R"({"a":{"points":1,"why":["3.0/T8b"]}})"));
}

TEST_CASE("dice for yellow cards that could cost nothing may be left out", "[3.0/T8][C19]") {
  Season season = two_teams();
  season.result("L1-1", 0, 0, marks("yellow", 1, 0));
  Season thrown = season;
  season.result("L2-1", 0, 0, marks("yellow", 0, 1));
  thrown.result("L2-1", 0, 0, marks("yellow", 0, 1, {{"away", {{"yellow", {1, 1}}}}}));
  CHECK(thrown.missing().empty());
}

TEST_CASE("an injury costs a point on a 1 or a 2", "[3.0/T8][C22]") {
  for (const int die : {1, 2, 3, 6}) {
    Season season = two_teams();
    season.result("L1-1", 0, 0, marks("injuries", 0, 1, {{"away", {{"injury", die}}}}));
    CHECK(season.missing().contains("b") == (die <= 2));
  }
  Season season = two_teams();
  CHECK(season.refused("L1-1", 0, 0, marks("injuries", 0, 1)).find("/dice/away") != std::string::npos);
  CHECK_FALSE(season.refused("L1-1", 0, 0, {{"dice", {{"away", {{"injury", 1}}}}}}).empty());
  CHECK_FALSE(season.refused("L1-1", 0, 0, {{"dice", {{"home", {{"yellow", {1, 1}}}}}}}).empty());
}

TEST_CASE("each of the three costs one, so at most three", "[3.0/T8][C22]") {
  Season season("league", 4, carried);
  season.result("L1-1", 0, 0, marks("yellow", 12, 0)).result("L1-2", 0, 0).result("L2-1", 0, 0);
  season.result("L2-2", 0, 0, json::parse(R"({"yellow":[3,0],"red":[2,0],"injuries":[2,0],
                                "dice":{"home":{"yellow":[6,6],"injury":2}}})"));
  CHECK(season.missing()["a"] == json::parse(R"({"points":3,"why":["3.0/T8a","3.0/T8b","3.0/T8c"]})"));
}

TEST_CASE("without the option conditions, or where it is agreed, nothing is carried over", "[C21]") {
  Season plain("league", 2, {{"rounds", 2}});
  plain.result("L1-1", 0, 0, marks("red", 1, 0)).result("L2-1", 0, 0, marks("injuries", 1, 0));
  Season none = two_teams({{"carry", "none"}});
  none.result("L1-1", 0, 0, marks("red", 1, 0));
  CHECK(none.missing().empty());
  CHECK_FALSE(none.refused("L2-1", 0, 0, marks("injuries", 1, 0, {{"home", {{"injury", 1}}}})).empty());
}

TEST_CASE("a reduction that a walkover made needless waits for the next match that is played", "[C22][C18]") {
  Season season("league", 4, carried);
  season.result("L1-1", 0, 0, marks("red", 1, 0)).result("L1-2", 0, 0);
  season.add({{"walkover", "L2-2"}, {"to", "home"}}).result("L2-1", 0, 0);
  CHECK(season.fixture("L2-2")["score"] == json{3, 0});
  CHECK(season.missing()["a"]["points"] == 1);
  season.result("L3-1", 0, 0).result("L3-2", 0, 0);
  CHECK(season.missing().empty());
}

TEST_CASE("a team without a next match misses nothing", "[C22]") {
  Season cup("cup", 2, carried);
  cup.result("K1-1", 1, 0, marks("red", 1, 1));
  CHECK(cup.missing().empty());
}

TEST_CASE("a card lost by an event is barred for one match", "[3.0/T10][C24]") {
  Season season("league", 2,
                {{"rounds", 2},
                 {"options", {"conditions", "skills"}},
                 {"skills_per_match", 1},
                 {"teams", json::parse(R"([
      {"id":"a","name":"A","plays":{"coach":"bold"},"skills":["tackle","header"]},
      {"id":"b","name":"B","plays":{"coach":"bold"},"skills":["tackle","stopper"]}])")}});
  CHECK(season.refused("L1-1", 0, 0, {{"lost_skills", {json::array(), {"whistle"}}}})
            .find("is no skill card") != std::string::npos);
  season.result("L1-1", 0, 0, {{"lost_skills", {json::array(), {"tackle"}}}});
  CHECK(season.shown()["barred"] == json::parse(R"({"b":["tackle"]})"));
  const auto terms = season.get().terms(1);
  CHECK(terms.cards[0] == std::vector<std::string>{"stopper"});
  CHECK(terms.cards[1] == std::vector<std::string>{"tackle", "header"});
  season.result("L2-1", 0, 0);
  CHECK(season.shown()["barred"].empty());
}

TEST_CASE("who comes late gives up two points, or the match", "[3.0/T5][C35]") {
  Season season = two_teams();
  CHECK_FALSE(season.refusal({{"late", "L2-1"}, {"team", "a"}, {"by", 1}}).empty());
  season.add({{"late", "L1-1"}, {"team", "a"}, {"by", 1}});
  CHECK(season.missing()["a"] == json::parse(R"({"points":2,"why":["3.0/T5"]})"));
  season.result("L1-1", 0, 0);
  CHECK(season.missing().empty());
  season.add({{"late", "L2-1"}, {"team", "b"}, {"by", 2}});
  CHECK(season.fixture("L2-1")["score"] == json{0, 3});
}

TEST_CASE("the dice of 3.0/T8 come from the seed, only those that can matter", "[C19]") {
  Season season = two_teams();
  competition::ResultEntry result{.match = "L1-1", .score = {0, 0}, .yellow = {1, 1}, .injuries = {1, 0}};
  const auto dice = season.get().as_written(result).dice;
  CHECK_FALSE(dice[0].yellow);
  CHECK(dice[0].injury);
  CHECK(dice[1] == competition::AfterDice{});
  CHECK(season.get().as_written(result).dice == dice);
}
