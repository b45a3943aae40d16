#include "condition.hpp"
#include "mat.hpp"

namespace fuba::test::chapter_a3_substitutions {
namespace {

using nlohmann::json;

constexpr auto home_side = "L2:2 C2:2 C3:4 R2:2";
constexpr auto away_side = "L3:2 C3:3 C4:3 R3:2";
constexpr auto all_conditions = R"({"options":["substitutions","conditions"]})";

json merged(std::string_view position, std::string_view changes) {
  json result = json::parse(position);
  result.merge_patch(json::parse(changes));
  return result;
}

/// At the second actions, Home first, with substitutions and condition points.
Scenario second_actions(std::string_view changes = "{}") {
  constexpr auto second = R"({"options":["substitutions","conditions"],"second":true,
                              "first_actions":{"home":"positioning","away":"positioning"}})";
  return acting(home_side, away_side, merged(second, changes).dump());
}

/// Home substitutes in its second action.
Scenario substituting(int number, std::string_view changes = "{}") {
  Scenario scenario = second_actions(changes);
  scenario.plays("action substitute").plays("subs " + std::to_string(number));
  return scenario;
}

std::string side(std::string_view condition, std::string_view more = "") {
  return R"({"home":{"condition":)" + points(condition) + std::string(more) + "}}";
}

int used(const Scenario& scenario, std::string_view team) {
  return scenario.state().at(team).at("substitutions").get<int>();
}

std::string formation(const Scenario& scenario, std::string_view team = "home") {
  return scenario.state().at(team).at("formation");
}

/// Plays on without another action until the next turn begins.
Scenario& to_next_turn(Scenario& scenario) {
  while (scenario.legal("target").empty())
    scenario.plays(scenario.legal("action").empty() ? "done" : "action none");
  return scenario;
}

TEST_CASE("a substitution is a second action", "[3.0/A3.b][3.0/4.5.1.g]") {
  Scenario first = acting(home_side, away_side, all_conditions);
  CHECK_FALSE(may(first, "action substitute"));
  acts(first, "action none");
  CHECK_FALSE(may(first, "action substitute"));
  acts(first, "action none").plays("second yes").offers("action substitute").plays("action substitute");
  first.asks("home", "subs");
}

TEST_CASE("the other team substitutes in its second action too", "[3.0/A3.b]") {
  Scenario scenario = second_actions();
  scenario.plays("action none").asks("away", "action").plays("action substitute").asks("away", "subs");
  scenario.plays("subs 1").plays("sub formation midfield forward");
  CHECK(used(scenario, "away") == 1);
  CHECK(used(scenario, "home") == 0);
  CHECK(to_next_turn(scenario).chooser() == "home");
  CHECK(formation(scenario, "away") == "4-3-3");
  CHECK(formation(scenario, "home") == "4-4-2");
}

TEST_CASE("without the rule nobody substitutes", "[3.0/A3.b][3.0/1.1.d]") {
  Scenario scenario = second_actions(R"({"options":["conditions"]})");
  scenario.offers_not("action substitute");
}

TEST_CASE("a team begins with all its substitutions", "[3.0/A3.a][3.0/3.4.c]") {
  Scenario match = Scenario::match({"substitutions"});
  match.plays("formation 4-4-2").plays("formation 4-4-2", {5, 3});
  CHECK(used(match, "home") == 0);
  CHECK(used(match, "away") == 0);
}

TEST_CASE("three substitutions a match", "[3.0/A3.a][R135]") {
  Scenario none = second_actions(R"({"home":{"substitutions":0}})");
  none.plays("action substitute");
  CHECK(none.legal("subs") == Choices{"subs 1", "subs 2", "subs 3"});
  Scenario one = second_actions(R"({"home":{"substitutions":1}})");
  one.plays("action substitute");
  CHECK(one.legal("subs") == Choices{"subs 1", "subs 2"});
  second_actions(R"({"home":{"substitutions":2}})").offers("action substitute");
  Scenario three = second_actions(R"({"home":{"substitutions":3}})");
  three.offers_not("action substitute").refuses("action substitute", "3.0/A3");
}

