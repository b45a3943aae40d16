#include <SDL_clipboard.h>

#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>
#include <thread>

#include "app/menus/play_on_screen.hpp"
#include "app/window/sdl.hpp"
#include "fuba/game.hpp"
#include "fuba/json.hpp"
#include "fuba/rules_files.hpp"
#include "fuba/table/editor/position_draft.hpp"
#include "fuba/table/screens/editor_screen.hpp"
#include "grips.hpp"
#include "match/played.hpp"
#include "mirror.hpp"
#include "stand.hpp"
#include "support/catch.hpp"
#include "table.hpp"

namespace fuba::test::editor_test {
namespace {

using app::EditorScreen;
using app::PositionDraft;

constexpr const char* draft_position =
    R"({"half":1,"minute":20,"control":"home","ball":{"area":"C3","value":3},
  "home":{"formation":"4-4-2","players":{"C2":3,"C3":3,"L3":2,"R3":2},"keeper":"C1"},
  "away":{"formation":"4-4-2","players":{"C3":3,"C4":3,"L3":2,"R3":2},"keeper":"C5"}})";

PositionDraft draft() {
  const Match match = match_at(draft_position);
  return {match.shared_rules(), match.state()};
}

app::Settings spoken(const std::string& language) {
  app::Settings settings = still();
  settings.language = language;
  return settings;
}

struct Edited {
  explicit Edited(const app::Settings& settings = still()) : stand(settings) {
    stand.director().go(app::place::Editor{});
    stand.mirror().wake();
  }
  EditorScreen& screen() { return dynamic_cast<EditorScreen&>(stand.director().screen()); }
  SDL_FPoint middle(Area area) {
    const app::TableLayout table(1280, 800);
    return open_place(paint::MatLayout(table.mat, screen().draft().rules().pitch), area);
  }
  Stand stand;
};

}  // namespace

TEST_CASE("every part of a position is changed") {
  PositionDraft position = draft();
  CHECK_FALSE(position.move(Team::home, Area::C2, Area::L4));
  CHECK_FALSE(position.move_ball(Area::R3));
  CHECK_FALSE(position.add_to_ball_value(2));
  CHECK_FALSE(position.give_ball(Team::away));
  CHECK_FALSE(position.add_to_minute(5));
  CHECK_FALSE(position.add_goals(Team::away, 1));
  CHECK_FALSE(position.add_yellow(Team::home, 1));
  const State& state = position.state();
  CHECK(state.side(Team::home).players[index(Area::C2)] == 2);
  CHECK(state.side(Team::home).players[index(Area::L4)] == 1);
  CHECK(state.ball == Area::R3);
  CHECK(state.ball_value == 5);
  CHECK(state.control == Team::away);
  CHECK(state.minute == 25);
  CHECK(state.score[1] == 1);
  CHECK(state.side(Team::home).yellow == 1);
  CHECK_FALSE(position.set_half(2));
  CHECK(position.state().half == 2);
  CHECK_FALSE(position.add_to_stoppage(2));
  CHECK(position.state().stoppage == 2);
  CHECK(position.state().minute == 90);
}

TEST_CASE("whoever is sent off leaves the mat") {
  PositionDraft position = draft();
  CHECK_FALSE(position.add_red(Team::home, 1));
  int players = 0;
  for (const int count : position.state().side(Team::home).players) players += count;
  CHECK(players == 9);
  CHECK_FALSE(position.add_red(Team::home, -1));
  players = 0;
  for (const int count : position.state().side(Team::home).players) players += count;
  CHECK(players == 10);
}

TEST_CASE("formation, roles, skill cards, substitutions and weather are changed where they are played") {
  const auto rules = load_rules({.edition = std::string(default_edition()),
                                 .options = content().options.of(default_edition())})
                         .value();
  PositionDraft position(rules, state_from_json(*rules, nlohmann::json::object()).value());
  const auto side = [&] { return position.state().side(Team::home); };
  CHECK_FALSE(position.add_to_line(Team::home, Line::forward, 1));
  CHECK(to_string(side().formation) == "3-4-3");
  CHECK_FALSE(position.add_to_line(Team::home, Line::defence, -1));
  CHECK(to_string(side().formation) == "2-4-4");
  CHECK_FALSE(position.add_to_line(Team::home, Line::defence, -1));
  CHECK(position.add_to_line(Team::home, Line::defence, -1));
  CHECK_FALSE(position.add_role(Team::home, PlayerRole::offensive_wing_back, 1));
  CHECK(side().roles[static_cast<std::size_t>(PlayerRole::offensive_wing_back)] == 1);
  CHECK_FALSE(position.add_substitutions(Team::home, 1));
  CHECK(side().substitutions == 1);
  CHECK_FALSE(position.set_weather(Weather::rain));
  CHECK(position.state().weather == Weather::rain);
  CHECK_FALSE(position.set_weather(Weather::none));
  CHECK(position.state().weather == Weather::none);

  const Skill skill = *rules->playable_skills.begin();
  CHECK_FALSE(position.turn_skill(Team::home, skill));
  CHECK(side().skills.contains(skill));
  CHECK_FALSE(side().skills_used.contains(skill));
  CHECK_FALSE(position.turn_skill(Team::home, skill));
  CHECK(side().skills.contains(skill));
  CHECK(side().skills_used.contains(skill));
  CHECK_FALSE(position.turn_skill(Team::home, skill));
  CHECK_FALSE(side().skills.contains(skill));
  CHECK_FALSE(side().skills_used.contains(skill));
}

