// Entries that do not fit, and results that are taken back.
#include "competition/season.hpp"
#include "support/catch.hpp"

using namespace competition::test;
using nlohmann::json;

TEST_CASE("results of matches that are not there, not playable or finished are refused", "[C11]") {
  Season league("league", 4);
  CHECK(league.refused("L9-1", 1, 0).find("there is no match") != std::string::npos);
  CHECK_FALSE(league.refused("L2-1", 1, 0).empty());
  league.result("L1-1", 1, 0);
  CHECK(league.refused("L1-1", 1, 0).find("has a result") != std::string::npos);
}

TEST_CASE("goals are whole numbers from 0 to 99", "[C40]") {
  Season league("league", 2);
  CHECK_FALSE(league.refused("L1-1", -1, 0).empty());
  CHECK_FALSE(league.refused("L1-1", 0, 100).empty());
  CHECK_FALSE(league.refusal(json::parse(R"({"result":"L1-1","score":[1.5,0]})")).empty());
  CHECK_FALSE(league.refusal(json::parse(R"({"result":"L1-1","score":[1]})")).empty());
  CHECK_FALSE(league.refusal(json::parse(R"({"result":"L1-1"})")).empty());
  CHECK(league.refused("L1-1", 99, 0, {{"by_hand", true}}).empty());
}

TEST_CASE("lines that are no entry are refused", "[C40]") {
  Season league("league", 2);
  CHECK_FALSE(league.refusal(json::object()).empty());
  CHECK_FALSE(league.refusal({{"goal", "L1-1"}}).empty());
  CHECK_FALSE(league.refused("L1-1", 1, 0, {{"weather", "rain"}}).empty());
  CHECK_FALSE(league.refusal({{"withdraw", "x"}}).empty());
  CHECK_FALSE(league.refusal(json::array()).empty());
}

TEST_CASE("who plays a team may change, and the table does not", "[C3]") {
  Season league("league", 2);
  CHECK(league.get().plays(0).called == "bold");
  league.add({{"plays", {{"person", "Anna"}}}, {"team", "a"}});
  CHECK(league.get().plays(0).called == "Anna");
  CHECK(league.table().size() == 2);
  CHECK_FALSE(league.refusal({{"plays", {{"coach", "nobody"}}}, {"team", "a"}}).empty());
}

TEST_CASE("a result can be taken back while no later match of the two has begun", "[C39]") {
  Season league("league", 4, {{"options", {"conditions"}}});
  league.result("L1-1", 1, 0, {{"red", {1, 0}}});
  CHECK_FALSE(league.get().taken_back(0));
  league.add({{"back", "L1-1"}});
  CHECK(league.get().taken_back(0));
  CHECK(league.fixture("L1-1")["state"] == "playable");
  CHECK(league.missing().empty());
  CHECK(league.table()[0]["played"] == 0);
  league.result("L1-1", 0, 2, {{"again", true}}).result("L1-2", 0, 0);
  CHECK(league.ranking().substr(0, 1) == "d");
  league.add({{"back", "L1-2"}}).result("L1-2", 0, 0);
  CHECK(league.get().taken_back(0));
  league.add({{"begin", "L2-1"}});  // d and c
  CHECK(league.refusal({{"back", "L1-1"}}).find("later match") != std::string::npos);
  CHECK_FALSE(league.refusal({{"back", "L2-2"}}).empty());
}

TEST_CASE("a result stays once a match that hangs on its tie has begun, whoever plays it", "[C39][C18]") {
  Season cup("cup", 8);
  cup.result("K1-1", 1, 0).result("K1-2", 1, 0).result("K1-3", 1, 0).result("K1-4", 1, 0);
  cup.add({{"withdraw", "a"}}).result("K2-2", 1, 0).add({{"begin", "K3-1"}});
  REQUIRE(cup.fixture("K3-1")["away"] == "d");
  CHECK_FALSE(cup.refusal({{"back", "K1-1"}}).empty());
  CHECK(cup.fixture("K3-1")["state"] == "under-way");
}

