// How a match is written down: choices, states, positions, odds.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "stw/json.hpp"
#include "stw/odds.hpp"
#include "stw/scenario.hpp"
#include "stw/stw.hpp"

namespace stw::test::notation {
namespace {

using nlohmann::json;

TEST_CASE("choices are written and read, and nothing else is one", "[W34]") {
  for (const char* text :
       {"place keeper D1", "place striker E8", "place taker D13", "move D4 E6", "ball E9 F10",
        "dribble E9 F10", "keeper D1 E2", "roll", "leave D5 B5", "put C5 E14", "done", "take C5"}) {
    const auto command = parse_command(text);
    REQUIRE(command);
    CHECK(to_string(*command) == text);
  }
  for (const char* text :
       {"", "move", "move D4", "move D4 E6 F7", "move D4  E6", " move D4 E6", "move D4 E6 ", "move d4 e6",
        "move D4 E17", "place D1", "place keeper", "roll D1", "take", "shoot", "put C5 done", "moves D4 E6"})
    CHECK_FALSE(parse_command(text));
}

TEST_CASE("the bits of a choice are its own", "[notation]") {
  std::set<std::uint64_t> seen;
  std::size_t count = 0;
  for (const Verb verb : {Verb::move, Verb::ball, Verb::dribble, Verb::keeper, Verb::leave, Verb::put})
    for (const Square from : SquareSet::all())
      for (const Square to : SquareSet::all()) {
        seen.insert(Stw::bits({verb, from, to}));
        ++count;
      }
  CHECK(seen.size() == count);
}

constexpr auto play = R"({"stage": "keeper", "control": "home", "ball": "E10",
  "home": {"keeper": "D1", "defenders": ["B4", "D4"], "midfielders": ["A6"], "strikers": ["E10", "G8"], "yellow": [10]},
  "away": {"keeper": "D16", "defenders": ["B13", "D13", "E13"], "strikers": ["C9", "H9"], "defenders_booked": true}})";

TEST_CASE("a state has the fields of the notation", "[notation]") {
  const State state = state_of(play);
  const json object = to_json(rules(), state);
  CHECK(object["rules"] == "stw");
  CHECK(object["options"] == json::array());
  CHECK(object["clock"] == json{{"half", 45}, {"overtime", 15}, {"roll", 20}, {"tie", "overtime"}});
  CHECK(object["half"] == 1);
  CHECK(object["score"] == json{{"home", 0}, {"away", 0}});
  CHECK(object["control"] == "home");
  CHECK(object["ball"] == "E10");
  CHECK(object["dice"] == json::array());
  CHECK(object["home"]["defenders"] == json{"B4", "D4", nullptr, nullptr});
  CHECK(object["home"]["midfielders"] == json{"A6", nullptr, nullptr, nullptr});
  CHECK(object["home"]["strikers"] == json{"E10", "G8"});
  CHECK(object["home"]["yellow"] == json{10});
  CHECK(object["home"]["red"] == json{4, 5, 7, 8, 9});
  CHECK(object["away"]["defenders_booked"] == true);
  CHECK(object["stage"] == "keeper");
  CHECK(object["decision"] == json{{"team", "away"}, {"kind", "keeper"}});
  CHECK(object["play"] == "capture");
  for (const char* unset : {"restart", "barred", "extra", "offside", "attempts", "winner", "shoot_out"})
    CHECK_FALSE(object.contains(unset));
}

std::string refused(const char* changes) {
  json position = json::parse(play);
  position.merge_patch(json::parse(changes));
  return refused_field(position.dump());
}

