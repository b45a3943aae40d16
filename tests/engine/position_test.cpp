#include <nlohmann/json.hpp>

#include "fuba/game.hpp"
#include "fuba/json.hpp"
#include "support/scenario.hpp"

namespace fuba::test {
namespace {

TEST_CASE("an empty position is the beginning of a turn", "[protocol]") {
  Scenario match = Scenario::position("{}");
  match.asks("home", "target");
  CHECK(match.ball() == "C3");
  CHECK(match.value() == 1);
  CHECK(match.minute() == 0);
  CHECK(match.players("home") == 10);
  CHECK(match.players("away") == 10);
  CHECK(match.keeper("away") == "C5");
}

TEST_CASE("the second half begins on its start square", "[protocol][R11]") {
  CHECK(Scenario::position(R"({"half": 2})").minute() == 45);
  CHECK(Scenario::position(R"({"stoppage": 2})").minute() == 45);
  CHECK(Scenario::position(R"({"half": 2, "stoppage": 1})").minute() == 90);
}

TEST_CASE("a position that can't be names its field", "[protocol]") {
  const std::vector<std::pair<std::string_view, std::string_view>> refused{
      {R"({"home": {"players": {"C3": 11}}})", "/home/players/C3"},
      {R"({"home": {"players": {"C3": 6, "C2": 5}}})", "/home/players"},
      {R"({"home": {"players": {"C3": 10}, "red": 1}})", "/home/players"},
      {R"({"home": {"players": {"C9": 1}}})", "/home/players/C9"},
      {R"({"home": {"players": {"C3": -1}}})", "/home/players/C3"},
      {R"({"home": {"players": {"C3": 1.5}}})", "/home/players/C3"},
      {R"({"home": {"players": []}})", "/home/players"},
      {R"({"home": {"keeper": null}})", "/home/keeper"},
      {R"({"home": {"keeper": "goal"}})", "/home/keeper"},
      {R"({"home": {"formation": "4-4-3"}})", "/home/formation"},
      {R"({"home": {"formation": "4-6-0"}})", "/home/formation"},
      {R"({"home": {"coach": "Heidi"}})", "/home/coach"},
      {R"({"home": {"in_hand": 1, "players": {"C3": 9}}})", "/home/in_hand"},
      {R"({"away": {"yellow": -1}})", "/away/yellow"},
      {R"({"ball": {"value": 7}})", "/ball/value"},
      {R"({"ball": {"value": 0}})", "/ball/value"},
      {R"({"ball": {"area": "C6"}})", "/ball/area"},
      {R"({"ball": {"area": "L4"}})", "/ball/area"},
      {R"({"home": {"players": {"C2": 10}}})", "/ball/area"},
      {R"({"half": 3})", "/half"},
      {R"({"minute": 46})", "/minute"},
      {R"({"half": 2, "minute": 44})", "/minute"},
      {R"({"minute": 30, "stoppage": 1})", "/minute"},
      {R"({"stoppage": 6})", "/stoppage"},
      {R"({"score": {"home": 128}})", "/score/home"},
      {R"({"control": "referee"})", "/control"},
      {R"({"stage": "throw-in"})", "/stage"},
      {R"({"stage": "corner-kick", "corner": "L1"})", "/corner"},
      {R"({"stage": "actions", "dice": {"controlling": 0, "passive": 1}})", "/dice/controlling"},
      {R"({"weather": "rain"})", "/weather"},
      {R"({"rules": "fuba-9.9"})", "/rules"},
      {R"({"options": ["snow"]})", "/options/0"},
      {R"({"options": "some"})", "/options"},
      {R"({"options": ["skills"], "skills_per_team": 6})", "/skills_per_team"},
      {R"({"weather": "rain"})", "/weather"},
      {R"({"options": ["weather"], "weather": "hail"})", "/weather"},
      {R"({"home": {"tired": true}})", "/home/tired"},
      {R"({"options": ["conditions"], "home": {"condition": {"defence": 4, "goal": 4}}})",
       "/home/condition/goal"},
      {R"({"options": ["conditions"], "home": {"condition": {"defence": 11}}})", "/home/condition/defence"},
      {R"({"options": ["roles"], "away": {"roles": {"offensive-wing-back": 3}}})",
       "/away/roles/offensive-wing-back"},
      {R"({"options": ["substitutions"], "away": {"substitutions": 4}})", "/away/substitutions"},
      {R"({"options": ["injuries"], "home": {"injured": [5]}})", "/home/injured/0"},
      {R"({"options": ["injuries"], "home": {"injured": [0, 3], "players": {"C3": 9}}})", "/home/players"},
      {R"({"options": ["skills"], "home": {"skills": ["header"]}})", "/home/skills/0"},
      {R"({"options": ["skills"], "home": {"skills": ["tackle", "tackle"]}})", "/home/skills/1"},
      {R"({"options": "all", "turn": {"event": 7}})", "/turn/event"},
      {R"({"options": ["roles"], "home": {"formation": "4-4-2", "roles": {"attacking-midfielder": 5}}})",
       "/home/roles"},
      {R"({"options": ["injuries"], "agenda": [{"step": "turn", "team": "home", "number": 0}, {"step": "injury-die", "team": "home", "number": 15}]})",
       "/agenda/1/number"},
      {R"({"agenda": []})", "/agenda"},
      {R"({"agenda": [{"step": "target", "team": "home", "number": 0}]})", "/agenda/0/step"},
      {R"({"agenda": [{"step": "turn", "team": "home", "number": 99}]})", "/agenda/0/number"},
      {R"({"agenda": [{"step": "turn", "team": "home", "number": 0}, {"step": "over", "team": "home", "number": 0}]})",
       "/agenda/1/step"},
  };
  for (const auto& [position, field] : refused) {
    CAPTURE(position);
    CHECK(refused_field(position) == field);
  }
}

TEST_CASE("a position holds what its edition knows, and no more", "[protocol]") {
  constexpr auto second = R"({"rules": "fuba-2.0", "options": "all", "carry": 2, "auto_check": true,
    "last": {"first": "away", "moves": {"home": 3}}, "home": {"keeper_out": true, "styles": {"defence": "easy"}},
    "turn": {"moves": {"home": 1}}})";
  constexpr auto italian = R"({"rules": "fuba-it", "set_piece_minutes": 1, "dice": {"controlling": [3, 4]}})";
  CHECK(refused_field(second).empty());
  CHECK(refused_field(italian).empty());
  const std::vector<std::pair<std::string_view, std::string_view>> refused{
      {R"({"carry": 1})", "/carry"},
      {R"({"auto_check": true})", "/auto_check"},
      {R"({"last": {"first": "home"}})", "/last"},
      {R"({"set_piece_minutes": 1})", "/set_piece_minutes"},
      {R"({"turn": {"moves": {"home": 1}}})", "/turn/moves"},
      {R"({"turn": {"goal_kick_due": true}})", "/turn/goal_kick_due"},
      {R"({"turn": {"ball_on_its_way": true}})", "/turn/ball_on_its_way"},
      {R"({"dice": {"controlling": [3, 4]}})", "/dice/passive"},
      {R"({"options": "all", "home": {"keeper_out": true}})", "/home/keeper_out"},
      {R"({"rules": "fuba-it", "dice": {"controlling": 3, "passive": 4}})", "/dice/passive"},
      {R"({"rules": "fuba-it", "dice": {"controlling": [3]}})", "/dice/controlling"},
      {R"({"rules": "fuba-it", "dice": {"controlling": [3, 7]}})", "/dice/controlling/1"},
      {R"({"rules": "fuba-it", "carry": 1})", "/carry"},
      {R"({"rules": "fuba-it", "options": ["skills"]})", "/options/0"},
      {R"({"rules": "fuba-it", "options": "all", "home": {"keeper_out": true}})", "/home/keeper_out"},
      {R"({"rules": "fuba-2.0", "minute": 0})", "/minute"},
      {R"({"rules": "fuba-2.0", "carry": -1})", "/carry"},
      {R"({"rules": "fuba-2.0", "last": {"moves": {"home": 1}}})", "/last/first"},
      {R"({"rules": "fuba-2.0", "last": {"first": "home", "moves": {"home": 128}}})", "/last/moves/home"},
      {R"({"rules": "fuba-2.0", "set_piece_minutes": 1})", "/set_piece_minutes"},
      {R"({"rules": "fuba-2.0", "home": {"keeper_out": true}})", "/home/keeper_out"},
      {R"({"rules": "fuba-2.0", "options": "all", "home": {"keeper": "C3", "keeper_out": true}})",
       "/home/keeper_out"},
      {R"({"rules": "fuba-2.0", "home": {"styles": {"defence": "easy"}}})", "/home/styles"},
      {R"({"rules": "fuba-2.0", "options": ["styles"], "home": {"styles": {"defence": "rough"}}})",
       "/home/styles/defence"},
      {R"({"rules": "fuba-2.0", "options": ["weather"]})", "/options/0"},
      {R"({"rules": "fuba-2.0", "turn": {"event": 12}})", "/turn/event"},
      {R"({"rules": "fuba-2.0", "agenda": [{"step": "turn", "team": "home", "number": 9}]})",
       "/agenda/0/number"},
      {R"({"agenda": [{"step": "turn", "team": "home", "number": 5},
                      {"step": "ball-winner", "team": "home", "number": 1}]})",
       "/agenda/1/number"},
  };
  for (const auto& [position, field] : refused) {
    CAPTURE(position);
    CHECK(refused_field(position) == field);
  }
}

