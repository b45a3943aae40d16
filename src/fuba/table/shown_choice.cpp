#include "fuba/table/shown_choice.hpp"

#include "fuba/table/mat_meaning.hpp"

namespace fuba::app {

void light_choice(paint::MatScene& scene, const paint::MatLayout& mat, const Ruleset& rules,
                  const State& view, Team team, const Command& command) {
  const int areas = areas_of(command);
  if (areas == 1) scene.lit.push_back({area_of(command, view), paint::Light::target});
  if (areas == 2) {
    scene.lit.push_back({area_of(command, view), paint::Light::origin});
    scene.lit.push_back({end_of(command, view), paint::Light::target});
  }
  if (shoots(command)) scene.goal = paint::LitGoal{opponent(team), paint::Light::target};
  if (command.verb != Verb::target || !scene.ball || command.from() == view.ball) return;
  const int steps = rules.pitch.distance[index(view.ball)][index(command.from())];
  scene.passes.push_back({mat.ball_rest(view), mat.ball_spot(command.from()), steps - 1});
}

}  // namespace fuba::app
