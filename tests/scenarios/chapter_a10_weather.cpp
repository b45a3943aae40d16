#include "condition.hpp"
#include "mat.hpp"

namespace fuba::test::chapter_a10_weather {
namespace {

using nlohmann::json;

constexpr auto home_side = "L2:2 C2:2 C3:4 R2:2";
constexpr auto away_side = "L3:2 C3:3 C4:3 R3:2";

std::string merged(std::string_view position, std::string_view changes) {
  json result = json::parse(position);
  result.merge_patch(json::parse(changes));
  return result.dump();
}

std::string weather(const Scenario& scenario) {
  const json weather = scenario.state().at("weather");
  return weather.is_null() ? "none" : weather.get<std::string>();
}

/// The change of a position to that weather in the second half, with more options beside it.
std::string in(std::string_view weather, std::string_view changes = "{}") {
  json position = json::parse(changes);
  position["options"].push_back("weather");
  position["half"] = 2;
  position["minute"] = 50;
  position["weather"] = weather == "none" ? json() : json(weather);
  return position.dump();
}

/// The weather of a match after these dice for the kick-off.
std::string rolled(Script dice) {
  Scenario match = Scenario::match({"weather"});
  match.plays("formation 4-4-2").plays("formation 4-4-2", dice);
  match.offers_only({"kick-off take", "kick-off give"});
  return weather(match);
}

TEST_CASE("equal dice for the kick-off bring the weather",
          "[3.0/A10.a][3.0/A10.b][3.0/A10.c][3.0/A10.d][3.0/A10.e][3.0/A10.f]") {
  CHECK(rolled({1, 1, 5, 3}) == "heat");
  CHECK(rolled({2, 2, 5, 3}) == "sunshine");
  CHECK(rolled({3, 3, 5, 3}) == "sunshine");
  CHECK(rolled({4, 4, 5, 3}) == "wind");
  CHECK(rolled({5, 5, 5, 3}) == "rain");
  CHECK(rolled({6, 6, 5, 3}) == "cold");
}

TEST_CASE("unequal dice bring none", "[3.0/A10.a]") {
  CHECK(rolled({5, 3}) == "none");
  CHECK(rolled({1, 2}) == "none");
}

TEST_CASE("the first roll alone brings the weather", "[R144][R15]") {
  CHECK(rolled({1, 1, 6, 6, 5, 3}) == "heat");
  CHECK(rolled({6, 6, 1, 1, 2, 2, 3, 5}) == "cold");
}

TEST_CASE("without the rule there is no weather", "[3.0/A10.a]") {
  Scenario match = Scenario::match();
  match.plays("formation 4-4-2").plays("formation 4-4-2", {1, 1, 5, 3});
  CHECK_FALSE(match.state().contains("weather"));
}

/// The weather after half-time, with the dice that fall for it.
std::string after_half_time(std::string_view weather_before, Script dice,
                            std::string_view starters = "home") {
  Scenario scenario = mat(home_side, away_side,
                          merged(in(weather_before), R"({"half":1,"minute":45,"stoppage":3,"starters":")" +
                                                         std::string(starters) + "\"}"));
  scenario.dice({4, 4}).dice(dice).plays({"target C3", "done", "done"});
  CHECK(scenario.half() == 2);
  return weather(scenario);
}

TEST_CASE("the second half may be without the heat, or hotter", "[3.0/A10.h]") {
  CHECK(after_half_time("heat", {1}) == "none");
  for (const int die : {2, 3, 4, 5}) CHECK(after_half_time("heat", {die}) == "heat");
  CHECK(after_half_time("heat", {6}) == "extreme-heat");
}

TEST_CASE("the second half may be without the wind, or stormy", "[3.0/A10.m]") {
  CHECK(after_half_time("wind", {1}) == "none");
  for (const int die : {2, 3, 4, 5}) CHECK(after_half_time("wind", {die}) == "wind");
  CHECK(after_half_time("wind", {6}) == "storm");
}

TEST_CASE("the second half may be without the rain, or stormy", "[3.0/A10.o]") {
  CHECK(after_half_time("rain", {1}) == "none");
  for (const int die : {2, 3, 4, 5}) CHECK(after_half_time("rain", {die}) == "rain");
  CHECK(after_half_time("rain", {6}) == "storm");
}

TEST_CASE("the team that kicks off the second half rolls for its weather",
          "[3.0/A10.h][3.0/A10.m][3.0/A10.o]") {
  const auto [starters, others] =
      GENERATE(table<std::string, std::string>({{"home", "away"}, {"away", "home"}}));
  const std::string changing = GENERATE("heat", "wind", "rain");
  Scenario scenario =
      mat(home_side, away_side,
          merged(in(changing), R"({"half":1,"minute":45,"stoppage":3,"starters":")" + starters + "\"}"));
  scenario.plays("target C3", {4, 4}).plays("done").plays("done", {3}).asks(others, "place");
  CHECK(scenario.event("dice")["purpose"] == "weather");
  CHECK(scenario.event("dice")["by"] == json::array({others}));
}

