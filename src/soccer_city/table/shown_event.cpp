#include "soccer_city/table/shown_event.hpp"

#include <algorithm>

#include "app/table/animation.hpp"

namespace soccer_city::app {
namespace {

constexpr float step_time = 130;
constexpr float run_time = 260;
constexpr float hex_time = 60;  ///< of the ball
constexpr float least_flight = 280;
constexpr float shot_time = 1700;
constexpr float goal_time = 1500;
constexpr float notice_time = 950;
constexpr float short_time = 480;

void put(State& state, const Event& event) {
  if (event.player != nobody) state.side(event.team).players[event.player] = event.to;
}

/// A player who runs takes the ball along where he has it.
void run(State& state, const Event& event) {
  if (state.ball == event.from) state.ball = event.to;
  put(state, event);
}

}  // namespace

void show_event(State& state, const Event& event) {
  switch (event.kind) {
    case EventKind::kick_off:
      for (TeamState& side : state.sides) side.players.fill(no_hex);
      state.control = event.team;
      state.ball = hex(lane_count / 2, halfway_level);
      break;
    case EventKind::placed:
    case EventKind::anticipated:
    case EventKind::tackle:
      put(state, event);
      break;
    case EventKind::passed:
    case EventKind::squared:
    case EventKind::closed:
      state.ball = event.to;
      break;
    case EventKind::advanced:
      state.ball = event.from + directions[*straight(event.from, event.to)] * event.figures[0];
      put(state, event);
      break;
    case EventKind::gained:
      state.control = event.team;
      state.ball = state.side(event.team).at(event.player);
      break;
    case EventKind::hidden:
      state.side(event.team).hidden = unknown(Deck::attack);
      break;
    case EventKind::shown:
      state.side(event.team).hidden = Card::none;
      break;
    case EventKind::moved:
    case EventKind::put_back:
      run(state, event);
      break;
    case EventKind::goal_kick:
    case EventKind::corner_taker:
      put(state, event);
      state.ball = event.to;
      break;
    case EventKind::yellow_card:
      state.side(event.team).yellow.add(event.player);
      break;
    case EventKind::red_card:
      state.side(event.team).players[event.player] = no_hex;
      break;
    case EventKind::goal:
      state.score = {static_cast<std::uint8_t>(event.figures[0]),
                     static_cast<std::uint8_t>(event.figures[1])};
      break;
    case EventKind::time:
      while (static_cast<int>(state.pile(Deck::ball).size()) > event.figures[0])
        state.pile(Deck::ball).draw();
      break;
    case EventKind::factor:
      state.factor = event.card;
      break;
    default:
      break;
  }
}

float duration(const Event& event) {
  switch (event.kind) {
    case EventKind::dice:
      return fuba::table::dice_time + fuba::table::rest_time;
    case EventKind::placed:
      return step_time;
    case EventKind::moved:
    case EventKind::put_back:
    case EventKind::anticipated:
    case EventKind::tackle:
    case EventKind::goal_kick:
    case EventKind::corner_taker:
      return run_time;
    case EventKind::passed:
    case EventKind::squared:
    case EventKind::closed:
    case EventKind::advanced:
      return std::max(least_flight, hex_time * static_cast<float>(distance(event.from, event.to)));
    case EventKind::shot:
      return shot_time;
    case EventKind::goal:
      return goal_time;
    case EventKind::anticipation:
    case EventKind::challenge:
    case EventKind::tackled:
    case EventKind::foul:
    case EventKind::yellow_card:
    case EventKind::red_card:
    case EventKind::free_kick:
    case EventKind::penalty:
    case EventKind::kick:
    case EventKind::corner:
    case EventKind::factor:
    case EventKind::half_begins:
    case EventKind::half_ends:
    case EventKind::shoot_out:
      return notice_time;
    case EventKind::tactic:
    case EventKind::hidden:
    case EventKind::shown:
      return short_time;
    default:
      return 0;
  }
}

std::optional<TrayRoll> fallen(const Event& event) {
  if (event.kind != EventKind::dice) return std::nullopt;
  return TrayRoll{static_cast<Purpose>(event.figures[0]),
                  event.figures[1],
                  {event.figures[2], event.figures[3]},
                  {static_cast<Team>(event.figures[4]), static_cast<Team>(event.figures[5])}};
}

}  // namespace soccer_city::app
