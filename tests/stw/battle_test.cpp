// Battles, fouls and cards (stw/4D, stw/9A).
#include "stw/odds.hpp"
#include "stw/scenario.hpp"

namespace stw::test::battle {
namespace {

/// Home's striker 10 has the ball on E8; Away can reach it with each face of the die.
constexpr auto fight = R"({"stage": "defend", "control": "home", "ball": "E8", "dice": [1],
  "home": {"keeper": "D1", "defenders": ["B4", "D4"], "midfielders": ["A2"], "strikers": ["E8", "A5"]},
  "away": {"keeper": "D16", "defenders": ["B13", "G13"], "midfielders": ["E9"], "strikers": ["H16", "A9"]}})";

/// Away's defender 2 can reach the ball that Home's striker has in Away's half.
constexpr auto against_defender = R"({"stage": "defend", "control": "home", "ball": "E10", "dice": [1],
  "home": {"keeper": "D1", "defenders": ["B4"], "strikers": ["E10", "A5"]},
  "away": {"keeper": "D16", "defenders": ["E11", "G13"], "midfielders": ["A15"], "strikers": ["A16"]}})";

TEST_CASE("the higher total wins, the O-Team throws first, equal totals are thrown again",
          "[W70][W71][stw/4D.b]") {
  Scenario match = Scenario::position(fight);
  match.plays("move E9 E8", {3, 3, 2, 2, 4, 3, 1}).asks("home", "move");
  CHECK(match.events("battle").size() == 3);
  CHECK(match.events("battle")[0]["winner"].is_null());
  CHECK(match.events("battle")[2]["dice"] == nlohmann::json{4, 3});
  CHECK(match.pawn(Team::home, 10) == "E8");
  CHECK(match.pawn(Team::away, 6) == "E8");
  CHECK(match.state()["seconds"] == 80);
}

TEST_CASE("a D-Team that wins begins an offensive set", "[W72][stw/4D.b]") {
  Scenario match = Scenario::position(fight);
  match.plays("move E9 E8", {3, 4, 1}).asks("away", "move").stands_at("move");
  CHECK(match.event("possession")["by"] == "battle");
  CHECK(match.ball() == "E8");
}

TEST_CASE("defenders add 1, keepers 2, the others nothing", "[W70][stw/4D.c]") {
  Scenario match = Scenario::position(against_defender);
  match.plays("move E11 E10", {4, 4, 2}).asks("away", "move");
  CHECK(match.event("battle")["totals"] == nlohmann::json{4, 5});
  CHECK(match.event("battle")["numbers"] == nlohmann::json{10, 2});
  Scenario keeper = Scenario::position(against_defender, R"({"stage": "keeper", "dice": [],
    "away": {"keeper": "E11", "defenders": ["G13"]}})");
  keeper.plays("keeper E11 E10", {3, 2, 2}).asks("away", "move");
  CHECK(keeper.event("battle")["totals"] == nlohmann::json{3, 4});
}

TEST_CASE("strong defenders add 2", "[stw/12A.a][W160]") {
  Scenario match = Scenario::position(against_defender, R"({"options": ["strong-defenders"]})");
  match.plays("move E11 E10", {4, 3, 2}).asks("away", "move");
  CHECK(match.event("battle")["totals"] == nlohmann::json{4, 5});
}

TEST_CASE("an O-Team that wins elsewhere begins a set", "[W73]") {
  Scenario match = Scenario::position(against_defender);
  match.plays("move E11 E10", {5, 3, 2}).asks("home", "move").stands_at("move");
}

TEST_CASE("whoever beats the keeper shoots, wherever that is", "[W73][W164][stw/6B.a]") {
  Scenario match = Scenario::position(against_defender, R"({"stage": "keeper", "dice": [],
    "away": {"keeper": "E11", "defenders": ["G13"]}})");
  match.plays("keeper E11 E10", {6, 3, 8}).asks("away", "place");
  CHECK(match.event("shot")["after"] == "keeper-beaten");
  CHECK(match.event("shot")["square"] == "E10");
}

TEST_CASE("a 6 against a 1 is a foul whatever the bonus, with a card", "[W100][stw/9A.a]") {
  Scenario match = Scenario::position(against_defender);
  match.plays("move E11 E10", {6, 1}).asks("away", "leave");
  CHECK(match.event("foul")["team"] == "away");
  CHECK(match.event("foul")["number"] == 2);
  CHECK(match.event("foul")["fouled"] == 10);
  CHECK(match.event("yellow")["team"] == "away");
  CHECK(match.state()["away"]["defenders_booked"] == true);
  CHECK(match.state()["restart"] == "free-kick");
  CHECK(match.control() == "home");

  Scenario other = Scenario::position(against_defender);
  other.plays("move E11 E10", {1, 6}).asks("home", "leave");
  CHECK(other.event("foul")["team"] == "home");
  CHECK(other.state()["home"]["yellow"] == nlohmann::json{10});
  CHECK(other.control() == "away");
}

TEST_CASE("a second card sends a pawn off before anything else", "[W101][W102][stw/9A.b]") {
  Scenario match = Scenario::position(fight, R"({"away": {"yellow": [6]}})");
  match.plays("move E9 E8", {6, 1, 2}).asks("home", "move");
  CHECK(match.happened("red"));
  CHECK(match.pawn(Team::away, 6) == "");
  CHECK(match.state()["away"]["red"] == nlohmann::json{4, 5, 6, 7, 8, 9});
  CHECK(match.state()["away"]["yellow"] == nlohmann::json::array());
}

