#include "stw/table/shown_event.hpp"

#include <algorithm>

#include "app/table/animation.hpp"

namespace stw::app {
namespace {

constexpr float pawn_time = 280;
constexpr float square_time = 80;  ///< of the ball
constexpr float least_flight = 260;
constexpr float battle_time = 1900;
constexpr float spin_time = 2300;
constexpr float kick_time = 1500;  ///< of a shoot-out
constexpr float goal_time = 1500;
constexpr float notice_time = 1000;
constexpr float short_time = 450;
constexpr float many_attempts = 0.55F;  ///< a ball that lies free for long is soon told

Purpose purpose_of(const Event& event) { return static_cast<Purpose>(event.figures[0]); }

/// Dice that fall in a picture of their own, not in the tray.
bool falls_elsewhere(Purpose purpose) { return purpose == Purpose::battle || purpose == Purpose::spin; }

/// Without hurry.
float usual_duration(const Event& event, const State& before) {
  switch (event.kind) {
    case EventKind::dice:
      return falls_elsewhere(purpose_of(event)) ? 0 : fuba::table::dice_time + fuba::table::rest_time;
    case EventKind::moved:
    case EventKind::keeper_moved:
    case EventKind::dribbled:
    case EventKind::left:
    case EventKind::put:
      return pawn_time;
    case EventKind::played:
      return std::max(least_flight, square_time * static_cast<float>(distance(event.from, event.to)));
    case EventKind::battle:
      return battle_time;
    case EventKind::shot:
      return event.figures[1] != 0 ? spin_time : notice_time;
    case EventKind::shoot_out_kick:
      return kick_time;
    case EventKind::goal:
      return goal_time;
    case EventKind::captured:
      return before.attempts > 0 ? 0 : short_time;
    case EventKind::loose:
    case EventKind::direct_pass:
    case EventKind::no_move:
      return short_time;
    case EventKind::offside:
    case EventKind::foul:
    case EventKind::yellow:
    case EventKind::red:
    case EventKind::new_keeper:
    case EventKind::free_kick:
    case EventKind::penalty_kick:
    case EventKind::corner_kick:
    case EventKind::goal_kick:
    case EventKind::half_ends:
    case EventKind::over_time:
      return notice_time;
    default:
      return 0;
  }
}

void move_pawn(State& state, const Event& event) {
  if (event.number != 0) state.side(event.team).pawn(event.number) = event.to;
}

}  // namespace

void show_event(State& state, const Event& event) {
  state.seconds = event.seconds;
  switch (event.kind) {
    case EventKind::placed:
    case EventKind::moved:
    case EventKind::keeper_moved:
    case EventKind::left:
    case EventKind::put:
    case EventKind::new_keeper:
      move_pawn(state, event);
      break;
    case EventKind::dribbled:
      move_pawn(state, event);
      state.ball = event.to;
      break;
    case EventKind::played:
      state.ball = event.to;
      break;
    case EventKind::captured:
      state.control = event.team;
      break;
    case EventKind::battle:
      if (static_cast<Winner>(event.figures[4]) == winner(opponent(event.team)))
        state.control = opponent(event.team);
      break;
    case EventKind::possession:
      state.control = event.team;
      if (event.to != Square::none) state.ball = event.to;
      break;
    case EventKind::corner_kick:
      move_pawn(state, event);
      state.ball = event.to;
      break;
    case EventKind::yellow:
      if (!is_defender(event.number)) state.side(event.team).yellow |= bit_of(event.number);
      break;
    case EventKind::red:
      if (event.number != 0) state.side(event.team).pawn(event.number) = Square::none;
      break;
    case EventKind::goal:
      state.score = {static_cast<std::uint8_t>(event.figures[0]),
                     static_cast<std::uint8_t>(event.figures[1])};
      break;
    default:
      break;
  }
}

float duration(const Event& event, const State& before) {
  return usual_duration(event, before) * (before.attempts > 1 ? many_attempts : 1);
}

std::optional<TrayRoll> fallen(const Event& event) {
  if (event.kind != EventKind::dice || falls_elsewhere(purpose_of(event))) return std::nullopt;
  return TrayRoll{purpose_of(event),
                  event.figures[1],
                  {event.figures[2], event.figures[3]},
                  {static_cast<Team>(event.figures[4]), static_cast<Team>(event.figures[5])}};
}

}  // namespace stw::app