TEST_CASE("a style of play is changed in the edition that has them") {
  const auto rules = load_rules({.edition = "fuba-2.0", .options = content().options.of("fuba-2.0")}).value();
  PositionDraft position(rules, state_from_json(*rules, nlohmann::json::object()).value());
  CHECK_FALSE(position.set_style(Team::away, Line::midfield, Style::aggressive));
  CHECK(position.state().side(Team::away).styles[index(Line::midfield)] == Style::aggressive);
}

TEST_CASE("the second actions of a turn are another moment than the first") {
  PositionDraft position = draft();
  REQUIRE_FALSE(position.set_stage("actions"));
  const State first = position.state();
  REQUIRE_FALSE(position.set_stage("second-actions"));
  CHECK(position.stage() == "second-actions");
  CHECK(decision(position.state())->kind == DecisionKind::action);
  CHECK(position.state().agenda != first.agenda);
  const State second = position.state();
  CHECK_FALSE(position.add_goals(Team::home, 1));
  CHECK(position.state().agenda == second.agenda);
}

TEST_CASE("what cannot be is refused with the engine's sentence and changes nothing") {
  PositionDraft position = draft();
  CHECK_FALSE(position.add_to_ball_value(3));
  const State before = position.state();
  const auto why = position.add_to_ball_value(1);
  REQUIRE(why);
  CHECK(why->field == "/ball/value");
  CHECK(position.state() == before);
  CHECK(position.add_goals(Team::home, -1));
  CHECK(position.state() == before);
}

TEST_CASE("every stage of a turn can be what comes next") {
  for (const std::string_view edition : editions()) {
    const auto rules = load_rules({.edition = std::string(edition)}).value();
    PositionDraft position(rules, state_from_json(*rules, nlohmann::json::object()).value());
    for (const std::string_view stage : position.stages()) {
      INFO(edition << " " << stage);
      const auto why = position.set_stage(stage);
      INFO((why ? why->field + ": " + why->problem : std::string()));
      CHECK_FALSE(why);
      CHECK(position.stage() == stage);
    }
  }
}

TEST_CASE("a position is the same after it was copied and pasted, under way or changed") {
  const Match match = played_match(3, 60);
  PositionDraft position(match.shared_rules(), match.state());
  PositionDraft other = draft();
  REQUIRE_FALSE(other.read(position.text(), content().options));
  CHECK(other.state() == match.state());
  REQUIRE_FALSE(position.add_goals(Team::home, 1));
  REQUIRE_FALSE(other.read(position.text(), content().options));
  CHECK(other.state() == position.state());
  CHECK(other.read("nonsense", content().options));
}

TEST_CASE("a match that is over goes on in the editor with another turn") {
  const Match match = finished_match(4);
  PositionDraft position(match.shared_rules(), match.state());
  PositionDraft other = draft();
  const auto why = other.read(position.text(), content().options);
  INFO((why ? why->field + ": " + why->problem : std::string()));
  REQUIRE_FALSE(why);
  CHECK(other.state().score == match.state().score);
  CHECK(decision(other.state())->kind == DecisionKind::target);
}

TEST_CASE("who takes a corner stands in it once the position is changed") {
  const auto rules = load_rules({.edition = std::string(default_edition())}).value();
  State corner = state_from_json(*rules, nlohmann::json{{"stage", "target"},
                                                        {"corner", "L4"},
                                                        {"control", "home"},
                                                        {"home", {{"players", {{"C4", 9}}}}}})
                     .value();
  REQUIRE(corner.corner == Area::L4);
  PositionDraft position(rules, corner);
  CHECK_FALSE(position.add_goals(Team::home, 1));
  CHECK(position.state().side(Team::home).players[index(Area::L4)] == 1);
}

TEST_CASE("in the editor pieces are dragged, figures are pressed, and the text goes through the clipboard") {
  const bool dummy = dummy_display();
  REQUIRE(dummy);
  const app::Sdl sdl;
  Edited edited;
  const int before = edited.screen().draft().state().side(Team::home).players[index(Area::C2)];
  REQUIRE(before > 0);
  edited.stand.mirror().drag(edited.middle(Area::C2), edited.middle(Area::L4));
  CHECK(edited.screen().draft().state().side(Team::home).players[index(Area::C2)] == before - 1);
  CHECK(edited.screen().draft().state().side(Team::home).players[index(Area::L4)] == 1);
  edited.stand.press("home goals +");
  CHECK(edited.screen().draft().state().score[0] == 1);
  edited.stand.press("minutes +");
  edited.stand.press("minute -");
  CHECK(edited.screen().draft().state().minute == 4);
  edited.stand.press("home goals -");
  edited.stand.press("home goals -");
  CHECK_FALSE(edited.screen().notice().empty());
  edited.stand.mirror().key(SDLK_c, KMOD_CTRL);
  const State copied = edited.screen().draft().state();
  edited.stand.press("home goals +");
  edited.stand.mirror().key(SDLK_v, KMOD_CTRL);
  CHECK(edited.screen().draft().state() == copied);
}

