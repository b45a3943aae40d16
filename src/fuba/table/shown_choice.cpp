#include "fuba/table/shown_choice.hpp"

#include <algorithm>

#include "fuba/facts.hpp"
#include "fuba/game.hpp"
#include "fuba/table/mat_meaning.hpp"

namespace fuba::app {

namespace {

constexpr bool same_spot(SDL_FPoint a, SDL_FPoint b) { return a.x == b.x && a.y == b.y; }

}  // namespace

void add_ghosts(paint::MatScene& scene, const paint::MatLayout& mat, const State& now, const State& then) {
  const paint::Arrangement before = paint::arrange(mat, now);
  for (const paint::Piece& piece : paint::arrange(mat, then).pieces) {
    const auto count = [&](const State& state) {
      const TeamState& side = state.side(piece.team);
      return piece.keeper ? (side.keeper == piece.area ? 1 : 0) : int{side.players[index(piece.area)]};
    };
    const bool lies_there = std::ranges::any_of(before.pieces, [&](const paint::Piece& other) {
      return other.team == piece.team && same_spot(other.centre, piece.centre);
    });
    if (!lies_there && count(then) > count(now)) scene.ghosts.push_back(piece);
  }
}

void add_pass(paint::MatScene& scene, const paint::MatLayout& mat, const Ruleset& rules, const State& view,
              Area target, paint::Light light) {
  const bool stays = target == view.ball && view.corner == Area::none;
  if (!scene.ball || stays) return;
  scene.passes.push_back(
      {mat.ball_rest(view), mat.ball_spot(target), areas_between(rules, view, target), light});
}

void light_choice(paint::MatScene& scene, const paint::MatLayout& mat, const Ruleset& rules,
                  const State& view, Team team, const Command& command, paint::Light light) {
  const int areas = areas_of(command);
  if (areas == 1) scene.lit.push_back({area_of(command, view), light});
  if (areas == 2) {
    scene.lit.push_back({area_of(command, view), paint::Light::origin});
    scene.lit.push_back({end_of(command, view), light});
  }
  if (areas == 2 && area_of(command, view) != end_of(command, view)) {
    const auto side = [&](Area area) {
      const SDL_FRect& rect = mat.area(area);
      return SDL_FPoint{rect.x + rect.w * (team == Team::home ? 0.27F : 0.73F), rect.y + rect.h / 2};
    };
    scene.passes.push_back({side(area_of(command, view)), side(end_of(command, view)), 0, light});
    State then = view;
    if (apply(rules, then, command)) add_ghosts(scene, mat, view, then);
  }
  if (shoots(command)) scene.goal = paint::LitGoal{opponent(team), light};
  if (command.verb == Verb::target) add_pass(scene, mat, rules, view, command.from(), light);
}

}  // namespace fuba::app