/// Whether an agenda may hold that step, wherever it stands.
bool comes_up(std::string_view edition, std::string_view option, std::string_view step) {
  nlohmann::json position = {{"rules", edition}, {"start", "C3"}, {"target", "C3"}};
  if (!option.empty()) position["options"] = {option};
  position["agenda"] = {{{"step", "turn"}, {"team", "home"}, {"number", 1}},
                        {{"step", step}, {"team", "home"}, {"number", 0}}};
  const auto choice = rules_choice_from_json(option_registry(), position, {});
  REQUIRE(choice);
  const auto state = state_from_json(rules(*choice), position);
  return state || state.error().problem.find("does not come up") == std::string::npos;
}

TEST_CASE("an agenda holds steps of its edition and of its options, and no others", "[protocol]") {
  struct Row {
    std::string_view edition;
    std::string_view option;
    Choices known;
    Choices unknown;
  };
  const std::vector<Row> rows{
      {"fuba-3.0",
       "",
       {"turn-dice", "easy-situation", "action", "pressing", "quick-moves"},
       {"own-turn-dice", "movement-dice", "positioning-dice", "single-press", "stage-choice", "skill-window",
        "boost", "injury-die", "slow-choice", "var-dice", "via", "contest", "choose-roles"}},
      {"fuba-3.0",
       "conditions",
       {"boost", "lose-point", "tiredness"},
       {"boost-die", "shift-point", "tiredness-pair"}},
      {"fuba-2.0",
       "",
       {"single-press", "stage-choice", "granted-move", "slow-choice"},
       {"pressing", "confirm-press", "action", "second-actions", "easy-situation", "positioning",
        "quick-moves", "reply-moves", "own-turn-dice", "event-die", "slow-dice"}},
      {"fuba-2.0", "advanced-goalkeeper", {}, {"sweep"}},
      {"fuba-2.0", "substitutions", {"substitution"}, {"offer-substitutions", "announce-substitutions"}},
      {"fuba-2.0", "injuries", {"injury-die"}, {"injured-keeper", "injured-replaced"}},
      {"fuba-it",
       "",
       {"own-turn-dice", "movement-dice", "positioning-dice", "pressing", "reply-moves"},
       {"turn-dice", "single-press", "boost-die", "stage-choice", "granted-move", "var-choice", "slow-choice",
        "offer-substitutions", "weather-change", "sweep"}},
      {"fuba-it",
       "conditions",
       {"shift-point", "tiredness-pair", "boost", "time-moved"},
       {"tiredness", "boost-die", "fresh-player"}},
      {"fuba-it", "injuries", {"injured-keeper"}, {"injured-replaced"}},
      {"fuba-it", "advanced-goalkeeper", {"sweep"}, {}},
      {"fuba-it", "substitutions", {"offer-substitutions", "substitute-leaves"}, {"announce-substitutions"}},
      {"fuba-it", "var", {"var-choice"}, {"skill-window"}},
  };
  for (const Row& row : rows) {
    for (const std::string& step : row.known) {
      CAPTURE(row.edition, row.option, step);
      CHECK(comes_up(row.edition, row.option, step));
    }
    for (const std::string& step : row.unknown) {
      CAPTURE(row.edition, row.option, step);
      CHECK_FALSE(comes_up(row.edition, row.option, step));
    }
  }
}