TEST_CASE("a position that cannot be is refused with its field", "[notation][W11][W12][W13]") {
  CHECK(refused("{}").empty());
  CHECK(refused(R"({"home": {"strikers": ["E10", "E10"]}})") == "/home/strikers/1");
  CHECK(refused(R"({"home": {"strikers": ["E10", "A6"]}})") == "/home/strikers/1");
  CHECK(refused(R"({"home": {"defenders": ["B9"]}})") == "/home/defenders/0");
  CHECK(refused(R"({"away": {"keeper": "D8"}})") == "/away/keeper");
  CHECK(refused(R"({"home": {"midfielders": ["E1"]}})") == "/home");
  CHECK(refused(R"({"away": {"defenders": ["C14", "D14", "E14", "F14"], "midfielders": ["C15"]}})") ==
        "/away");
  CHECK(refused(R"({"home": {"defenders": ["B4", "C4", "D4", "E4", "F4"]}})") == "/home/defenders");
  CHECK(refused(R"({"home": {"strikers": ["E17"]}})") == "/home/strikers/0");
  CHECK(refused(R"({"dice": [3]})") == "/dice");
  CHECK(refused(R"({"stage": "move"})") == "/dice");
  CHECK(refused(R"({"stage": "move", "dice": [7]})") == "/dice/0");
  CHECK(refused(R"({"stage": "move", "dice": [3, 3]})") == "/dice");
  CHECK(refused(R"({"stage": "move", "dice": [3], "ball": "E9"})") == "/ball");
  CHECK(refused(R"({"stage": "capture", "dice": [3]})") == "/ball");
  CHECK(refused(R"({"ball": "D13"})") == "/ball");
  CHECK(refused(R"({"stage": "dance"})") == "/stage");
  CHECK(refused(R"({"half": 5})") == "/half");
  CHECK(refused(R"({"seconds": 2701})") == "/seconds");
  CHECK(refused(R"({"clock": {"half": 46}})") == "/clock/half");
  CHECK(refused(R"({"clock": {"roll": 4}})") == "/clock/roll");
  CHECK(refused(R"({"clock": {"tie": "coin"}})") == "/clock/tie");
  CHECK(refused(R"({"options": ["wind"]})") == "/options/0");
  CHECK(refused(R"({"colour": "red"})") == "/colour");
  CHECK(refused(R"({"home": {"red": [10]}})") == "/home/red");
  CHECK(refused(R"({"home": {"yellow": [3]}})") == "/home/yellow");
  CHECK(refused(R"({"play": "trick"})") == "/play");
  CHECK(refused(R"({"stage": "put"})") == "/restart");
  CHECK(refused(R"({"stage": "battle"})") == "/stage");
  CHECK(refused(R"({"stage": "corner-kick", "ball": "D4"})") == "/ball");
  CHECK(refused(R"({"stage": "penalty-kick"})") == "/ball");
  CHECK(refused(R"({"stage": "goal-kick", "control": "away", "away": null})") == "/away");
  CHECK(refused(R"({"stage": "capture", "dice": [3], "home": null, "away": null})") == "/away");
}

TEST_CASE("what a position can say at most is counted no further, so that play can go on",
          "[notation][W154]") {
  State scored =
      state_of(R"({"stage": "spin", "control": "home", "ball": "E14", "score": {"home": 99, "away": 0},
    "home": {"keeper": "D1", "strikers": ["E14", "A5"]},
    "away": {"keeper": "D16", "defenders": ["G13"], "strikers": ["A9"]}})");
  apply_dice(rules(), scored, {1, 0});
  CHECK(scored.score[0] == 99);
  CHECK(refused_field(to_json(rules(), scored).dump()) == "");

  State kicked = state_of(R"({"stage": "shoot-out-spin", "control": "home", "half": 4, "seconds": 900,
    "shoot_out": {"first": "home", "home": 250, "away": 250, "kicks": {"home": 250, "away": 250}},
    "under_way": {"acting": "home"},
    "home": {"keeper": "D1", "strikers": ["E8"]}, "away": {"keeper": "D16", "strikers": ["A9"]}})");
  for (const std::uint8_t spin : std::initializer_list<std::uint8_t>{1, 1, 2, 2, 1, 2}) {
    REQUIRE_FALSE(is_over(kicked));
    apply_dice(rules(), kicked, {spin, 0});
    CHECK(refused_field(to_json(rules(), kicked).dump()) == "");
  }
  CHECK(kicked.winner == Team::home);
}

TEST_CASE("a shoot-out whose kicks were not taken in turn is refused", "[notation][W154]") {
  const auto refused = [](const char* acting, int home, int away) {
    nlohmann::json position =
        nlohmann::json::parse(R"({"stage": "shoot-out-spin", "control": "home", "half": 4,
      "shoot_out": {"first": "away", "home": 0, "away": 0},
      "home": {"keeper": "D1", "strikers": ["E8"]}, "away": {"keeper": "D16", "strikers": ["A9"]}})");
    position["shoot_out"]["kicks"] = {{"home", home}, {"away", away}};
    position["under_way"] = {{"acting", acting}};
    return refused_field(position.dump());
  };
  CHECK(refused("away", 2, 2) == "");
  CHECK(refused("home", 2, 3) == "");
  CHECK(refused("home", 2, 2) == "/stage");
  CHECK(refused("away", 2, 3) == "/stage");
  CHECK(refused("home", 0, 250) == "/stage");
}

