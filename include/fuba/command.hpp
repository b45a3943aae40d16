#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "fuba/area.hpp"
#include "fuba/formation.hpp"
#include "fuba/policies.hpp"
#include "fuba/role.hpp"
#include "fuba/skill.hpp"
#include "tabletop/command_list.hpp"

namespace fuba {

/// The first word of a choice, which says what a team does (docs/protocol.md).
enum class Verb : std::uint8_t {
  formation,      ///< chooses the formation of the match (2.1)
  kick_off,       ///< takes the kick-off or gives it away (3.2)
  place,          ///< puts an outfield player into an area of a set-up (3.3)
  place_keeper,   ///< the goalkeeper
  adjust,         ///< moves a player after both set-ups (3.3)
  adjust_keeper,  ///< the goalkeeper
  done,           ///< leaves it at what it has done, or does nothing
  corner,         ///< takes the corner kick from that side (5.3)
  target,         ///< names the area that the ball is passed to (4.1)
  bring,          ///< sends the closest player to the ball (4.4.2)
  bring_keeper,   ///< the goalkeeper
  react,          ///< moves a player out of turn: in an easy situation (4.4.3), by an event or a card
  react_keeper,   ///< the goalkeeper
  free,           ///< moves a player freely (4.5.2)
  free_keeper,    ///< the goalkeeper
  action,         ///< names its action (4.5.1)
  move,           ///< moves a player in a movement (4.7) or before a kick
  move_keeper,    ///< the goalkeeper
  second,         ///< has a second action or does without
  shoot,          ///< shoots straight from a free kick (5.2)
  play_on,        ///< passes from it instead
  dive,           ///< sends the goalkeeper to a side at a penalty (5.5)
  kick,           ///< kicks the penalty to a side (5.5)
  remove,         ///< takes an outfield player off the mat (5.6.2)
  change,         ///< moves a player of the formation from one line to another (2.2)
  role,           ///< gives a role to a player of the formation (A2)
  skill,          ///< takes a skill card into the match (A11)
  via,            ///< plays a long pass through an area, or through none (A8)
  boost,          ///< spends a condition point (A1)
  use,            ///< plays a skill card (A11)
  pass,           ///< plays none now
  sweep,          ///< lets the goalkeeper sweep, or not (A5)
  slow,           ///< slows the game at a set piece, or not (A9)
  sub,            ///< makes a substitution (A3)
  subs,           ///< says how many it makes at once (A3)
  remove_keeper,  ///< takes the goalkeeper off the mat
  lose,           ///< gives up a condition point of a line (A1)
  gain,           ///< puts a condition point into a line (A3, A4)
  ball,           ///< moves the ball to an adjacent area
  value,          ///< turns the ball value up or down (A12)
  fans,           ///< names the area in which a player counts twice (A12)
  style,          ///< says how hard a line plays (2.0/A6)
  keeper,         ///< lets the goalkeeper stand outside his goal area, or inside (2.0/A5)
  shift,          ///< moves a condition point from one line to another (it/adv.condition)
  var,            ///< asks for the pictures, or not (it/adv.var)
};

inline constexpr std::size_t verb_count = static_cast<std::size_t>(Verb::var) + 1;

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

/// What follows a verb.
enum class Form : std::uint8_t {
  alone,      ///< done
  area,       ///< target C4
  way,        ///< via C3, via none
  areas,      ///< free C3 L3
  move,       ///< move C2 L2 ball
  action,     ///< action press
  side,       ///< kick left
  answer,     ///< second yes, kick-off take
  formation,  ///< formation 4-4-2
  two_lines,  ///< change midfield forward
  line,       ///< lose midfield
  style,      ///< style defence easy
  role,       ///< role withdrawn-striker
  skill,      ///< use tackle
  number,     ///< subs 2
  sub,        ///< sub formation midfield forward, sub booked
};

constexpr Form form_of(Verb verb) {
  switch (verb) {
    case Verb::place:
    case Verb::place_keeper:
    case Verb::target:
    case Verb::bring:
    case Verb::bring_keeper:
    case Verb::remove:
    case Verb::ball:
    case Verb::fans:
      return Form::area;
    case Verb::via:
      return Form::way;
    case Verb::adjust:
    case Verb::adjust_keeper:
    case Verb::react:
    case Verb::react_keeper:
    case Verb::free:
    case Verb::free_keeper:
      return Form::areas;
    case Verb::move:
    case Verb::move_keeper:
      return Form::move;
    case Verb::action:
      return Form::action;
    case Verb::corner:
    case Verb::dive:
    case Verb::kick:
      return Form::side;
    case Verb::kick_off:
    case Verb::second:
    case Verb::sweep:
    case Verb::slow:
    case Verb::value:
    case Verb::keeper:
    case Verb::var:
      return Form::answer;
    case Verb::formation:
      return Form::formation;
    case Verb::change:
    case Verb::shift:
      return Form::two_lines;
    case Verb::lose:
    case Verb::gain:
      return Form::line;
    case Verb::style:
      return Form::style;
    case Verb::role:
      return Form::role;
    case Verb::skill:
    case Verb::use:
      return Form::skill;
    case Verb::subs:
      return Form::number;
    case Verb::sub:
      return Form::sub;
    default:
      return Form::alone;
  }
}

/// A choice of a team, small and trivially copyable. Built by the functions of namespace `commands`, read by
/// the accessors that fit the form of its verb; others must not be asked.
struct Command {
  Verb verb = Verb::done;
  std::array<std::uint8_t, 3> words{};  ///< what follows the verb, each as the number of its value
  bool with_ball = false;               ///< of a move: the ball goes along

