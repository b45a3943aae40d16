#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "fuba/json.hpp"
#include "fuba/rules_files.hpp"
#include "fuba/story/story.hpp"
#include "support/catch.hpp"

namespace fuba::test::fixed_story_test {
namespace {

using nlohmann::json;

/// A match from a position, whose dice are set down; free movements are declined.
class Played {
 public:
  Played(std::string_view position, std::string_view changes, const std::vector<std::uint8_t>& dice)
      : match_(begin(position, changes, dice)) {}

  /// Makes a choice; free movements that are asked before it are declined.
  Played& plays(std::string_view choice) {
    if (match_.decision()->kind == DecisionKind::free && choice != "done") make("done");
    make(choice);
    return *this;
  }
  /// Gives the last answer of each list until a decision of that kind is asked, or the match is over.
  Played& goes_on_to(DecisionKind kind) {
    while (!match_.over() && match_.decision()->kind != kind) {
      const CommandList list = match_.legal();
      make(to_string(list[list.size() - 1]));
    }
    return *this;
  }

  const Match& match() const { return match_; }
  Story story() const { return tell(match_); }

 private:
  static Match begin(std::string_view position, std::string_view changes,
                     const std::vector<std::uint8_t>& dice) {
    json object = json::parse(position);
    object.merge_patch(json::parse(changes));
    const auto choice =
        rules_choice_from_json(load_options().value(), object, {std::string(default_edition())}).value();
    const auto rules = load_rules(choice).value();
    return {rules, state_from_json(*rules, object).value(), DiceSource::scripted(dice)};
  }
  void make(std::string_view choice) {
    INFO(choice);
    REQUIRE(match_.choose(parse_command(choice).value()));
  }

  Match match_;
};

constexpr auto before_goal = R"({"stage": "actions", "first": "home", "minute": 30,
  "ball": {"area": "C5", "value": 3}, "home": {"players": {"C5": 1, "C2": 9}},
  "away": {"players": {"C3": 10}, "keeper": "C5"}})";

/// 4-6 score, 2 brings a rebound that 21 of 36 throws win.
constexpr double shot_chance = 3.0 / 6 + 1.0 / 6 * 21 / 36;

TEST_CASE("a goal is told with its chance and its luck") {
  const Story story = Played(before_goal, "{}", {5}).plays("action shoot").story();
  REQUIRE(story.shots.size() == 1);
  const Shot& shot = story.shots[0];
  CHECK(shot.team == Team::home);
  CHECK(shot.from == Area::C5);
  CHECK(shot.kind == ShotKind::open_play);
  CHECK(shot.chance == Approx(shot_chance));
  CHECK(shot.result == ShotResult::goal);
  CHECK(shot.when.minute == 30);
  REQUIRE(story.goals.size() == 1);
  CHECK(story.goals[0].score == std::array{1, 0});
  CHECK(story.score == std::array{1, 0});
  CHECK(story.of(Team::home).luck_in_shots == Approx(1 - shot_chance));
  CHECK(story.of(Team::away).luck_in_shots == Approx(shot_chance - 1));
  CHECK_FALSE(story.over);
}

TEST_CASE("a rebound belongs to its shot") {
  // The shooter's 1 and his one player against a 3.
  const Story story = Played(before_goal, "{}", {2, 1, 3}).plays("action shoot").story();
  REQUIRE(story.shots.size() == 1);
  CHECK(story.shots[0].chance == Approx(shot_chance));
  CHECK(story.shots[0].result == ShotResult::saved);
  CHECK(story.of(Team::home).luck_in_shots == Approx(-shot_chance));
  CHECK(story.goals.empty());
  const auto& dice = story.of(Team::home).dice;
  REQUIRE(dice.size() == 2);
  CHECK(dice[0].purpose == Purpose::goal_attempt);
  CHECK(dice[0].pips == 2);
  CHECK(dice[1].purpose == Purpose::rebound);
  CHECK(dice[1].pips == 1);
  CHECK(story.of(Team::away).dice[0].pips == 3);
}

