#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <optional>
#include <string>
#include <string_view>

#include "fuba/area.hpp"
#include "fuba/formation.hpp"
#include "fuba/policies.hpp"
#include "fuba/role.hpp"
#include "fuba/skill.hpp"

namespace fuba {

/// The first word of a choice (docs/protocol.md).
enum class Verb : std::uint8_t {
  formation,
  kick_off,
  place,
  place_keeper,
  adjust,
  adjust_keeper,
  done,
  corner,
  target,
  bring,
  bring_keeper,
  react,
  react_keeper,
  free,
  free_keeper,
  action,
  move,
  move_keeper,
  second,
  shoot,
  play_on,
  dive,
  kick,
  remove,
  change,
  role,
  skill,
  via,
  boost,
  use,
  pass,
  sweep,
  slow,
  sub,
  subs,
  remove_keeper,
  lose,
  gain,
  ball,
  value,
  fans,
  style,
  keeper,
  shift,
  var,
};

/// What a team can do with an action (4.5.1). The three movements come first, in the order of `Line`.
enum class Action : std::uint8_t {
  defence,
  midfield,
  forward,
  shoot,
  position,
  press,
  none,
  press_hard,  ///< aggressive pressing (A6)
  substitute,  ///< A3
  move,        ///< a movement in any direction, where the edition has no types
};

inline constexpr std::size_t action_count = static_cast<std::size_t>(Action::move) + 1;

/// What second actions may not repeat (4.5.1, R58): the three movements are one type.
enum class ActionType : std::uint8_t { none, movement, goal_attempt, positioning, pressing, substitution };

inline constexpr std::size_t action_type_count = static_cast<std::size_t>(ActionType::substitution) + 1;

constexpr ActionType type_of(Action action) {
  constexpr std::array types{ActionType::movement,     ActionType::movement,    ActionType::movement,
                             ActionType::goal_attempt, ActionType::positioning, ActionType::pressing,
                             ActionType::none,         ActionType::pressing,    ActionType::substitution,
                             ActionType::movement};
  return types[static_cast<std::size_t>(action)];
}

/// "movement", "goal-attempt", ...
std::string_view name(ActionType type);

/// "midfield", "shoot", ...: the word after `action`.
std::string_view name(Action action);

/// Where a penalty is kicked (shooter's view), where the keeper goes (keeper's view; middle = stays),
/// and from which side a corner is taken (attacking team's view; never middle).
enum class Side : std::uint8_t { left, middle, right };

/// "left", "middle" or "right"; "left", "stay" or "right".
std::string_view name_of_kick(Side kick);
std::string_view name_of_dive(Side dive);

/// What a substitution changes (A3, A4).
enum class SubKind : std::uint8_t { formation, booked, fresh, injured };

/// "booked".
std::string_view name(SubKind kind);

/// A choice of a team, small and trivially copyable. Built by the functions of namespace `commands`,
/// read by the accessors that fit its verb.
struct Command {
  Verb verb = Verb::done;
  std::array<std::uint8_t, 3> words{};
  bool with_ball = false;

  /// The only area of `place`, `target`, `bring`, `remove`, `ball`, `fans`, of `via` (none for `via none`);
  /// the origin of a move.
  constexpr Area from() const { return static_cast<Area>(words[0]); }
  /// The destination of a move.
  constexpr Area to() const { return static_cast<Area>(words[1]); }
  constexpr Action action() const { return static_cast<Action>(words[0]); }
  constexpr Side side() const { return static_cast<Side>(words[0]); }
  /// `second yes`, `kick-off take`, `keeper outside`.
  constexpr bool yes() const { return words[0] != 0; }
  constexpr Formation formation() const { return Formation{words}; }
  /// The lines that `change` takes a player from and gives it to, `shift` a condition point.
  constexpr Line line_from() const { return static_cast<Line>(words[0]); }
  constexpr Line line_to() const { return static_cast<Line>(words[1]); }
  constexpr PlayerRole role() const { return static_cast<PlayerRole>(words[0]); }
  /// The card of `skill` and `use`.
  constexpr Skill skill() const { return static_cast<Skill>(words[0]); }
  /// The line of `lose`, `gain` and `style`.
  constexpr Line line() const { return static_cast<Line>(words[0]); }
  constexpr Style style() const { return static_cast<Style>(words[1]); }
  /// How many substitutions `subs` announces.
  constexpr int number() const { return words[0]; }
  constexpr SubKind sub() const { return static_cast<SubKind>(words[0]); }
  /// The lines of `sub formation`.
  constexpr Line sub_from() const { return static_cast<Line>(words[1]); }
  constexpr Line sub_to() const { return static_cast<Line>(words[2]); }

