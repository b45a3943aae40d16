#include <algorithm>

#include "app/window/table_layout.hpp"
#include "fuba/rules_files.hpp"
#include "fuba/table/animation.hpp"
#include "fuba/table/chances.hpp"
#include "fuba/table/mat_meaning.hpp"
#include "fuba/table/paint/mat_scene.hpp"
#include "support/catch.hpp"
#include "table.hpp"

namespace fuba::test::edition_table_test {
using namespace fuba;
using namespace fuba::app;
using test::Table;

namespace {

Match new_match_of(const std::string& edition, Options options) {
  return {load_rules({.edition = edition, .options = options}).value(), DiceSource::scripted({})};
}

/// Home begins its action stage of FUBA 2.0 with the ball before the goal; its way along the left is blocked.
const std::string own_stage = R"({"rules":"fuba-2.0","options":["conditions","advanced-goalkeeper"],
  "stage":"actions","first":"home","control":"home","ball":{"area":"C4","value":3},"start":"C3","target":"C4",
  "dice":{"controlling":5,"passive":4},"half":2,"minute":67,
  "home":{"formation":"4-4-2","players":{"C2":3,"C3":3,"L1":1,"L2":1,"C4":2}},
  "away":{"formation":"4-4-2","players":{"C4":1,"C5":5,"L3":3,"R4":1}}})";

/// Home may substitute before its target in the Italian edition.
const std::string in_midfield = R"({"rules":"fuba-it","options":["conditions","substitutions"],"half":2,
  "minute":61,"control":"home","ball":{"area":"L3","value":3},
  "home":{"formation":"4-4-2","players":{"C2":3,"C3":3,"L3":2,"C4":1,"R2":1},
    "condition":{"defence":3,"midfield":3,"forward":1}},
  "away":{"formation":"4-3-3","players":{"C3":1,"C4":3,"L4":1,"C5":2,"R4":1,"L3":1,"R3":1}}})";

/// Home shoots in the Italian edition, where Away may ask for the pictures.
const std::string before_goal = R"({"rules":"fuba-it","options":["var"],"stage":"actions","first":"home",
  "control":"home","ball":{"area":"C5","value":3},"start":"C4","target":"C5","dice":{"controlling":[5,4]},
  "home":{"formation":"4-4-2","players":{"C2":3,"C3":3,"C5":2,"C4":2}},
  "away":{"formation":"4-4-2","players":{"C4":1,"C5":1,"L3":3,"R4":5}}})";

}  // namespace

TEST_CASE("the styles of all lines are chosen at once") {
  Table table(new_match_of("fuba-2.0", {Option::styles}));
  table.press("reveal");
  table.press("choose");
  REQUIRE(table.asked() == "style");
  table.press("style defence easy");
  table.press("style forward aggressive");
  table.press("styles done");
  const State& state = table.play().match().state();
  CHECK(state.side(Team::home).styles == std::array{Style::easy, Style::normal, Style::aggressive});
  CHECK(table.play().decision()->team == Team::away);
}

TEST_CASE("styles are taken back at once") {
  MatchPlay play = test::play(new_match_of("fuba-2.0", {Option::styles}));
  play.choose(commands::choose({{4, 4, 2}}));
  const std::array styles{commands::play(Line::defence, Style::easy),
                          commands::play(Line::midfield, Style::easy),
                          commands::play(Line::forward, Style::easy)};
  play.choose(styles);
  REQUIRE(play.decision()->team == Team::away);
  REQUIRE(play.undo());
  CHECK(play.decision()->kind == DecisionKind::style);
  CHECK(play.match().journal().size() == 1);
}

TEST_CASE("a condition point is moved by its row") {
  Table table(new_match_of("fuba-it", {Option::conditions}));
  table.press("reveal");
  table.press("choose");
  REQUIRE(table.asked() == "shift");
  const Formation formation = table.play().view().secret_formation[0];
  table.press("shift defence forward");
  CHECK(table.play().match().state().side(Team::home).condition[0] == formation[Line::defence] - 1);
}

TEST_CASE("a stage offers movements by their types and a boost") {
  const Table table(own_stage);
  CHECK(table.offers("action forward"));
  CHECK(table.offers("boost"));
  CHECK_FALSE(table.offers("action position"));
}

TEST_CASE("where dice say how many move there is one movement") {
  Table table(before_goal);
  table.press("done");
  CHECK(table.offers("action move"));
  CHECK(table.offers("action position"));
  CHECK_FALSE(table.offers("action forward"));
}

