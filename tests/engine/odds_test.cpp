#include "fuba/odds.hpp"

#include <algorithm>
#include <map>

#include "fuba/game.hpp"
#include "support/scenario.hpp"

namespace fuba::test {
namespace {

std::map<Outcome, double> chances(const Scenario& match, std::string_view choice) {
  for (const Odds& of : odds(match.rules(), match.raw()))
    if (to_string(of.command) == choice) return {of.chances.begin(), of.chances.end()};
  FAIL("no odds for " << choice);
  return {};
}

double sum(const std::map<Outcome, double>& of) {
  double total = 0;
  for (const auto& [outcome, chance] : of) total += chance;
  return total;
}

bool has_odds(const Scenario& match, std::string_view choice) {
  return std::ranges::any_of(odds(match.rules(), match.raw()),
                             [&](const Odds& of) { return to_string(of.command) == choice; });
}

constexpr auto shot = R"({"stage": "actions", "first": "home", "ball": {"area": "C5", "value": 3},
  "home": {"players": {"C5": 1, "C2": 9}}, "away": {"players": {"C3": 10}, "keeper": "C5"}})";

TEST_CASE("a shot is counted die by die", "[3.0/4.6]") {
  // One attacker against the keeper in front of goal: no modifier. Value 3: 4-6 goal, 3 corner, 2 rebound.
  Scenario match = Scenario::position(shot);
  if (match.state()["decision"]["kind"] == "free") match.plays("done");
  const auto of = chances(match, "action shoot");
  CHECK(of.at(Outcome::goal) == 3.0 / 6);
  CHECK(of.at(Outcome::corner_for) == 1.0 / 6);
  CHECK(of.at(Outcome::rebound) == 1.0 / 6);
  CHECK(of.at(Outcome::miss) == 1.0 / 6);
  CHECK_FALSE(has_odds(match, "action position"));
}

TEST_CASE("a difficult shot is counted to its second die", "[3.0/4.6.2]") {
  // From L3 alone against nobody: -5 for the area, +1 for numbers, -1 in front of goal; value 3 needs a 9.
  Scenario match =
      Scenario::position(shot, R"({"ball": {"area": "L3"}, "home": {"players": {"C5": 0, "L3": 1}}})");
  if (match.state()["decision"]["kind"] == "free") match.plays("done");
  const auto of = chances(match, "action shoot");
  CHECK(of.at(Outcome::goal) == 1.0 / 36);
  CHECK(of.at(Outcome::corner_for) == 1.0 / 36);
  CHECK(sum(of) == Approx(1));
}

TEST_CASE("a difficult straight shot is counted to its second die too", "[3.0/4.6.2][3.0/5.2.2][R116]") {
  // From L3: -5 for the area, -1 in front of goal, -1 for the free kick; value 1 needs a 9.
  Scenario match = Scenario::position(R"({"stage": "free-kick", "ball": {"area": "L3", "value": 3}})");
  match.places("L3", 10).plays("place-keeper C1").places("C5", 10).plays("place-keeper C5").plays("done");
  const auto of = chances(match, "shoot");
  CHECK(of.at(Outcome::goal) == 1.0 / 36);
  CHECK(of.at(Outcome::corner_for) == 1.0 / 36);
  CHECK(of.at(Outcome::miss) == 34.0 / 36);
}

TEST_CASE("a press is counted over both dice", "[3.0/4.9]") {
  Scenario match =
      Scenario::position(R"({"stage": "actions", "first": "away", "ball": {"area": "C3", "value": 3},
    "home": {"players": {"C3": 1, "C2": 9}}, "away": {"players": {"C3": 1, "C4": 9}}})");
  if (match.state()["decision"]["kind"] == "free") match.plays("done");
  const auto of = chances(match, "action press");
  CHECK(of.at(Outcome::win) == 20.0 / 36);
  CHECK(of.at(Outcome::fail) == 16.0 / 36);
}