TEST_CASE("a goal that the pictures take back is a miss") {
  constexpr auto it = R"({"rules": "fuba-it", "options": ["var"]})";
  Played annulled(before_goal, it, {6, 6, 6});
  annulled.plays("action shoot");
  CHECK(annulled.story().shots.empty());
  const Story story = annulled.plays("var yes").story();
  REQUIRE(story.shots.size() == 1);
  CHECK(story.shots[0].result == ShotResult::miss);
  const double chance = story.shots[0].chance;
  CHECK(story.of(Team::home).luck_in_shots == Approx(-chance));
  REQUIRE(story.incidents.size() == 1);
  CHECK(story.incidents[0].event.kind == EventKind::var);

  // Without a look at the pictures the last 36th is not luck.
  const Story granted = Played(before_goal, it, {6}).plays("action shoot").plays("var no").story();
  CHECK(granted.of(Team::home).goals == 1);
  CHECK(granted.of(Team::home).luck_in_shots == Approx(35.0 / 36 - chance));
}

TEST_CASE("a penalty has the chance that its shooter sees, and luck of its die alone") {
  Played kick(R"({"stage": "penalty-kick"})", "{}", {6});
  kick.goes_on_to(DecisionKind::dive);
  const Story story = kick.plays("dive left").plays("kick left").story();
  REQUIRE(story.shots.size() == 1);
  CHECK(story.shots[0].kind == ShotKind::penalty);
  CHECK(story.shots[0].from == Area::C5);
  CHECK(story.shots[0].chance == Approx((5.0 / 6 + 5.0 / 6 + 1.0 / 6) / 3));
  CHECK(story.shots[0].result == ShotResult::goal);
  const double with_dive = story.of(Team::home).luck_in_shots;
  CHECK((with_dive == Approx(1.0 / 6) || with_dive == Approx(5.0 / 6)));
}

TEST_CASE("a straight free kick is a turn of its own") {
  Played kick(R"({"stage": "free-kick", "ball": {"area": "C4", "value": 1}, "minute": 20})", "{}", {3});
  kick.goes_on_to(DecisionKind::free_kick).plays("shoot");
  const Story story = kick.story();
  REQUIRE(story.shots.size() == 1);
  CHECK(story.shots[0].kind == ShotKind::free_kick);
  REQUIRE(story.turns.size() == 1);
  CHECK(story.turns[0].team == Team::home);
  CHECK(story.turns[0].ball == Area::C4);
  CHECK(story.turns[0].when.minute == 21);
  CHECK(story.turns[0].when.entry + 2 == story.shots[0].when.entry);
}

constexpr auto midfield = R"({"minute": 10, "ball": {"area": "C3", "value": 4},
  "home": {"players": {"C3": 1, "C2": 9}}, "away": {"players": {"C3": 1, "C4": 9}}})";

/// The check that 4 or more passes; equal dice bring an event: of 36 sums ten a free kick in its place, one a
/// failed pass.
constexpr double passed = 15.0 / 36 + 3.0 / 36 * 25 / 36;
constexpr double check_chance = passed / (1 - 6.0 / 36 * 10 / 36);

TEST_CASE("a control check is told with its turn") {
  const Played turn = Played(midfield, "{}", {5, 2}).plays("target C3");
  const Story story = turn.story();
  REQUIRE(story.checks.size() == 1);
  CHECK(story.checks[0].chance == Approx(check_chance));
  CHECK(story.checks[0].success);
  CHECK(story.of(Team::home).luck_in_checks == Approx(1 - check_chance));
  REQUIRE(story.turns.size() == 1);
  CHECK(story.turns[0].when.entry == 0);
  CHECK(story.turns[0].when.minute == 10);
  CHECK(story.turns[0].minutes == 3);
  CHECK(story.turns[0].value == 4);
  CHECK(story.of(Team::home).minutes == 3);
  CHECK(story.ball_turns[index(Area::C3)] == 1);
  CHECK(story.ball_minutes[index(Area::C3)] == 3);
  // In the middle with half the control: a fifth of 1/2 by 1/2, drawn out three times.
  CHECK(story.turns[0].momentum == Approx(std::tanh(3 * 0.2 * 0.5 * 0.5)));
}