  constexpr bool operator==(const Command&) const = default;
};

namespace commands {

constexpr Command plain(Verb verb) { return {verb, {}, false}; }
constexpr Command at(Verb verb, Area area) { return {verb, {static_cast<std::uint8_t>(area), 0, 0}, false}; }
constexpr Command step(Verb verb, Area from, Area to, bool with_ball = false) {
  return {verb, {static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to), 0}, with_ball};
}
constexpr Command act(Action action) {
  return {Verb::action, {static_cast<std::uint8_t>(action), 0, 0}, false};
}
constexpr Command side(Verb verb, Side side) {
  return {verb, {static_cast<std::uint8_t>(side), 0, 0}, false};
}
constexpr Command answer(Verb verb, bool yes) {
  return {verb, {static_cast<std::uint8_t>(yes), 0, 0}, false};
}
constexpr Command choose(const Formation& formation) { return {Verb::formation, formation.count, false}; }
constexpr Command change(Line from, Line to) {
  return {Verb::change, {static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to), 0}, false};
}

constexpr Command take(PlayerRole role) {
  return {Verb::role, {static_cast<std::uint8_t>(role), 0, 0}, false};
}
constexpr Command card(Verb verb, Skill skill) {
  return {verb, {static_cast<std::uint8_t>(skill), 0, 0}, false};
}
constexpr Command point(Verb verb, Line line) {
  return {verb, {static_cast<std::uint8_t>(line), 0, 0}, false};
}
constexpr Command shift(Line from, Line to) {
  return {Verb::shift, {static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to), 0}, false};
}
constexpr Command play(Line line, Style style) {
  return {Verb::style, {static_cast<std::uint8_t>(line), static_cast<std::uint8_t>(style), 0}, false};
}
constexpr Command announce(int substitutions) {
  return {Verb::subs, {static_cast<std::uint8_t>(substitutions), 0, 0}, false};
}
constexpr Command substitute(SubKind kind, Line from = Line::defence, Line to = Line::defence) {
  return {Verb::sub,
          {static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)},
          false};
}

}  // namespace commands

/// The notation of docs/protocol.md: "move C2 L2 ball".
std::string to_string(const Command& command);

/// Reads the notation. Nothing for an unknown verb, a missing or a surplus word, or an unknown name.
/// The words of a formation need only be digits: whether it is playable is for the rules to say.
std::optional<Command> parse_command(std::string_view text);

/// The legal choices of one decision, without allocation.
class CommandList {
 public:
  /// More than any decision of a legal position can list.
  static constexpr std::size_t capacity = 160;

  void add(const Command& command) {
    assert(size_ < capacity);
    std::construct_at(items() + size_++, command);
  }
  void clear() { size_ = 0; }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  const Command& operator[](std::size_t at) const { return items()[at]; }
  const Command* begin() const { return items(); }
  const Command* end() const { return items() + size_; }

 private:
  Command* items() { return std::launder(reinterpret_cast<Command*>(room_.data())); }
  const Command* items() const { return std::launder(reinterpret_cast<const Command*>(room_.data())); }

  std::size_t size_ = 0;
  /// Left as it is: filling it would take longer than most lists do.
  alignas(Command) std::array<std::byte, capacity * sizeof(Command)> room_;
};

}  // namespace fuba
