#include <algorithm>

#include "fuba/table/choice_notes.hpp"
#include "fuba/table/mat_meaning.hpp"
#include "fuba/table/skill_cards.hpp"
#include "support/catch.hpp"
#include "table.hpp"

namespace fuba::test::advanced_table_test {
using namespace fuba;
using namespace fuba::app;
using test::content;
using test::play_at;
using test::Table;

namespace {

/// Home is about to act in front of the goal, with cards for this moment and for later ones.
const std::string with_cards = R"({"options":["skills","substitutions"],"skills_per_team":3,"stage":"actions",
  "first":"home","control":"home","ball":{"area":"C4","value":3},"start":"C3","target":"C4",
  "dice":{"controlling":5,"passive":4},"half":2,"minute":67,
  "home":{"formation":"4-4-2","players":{"C2":3,"C3":3,"L3":2,"C4":2},
    "condition":{"defence":4,"midfield":4,"forward":2},
    "skills":["fast-attacker","high-condition","fiery-coach"]},
  "away":{"formation":"4-4-2","players":{"C4":4,"C5":4,"L4":2},"skills":["tackle","doubling","stopper"]}})";

/// Any double of this turn brings a special event of the large table.
const std::string before_event = R"({"options":["advanced-events","injuries"],"half":1,"minute":22,
  "control":"home","ball":{"area":"C3","value":2},
  "home":{"formation":"4-4-2","players":{"C2":4,"C3":3,"L3":2,"C4":1}},
  "away":{"formation":"4-3-3","players":{"C3":2,"C4":4,"L4":1,"C5":2,"R4":1}}})";

/// Home can play from C2 over C3, which it rules, to C4.
const std::string two_ways =
    R"({"options":["passing-through"],"control":"home","ball":{"area":"C2","value":2},
  "home":{"formation":"4-4-2","players":{"C2":3,"C3":4,"C4":3}},
  "away":{"formation":"4-3-3","players":{"C3":1,"C4":4,"L4":1,"C5":3,"R4":1}}})";

}  // namespace

TEST_CASE("a card is played by its button, which says what it costs and from which line") {
  Table table(with_cards);
  REQUIRE(table.asked() == "use");
  const auto cost = table.play().cost(commands::card(Verb::use, Skill::fast_attacker));
  REQUIRE(cost.has_value());
  CHECK(cost->line == Line::forward);
  CHECK(cost->points == 1);
  CHECK(cost->before == 2);
  CHECK_FALSE(table.play().cost(commands::card(Verb::use, Skill::fiery_coach)).has_value());
  const std::string note = note_of(table.play(), commands::card(Verb::use, Skill::fast_attacker));
  CHECK(note.find(skill_text(content().words, Skill::fast_attacker)) == 0);
  CHECK(note.find("1 of the 2 condition points in attack") != std::string::npos);
  table.press("use fast-attacker");
  CHECK(table.play().view().side(Team::home).skills_used.contains(Skill::fast_attacker));
}

TEST_CASE("a card tells its price in condition points, whatever their number") {
  Ruleset rules = *content().rules;
  const auto price = [&rules](std::uint8_t cost) {
    rules.skills[index(Skill::tackle)].cost = cost;
    return price_of(content().words, rules, Skill::tackle);
  };
  CHECK(price(0) == "Costs nothing.");
  CHECK(price(1) == "1 condition point");
  CHECK(price(2) == "2 condition points");
}

TEST_CASE("cards that rest are not asked for again until the next turn") {
  MatchPlay asked = play_at(with_cards);
  asked.choose(commands::plain(Verb::pass));
  asked.choose(commands::plain(Verb::done));
  asked.choose(commands::act(Action::midfield));
  CHECK(asked.decision()->kind == DecisionKind::use);

  MatchPlay resting = play_at(with_cards);
  CHECK_FALSE(resting.resting());
  resting.rest_cards();
  CHECK(resting.resting());
  resting.choose(commands::plain(Verb::done));
  CHECK(resting.decision()->kind == DecisionKind::action);
  resting.choose(commands::act(Action::midfield));
  CHECK(resting.decision()->kind == DecisionKind::boost);
  REQUIRE(resting.undo());
  CHECK_FALSE(resting.resting());
  CHECK(resting.view().turn.target == Area::C4);
}

TEST_CASE("a team's hand is shown to it alone, behind the curtain") {
  Table table(with_cards);
  CHECK_FALSE(table.offers("look away"));
  table.press("hand");
  CHECK_FALSE(table.offers("look away"));
  table.press("reveal");
  table.press("look away");
  CHECK_FALSE(table.offers("look away"));
  CHECK(table.play().view().side(Team::away).skills.empty());
  CHECK(table.play().view().side(Team::away).skills_hidden == 3);
}

TEST_CASE("the way of a pass is chosen on the mat") {
  Table table(two_ways, {6, 1});
  table.click(Area::C4);
  REQUIRE(table.asked() == "via");
  CHECK(table.offers("via none"));
  table.click(Area::C3);
  CHECK(table.asked() != "via");
  const auto over_centre = [](const Event& event) {
    return event.kind == EventKind::passed_through && event.to == Area::C3;
  };
  CHECK(std::ranges::any_of(table.play().match().journal(), [&](const Entry& entry) {
    return std::ranges::any_of(entry.events, over_centre);
  }));
}

TEST_CASE("the fans' player is chosen on the mat") {
  Table fans(before_event, {3, 3, 6, 2});
  fans.click(Area::C3);
  REQUIRE(fans.asked() == "fans");
  fans.click(Area::C2);
  CHECK(fans.play().view().turn.fans[index(Team::home)] == Area::C2);
}

TEST_CASE("the injured player is chosen on the mat") {
  Table hurt(before_event, {3, 3, 5, 4, 2});
  hurt.click(Area::C3);
  REQUIRE(hurt.asked() == "remove");
  hurt.click(Area::L3);
  CHECK(hurt.play().view().side(Team::home).injured[2] == 1);
  CHECK(hurt.play().view().side(Team::home).players[index(Area::L3)] == 1);
}

TEST_CASE("a goalkeeper who may be the injured one is picked where he stands") {
  State state;
  state.sides[0].keeper = Area::C2;
  state.agenda.push({Step::injury, Team::home, 0});
  const Command keeper = commands::plain(Verb::remove_keeper);
  CHECK(areas_of(keeper) == 1);
  CHECK(area_of(keeper, state) == Area::C2);
  CHECK(fits(keeper, state, MatPick{.to = Area::C2}));
  CHECK(areas_of(commands::at(Verb::via, Area::none)) == 0);
}
}  // namespace fuba::test::advanced_table_test