TEST_CASE("sunshine ends with the first half", "[3.0/A10.k]") {
  CHECK(after_half_time("sunshine", {}) == "none");
}

TEST_CASE("cold stays and no weather stays away", "[3.0/A10.f][R144]") {
  CHECK(after_half_time("cold", {}) == "cold");
  CHECK(after_half_time("none", {}) == "none");
}

/// Away's points after an aggressive press in the centre.
std::string after_press(std::string_view weather) {
  Scenario scenario =
      acting("C2:6 C3:4", "C3:4 C4:6",
             in(weather, R"({"options":["aggressive-pressing"],"first":"away","ball":{"value":4}})"));
  acts(scenario, "action press-hard", {3, 6});
  return condition(scenario, "away");
}

TEST_CASE("in heat an aggressive press costs two points", "[3.0/A10.g][3.0/A10.t]") {
  CHECK(after_press("heat") == "4-2-2");
  CHECK(after_press("extreme-heat") == "4-2-2");
  for (const std::string other : {"none", "wind", "rain", "cold", "storm"})
    CHECK(after_press(other) == "4-3-2");
}

TEST_CASE("with one point there is no aggressive press in heat", "[3.0/A10.g][3.0/A10.t]") {
  const auto away_with = [](std::string_view weather, std::string_view condition) {
    return acting("C2:6 C3:4", "C3:4 C4:6",
                  in(weather, R"({"options":["aggressive-pressing"],"first":"away","ball":{"value":4},
                                  "away":{"condition":)" +
                                  points(condition) + "}}"));
  };
  for (const std::string hot : {"heat", "extreme-heat"}) {
    CHECK_FALSE(may(away_with(hot, "4-1-2"), "action press-hard"));
    CHECK(may(away_with(hot, "0-2-0"), "action press-hard"));
  }
  CHECK(may(away_with("none", "0-1-0"), "action press-hard"));
}

TEST_CASE("in heat a boost still costs one point", "[3.0/A10.g]") {
  Scenario scenario =
      acting("C2:6 C3:4", "C3:4 C4:6", in("heat", R"({"options":["conditions"],"ball":{"value":4}})"));
  acts(scenario, "action position").plays("boost");
  CHECK(condition(scenario, "home") == "4-3-2");
}

TEST_CASE("in heat a tackle costs one point", "[R144]") {
  Scenario scenario =
      acting("C3:6 C4:4", "C3:6 C4:4",
             in("heat", R"({"options":["skills"],"skills_per_team":1,"first":"away","target":"C4",
                                            "ball":{"area":"C4","value":4},"home":{"skills":["crossing"]},
                                            "away":{"skills":["tackle"]}})"));
  acts(scenario, "action press").asks("away", "use").plays("use tackle", {3, 6});
  CHECK(condition(scenario, "away") == "3-4-2");
}

TEST_CASE("in heat aggressive defence costs nothing", "[R144]") {
  Scenario scenario =
      mat(home_side, away_side, in("heat", R"({"options":["aggressive-pressing","advanced-events"]})"));
  scenario.plays("target C3", {4, 4, 4, 6});
  acts(scenario, "action none");
  acts(scenario, "action press-hard", {3, 6});
  CHECK(scenario.control() == "away");
  CHECK(condition(scenario, "away") == "4-4-2");
}

/// Whether Home passes through C3 in sunshine without the addition for a long pass.
int value_through_centre(std::string_view changes) {
  for (int die = 1; die <= 6; ++die) {
    Scenario scenario = mat("C2:3 C3:4 C4:3", "C2:1 C3:2 C4:4 L3:3",
                            merged(R"({"options":["weather","passing-through"],"weather":"sunshine",
                                       "ball":{"area":"C2","value":2}})",
                                   changes));
    scenario.dice({die, die == 1 ? 2 : 1}).plays("target C4");
    if (!scenario.legal("via").empty()) scenario.plays("via C3");
    if (scenario.control() == "home") return die;
  }
  return 7;
}

