#include "sight.hpp"

#include <imgui.h>

#include <map>
#include <vector>

#include "app/paint/canvas.hpp"
#include "app/paint/drawings.hpp"
#include "app/window/style.hpp"
#include "fuba/table/paint/mat_layout.hpp"
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
    if (text.shortened || rect.x < 0 || rect.y < 0 || rect.x + rect.w > 1280 || rect.y + rect.h > 800)
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
  const paint::MatLayout mat(TableLayout(1280, 800).mat, content().rules->pitch);
  const auto under_way = stand.under_way();
  REQUIRE(under_way);
  const auto at = [&](float x, float y) {
    return mirror.colour_at(static_cast<int>(x), static_cast<int>(y));
  };
  // Upwards from a piece: somewhere there its edge is, and then the mat.
  for (const paint::Piece& piece : paint::arrange(mat, under_way->state()).pieces) {
    const float radius = mat.piece_radius();
    const SDL_Color ground = at(piece.centre.x, piece.centre.y - 1.45F * radius);
    double best = 1;
    for (float part = 0.9F; part < 1.2F; part += 0.02F)
      best = std::max(best, contrast(ground, at(piece.centre.x, piece.centre.y - part * radius)));
    CHECK(best >= line_contrast);
  }
  for (const Area area : {Area::C1, Area::L2, Area::C3, Area::R4}) {
    const SDL_FRect& rect = mat.area(area);
    // Beside the halfway line.
    const float x = rect.x + 0.3F * rect.w;
    const SDL_Color ground = at(x, rect.y + 12);
    double best = 1;
    for (float y = rect.y - 4; y < rect.y + 4; ++y) best = std::max(best, contrast(ground, at(x, y)));
    INFO(name(area));
    CHECK(best >= line_contrast);
  }
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
