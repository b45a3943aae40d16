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

std::string result_of_battle(const Event& event, const Told& told) {
  const auto won = static_cast<Winner>(event.figures[4]);
  if (won != Winner::nobody)
    return ui(told.words, "battle-won", {{"team", told.names[static_cast<Team>(won)]}});
  return ui(told.words, event.figures[2] == event.figures[3] ? "battle-again" : "battle-foul");
}

paint::ShownBattle battle_of(const Motion& motion, const Told& told) {
  const Event& event = motion.event;
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
  battle.phase = motion.progress();
  battle.result = result_of_battle(event, told);
  return battle;
}

paint::ShownSpinner spinner_of(const Motion& motion, const Told& told) {
  const auto [goal, corner, goal_kick] = shot_odds(told.rules);
  paint::ShownSpinner spinner;
  spinner.sectors = told.rules.spinner;
  const bool kick = motion.event.kind == EventKind::shoot_out_kick;
  spinner.sector = std::max<int>(1, motion.event.figures[kick ? 0 : 1]);
  spinner.phase = motion.progress();
  spinner.odds = ui(told.words, "shot-odds",
                    {{"goal", percent(told.words, goal)},
                     {"corner", percent(told.words, corner)},
                     {"goal_kick", percent(told.words, goal_kick)}});
  if (!kick) spinner.result = result_name(told.words, static_cast<ShotResult>(motion.event.figures[3]));
  if (kick && spinner.phase > 0.75F) spinner.result = sentence(told.words, motion.event, told.names);
  return spinner;
}

bool spins(const Event& event) {
  return (event.kind == EventKind::shot && event.figures[1] != 0) ||
         (event.kind == EventKind::shoot_out_kick && event.figures[0] != 0);
}

constexpr float card_shown = 0.25F;  ///< of the motion: it is held up then

/// A card held up above the pawn that gets it.
void show_card(paint::Studio& studio, const paint::BoardLayout& layout, const Motion& motion) {
  const Square square = motion.before.side(motion.event.team).pawn(motion.event.number);
  if (square == Square::none) return;
  const float up = ease(std::min(1.0F, motion.progress() / card_shown));
  const float height = layout.side() * 0.85F;
  const float width = 0.7F * height;
  const SDL_FPoint foot = layout.centre(square);
  fuba::paint::paint_booking(studio,
                             {foot.x - width / 2, foot.y - (0.3F + 0.9F * up) * height, width, height},
                             motion.event.kind == EventKind::red);
}

}  // namespace

paint::BoardScene scene_of(const paint::BoardLayout& layout, const Motion& motion, const Told& told) {
  const float t = ease(motion.progress());
  paint::BoardScene scene = paint::scene_of(layout, told.rules, motion.after);
  const paint::BoardScene start = paint::scene_of(layout, told.rules, motion.before);
  tween(scene.pawns, start.pawns, t);
  if (scene.ball && start.ball) {
    const SDL_FPoint from = start.ball->centre;
    const SDL_FPoint to = scene.ball->centre;
    const float way = std::hypot(to.x - from.x, to.y - from.y);
    scene.ball->centre = between(from, to, t);
    if (motion.event.kind == EventKind::played) {
      scene.ball->carried = false;
      scene.ball->lift = 0.8F * std::sin(motion.progress() * 3.14159265F);
      scene.ball->turn = t * way / (2 * layout.side());
    }
  }
  scene.time = start.time + (scene.time - start.time) * t;
  if (motion.event.kind == EventKind::battle) scene.battle = battle_of(motion, told);
  if (spins(motion.event)) scene.spinner = spinner_of(motion, told);
  if (motion.event.kind == EventKind::goal)
    scene.net_shake[index(opponent(motion.event.team))] = 1 - motion.progress();
  return scene;
}

void paint_motion(paint::Studio& studio, const paint::BoardLayout& layout, const Motion& motion,
                  const Told& told) {
  paint_board(studio, layout, scene_of(layout, motion, told));
  if (motion.event.kind == EventKind::yellow || motion.event.kind == EventKind::red)
    show_card(studio, layout, motion);
  if (motion.event.kind != EventKind::goal) return;
  const auto score = [](const State& state) {
    return std::to_string(state.score[0]) + " : " + std::to_string(state.score[1]);
  };
  const std::string before = score(motion.before);
  const std::string after = score(motion.after);
  paint_goal(studio, layout.room(),
             {motion.event.team, ui(told.words, "goal-shout"), told.names[motion.event.team], before, after,
              motion.progress()});
}

std::string happening(const Motion& motion, const Told& told) {
  if (motion.event.kind == EventKind::dice) {
    if (motion.tumble() < 1) return ui(told.words, motion.tray.count == 1 ? "die-rolls" : "dice-roll");
    return purpose(told.words, motion.tray.purpose);
  }
  if (spins(motion.event) && motion.progress() < 0.75F) return purpose(told.words, Purpose::spin);
  if (motion.event.kind == EventKind::battle && motion.progress() < 0.5F) return ui(told.words, "battle");
  return sentence(told.words, motion.event, told.names);
}

}  // namespace stw::app