TEST_CASE("in sunshine the team that began the match passes through no area", "[3.0/A10.i][3.0/A10.j]") {
  CHECK(value_through_centre(R"({"starters":"home"})") == 3);
  CHECK(value_through_centre(R"({"starters":"away"})") == 2);
  CHECK(value_through_centre(R"({"starters":"home","weather":null})") == 2);
}

/// Whether Away's goalkeeper may sweep in the first half.
bool may_sweep(std::string_view changes) {
  Scenario scenario = acting("C3:5 C5:5", "C3:6 C4:4",
                             merged(R"({"options":["weather","advanced-goalkeeper"],"weather":"sunshine",
                                        "first":"away","ball":{"area":"C5"},"start":"C4","target":"C5"})",
                                    changes));
  while (!scenario.legal("done").empty()) scenario.plays("done");
  return !scenario.legal("sweep").empty();
}

TEST_CASE("in sunshine the goalkeeper of the team that began the match stays at home",
          "[3.0/A10.i][3.0/A10.j]") {
  CHECK_FALSE(may_sweep(R"({"starters":"away"})"));
  CHECK(may_sweep(R"({"starters":"home"})"));
  CHECK(may_sweep(R"({"starters":"away","weather":null})"));
}

/// The lowest die that keeps the ball after a pass of Home in that weather.
int checked_value(std::string_view weather, int value, const std::string& target) {
  for (int die = 1; die <= 6; ++die) {
    Scenario scenario = mat("C2:3 C3:2 C4:2 L3:2 L4:1", "C2:1 C3:2 C4:3 L3:1 L4:2 R3:1",
                            in(weather, R"({"ball":{"area":"C2","value":)" + std::to_string(value) + "}}"));
    scenario.plays("target " + target, {die, die == 1 ? 2 : 1});
    if (scenario.control() == "home") return die;
  }
  return 7;
}

TEST_CASE("in wind and storm each area on the way counts twice", "[3.0/A10.l][3.0/A10.q]") {
  for (const std::string windy : {"wind", "storm"}) {
    CAPTURE(windy);
    CHECK(checked_value(windy, 2, "C2") == 2);
    CHECK(checked_value(windy, 2, "C3") == 2);
    CHECK(checked_value(windy, 2, "C4") == 4);
    CHECK(checked_value(windy, 2, "L4") == 6);
  }
  for (const std::string calm : {"none", "heat", "rain", "cold", "extreme-heat"})
    CHECK(checked_value(calm, 2, "L4") == 4);
}

TEST_CASE("the wind blows against both teams", "[3.0/A10.l]") {
  for (const auto& [weather, lowest] : {std::pair{"wind", 4}, {"none", 3}}) {
    const auto passed = [&, wind = weather](int die) {
      Scenario scenario = mat("C2:4 C3:4 C4:2", "C2:2 C3:4 C4:4",
                              in(wind, R"({"control":"away","ball":{"area":"C4","value":2}})"));
      return scenario.plays("target C2", {die, 1}).control();
    };
    CHECK(passed(lowest) == "away");
    CHECK(passed(lowest - 1) == "home");
  }
}

TEST_CASE("in wind a pass is too long sooner", "[3.0/A10.l][3.0/4.1.2.a]") {
  const auto passing = [](std::string_view weather, int value) {
    return mat("C2:3 C3:2 C4:2 L3:2 L4:1", "C2:1 C3:2 C4:3 L3:1 L4:2 R3:1",
               in(weather, R"({"ball":{"area":"C2","value":)" + std::to_string(value) + "}}"));
  };
  for (const std::string windy : {"wind", "storm"}) {
    passing(windy, 2).offers("target L4");
    passing(windy, 3).refuses("target L4", "3.0/4.1.2");
    passing(windy, 4).offers("target C4");
    passing(windy, 5).refuses("target C4", "3.0/4.1.2");
  }
  passing("none", 5).offers("target C4");
}

/// The value after a turn's dice in that weather.
int new_value(std::string_view weather, Script dice) {
  return mat(home_side, away_side, in(weather)).plays("target C3", dice).value();
}

TEST_CASE("in rain and storm the new value is one higher", "[3.0/A10.n][3.0/A10.q]") {
  for (const std::string wet : {"rain", "storm"}) {
    CAPTURE(wet);
    CHECK(new_value(wet, {4, 2}) == 3);
    CHECK(new_value(wet, {6, 5}) == 6);
    CHECK(new_value(wet, {5, 6}) == 6);
    CHECK(new_value(wet, {1, 3}) == 4);
  }
  for (const std::string dry : {"none", "heat", "wind", "cold", "extreme-heat"})
    CHECK(new_value(dry, {4, 2}) == 2);
}