TEST_CASE("a change that cannot be made is told in a sentence for players") {
  Edited edited;
  for (int press = 0; press < 6; ++press) edited.stand.press("ball-value +");
  CHECK(edited.screen().notice() == "The ball value goes from 1 to 6.");
  edited.stand.press("ball-value -");
  CHECK(edited.screen().notice().empty());
  edited.stand.press("editor-hand-ball");
  edited.stand.mirror().click(edited.middle(Area::R4));
  CHECK(edited.screen().notice().starts_with("Whoever is on the ball needs a player where it lies."));
}

TEST_CASE("what stands to choose from lies in one line in every language") {
  app::Settings settings = still();
  settings.language = GENERATE(as<std::string>(), "de", "en", "es", "fi", "it");
  Stand stand(settings);
  stand.director().go(app::place::Editor{});
  stand.mirror().wake();
  const auto rect = [&](const char* id) { return stand.mirror().rect(id).value(); };
  for (const auto& [left, right] : {std::pair{"editor-hand-home", "editor-hand-away"},
                                    {"editor-hand-away", "editor-hand-ball"},
                                    {"editor-control-home", "editor-control-away"},
                                    {"editor-half-first", "editor-half-second"}}) {
    INFO(settings.language << ", " << right);
    CHECK(rect(left).y == rect(right).y);
    CHECK(rect(left).x + rect(left).w < rect(right).x);
  }
}

TEST_CASE("text that is no position is told to be none when it is pasted") {
  const bool dummy = dummy_display();
  REQUIRE(dummy);
  const app::Sdl sdl;
  Edited edited;
  const State before = edited.screen().draft().state();
  for (const char* const text : {"", "a shopping list", "[1]", R"({"half":1)"}) {
    SDL_SetClipboardText(text);
    edited.stand.press("editor-paste");
    CHECK(edited.screen().notice().starts_with("What was pasted is no position."));
    CHECK(edited.screen().draft().state() == before);
  }
}

TEST_CASE("the formation of a team is changed on its sheet, which closes with Escape") {
  Edited edited;
  edited.stand.press("away team");
  edited.stand.press("away line-forward +");
  CHECK(to_string(edited.screen().draft().state().side(Team::away).formation) == "3-4-3");
  edited.stand.key(SDLK_ESCAPE);
  CHECK_FALSE(edited.stand.offers("away line-forward +"));
  CHECK(edited.stand.offers("away goals +"));
}

TEST_CASE("what a position is worth is what its best choice brings") {
  Edited edited;
  edited.stand.press("editor-analyse");
  while (!edited.screen().complete()) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    edited.stand.mirror().wake();
  }
  edited.stand.mirror().wake();
  std::vector<app::Written> written;
  edited.stand.mirror().note_down(written);
  edited.stand.mirror().lay_out();
  const auto starts = [&](const std::string& words) {
    return std::ranges::any_of(written,
                               [&](const app::Written& each) { return each.words.starts_with(words); });
  };
  const auto best = std::ranges::find_if(
      written, [](const app::Written& each) { return each.words.ends_with(" of a match: the best"); });
  REQUIRE(best != written.end());
  CHECK(starts("Home, on the ball, can expect " + best->words.substr(0, best->words.find(" of a match"))));
}

TEST_CASE("a position is played on by whoever is to play it") {
  Edited edited;
  edited.stand.press("editor-play-on");
  CHECK(edited.stand.shows<app::PlayOnScreen>());
}

TEST_CASE("who plays a side is changed by a letter of its name in every language") {
  Edited edited(spoken("de"));
  edited.stand.press("editor-play-on");
  std::vector<app::Written> written;
  edited.stand.mirror().note_down(written);
  edited.stand.mirror().lay_out();
  const auto says = [&](std::string_view letter) {
    return std::ranges::find(written, letter, &app::Written::words) != written.end();
  };
  for (const std::string_view letter : {"H", "G", "V"}) CHECK(says(letter));
  CHECK_FALSE(says("A"));
}

TEST_CASE("the editor begins with the match it is opened from, and by keyboard too") {
  Edited edited;
  const int before = edited.screen().draft().state().ball_value;
  edited.stand.press("ball-value +");
  CHECK(edited.screen().draft().state().ball_value == before + 1);
  edited.stand.press("editor-hand-ball");
  edited.stand.mirror().click(edited.middle(Area::R2));
  CHECK(edited.screen().draft().state().ball == Area::R2);
}

}  // namespace fuba::test::editor_test