TEST_CASE("a result of a group stays once the knock-out has begun", "[C39]") {
  Season season("groups", 6, {{"groups", 2}, {"qualify", 1}});
  season.play_all(1, 0).draw_all();
  Season begun("groups", 6, {{"groups", 2}, {"qualify", 1}});
  for (const char* match : {"A1-1", "B1-1", "A2-1", "B2-1", "A3-1", "B3-1"}) begun.result(match, 1, 0);
  begun.draw_all().add({{"begin", "K1-1"}});
  CHECK(begun.refusal({{"back", "A3-1"}}).find("begun") != std::string::npos);
}

TEST_CASE("lots fall away with a result that is taken back", "[C39][C16]") {
  Season league("league", 2);
  league.result("L1-1", 1, 1).add({{"lots", "L"}, {"throws", {{{"a", 1}, {"b", 6}}}}});
  CHECK(league.shown()["champion"] == "b");
  league.add({{"back", "L1-1"}}).result("L1-1", 1, 1);
  CHECK(league.shown()["champion"] == nullptr);
}

TEST_CASE("a result of a group can be taken back while nothing that hangs on it has begun", "[C39]") {
  Season season("groups", 8, {{"groups", 4}, {"qualify", 2}});
  for (const char* match : {"A1-1", "B1-1", "C1-1"}) season.result(match, 1, 0);
  season.add({{"begin", "K1-1"}});
  REQUIRE(season.fixture("K1-1")["away"] == season.table(1)[1]["team"]);
  CHECK(season.refusal({{"back", "B1-1"}}).find("later match") != std::string::npos);
  season.add({{"back", "C1-1"}});
  CHECK(season.fixture("C1-1")["state"] == "playable");
  CHECK(season.fixture("K1-1")["state"] == "under-way");
}

TEST_CASE("who is late stays so while an earlier result is taken back", "[C35][C39]") {
  Season league("league", 2, {{"rounds", 2}, {"options", {"conditions"}}});
  league.result("L1-1", 1, 0).add({{"late", "L2-1"}, {"team", "b"}, {"by", 1}});
  REQUIRE(league.missing()["b"]["points"] == 2);
  for (int times = 0; times < 2; ++times) {
    league.add({{"back", "L1-1"}}).result("L1-1", 2, 0);
    CHECK(league.missing()["b"]["points"] == 2);
  }
  league.result("L2-1", 0, 0).add({{"back", "L2-1"}});
  CHECK(league.missing()["b"]["points"] == 2);
}

TEST_CASE("who was too late has lost, whatever else is taken back", "[C35][C39]") {
  Season league("league", 4);
  league.result("L1-1", 1, 0).add({{"late", "L1-2"}, {"team", "c"}, {"by", 2}}).add({{"back", "L1-1"}});
  CHECK(league.fixture("L1-2")["score"] == json{3, 0});
}

TEST_CASE("who is late for a tie that others play after all takes nothing from them", "[C35][C39]") {
  Season cup("cup", 4, {{"options", {"conditions"}}});
  cup.result("K1-1", 1, 0).result("K1-2", 1, 0).add({{"late", "K2-1"}, {"team", "a"}, {"by", 1}});
  REQUIRE(cup.missing()["a"]["points"] == 2);
  cup.add({{"back", "K1-1"}}).result("K1-1", 0, 1);
  CHECK(cup.missing().empty());
}

TEST_CASE("figures of play are numbers that can be", "[C40]") {
  Season league("league", 2);
  const auto refused = [&](const char* figure, const json& value) {
    return !league.refused("L1-1", 1, 0, {{"figures", {{figure, value}}}}).empty();
  };
  CHECK(refused("chances", {5, -3, 2}));
  CHECK(refused("xg", {1e308, 0}));
  CHECK(refused("xg", {-1, 0}));
  CHECK(refused("shots", {0, -2}));
  CHECK(refused("luck", {-1e308, 0}));
  CHECK(refused("swing", -1));
  CHECK_FALSE(refused("luck", {-1.5, 1.5}));
}
