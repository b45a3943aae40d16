#include "soccer_city/table/motion.hpp"

#include <algorithm>
#include <cmath>

#include "app/paint/geometry.hpp"

namespace soccer_city::app {
namespace {

using fuba::paint::mix;

/// When the save is turned, as a part of a shot.
constexpr float save_turns = 0.4F;

float ease(float t) { return t < 0.5F ? 2 * t * t : 1 - (2 - 2 * t) * (2 - 2 * t) / 2; }

/// Players on their way from where they stood to where they stand.
void tween(std::vector<paint::ShownPlayer>& players, const std::vector<paint::ShownPlayer>& before, float t) {
  for (paint::ShownPlayer& player : players) {
    const auto was = std::ranges::find_if(before, [&](const paint::ShownPlayer& other) {
      return other.team == player.team && other.number == player.number;
    });
    if (was != before.end()) player.centre = mix(was->centre, player.centre, t);
  }
}

bool flies(const Event& event) {
  switch (event.kind) {
    case EventKind::passed:
    case EventKind::squared:
    case EventKind::closed:
      return event.figures[0] != 0;
    default:
      return event.kind == EventKind::shot;
  }
}

bool rolls(const Event& event) {
  switch (event.kind) {
    case EventKind::passed:
    case EventKind::squared:
    case EventKind::closed:
    case EventKind::advanced:
    case EventKind::shot:
    case EventKind::kick:
      return true;
    default:
      return false;
  }
}

/// Where a shot ends: in the net, beside it, or at the goalkeeper.
SDL_FPoint end_of_shot(const paint::BoardLayout& layout, const Motion& motion) {
  const Team defends = opponent(motion.event.team);
  const SDL_FRect goal = layout.goal(defends);
  const SDL_FPoint middle = fuba::paint::middle(goal);
  switch (static_cast<ShotResult>(motion.event.figures[2])) {
    case ShotResult::goal:
      return middle;
    case ShotResult::corner:
    case ShotResult::wide:
      return {middle.x, goal.y - 0.6F * layout.radius()};
    case ShotResult::saved:
      return layout.centre(motion.before.side(defends).at(keeper_number));
  }
  return middle;
}

/// Where a penalty ends: left, in the middle or right as the shooter sees it.
SDL_FPoint end_of_kick(const paint::BoardLayout& layout, const Motion& motion) {
  const Event& event = motion.event;
  const Team defends = opponent(event.team);
  const SDL_FRect goal = layout.goal(defends);
  const SDL_FPoint middle = fuba::paint::middle(goal);
  const float right = event.team == Team::home ? 1 : -1;
  const float aside = right * static_cast<float>(event.figures[0] - 1) * goal.h;
  switch (result_of_kick(event)) {
    case ShotResult::saved:
      return {layout.centre(motion.before.side(defends).at(keeper_number)).x, middle.y + 0.3F * aside};
    case ShotResult::wide:
      return {middle.x + right * 0.6F * goal.w, middle.y + 0.7F * aside};
    default:
      return {middle.x, middle.y + 0.3F * aside};
  }
}

SDL_FPoint end_of(const paint::BoardLayout& layout, const Motion& motion, SDL_FPoint lies) {
  if (motion.event.kind == EventKind::shot) return end_of_shot(layout, motion);
  return motion.event.kind == EventKind::kick ? end_of_kick(layout, motion) : lies;
}

/// The shot card and its total on the left, the save and its total on the right once it is turned.
paint::ShownShot shot_of(const Motion& motion, const Told& told) {
  const Event& event = motion.event;
  paint::ShownShot shown{.card = event.card, .total = event.figures[0], .phase = motion.progress()};
  if (event.figures[1] == 0) return shown;
  shown.save = motion.progress() < save_turns ? unknown(Deck::save)
                                              : face(Deck::save, static_cast<std::size_t>(event.figures[3]));
  shown.opposed = event.figures[1];
  if (motion.progress() > save_turns)
    shown.result = result_name(told.words, static_cast<ShotResult>(event.figures[2]));
  return shown;
}

}  // namespace

paint::BoardScene scene_of(const paint::BoardLayout& layout, const Motion& motion, const Told& told) {
  const float t = ease(motion.progress());
  paint::BoardScene scene = paint::scene_of(layout, told.rules, motion.after);
  const paint::BoardScene start = paint::scene_of(layout, told.rules, motion.before);
  tween(scene.players, start.players, t);
  if (scene.ball && start.ball) {
    const bool shot = motion.event.kind == EventKind::shot;
    const SDL_FPoint from = start.ball->centre;
    const SDL_FPoint to = end_of(layout, motion, scene.ball->centre);
    const float gone =
        shot ? ease(std::clamp((motion.progress() - save_turns) / (1 - save_turns), 0.0F, 1.0F)) : t;
    scene.ball->centre = mix(from, to, gone);
    if (rolls(motion.event) && gone > 0) {
      scene.ball->carried = false;
      scene.ball->turn = gone * std::hypot(to.x - from.x, to.y - from.y) / (3 * layout.radius());
      if (flies(motion.event)) scene.ball->lift = 0.9F * std::sin(gone * 3.14159265F);
    }
  }
  scene.time = start.time + (scene.time - start.time) * t;
  if (motion.event.kind == EventKind::goal)
    scene.net_shake[index(opponent(motion.event.team))] = 1 - motion.progress();
  return scene;
}

void paint_motion(paint::Studio& studio, const paint::BoardLayout& layout, const Motion& motion,
                  const Told& told) {
  paint_board(studio, layout, scene_of(layout, motion, told));
  if (motion.event.kind == EventKind::shot) paint::paint_shot(studio, layout.room(), shot_of(motion, told));
  if (motion.event.kind != EventKind::goal) return;
  const auto score = [](const State& state) {
    return std::to_string(state.score[0]) + " : " + std::to_string(state.score[1]);
  };
  const std::string before = score(motion.before);
  const std::string after = score(motion.after);
  fuba::paint::paint_goal(studio, layout.room(),
                          {motion.event.team, ui(told.words, "goal-shout"), told.names[motion.event.team],
                           before, after, motion.progress()});
}

std::string happening(const Motion& motion, const Told& told) {
  if (motion.event.kind == EventKind::dice) {
    if (motion.tumble() < 1) return ui(told.words, motion.tray.count == 1 ? "die-rolls" : "dice-roll");
    return purpose(told.words, motion.tray.purpose);
  }
  // The save tells what comes of a shot.
  if (motion.event.kind == EventKind::shot && motion.progress() < save_turns)
    return card_name(told.words, motion.event.card);
  return sentence(told.words, motion.event, told.names);
}

}  // namespace soccer_city::app
