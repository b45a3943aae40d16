#include "fuba/state.hpp"

#include <stdexcept>

namespace fuba {
namespace {

/// FNV-1a, a byte at a time.
class Hasher {
 public:
  template <class T>
  void add(T value) {
    hash_ = (hash_ ^ static_cast<std::uint8_t>(value)) * 1099511628211ULL;
  }
  template <class T, std::size_t n>
  void add(const std::array<T, n>& values) {
    for (const T& value : values) add(value);
  }
  void add(const Formation& formation) { add(formation.count); }
  std::uint64_t value() const { return hash_; }

 private:
  std::uint64_t hash_ = 14695981039346656037ULL;
};

void add_side(Hasher& hasher, const TeamState& side) {
  hasher.add(side.formation);
  hasher.add(side.players);
  hasher.add(side.keeper);
  hasher.add(side.in_hand);
  hasher.add(side.yellow);
  hasher.add(side.red);
}

void add_turn(Hasher& hasher, const Turn& turn) {
  hasher.add(turn.restart);
  hasher.add(turn.start);
  hasher.add(turn.target);
  hasher.add(turn.dice);
  hasher.add(turn.began_with);
  hasher.add(turn.in_target);
  hasher.add(turn.first);
  hasher.add(turn.first_action);
  hasher.add(turn.event);
  hasher.add(turn.extra_free_moves);
  hasher.add(turn.dribble_past);
  hasher.add(turn.easy);
  hasher.add(turn.last);
}

void add_window(Hasher& hasher, const Window& window) {
  hasher.add(window.open);
  hasher.add(window.allowed);
  hasher.add(window.made);
  hasher.add(window.arrived);
  hasher.add(window.surplus);
  hasher.add(window.keeper_moved);
  hasher.add(window.dribbled);
}

}  // namespace

void Agenda::push(Frame frame) {
  if (size_ == capacity) throw std::length_error("the agenda of the match is full");
  frames_[size_++] = frame;
}

std::string_view name(Step step) {
  constexpr std::array<std::string_view, step_count> names{"choose-formation",
                                                           "kick-off-roll",
                                                           "kick-off-choice",
                                                           "kick-off",
                                                           "set-up",
                                                           "place-keeper",
                                                           "adjust",
                                                           "turn",
                                                           "target",
                                                           "turn-dice",
                                                           "special-event",
                                                           "ball-winner",
                                                           "easy-situation",
                                                           "free-movements",
                                                           "action",
                                                           "movement",
                                                           "second-actions",
                                                           "goal-attempt",
                                                           "second-attempt",
                                                           "rebound",
                                                           "pressing",
                                                           "free-kick",
                                                           "quick-moves",
                                                           "reply-moves",
                                                           "free-kick-choice",
                                                           "corner-side",
                                                           "corner-kick",
                                                           "goal-kick",
                                                           "penalty-kick",
                                                           "dive",
                                                           "kick",
                                                           "penalty-roll",
                                                           "yellow-card",
                                                           "red-card",
                                                           "removal",
                                                           "half-end",
                                                           "change-formation",
                                                           "second-half",
                                                           "over"};
  return names[static_cast<std::size_t>(step)];
}

std::uint64_t hash(const State& state) {
  Hasher hasher;
  for (const TeamState& side : state.sides) add_side(hasher, side);
  hasher.add(state.score);
  hasher.add(state.half);
  hasher.add(state.minute);
  hasher.add(state.stoppage);
  hasher.add(state.starters);
  hasher.add(state.control);
  hasher.add(state.ball);
  hasher.add(state.ball_value);
  hasher.add(state.corner);
  add_turn(hasher, state.turn);
  add_window(hasher, state.window);
  hasher.add(state.secret_formation);
  hasher.add(state.secret_dive ? static_cast<int>(*state.secret_dive) + 1 : 0);
  for (std::size_t at = 0; at < state.agenda.size(); ++at) {
    hasher.add(state.agenda[at].step);
    hasher.add(state.agenda[at].team);
    hasher.add(state.agenda[at].number);
  }
  return hasher.value();
}

State seen_by(const State& state, Team team) {
  State seen = state;
  seen.secret_formation[index(opponent(team))] = {};
  if (team == state.control) seen.secret_dive.reset();
  return seen;
}

}  // namespace fuba