TEST_CASE("a penalty is counted without knowing the dive", "[3.0/5.5.2]") {
  Scenario match = Scenario::position(R"({"stage": "penalty-kick"})");
  while (match.state()["decision"]["kind"] != "dive") match.plays(match.legal().front());
  CHECK(chances(match, "dive stay").at(Outcome::goal) == Approx((5.0 / 6 + 1.0 / 6 + 5.0 / 6) / 3));
  match.plays("dive right");
  CHECK(chances(match, "kick left").at(Outcome::goal) == Approx((5.0 / 6 + 5.0 / 6 + 1.0 / 6) / 3));
  CHECK(chances(match, "kick middle").at(Outcome::goal) == Approx((1 + 1.0 / 6 + 1) / 3));
}

TEST_CASE("a pass is counted with its special events", "[3.0/4.4][3.0/4.3.4]") {
  Scenario match = Scenario::position(R"({"ball": {"area": "C3", "value": 4}})");
  const auto of = chances(match, "target C3");
  CHECK(sum(of) == Approx(1));
  // A free kick either way: five of 36 sums on each of the six doubles.
  CHECK(of.at(Outcome::free_kick_for) == Approx(6.0 / 36 * 5 / 36));
  CHECK(of.at(Outcome::free_kick_against) == Approx(6.0 / 36 * 5 / 36));
  // Half of the rest; one sum of 36 fails the pass whatever the die.
  CHECK(of.at(Outcome::keep) == Approx(15.0 / 36 + 3.0 / 36 * 25 / 36));
  const auto all = odds(match.rules(), match.raw());
  const auto found = std::ranges::find(all, *parse_command("target C3"), &Odds::command);
  CHECK(found->control_check == Approx(0.5));
}

TEST_CASE("in stoppage time a pass may be the last", "[3.0/4.3.3]") {
  Scenario match = Scenario::position(R"({"stoppage": 2, "ball": {"area": "C3", "value": 1}})");
  CHECK(chances(match, "target C3").at(Outcome::half_ends) == Approx(16.0 / 36));
}

TEST_CASE("slowing the game is weighed against the card", "[3.0/A9]") {
  const Scenario match = Scenario::position(
      R"({"options": ["slow-play"], "stage": "goal-kick", "half": 2, "minute": 58, "ball": {"area": "C1"}})");
  const auto of = chances(match, "slow yes");  // compared with minute 60: sums of 2 to 5
  CHECK(of.at(Outcome::booked) == Approx(10.0 / 36));
  CHECK(of.at(Outcome::unpunished) == Approx(26.0 / 36));
}

TEST_CASE("a fresh player brings two points in so many cases", "[3.0/A3]") {
  Scenario match = Scenario::position(
      R"({"options": ["substitutions", "conditions"], "stage": "actions", "second": true, "minute": 39,
          "home": {"condition": {"midfield": 1}}})");
  while (match.chooser() != "home" || match.legal("action").empty()) match.plays("action none");
  match.plays("action substitute").plays("subs 1");
  CHECK(chances(match, "sub fresh").at(Outcome::two_points) == Approx(3.0 / 36));
}

TEST_CASE("an aggressive press that fails is a free kick", "[3.0/A6]") {
  Scenario match = Scenario::position(R"({"options": ["aggressive-pressing"], "stage": "actions",
    "first": "away", "ball": {"area": "C3", "value": 3},
    "home": {"players": {"C3": 1, "C2": 9}}, "away": {"players": {"C3": 1, "C4": 9}}})");
  if (match.state()["decision"]["kind"] == "free") match.plays("done");
  const auto of = chances(match, "action press-hard");  // an equal die wins too
  CHECK(of.at(Outcome::win) == Approx(27.0 / 36));
  CHECK(of.at(Outcome::free_kick_against) == Approx(9.0 / 36));
  CHECK(sum(of) == Approx(1));
}

