#include "fuba/table/animation.hpp"

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
constexpr float word_time = 550;  ///< for what is soon read
constexpr float card_time = 1800;

float ease(float t) { return t < 0.5F ? 2 * t * t : 1 - (2 - 2 * t) * (2 - 2 * t) / 2; }

SDL_FPoint between(SDL_FPoint a, SDL_FPoint b, float t) {
  return {a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t};
}

std::uint8_t byte(int value) { return static_cast<std::uint8_t>(value); }

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

Formation formation_of(const Event& event) {
  Formation formation;
  for (std::size_t line = 0; line < lines.size(); ++line) formation.count[line] = byte(event.figures[line]);
  return formation;
}

void take_away(TeamState& side, Area area) {
  auto& players = side.players[index(area)];
  players = byte(std::max(0, players - 1));
}

/// The picture of what belongs to advanced rules, beside the mat more than on it.
void show_advanced(State& state, const Event& event) {
  TeamState& side = state.side(event.team);
  switch (event.kind) {
    case EventKind::roles:
      for (std::size_t role = 0; role < role_count; ++role) side.roles[role] = byte(event.figures[role]);
      break;
    case EventKind::conditions:
      for (std::size_t line = 0; line < lines.size(); ++line)
        side.condition[line] = byte(event.figures[line]);
      break;
    case EventKind::condition_lost:
    case EventKind::condition_gained:
      side.condition[static_cast<std::size_t>(event.figures[0])] = byte(event.figures[1]);
      break;
    case EventKind::tired:
      side.tired = true;
      break;
    case EventKind::substitution:
      side.substitutions = byte(event.figures[1]);
      break;
    case EventKind::formation_planned:
      side.next_formation = formation_of(event);
      break;
    case EventKind::formation_changed:
      side.formation = formation_of(event);
      side.next_formation = {};
      break;
    case EventKind::injured:
      take_away(side, event.from);
      side.keeper_injured = side.keeper_injured || event.figures[0] == 1;
      break;
    case EventKind::injury:
      ++side.injured[static_cast<std::size_t>(event.figures[1])];
      break;
    case EventKind::returned:
      side.players[index(event.to)]++;
      side.returning = byte(std::max(0, side.returning - 1));
      break;
    case EventKind::weather:
      state.weather = static_cast<Weather>(event.figures[0]);
      break;
    case EventKind::fans:
      state.turn.fans[index(event.team)] = event.to;
      break;
    case EventKind::skill_used:
      side.skills_used.add(static_cast<Skill>(event.figures[0]));
      break;
    case EventKind::skill_lost:
      side.skills.remove(static_cast<Skill>(event.figures[0]));
      break;
    case EventKind::skill_won:
      ++side.skills_hidden;
      break;
    case EventKind::coach_off:
      side.coach_off = true;
      break;
    case EventKind::ball_played:
      state.ball = event.to;
      break;
    case EventKind::styles:
      for (std::size_t line = 0; line < lines.size(); ++line)
        side.styles[line] = static_cast<Style>(event.figures[line]);
      break;
    case EventKind::keeper_stance:
      side.keeper_out = event.figures[0] == 1;
      break;
    case EventKind::carried:
      state.carry = byte(event.figures[0]);
      break;
    case EventKind::check_granted:
      state.auto_check = true;
      break;
    default:
      break;
  }
}

/// The ball flies to the target, or waits until its stage comes.
void aim(State& state, const Event& event, bool ball_waits) {
  state.turn.target = event.to;
  state.turn.ball_on_its_way = ball_waits;
  if (ball_waits) return;
  state.ball = event.to;
  state.corner = Area::none;
}

void move_pieces(State& state, const Event& event, int count, bool keeper) {
  TeamState& side = state.side(event.team);
  if (keeper) {
    side.keeper = event.to;
    side.keeper_out = false;
    return;
  }
  auto& from = side.players[index(event.from)];
  from = byte(std::max(0, from - count));
  auto& to = side.players[index(event.to)];
  to = byte(to + count);
}

/// The injured player is seen for a moment more before he leaves.
void lie_down(paint::MatScene& scene, const paint::MatScene& start, const Event& event) {
  scene.pieces = start.pieces;
  for (const paint::Piece& piece : start.pieces.pieces)
    if (piece.team == event.team && piece.area == event.from && !piece.keeper) scene.hurt = piece.centre;
}

bool flies(const Animation::Step& step) {
  const EventKind kind = step.event.kind;
  return kind == EventKind::ball_played || kind == EventKind::ball_arrived ||
         (kind == EventKind::target && !step.after.turn.ball_on_its_way);
}

}  // namespace

State shown_after(const Ruleset& rules, const State& before, const Event& event) {
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
      aim(state, event, rules.plays(TurnStage::ball_movement));
      break;
    case EventKind::ball_arrived:
      state.ball = event.to;
      state.corner = Area::none;
      state.turn.ball_on_its_way = false;
      break;
    case EventKind::ball_value:
      state.ball_value = byte(event.figures[1]);
      state.turn.ball_on_its_way = false;
      break;
    case EventKind::control_check:
      state.auto_check = false;
      break;
    case EventKind::control:
      state.control = event.team;
      state.auto_check = false;
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
    case EventKind::removed:
      take_away(state.side(event.team), event.from);
      break;
    case EventKind::yellow_card:
      state.side(event.team).yellow = byte(event.figures[0]);
      break;
    case EventKind::red_card:
      state.side(event.team).red = byte(event.figures[0]);
      state.side(event.team).yellow = byte(event.figures[1]);
      break;
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
      show_advanced(state, event);
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
    Step step{event, picture, shown_after(rules, picture, event), tray, duration(event, rules) * factor, 0};
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
