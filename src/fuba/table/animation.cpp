#include "fuba/table/animation.hpp"

#include <algorithm>
#include <cmath>

#include "fuba/table/paint/shot_flight.hpp"
#include "fuba/table/proposal.hpp"

namespace fuba::app {
namespace {

constexpr float dice_time = 600;
constexpr float rest_time = 250;  ///< dice lie still for a moment before anything follows
constexpr float area_time = 350;
constexpr float minute_time = 80;
constexpr float piece_time = 250;
constexpr float value_time = 250;
constexpr float goal_time = 1500;
constexpr float shot_time = 1600;  ///< the ball flies, and lies where it has come to for a moment
constexpr float penalty_time = 1100;
constexpr float notice_time = 900;
constexpr float word_time = 550;  ///< for what is soon read
constexpr float card_time = 1800;

float ease(float t) { return t < 0.5F ? 2 * t * t : 1 - (2 - 2 * t) * (2 - 2 * t) / 2; }

SDL_FPoint between(SDL_FPoint a, SDL_FPoint b, float t) {
  return {a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t};
}

float flight_time(const Event& event, const Ruleset& rules) {
  return area_time * static_cast<float>(rules.pitch.distance[index(event.from)][index(event.to)]);
}

float duration(const Event& event, const Ruleset& rules) {
  switch (event.kind) {
    case EventKind::dice:
      return static_cast<Purpose>(event.figures[0]) == Purpose::draw ? 0 : dice_time + rest_time;
    case EventKind::target:
      return rules.plays(TurnStage::ball_movement) ? word_time : flight_time(event, rules);
    case EventKind::ball_arrived:
      return flight_time(event, rules);
    case EventKind::clock:
      return minute_time * static_cast<float>(event.figures[3]);
    case EventKind::ball_value:
      return event.figures[0] == event.figures[1] ? 0 : value_time;
    case EventKind::adjusted:
    case EventKind::brought:
    case EventKind::moved:
    case EventKind::pushed:
    case EventKind::keeper_returned:
    case EventKind::returned:
    case EventKind::keeper_stance:
      return piece_time;
    case EventKind::ball_played:
      return area_time;
    case EventKind::skill_used:
      return card_time;
    case EventKind::shot:
    case EventKind::difficult_shot:
    case EventKind::rebound:
      return shot_time;
    case EventKind::goal:
      return goal_time;
    case EventKind::penalty:
      return penalty_time;
    case EventKind::special_event:
    case EventKind::control_check:
    case EventKind::easy_situation:
    case EventKind::press:
    case EventKind::yellow_card:
    case EventKind::red_card:
    case EventKind::half_ends:
    case EventKind::tired:
    case EventKind::fresh_player:
    case EventKind::injured:
    case EventKind::injury:
    case EventKind::sweep:
    case EventKind::foul:
    case EventKind::offside_risk:
    case EventKind::slow_play:
    case EventKind::weather:
    case EventKind::contest:
    case EventKind::advanced_event:
    case EventKind::fans:
    case EventKind::skill_lost:
    case EventKind::skill_won:
    case EventKind::coach_off:
    case EventKind::first_to_act:
    case EventKind::check_granted:
    case EventKind::positioning_dice:
    case EventKind::var:
      return notice_time;
    case EventKind::restart:
    case EventKind::condition_lost:
    case EventKind::condition_gained:
    case EventKind::tiredness_test:
    case EventKind::substitution:
    case EventKind::formation_planned:
    case EventKind::passed_through:
    case EventKind::carried:
    case EventKind::adjusted_value:
      return word_time;
    default:
      return 0;
  }
}

/// The injured player is seen for a moment more before he leaves.
void lie_down(paint::MatScene& scene, const paint::MatScene& start, const Event& event) {
  scene.pieces = start.pieces;
  for (const paint::Piece& piece : start.pieces.pieces)
    if (piece.team == event.team && piece.area == event.from && !piece.keeper) scene.hurt = piece.centre;
}

/// Whether the ball is played through the air: to the target of the turn, or to a player beside it.
bool flies(const Animation::Step& step) {
  if (step.event.kind == EventKind::ball_played) return true;
  const Area lands = step.after.ball;
  return lands != step.before.ball && lands == step.after.turn.target && step.event.kind != EventKind::moved;
}

/// Whether an attempt is not over with its die.
bool waits_for_die(const Event& event) {
  if (!paint::attempts_goal(event)) return false;
  const ShotResult result = paint::result_of(event);
  return result == ShotResult::again || result == ShotResult::rebound;
}

/// Whether teams that were seen on the mat before they were placed go to where they are.
bool take_their_places(const State& before, const State& after, const Event& event) {
  const bool last_placed = event.kind == EventKind::placed || event.kind == EventKind::keeper_placed;
  return last_placed && all_stand(before) && all_stand(after) && standing_as(before, after) != before;
}

}  // namespace

void Animation::play(const State& before, std::vector<TrayRoll> tray, const Recording& recording,
                     const Ruleset& rules, float factor, std::size_t number) {
  steps_.clear();
  ++number_;
  if (factor <= 0) return;
  const State* shown = &before;
  std::optional<Event> undecided;
  for (std::size_t at = 0; at < recording.events.size(); ++at) {
    const Event& event = recording.events[at];
    const State& after = recording.states[at];
    if (event.kind == EventKind::dice) lay(tray, roll_of(event));
    const float lasts = take_their_places(*shown, after, event) ? 2 * piece_time : duration(event, rules);
    Step step{event, *shown, after, tray, lasts * factor, 0, number + at};
    if (event.kind == EventKind::dice)
      step.undecided = undecided;
    else
      undecided = waits_for_die(event) ? std::optional(event) : std::nullopt;
    shown = &after;
    if (step.duration > 0) steps_.push_back(std::move(step));
  }
}

bool Animation::advance(float milliseconds) {
  bool ended = false;
  while (!steps_.empty() && milliseconds > 0) {
    Step& step = steps_.front();
    const float used = std::min(milliseconds, step.duration - step.elapsed);
    step.elapsed += used;
    milliseconds -= used;
    if (step.elapsed < step.duration) break;
    steps_.pop_front();
    ++number_;
    ended = true;
  }
  return ended;
}

paint::MatScene scene_of(const paint::MatLayout& layout, const Animation::Step& step) {
  const float raw = step.progress();
  const float t = ease(raw);
  paint::MatScene scene = paint::scene_of(layout, step.after);
  const paint::MatScene start = paint::scene_of(layout, step.before);
  scene.pieces = paint::tween(start.pieces, scene.pieces, t);
  if (step.event.kind == EventKind::injured) lie_down(scene, start, step.event);
  if (scene.ball && start.ball) {
    const SDL_FPoint rest = scene.ball->centre;
    scene.ball->centre = between(start.ball->centre, rest, t);
    scene.ball->to_go = {rest.x - scene.ball->centre.x, rest.y - scene.ball->centre.y};
    if (flies(step)) scene.ball->lift = std::sin(raw * 3.14159265F);
    if (step.event.kind == EventKind::ball_value) scene.ball->to_go.x = 2 * layout.ball_radius() * (1 - t);
  }
  scene.time_square = start.half == scene.half
                          ? start.time_square + (scene.time_square - start.time_square) * raw
                          : scene.time_square;
  if (paint::attempts_goal(step.event)) {
    const std::optional<paint::Ball> ball = start.ball;
    scene.pieces = start.pieces;
    scene.ball = ball;
    paint::fly(scene, layout, step.event, step.before, raw);
  }
  if (step.undecided && scene.ball) {
    scene.ball->centre = paint::end_of_flight(layout, *step.undecided);
    scene.ball->to_go = {};
  }
  if (step.event.kind == EventKind::goal) {
    if (scene.ball)
      scene.ball =
          paint::Ball{paint::in_the_net(layout, opponent(step.event.team)), scene.ball->value, {}, 0};
    for (std::size_t team = 0; team < 2; ++team)
      scene.goals[team] = start.goals[team] + (scene.goals[team] - start.goals[team]) * std::min(1.0F, 2 * t);
    scene.net_shake[index(opponent(step.event.team))] = 1 - raw;
  }
  return scene;
}

TrayRoll roll_of(const Event& event) {
  TrayRoll roll;
  roll.purpose = static_cast<Purpose>(event.figures[0]);
  roll.count = event.figures[1];
  roll.values = {event.figures[2], event.figures[3]};
  roll.rolled_by = {static_cast<Team>(event.figures[4]), static_cast<Team>(event.figures[5])};
  return roll;
}

void lay(std::vector<TrayRoll>& tray, const TrayRoll& roll) {
  if (roll.purpose == Purpose::draw) return;
  const bool over_turn =
      !tray.empty() && tray.front().purpose == Purpose::turn && roll.purpose != Purpose::turn;
  const bool with_other_team = !tray.empty() && tray.back().purpose == Purpose::special_event &&
                               roll.purpose == Purpose::special_event &&
                               tray.back().rolled_by[0] != roll.rolled_by[0];
  if (!with_other_team) tray.resize(over_turn ? 1 : 0);
  tray.push_back(roll);
}

}  // namespace fuba::app