TEST_CASE("two dice of a shot stopper are counted", "[3.0/A11.shot-stopper]") {
  Scenario match = Scenario::position(R"({"options": ["skills"], "stage": "actions", "first": "home",
    "ball": {"area": "C5", "value": 3}, "home": {"players": {"C5": 1, "C2": 9}},
    "away": {"players": {"C4": 9, "C5": 0}, "skills": ["shot-stopper"]}})");
  if (match.state()["decision"]["kind"] == "free") match.plays("done");
  const auto one_die = chances(match, "action shoot");
  match.plays("action shoot");
  const auto two_dice = chances(match, "use shot-stopper");
  const auto passed = chances(match, "pass");
  CHECK(passed == one_die);
  CHECK(two_dice.at(Outcome::goal) == Approx(one_die.at(Outcome::goal) * one_die.at(Outcome::goal)));
}

TEST_CASE("a tied contest leaves the chances whole", "[3.0/A12][R152]") {
  const Scenario match = Scenario::position(R"({"options": "all", "ball": {"area": "C3", "value": 4}})");
  CHECK(sum(chances(match, "target C3")) == Approx(1));
}

std::optional<double> check(const Scenario& match, std::string_view target) {
  for (const Odds& of : odds(match.rules(), match.raw()))
    if (to_string(of.command) == target) return of.control_check;
  FAIL("no odds for " << target);
  return {};
}

TEST_CASE("the check of a pass: the die reaches the value, or nobody is there to reach it", "[2.0/4.4]") {
  const Scenario match = Scenario::position(R"({"rules": "fuba-2.0", "ball": {"area": "C3", "value": 5},
    "home": {"players": {"C3": 8, "L2": 2}}, "away": {"players": {"C3": 8, "C4": 2}}})");
  CHECK(check(match, "target C3") == Approx(2.0 / 6));
  CHECK(check(match, "target L2") == 1.0);
  CHECK(check(match, "target C2") == Approx(2.0 / 6));  // nobody of either team
}

TEST_CASE("a check that was granted is passed whatever the die", "[2.0/4.9.1]") {
  const Scenario match =
      Scenario::position(R"({"rules": "fuba-2.0", "auto_check": true, "ball": {"area": "C3", "value": 6}})");
  CHECK(check(match, "target C3") == 1.0);
}

TEST_CASE("an equal die brings the event of a difference before the check", "[2.0/4.4.3]") {
  // Value 4: a 4 in six is equal; the differences 1 and -1 are free kicks, five of 36 each.
  const Scenario match = Scenario::position(R"({"rules": "fuba-2.0", "ball": {"area": "C3", "value": 4}})");
  const auto of = chances(match, "target C3");
  CHECK(sum(of) == Approx(1));
  CHECK(of.at(Outcome::free_kick_for) == Approx(1.0 / 6 * 5 / 36));
  CHECK(of.at(Outcome::free_kick_against) == Approx(1.0 / 6 * 5 / 36));
  // A 5 or 6 keeps the ball. So does the equal 4, but with the fouls and the failed pass (-4: two of 36), and
  // but for a heavy touch (-2: four of 36) where the passive die is a 6 and the value would be 7.
  CHECK(of.at(Outcome::keep) == Approx(2.0 / 6 + 1.0 / 6 * (20 + 4 * 5.0 / 6) / 36));
}

TEST_CASE("a pass that becomes too hard on its way is lost", "[2.0/4.5.4]") {
  // An area between makes 7 of a passive 6; a controlling 1 brings an event first.
  const Scenario match = Scenario::position(R"({"rules": "fuba-2.0", "ball": {"area": "C1", "value": 1},
    "home": {"players": {"C1": 5, "C3": 5}, "keeper": "C1"}, "away": {"players": {"C1": 1, "C4": 9}}})");
  CHECK(check(match, "target C3") == 1.0);
  const auto of = chances(match, "target C3");
  CHECK(sum(of) == Approx(1));
  CHECK(of.at(Outcome::lose) > 5.0 / 6 * 1 / 6);
  CHECK(of.at(Outcome::lose) < 1.0 / 6 + 1.0 / 6 * 5 / 36);
}

