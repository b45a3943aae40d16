#include <algorithm>

#include "fuba/game.hpp"
#include "fuba/json.hpp"
#include "hand.hpp"
#include "mat.hpp"

namespace fuba::test::chapter_a11_skills {
namespace {

/// A match up to Home's choice of its first card.
Scenario first_choice(std::initializer_list<std::string_view> options = {"skills"}) {
  Scenario match = Scenario::match(options);
  match.plays("formation 4-4-2").asks("home", "skill");
  return match;
}

/// How many cards a team is asked for in a match with that number agreed.
int cards_asked_for(std::uint8_t agreed) {
  const auto made = make_rules({"fuba-3.0", Options{Option::skills}, agreed}, read_rules_file);
  REQUIRE(made);
  State state = new_match(*made);
  REQUIRE(apply(*made, state, commands::choose(Formation{{4, 4, 2}})));
  int asked = 0;
  for (; legal(*made, state)[0].verb == Verb::skill; ++asked)
    REQUIRE(apply(*made, state, *legal(*made, state).begin()));
  CHECK(decision(state)->team == Team::home);
  CHECK(legal(*made, state)[0].verb == Verb::done);
  return asked;
}

TEST_CASE("both teams take the same number of cards", "[3.0/A11.a][R44][R145]") {
  Scenario match = first_choice();
  for (const auto* card : {"tackle", "stopper", "actor"}) {
    match.asks("home", "skill").offers_not("done").plays(std::string("skill ") + card);
    CHECK(match.state()["home"]["skills"].back() == card);
  }
  match.asks("home", "skill").offers_only({"done"}).refuses("skill crossing", "R44").plays("done");
  match.asks("away", "formation").plays("formation 4-3-3");
  match.plays({"skill crossing", "skill doubling", "skill catenaccio"}).asks("away", "skill");
  match.plays("done", {5, 3}).asks("home", "kick-off");
}

TEST_CASE("the number of cards is agreed for the match", "[3.0/A11.a][R44][R145]") {
  CHECK(cards_asked_for(1) == 1);
  CHECK(cards_asked_for(2) == 2);
  CHECK(cards_asked_for(5) == 5);
  CHECK(mat("C3:10", "C3:10", R"({"options":["skills"]})").state()["skills_per_team"] == 3);
  CHECK(mat("C3:10", "C3:10", R"({"options":["skills"],"skills_per_team":5})").state()["skills_per_team"] ==
        5);
  for (const auto* number : {"0", "6"})
    CHECK(refused_field(R"({"options":["skills"],"skills_per_team":)" + std::string(number) + "}") ==
          "/skills_per_team");
}

TEST_CASE("there is one card of each skill for each team", "[3.0/A11.a][R44][R145]") {
  Scenario match = first_choice({"skills", "advanced-goalkeeper", "offside-risk", "substitutions"});
  CHECK(match.legal("skill").size() == 33);
  match.plays("skill tackle").refuses("skill tackle", "R44");
  CHECK(match.legal("skill").size() == 32);
  match.plays({"skill stopper", "skill actor", "done", "formation 4-4-2"});
  CHECK(match.legal("skill").size() == 33);
  match.offers("skill tackle");
}

TEST_CASE("a card without its rule is not chosen", "[3.0/A11.a]") {
  Scenario match = first_choice();
  CHECK(match.legal("skill").size() == 29);
  for (const auto* card : {"sweeper-keeper", "skilled-full-back", "off-side-trap", "wide-player-material"})
    match.refuses(std::string("skill ") + card, "3.0/A11");
}

TEST_CASE("skills bring condition points along", "[3.0/A11.c]") {
  CHECK(mat("C3:10", "C3:10", R"({"options":["skills"]})").state()["home"]["condition"] ==
        nlohmann::json{{"defence", 4}, {"midfield", 4}, {"forward", 2}});
}

TEST_CASE("cards are chosen in secret, and stay so when the formations are shown", "[3.0/A11.b][R151]") {
  Scenario match = first_choice();
  CHECK(match.secret());
  match.plays({"skill tackle", "skill stopper", "skill actor"});
  CHECK(match.view("away").dump().find("stopper") == std::string::npos);
  match.plays({"done", "formation 4-4-2", "skill crossing", "skill doubling", "skill catenaccio"});
  match.plays("done", {5, 3});
  const nlohmann::json seen = match.view("away");
  CHECK(seen["home"]["formation"] == "4-4-2");
  CHECK(seen["home"]["skills_hidden"] == 3);
  CHECK(seen.dump().find("stopper") == std::string::npos);
  CHECK(seen["away"]["skills"].size() == 3);
  CHECK(match.view("home").dump().find("crossing") == std::string::npos);
}

TEST_CASE("a card is shown when it is played", "[3.0/A11.b][R151]") {
  Scenario match = mat("C3:6 C4:4", "C3:6 C4:4", holding({"away", "fanatic-fans tackle", "0-1-0"}));
  match.plays("target C3", {4, 2});
  CHECK(match.view("home")["away"]["skills_hidden"] == 2);
  CHECK(match.view("home").dump().find("fanatic-fans") == std::string::npos);
  match.plays("use fanatic-fans", {5});
  const nlohmann::json seen = match.view("home")["away"];
  CHECK(seen["skills_hidden"] == 1);
  CHECK(seen["skills_used"] == nlohmann::json{"fanatic-fans"});
  CHECK(seen.dump().find("tackle") == std::string::npos);
  CHECK(match.view("away")["away"]["skills"].size() == 2);
  CHECK(match.state()["away"]["skills"].size() == 2);
}

TEST_CASE("a card that waits for its moment is hidden too", "[3.0/A11.b][R151]") {
  const auto seen_by_home = [](std::string_view cards) {
    Scenario match =
        mat("C3:6 C4:4", "C3:6 C4:4", holding({{"home", "fanatic-fans", "0-1-0"}, {"away", cards, "0-1-0"}}));
    match.plays("target C3", {4, 2}).asks("home", "use");
    return match.view("home");
  };
  CHECK(seen_by_home("midfield-general") == seen_by_home("actor"));
}

TEST_CASE("a card that was let go by stays hidden", "[3.0/A11.b][R151]") {
  Scenario match = mat("C3:6 C4:4", "C3:6 C4:4", holding({"away", "fanatic-fans", "0-1-0"}));
  match.plays("target C3", {4, 2}).plays("pass");
  CHECK(match.view("home")["away"]["skills_hidden"] == 1);
  CHECK(match.state()["away"]["skills_used"].empty());
}

struct Payer {
  std::string_view team, target, line, points;
};

constexpr Payer payers[] = {
    {"home", "C3", "midfield", "0-1-0"}, {"home", "L3", "midfield", "0-1-0"},
    {"home", "C4", "forward", "0-0-1"},  {"home", "L4", "forward", "0-0-1"},
    {"home", "C2", "defence", "1-0-0"},  {"home", "L1", "defence", "1-0-0"},
    {"away", "C3", "midfield", "0-1-0"}, {"away", "L3", "midfield", "0-1-0"},
    {"away", "C4", "defence", "1-0-0"},  {"away", "L4", "defence", "1-0-0"},
    {"away", "C2", "forward", "0-0-1"},  {"away", "L1", "forward", "0-0-1"},
};

Scenario played_to(const Payer& payer, std::string_view points) {
  Scenario match = mat("C2:2 C3:3 C4:2 L1:1 L3:1 L4:1", "C2:2 C3:3 C4:2 L1:1 L3:1 L4:1",
                       holding({payer.team, "fanatic-fans", points}));
  match.plays("target " + std::string(payer.target), {6, 2});
  return match;
}

TEST_CASE("a card is paid from the line that faces the target's zone", "[3.0/A11.c][3.0/A11.d][R44][R42]") {
  for (const Payer& payer : payers) {
    CAPTURE(payer.team, payer.target);
    Scenario match = played_to(payer, payer.points);
    match.asks(payer.team, "use");
    uses(match, "fanatic-fans", payer.line, 1, {5});
  }
}

TEST_CASE("a card is not offered without a point of that line", "[3.0/A11.c][3.0/A11.d][R44]") {
  for (const Payer& payer : payers) {
    CAPTURE(payer.team, payer.target);
    std::string others = "3-3-3";
    others[payer.points.find('1')] = '0';
    CHECK_FALSE(may_use(played_to(payer, others), "fanatic-fans"));
  }
}

/// Home has dribbled from the target C3 into C4, where Away is about to press.
Scenario pressing_after_dribble(std::string_view points) {
  Scenario match = acting("C2:6 C3:4", "C4:4 L3:6", holding({"away", "tackle", points}));
  acts(match, "action forward").plays({"move C3 C4 ball", "done"});
  acts(match, "action press");
  return match;
}

TEST_CASE("the target's zone sets the price, wherever the ball is by then", "[3.0/A11.d][R44]") {
  Scenario match = pressing_after_dribble("0-1-0");
  match.asks("away", "use");
  uses(match, "tackle", "midfield", 1, {2, 6});
  Scenario unpaid = acting("C2:6 C3:4", "C4:4 L3:6", holding({"away", "tackle", "4-0-2"}));
  acts(unpaid, "action forward").plays({"move C3 C4 ball", "done"});
  acts(unpaid, "action press", {2, 6});
  CHECK(unpaid.control() == "away");
}

TEST_CASE("what a card costs is not there for the next one", "[3.0/A11.c][R145]") {
  const auto after_one = [](std::string_view points) {
    Scenario match = mat("C2:6 C3:4", "C3:4 C4:6", holding({"home", "fanatic-fans short-passes", points}));
    match.plays("target C3", {4, 5}).asks("home", "use");
    match.offers_only({"use fanatic-fans", "use short-passes", "pass"});
    return match.plays("use short-passes");
  };
  after_one("0-2-0").asks("home", "use").offers_only({"use fanatic-fans", "pass"});
  after_one("0-1-0").asks("away", "free");
}

TEST_CASE("each card is played once at its moment, and again at the next", "[R44][R145][R151]") {
  Scenario match = mat("C2:6 C3:4", "C3:4 C4:6", holding({"home", "fanatic-fans", "0-2-0"}));
  match.plays("target C3", {4, 5}).plays("use fanatic-fans", {3}).asks("away", "free");
  acts(match, "action none");
  acts(match, "action none").plays("second no").plays("target C3", {4, 5}).asks("home", "use");
  match.plays("use fanatic-fans", {3});
  CHECK(match.state()["home"]["skills_used"] == nlohmann::json{"fanatic-fans"});
}

TEST_CASE("cards of one moment are offered together", "[R145]") {
  Scenario match =
      acting("C3:5 C4:5", "C3:5 C4:5", holding({"home", "fast-attacker fast-defender", "0-2-0"}));
  match.asks("home", "use").offers_only({"use fast-attacker", "use fast-defender", "pass"});
  Scenario one = match;
  one.plays({"use fast-defender", "pass"}).asks("home", "free");
  CHECK(one.legal("free") == Choices{"free C3 C2"});
  match.plays({"use fast-defender", "use fast-attacker"}).asks("home", "free");
  CHECK(match.legal("free") == Choices{"free C3 C2", "free C3 C4"});
  CHECK(match.plays("free C3 C2").legal("free") == Choices{"free C3 C4"});
}

TEST_CASE("a card that is not held or whose moment is another one is refused", "[3.0/A11.c][R145]") {
  Scenario match = mat("C2:6 C3:4", "C3:4 C4:6", holding({"home", "fanatic-fans tackle", "1-1-1"}));
  match.plays("target C3", {4, 5}).asks("home", "use");
  match.refuses("use midfield-general", "3.0/A11").refuses("use tackle", "3.0/A11");
}

TEST_CASE("a young talent brings a card that nobody holds", "[R46]") {
  constexpr auto own = "trained-formation-change";
  constexpr auto other = "high-condition";
  Scenario match = mat("C3:6 C4:4", "C3:6 C4:4",
                       holding({{"home", own, "0-0-0"}, {"away", other, "0-0-0"}},
                               R"({"options":["skills","advanced-events"]})"));
  match.plays("target C3", {4, 4, 6, 6, 5, 1});
  const nlohmann::json held = match.state()["home"]["skills"];
  CHECK(held.size() == 2);
  CHECK(std::count(held.begin(), held.end(), own) == 1);
  CHECK(std::count(held.begin(), held.end(), other) == 0);
  CHECK(match.state()["away"]["skills"] == nlohmann::json{other});
  CHECK(match.view("away")["home"]["skills_hidden"] == 2);
}

}  // namespace
}  // namespace fuba::test::chapter_a11_skills
