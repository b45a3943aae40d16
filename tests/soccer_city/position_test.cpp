// Positions and states as JSON.
#include "soccer_city/scenario.hpp"

namespace soccer_city::test::position_chapter {
namespace {

TEST_CASE("city: any part of a position may be missing") {
  Scenario empty = Scenario::position(R"({"rules": "soccer-city"})");
  CHECK(empty.ball() == "H11");
  CHECK(empty.state()["ball_cards_left"] == 45);
  CHECK(empty.state()["piles"]["attack"].size() == 25);
  Scenario second = Scenario::position(R"({"rules": "soccer-city", "half": 2})");
  CHECK(second.state()["ball_cards_left"] == 48);
}

TEST_CASE("city: a pile that is not given holds the other cards of its deck in the order of the table") {
  Scenario match = Scenario::position(R"({"rules": "soccer-city",
      "home": {"hand": {"attack": ["give-and-go-0", "give-and-go-1"]}}, "discards": {"attack": ["give-and-go-2"]}})");
  const auto pile = match.state()["piles"]["attack"];
  CHECK(pile.size() == 22);
  CHECK(pile[0] == "give-and-go-1");
  CHECK(pile[1] == "give-and-go-3");
  CHECK(pile[2] == "quick-ball-0");
  CHECK(pile.back() == "cross-2");
}

TEST_CASE("city: positions that contradict themselves are refused, with the field") {
  const auto field = [](const std::string& rest) {
    return refused_field(R"({"rules": "soccer-city", )" + rest + "}");
  };
  CHECK(field(R"("ball": "H22")") == "/ball");
  CHECK(field(R"("home": {"players": {"10": "H2"}})") == "/home/players/10");
  CHECK(field(R"("home": {"players": {"2": "H2"}}, "away": {"players": {"3": "H2"}})") == "/away/players/3");
  CHECK(field(R"("home": {"players": {"2": "H2"}, "red": [2]})") == "/home/players/2");
  CHECK(field(R"("carrier": 4)") == "/carrier");
  CHECK(field(R"("carrier": 4, "ball": "H3", "home": {"players": {"4": "H2"}})") == "/carrier");
  CHECK(field(R"("carrier": null, "ball": "H3", "home": {"players": {"4": "H3"}})") == "/carrier");
  CHECK(field(R"("carrier": 4, "reached": 5, "home": {"players": {"4": "H3", "5": "H4"}})") == "/reached");
  CHECK(field(R"("carrier": 4, "high": 5, "home": {"players": {"4": "H3", "5": "H4"}})") == "/high");
  CHECK(field(R"("control": "home", "ball": "H3", "away": {"players": {"4": "H3"}})") == "/control");
  CHECK(field(R"("home": {"hand": {"attack": ["drive"]}})") == "/home/hand/attack/0");
  CHECK(field(R"("piles": {"ball": ["short"]}, "ball_cards_left": 2)") == "/ball_cards_left");
  CHECK(field(R"("stage": "throw-in")") == "/stage");
  CHECK(field(R"("half": 5)") == "/half");
  CHECK(field(R"("nothing": 1)") == "/nothing");
  CHECK(field(R"("shoot_out": {"taken": {"home": 3, "away": 1}})") == "/shoot_out");
  CHECK(field(R"("first": "home", "shoot_out": {"taken": {"home": 1, "away": 2}})") == "/shoot_out");
  CHECK(field(R"("shoot_out": {"taken": {"home": 1, "away": 1}, "scored": {"away": 2}})") == "/shoot_out");
  CHECK(field(R"("agenda": [{"step": "pass", "team": "home", "number": 3}])") == "/agenda/0/step");
  CHECK(field(R"("agenda": [{"step": "turn"}, {"step": "shot", "team": "home"}])") == "/agenda/1");
}

TEST_CASE("city: what the ball cards that are left contradict is told", "[notation]") {
  const auto problem = [](const char* text) {
    return state_from_json(rules(), nlohmann::json::parse(text)).error().problem;
  };
  CHECK(problem(R"({"piles": {"ball": ["short"]}, "ball_cards_left": 2})") ==
        "is not the number of cards in /piles/ball, which is 1");
  CHECK(problem(R"({"ball_cards_left": 46})") ==
        "is more than there are left for the ball pile, which is 45");
}

TEST_CASE("city: more players than a side lines up are refused", "[soccer-city/K3][soccer-city/S13]") {
  const auto field = [](const std::string& numbers, const std::string& red) {
    return refused_field(R"({"rules": "soccer-city", "away": {"red": [)" + red + R"(], "players": {)" +
                         numbers + "}}}");
  };
  const std::string six =
      R"("1": "H21", "2": "A20", "3": "B20", "4": "C20", "5": "D20", "6": "E20", "7": "F20")";
  CHECK(field(six, "").empty());
  CHECK(field(six, "1") == "/away/players/1");
  CHECK(field(six + R"(, "8": "G20")", "") == "/away/players");
  CHECK(field(six, "8") == "/away/players");
}

TEST_CASE("city: line-ups that no kick-off comes to are refused", "[soccer-city/S13]") {
  Scenario match = Scenario::position(R"({"rules": "soccer-city", "stage": "kick-off", "control": "away",
                                          "away": {"red": [4]}})");
  const auto refused = [&](const char* changes) {
    nlohmann::json position = match.state();
    position.merge_patch(nlohmann::json::parse(changes));
    return refused_field(position.dump());
  };
  constexpr auto both_again = R"({"agenda": [{"step": "turn"}, {"step": "place", "team": "home"},
      {"step": "line-up", "team": "home"}, {"step": "place", "team": "away"}, {"step": "line-up", "team": "away"},
      {"step": "place", "team": "away"}]})";
  CHECK(refused("{}").empty());
  CHECK(refused(R"({"agenda": [{"step": "turn", "number": 7}, {"step": "kick-off", "team": "away"}]})") ==
        "/agenda/0/number");
  CHECK(refused(R"({"control": "home"})") == "/agenda");
  CHECK(refused(R"({"home": {"lined_up": [1, 2]}})") == "/agenda");
  CHECK(refused(R"({"away": {"players": {"1": "H21"}}})") == "/agenda");

  for (const char* choice :
       {"line-up 2 3 5 6 7", "place 1 H21", "place 2 A14", "place 3 A15", "place 5 A16"}) {
    match.plays(choice);
    CHECK(refused("{}").empty());
  }
  CHECK(refused(both_again) == "/agenda");
  CHECK(refused(R"({"agenda": [{"step": "turn"}, {"step": "place", "team": "away"}]})") == "/agenda");
  CHECK(refused(R"({"away": {"lined_up": [6]}})") == "/agenda");
  CHECK(refused(R"({"away": {"lined_up": [7, 8]}})") == "");
  CHECK(refused(R"({"away": {"players": {"3": "A3"}}})") == "/agenda");

  match.plays({"place 6 A17", "place 7 G11", "line-up 2 3 4 5 6 7", "place 1 H1", "place 2 A1"});
  CHECK(refused("{}").empty());
  CHECK(refused(R"({"home": {"players": {"2": "H10"}}})") == "/agenda");
  CHECK(refused(R"({"away": {"players": {"7": "A18"}}})") == "/agenda");
}

