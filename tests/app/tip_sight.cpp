#include "tip_sight.hpp"

#include <algorithm>

namespace fuba::test {
namespace {

constexpr float letters_edge = 2;  ///< pixels: what letters may reach beyond their lines

app::Settings new_to_all(const std::string& language) {
  app::Settings settings = still();
  settings.language = language;
  settings.tips = true;
  return settings;
}

/// What of something is seen within what it is shown in.
SDL_FRect part_of(const SDL_FRect& rect, const SDL_FRect& seen) {
  SDL_FRect part{};
  SDL_IntersectFRect(&rect, &seen, &part);
  return {part.x + letters_edge, part.y + letters_edge, part.w - 2 * letters_edge, part.h - 2 * letters_edge};
}

bool overlap(const SDL_FRect& a, const SDL_FRect& b) {
  return a.w > 0 && a.h > 0 && SDL_HasIntersectionF(&a, &b) == SDL_TRUE;
}

}  // namespace

TipSight::TipSight(SDL_Point size, const std::string& language)
    : mirror_(size.x, size.y, new_to_all(language), folder_.path()) {
  mirror_.note_down(texts_);
}

/// Two persons at one screen lift what covers a secret first.
void TipSight::show(const app::MatchPtr& match) {
  director().go(app::place::Table{.match = match, .kept = false});
  mirror_.lay_out();
  mirror_.lay_out();
  if (mirror_.rect("tip close")) return;
  mirror_.key_unseen(SDLK_RETURN);
  mirror_.lay_out();
}

std::string TipSight::covered_at(const app::MatchPtr& match) {
  show(match);
  REQUIRE(mirror_.rect("tip close"));
  // A tip is said last.
  const auto own = std::ranges::find(texts_, ui(director().words(), "tip"), &app::Written::words);
  REQUIRE(own != texts_.end());
  SDL_FRect tip = own->rect;
  for (auto line = own; line != texts_.end(); ++line) {
    CHECK_FALSE(line->shortened);
    SDL_UnionFRect(&tip, &line->rect, &tip);
  }
  for (auto text = texts_.begin(); text != own; ++text)
    if (overlap(part_of(text->rect, text->seen), tip)) return text->words;
  for (const std::string& id : mirror_.choices()) {
    const auto place = mirror_.rect(id) ? mirror_.rect(id) : mirror_.closed(id);
    // What is listed beside the board may have been scrolled away; its words are seen above the tip.
    if (place->x < tip.x && overlap(*place, tip)) return id;
  }
  return {};
}

}  // namespace fuba::test