TEST_CASE("a last substitution needs no announcement", "[3.0/A3.d][R134][o]") {
  Scenario scenario = second_actions(R"({"home":{"substitutions":2}})");
  scenario.plays("action substitute").asks("home", "sub").plays("sub formation midfield forward");
  CHECK(used(scenario, "home") == 3);
  scenario.asks("away", "action");
}

TEST_CASE("the other team's substitutions are its own", "[3.0/A3.a]") {
  Scenario scenario = second_actions(R"({"away":{"substitutions":3}})");
  scenario.plays("action substitute");
  CHECK(scenario.legal("subs").size() == 3);
}

TEST_CASE("one action may hold three substitutions", "[3.0/A3.c][3.0/A3.d][R134][R135]") {
  Scenario scenario = substituting(3, R"({"home":{"yellow":1}})");
  scenario.asks("home", "sub").plays("sub formation midfield forward").asks("home", "sub");
  scenario.plays("sub booked").asks("home", "sub").plays("sub formation defence midfield");
  CHECK(used(scenario, "home") == 3);
  CHECK(scenario.yellow("home") == 0);
  to_next_turn(scenario);
  CHECK(formation(scenario) == "3-4-3");
}

TEST_CASE("the number is said first and kept", "[3.0/A3.d][R134]") {
  Scenario scenario = substituting(2);
  scenario.offers_not("done").plays("sub formation midfield forward").asks("home", "sub").offers_not("done");
  scenario.plays("sub formation midfield forward");
  CHECK(used(scenario, "home") == 2);
  CHECK(scenario.chooser() == "away");
}

TEST_CASE("a substitution is one of three kinds", "[3.0/A3.g]") {
  substituting(1, side("3-3-2", R"(,"yellow":1)"))
      .offers_only({"sub formation defence midfield", "sub formation defence forward",
                    "sub formation midfield defence", "sub formation midfield forward",
                    "sub formation forward defence", "sub formation forward midfield", "sub booked",
                    "sub fresh"});
}

TEST_CASE("a line keeps a player", "[3.0/A3.h][R14]") {
  Scenario scenario = substituting(2, R"({"home":{"formation":"4-5-1"}})");
  scenario.offers_not("sub formation forward midfield").refuses("sub formation forward midfield", "R14");
  Scenario twice = substituting(2);
  twice.plays("sub formation forward midfield");
  twice.offers_not("sub formation forward midfield").offers_not("sub formation forward defence");
}

TEST_CASE("a change of formation moves one player to another line", "[3.0/A3.h]") {
  Scenario scenario = substituting(1);
  scenario.plays("sub formation midfield forward");
  to_next_turn(scenario);
  CHECK(formation(scenario) == "4-3-3");
  CHECK(formation(scenario, "away") == "4-4-2");
}

TEST_CASE("the new formation holds from the next turn", "[3.0/A3.i]") {
  Scenario scenario = substituting(1);
  scenario.plays("sub formation midfield forward");
  CHECK(formation(scenario) == "4-4-2");
  CHECK(scenario.state()["home"]["next_formation"] == "4-3-3");
  to_next_turn(scenario);
  CHECK(formation(scenario) == "4-3-3");
  CHECK_FALSE(scenario.state()["home"].contains("next_formation"));
}

TEST_CASE("a substitution before half-time and the change at half-time add up", "[3.0/A3.i][3.0/2.2.a]") {
  Scenario scenario = substituting(1, R"({"minute":45,"stoppage":5})");
  scenario.plays("sub formation midfield forward").plays("action none").asks("home", "change");
  scenario.plays("change defence midfield").plays("done");
  CHECK(scenario.half() == 2);
  CHECK(formation(scenario) == "3-4-3");
}

