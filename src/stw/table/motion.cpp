#include "stw/table/motion.hpp"

#include <algorithm>
#include <cmath>

namespace stw::app {
namespace {

float ease(float t) { return t < 0.5F ? 2 * t * t : 1 - (2 - 2 * t) * (2 - 2 * t) / 2; }

SDL_FPoint between(SDL_FPoint a, SDL_FPoint b, float t) {
  return {a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t};
}

/// Pawns on their way from where they stood to where they stand.
void tween(std::vector<paint::ShownPawn>& pawns, const std::vector<paint::ShownPawn>& before, float t) {
  for (paint::ShownPawn& pawn : pawns) {
    const auto was = std::ranges::find_if(before, [&](const paint::ShownPawn& other) {
      return other.team == pawn.team && other.number == pawn.number;
    });
    if (was == before.end()) continue;
    pawn.centre = between(was->centre, pawn.centre, t);
    pawn.size = was->size + (pawn.size - was->size) * t;
  }
}

/// Those that are told of by name in a strip.
int bonus_of(const Ruleset& rules, int number) {
  if (number == keeper_number) return rules.keeper_bonus;
  return is_defender(number) ? rules.defender_bonus : 0;
}

paint::ShownBattle battle_of(const Animation::Step& step, const Told& told) {
  const Event& event = step.event;
  const BattleOdds odds = battle_odds(told.rules, event.number, event.other);
  const auto won = static_cast<Winner>(event.figures[4]);
  paint::ShownBattle battle;
  for (std::size_t which = 0; which < 2; ++which) {
    const Team team = which == 0 ? event.team : opponent(event.team);
    const int number = which == 0 ? event.number : event.other;
    battle.sides[which] = {.team = team,
                           .number = number,
                           .die = event.figures[which],
                           .bonus = bonus_of(told.rules, number),
                           .name = told.names[team],
                           .chance = percent(told.words, which == 0 ? odds.win : odds.lose),
                           .wins = won == winner(team)};
  }
  battle.phase = step.progress();
  if (won != Winner::nobody) battle.result = told.names[static_cast<Team>(won)];
  return battle;
}

paint::ShownSpinner spinner_of(const Animation::Step& step, const Told& told) {
  const auto [goal, corner, goal_kick] = shot_odds(told.rules);
  paint::ShownSpinner spinner;
  spinner.sectors = told.rules.spinner;
  const bool kick = step.event.kind == EventKind::shoot_out_kick;
  spinner.sector = std::max<int>(1, step.event.figures[kick ? 0 : 1]);
  spinner.phase = step.progress();
  spinner.odds = ui(told.words, "shot-odds",
                    {{"goal", percent(told.words, goal)},
                     {"corner", percent(told.words, corner)},
                     {"goal_kick", percent(told.words, goal_kick)}});
  if (!kick) spinner.result = result_name(told.words, static_cast<ShotResult>(step.event.figures[3]));
  if (kick && spinner.phase > 0.75F) spinner.result = sentence(told.words, step.event, told.names);
  return spinner;
}

bool spins(const Event& event) {
  return (event.kind == EventKind::shot && event.figures[1] != 0) ||
         (event.kind == EventKind::shoot_out_kick && event.figures[0] != 0);
}

}  // namespace

paint::BoardScene scene_of(const paint::BoardLayout& layout, const Animation::Step& step, const Told& told) {
  const float t = ease(step.progress());
  paint::BoardScene scene = paint::scene_of(layout, told.rules, step.after);
  const paint::BoardScene start = paint::scene_of(layout, told.rules, step.before);
  tween(scene.pawns, start.pawns, t);
  if (scene.ball && start.ball) {
    const SDL_FPoint from = start.ball->centre;
    const SDL_FPoint to = scene.ball->centre;
    const float way = std::hypot(to.x - from.x, to.y - from.y);
    scene.ball->centre = between(from, to, t);
    if (step.event.kind == EventKind::played) {
      scene.ball->carried = false;
      scene.ball->lift = 0.8F * std::sin(step.progress() * 3.14159265F);
      scene.ball->turn = t * way / (2 * layout.side());
    }
  }
  scene.time = start.time + (scene.time - start.time) * t;
  if (step.event.kind == EventKind::battle) scene.battle = battle_of(step, told);
  if (spins(step.event)) scene.spinner = spinner_of(step, told);
  if (step.event.kind == EventKind::goal)
    scene.net_shake[index(opponent(step.event.team))] = 1 - step.progress();
  return scene;
}

void paint_motion(paint::Studio& studio, const paint::BoardLayout& layout, const Animation::Step& step,
                  const Told& told) {
  paint_board(studio, layout, scene_of(layout, step, told));
  if (step.event.kind != EventKind::goal) return;
  const auto score = [](const State& state) {
    return std::to_string(state.score[0]) + " : " + std::to_string(state.score[1]);
  };
  const std::string before = score(step.before);
  const std::string after = score(step.after);
  paint_goal(studio, layout.room(),
             {step.event.team, ui(told.words, "goal-shout"), told.names[step.event.team], before, after,
              step.progress()});
}

std::string story_of(const Animation::Step& step, const Told& told) {
  if (step.event.kind == EventKind::dice) {
    if (tumble(&step) < 1) return ui(told.words, step.tray.count == 1 ? "die-rolls" : "dice-roll");
    return purpose(told.words, step.tray.purpose);
  }
  if (spins(step.event) && step.progress() < 0.75F) return purpose(told.words, Purpose::spin);
  if (step.event.kind == EventKind::battle && step.progress() < 0.5F) return ui(told.words, "battle");
  return sentence(told.words, step.event, told.names);
}

}  // namespace stw::app
