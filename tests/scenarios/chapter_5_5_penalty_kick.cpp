#include <map>

#include "support/scenario.hpp"

namespace fuba::test::chapter_5_5_penalty_kick {
namespace {

constexpr auto penalty = R"({
  "stage": "penalty-kick", "control": "home", "minute": 10, "ball": {"area": "C5", "value": 3},
  "home": {"formation": "4-4-2", "keeper": "C1", "players": {"C2": 5, "C4": 5}},
  "away": {"formation": "4-4-2", "keeper": "C5", "players": {"C3": 5, "C4": 5}}})";

Scenario set_up(std::string_view changes = "{}") {
  Scenario match = Scenario::position(penalty, changes);
  match.places("C4", 9).plays("place-keeper C1").places("C4", 10).plays("done");
  return match;
}

TEST_CASE("both teams set up anew for a penalty kick", "[3.0/5.5.a][R54]") {
  Scenario match = Scenario::position(penalty);
  match.asks("home", "place").places("C4", 9).plays("place-keeper C1");
  match.asks("away", "place").places("C4", 10);
  match.asks("home", "adjust").plays("adjust C4 L4").plays("adjust C4 C3").offers_only({"done"});
  match.plays("done").asks("away", "dive");
}

TEST_CASE("a penalty kick takes a minute before its set-up", "[R125]") {
  Scenario match = Scenario::position(penalty);
  match.asks("home", "place");
  CHECK(match.minute() == 11);
}

TEST_CASE("the taker stands on the penalty spot with the ball", "[3.0/5.5.1.a]") {
  Scenario match = Scenario::position(penalty);
  CHECK(match.players("home", "C5") == 1);
  CHECK(match.ball() == "C5");
  match.places("C4", 9).asks("home", "place-keeper").plays("place-keeper C1").places("C3", 10);
  for (const std::string& choice : match.legal("adjust")) CHECK_FALSE(choice.starts_with("adjust C5"));
}

TEST_CASE("the goalkeeper stands on his line for a penalty kick", "[3.0/5.5.1.b]") {
  Scenario match = set_up(R"({"away": {"keeper": "C3"}})");
  CHECK(match.keeper("away") == "C5");
}

TEST_CASE("nobody else stands in the penalty area", "[3.0/5.5.1.c]") {
  Scenario match = Scenario::position(penalty);
  CHECK(match.legal("place").size() == 12);
  match.refuses("place C5", "3.0/5.5.1").places("C4", 9);
  CHECK(match.legal("place-keeper").size() == 12);
  match.refuses("place-keeper C5", "3.0/5.5.1").plays("place-keeper R4");
  CHECK(match.legal("place").size() == 12);
  match.refuses("place C5", "3.0/5.5.1").places("L4", 10);
  match.refuses("adjust C4 C5", "3.0/5.5.1").offers_not("adjust-keeper R4 C5").offers("adjust-keeper R4 R3");
}

TEST_CASE("the taker of a penalty kick stays at the spot", "[3.0/5.5.1.a][R118]") {
  Scenario match = Scenario::position(penalty);
  match.places("C4", 9).plays("place-keeper C1").places("L4", 10).asks("home", "adjust");
  match.refuses("adjust C5 C4", "3.0/5.5.1").refuses("adjust C5 L4", "3.0/5.5.1");
}

TEST_CASE("Away takes its penalty kick in the other penalty area",
          "[3.0/5.5.1.a][3.0/5.5.1.b][3.0/5.5.1.c]") {
  Scenario match = Scenario::position(penalty, R"({"control": "away", "ball": {"area": "C1"}})");
  CHECK(match.players("away", "C1") == 1);
  match.refuses("place C1", "3.0/5.5.1").offers("place C5").places("C3", 9).plays("place-keeper C5");
  match.refuses("place C1", "3.0/5.5.1").places("C3", 10).plays("done");
  CHECK(match.keeper("home") == "C1");
  match.asks("home", "dive").plays("dive right").asks("away", "kick").plays("kick right", {2});
  CHECK(match.score("away") == 1);
  CHECK(match.control() == "home");
}

