#include "fuba/state.hpp"

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
  template <class T>
  void add(const std::optional<T>& value) {
    add(value ? static_cast<int>(*value) + 1 : 0);
  }
  void add(const Formation& formation) { add(formation.count); }
  void add(SkillSet skills) {
    for (unsigned shift = 0; shift < 64; shift += 8) add(skills.bits() >> shift);
  }
  /// A field that only some editions use; where it has its first value it adds nothing, so that the hashes of
  /// saved matches stay.
  template <class T>
  void add_if_set(std::uint8_t place, const T& value) {
    if (value == T{}) return;
    add(place);
    add(value);
  }
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
  hasher.add(side.condition);
  hasher.add(side.tired);
  hasher.add(side.roles);
  hasher.add(side.substitutions);
  hasher.add(side.next_formation);
  hasher.add(side.injured);
  hasher.add(side.returning);
  hasher.add(side.keeper_injured);
  hasher.add(side.skills);
  hasher.add(side.skills_used);
  hasher.add(side.skills_hidden);
  hasher.add(side.coach_off);
  hasher.add_if_set(1, side.styles);
  hasher.add_if_set(2, side.keeper_out);
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
  hasher.add(turn.long_pass);
  hasher.add(turn.offside_risk);
  hasher.add(turn.settled_first);
  hasher.add(turn.actions_skipped);
  hasher.add(turn.contested);
  hasher.add(turn.contest_winner);
  hasher.add(turn.free_hard_press);
  hasher.add(turn.sweeps);
  hasher.add(turn.fans);
  hasher.add(turn.press_won_by);
  hasher.add(turn.played);
  hasher.add_if_set(3, turn.ball_on_its_way);
  hasher.add_if_set(4, turn.goal_kick_due);
  hasher.add_if_set(6, turn.moves);
}

void add_window(Hasher& hasher, const Window& window) {
  hasher.add(window.open);
  hasher.add(window.allowed);
  hasher.add(window.made);
  hasher.add(window.arrived);
  hasher.add(window.surplus);
  hasher.add(window.keeper_moved);
  hasher.add(window.dribbled);
  hasher.add(window.other_moves);
  hasher.add(window.any_type);
  hasher.add(window.runs);
  hasher.add_if_set(7, window.no_dribble);
}

}  // namespace

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
  hasher.add(state.secret_dive);
  hasher.add(state.weather);
  hasher.add_if_set(8, state.carry);
  hasher.add_if_set(9, state.set_piece_minutes);
  hasher.add_if_set(10, state.auto_check);
  if (state.last_turn) {
    hasher.add(11);
    hasher.add(state.last_turn->first);
    hasher.add(state.last_turn->moves);
  }
  if (state.shoot_out) {
    hasher.add(12);
    hasher.add(state.shoot_out->first);
    hasher.add(state.shoot_out->kicks);
    hasher.add(state.shoot_out->scored);
  }
  for (std::size_t at = 0; at < state.agenda.size(); ++at) {
    hasher.add(state.agenda[at].step);
    hasher.add(state.agenda[at].team);
    hasher.add(state.agenda[at].number);
  }
  return hasher.value();
}

namespace {

/// Windows of cards that wait for a team would tell what it holds; only the one that is asked now is no
/// secret.
void hide_waiting_cards(Agenda& agenda, Team team) {
  const Agenda all = agenda;
  agenda.clear();
  for (std::size_t at = 0; at < all.size(); ++at)
    if (all[at].step != Step::skill_window || all[at].team != team || at + 1 == all.size())
      agenda.push(all[at]);
}

}  // namespace

State seen_by(const State& state, Team team) {
  State seen = state;
  TeamState& other = seen.side(opponent(team));
  seen.secret_formation[index(opponent(team))] = {};
  if (!other.formation.chosen()) {
    other.roles = {};
    other.styles = {};
    other.condition = {};
  }
  const SkillSet hidden = other.skills - other.skills_used;
  other.skills_hidden = static_cast<std::uint8_t>(hidden.size());
  other.skills = other.skills - hidden;
  if (!hidden.empty()) hide_waiting_cards(seen.agenda, opponent(team));
  if (team == state.control) seen.secret_dive.reset();
  return seen;
}

}  // namespace fuba
