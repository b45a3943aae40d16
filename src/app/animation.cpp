#include "animation.hpp"

#include <algorithm>
#include <cmath>

namespace fuba::app {
namespace {

constexpr float dice_time = 600;
constexpr float rest_time = 250;  ///< dice lie still for a moment before anything follows
constexpr float area_time = 350;
constexpr float minute_time = 80;
constexpr float piece_time = 250;
constexpr float value_time = 250;
constexpr float goal_time = 1500;
constexpr float penalty_time = 1100;
constexpr float notice_time = 900;

float ease(float t) { return t < 0.5F ? 2 * t * t : 1 - (2 - 2 * t) * (2 - 2 * t) / 2; }

SDL_FPoint between(SDL_FPoint a, SDL_FPoint b, float t) {
  return {a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t};
}

std::uint8_t byte(int value) { return static_cast<std::uint8_t>(value); }

float duration(const Event& event, const Ruleset& rules) {
  switch (event.kind) {
    case EventKind::dice:
      return dice_time + rest_time;
    case EventKind::target: {
      const auto areas = rules.pitch.distance[index(event.from)][index(event.to)];
      return area_time * static_cast<float>(areas);
    }
    case EventKind::clock:
      return minute_time * static_cast<float>(event.figures[3]);
    case EventKind::ball_value:
      return event.figures[0] == event.figures[1] ? 0 : value_time;
    case EventKind::adjusted:
    case EventKind::brought:
    case EventKind::moved:
    case EventKind::pushed:
    case EventKind::keeper_returned:
      return piece_time;
    case EventKind::goal:
      return goal_time;
    case EventKind::penalty:
      return penalty_time;
    case EventKind::special_event:
    case EventKind::control_check:
    case EventKind::easy_situation:
    case EventKind::shot:
    case EventKind::difficult_shot:
    case EventKind::rebound:
    case EventKind::press:
    case EventKind::yellow_card:
    case EventKind::red_card:
    case EventKind::half_ends:
      return notice_time;
    default:
      return 0;
  }
}

void move_pieces(State& state, const Event& event, int count, bool keeper) {
  TeamState& side = state.side(event.team);
  if (keeper) {
    side.keeper = event.to;
    return;
  }
  auto& from = side.players[index(event.from)];
  from = byte(std::max(0, from - count));
  auto& to = side.players[index(event.to)];
  to = byte(to + count);
}

}  // namespace

State shown_after(const State& before, const Event& event) {
  State state = before;
  switch (event.kind) {
    case EventKind::clock:
      state.half = byte(event.figures[0]);
      state.minute = byte(event.figures[1]);
      state.stoppage = byte(event.figures[2]);
      break;
    case EventKind::restart:
      state.ball = event.to;
      state.control = event.team;
      break;
    case EventKind::placed:
      state.side(event.team).players[index(event.to)]++;
      break;
    case EventKind::keeper_placed:
      state.side(event.team).keeper = event.to;
      break;
    case EventKind::target:
      state.ball = event.to;
      state.corner = Area::none;
      break;
    case EventKind::ball_value:
      state.ball_value = byte(event.figures[1]);
      break;
    case EventKind::control:
      state.control = event.team;
      break;
    case EventKind::adjusted:
    case EventKind::brought:
      move_pieces(state, event, 1, event.figures[0] == 1);
      break;
    case EventKind::moved:
      move_pieces(state, event, 1, event.figures[0] == 1);
      if (event.figures[1] == 1) state.ball = event.to;
      break;
    case EventKind::pushed:
      move_pieces(state, event, event.figures[0], false);
      break;
    case EventKind::keeper_returned:
      move_pieces(state, event, 1, true);
      break;
    case EventKind::removed: {
      auto& players = state.side(event.team).players[index(event.from)];
      players = byte(std::max(0, players - 1));
      break;
    }
    case EventKind::goal:
      state.score = {byte(event.figures[0]), byte(event.figures[1])};
      break;
    case EventKind::formations:
      for (std::size_t line = 0; line < 3; ++line) {
        state.sides[0].formation.count[line] = byte(event.figures[line]);
        state.sides[1].formation.count[line] = byte(event.figures[line + 3]);
      }
      break;
    default:
      break;
  }
  return state;
}

void Animation::play(const State& before, std::vector<TrayRoll> tray, const Events& events,
                     const Ruleset& rules, float factor) {
  steps_.clear();
  if (factor <= 0) return;
  State picture = before;
  for (const Event& event : events) {
    if (event.kind == EventKind::dice) lay(tray, roll_of(event));
    Step step{event, picture, shown_after(picture, event), tray, duration(event, rules) * factor, 0};
    picture = step.after;
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
  if (scene.ball && start.ball) {
    const SDL_FPoint rest = scene.ball->centre;
    scene.ball->centre = between(start.ball->centre, rest, t);
    scene.ball->to_go = {rest.x - scene.ball->centre.x, rest.y - scene.ball->centre.y};
    if (step.event.kind == EventKind::target) scene.ball->lift = std::sin(raw * 3.14159265F);
    if (step.event.kind == EventKind::ball_value) scene.ball->to_go.x = 2 * layout.ball_radius() * (1 - t);
  }
  scene.time_square = start.half == scene.half
                          ? start.time_square + (scene.time_square - start.time_square) * raw
                          : scene.time_square;
  if (step.event.kind == EventKind::goal) {
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
  const bool over_turn =
      !tray.empty() && tray.front().purpose == Purpose::turn && roll.purpose != Purpose::turn;
  tray.resize(over_turn ? 1 : 0);
  tray.push_back(roll);
}

}  // namespace fuba::app
