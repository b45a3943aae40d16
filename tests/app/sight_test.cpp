#include "sight.hpp"

#include <imgui.h>

#include <chrono>
#include <filesystem>
#include <map>
#include <thread>
#include <vector>

#include "app/paint/canvas.hpp"
#include "app/paint/drawings.hpp"
#include "app/story/analysis_screen.hpp"
#include "app/window/style.hpp"
#include "fuba/rules_files.hpp"
#include "fuba/table/paint/mat_layout.hpp"
#include "fuba/table/screens/editor_screen.hpp"
#include "fuba/table/screens/puzzle_screen.hpp"
#include "golden_seasons.hpp"
#include "match/played.hpp"
#include "stand.hpp"
#include "support/catch.hpp"
#include "table.hpp"

namespace fuba::test::sight_test {
using namespace fuba::app;
namespace {

constexpr double text_contrast = 4.5;
constexpr double line_contrast = 3;

SDL_Color colour_of(ImU32 packed) {
  const auto channel = [&](int shift) { return static_cast<Uint8>(packed >> shift & 0xFFU); };
  return {channel(IM_COL32_R_SHIFT), channel(IM_COL32_G_SHIFT), channel(IM_COL32_B_SHIFT), 255};
}

Settings in_high_contrast() {
  Settings settings = still();
  settings.high_contrast = true;
  return settings;
}

/// The ground of a text and what stands out from it most, as they were painted.
double contrast_in(Mirror& mirror, const SDL_FRect& rect) {
  std::map<std::array<Uint8, 3>, int> counted;
  std::vector<SDL_Color> colours;
  for (int y = static_cast<int>(rect.y); y < static_cast<int>(rect.y + rect.h); ++y)
    for (int x = static_cast<int>(rect.x); x < static_cast<int>(rect.x + rect.w); ++x) {
      const SDL_Color colour = mirror.colour_at(x, y);
      ++counted[{colour.r, colour.g, colour.b}];
      colours.push_back(colour);
    }
  const auto most =
      std::ranges::max_element(counted, {}, [](const auto& each) { return each.second; })->first;
  const SDL_Color ground{most[0], most[1], most[2], 255};
  double best = 1;
  for (const SDL_Color& colour : colours) best = std::max(best, contrast(ground, colour));
  return best;
}

void check_texts(Stand& stand, std::vector<Written>& texts) {
  stand.mirror().wake();
  REQUIRE(texts.size() > 5);
  for (const Written& text : texts) {
    const auto& rect = text.rect;
    SDL_FRect seen;
    SDL_IntersectFRect(&rect, &text.seen, &seen);
    if (text.shortened || rect.x < 0 || rect.y < 0 || rect.x + rect.w > 1280 || rect.y + rect.h > 800 ||
        seen.h < rect.h)
      continue;
    INFO(text.words);
    CHECK(contrast_in(stand.mirror(), rect) >= text_contrast);
  }
}

TEST_CASE("High contrast: every text of a panel stands out from every ground 4.5 to 1, every line 3 to 1") {
  const style::Palette& palette = style::high_contrast;
  for (const ImU32 ground : {palette.room, palette.panel, palette.raised, palette.hovered}) {
    for (const ImU32 ink :
         {palette.text, palette.quiet, palette.dimmed, palette.accent, palette.good, palette.bad})
      CHECK(contrast(colour_of(ink), colour_of(ground)) >= text_contrast);
    CHECK(contrast(colour_of(palette.line), colour_of(ground)) >= line_contrast);
  }
  CHECK(contrast(colour_of(palette.on_accent), colour_of(palette.accent)) >= text_contrast);
}

TEST_CASE("Texts on panels are read as usual, too: 4.5 to 1") {
  const style::Palette& palette = style::usual;
  for (const ImU32 ground : {palette.room, palette.panel, palette.raised})
    for (const ImU32 ink : {palette.text, palette.quiet, palette.dimmed})
      CHECK(contrast(colour_of(ink), colour_of(ground)) >= text_contrast);
}

TEST_CASE("High contrast, painted: the texts of title, settings and a new match") {
  Stand stand(in_high_contrast());
  std::vector<Written> texts;
  stand.mirror().note_down(texts);
  check_texts(stand, texts);
  stand.press("settings");
  check_texts(stand, texts);
  stand.key(SDLK_ESCAPE);
  stand.press("choose");
  check_texts(stand, texts);
}

SDL_Color colour_near(Mirror& mirror, float x, float y) {
  return mirror.colour_at(static_cast<int>(x), static_cast<int>(y));
}

/// Outwards from a piece: somewhere there its edge is, and then the mat. On one side another piece may stand,
/// or the edge of the area shine.
void check_pieces(Mirror& mirror, const State& state) {
  const paint::MatLayout mat(TableLayout(1280, 800).mat, content().rules->pitch);
  const float radius = mat.piece_radius();
  for (const paint::Piece& piece : paint::arrange(mat, state).pieces) {
    int sides = 0;
    for (const SDL_FPoint way : {SDL_FPoint{0, -1}, {0, 1}, {-1, 0}, {1, 0}}) {
      const auto colour_out = [&](float part) {
        return colour_near(mirror, piece.centre.x + part * radius * way.x,
                           piece.centre.y + part * radius * way.y);
      };
      const SDL_Color ground = colour_out(1.45F);
      double best = 1;
      for (float part = 0.9F; part < 1.2F; part += 0.02F)
        best = std::max(best, contrast(ground, colour_out(part)));
      if (best >= line_contrast) ++sides;
    }
    INFO(name(piece.area));
    CHECK(sides >= 2);
  }
}

void check_areas(Mirror& mirror) {
  const paint::MatLayout mat(TableLayout(1280, 800).mat, content().rules->pitch);
  for (const Area area : {Area::C1, Area::L2, Area::C3, Area::R4}) {
    const SDL_FRect& rect = mat.area(area);
    // Beside the halfway line.
    const float x = rect.x + 0.3F * rect.w;
    const SDL_Color ground = colour_near(mirror, x, rect.y + 12);
    double best = 1;
    for (float y = rect.y - 4; y < rect.y + 4; ++y)
      best = std::max(best, contrast(ground, colour_near(mirror, x, y)));
    INFO(name(area));
    CHECK(best >= line_contrast);
  }
  for (const Team team : teams) {
    const SDL_FRect square = mat.goal_track_rect(team, 5);
    const float y = square.y + square.h / 2;
    INFO("the track of goals of " << name(team));
    CHECK(contrast_along({square.x, y}, {square.x - 10, y},
                         [&](int x, int line) { return mirror.colour_at(x, line); }) >= line_contrast);
  }
}

/// How much the edge of what can be pressed stands out, where it stands out least.
double contrast_of_edge(Mirror& mirror, const SDL_FRect& rect) {
  const auto colour_at = [&](int x, int y) { return mirror.colour_at(x, y); };
  const float x = rect.x + rect.w / 2;
  const float y = rect.y + rect.h / 2;
  constexpr float beside = 4;
  return std::min({contrast_along({rect.x - beside, y}, {rect.x + beside, y}, colour_at),
                   contrast_along({rect.x + rect.w + beside, y}, {rect.x + rect.w - beside, y}, colour_at),
                   contrast_along({x, rect.y - beside}, {x, rect.y + beside}, colour_at),
                   contrast_along({x, rect.y + rect.h + beside}, {x, rect.y + rect.h - beside}, colour_at)});
}

/// All that can be pressed, but for lines of a table, which are text, and what is painted: those have ids
/// that begin so.
void check_edges(Stand& stand, const std::vector<std::string>& rows = {}) {
  Mirror& mirror = stand.mirror();
  mirror.wake();
  for (const std::string& id : mirror.choices()) {
    if (std::ranges::any_of(rows, [&](const std::string& row) { return id.starts_with(row); })) continue;
    const auto place = mirror.rect(id);
    const auto rect = place ? place : mirror.closed(id);
    REQUIRE(rect);
    if (rect->x < 5 || rect->y < 5 || rect->x + rect->w > 1275 || rect->y + rect->h > 795) continue;
    INFO(id);
    CHECK(contrast_of_edge(mirror, *rect) >= line_contrast);
  }
}

/// A screen in high contrast, and what it says.
struct Looked {
  Stand stand{in_high_contrast()};
  std::vector<Written> texts;