TEST_CASE("a kick-off ignores where pawns stood") {
  CHECK(state_of(R"({"stage": "kick-off", "home": {"keeper": "D1", "defenders": ["D1", "B12"]}})") ==
        state_of(R"({"stage": "kick-off"})"));
  CHECK(refused_field(R"({"stage": "kick-off", "home": {"defenders": ["B4"], "red": [2]}})").empty());
}

TEST_CASE("a set-up under way is refused where no placings lead to it", "[notation][W21][W22]") {
  State set_up = state_of(R"({"stage": "kick-off", "control": "home", "home": {"red": [9, 11]}})");
  const auto refused = [&](const char* changes) {
    json position = to_json(rules(), set_up);
    position.merge_patch(json::parse(changes));
    return refused_field(position.dump());
  };
  CHECK(refused("{}").empty());
  CHECK(refused(R"({"under_way": {"acting": "away"}})") == "/stage");
  CHECK(refused(R"({"under_way": {"place": "striker"}})") == "/stage");
  CHECK(refused(R"({"ball": "D8"})") == "/stage");
  CHECK(refused(R"({"home": {"midfielders": ["A6", "C6", "F7", null]}})") == "/stage");
  CHECK(refused(R"({"home": {"defenders": ["B4", "D1", "E4", "G4"]}})") == "/stage");
  CHECK(refused(R"({"away": {"defenders": ["B13"]}})") == "/stage");

  for (const char* placing :
       {"place keeper D1", "place striker E8", "place keeper D16", "place striker A9"}) {
    REQUIRE(apply(rules(), set_up, *parse_command(placing)));
    CHECK(refused("{}").empty());
  }
  CHECK(refused(R"({"under_way": {"acting": "home"}})") == "/stage");
  CHECK(refused(R"({"ball": "D8"})") == "/stage");
  CHECK(refused(R"({"ball": null})") == "/stage");
  CHECK(refused(R"({"away": {"strikers": ["D9", null]}})") == "/stage");
  CHECK(refused(R"({"home": {"keeper": "D2"}})") == "/stage");
}

TEST_CASE("two dice wait where the keeper has the ball, one elsewhere", "[notation][W50]") {
  CHECK(refused(R"({"stage": "ball", "ball": "D1", "dice": [3]})") == "/dice");
  CHECK(refused(R"({"stage": "ball", "ball": "D1", "dice": [3, 4]})").empty());
  CHECK(refused(R"({"stage": "ball", "dice": [3, 4]})") == "/dice");
}

TEST_CASE("what a position leaves out has the value that fits", "[notation][W90]") {
  const State state =
      state_of(R"({"stage": "capture", "control": "home", "ball": "D15", "dice": [2], "barred": 10,
    "home": {"keeper": "D1", "midfielders": ["D14"], "strikers": ["E14", "A3"]},
    "away": {"keeper": "D16", "defenders": ["A13"]}})");
  CHECK(state.marks.line == 13);
  CHECK(state.marks.pawns == bit_of(6));
  CHECK(state.starters == Team::home);
  CHECK(state.side(Team::home).red ==
        (bit_of(2) | bit_of(3) | bit_of(4) | bit_of(5) | bit_of(7) | bit_of(8) | bit_of(9)));
  const State given = state_of(R"({"stage": "capture", "control": "home", "ball": "D15", "dice": [2],
    "offside": {"line": 12, "pawns": [10]}, "attempts": 2,
    "home": {"keeper": "D1", "midfielders": ["D14"], "strikers": ["E14", "A3"]},
    "away": {"keeper": "D16", "defenders": ["A13"]}})");
  CHECK(given.marks.line == 12);
  CHECK(given.marks.pawns == bit_of(10));
  CHECK(given.attempts == 2);
}

TEST_CASE("clock and options are read and written", "[W155][W160]") {
  const auto read = [](const char* text) { return rules_choice_from_json(json::parse(text), {}); };
  const auto chosen = read(R"({"options": "all", "clock": {"half": 15, "tie": "draw"}})");
  REQUIRE(chosen);
  CHECK(chosen->has(Option::strong_defenders));
  CHECK(chosen->has(Option::shooting_die));
  CHECK(chosen->clock == Clock{15, 15, 20, Tie::draw});
  CHECK(*rules_choice_from_json(to_json(*chosen), {}) == *chosen);
  CHECK(*saved_choice_from_json(to_json(*chosen)) == *chosen);
  CHECK(read("{}")->options == std::array{false, false});
  CHECK(read(R"({"options": "basic"})")->options == std::array{false, false});
  CHECK(read(R"({"clock": {"half": 0}})").error().field == "/clock/half");
  CHECK(read(R"({"clock": {"quarter": 1}})").error().field == "/clock/quarter");
  CHECK(read(R"({"rules": "chess"})").error().field == "/rules");
  CHECK(saved_choice_from_json(json::parse(R"({"rules": "stw", "options": ["wind"], "clock": {}})"))
            .error()
            .unknown);
  CHECK(
      saved_choice_from_json(json::parse(R"({"rules": "stw", "options": [], "clock": {}})")).error().field ==
      "/clock/half");
}

