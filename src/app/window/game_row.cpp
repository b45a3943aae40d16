#include "app/window/game_row.hpp"

#include "app/window/board_game.hpp"

namespace fuba::app {
namespace {

constexpr float game_row_height = 40;

}  // namespace

float lay_games(Ui& ui, const SDL_FRect& room, const Director& director, std::string& chosen) {
  const auto& games = director.games();
  if (games.size() < 2) return 0;
  const BoardGame& now = director.game_named(chosen);
  const float gap = ui.px(8);
  const auto count = static_cast<float>(games.size());
  const float width = (room.w - gap * (count - 1)) / count;
  SDL_FRect chip{room.x, room.y, width, ui.px(game_row_height)};
  for (const auto& game : games) {
    const std::string id(game->id());
    if (ui.toggle("game " + id, chip, game->name(), game.get() == &now)) chosen = id;
    chip.x += width + gap;
  }
  return chip.h + ui.px(16);
}

}  // namespace fuba::app
