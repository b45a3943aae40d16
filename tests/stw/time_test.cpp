// The clock, the end of a half, over time and the shoot-out (stw/11).
#include "stw/scenario.hpp"
#include "stw/stw.hpp"

namespace stw::test::time {
namespace {

constexpr auto play = R"({"stage": "move", "control": "home", "ball": "E6", "dice": [1], "seconds": 600,
  "home": {"keeper": "D1", "defenders": ["B4"], "strikers": ["E6", "H8"]},
  "away": {"keeper": "D16", "defenders": ["B13"], "strikers": ["H9"]}})";

TEST_CASE("each throw takes 20 seconds, a keeper's move too, placings none", "[W150][W151]") {
  Scenario match = Scenario::position(play);
  match.plays("move H8 H7", {2});
  CHECK(match.state()["seconds"] == 620);
  CHECK(match.event("dice")["seconds"] == 620);
  CHECK(match.event("moved")["seconds"] == 600);
  match.plays("ball E6 E8", {1});
  CHECK(match.state()["seconds"] == 640);
  match.plays("move E6 E7").plays("keeper D16 D15", {1});
  CHECK(match.state()["seconds"] == 680);
  Scenario begun = Scenario::match({1, 2});
  begun.plays("place keeper D1");
  CHECK(begun.state()["seconds"] == 0);
}

TEST_CASE("the seconds of a throw can be chosen, and the clock stops at the end of the half",
          "[W150][W151][W155]") {
  Scenario match = Scenario::position(play, R"({"clock": {"half": 11, "roll": 45}})");
  match.plays("move H8 H7", {2});
  CHECK(match.state()["seconds"] == 645);
  match.plays("ball E6 E8", {1});
  CHECK(match.state()["seconds"] == 660);
}

TEST_CASE("the throw that ends the time is played with its choice, then the half ends", "[W152][stw/11B.a]") {
  Scenario match = Scenario::position(play, R"({"seconds": 2680})");
  match.plays("move H8 H7", {2}).asks("home", "ball");
  CHECK(match.state()["seconds"] == 2700);
  match.plays("ball E6 E8").asks("away", "place");
  CHECK(match.happened("half-ends"));
  CHECK(match.state()["half"] == 2);
  CHECK(match.state()["seconds"] == 0);
  CHECK(Stw::standing(match.raw()).minute == 45);
  CHECK(Stw::standing(match.raw()).period == 2);
}

TEST_CASE("an offensive set that is not played any more does not begin", "[W152]") {
  Scenario kept = Scenario::position(play, R"({"stage": "keeper", "dice": [], "seconds": 2680})");
  kept.plays("keeper D16 D15");
  CHECK(kept.happened("half-ends"));
  CHECK_FALSE(kept.happened("set"));
  Scenario won =
      Scenario::position(play, R"({"stage": "defend", "ball": "H8", "dice": [1], "seconds": 2680})");
  won.plays("move H9 H8", {2, 5}).asks("away", "place");
  CHECK(won.event("possession")["by"] == "battle");
  CHECK_FALSE(won.happened("set"));
}

TEST_CASE("who did not begin kicks off the second half", "[W20][W25]") {
  Scenario match = Scenario::position(play, R"({"seconds": 2700, "starters": "away"})");
  match.plays("move H8 H7").asks("home", "place");
}

constexpr auto chance =
    R"({"stage": "capture", "control": "home", "ball": "D14", "dice": [1], "seconds": 2700,
  "home": {"keeper": "D1", "strikers": ["D13", "A3"]},
  "away": {"keeper": "E16", "defenders": ["C15", "A14"], "strikers": ["A9"]}})";

TEST_CASE("the D-Team's attempt and the shot belong to an open chance", "[W152][stw/11B.b]") {
  Scenario match = Scenario::position(chance);
  match.plays("move D13 D14").asks("away", "keeper").plays("roll", {2}).plays("move A14 A12", {1});
  CHECK(match.score(Team::home) == 1);
  CHECK(match.state()["half"] == 2);
}

TEST_CASE("a battle there too, and what the D-Team wins ends the half", "[W152]") {
  Scenario match = Scenario::position(chance);
  match.plays("move D13 D14").plays("roll", {1}).plays("move C15 D14", {3, 2, 3, 5});
  CHECK(match.happened("half-ends"));
  CHECK_FALSE(match.happened("shot"));
  CHECK(match.state()["half"] == 2);
}

TEST_CASE("a ball that lies free there is open until both have had an attempt", "[W152]") {
  Scenario match = Scenario::position(chance);
  match.plays("move A3 A4").asks("away", "keeper").plays("roll", {2}).plays("move A14 A12");
  CHECK(match.happened("half-ends"));
  Scenario later = Scenario::position(chance, R"({"attempts": 1})");
  later.plays("move A3 A4");
  CHECK(later.happened("half-ends"));
}

