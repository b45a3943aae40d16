#include "fuba/table/hint_sheet.hpp"
#include "fuba/table/shown_choice.hpp"
#include "support/catch.hpp"
#include "table.hpp"

namespace fuba::test::hint_test {
namespace {

using app::light_choice;
using app::TableLayout;

constexpr const char* turn = R"({"half":1,"minute":20,"control":"home","ball":{"area":"C3","value":3},
  "home":{"formation":"4-4-2","players":{"C2":3,"C3":3,"L3":2,"R3":2},"keeper":"C1"},
  "away":{"formation":"4-4-2","players":{"C3":3,"C4":3,"L3":2,"R3":2},"keeper":"C5"}})";

/// A match with dice enough to go on.
Match match() {
  const Match start = match_at(turn);
  return {start.shared_rules(), start.state(), DiceSource::random(5)};
}

void wait_for(Table& table, const std::string& id) {
  for (int times = 0; times < 20'000 && !table.offers(id); ++times) table.wait();
  REQUIRE(table.offers(id));
}

TEST_CASE("a pass from beside a corner area goes over that area too, whoever chooses it", "[R8]") {
  const Match match = test::match_at(turn);
  State state = match.state();
  const TableLayout table(1280, 800);
  const paint::MatLayout layout(table.mat, match.rules().pitch);
  const auto passes = [&](Area target) {
    paint::MatScene scene = paint::scene_of(layout, state);
    light_choice(scene, layout, match.rules(), state, Team::home, commands::at(Verb::target, target));
    return scene.passes;
  };
  state.ball = Area::L4;
  REQUIRE(passes(Area::C4).size() == 1);
  CHECK(passes(Area::C4)[0].crossed == 0);
  CHECK(passes(Area::L4).empty());
  state.corner = Area::L4;
  REQUIRE(passes(Area::C4).size() == 1);
  CHECK(passes(Area::C4)[0].crossed == 1);
  REQUIRE(passes(Area::L4).size() == 1);
  CHECK(passes(Area::L4)[0].crossed == 0);
}

TEST_CASE("a hint names the three best choices, and one of them is made by pressing it") {
  Table table(match());
  table.key(SDLK_F4);
  wait_for(table, "hint 2");
  const std::size_t entries = table.play().match().journal().size();
  table.press("hint 0");
  CHECK(table.play().match().journal().size() > entries);
  table.wait();
  CHECK_FALSE(table.offers("hint 0"));
}

TEST_CASE("the button in the bar asks for a hint and takes it away") {
  Table table(match());
  table.press("bar hint");
  wait_for(table, "hint 0");
  table.press("bar hint");
  CHECK_FALSE(table.offers("hint 0"));
  table.key(SDLK_F4);
  table.key(SDLK_ESCAPE);
  table.wait();
  CHECK_FALSE(table.offers("hint 0"));
}

TEST_CASE("there is no hint while a coach chooses") {
  Match coached = match();
  MatchInfo info;
  info.coaches = {"beginner", ""};
  coached.set_info(info);
  Table table(std::move(coached));
  REQUIRE(table.play().coach_chooses());
  table.press("coach hold");
  CHECK_FALSE(table.offers("bar hint"));
}

TEST_CASE("a whole set-up is advised at once, and laid out by pressing it") {
  const Match start = match_at(turn);
  Match unplayed(start.shared_rules(), new_match(start.rules()), DiceSource::random(5));
  while (!unplayed.decision() || unplayed.decision()->kind != DecisionKind::place) {
    if (unplayed.decision())
      REQUIRE(unplayed.choose(unplayed.legal()[0]));
    else
      REQUIRE(unplayed.roll_due());
  }
  Table table(std::move(unplayed));
  const Team team = table.play().decision()->team;
  table.key(SDLK_F4);
  wait_for(table, "hint 0");
  CHECK_FALSE(table.offers("hint 1"));
  table.press("hint 0");
  CHECK(table.play().match().state().side(team).in_hand == 0);
}

TEST_CASE("reasons are told by their side, what weighs most first, and none that weighs next to nothing") {
  const Words& words = content().words;
  const auto phrase = [&](std::string_view key) { return words["argument." + std::string(key)]; };
  CHECK(app::reasons(words, {{Term::chance, 0.2}, {Term::cover, -0.1}}) ==
        phrase("chance.for") + ", but " + phrase("cover.against"));
  CHECK(app::reasons(words, {{Term::chance, -0.2}, {Term::cover, 0.1}, {Term::box, -0.05}}) ==
        phrase("chance.against") + " and " + phrase("box.against") + ", but " + phrase("cover.for"));
  CHECK(app::reasons(words, {{Term::chance, 0.001}}).empty());
  CHECK(app::reasons_for(words, {{Term::cover, -0.1}, {Term::chance, 0.05}}) ==
        app::reasons(words, {{Term::chance, 0.05}}));
  CHECK(app::reasons_for(words, {{Term::cover, -0.1}}).empty());
  CHECK(
      app::reasons(words, {{Term::chance, 0.4}, {Term::cover, 0.3}, {Term::box, 0.2}, {Term::shape, 0.1}}) ==
      phrase("chance.for") + ", " + phrase("cover.for") + " and " + phrase("box.for"));
}

}  // namespace
}  // namespace fuba::test::hint_test