TEST_CASE("a turn under way says between which areas", "[protocol]") {
  const auto position =
      nlohmann::json::parse(R"({"agenda": [{"step": "turn", "team": "home", "number": 7}]})");
  const auto state = state_from_json(rules(), position);
  REQUIRE_FALSE(state);
  CHECK(state.error().problem.find("start") != std::string::npos);
}

TEST_CASE("players sent off are missing from the default set-up", "[protocol]") {
  CHECK(Scenario::position(R"({"home": {"red": 2}})").players("home") == 8);
}

TEST_CASE("a position may stand at the first and at the second actions", "[protocol]") {
  constexpr auto actions = R"({"stage": "actions", "first": "away", "ball": {"area": "C3", "value": 3},
                               "start": "C2", "target": "C3", "dice": {"controlling": 4, "passive": 3}})";
  Scenario first = Scenario::position(actions);
  CHECK(first.chooser() == "away");
  CHECK((first.state()["decision"]["kind"] == "free" || first.state()["decision"]["kind"] == "action"));

  Scenario second = Scenario::position(
      actions, R"({"second": true, "first_actions": {"away": "movement", "home": "positioning"}})");
  second.asks("away", "action").offers_not("action midfield").offers("action position").plays("action none");
  second.asks("home", "action").offers("action midfield").offers_not("action position").plays("action none");
  second.asks("home", "target");
}