TEST_CASE("a ball outside the area is no chance, nor is an extra play", "[W152]") {
  Scenario match = Scenario::position(chance, R"({"ball": "D12"})");
  match.plays("move D13 D12");
  CHECK(match.happened("half-ends"));
  Scenario pass = Scenario::position(R"({"stage": "ball", "control": "home", "ball": "D10", "dice": [1],
    "seconds": 2700, "home": {"strikers": ["D10", "D11"]}, "away": {"keeper": "D16", "defenders": ["A16"]}})");
  pass.plays("ball D10 D11");
  CHECK(pass.happened("half-ends"));
}

TEST_CASE("a direct pass to a long-distance square and a corner kick are played to their end",
          "[W152][stw/11B.b]") {
  Scenario far = Scenario::position(R"({"stage": "ball", "control": "home", "ball": "D12", "dice": [1],
    "seconds": 2700, "home": {"strikers": ["D12", "C13"]}, "away": {"keeper": "D16", "defenders": ["A16"]}})");
  far.plays("ball D12 C13", {2}).asks("away", "leave");
  far.plays("leave A16 C16").plays("done").plays("done", {3}).asks("home", "ball");
  far.plays("ball A16 D14", {5}).plays("move D12 D7").asks("away", "keeper");
  far.plays("roll", {1}).plays("move C16 C15");
  CHECK(far.happened("half-ends"));
}

TEST_CASE("a kick-off into the area is a chance too", "[W165]") {
  Scenario match =
      Scenario::position(R"({"stage": "ball", "restart": "kick-off", "control": "home", "ball": "E8",
    "dice": [6], "seconds": 2700, "home": {"strikers": ["E8", "A8"]}, "away": {"keeper": "D16"}})");
  match.plays("ball E8 E14", {2}).stands_at("capture");
}

TEST_CASE("a penalty kick is taken, a free kick and a goal kick are not", "[W152]") {
  constexpr auto fight =
      R"({"stage": "defend", "control": "home", "ball": "E14", "dice": [1], "seconds": 2700,
    "home": {"keeper": "D1", "strikers": ["E14", "A5"]},
    "away": {"keeper": "D16", "defenders": ["E15", "G13"], "strikers": ["A9"]}})";
  Scenario penalty = Scenario::position(fight);
  penalty.plays("move E15 E14", {6, 1}).asks("away", "leave").plays("leave E14 C13");
  penalty.plays("place taker D13", {4});
  CHECK(penalty.happened("half-ends"));
  Scenario free = Scenario::position(fight);
  free.plays("move E15 E14", {1, 6});
  CHECK(free.happened("half-ends"));
  CHECK_FALSE(free.happened("free-kick"));
}

constexpr auto last_throw = R"({"stage": "move", "control": "home", "ball": "E6", "dice": [1], "half": 2,
  "seconds": 2700, "home": {"keeper": "D1", "strikers": ["E6", "H8"]}, "away": {"keeper": "D16"}})";

TEST_CASE("after full time the higher score has won", "[stw/11B.a]") {
  Scenario match = Scenario::position(last_throw, R"({"score": {"home": 1, "away": 2}})");
  match.plays("move H8 H7");
  CHECK(match.over());
  CHECK(match.state()["winner"] == "away");
  CHECK(match.state()["decision"] == nlohmann::json{{"kind", "over"}});
  CHECK(match.event("match-ends")["winner"] == "away");
  CHECK(match.legal().empty());
  const auto refused = [&] {
    State state = match.raw();
    return apply(rules(), state, {Verb::done}).error().reason;
  };
  CHECK(refused() == Reason::match_over);
}

TEST_CASE("a tie brings two periods of over time, with a new throw", "[W153][stw/11C.a]") {
  Scenario match = Scenario::position(last_throw);
  match.plays("move H8 H7", {2, 2, 5, 3}).asks("away", "place");
  CHECK(match.happened("over-time"));
  CHECK(match.state()["half"] == 3);
  CHECK(match.state()["starters"] == "away");
  Scenario third = Scenario::position(last_throw, R"({"half": 3, "seconds": 900, "starters": "away"})");
  third.plays("move H8 H7").asks("home", "place");
  CHECK(third.state()["half"] == 4);
  CHECK(Stw::standing(third.raw()).minute == 105);
  Scenario both =
      Scenario::position(last_throw, R"({"half": 3, "seconds": 900, "score": {"home": 1, "away": 0}})");
  both.plays("move H8 H7");
  CHECK_FALSE(both.over());
}