TEST_CASE("an event that skips the stages of the last turn ends the half, whoever has the ball",
          "[2.0/4.3.1][2.0/4.4.3][R18a]") {
  // Only six of 36 throws go on in +4; the 5 against a 1 brings an event: equal dice (six of 36) skip the
  // stages, and a free kick (ten of 36) is not taken. Two of Home are closest to the target.
  const Scenario match = Scenario::position(R"({"rules": "fuba-2.0", "stoppage": 4,
    "ball": {"area": "C3", "value": 5}, "home": {"players": {"C2": 2, "C3": 4, "L2": 4}},
    "away": {"players": {"C4": 8, "L3": 2}}})");
  const auto of = chances(match, "target L3");
  CHECK(sum(of) == Approx(1));
  CHECK(of.at(Outcome::half_ends) == Approx(30.0 / 36 + 1.0 / 36 * 16 / 36));
}

TEST_CASE("a press is one die", "[2.0/4.9.1]") {
  Scenario match = Scenario::position(R"({"rules": "fuba-2.0", "stage": "actions", "first": "away",
    "ball": {"area": "C3", "value": 3}, "home": {"players": {"C3": 2, "C2": 8}},
    "away": {"players": {"C3": 2, "C4": 8}}})");
  while (match.legal("action press").empty())
    match.plays(match.legal().back() == "done" ? "done" : "action none");
  const auto of = chances(match, "action press");
  CHECK(of.at(Outcome::win) == Approx(2.0 / 6));
  CHECK(of.at(Outcome::fail) == Approx(4.0 / 6));
}

TEST_CASE("a point for a movement hangs on no outcome", "[2.0/A1.1]") {
  const Scenario match = Scenario::position(
      R"({"rules": "fuba-2.0", "options": ["conditions"], "stage": "actions", "first": "home"})");
  REQUIRE_FALSE(match.legal("boost").empty());
  CHECK_FALSE(has_odds(match, "boost"));
}

TEST_CASE("one of two dice has to be above the value", "[it/II.C]") {
  const Scenario match = Scenario::position(R"({"rules": "fuba-it", "ball": {"area": "C3", "value": 4}})");
  CHECK(check(match, "target C3") == Approx(20.0 / 36));
  const auto of = chances(match, "target C3");
  CHECK(sum(of) == Approx(1));
  // A free kick either way: five of 36 sums on each of the six doubles.
  CHECK(of.at(Outcome::free_kick_for) == Approx(6.0 / 36 * 5 / 36));
  CHECK(of.at(Outcome::free_kick_against) == Approx(6.0 / 36 * 5 / 36));
}

TEST_CASE("dice of movements and positioning have no outcome",
          "[it/actions.movement][it/actions.positioning]") {
  Scenario match = Scenario::position(R"({"rules": "fuba-it", "stage": "actions", "first": "home"})");
  if (match.state()["decision"]["kind"] == "free") match.plays("done");
  match.offers("action move").offers("action position");
  CHECK_FALSE(has_odds(match, "action move"));
  CHECK_FALSE(has_odds(match, "action position"));
}

TEST_CASE("the pictures take back a goal by two sixes", "[it/adv.var]") {
  Scenario match = Scenario::position(R"({"rules": "fuba-it", "options": ["var"], "stage": "actions",
    "first": "home", "ball": {"area": "C5", "value": 3}, "home": {"players": {"C5": 1, "C2": 9}},
    "away": {"players": {"C3": 10}, "keeper": "C5"}})");
  if (match.state()["decision"]["kind"] == "free") match.plays("done");
  CHECK(chances(match, "action shoot").at(Outcome::goal) == Approx(3.0 / 6));
  match.plays("action shoot", {6}).asks("away", "var");
  const auto of = chances(match, "var yes");
  CHECK(of.at(Outcome::annulled) == Approx(1.0 / 36));
  CHECK(of.at(Outcome::stands) == Approx(35.0 / 36));
  CHECK_FALSE(has_odds(match, "var no"));
}

}  // namespace
}  // namespace fuba::test
