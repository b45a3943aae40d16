#include "fuba/fingerprint.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstring>
#include <optional>
#include <type_traits>

namespace fuba {
namespace {

/// Collects bytes and mixes them eight at a time.
class Mixer {
 public:
  void add(std::uint8_t byte) {
    word_ |= std::uint64_t{byte} << filled_;
    filled_ += 8;
    if (filled_ == 64) flush();
  }
  void add_word(std::uint64_t word) { hash_ = std::rotl((hash_ ^ word) * 0x9e3779b97f4a7c15U, 29); }
  /// In words of their own.
  template <std::size_t size>
  void add_bytes(const std::array<std::uint8_t, size>& bytes) {
    std::array<std::uint64_t, (size + 7) / 8> words{};
    std::memcpy(words.data(), bytes.data(), size);
    for (const std::uint64_t word : words) add_word(word);
  }

  std::uint64_t value() {
    flush();
    return (hash_ ^ (hash_ >> 32U)) * 0xd6e8feb86659fd93U;
  }

 private:
  void flush() {
    add_word(word_);
    word_ = 0;
    filled_ = 0;
  }

  std::uint64_t hash_ = 0;
  std::uint64_t word_ = 0;
  unsigned filled_ = 0;
};

void add(Mixer& mixer, bool value) { mixer.add(value ? 1 : 0); }
void add(Mixer& mixer, std::uint8_t value) { mixer.add(value); }
void add(Mixer& mixer, SkillSet skills) { mixer.add_word(skills.bits()); }

template <class Enum>
requires std::is_enum_v<Enum>
void add(Mixer& mixer, Enum value) { mixer.add(static_cast<std::uint8_t>(value)); }

void add(Mixer& mixer, const Formation& formation);

template <class T, std::size_t size>
void add(Mixer& mixer, const std::array<T, size>& values) {
  for (const T& value : values) add(mixer, value);
}

void add(Mixer& mixer, const Formation& formation) { add(mixer, formation.count); }

template <class Enum>
void add(Mixer& mixer, const std::optional<Enum>& value) {
  mixer.add(static_cast<std::uint8_t>(value ? 1 + static_cast<int>(*value) : 0));
}

template <class... Fields>
void add_all(Mixer& mixer, const Fields&... fields) {
  (add(mixer, fields), ...);
}

// The bindings name every field, so that a new one that is left out here does not compile.

void add_side(Mixer& mixer, const TeamState& side) {
  const auto& [formation, players, keeper, in_hand, yellow, red, condition, tired, roles, substitutions,
               next_formation, injured, returning, keeper_injured, skills, skills_used, skills_hidden,
               coach_off, styles, keeper_out] = side;
  add_all(mixer, formation, players, keeper, in_hand, yellow, red, condition, tired, roles, substitutions,
          next_formation, injured, returning, keeper_injured, skills_hidden, coach_off, styles, keeper_out);
  add_all(mixer, skills, skills_used);
}

void add_turn(Mixer& mixer, const Turn& turn) {
  const auto& [restart, start, target, dice, began_with, in_target, first, first_action, event,
               extra_free_moves, dribble_past, easy, last, long_pass, offside_risk, settled_first,
               actions_skipped, contested, contest_winner, free_hard_press, sweeps, fans, press_won_by,
               played, ball_on_its_way, goal_kick_due, moves] = turn;
  add_all(mixer, restart, start, target, dice, began_with, in_target, first, first_action, event,
          extra_free_moves, dribble_past, easy, last, long_pass, offside_risk, settled_first, actions_skipped,
          contested, contest_winner, free_hard_press, sweeps, fans, press_won_by, ball_on_its_way,
          goal_kick_due, moves);
  add(mixer, played);
}

void add_window(Mixer& mixer, const Window& window) {
  const auto& [open, allowed, made, arrived, surplus, keeper_moved, dribbled, other_moves, any_type,
               no_dribble, runs] = window;
  const bool used = window != Window{};
  add(mixer, used);
  if (!used) return;
  add_all(mixer, open, allowed, made, arrived, surplus, keeper_moved, dribbled, other_moves, any_type,
          no_dribble);
  add(mixer, runs);
}

void add_last_turn(Mixer& mixer, const std::optional<LastTurn>& last_turn) {
  add(mixer, last_turn.has_value());
  if (!last_turn) return;
  const auto& [first, moves] = *last_turn;
  add_all(mixer, first, moves);
}

void add_shoot_out(Mixer& mixer, const std::optional<ShootOut>& shoot_out) {
  if (!shoot_out) return;
  const auto& [first, kicks, scored] = *shoot_out;
  add_all(mixer, first, kicks, scored);
}

void add_agenda(Mixer& mixer, const Agenda& agenda) {
  for (std::size_t at = 0; at < agenda.size(); ++at) {
    const auto& [step, team, number] = agenda[at];
    mixer.add_word(std::uint64_t{static_cast<std::uint8_t>(step)} << 16U |
                   std::uint64_t{static_cast<std::uint8_t>(team)} << 8U | std::uint64_t{number});
  }
}

/// What passes and shots ask of a side.
void add_play(Mixer& mixer, const TeamState& side) {
  mixer.add_bytes(side.players);
  add_all(mixer, side.formation, side.condition, side.keeper, side.tired, side.keeper_injured,
          side.keeper_out);
  add(mixer, side.skills);
}

}  // namespace

std::uint64_t fingerprint(const State& state) {
  const auto& [sides, score, half, minute, stoppage, starters, control, ball, ball_value, corner, turn,
               window, secret_formation, secret_dive, weather, carry, set_piece_minutes, auto_check,
               last_turn, shoot_out, agenda] = state;
  Mixer mixer;
  for (const TeamState& side : sides) add_side(mixer, side);
  add_all(mixer, score, half, minute, stoppage, starters, control, ball, ball_value, corner, secret_formation,
          secret_dive, weather, carry, set_piece_minutes, auto_check);
  add_turn(mixer, turn);
  add_window(mixer, window);
  add_last_turn(mixer, last_turn);
  add_shoot_out(mixer, shoot_out);
  add_agenda(mixer, agenda);
  return mixer.value();
}

std::uint64_t fingerprint_of_pass(const State& state) {
  Mixer mixer;
  for (const TeamState& side : state.sides) add_play(mixer, side);
  const bool next_turn = state.turn.target != Area::none;
  add_all(mixer, state.control, state.ball, state.ball_value, state.corner, state.half, state.starters,
          state.weather, state.auto_check, next_turn);
  if (next_turn)
    add_all(mixer, state.turn.began_with, state.turn.goal_kick_due);
  else
    add_turn(mixer, state.turn);
  return mixer.value();
}

}  // namespace fuba