TEST_CASE("a position may stand before each set piece", "[protocol]") {
  CHECK(Scenario::position(R"({"stage": "kick-off", "minute": 20})").asks("home", "place").minute() == 21);
  CHECK(Scenario::position(R"({"stage": "free-kick", "ball": {"area": "C4", "value": 4}})").value() == 1);
  CHECK(Scenario::position(R"({"stage": "corner-kick", "corner": "L4"})").ball() == "L4");
  Scenario::position(R"({"stage": "corner-kick"})").asks("home", "corner");
  CHECK(Scenario::position(R"({"stage": "goal-kick"})").ball() == "C1");
  CHECK(Scenario::position(R"({"stage": "penalty-kick"})").ball() == "C5");
}

TEST_CASE("a position may stand at the target of a corner kick", "[protocol][R8]") {
  Scenario match = Scenario::position(R"({"ball": {"area": "L4", "value": 1}, "corner": "L4",
    "home": {"players": {"C5": 4, "C2": 5}}, "away": {"players": {"C3": 10}}})");
  match.offers("target C5").offers("target L4").plays("target C5", {6, 5});
  CHECK(match.event("ball-value")["after"] == 2);
  CHECK(match.players("home", "L4") == 1);
}

TEST_CASE("a state reads back as it was, secrets too", "[protocol]") {
  Scenario match = Scenario::match();
  match.plays("formation 4-4-2");
  const auto back = state_from_json(rules(), match.state());
  REQUIRE(back);
  CHECK(*back == match.raw());
  CHECK(hash(*back) == hash(match.raw()));
  CHECK(back->secret_formation[0] == Formation{{4, 4, 2}});
}

