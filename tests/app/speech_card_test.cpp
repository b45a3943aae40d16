#include "app/window/speech_card.hpp"

#include "app/table/table_subjects.hpp"
#include "app/window/table_layout.hpp"
#include "fuba/table/paint/mat_layout.hpp"
#include "support/catch.hpp"
#include "table.hpp"

namespace fuba::test::speech_card_test {
namespace {

constexpr SDL_FPoint whole{1280, 800};

bool overlap(const SDL_FRect& a, const SDL_FRect& b) {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

bool inside(const SDL_FRect& inner, const SDL_FRect& outer) {
  constexpr float hair = 0.01F;
  return inner.x >= outer.x - hair && inner.y >= outer.y - hair &&
         inner.x + inner.w <= outer.x + outer.w + hair && inner.y + inner.h <= outer.y + outer.h + hair;
}

}  // namespace

TEST_CASE("a card never covers the area that it speaks of, and stays in its room") {
  const app::TableLayout table(1280, 800);
  const paint::MatLayout mat(table.mat, content().rules->pitch);
  for (const SDL_FPoint size : {SDL_FPoint{330, 120}, SDL_FPoint{330, 260}})
    for (const Area area : all_areas) {
      const std::vector<SDL_FRect> about{mat.area(area)};
      const SDL_FRect card = app::place_beside(table.mat, size, about, {}, whole);
      CAPTURE(name(area), size.y);
      CHECK(inside(card, table.mat));
      CHECK_FALSE(overlap(card, about[0]));
    }
}

TEST_CASE("a card of a few lines covers neither of two areas") {
  const app::TableLayout table(1280, 800);
  const paint::MatLayout mat(table.mat, content().rules->pitch);
  for (const Area first : all_areas)
    for (const Area second : all_areas) {
      const std::vector<SDL_FRect> about{mat.area(first), mat.area(second)};
      const SDL_FRect card = app::place_beside(table.mat, {330, 110}, about, {}, whole);
      CAPTURE(name(first), name(second));
      CHECK_FALSE(overlap(card, about[0]));
      CHECK_FALSE(overlap(card, about[1]));
    }
}

TEST_CASE("a card lies as near as it can to what it speaks of outside of its room") {
  const SDL_FRect room{0, 0, 900, 500};
  const std::vector<SDL_FRect> about{{900, 100, 200, 300}};
  const SDL_FRect card = app::place_beside(room, {300, 100}, about, {}, whole);
  CHECK(card.x == 600);
}

TEST_CASE("a card covers as little as it can of what else should be seen") {
  const SDL_FRect room{0, 0, 900, 500};
  const std::vector<SDL_FRect> about{{400, 200, 100, 100}};
  const std::vector<SDL_FRect> seen{{500, 0, 400, 500}};
  const SDL_FRect card = app::place_beside(room, {200, 100}, about, seen, whole);
  CHECK_FALSE(overlap(card, seen[0]));
  CHECK_FALSE(overlap(card, about[0]));
}

TEST_CASE(
    "a card lies so near to what it speaks of that a window sees both where it sees a part of the table") {
  constexpr SDL_FPoint window{1252, 772};
  const app::TableLayout table(2560, 1600);
  const paint::MatLayout mat(table.mat, content().rules->pitch);
  std::vector<SDL_FRect> seen;
  for (const Area area : all_areas) {
    const SDL_FRect& rect = mat.area(area);
    seen.push_back({rect.x + 60, rect.y + 60, rect.w - 120, rect.h - 120});
  }
  for (const Area area : all_areas) {
    const std::vector<SDL_FRect> about{mat.area(area)};
    const SDL_FRect card = app::place_beside(table.mat, {660, 340}, about, seen, window);
    SDL_FRect both;
    SDL_UnionFRect(&card, &about[0], &both);
    CAPTURE(name(area));
    CHECK(both.w <= window.x);
    CHECK(both.h <= window.y);
  }
}

TEST_CASE("a question ends below its last choice, and where none is listed with all of its panel") {
  constexpr SDL_FRect panel{980, 56, 300, 574};
  const auto ends_at = [&](const std::vector<SDL_FRect>& choices) {
    app::Focus focus;
    focus.begin({});
    focus.ask({994, 70, 272, 40});
    for (const SDL_FRect& choice : choices) focus.item("choice", choice);
    const SDL_FRect question = table::question_in(panel, focus);
    return question.y + question.h;
  };
  CHECK(ends_at({{994, 130, 272, 46}}) == 190);
  CHECK(ends_at({{200, 130, 40, 40}}) == 630);
}

}  // namespace fuba::test::speech_card_test