  /// The only area of `place`, `target`, `bring`, `remove`, `ball`, `fans`, of `via` (none for `via none`);
  /// the origin of a move.
  constexpr Area from() const { return word<Area, Form::area, Form::way, Form::areas, Form::move>(0); }
  /// The destination of a move.
  constexpr Area to() const { return word<Area, Form::areas, Form::move>(1); }
  constexpr Action action() const { return word<Action, Form::action>(0); }
  constexpr Side side() const { return word<Side, Form::side>(0); }
  /// `second yes`, `kick-off take`, `keeper outside`.
  constexpr bool yes() const { return word<bool, Form::answer>(0); }
  constexpr Formation formation() const {
    assert(form_of(verb) == Form::formation);
    return Formation{words};
  }
  /// The lines that `change` takes a player from and gives it to, `shift` a condition point.
  constexpr Line line_from() const { return word<Line, Form::two_lines>(0); }
  constexpr Line line_to() const { return word<Line, Form::two_lines>(1); }
  constexpr PlayerRole role() const { return word<PlayerRole, Form::role>(0); }
  /// The card of `skill` and `use`.
  constexpr Skill skill() const { return word<Skill, Form::skill>(0); }
  /// The line of `lose`, `gain` and `style`.
  constexpr Line line() const { return word<Line, Form::line, Form::style>(0); }
  constexpr Style style() const { return word<Style, Form::style>(1); }
  /// How many substitutions `subs` announces.
  constexpr int number() const { return word<int, Form::number>(0); }
  constexpr SubKind sub() const { return word<SubKind, Form::sub>(0); }
  /// The lines of `sub formation`.
  constexpr Line sub_from() const { return word<Line, Form::sub>(1); }
  constexpr Line sub_to() const { return word<Line, Form::sub>(2); }

  constexpr bool operator==(const Command&) const = default;

 private:
  template <class Value, Form... forms>
  constexpr Value word(std::size_t at) const {
    assert(((form_of(verb) == forms) || ...));
    return static_cast<Value>(words[at]);
  }
};

namespace commands {
// Choices by what follows the verb; a verb that is given must have that form.

/// By the values of the words that follow.
template <class... Words>
constexpr Command of(Verb verb, Words... words) {
  return {verb, {static_cast<std::uint8_t>(words)...}, false};
}
constexpr Command plain(Verb verb) { return of(verb); }
constexpr Command at(Verb verb, Area area) { return of(verb, area); }
constexpr Command step(Verb verb, Area from, Area to, bool with_ball = false) {
  return {verb, {static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to), 0}, with_ball};
}
constexpr Command act(Action action) { return of(Verb::action, action); }
constexpr Command side(Verb verb, Side side) { return of(verb, side); }
constexpr Command answer(Verb verb, bool yes) { return of(verb, yes); }
constexpr Command choose(const Formation& formation) { return {Verb::formation, formation.count, false}; }
constexpr Command change(Line from, Line to) { return of(Verb::change, from, to); }
constexpr Command take(PlayerRole role) { return of(Verb::role, role); }
constexpr Command card(Verb verb, Skill skill) { return of(verb, skill); }
constexpr Command point(Verb verb, Line line) { return of(verb, line); }
constexpr Command shift(Line from, Line to) { return of(Verb::shift, from, to); }
constexpr Command play(Line line, Style style) { return of(Verb::style, line, style); }
constexpr Command announce(int substitutions) { return of(Verb::subs, substitutions); }
constexpr Command substitute(SubKind kind, Line from = Line::defence, Line to = Line::defence) {
  return of(Verb::sub, kind, from, to);
}

}  // namespace commands

/// The notation of docs/protocol.md: "move C2 L2 ball".
std::string to_string(const Command& command);

/// Reads the notation. Nothing for an unknown verb, a missing or a surplus word, or an unknown name.
/// The words of a formation need only be digits: whether it is playable is for the rules to say.
std::optional<Command> parse_command(std::string_view text);

/// The legal choices of one decision: more than any decision of a legal position can list.
using CommandList = tabletop::CommandList<Command, 160>;

}  // namespace fuba