  Looked() { stand.mirror().note_down(texts); }

  void check(const std::vector<std::string>& rows = {}) {
    check_texts(stand, texts);
    check_edges(stand, rows);
  }
  void go(const Destination& place) {
    stand.director().go(place);
    stand.mirror().wake();
  }
  void show(std::unique_ptr<Screen> screen) { stand.mirror().show(std::move(screen)); }
};

TEST_CASE(
    "High contrast, painted: what can be pressed in title, settings, lessons and a new match has edges") {
  Looked looked;
  looked.check();
  looked.go(place::SettingsPage{});
  looked.check();
  looked.go(place::Learn{});
  looked.check();
  looked.go(place::NewMatch{});
  looked.check({"home played by ", "away played by ", "next "});
}

TEST_CASE("High contrast, painted: the position editor, its pieces and what a team has") {
  Looked looked;
  const std::vector<std::string> on_mat{"area "};
  looked.go(place::Editor{});
  looked.check(on_mat);
  Mirror& mirror = looked.stand.mirror();
  const auto& editor = dynamic_cast<EditorScreen&>(looked.stand.director().screen());
  check_pieces(mirror, editor.draft().state());
  check_areas(mirror);
  looked.stand.press("home team");
  looked.check(on_mat);
  looked.stand.key(SDLK_ESCAPE);
  // What cannot be done is said in a colour of its own.
  for (int press = 0; press < 6; ++press) looked.stand.press("ball-value +");
  looked.check(on_mat);
}

TEST_CASE("High contrast, painted: puzzles, one that is asked, and its answer") {
  Looked looked;
  looked.go(place::Puzzles{});
  looked.check();
  const auto choices = looked.stand.mirror().choices();
  const auto shelf = std::ranges::find_if(
      choices, [](const std::string& id) { return id.starts_with("subject ") && id != "subject own"; });
  REQUIRE(shelf != choices.end());
  looked.stand.press(*shelf);
  looked.stand.mirror().settle();
  looked.check({"area ", "goal", "target "});
  auto& screen = dynamic_cast<PuzzleScreen&>(looked.stand.director().screen());
  check_pieces(looked.stand.mirror(), screen.play().view());
  looked.stand.press("puzzle give up");
  looked.stand.mirror().settle();
  looked.check();
}

TEST_CASE("High contrast, painted: every page of a league and a cup, and a team of them") {
  Looked looked;
  Director& director = looked.stand.director();
  looked.show(season_list(director));
  looked.check();
  looked.show(season_draft(director));
  looked.check({"player ", "kit ", "name "});
  const std::vector<std::string> rows{"match ", "row ", "played by "};
  const auto turn_over = [&] {
    for (const std::string tab : {"table", "fixtures", "bracket", "figures", "story"}) {
      if (!looked.stand.offers("season-tab-" + tab)) continue;
      looked.stand.press("season-tab-" + tab);
      INFO(tab);
      looked.check(rows);
    }
  };
  looked.show(season_hub(director));
  turn_over();
  looked.stand.press("season-tab-table");
  const auto choices = looked.stand.mirror().choices();
  const auto team =
      std::ranges::find_if(choices, [](const std::string& id) { return id.starts_with("row "); });
  REQUIRE(team != choices.end());
  looked.stand.press(*team);
  looked.check(rows);
  looked.show(season_cup(director));
  turn_over();
}

TEST_CASE("High contrast, painted: the analysis of a match, and its story") {
  Looked looked;
  Match match = played_match(7, 70, load_rules({.edition = std::string(default_edition())}).value());
  const auto file = looked.stand.folder() / "matches" / "Derby.fuba";
  std::filesystem::create_directories(file.parent_path());
  REQUIRE(save(match, file));
  const auto read = looked.stand.director().game_of(file).read(file);
  REQUIRE(read);
  looked.go(place::Analysis{read->match, file});
  looked.check();
  looked.stand.press("begin");
  const auto& screen = dynamic_cast<AnalysisScreen&>(looked.stand.director().screen());
  while (screen.analyst().at_work()) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    looked.stand.mirror().wake();
  }
  REQUIRE(screen.analyst().told());
  looked.check();
  looked.go(place::Story{read->match});
  looked.check({"mark "});
}

TEST_CASE(
    "High contrast, painted: pieces and lines stand out from the mat 3 to 1, with all pairs of colours") {
  const std::size_t colours = GENERATE(std::size_t{0}, std::size_t{1}, std::size_t{2});
  Settings settings = in_high_contrast();
  settings.colours = colours;
  settings.questions = Questions::what_matters;
  Stand stand(settings);
  stand.press("two");
  Mirror& mirror = stand.mirror();
  mirror.settle();
  const auto under_way = stand.under_way();
  REQUIRE(under_way);
  check_pieces(mirror, under_way->state());
  check_areas(mirror);
}

TEST_CASE("Two teams are told apart with every kind of colour blindness") {
  for (const paint::Kit& kit : paint::kits)
    for (const Eyes& eyes : colour_blind) {
      INFO(kit.id << " with " << eyes.name);
      CHECK(difference(seen_by(eyes, kit.teams[0].body), seen_by(eyes, kit.teams[1].body)) >= 25);
      for (const paint::TeamColours& team : kit.teams)
        CHECK(difference(seen_by(eyes, team.body), seen_by(eyes, team.mark)) >= 25);
    }
}

TEST_CASE("An area that can be picked is seen with every kind of colour blindness, painted") {
  Settings settings = still();
  settings.high_contrast = GENERATE(false, true);
  settings.questions = Questions::what_matters;
  Stand stand(settings);
  stand.press("two");
  stand.key(SDLK_RETURN);
  stand.mirror().settle();
  const auto under_way = stand.under_way();
  REQUIRE(under_way);
  REQUIRE(under_way->decision()->kind == DecisionKind::target);
  const paint::MatLayout mat(TableLayout(1280, 800).mat, content().rules->pitch);
  const auto colour_at = [&](int x, int y) { return stand.mirror().colour_at(x, y); };
  for (const Command& command : under_way->legal()) {
    const SDL_FRect& area = mat.area(command.from());
    const float y = area.y + 0.7F * area.h;
    for (const Eyes& eyes : colour_blind) {
      INFO(to_string(command) << " with " << eyes.name);
      CHECK(difference_along(eyes, {area.x + 0.15F * area.w, y}, {area.x + 1, y}, colour_at) >=
            plain_difference);
    }
  }
}

TEST_CASE("What is on, what is open and what is not is told apart with every kind of colour blindness") {
  for (const style::Palette& palette : {style::usual, style::high_contrast})
    for (const Eyes& eyes : colour_blind) {
      INFO(eyes.name);
      const auto unlike = [&](ImU32 one, ImU32 other) {
        return difference(seen_by(eyes, colour_of(one)), seen_by(eyes, colour_of(other)));
      };
      CHECK(unlike(palette.accent, palette.raised) >= 25);
      CHECK(unlike(palette.accent, palette.text) >= 10);
      CHECK(unlike(palette.good, palette.bad) >= 10);
      CHECK(unlike(palette.text, palette.dimmed) >= 10);
    }
}

/// A piece without its colours.
std::vector<double> pattern(const std::string& name, Team team) {
  constexpr int side = 40;
  const auto drawings = paint::Drawings::make();
  REQUIRE(drawings);
  const paint::Canvas canvas = drawings->of_team(name, paint::kits[0].teams[index(team)], side, side);
  std::vector<double> bright;
  for (int at = 0; at < side * side; ++at) {
    const Uint32 pixel = canvas.pixels()[at];
    bright.push_back(brightness(light_of(
        {static_cast<Uint8>(pixel >> 16), static_cast<Uint8>(pixel >> 8), static_cast<Uint8>(pixel), 255})));
  }
  return about_mean(std::move(bright));
}

TEST_CASE("Pieces differ by their pattern, not by colour alone: teams, and the goalkeeper from his players") {
  const auto home = pattern("pieces/home", Team::home);
  const auto away = pattern("pieces/away", Team::away);
  CHECK(likeness(home, home) > 0.99);
  CHECK(likeness(home, away) < 0.9);
  CHECK(likeness(home, pattern("pieces/home-keeper", Team::home)) < 0.9);
  CHECK(likeness(away, pattern("pieces/away-keeper", Team::away)) < 0.9);
}

}  // namespace
}  // namespace fuba::test::sight_test
