#include "fuba/table/menu_mat.hpp"

#include "fuba/game.hpp"
#include "fuba/table/mat_ground.hpp"

namespace fuba::app {

MenuMat::MenuMat(const Ruleset& rules, const Words& words, const State& shown)
    : rules_(rules), words_(words), shown_(shown) {}

void MenuMat::ground(const paint::Painter& painter, const SDL_FRect& room, float drop) const {
  paint_mat_ground(painter, paint::MatLayout(room, rules_.pitch), words_, drop);
}

void MenuMat::pieces(const paint::Painter& painter, const SDL_FRect& room, float drop) const {
  const paint::MatLayout mat(room, rules_.pitch);
  paint_mat(painter.studio(), mat, paint::scene_of(mat, shown_), drop);
}

State line_up(const Ruleset& rules) {
  using enum Area;
  State state = new_match(rules);
  state.sides[0].players = {};
  for (const Area area : {L1, R1, C2, C2, L2, R2, C3, C3, L3, R3}) ++state.sides[0].players[index(area)];
  for (const Area area : {L4, R4, C4, C4, L3, R3, C3, C3, C4, C2}) ++state.sides[1].players[index(area)];
  state.sides[0].keeper = C1;
  state.sides[1].keeper = C5;
  return state;
}

}  // namespace fuba::app
