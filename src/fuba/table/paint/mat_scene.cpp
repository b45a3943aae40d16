#include "fuba/table/paint/mat_scene.hpp"

namespace fuba::paint {

MatScene scene_of(const MatLayout& layout, const State& state) {
  MatScene scene;
  scene.pieces = arrange(layout, state);
  scene.ball = Ball{layout.ball_rest(state), state.ball_value, {}, 0};
  scene.half = state.half;
  scene.time_square = static_cast<float>(time_square(state.half, state.minute, state.stoppage));
  scene.fans = state.turn.fans;
  if (state.turn.ball_on_its_way && state.turn.target != state.ball) {
    scene.lit.push_back({state.turn.target, Light::target});
    scene.passes.push_back({scene.ball->centre, layout.ball_spot(state.turn.target), 0});
  }
  for (Team team : teams) {
    scene.goals[index(team)] = state.score[index(team)];
    scene.hurt_keeper[index(team)] = state.side(team).keeper_injured;
  }
  return scene;
}

}  // namespace fuba::paint