TEST_CASE("a team without outfield players has its keeper take kick-offs, corners and penalties") {
  constexpr auto nobody = R"({"control": "home", "home": {"players": {}}})";
  Scenario corner = Scenario::position(nobody, R"({"stage": "corner-kick", "corner": "R4"})");
  CHECK(corner.keeper("home") == "R4");
  Scenario penalty = Scenario::position(nobody, R"({"stage": "penalty-kick"})");
  CHECK(penalty.keeper("home") == "C5");
  Scenario kick_off = Scenario::position(nobody, R"({"stage": "kick-off"})");
  CHECK(kick_off.keeper("home") == "C3");
}

/// An agenda of a turn with these steps on it.
std::string on_turn(int number, std::initializer_list<std::pair<std::string_view, std::string_view>> steps) {
  nlohmann::json position = {{"options", {"injuries", "conditions"}}, {"start", "C3"}, {"target", "C3"}};
  position["turn"]["restart"] = "free-kick";
  position["agenda"] = {{{"step", "turn"}, {"team", "home"}, {"number", number}}};
  for (const auto& [step, team] : steps)
    position["agenda"].push_back({{"step", step}, {"team", team}, {"number", 0}});
  return position.dump();
}

TEST_CASE("F3, F5: an agenda is one that play can lead to, or names the step that it cannot", "[protocol]") {
  CHECK(refused_field(on_turn(0, {{"free-kick", "home"}, {"injury", "home"}, {"yellow-card", "away"}})) ==
        "");
  CHECK(refused_field(on_turn(0, {{"free-kick", "home"}, {"injury", "home"}, {"injury", "home"}})) == "");
  CHECK(refused_field(on_turn(0, {{"free-kick", "away"}})) == "/agenda/1/team");
  CHECK(refused_field(on_turn(0, {{"free-kick", "home"}, {"yellow-card", "home"}})) == "/agenda/2/team");
  CHECK(refused_field(on_turn(0, {{"free-kick", "home"}, {"injury-die", "home"}, {"injury-die", "home"}})) ==
        "/agenda/3/step");
  CHECK(refused_field(on_turn(0, {{"free-kick", "home"}, {"free-kick", "home"}})) == "/agenda/2/step");
  CHECK(refused_field(
            on_turn(3, {{"special-event", "home"}, {"tiredness", "away"}, {"tiredness", "home"}})) == "");
  CHECK(refused_field(on_turn(3, {{"action", "home"}})) == "/agenda/1/step");
  CHECK(refused_field(on_turn(9, {{"action", "home"}})) == "");
}

TEST_CASE("a goal kick that may be slow has somebody at the ball", "[protocol][2.0/5.3.1]") {
  const auto kick = [](std::string_view ball) {
    return R"({"rules": "fuba-2.0", "turn": {"restart": "goal-kick"}, "ball": {"area": ")" +
           std::string(ball) +
           R"("}, "home": {"players": {"C4": 4, "R3": 6}, "keeper": "C1"},
               "agenda": [{"step": "turn", "team": "home", "number": 0},
                          {"step": "slow-choice", "team": "home", "number": 0}]})";
  };
  CHECK(refused_field(kick("C1")) == "");
  CHECK(refused_field(kick("L2")) == "/ball/area");
}

TEST_CASE("where the goalkeeper stands already the last player goes to the ball by himself", "[5.2.1]") {
  const auto position = Scenario::position(
      R"({"turn": {"restart": "free-kick"}, "ball": {"area": "L1"},
          "home": {"players": {"C3": 9}, "in_hand": 1, "keeper": "C1"},
          "away": {"players": {}, "in_hand": 10, "keeper": null},
          "agenda": [{"step": "turn", "team": "home", "number": 0},
                     {"step": "free-kick-choice", "team": "home", "number": 0},
                     {"step": "adjust", "team": "home", "number": 0},
                     {"step": "place-keeper", "team": "away", "number": 0},
                     {"step": "set-up", "team": "away", "number": 0},
                     {"step": "place-keeper", "team": "home", "number": 0},
                     {"step": "set-up", "team": "home", "number": 0}]})");
  CHECK(position.players("home", "L1") == 1);
}

}  // namespace
}  // namespace fuba::test