TEST_CASE("defenders share their cards", "[W101][stw/9A.c]") {
  Scenario match = Scenario::position(against_defender, R"({"away": {"defenders_booked": true}})");
  match.plays("move E11 E10", {6, 1, 3}).asks("home", "move");
  CHECK(match.state()["away"]["defenders_booked"] == false);
  CHECK(match.state()["away"]["red"] == nlohmann::json{2, 4, 5, 7, 8, 9, 11});
}

constexpr auto keeper_off = R"({"stage": "keeper", "control": "home", "ball": "E10",
  "home": {"keeper": "D1", "strikers": ["E10", "A5"]},
  "away": {"keeper": "E11", "defenders": [null, "G13", "B13"], "midfielders": ["A3"], "strikers": ["H12"],
           "yellow": [1, 10]}})";

TEST_CASE("a keeper who is sent off is replaced by the lowest defender", "[W103]") {
  Scenario match = Scenario::position(keeper_off);
  match.plays("keeper E11 E10", {6, 1, 2}).asks("home", "move");
  CHECK(match.event("new-keeper")["number"] == 3);
  CHECK(match.pawn(Team::away, 1) == "G13");
  CHECK(match.pawn(Team::away, 3) == "");
  CHECK(match.state()["away"]["red"] == nlohmann::json{2, 3, 5, 7, 8, 9, 11});
  CHECK(match.state()["away"]["yellow"] == nlohmann::json{10});
}

TEST_CASE("without defenders a field player of his half replaces the keeper, with a clean record", "[W103]") {
  Scenario match = Scenario::position(keeper_off, R"({"away": {"defenders": []}})");
  match.plays("keeper E11 E10", {6, 1, 2});
  CHECK(match.event("new-keeper")["number"] == 10);
  CHECK(match.pawn(Team::away, 1) == "H12");
  CHECK(match.state()["away"]["yellow"] == nlohmann::json::array());
}

TEST_CASE("without any in his half the lowest goes into the goal area", "[W103]") {
  Scenario match = Scenario::position(keeper_off, R"({"away": {"defenders": [], "strikers": ["H2"]},
    "home": {"midfielders": ["D16"]}})");
  match.plays("keeper E11 E10", {6, 1, 2});
  CHECK(match.event("new-keeper")["number"] == 6);
  CHECK(match.pawn(Team::away, 1) == "E16");
}

TEST_CASE("without field players nobody replaces the keeper", "[W103][W102]") {
  Scenario match = Scenario::position(keeper_off, R"({"away": {"defenders": [], "midfielders": [],
    "strikers": [], "yellow": [1]}})");
  match.plays("keeper E11 E10", {6, 1, 2}).asks("home", "move");
  CHECK(match.state()["away"]["red"].size() == 11);
  match.plays("move A5 A7", {3}).plays("ball E10 E13", {3}).plays("move A7 A10", {1, 3}).stands_at("capture");
  CHECK(match.event("no-move")["team"] == "away");
}

TEST_CASE("a foul by the D-Team in its penalty area is a penalty, every other one a free kick",
          "[W104][W105][stw/9A.d]") {
  constexpr auto area = R"({"stage": "defend", "control": "home", "ball": "E14", "dice": [1],
    "home": {"keeper": "D1", "strikers": ["E14", "A5"]},
    "away": {"keeper": "D16", "defenders": ["E15", "G13"], "strikers": ["A9"]}})";
  Scenario penalty = Scenario::position(area);
  penalty.plays("move E15 E14", {6, 1});
  CHECK(penalty.happened("penalty-kick"));
  Scenario by_attack = Scenario::position(area);
  by_attack.plays("move E15 E14", {1, 6});
  CHECK_FALSE(by_attack.happened("penalty-kick"));
  CHECK(by_attack.control() == "away");

  // Home has the ball in its own penalty area, and Away's striker fouls there.
  Scenario own = Scenario::position(R"({"stage": "defend", "control": "home", "ball": "D2", "dice": [1],
    "home": {"keeper": "E1", "defenders": ["D2", "A4"]}, "away": {"keeper": "D16", "strikers": ["D3", "A9"]}})");
  own.plays("move D3 D2", {6, 1});
  CHECK(own.happened("free-kick"));
  Scenario own_foul = Scenario::position(R"({"stage": "defend", "control": "home", "ball": "D2", "dice": [1],
    "home": {"keeper": "E1", "defenders": ["D2", "A4"]}, "away": {"keeper": "D16", "strikers": ["D3", "A9"]}})");
  own_foul.plays("move D3 D2", {1, 6});
  CHECK(own_foul.happened("free-kick"));
  CHECK(own_foul.control() == "away");
}

TEST_CASE("the chances of a battle are those of the table", "[W70]") {
  const Ruleset& plain = rules();
  const auto check = [](const BattleOdds& odds, double win, double lose, double foul) {
    CHECK(odds.win == Approx(win));
    CHECK(odds.lose == Approx(lose));
    CHECK(odds.foul_by == Approx(foul));
    CHECK(odds.win + odds.lose + 2 * odds.foul_by == Approx(1));
  };
  check(battle_odds(plain, 10, 11), 14.0 / 30, 14.0 / 30, 1.0 / 30);
  check(battle_odds(plain, 10, 2), 9.0 / 31, 20.0 / 31, 1.0 / 31);
  check(battle_odds(plain, 2, 10), 20.0 / 31, 9.0 / 31, 1.0 / 31);
  check(battle_odds(plain, 10, 1), 5.0 / 32, 25.0 / 32, 1.0 / 32);
  check(battle_odds(plain, 1, 10), 25.0 / 32, 5.0 / 32, 1.0 / 32);
  check(battle_odds(rules(with({Option::strong_defenders})), 10, 2), 5.0 / 32, 25.0 / 32, 1.0 / 32);
}

}  // namespace
}  // namespace stw::test::battle