TEST_CASE("in rain a special event changes the higher value", "[3.0/A10.n][R144]") {
  CHECK(new_value("rain", {3, 3, 2, 3}) == 5);
  CHECK(new_value("rain", {3, 3, 4, 5}) == 3);
  CHECK(new_value("rain", {3, 3, 1, 1}) == 4);
}

TEST_CASE("in rain an easy situation has the higher value too", "[3.0/A10.n]") {
  Scenario scenario =
      mat("L2:2 C2:6 R2:2", "C4:5 L4:2 R4:3", in("rain", R"({"ball":{"area":"C2","value":6}})"));
  scenario.plays("target C1", {1, 3});
  CHECK(scenario.control() == "home");
  CHECK(scenario.value() == 4);
}

TEST_CASE("rain leaves set pieces and other values alone", "[R144]") {
  const auto stage =
      GENERATE(R"({"stage":"kick-off"})", R"({"stage":"goal-kick","ball":{"area":"C1"}})",
               R"({"stage":"free-kick","ball":{"area":"C4"}})", R"({"stage":"corner-kick","corner":"L4"})");
  CAPTURE(stage);
  CHECK(mat(home_side, away_side, in("rain", stage)).value() == 1);
  Scenario pressed = acting("C2:6 C3:4", "C3:4 C4:6", in("rain", R"({"first":"away","ball":{"value":5}})"));
  CHECK(acts(pressed, "action press", {2, 4}).value() == 2);
  Scenario positioned = acting("C2:6 C3:4", "C3:4 C4:6", in("rain", R"({"ball":{"value":5}})"));
  CHECK(acts(positioned, "action position").value() == 4);
}

/// Minutes that an injured player misses in that weather, 0 for the match: the free kick takes one of them.
int missed(std::string_view weather, int die) {
  Scenario scenario = mat("L1:2 C2:2 C3:4 R4:2", away_side, in(weather, R"({"options":["injuries"]})"));
  scenario.plays("target C3", {4, 4, 3, 5, 6, 6}).plays("remove C3", {die});
  return scenario.state()["home"]["injured"].at(0).get<int>();
}

TEST_CASE("in cold and storm an injury is worse by one", "[3.0/A10.p][3.0/A10.r]") {
  for (const std::string hard : {"cold", "storm"}) {
    CAPTURE(hard);
    CHECK(missed(hard, 1) == 1);
    CHECK(missed(hard, 3) == 3);
    CHECK(missed(hard, 4) == 0);
    CHECK(missed(hard, 6) == 0);
  }
  for (const std::string other : {"none", "heat", "wind", "rain", "extreme-heat"}) {
    CAPTURE(other);
    CHECK(missed(other, 2) == 1);
    CHECK(missed(other, 4) == 3);
    CHECK(missed(other, 5) == 0);
  }
}

TEST_CASE("in extreme heat the first die of a tiredness test is one lower", "[3.0/A10.s]") {
  const auto tested = [](std::string_view weather, int minute) {
    return mat(
        home_side, away_side,
        merged(in(weather, R"({"options":["conditions"]})"), R"({"minute":)" + std::to_string(minute) + "}"));
  };
  Scenario hot = tested("extreme-heat", 50);
  hot.plays("target C3", {6, 1, 6, 1, 6, 1});
  CHECK(condition(hot, "home") == "4-3-2");
  CHECK(condition(hot, "away") == "4-3-2");
  Scenario sum = tested("extreme-heat", 54);
  sum.plays("target C3", {6, 1, 6, 1, 6, 1});
  CHECK(sum.minute() == 59);
  CHECK(condition(sum, "home") == "4-3-2");
  for (const std::string other : {"heat", "none", "storm"}) {
    Scenario mild = tested(other, 50);
    mild.plays("target C3", {6, 1, 6, 6});
    CHECK(condition(mild, "home") == "4-4-2");
  }
}

TEST_CASE("extreme heat counts the first die only", "[3.0/A10.s]") {
  Scenario scenario = mat(home_side, away_side,
                          merged(in("extreme-heat", R"({"options":["conditions"]})"), R"({"minute":55})"));
  scenario.plays("target C3", {6, 1, 5, 2}).asks("home", "lose");
  scenario.plays("lose forward", {1, 6, 2});
  CHECK(condition(scenario, "home") == "4-3-1");
  CHECK(condition(scenario, "away") == "4-3-2");
}

}  // namespace
}  // namespace fuba::test::chapter_a10_weather
