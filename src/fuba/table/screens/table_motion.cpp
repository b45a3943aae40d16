#include "fuba/table/screens/table_motion.hpp"

#include <algorithm>

#include "fuba/table/prompts/penalty_prompt.hpp"
#include "fuba/table/skill_cards.hpp"

namespace fuba::app {
namespace {

constexpr float dice_tumble_share = 600.0F / 850.0F;  ///< the rest of the step they lie still

/// Where a card lies large for a moment when it is played.
SDL_FRect played_card(const SDL_FRect& mat) {
  const float height = 0.56F * mat.h;
  const float width = height * 5 / 7;
  return {mat.x + (mat.w - width) / 2, mat.y + (mat.h - height) / 2, width, height};
}

void paint_played(const paint::Painter& painter, const SDL_FRect& mat, const Event& event,
                  const Ruleset& rules) {
  const SDL_FRect card = played_card(mat);
  paint_skill(painter.studio(), card, face_of(rules, event.team, static_cast<Skill>(event.figures[0])));
  painter.draw_piece({card.x + card.w, card.y}, 0.11F * card.w, event.team, false);
}

void paint_goal(const paint::Painter& painter, const SDL_FRect& mat, const Animation::Step& step,
                const Words& words, const Names& names) {
  const auto score = [](const State& state) {
    return std::to_string(state.score[0]) + " : " + std::to_string(state.score[1]);
  };
  const std::string before = score(step.before);
  const std::string after = score(step.after);
  const std::string& shout = fuba::ui(words, "goal-shout");
  paint_goal(painter.studio(), mat,
             {step.event.team, shout, names[step.event.team], before, after, step.progress()});
}

}  // namespace

float tumble(const Animation::Step* step) {
  const bool falls = step != nullptr && step->event.kind == EventKind::dice;
  return falls ? std::min(1.0F, step->progress() / dice_tumble_share) : 1.0F;
}

std::string story_of(const Animation::Step& step, const Ruleset& rules, const Words& words,
                     const Names& names) {
  if (tumble(&step) < 1) return fuba::ui(words, step.tray.back().count == 1 ? "die-rolls" : "dice-roll");
  return sentence(words, rules, step.event, names);
}

void lay_played(Ui& ui, const SDL_FRect& mat, const Animation::Step& step) {
  if (step.event.kind != EventKind::skill_used) return;
  const SDL_FRect card = played_card(mat);
  ui.begin_overlay("##played", card);
  write_skill(ui, card, static_cast<Skill>(step.event.figures[0]));
  ui.end_overlay();
}

bool covers_mat(const Animation::Step& step) {
  return step.event.kind == EventKind::goal || step.event.kind == EventKind::penalty;
}

void paint_motion(const paint::Painter& painter, const Places& places, const Animation::Step& step,
                  const Ruleset& rules, const Words& words, const Names& names, std::optional<Team> rim) {
  const SDL_FRect& mat = places.table.mat;
  if (step.event.kind == EventKind::penalty) return paint_penalty(painter.studio(), mat, penalty_scene(step));
  paint::MatScene scene = scene_of(places.mat, step);
  scene.rim = rim;
  paint_mat(painter.studio(), places.mat, scene);
  if (step.event.kind == EventKind::skill_used) paint_played(painter, mat, step.event, rules);
  if (step.event.kind == EventKind::goal) paint_goal(painter, mat, step, words, names);
}

}  // namespace fuba::app
