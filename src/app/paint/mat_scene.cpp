#include "mat_scene.hpp"

namespace fuba::paint {

MatScene scene_of(const MatLayout& layout, const State& state) {
  MatScene scene;
  scene.pieces = arrange(layout, state);
  scene.ball = Ball{layout.ball_rest(state), state.ball_value, {}, 0};
  scene.half = state.half;
  scene.time_square = static_cast<float>(time_square(state.half, state.minute, state.stoppage));
  scene.fans = state.turn.fans;
  for (Team team : teams) {
    scene.goals[index(team)] = state.score[index(team)];
    scene.hurt_keeper[index(team)] = state.side(team).keeper_injured;
  }
  return scene;
}

}  // namespace fuba::paint