TEST_CASE("city: the player with the ball says who is in control") {
  Scenario match =
      Scenario::position(R"({"rules": "soccer-city", "ball": "H3", "away": {"players": {"4": "H3"}}})");
  CHECK(match.control() == "away");
  CHECK(match.state()["carrier"] == 4);
}

TEST_CASE("city: each stage begins with its question") {
  const auto asked = [](const std::string& stage) {
    Scenario match = Scenario::position(
        R"({"rules": "soccer-city", "control": "home", "carrier": 8, "stage": ")" + stage + R"(",
      "home": {"players": {"1": "H1", "8": "H18"}, "hand": {"ball": ["short"], "attack": ["sprint-1"], "shot": ["placed"]}},
      "away": {"players": {"1": "H21", "2": "H16"}, "hand": {"defence": ["shift-1"]}}})");
    return match.state()["decision"]["team"].get<std::string>() + " " +
           match.state()["decision"]["kind"].get<std::string>();
  };
  CHECK(asked("ball") == "home ball");
  CHECK(asked("action") == "home action");
  CHECK(asked("shot") == "home shot");
  CHECK(asked("reposition") == "home reposition");
  CHECK(asked("defence") == "away defence");
  CHECK(asked("penalty") == "home taker");
  CHECK(asked("corner") == "home corner");
  CHECK(asked("kick-off") == "home line-up");
}

TEST_CASE("city: the notation is read as it is written") {
  for (const char* text : {"line-up 2 3 4 6 8 9",
                           "place 4 H6",
                           "pass short H14",
                           "square medium L11",
                           "advance long H12",
                           "close G13",
                           "anticipate anticipation-1 G12 H12",
                           "decline",
                           "tactic sprint-2",
                           "hide sprint-2",
                           "shoot placed",
                           "move G12 H13",
                           "tackle shift-1 G12 H12",
                           "taker 9",
                           "dive stay",
                           "kick middle",
                           "corner left",
                           "keep none",
                           "keep drive",
                           "keep drive sprint-2",
                           "skip",
                           "done"}) {
    const auto command = parse_command(text);
    REQUIRE(command);
    CHECK(to_string(*command) == text);
  }
  for (const char* text : {"", "line-up", "line-up 1 2", "line-up 3 2", "place 4", "pass drive H4",
                           "close H40", "tackle drive H1 H2", "shoot sprint-1", "corner middle",
                           "dive middle", "skip now", "keep", "taker 10", "move H1", "done "})
    CHECK_FALSE(parse_command(text));
}

}  // namespace
}  // namespace soccer_city::test::position_chapter
