#include "scenarios/condition.hpp"
#include "sheet.hpp"

namespace fuba::test::it::weather {
namespace {

std::string in(std::string_view weather, std::string_view more = "{}") {
  return merged(R"({"options":["weather"],"half":2,"minute":50,"weather":")" + std::string(weather) + "\"}",
                more);
}

/// The weather of a match after these dice for the kick-off.
std::string rolled(Script dice) {
  Scenario scenario = match({"weather"});
  scenario.plays("formation 4-4-2").plays("formation 4-4-2", dice).offers("kick-off take");
  const nlohmann::json weather = scenario.state().at("weather");
  return weather.is_null() ? "none" : weather.get<std::string>();
}

TEST_CASE("equal dice for the kick-off bring the weather",
          "[it/adv.weather.a][it/adv.weather.b][it/adv.weather.c][it/adv.weather.d][it/adv.weather.e][it/"
          "adv.weather.f]") {
  CHECK(rolled({1, 1, 5, 3}) == "heat");
  CHECK(rolled({2, 2, 5, 3}) == "sunshine");
  CHECK(rolled({3, 3, 5, 3}) == "sunshine");
  CHECK(rolled({4, 4, 5, 3}) == "wind");
  CHECK(rolled({5, 5, 5, 3}) == "rain");
  CHECK(rolled({6, 6, 5, 3}) == "cold");
  CHECK(rolled({5, 3}) == "none");
  CHECK(rolled({1, 1, 6, 6, 5, 3}) == "heat");
}

TEST_CASE("in wind each area that a long pass crosses adds two", "[it/adv.weather.d][R80][3.0/A10.l]") {
  constexpr auto home = "C1:1 C2:2 C3:3 C4:2 L2:2";
  constexpr auto away = "C1:1 C2:2 C3:3 C4:2 L3:2";
  constexpr auto from_c2 = R"({"ball":{"area":"C2","value":2}})";
  CHECK(checked_value(mat(home, away, in("wind", from_c2)), "target C4") == 4);
  CHECK(checked_value(mat(home, away, in("storm", from_c2)), "target C4") == 4);
  mat(home, away, in("wind", R"({"ball":{"area":"C2","value":5}})")).refuses("target C4", "R84");
}

TEST_CASE("in rain the new value is one higher", "[it/adv.weather.e][R80][R144]") {
  Scenario kept = mat(home_side, away_side, in("rain"));
  CHECK(kept.plays("target C3", {5, 3}).value() == 4);
  Scenario lost = mat(home_side, away_side, in("rain"));
  CHECK(lost.plays("target C3", {3, 1}).value() == 2);
  Scenario highest =
      mat("C2:2 C3:4 C4:2 L2:2", "C2:2 C3:4 C4:2 L3:2", in("rain", R"({"ball":{"area":"C2"}})"));
  CHECK(highest.plays("target C4", {6, 5}).value() == 6);
}

TEST_CASE("rain leaves the value of set pieces alone", "[it/adv.weather.e][R144]") {
  CHECK(mat(home_side, away_side, in("rain", R"({"stage":"goal-kick"})")).value() == 2);
}

TEST_CASE("in heat an aggressive press costs two points", "[it/adv.weather.b][R80][3.0/A10.g]") {
  const auto pressing = [](std::string_view condition) {
    return acting(home_side, away_side,
                  in("heat", R"({"options":["weather","conditions","aggressive-pressing"],"first":"away",
                                 "away":{"condition":)" +
                                 points(condition) + "}}"));
  };
  Scenario scenario = pressing("4-4-2");
  acts(scenario, "action press-hard", {1, 2});
  CHECK(condition(scenario, "away") == "4-2-2");
  CHECK_FALSE(may(pressing("4-1-2"), "action press-hard"));
}

TEST_CASE("in extreme heat the first die of a tiredness test counts one less",
          "[it/adv.weather.b][R80][3.0/A10.s]") {
  Scenario scenario =
      mat(home_side, away_side, in("extreme-heat", R"({"options":["weather","conditions"],"minute":55})"));
  scenario.plays("target C3", {6, 1, 3, 3, 3, 4});
  CHECK(scenario.minute() == 60);
  CHECK(condition(scenario, "home") == "4-3-2");
  CHECK(condition(scenario, "away") == "4-4-2");
}

/// The minutes for which an injury die keeps a player of Home off in that weather, 0 = for good.
nlohmann::json hurt(std::string_view weather, int die) {
  Scenario scenario = mat(home_side, away_side, in(weather, R"({"options":["weather","injuries"]})"));
  scenario.plays("target C3", {4, 4, 3, 5, 6}).plays("remove C2", {die, 6});
  return scenario.state()["home"]["injured"];
}

TEST_CASE("in cold an injury roll counts one more", "[it/adv.weather.f][R80][3.0/A10.p]") {
  CHECK(hurt("cold", 3) == nlohmann::json::array({4}));
  CHECK(hurt("cold", 4) == nlohmann::json::array({0}));
}

TEST_CASE("the second half may change the weather", "[it/adv.weather.a][R80][3.0/A10.h]") {
  Scenario scenario =
      mat(home_side, away_side, in("heat", R"({"half":1,"minute":45,"stoppage":3,"starters":"home"})"));
  scenario.dice({4, 5, 6}).plays({"target C3", "done", "done"});
  CHECK(scenario.state().at("weather") == "extreme-heat");
}

TEST_CASE("a storm is wind, rain and cold", "[it/adv.weather.d][it/adv.weather.e][R80]") {
  Scenario value = mat(home_side, away_side, in("storm"));
  CHECK(value.plays("target C3", {5, 3}).value() == 4);
  CHECK(hurt("storm", 3) == nlohmann::json::array({4}));
  CHECK(hurt("storm", 4) == nlohmann::json::array({0}));
}

TEST_CASE("in extreme heat an aggressive press costs two points", "[it/adv.weather.b][R80]") {
  Scenario scenario = acting(
      home_side, away_side,
      in("extreme-heat", R"({"options":["weather","conditions","aggressive-pressing"],"first":"away"})"));
  acts(scenario, "action press-hard", {1, 2});
  CHECK(condition(scenario, "away") == "4-2-2");
}

TEST_CASE("a die of the team with the ball changes the weather of the second half",
          "[it/adv.weather.a][R80][3.0/A10.h]") {
  const auto becomes = [](std::string_view weather, int die) {
    Scenario scenario =
        mat(home_side, away_side, in(weather, R"({"half":1,"minute":45,"stoppage":3,"starters":"home"})"));
    scenario.dice({4, 5, die}).plays({"target C3", "done", "done"});
    return scenario.state().at("weather");
  };
  CHECK(becomes("heat", 1).is_null());
  CHECK(becomes("heat", 2) == "heat");
  CHECK(becomes("wind", 6) == "storm");
  CHECK(becomes("rain", 6) == "storm");
  CHECK(becomes("rain", 5) == "rain");
}

TEST_CASE("sunshine is over with the first half", "[it/adv.weather.c][R80]") {
  Scenario scenario =
      mat(home_side, away_side, in("sunshine", R"({"half":1,"minute":45,"stoppage":3,"starters":"home"})"));
  scenario.plays("target C3", {4, 5}).plays({"done", "done"});
  CHECK(scenario.state().at("weather").is_null());
}

}  // namespace
}  // namespace fuba::test::it::weather