double chance(const json& odds, const char* choice, const char* outcome) {
  return odds["odds"].at(choice).value(outcome, 0.0);
}

TEST_CASE("odds of battles and shots are exact", "[W70][W82][odds]") {
  // Away's defender and keeper can battle Home's striker in the penalty area, and Away's striker cannot.
  const State state =
      state_of(R"({"stage": "defend", "control": "home", "ball": "E14", "dice": [1], "play": "capture",
    "home": {"keeper": "D1", "strikers": ["E14", "A5"]},
    "away": {"keeper": "D16", "defenders": ["E15", "G13"], "strikers": ["A9"]}})");
  const json odds = Stw::odds_json(rules(), state);
  CHECK(chance(odds, "move E15 E14", "win") == Approx(20.0 / 31));
  CHECK(chance(odds, "move E15 E14", "goal-against") == Approx(9.0 / 31 / 2));
  CHECK(chance(odds, "move E15 E14", "corner-against") == Approx(9.0 / 31 / 4));
  CHECK(chance(odds, "move E15 E14", "goal-kick-against") == Approx(9.0 / 31 / 4));
  CHECK(chance(odds, "move E15 E14", "penalty-against") == Approx(1.0 / 31));
  CHECK(chance(odds, "move E15 E14", "free-kick-for") == Approx(1.0 / 31));
  CHECK(chance(odds, "move A9 A10", "goal-against") == Approx(0.5));
}

TEST_CASE("odds of a ball to a free square and of the die say how many faces reach it", "[odds]") {
  const State state = state_of(R"({"stage": "ball", "control": "home", "ball": "E6", "dice": [2],
    "home": {"keeper": "D1", "strikers": ["E6", "E11"]}, "away": {"keeper": "D16", "strikers": ["D8", "A16"]}})");
  const json odds = Stw::odds_json(rules(), state);
  // From E6 a 2 reaches E8; from E11 a 3 does; with longer throws both go round.
  State after = state;
  apply_unchecked(rules(), after, *parse_command("ball E6 E8"));
  int faces = 0;
  for (std::uint8_t face = 1; face <= 6; ++face) {
    State thrown = after;
    apply_dice(rules(), thrown, {face, 0});
    const auto list = legal(rules(), thrown);
    faces += std::ranges::any_of(list, [](const Command& command) { return command.to == sq("E8"); }) ? 1 : 0;
  }
  CHECK(faces >= 2);
  CHECK(chance(odds, "ball E6 E8", "reach") == Approx(faces / 6.0));
  CHECK(chance(odds, "ball E6 E8", "reach") + chance(odds, "ball E6 E8", "miss") == Approx(1));
  const State keeper = state_of(R"({"stage": "keeper", "control": "home", "ball": "E8",
    "home": {"keeper": "D1", "strikers": ["E8", "A2"]}, "away": {"keeper": "D16", "defenders": ["A14"]}})");
  const json defence = Stw::odds_json(rules(), keeper);
  CHECK(chance(defence, "roll", "miss") == Approx(1));
  CHECK(defence["odds"].size() == 1);
}

TEST_CASE("every chance of a choice adds up to 1", "[odds]") {
  const State state = state_of(R"({"stage": "ball", "control": "home", "ball": "D12", "dice": [1],
    "home": {"keeper": "D1", "midfielders": ["D11", "E12"], "strikers": ["D12", "C13"]},
    "away": {"keeper": "D16", "defenders": ["E13", "E12"], "strikers": ["C12"]}})");
  const auto all = odds(rules(), state);
  CHECK(all.size() > 4);
  for (const Odds& of : all) {
    double sum = 0;
    for (const auto& [outcome, chance_of] : of.chances) sum += chance_of;
    CHECK(sum == Approx(1));
  }
  const json object = Stw::odds_json(rules(), state);
  CHECK(chance(object, "ball D12 C13", "goal") == Approx(0.5));
  CHECK(chance(object, "ball D12 E12", "win") == Approx(9.0 / 31));
  CHECK(chance(object, "dribble D12 E13", "lose") == Approx(20.0 / 31));
  CHECK_FALSE(object["odds"].contains("ball D12 D11"));
}

}  // namespace
}  // namespace stw::test::notation