TEST_CASE("a move of several areas is made by two clicks, and ends where it is stopped") {
  Table table(own_stage);
  table.press("action forward");
  table.click(Area::L1);
  CHECK(table.offers("move L1 L2"));
  CHECK(table.offers("move L1 L3"));
  CHECK_FALSE(table.offers("move L1 L4"));
  const auto refused = table.play().refused(commands::step(Verb::move, Area::L1, Area::L4));
  REQUIRE(refused.has_value());
  CHECK(refused->reason == Reason::move_stopped);
  CHECK(refused->other == Area::L3);
  table.click(Area::L3);
  CHECK(table.play().view().side(Team::home).players[index(Area::L3)] == 1);
}

TEST_CASE("a second click on the goalkeeper brings him out of his goal area, and back") {
  Table table(own_stage);
  table.press("action midfield");
  table.click(Area::C1);
  CHECK(table.offers("keeper outside"));
  table.click(Area::C1);
  CHECK(table.play().view().side(Team::home).keeper_out);
  CHECK(areas_of(commands::answer(Verb::keeper, true)) == 2);
}

TEST_CASE("a goalkeeper outside his goal area stands in front of it, with everybody counted") {
  State state = test::match_at(own_stage).state();
  state.sides[0].players[index(Area::C1)] = 6;
  const TableLayout table(1280, 800);
  const paint::MatLayout layout(table.mat, test::match_at(own_stage).rules().pitch);
  const auto keeper = [&] {
    for (const paint::Piece& piece : paint::arrange(layout, state).pieces)
      if (piece.keeper && piece.team == Team::home) return piece.centre;
    return SDL_FPoint{};
  };
  const SDL_FRect mark = layout.goal_area(Team::home);
  CHECK(keeper().x < mark.x + mark.w);
  state.sides[0].keeper_out = true;
  CHECK(keeper().x > mark.x + mark.w);
  const auto& badges = paint::arrange(layout, state).badges;
  CHECK(std::ranges::any_of(badges, [](const paint::Badge& badge) { return badge.number == 7; }));
}

TEST_CASE("a ball that has a target but waits for its stage shows where it is bound") {
  const Match match = test::match_at(own_stage);
  State state = match.state();
  state.turn.target = Area::R3;
  state.turn.ball_on_its_way = true;
  const TableLayout table(1280, 800);
  const paint::MatLayout layout(table.mat, match.rules().pitch);
  const paint::MatScene waits = paint::scene_of(layout, state);
  REQUIRE(waits.lit.size() == 1);
  CHECK(waits.lit[0].area == Area::R3);
  CHECK(waits.passes.size() == 1);
  state.ball = Area::R3;
  state.turn.ball_on_its_way = false;
  CHECK(paint::scene_of(layout, state).lit.empty());
}

TEST_CASE("a substitute comes on where the points rose") {
  Table table(in_midfield);
  table.press("subs 1");
  table.press("sub formation forward defence");
  REQUIRE(table.asked() == "remove");
  table.click(Area::C4);
  REQUIRE(table.asked() == "place");
  CHECK_FALSE(table.offers("place C4"));
  table.click(Area::C2);
  CHECK(table.play().view().side(Team::home).players[index(Area::C2)] == 4);
}

TEST_CASE("a team that substitutes no more in a half is not asked again") {
  Table table(in_midfield, {3, 2});
  REQUIRE(table.asked() == "subs");
  table.press("rest bench");
  CHECK(table.asked() == "target");
  table.click(Area::C3);
  CHECK(table.asked() != "subs");
  MatchPlay play = test::play_at(in_midfield);
  play.rest_bench();
  REQUIRE(play.undo());
  CHECK(play.decision()->kind == DecisionKind::subs);
  play.choose(commands::plain(Verb::done));
  CHECK(play.decision()->kind == DecisionKind::target);
}

TEST_CASE("a goal waits for the answer about the pictures, with its chance") {
  Table table(before_goal, {6, 6, 6});
  table.press("done");
  table.press("goal");
  REQUIRE(table.asked() == "var");
  CHECK(table.play().decision()->team == Team::away);
  CHECK(table.play().view().score[0] == 0);
  const Command look = commands::answer(Verb::var, true);
  table.wait_for_odds();
  const auto chance = chance_of(table.play().words(), table.play().odds().known(), look);
  REQUIRE(chance.has_value());
  CHECK(chance->value < 0.03F);
  table.press("var yes");
  CHECK(table.play().view().score[0] == 0);
}

TEST_CASE("both teams' dice for a special event lie together, and go when others fall") {
  std::vector<TrayRoll> tray;
  lay(tray, {Purpose::turn, 2, {3, 1}, {Team::home, Team::away}});
  lay(tray, {Purpose::special_event, 2, {4, 2}, {Team::home, Team::home}});
  lay(tray, {Purpose::special_event, 1, {5, 0}, {Team::away, Team::away}});
  CHECK(tray.size() == 3);
  lay(tray, {Purpose::yellow_card, 1, {6, 0}, {Team::away, Team::away}});
  CHECK(tray.size() == 2);
}
}  // namespace fuba::test::edition_table_test