TEST_CASE("in the first half a change of formation brings no point", "[3.0/A3.j]") {
  Scenario scenario = substituting(1, side("4-3-2", R"(,"formation":"4-4-2")"));
  scenario.plays("sub formation midfield forward");
  to_next_turn(scenario);
  CHECK(condition(scenario, "home") == "4-3-2");
}

constexpr auto second_half = R"({"half":2,"minute":60})";

TEST_CASE("in the second half it brings a point to the line that gets the player", "[3.0/A3.k]") {
  Scenario scenario = substituting(1, merged(side("4-3-2"), second_half).dump());
  scenario.plays("sub formation midfield forward");
  CHECK(condition(to_next_turn(scenario), "home") == "4-3-3");
  Scenario back = substituting(1, merged(side("4-3-1"), second_half).dump());
  back.plays("sub formation midfield defence");
  CHECK(condition(to_next_turn(back), "home") == "5-3-1");
}

TEST_CASE("the kick-off of the second half is in the second half", "[3.0/A3.e][3.0/A3.k]") {
  constexpr auto half_time = R"({"options":["substitutions","conditions"],"stage":"kick-off","half":2,
                                 "minute":45})";
  Scenario scenario = mat(home_side, away_side, merged(half_time, side("4-3-2")).dump());
  scenario.plays({"subs 1", "sub formation midfield forward"});
  CHECK(condition(scenario, "home") == "4-3-3");
}

TEST_CASE("no point goes to a line that has six", "[3.0/A3.n]") {
  Scenario full = substituting(1, merged(side("1-2-6"), second_half).dump());
  full.plays("sub formation midfield forward");
  CHECK(condition(to_next_turn(full), "home") == "1-2-6");
  CHECK(formation(full) == "4-3-3");
  Scenario room = substituting(1, merged(side("1-2-5"), second_half).dump());
  room.plays("sub formation midfield forward");
  CHECK(condition(to_next_turn(room), "home") == "1-2-6");
}

TEST_CASE("no point goes to a team that has ten", "[3.0/A3.o]") {
  Scenario full = substituting(1, second_half);
  full.plays("sub formation midfield forward");
  CHECK(condition(to_next_turn(full), "home") == "4-4-2");
  CHECK(formation(full) == "4-3-3");
}

TEST_CASE("without condition points a change of formation brings none", "[3.0/A3.k]") {
  Scenario scenario = substituting(1, R"({"options":["substitutions"],"half":2,"minute":60})");
  scenario.plays("sub formation midfield forward");
  to_next_turn(scenario);
  CHECK(formation(scenario) == "4-3-3");
  CHECK_FALSE(scenario.state()["home"].contains("condition"));
}

TEST_CASE("the player with a card goes and takes it along", "[3.0/A3.l]") {
  Scenario scenario = substituting(1, R"({"home":{"yellow":2},"away":{"yellow":1}})");
  scenario.plays("sub booked");
  CHECK(scenario.yellow("home") == 1);
  CHECK(scenario.yellow("away") == 1);
  CHECK(scenario.players("home") == 10);
  CHECK(condition(scenario, "home") == "4-4-2");
}

TEST_CASE("without a card nobody goes for it", "[3.0/A3.l]") {
  Scenario none = substituting(1, R"({"away":{"yellow":2}})");
  none.refuses("sub booked", "3.0/A3");
  Scenario one = substituting(2, R"({"home":{"yellow":1}})");
  one.plays("sub booked").offers_not("sub booked");
}

/// Points that a fresh player brings in that minute of the second half.
int brought(int minute, Script dice, std::string_view more = R"(,"stoppage":0)") {
  Scenario scenario = substituting(
      1, merged(side("2-2-2"), R"({"half":2,"minute":)" + std::to_string(minute) + std::string(more) + "}")
             .dump());
  scenario.plays("sub fresh", dice);
  int count = 0;
  for (; !scenario.legal("gain").empty(); ++count) scenario.plays("gain forward");
  CHECK(condition(scenario, "home") == "2-2-" + std::to_string(2 + count));
  return count;
}