TEST_CASE("a free kick in place of the check is no check and no luck") {
  // Equal dice, and a sum that gives one of the teams a free kick.
  for (std::uint8_t second = 1; second <= 6; ++second) {
    Played turn(midfield, "{}", {3, 3, 2, second, 6, 6, 6, 6});
    turn.plays("target C3");
    const bool checked = !turn.story().checks.empty();
    const bool free_kick = turn.match().state().turn.restart == Restart::free_kick;
    CHECK(checked != free_kick);
    if (free_kick) CHECK(turn.story().of(Team::home).luck_in_checks == 0);
  }
}

TEST_CASE("a check of FUBA 2.0 and one of the Italian edition have their own chances") {
  // 2.0: 4-6 pass, and a 4 brings an event; it: one of two dice above 4, equal dice bring an event.
  const Story second = Played(midfield, R"({"rules": "fuba-2.0"})", {6, 2}).plays("target C3").story();
  REQUIRE(second.checks.size() == 1);
  CHECK(second.checks[0].success);
  CHECK(second.checks[0].chance > 0.3);
  CHECK(second.checks[0].chance < 0.6);
  const Story italian = Played(midfield, R"({"rules": "fuba-it"})", {6, 2}).plays("target C3").story();
  REQUIRE(italian.checks.size() == 1);
  const double it_passed = 18.0 / 36 + 2.0 / 36 * 25 / 36;
  CHECK(italian.checks[0].chance == Approx(it_passed / (1 - 6.0 / 36 * 10 / 36)));
  CHECK(italian.of(Team::home).dice[0].pips == 8);
}

TEST_CASE("a press is told with its chance") {
  constexpr auto press = R"({"stage": "actions", "first": "away", "ball": {"area": "C3", "value": 3},
    "home": {"players": {"C3": 1, "C2": 9}}, "away": {"players": {"C3": 1, "C4": 9}}})";
  const Story story = Played(press, "{}", {1, 6}).plays("action press").story();
  REQUIRE(story.presses.size() == 1);
  CHECK(story.presses[0].team == Team::away);
  CHECK(story.presses[0].chance == Approx(20.0 / 36));
  CHECK(story.presses[0].success);
  CHECK(story.of(Team::away).presses.won == 1);
  CHECK(story.of(Team::away).luck_in_presses == Approx(16.0 / 36));
  CHECK(story.of(Team::home).luck_in_presses == Approx(-16.0 / 36));
}

TEST_CASE("the story as JSON holds what docs/story.md lists") {
  const auto object = to_json(Played(before_goal, "{}", {5}).plays("action shoot").story());
  std::vector<std::string> keys;
  for (const auto& [key, value] : object.items()) keys.push_back(key);
  CHECK(keys == std::vector<std::string>{"fuba-story", "rules", "options", "names", "date", "over", "end",
                                         "score", "home", "away", "goals", "shots", "checks", "presses",
                                         "bookings", "incidents", "turns", "ball", "notes"});
  CHECK(object["rules"] == "fuba-3.0");
  CHECK(object["score"]["home"] == 1);
  CHECK(object["shots"][0]["result"] == "goal");
  CHECK(object["shots"][0]["minute"] == 30);
  CHECK_FALSE(object["shots"][0].contains("stoppage"));
  CHECK(object["home"]["luck"]["shots"].get<double>() == Approx(1 - shot_chance));
  CHECK(object["home"]["dice"]["goal-attempt"]["pips"] == 5);
  CHECK(object["ball"].size() == area_count);
}

}  // namespace
}  // namespace fuba::test::fixed_story_test