TEST_CASE("at a penalty kick a team stands anywhere else", "[3.0/5.5.a][R53]") {
  Scenario match = Scenario::position(penalty);
  match.offers("place C1").offers("place L4").offers("place C4");
  match.places("C4", 9).offers("place-keeper C3").offers("place-keeper C1");
}

TEST_CASE("the dive is chosen first and in secret", "[3.0/5.5.2.a]") {
  Scenario match = set_up();
  match.asks("away", "dive").offers_only({"dive left", "dive stay", "dive right"});
  CHECK(match.secret());
  const nlohmann::json before = set_up().plays("dive left").view("home");
  CHECK(before == set_up().plays("dive right").view("home"));
  CHECK(set_up().plays("dive left").view("away") != set_up().plays("dive right").view("away"));
  match.plays("dive stay").asks("home", "kick");
  CHECK_FALSE(match.secret());
}

TEST_CASE("the shooting team names a side", "[3.0/5.5.2.b]") {
  Scenario match = set_up();
  match.plays("dive left").offers_only({"kick left", "kick middle", "kick right"});
}

TEST_CASE("the table tells what a penalty kick needs", "[3.0/5.5.2.c][R10]") {
  const std::map<std::pair<std::string, std::string>, int> needed{
      {{"left", "left"}, 2},   {{"left", "stay"}, 2},   {{"left", "right"}, 6},
      {{"middle", "left"}, 1}, {{"middle", "stay"}, 6}, {{"middle", "right"}, 1},
      {{"right", "left"}, 6},  {{"right", "stay"}, 2},  {{"right", "right"}, 2}};
  for (const auto& [sides, lowest] : needed)
    for (int die = 1; die <= 6; ++die) {
      INFO("kick " << sides.first << " dive " << sides.second << " die " << die);
      Scenario match = set_up();
      match.plays("dive " + sides.second).plays("kick " + sides.first, {die});
      CHECK(match.score("home") == (die >= lowest ? 1 : 0));
    }
}

TEST_CASE("the dive is revealed with the kick", "[3.0/5.5.2.c]") {
  Scenario match = set_up();
  match.plays("dive left").plays("kick right", {6});
  CHECK(match.happened("penalty"));
  match.asks("away", "place");
  CHECK(match.control() == "away");
  CHECK(match.ball() == "C3");
}

TEST_CASE("a penalty kick that fails brings a goal kick", "[3.0/5.5.2.d][3.0/5.4.a]") {
  Scenario match = set_up();
  match.plays("dive right").plays("kick left", {5});
  CHECK(match.score("home") == 0);
  CHECK(match.control() == "away");
  CHECK(match.ball() == "C5");
  CHECK(match.value() == 1);
  CHECK(match.players("home", "C5") == 0);
  CHECK(match.minute() == 12);
  match.asks("away", "react");
}

TEST_CASE("Otto's goalkeeper dives to the left and Heidi shoots to the left", "[3.0/5.5.2.e][R10]") {
  Scenario missed = set_up();
  missed.plays("dive left").plays("kick left", {1});
  CHECK(missed.score("home") == 0);
  CHECK(missed.control() == "away");
  missed.asks("away", "react");
  Scenario scored = set_up();
  scored.plays("dive left").plays("kick left", {2});
  CHECK(scored.score("home") == 1);
}

TEST_CASE("a penalty kick in the last turn of a half is taken without what follows it", "[R18a]") {
  constexpr auto last_turn = R"({"minute": 45, "stoppage": 5, "half": 1})";
  Scenario scored = set_up(last_turn);
  scored.plays("dive stay").plays("kick left", {6}).asks("home", "change");
  CHECK(scored.score("home") == 1);
  Scenario missed = set_up(last_turn);
  missed.plays("dive stay").plays("kick left", {1}).asks("home", "change");
}

TEST_CASE("the passive team sets up fewer players for a penalty kick", "[R17]") {
  Scenario match = Scenario::position(penalty, R"({"away": {"red": 1, "players": {"C3": 4}}})");
  match.places("C4", 9).plays("place-keeper C1").places("C4", 9).asks("home", "adjust");
}

}  // namespace
}  // namespace fuba::test::chapter_5_5_penalty_kick