TEST_CASE("a fresh player brings a point, or two when the dice are not above the minute", "[3.0/A3.m]") {
  CHECK(brought(70, {4, 4}) == 1);
  CHECK(brought(70, {3, 4}) == 2);
  CHECK(brought(69, {3, 4}) == 1);
  CHECK(brought(71, {3, 4}) == 2);
  CHECK(brought(89, {6, 6}) == 1);
  CHECK(brought(60, {1, 1}) == 2);
}

TEST_CASE("stoppage time counts for the fresh player", "[3.0/A3.m][R11]") {
  CHECK(brought(90, {3, 6}, R"(,"stoppage":2)") == 2);
  CHECK(brought(90, {5, 5}, R"(,"stoppage":2)") == 1);
}

TEST_CASE("in the first half a fresh player brings points too", "[3.0/A3.m]") {
  Scenario scenario = substituting(1, side("3-3-2"));
  scenario.plays("sub fresh", {1, 1}).plays("gain midfield").asks("home", "gain").plays("gain defence");
  CHECK(condition(scenario, "home") == "4-4-2");
}

TEST_CASE("each point of a fresh player is a choice of its own", "[R135]") {
  Scenario scenario = substituting(1, merged(side("2-2-2"), second_half).dump());
  scenario.plays("sub fresh", {1, 2}).asks("home", "gain");
  scenario.offers_only({"gain defence", "gain midfield", "gain forward"}).plays("gain midfield");
  CHECK(condition(scenario, "home") == "2-3-2");
  scenario.asks("home", "gain").plays("gain forward");
  CHECK(condition(scenario, "home") == "2-3-3");
  CHECK(used(scenario, "home") == 1);
  CHECK(scenario.chooser() == "away");
}

TEST_CASE("a fresh player's points stay within six a line", "[3.0/A3.n]") {
  Scenario scenario = substituting(1, merged(side("1-5-1"), second_half).dump());
  scenario.plays("sub fresh", {1, 2}).offers("gain midfield").plays("gain midfield");
  scenario.offers_only({"gain defence", "gain forward"}).refuses("gain midfield", "3.0/A3");
}

TEST_CASE("a fresh player's points stay within ten in all", "[3.0/A3.o][R135]") {
  Scenario scenario = substituting(2, merged(side("3-4-2"), second_half).dump());
  scenario.plays("sub fresh", {1, 2}).plays("gain defence").asks("home", "sub");
  CHECK(condition(scenario, "home") == "4-4-2");
  scenario.plays("sub fresh", {1, 2});
  CHECK(condition(scenario, "home") == "4-4-2");
  CHECK(used(scenario, "home") == 2);
}

TEST_CASE("without condition points there is no fresh player", "[R135]") {
  Scenario scenario = substituting(1, R"({"options":["substitutions"]})");
  scenario.asks("home", "sub").offers("sub formation midfield forward").offers_not("sub fresh");
}

TEST_CASE("substitutions bring points to a tired team", "[3.0/A1.d][3.0/A1.3.l]") {
  Scenario scenario = substituting(1, merged(side("0-0-0", R"(,"tired":true)"), second_half).dump());
  scenario.plays("sub fresh", {1, 2}).plays("gain midfield").plays("gain midfield");
  CHECK(condition(scenario, "home") == "0-2-0");
  CHECK(scenario.state()["home"]["tired"] == true);
}

Scenario restart(std::string_view stage, std::string_view changes = "{}") {
  constexpr auto options = R"({"options":["substitutions","conditions"]})";
  return mat(home_side, away_side, merged(merged(options, stage).dump(), changes).dump());
}

constexpr auto kick_off = R"({"stage":"kick-off"})";
constexpr auto goal_kick = R"({"stage":"goal-kick","ball":{"area":"C1"}})";
constexpr auto corner_kick = R"({"stage":"corner-kick","corner":"L4"})";
constexpr auto free_kick = R"({"stage":"free-kick","ball":{"area":"C4"}})";
constexpr auto penalty_kick = R"({"stage":"penalty-kick","ball":{"area":"C5"}})";

