#include "app/menus/play_on_screen.hpp"

#include "app/window/letters.hpp"
#include "app/window/page.hpp"
#include "app/window/team_names.hpp"

namespace fuba::app {
namespace {

constexpr float play_on_width = 560;
constexpr float side_width = 264;
constexpr float seat_block = 140;
constexpr float name_block = 46;

}  // namespace

PlayOnScreen::PlayOnScreen(Director& director, MatchPtr match)
    : director_(director),
      match_(std::move(match)),
      seats_(director, match_->game()),
      coaches_(match_->info().coaches) {
  for (std::string& coach : coaches_)
    if (!seats_.offers(coach)) coach.clear();
}

void PlayOnScreen::frame(Ui& ui) {
  const SDL_FRect room = page(ui, director_, ui.say("play-on-from-here"), play_on_width);
  const std::string standing = to_string(ui.words(), match_->standing());
  float y = room.y + ui.text(Type::text, room.x, room.y, style::quiet, standing, room.w) + ui.px(28);
  const std::string& now = ui.say("play-on-now");
  const std::vector<char> letters = letters_for({now, ui.say("home"), ui.say("away")});
  seats_.clear();
  for (const Team team : teams) {
    const float x = room.x + (team == Team::home ? 0 : room.w - ui.px(side_width));
    lay_side(ui, {x, y, ui.px(side_width), ui.px(name_block + seat_block)}, team, letters[1 + index(team)]);
  }
  y += ui.px(name_block + seat_block + 24);
  if (ui.button("play on now", {room.x, y, room.w, ui.px(54)}, now, letters.front(), true)) play_on();
}

void PlayOnScreen::lay_side(Ui& ui, const SDL_FRect& room, Team team, char letter) {
  radius_ = ui.px(16);
  const SDL_FRect line{room.x, room.y, room.w, ui.px(name_block)};
  pieces_[index(team)] = {line.x + radius_, line.y + line.h / 2};
  ui.left(Type::strong, {line.x + ui.px(44), line.y, line.w - ui.px(44), line.h}, style::text,
          team_names(match_->info(), ui.words())[index(team)]);
  seats_.frame(ui, {room.x, room.y + line.h, room.w, room.h - line.h}, team, coaches_[index(team)], letter);
}

void PlayOnScreen::still(const paint::Painter& painter) const {
  for (const Team team : teams) painter.draw_piece(pieces_[index(team)], radius_, team, false);
  seats_.still(painter);
}

/// Leaves for the match; the one under way is kept.
void PlayOnScreen::play_on() { director_.go(place::Table{match_->played_by(coaches_)}); }

}  // namespace fuba::app
