#include "hand.hpp"
#include "mat.hpp"

namespace fuba::test::chapter_a11_team {
namespace {

constexpr auto level = "C3:5 C4:5";

/// Home has just positioned itself and may change its formation.
Scenario trained(std::string_view more = "{}") {
  Scenario scenario = acting(level, level, holding({"home", "trained-formation-change", "0-0-0"}, more));
  acts(scenario, "action position");
  return scenario;
}

TEST_CASE("a trained formation change moves two players from the next turn on",
          "[3.0/A11.trained-formation-change][R147]") {
  Scenario scenario = trained();
  scenario.asks("home", "use").offers_only({"use trained-formation-change", "pass"});
  scenario.plays("use trained-formation-change").asks("home", "change").offers_not("done");
  scenario.offers("change midfield forward")
      .offers("change forward defence")
      .offers_not("change midfield midfield");
  scenario.plays("change midfield forward").asks("home", "change").plays("change defence forward");
  CHECK(scenario.state()["home"]["formation"] == "4-4-2");
  CHECK(scenario.state()["home"]["next_formation"] == "3-3-4");
  CHECK(scenario.chooser() == "away");
  acts(scenario, "action none").asks("home", "second").plays("second no").asks("home", "target");
  CHECK(scenario.state()["home"]["formation"] == "3-3-4");
}

TEST_CASE("this turn's second action still has the old formation",
          "[3.0/A11.trained-formation-change][R147]") {
  Scenario scenario = trained();
  scenario.plays({"use trained-formation-change", "change midfield forward", "change midfield forward"});
  acts(scenario, "action none").plays({"second yes", "action midfield"});
  for (int piece = 0; piece < 3; ++piece) scenario.plays("move C3 L2");
  scenario.offers("move C3 L2");
}

TEST_CASE("a formation is changed once a match", "[3.0/A11.trained-formation-change]") {
  Scenario scenario = trained();
  scenario.plays({"use trained-formation-change", "change midfield forward", "change defence forward"});
  acts(scenario, "action none").plays("second no").plays("target C3", {5, 4});
  acts(scenario, "action none");
  acts(scenario, "action position").asks("home", "second");
}

TEST_CASE("a formation is changed after the second action as well",
          "[3.0/A11.trained-formation-change][R147]") {
  Scenario scenario = trained();
  scenario.plays("pass");
  acts(scenario, "action none").plays({"second yes", "action none"});
  scenario.asks("home", "use").plays("use trained-formation-change").asks("home", "change");
}

TEST_CASE("a formation is changed after a straight shot that is cleared",
          "[3.0/A11.trained-formation-change][3.0/5.2.2.b][R56]") {
  Scenario scenario = mat("C2:10", level,
                          holding({"home", "trained-formation-change", "0-0-0"},
                                  R"({"stage":"free-kick","ball":{"area":"C4"}})"));
  places(scenario, "C4:2 C5:1 C2:7").plays("place-keeper C1");
  places(scenario, "L4:5 C3:5").plays("place-keeper C5").plays("done");
  scenario.plays("shoot", {3, 1, 6}).asks("home", "use");
  CHECK(scenario.control() == "away");
  scenario.plays({"use trained-formation-change", "change midfield forward", "change midfield forward"});
  CHECK(scenario.chooser() == "away");
  CHECK(scenario.state()["home"]["next_formation"] == "4-2-4");
}

TEST_CASE("a formation is changed after an own action only", "[3.0/A11.trained-formation-change]") {
  Scenario scenario = acting(level, level, holding({"away", "trained-formation-change", "0-0-0"}));
  acts(scenario, "action position").asks("away", "free");
  acts(scenario, "action position").asks("away", "use");
}

TEST_CASE("a change planned in a half's last turn comes before the change of half-time",
          "[3.0/A11.trained-formation-change][R147][R19]") {
  Scenario scenario =
      mat("C3:6 C4:4", level,
          holding({"home", "trained-formation-change", "0-0-0"}, R"({"minute":45,"stoppage":4})"));
  scenario.plays("target C3", {6, 2});
  acts(scenario, "action none")
      .plays({"use trained-formation-change", "change midfield forward", "change midfield forward"});
  acts(scenario, "action none").plays("second no").asks("home", "change");
  scenario.plays("change midfield defence").asks("away", "change").plays("done");
  CHECK(scenario.half() == 2);
  CHECK(scenario.state()["home"]["formation"] == "5-1-4");
}

TEST_CASE("a trained change leaves a player in each line", "[3.0/A11.trained-formation-change][R14]") {
  Scenario scenario = trained(R"({"home":{"formation":"4-4-2"}})");
  scenario.plays({"use trained-formation-change", "change forward midfield"});
  scenario.offers_not("change forward midfield").offers_not("change forward defence");
}

/// Home is about to bring a fresh player on, in a second action in that minute.
Scenario substituting(int minute, std::string_view cards, std::string_view more = "{}") {
  nlohmann::json changes = {{"options", {"skills", "substitutions"}},
                            {"half", 2},
                            {"minute", minute},
                            {"second", true},
                            {"first_actions", {{"home", "movement"}, {"away", "movement"}}}};
  changes.merge_patch(nlohmann::json::parse(more));
  return acting(level, level, holding({"home", cards, "0-0-0"}, changes.dump()));
}

/// Points that the fresh player brings.
int gained(Scenario scenario) {
  int count = 0;
  for (; scenario.chooser() == "home" && !scenario.legal("gain").empty(); ++count)
    scenario.plays("gain forward");
  return count;
}

TEST_CASE("wide player material takes two off the dice of a fresh player", "[3.0/A11.wide-player-material]") {
  Scenario scenario = substituting(60, "wide-player-material");
  scenario.plays({"action substitute", "subs 1", "sub fresh"});
  scenario.asks("home", "use").offers_only({"use wide-player-material", "pass"});
  const auto gained_after = [&](std::string_view answer, Script dice) {
    Scenario played = scenario;
    return gained(played.plays(answer, dice));
  };
  CHECK(gained_after("pass", {4, 3}) == 1);
  CHECK(gained_after("pass", {4, 2}) == 2);
  CHECK(gained_after("use wide-player-material", {4, 3}) == 2);
  CHECK(gained_after("use wide-player-material", {4, 4}) == 2);
  CHECK(gained_after("use wide-player-material", {4, 5}) == 1);
}

TEST_CASE("wide player material serves every fresh player", "[3.0/A11.wide-player-material][R44]") {
  Scenario scenario = substituting(60, "wide-player-material");
  scenario.plays({"action substitute", "subs 2", "sub fresh"}).plays("use wide-player-material", {6, 6});
  scenario.plays("gain defence").asks("home", "sub").plays("sub fresh").asks("home", "use");
  scenario.plays("use wide-player-material", {4, 4});
  CHECK(gained(scenario) == 2);
}

TEST_CASE("wide player material serves own fresh players only", "[3.0/A11.wide-player-material]") {
  Scenario booked = substituting(60, "wide-player-material", R"({"home":{"yellow":1}})");
  booked.plays({"action substitute", "subs 1", "sub booked"});
  CHECK(booked.chooser() == "away");
  Scenario formation = substituting(60, "wide-player-material");
  formation.plays({"action substitute", "subs 1", "sub formation midfield forward"});
  CHECK_FALSE(may_use(formation, "wide-player-material"));
  Scenario opponent = substituting(60, "wide-player-material", R"({"first":"away"})");
  opponent.plays({"action substitute", "subs 1"}).plays("sub fresh", {4, 4}).asks("away", "gain");
}

TEST_CASE("wide player material serves at a set-up too", "[3.0/A11.wide-player-material]") {
  Scenario scenario = mat(level, level,
                          holding({"home", "wide-player-material", "0-0-0"},
                                  R"({"options":["skills","substitutions"],"stage":"kick-off",
                                                    "half":2,"minute":59})"));
  scenario.asks("home", "subs").plays({"subs 1", "sub fresh"}).asks("home", "use");
  scenario.plays("use wide-player-material", {4, 4});
  CHECK(gained(scenario) == 2);
}

/// Home is about to choose its moves in that movement; C3 and C2 are free to move from.
Scenario moving(std::string_view movement, std::string_view points) {
  Scenario scenario = acting("C2:4 C3:6", "C3:6 C4:4", holding({"home", "high-condition", points}));
  acts(scenario, movement);
  return scenario;
}

int moves_left(Scenario scenario) {
  int count = 0;
  for (; !scenario.legal("move").empty(); ++count) scenario.plays(scenario.legal("move").front());
  return count;
}

TEST_CASE("high condition gives as many moves as the die, of any type", "[3.0/A11.high-condition]") {
  Scenario scenario = moving("action forward", "0-1-0");
  scenario.asks("home", "use").offers_only({"use high-condition", "pass"});
  uses(scenario, "high-condition", "midfield", 1, {5}).asks("home", "move");
  scenario.offers("move C3 L2").offers("move C3 C2").offers("move C3 C4").offers("move C2 C1");
  CHECK(moves_left(scenario) == 5);
  Scenario passed = moving("action forward", "0-1-0");
  passed.plays({"pass", "done"}).asks("home", "move").offers_not("move C3 L2").offers_not("move C3 C2");
}

TEST_CASE("high condition gives at least the moves of the chosen line", "[3.0/A11.high-condition][R146]") {
  const auto moves_after = [](std::string_view movement, Script dice) {
    return moves_left(moving(movement, "0-1-0").plays("use high-condition", dice));
  };
  CHECK(moves_after("action forward", {1}) == 2);
  CHECK(moves_after("action forward", {2}) == 2);
  CHECK(moves_after("action forward", {3}) == 3);
  CHECK(moves_after("action midfield", {1}) == 4);
  CHECK(moves_after("action defence", {3}) == 4);
  CHECK(moves_after("action defence", {6}) == 6);
}

TEST_CASE("high condition is asked before a condition point, which adds a move and comes before the die",
          "[3.0/A11.high-condition][R132]") {
  Scenario scenario = moving("action forward", "0-2-0");
  scenario.plays("use high-condition").asks("home", "boost").plays("boost", {3}).asks("home", "move");
  CHECK(moves_left(scenario) == 4);
}

TEST_CASE("high condition belongs to own movements", "[3.0/A11.high-condition]") {
  moving("action position", "0-1-0").asks("home", "boost");
  Scenario opponent =
      acting("C2:4 C3:6", "C3:6 C4:4", holding({"home", "high-condition", "0-1-0"}, R"({"first":"away"})"));
  acts(opponent, "action midfield").asks("away", "move");
  Scenario passive =
      acting("C2:4 C3:6", "C3:6 C4:4", holding({"away", "high-condition", "0-1-0"}, R"({"first":"away"})"));
  acts(passive, "action midfield").asks("away", "use");
  CHECK(moves_left(uses(passive, "high-condition", "midfield", 1, {6})) == 6);
}

/// Home has played within C3; the new value is 2.
Scenario fans(std::initializer_list<Hand> hands, Script dice = {4, 2}, std::string_view more = "{}") {
  Scenario scenario = mat(level, level, holding(hands, more));
  scenario.plays("target C3", dice);
  return scenario;
}

TEST_CASE("fanatic fans set the ball value by a die", "[3.0/A11.fanatic-fans]") {
  Scenario scenario = fans({{"home", "fanatic-fans", "0-1-0"}});
  scenario.asks("home", "use").offers_only({"use fanatic-fans", "pass"});
  Scenario passed = scenario;
  CHECK(passed.plays("pass").value() == 2);
  for (const int die : {1, 3, 6}) {
    Scenario played = scenario;
    CHECK(uses(played, "fanatic-fans", "midfield", 1, {die}).value() == die);
    CHECK(played.control() == "home");
  }
}

TEST_CASE("a die equal to the ball value turns the fans against their team", "[3.0/A11.fanatic-fans]") {
  Scenario home = fans({{"home", "fanatic-fans", "0-1-0"}});
  home.plays("use fanatic-fans", {2, 4}).asks("away", "react");
  CHECK(home.control() == "away");
  CHECK(home.ball() == "C3");
  CHECK(home.value() == 1);
  CHECK(home.yellow("home") == 1);
  Scenario away = fans({{"away", "fanatic-fans", "0-1-0"}});
  away.plays("use fanatic-fans", {2, 1}).asks("home", "react");
  CHECK(away.control() == "home");
  CHECK(away.yellow("away") == 0);
}

TEST_CASE("both teams' fans may sing, those of the team in control first",
          "[3.0/A11.fanatic-fans][R145][R150]") {
  Scenario both = fans({{"home", "fanatic-fans", "0-1-0"}, {"away", "fanatic-fans", "0-1-0"}});
  both.asks("home", "use").plays("use fanatic-fans", {5}).asks("away", "use");
  Scenario later = both;
  CHECK(later.plays("use fanatic-fans", {3}).value() == 3);
  both.plays("use fanatic-fans", {5, 1}).asks("home", "react");
}

TEST_CASE("after a lost check the roles have changed", "[3.0/A11.fanatic-fans][R145]") {
  Scenario lost = fans({{"home", "fanatic-fans", "0-1-0"}, {"away", "fanatic-fans", "0-1-0"}}, {2, 1});
  lost.asks("away", "use").plays("pass").asks("home", "use");
}

TEST_CASE("fans sing about the value that the events have left", "[3.0/A11.fanatic-fans]") {
  Scenario scenario = fans({{"home", "fanatic-fans", "0-1-0"}}, {4, 4, 2, 3});
  CHECK(scenario.value() == 5);
  scenario.plays("use fanatic-fans", {4});
  CHECK(scenario.value() == 4);
}

TEST_CASE("fans sing even where nobody acts", "[3.0/A11.fanatic-fans][3.0/4.3.4.7]") {
  Scenario scenario = fans({{"home", "fanatic-fans", "0-1-0"}}, {4, 4, 3, 4});
  scenario.plays("use fanatic-fans", {5}).asks("home", "target");
  CHECK(scenario.value() == 5);
}

TEST_CASE("a free kick before the check leaves the fans silent", "[3.0/A11.fanatic-fans][R18]") {
  fans({{"home", "fanatic-fans", "0-1-0"}}, {4, 4, 3, 3, 1}).asks("away", "react");
}

/// A free kick of Home in C4, set up so that its shot has -3 against a value of 1.
Scenario free_kick(std::string_view points) {
  Scenario scenario = mat(
      "C3:6 C4:4", "C3:6 C4:4",
      holding({"home", "trained-special-event", points}, R"({"stage":"free-kick","ball":{"area":"C4"}})"));
  places(scenario, "C3:5 C4:4 C5:1").plays("place-keeper C1");
  places(scenario, "C3:6 C4:3 L4:1").plays("place-keeper C5");
  return scenario.plays("done");
}

TEST_CASE("a trained special event adds one to a free kick's shot", "[3.0/A11.trained-special-event]") {
  Scenario scenario = free_kick("0-0-1");
  scenario.plays("shoot").asks("home", "use").offers_only({"use trained-special-event", "pass"});
  Scenario passed = scenario;
  passed.plays("pass", {4}).asks("home", "corner");
  Scenario corner = scenario;
  corner.plays("use trained-special-event", {3}).asks("home", "corner");
  CHECK(uses(scenario, "trained-special-event", "forward", 1, {4}).score("home") == 1);
  CHECK(free_kick("4-4-0").plays("shoot", {5}).score("home") == 1);
}

TEST_CASE("a trained special event lasts for the turn of the free kick", "[3.0/A11.trained-special-event]") {
  Scenario scenario = free_kick("0-0-1");
  scenario.plays("play-on").plays("target C4", {6, 4});
  Scenario now = scenario;
  acts(now, "action shoot").asks("home", "use");
  acts(scenario, "action none");
  acts(scenario, "action none").plays("second no").plays("target C4", {6, 4});
  acts(scenario, "action shoot", {1});
}

TEST_CASE("a trained special event adds one in the turn of a corner kick",
          "[3.0/A11.trained-special-event]") {
  // Value 6, and one player more in the penalty area: the bare 5 is a corner kick again.
  Scenario scenario = mat("C3:6 C4:4", "C3:6 C4:4",
                          holding({"home", "trained-special-event", "0-0-1"},
                                  R"({"stage":"corner-kick","corner":"L4","ball":{"area":"L4"}})"));
  places(scenario, "C3:6 C5:3").plays("place-keeper C1");
  places(scenario, "C3:6 C4:3 C5:1").plays("place-keeper C5");
  scenario.plays("done").plays("target C5", {5, 6});
  acts(scenario, "action shoot").asks("home", "use");
  Scenario passed = scenario;
  passed.plays("pass", {5}).asks("home", "corner");
  CHECK(scenario.plays("use trained-special-event", {5}).score("home") == 1);
}

TEST_CASE("other turns, and the opponent's set pieces, have no trained special event",
          "[3.0/A11.trained-special-event]") {
  Scenario plain = mat("C3:6 C4:4", "C3:6 C4:4", holding({"home", "trained-special-event", "1-1-1"}));
  plain.plays("target C4", {5, 1});
  acts(plain, "action none");
  acts(plain, "action shoot", {6});
  // Home's quick free kick is intercepted in C1, from where Away shoots.
  Scenario opponent = mat("C2:4 C3:6", "C1:2 C3:4 C4:4",
                          holding({"away", "trained-special-event", "1-1-1"}, R"({"stage":"free-kick"})"));
  opponent.plays("done").plays("target C1", {1, 3});
  CHECK(opponent.control() == "away");
  acts(opponent, "action shoot", {2}).asks("away", "corner");
}

Scenario coached(std::string_view more = "{}") {
  return acting(level, level, holding({"home", "fiery-coach", "0-0-0"}, more));
}

TEST_CASE("a fiery coach sends one player more on a free movement", "[3.0/A11.fiery-coach][3.0/A11.c]") {
  coached().asks("home", "use").offers_only({"use fiery-coach", "pass"});
  for (const int die : {4, 5, 6}) {
    CAPTURE(die);
    Scenario scenario = coached();
    uses(scenario, "fiery-coach", "midfield", 0, {die}).asks("home", "free");
    scenario.offers("free C3 C2").offers("free C3 L3").offers("free C4 C3").offers("free C4 R4");
    CHECK(scenario.plays("free C3 L3").legal("free").empty());
  }
  CHECK(coached().plays("pass").legal("free").empty());
}

TEST_CASE("on a 2 or 3 a fiery coach brings nothing, and may try again", "[3.0/A11.fiery-coach][R147]") {
  for (const int die : {2, 3}) {
    CAPTURE(die);
    Scenario scenario = coached();
    CHECK(scenario.plays("use fiery-coach", {die}).legal("free").empty());
    acts(scenario, "action none");
    acts(scenario, "action none").plays("second no").plays("target C3", {4, 2});
    acts(scenario, "action none").asks("home", "use").offers("use fiery-coach");
  }
}

TEST_CASE("on a 1 the fiery coach is sent off", "[3.0/A11.fiery-coach][R147]") {
  Scenario scenario = coached();
  CHECK(scenario.plays("use fiery-coach", {1}).legal("free").empty());
  CHECK(scenario.state()["home"]["coach_off"] == true);
  CHECK(scenario.yellow("home") == 0);
  acts(scenario, "action none");
  acts(scenario, "action none").plays("second no").plays("target C3", {4, 2});
  acts(scenario, "action none").asks("home", "free");
}

TEST_CASE("a fiery coach speaks before the own first action only", "[3.0/A11.fiery-coach][R147]") {
  coached(R"({"second":true})").asks("home", "action");
  Scenario opponent = coached(R"({"first":"away"})");
  acts(opponent.asks("away", "free"), "action none").asks("home", "use");
}

TEST_CASE("without the coach two are added to the dice of a fresh player", "[3.0/A11.fiery-coach]") {
  const auto gained_after = [](std::string_view more, Script dice) {
    Scenario scenario = substituting(70, "fiery-coach", more);
    scenario.plays({"action substitute", "subs 1"}).plays("sub fresh", dice);
    return gained(scenario);
  };
  constexpr auto off = R"({"home":{"coach_off":true,"yellow":1}})";
  CHECK(gained_after("{}", {3, 4}) == 2);
  CHECK(gained_after(off, {3, 3}) == 1);
  CHECK(gained_after(off, {3, 2}) == 2);
  Scenario both = substituting(70, "fiery-coach wide-player-material", off);
  both.plays({"action substitute", "subs 1", "sub fresh"}).plays("use wide-player-material", {3, 4});
  CHECK(gained(both) == 2);
}

TEST_CASE("without the coach the formation stays", "[3.0/A11.fiery-coach]") {
  Scenario substitution = substituting(60, "fiery-coach", R"({"home":{"coach_off":true,"yellow":1}})");
  substitution.plays({"action substitute", "subs 1"}).asks("home", "sub").offers("sub fresh");
  substitution.offers_not("sub formation midfield forward");
  Scenario other = substituting(60, "fiery-coach", R"({"away":{"coach_off":true}})");
  other.plays({"action substitute", "subs 1"}).offers("sub formation midfield forward");
  Scenario card = trained(R"({"home":{"coach_off":true}})");
  CHECK_FALSE(may_use(card, "trained-formation-change"));
}

TEST_CASE("without the coach and cards there is nobody but a fresh player",
          "[3.0/A11.fiery-coach][3.0/A3.g][o]") {
  Scenario scenario = substituting(70, "fiery-coach", R"({"home":{"coach_off":true}})");
  scenario.plays("action substitute").plays("subs 1", {4, 4}).asks("home", "gain");
}

TEST_CASE("without the coach the formation stays at half-time too", "[3.0/A11.fiery-coach]") {
  constexpr auto last = R"({"minute":45,"stoppage":3,"home":{"coach_off":true}})";
  Scenario scenario = mat(level, level, holding({"home", "fiery-coach", "0-0-0"}, last));
  scenario.plays("target C3", {4, 3}).asks("away", "change");
}

}  // namespace
}  // namespace fuba::test::chapter_a11_team