TEST_CASE("both teams may substitute at a new set-up, the controlling team first",
          "[3.0/A3.e][3.0/A3.f][R134]") {
  const auto stage = GENERATE(kick_off, goal_kick, corner_kick, free_kick, penalty_kick);
  CAPTURE(stage);
  Scenario scenario = restart(stage);
  CHECK(scenario.minute() == 21);
  scenario.asks("home", "subs").offers_only({"subs 1", "subs 2", "subs 3", "done"});
  scenario.plays("subs 1").plays("sub formation midfield forward").asks("away", "subs");
  scenario.plays("subs 2").plays("sub formation midfield defence").plays("sub formation midfield defence");
  CHECK(used(scenario, "home") == 1);
  CHECK(used(scenario, "away") == 2);
  CHECK(scenario.chooser() == "home");
  CHECK(scenario.legal("subs").empty());
}

TEST_CASE("a set-up follows without substitutions", "[3.0/A3.e]") {
  restart(kick_off).plays("done").asks("away", "subs").plays("done").asks("home", "place");
  restart(goal_kick).plays("done").asks("away", "subs").plays("done").asks("home", "react");
  restart(corner_kick).plays("done").asks("away", "subs").plays("done").asks("home", "place");
}

TEST_CASE("Away decides first where it has the ball", "[3.0/A3.f]") {
  restart(kick_off, R"({"control":"away"})").asks("away", "subs").plays("done").asks("home", "subs");
}

TEST_CASE("the first kick-off is a set-up too", "[3.0/A3.e][R134]") {
  Scenario match = Scenario::match({"substitutions"});
  match.plays("formation 4-4-2").plays("formation 4-4-2", {5, 3}).plays("kick-off give");
  match.asks("away", "subs").plays("done").asks("home", "subs").plays("done").asks("away", "place");
}

TEST_CASE("a quick free kick is no set-up", "[R134]") {
  restart(R"({"stage":"free-kick","ball":{"area":"C3"}})").asks("home", "react");
  restart(R"({"stage":"free-kick","ball":{"area":"C2"}})").asks("home", "react");
}

TEST_CASE("a team without substitutions is not asked", "[3.0/A3.a][3.0/A3.e]") {
  restart(kick_off, R"({"home":{"substitutions":3}})")
      .asks("away", "subs")
      .plays("done")
      .asks("home", "place");
  restart(kick_off, R"({"home":{"substitutions":3},"away":{"substitutions":3}})").asks("home", "place");
}

TEST_CASE("a formation changed at a kick-off holds in its first turn", "[3.0/A3.e][3.0/A3.i]") {
  Scenario scenario = restart(kick_off);
  scenario.plays({"subs 1", "sub formation midfield forward", "done"});
  CHECK(formation(scenario) == "4-4-2");
  places(scenario, "C3:10");
  places(scenario, "C3:10").plays("done").asks("home", "target");
  CHECK(formation(scenario) == "4-3-3");
}

TEST_CASE("the fresh player of a set-up enters after its minute", "[3.0/A3.e][3.0/A3.m][R125]") {
  Scenario scenario = restart(kick_off, merged(side("2-2-2"), R"({"half":2,"minute":69})").dump());
  scenario.plays("subs 1").plays("sub fresh", {3, 4}).plays("gain midfield").asks("home", "gain");
}

TEST_CASE("slow play is decided before the substitutions", "[R134]") {
  Scenario scenario =
      restart(goal_kick, R"({"options":["substitutions","conditions","slow-play"],"minute":10})");
  scenario.asks("home", "slow").plays("slow no").asks("home", "subs").plays("done").asks("away", "subs");
}

}  // namespace
}  // namespace fuba::test::chapter_a3_substitutions