/// The rules that the throws of the last choice cite, each once, in the order in which they fell.
std::vector<std::string> cited_by_dice(const Scenario& match) {
  std::vector<std::string> cited;
  for (const nlohmann::json& thrown : match.events("dice"))
    if (cited.empty() || thrown["rule"] != cited.back()) cited.push_back(thrown["rule"]);
  return cited;
}

TEST_CASE("a throw cites the clock where it takes time, else what it is for", "[W20][W150][W153][W154]") {
  using Rules = std::vector<std::string>;
  CHECK(cited_by_dice(Scenario::match({4, 4, 1, 2})) == Rules{"W20"});
  Scenario over_time = Scenario::position(last_throw);
  CHECK(cited_by_dice(over_time.plays("move H8 H7", {2, 2, 5, 3})) == Rules{"W153"});
  Scenario spun = Scenario::position(last_throw, R"({"clock": {"tie": "shoot-out"}})");
  spun.plays("move H8 H7", {1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2});
  CHECK(spun.events("dice").size() == 11);
  CHECK(cited_by_dice(spun) == Rules{"W154"});
  Scenario thrown = Scenario::position(
      last_throw, R"({"clock": {"tie": "shoot-out"}, "options": ["shooting-die"], "half": 2})");
  thrown.plays("move H8 H7", {1, 2, 6, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3});
  CHECK(cited_by_dice(thrown) == Rules{"W154"});
  Scenario in_play = Scenario::position(R"({"stage": "move", "control": "home", "ball": "E6", "dice": [1],
    "home": {"keeper": "D1", "strikers": ["E6", "H8"]}, "away": {"keeper": "D16"}})");
  CHECK(cited_by_dice(in_play.plays("move H8 H7", {1})) == Rules{"W150"});
}

TEST_CASE("a tie may bring a draw or a shoot-out at once", "[W155]") {
  Scenario draw = Scenario::position(last_throw, R"({"clock": {"tie": "draw"}})");
  draw.plays("move H8 H7");
  CHECK(draw.over());
  CHECK(draw.state()["winner"].is_null());
  Scenario shoot_out = Scenario::position(last_throw, R"({"clock": {"tie": "shoot-out"}})");
  shoot_out.plays("move H8 H7", {1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2});
  CHECK(shoot_out.over());
  CHECK(shoot_out.state()["winner"] == "away");
}

constexpr auto end = R"({"stage": "move", "control": "home", "ball": "E6", "dice": [1], "half": 4,
  "seconds": 900, "score": {"home": 1, "away": 1},
  "home": {"keeper": "D1", "strikers": ["E6", "H8"]}, "away": {"keeper": "D16"}})";

TEST_CASE("a shoot-out has all of its ten kicks; its goals are none of the match", "[W154][stw/11C.b]") {
  Scenario match = Scenario::position(end);
  match.plays("move H8 H7", {3, 3, 4, 1, 1, 8, 1, 8, 3, 8, 5, 8, 7, 8});
  CHECK(match.over());
  CHECK(match.events("shoot-out-kick").size() == 10);
  CHECK(match.state()["shoot_out"] == nlohmann::json{{"first", "home"}, {"home", 5}, {"away", 0}});
  CHECK(match.state()["winner"] == "home");
  CHECK(match.score(Team::home) == 1);
  CHECK(match.state()["seconds"] == 900);
}

TEST_CASE("then a pair decides", "[W154][stw/11C.b]") {
  Scenario match = Scenario::position(end);
  match.plays("move H8 H7", {1, 6, 1, 1, 2, 2, 1, 1, 2, 2, 1, 1, 3, 3, 2, 7});
  CHECK(match.events("shoot-out-kick").size() == 14);
  CHECK(match.event("shoot-out-kick")["team"] == "away");
  CHECK(match.state()["winner"] == "home");
  CHECK(match.state()["shoot_out"]["first"] == "away");
}

TEST_CASE("with the shooting die a 6 is thrown again in a shoot-out too", "[W154][W166][W83]") {
  Scenario match = Scenario::position(end, R"({"options": ["shooting-die"]})");
  match.plays("move H8 H7", {4, 1, 1, 6, 2, 1, 5, 2, 4, 3, 5, 1, 6, 6});
  CHECK(match.events("shoot-out-kick").size() == 10);
  CHECK(match.state()["winner"] == "home");
}

TEST_CASE("the table's count of a match has its periods", "[W153]") {
  tabletop::MatchCount count;
  Events events;
  State state = state_of(play);
  apply_unchecked(rules(), state, *parse_command("move H8 H7"), &events);
  apply_dice(rules(), state, {2, 0}, &events);
  for (const Event& event : events) Stw::count(rules(), event, count);
  CHECK(count.period == 0);
  CHECK(count.minutes[0] == 10);
}

}  // namespace
}  // namespace stw::test::time
