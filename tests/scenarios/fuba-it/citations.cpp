#include <vector>

#include "sheet.hpp"

// Which rule an event names, for events that the tests of refusals do not look at.
namespace fuba::test::it::citations {
namespace {

/// How an event comes about and the rule that it has to name. The last choice or the dice after it bring it.
struct Cited {
  std::string_view event;
  std::string_view rule;
  std::string changes;    ///< of the position; a whole match where they are empty
  std::string_view dice;  ///< one after the other
  Choices choices;
};

constexpr auto whole_match = "";
constexpr auto in_c4 = R"({"stage":"actions","first":"home","start":"C4","target":"C4",
  "ball":{"area":"C4"},"home":{"players":{"C3":1,"C4":2}}})";

Scenario played(const Cited& row) {
  Scenario scenario =
      row.changes.empty() ? match({"conditions", "weather"}) : mat(home_side, away_side, row.changes);
  for (const char die : row.dice) scenario.dice({die - '0'});
  for (const auto& choice : row.choices) scenario.plays(choice);
  return scenario;
}

void check(const std::vector<Cited>& rows) {
  for (const Cited& row : rows) {
    INFO(row.event << ", " << row.rule);
    CHECK(played(row).event(row.event)["rule"] == std::string(row.rule));
  }
}

/// All of a kick-off set-up, then one piece adjusted.
Choices kick_off_set_up() {
  Choices choices{"place C3", "place C3"};
  choices.insert(choices.end(), 8, "place C2");
  choices.insert(choices.end(), 10, "place C4");
  choices.emplace_back("adjust C2 L2");
  return choices;
}

TEST_CASE("events before a match name their rules",
          "[it/adv.condition.b][it/adv.weather.a][R80][3.0/2.1][3.0/3.2][3.0/3.3]") {
  const Choices formations{"formation 4-4-2", "shift midfield forward", "formation 4-4-2", "done"};
  Choices chosen = formations;
  chosen.emplace_back("kick-off take");
  check({{"formations", "3.0/2.1", whole_match, "42", formations},
         {"point-shifted", "it/adv.condition", whole_match, "42", formations},
         {"weather", "it/adv.weather", whole_match, "1142", formations},
         {"kick-off-chosen", "3.0/3.2", whole_match, "42", chosen},
         {"restart", "3.0/3.3.1", whole_match, "42", chosen},
         {"placed", "3.0/3.3", R"({"stage":"kick-off"})", "", {"place C3"}},
         {"adjusted", "3.0/3.3", R"({"stage":"kick-off"})", "", kick_off_set_up()}});
}

TEST_CASE("events of phase two name the sheet, or 3.0 where it is silent",
          "[it/II.A.c][it/II.A.d][R80][3.0/4.3.5][3.0/4.4.2][3.0/4.4.3]") {
  check({{"clock", "it/II.A", R"({"stoppage":2,"minute":45})", "53", {"target C3"}},
         {"brought", "3.0/4.4.2", "{}", "54", {"target L1", "bring L2"}},
         {"easy-situation",
          "3.0/4.4.3",
          R"({"ball":{"area":"C2"},"away":{"players":{"C3":0,"C4":6}}})",
          "21",
          {"target L1"}},
         {"half-ends", "3.0/4.3.5", R"({"stoppage":2,"minute":45})", "54", {"target C3"}},
         {"formation-changed",
          "3.0/2.2",
          R"({"stoppage":2,"minute":45})",
          "54",
          {"target C3", "change midfield forward", "done"}},
         {"match-ends", "3.0/4.3.5", R"({"half":2,"stoppage":2,"minute":90})", "54", {"target C3"}}});
}

TEST_CASE("events of phase three name the sheet",
          "[it/III.A.a][it/III.E.a][it/actions.movement.c][it/actions.shot.a][R80][3.0/4.6.2]") {
  check({{"moved", "it/III.A", R"({"stage":"actions","first":"home"})", "", {"free L2 L1"}},
         {"action", "it/III.E", R"({"stage":"actions","first":"home","second":true})", "", {"action none"}},
         {"moved",
          "it/actions.movement",
          R"({"stage":"actions","first":"home","ball":{"area":"C2"}})",
          "44",
          {"done", "action move", "move C2 L1 ball"}},
         {"difficult-shot", "3.0/4.6.2", in_c4, "61", {"done", "action shoot"}}});
}

TEST_CASE("set pieces and cards name the sheet",
          "[it/other.free-kick.a][it/other.corner.a][it/other.penalty.a][it/other.red.a]") {
  constexpr auto near_goal = R"({"ball":{"area":"C4"},"home":{"players":{"C3":1,"C4":2}}})";
  constexpr auto booked = R"({"away":{"yellow":1}})";
  check({{"restart", "it/other.free-kick", "{}", "44351", {"target C4"}},
         {"restart", "it/other.free-kick", "{}", "44351", {"target C3"}},
         {"restart", "it/other.penalty", near_goal, "44351", {"target C5"}},
         {"restart",
          "it/other.corner",
          merged(in_c4, R"({"ball":{"value":1}})"),
          "5",
          {"done", "action shoot", "corner left"}},
         {"red-card-test", "it/other.red", booked, "443541", {"target C3"}},
         {"red-card", "it/other.red", booked, "443541", {"target C3"}}});
}

TEST_CASE("further events of the advanced rules name the sheet",
          "[it/adv.condition.c][it/adv.aggressive.c][it/adv.substitutions.e][it/adv.injuries.a]"
          "[it/adv.keeper-exit.a]") {
  constexpr auto hard = R"({"options":["aggressive-pressing"],"stage":"actions","first":"away"})";
  constexpr auto hurt = R"({"options":["injuries"]})";
  check({{"boosted",
          "it/adv.condition",
          R"({"options":["conditions"],"stage":"actions","first":"home"})",
          "16",
          {"done", "action move", "boost"}},
         {"press", "it/adv.aggressive", hard, "661", {"done", "action press-hard"}},
         {"foul", "it/adv.aggressive", hard, "661", {"done", "action press-hard"}},
         {"substitution",
          "it/adv.substitutions",
          R"({"options":["substitutions"]})",
          "",
          {"subs 1", "sub formation defence midfield"}},
         {"injured", "it/adv.injuries", hurt, "4435636", {"target C3", "remove C3"}},
         {"injury", "it/adv.injuries", hurt, "4435636", {"target C3", "remove C3"}},
         {"sweep",
          "it/adv.keeper-exit",
          R"({"options":["advanced-goalkeeper"],"ball":{"area":"C4"},"home":{"players":{"C3":1,"C4":2}}})",
          "54",
          {"target C5", "sweep yes"}}});
}

}  // namespace
}  // namespace fuba::test::it::citations
