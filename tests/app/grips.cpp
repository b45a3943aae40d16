#include "grips.hpp"

namespace fuba::test {

bool shoots(const Command& command) {
  return command.verb == Verb::shoot || command == commands::act(Action::shoot);
}

bool moves_keeper(const Command& command) {
  return command.verb == Verb::adjust_keeper || command.verb == Verb::react_keeper ||
         command.verb == Verb::free_keeper || command.verb == Verb::move_keeper;
}

bool drags_ball(const Command& command) { return command.with_ball && !moves_keeper(command); }

SDL_FPoint open_place(const paint::MatLayout& mat, Area area) {
  const SDL_FRect& rect = mat.area(area);
  return {rect.x + rect.w / 2, rect.y + rect.h - 12};
}

std::optional<SDL_FPoint> grip(const paint::MatLayout& mat, const State& view, Team team,
                               const Command& command) {
  if (drags_ball(command)) return mat.ball_rest(view);
  for (const paint::Piece& piece : paint::arrange(mat, view).pieces)
    if (piece.team == team && piece.area == command.from() && piece.keeper == moves_keeper(command))
      return piece.centre;
  return std::nullopt;
}

}  // namespace fuba::test
