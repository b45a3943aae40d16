#include "fuba/fingerprint.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstring>
#include <optional>
#include <tuple>
#include <type_traits>

namespace fuba {
namespace {

/// Mixes words into one. Every second word goes a way of its own, so that a processor works on two at once.
class Mixer {
 public:
  void add(std::uint64_t word) {
    const std::uint64_t mixed = std::rotl((next_ ^ word) * 0x9e3779b97f4a7c15U, 29);
    next_ = other_;
    other_ = mixed;
  }
  std::uint64_t value() const {
    const std::uint64_t both = (next_ ^ (next_ >> 32U)) * 0xd6e8feb86659fd93U + other_;
    return (both ^ (both >> 32U)) * 0xd6e8feb86659fd93U;
  }

 private:
  std::uint64_t next_ = 0;
  std::uint64_t other_ = 0x2545f4914f6cdd1dU;
};

/// Puts bytes together to words. No loop runs over them, so that the compiler reads bytes that lie side by
/// side at once.
class Packer {
 public:
  explicit Packer(Mixer& mixer) : mixer_(mixer) {}

  void add(std::uint8_t byte) {
    word_ |= std::uint64_t{byte} << filled_;
    filled_ += 8;
    if (filled_ == 64) flush();
  }
  void add(bool value) { add(static_cast<std::uint8_t>(value)); }
  template <class Enum>
  requires std::is_enum_v<Enum>
  void add(Enum value) { add(static_cast<std::uint8_t>(value)); }
  template <class Enum>
  void add(const std::optional<Enum>& value) {
    add(static_cast<std::uint8_t>(value ? 1 + static_cast<int>(*value) : 0));
  }
  void add(const Formation& formation) { add(formation.count); }
  /// In two words of their own, which overlap.
  void add(const std::array<std::uint8_t, area_count>& counts) {
    for (const std::uint8_t* part : {counts.data(), counts.data() + area_count - 8}) {
      std::uint64_t word = 0;
      std::memcpy(&word, part, sizeof word);
      mixer_.add(word);
    }
  }
  template <class T, std::size_t size>
  void add(const std::array<T, size>& values) {
    std::apply([this](const auto&... each) { (this->add(each), ...); }, values);
  }
  void flush() {
    mixer_.add(word_);
    word_ = 0;
    filled_ = 0;
  }

 private:
  Mixer& mixer_;
  std::uint64_t word_ = 0;
  unsigned filled_ = 0;
};

/// Fields in the order in which they lie in memory.
template <class... Fields>
void add(Mixer& mixer, const Fields&... fields) {
  Packer packer(mixer);
  (packer.add(fields), ...);
  packer.flush();
}

// The bindings name every field, so that a new one that is left out here does not compile.

void add_side(Mixer& mixer, const TeamState& side) {
  const auto& [formation, players, keeper, in_hand, yellow, red, condition, tired, roles, substitutions,
               next_formation, injured, returning, keeper_injured, skills, skills_used, skills_hidden,
               coach_off, styles, keeper_out] = side;
  add(mixer, formation, players, keeper, in_hand, yellow, red, condition, tired, roles, substitutions,
      next_formation, injured, returning, keeper_injured);
  mixer.add(skills.bits());
  mixer.add(skills_used.bits());
  add(mixer, skills_hidden, coach_off, styles, keeper_out);
}

void add_turn(Mixer& mixer, const Turn& turn) {
  const auto& [restart, start, target, dice, began_with, in_target, first, first_action, event,
               extra_free_moves, dribble_past, easy, last, long_pass, offside_risk, settled_first,
               actions_skipped, contested, contest_winner, free_hard_press, sweeps, fans, press_won_by,
               played, ball_on_its_way, goal_kick_due, moves] = turn;
  add(mixer, restart, start, target, dice, began_with, in_target, first, first_action, event,
      extra_free_moves, dribble_past, easy, last, long_pass, offside_risk, settled_first, actions_skipped,
      contested, contest_winner, free_hard_press, sweeps, fans, press_won_by, ball_on_its_way, goal_kick_due,
      moves);
  for (const SkillSet& cards : played) mixer.add(cards.bits());
}

void add_window(Mixer& mixer, const Window& window) {
  const auto& [open, allowed, made, arrived, surplus, keeper_moved, dribbled, other_moves, any_type,
               no_dribble, runs] = window;
  const bool used = window != Window{};
  add(mixer, used);
  if (!used) return;
  add(mixer, open, allowed, made, arrived, surplus, keeper_moved, dribbled, other_moves, any_type,
      no_dribble);
  mixer.add(runs.bits());
}

void add_last_turn(Mixer& mixer, const LastTurn& last_turn) {
  const auto& [first, moves] = last_turn;
  add(mixer, first, moves);
}

void add_shoot_out(Mixer& mixer, const ShootOut& shoot_out) {
  const auto& [first, kicks, scored] = shoot_out;
  add(mixer, first, kicks, scored);
}

void add_agenda(Mixer& mixer, const Agenda& agenda) {
  for (std::size_t at = 0; at < agenda.size(); ++at) {
    const auto& [step, team, number] = agenda[at];
    add(mixer, step, team, number);
  }
}

/// What passes and shots ask of a side.
void add_play(Mixer& mixer, const TeamState& side) {
  add(mixer, side.formation, side.players, side.keeper, side.condition, side.tired, side.keeper_injured,
      side.keeper_out);
  mixer.add(side.skills.bits());
}

}  // namespace

std::uint64_t fingerprint(const State& state) {
  const auto& [sides, score, half, minute, stoppage, starters, control, ball, ball_value, corner, turn,
               window, secret_formation, secret_dive, weather, carry, set_piece_minutes, auto_check,
               last_turn, shoot_out, agenda] = state;
  Mixer mixer;
  for (const TeamState& side : sides) add_side(mixer, side);
  add(mixer, score, half, minute, stoppage, starters, control, ball, ball_value, corner, secret_formation,
      secret_dive, weather, carry, set_piece_minutes, auto_check, last_turn.has_value(),
      shoot_out.has_value());
  add_turn(mixer, turn);
  add_window(mixer, window);
  if (last_turn) add_last_turn(mixer, *last_turn);
  if (shoot_out) add_shoot_out(mixer, *shoot_out);
  add_agenda(mixer, agenda);
  return mixer.value();
}

std::uint64_t fingerprint_of_pass(const State& state) {
  Mixer mixer;
  for (const TeamState& side : state.sides) add_play(mixer, side);
  const bool next_turn = state.turn.target != Area::none;
  add(mixer, state.control, state.ball, state.ball_value, state.corner, state.half, state.starters,
      state.weather, state.auto_check, next_turn);
  if (next_turn)
    add(mixer, state.turn.began_with, state.turn.goal_kick_due);
  else
    add_turn(mixer, state.turn);
  return mixer.value();
}

}  // namespace fuba
