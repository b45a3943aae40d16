#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace fuba {

/// Where editions differ in procedure rather than in numbers. Rule code asks a policy and never which edition
/// is played; docs/editions.md has all of them side by side. What an edition does not name under "policies"
/// has its first value, which is that of FUBA 3.0.
struct Policies {
  /// Whose dice those of the turn are.
  enum class TurnDice : std::uint8_t { one_each, two_of_controlling };
  /// What brings a special event: equal dice of the turn, which also move that many minutes, or a die equal
  /// to the ball value at the control check; equal dice of the turn then carry minutes over.
  enum class SpecialEvent : std::uint8_t { equal_dice, equal_check };
  /// What keeps the ball.
  enum class Control : std::uint8_t { die_not_below, one_die_above };
  /// The die of the new ball value: that of the team passive before the check, or after it, or the lower or
  /// higher die after a short or long pass.
  enum class NewValue : std::uint8_t { passive_before_check, passive_after_check, by_length };
  /// What a value above the highest means: judged after the length of the pass, or at the end, the target is
  /// closed; or the ball is lost.
  enum class ValueLimit : std::uint8_t { after_length, final_value, turnover };
  /// Who acts first.
  enum class Order : std::uint8_t { numbers_in_target, both_dice_above, moves_made };
  enum class SecondActions : std::uint8_t { always, not_outnumbered };  ///< when a team has one
  /// How many may move and where: by the type of the movement, or by two dice in any direction.
  enum class Movement : std::uint8_t { by_line, two_dice };
  enum class FreeMovements : std::uint8_t { before_action, after_moves };  ///< of a team
  /// What positioning changes; `after_moves` is done without asking in each action stage.
  enum class Positioning : std::uint8_t { by_numbers, two_dice, after_moves };
  /// What a condition point gives in a movement: a move more, the higher die, or a die of moves.
  enum class Boost : std::uint8_t { one_move, higher_die, die };
  /// Whose die is the ball value after a rebound that the defenders win.
  enum class ReboundValue : std::uint8_t { shooter, winner };
  /// Which goalkeepers count in a rebound.
  enum class ReboundKeepers : std::uint8_t { shooters, none };
  /// Two dice without being outnumbered, or one die with a player at the ball.
  enum class Pressing : std::uint8_t { two_dice, one_die };
  /// What a failed press brings: a lower value if both dice were above it, or always; or a check that passes
  /// by itself.
  enum class FailedPress : std::uint8_t { both_above, any_dice, automatic_check };
  /// When equal dice win an aggressive pressing.
  enum class HardPressEqual : std::uint8_t { equal_numbers, always };
  /// Where the free kick for a foul in pressing is.
  enum class FoulPlace : std::uint8_t { target, ball };
  /// Which of injury and red card test comes first after a violent foul.
  enum class ViolentFoul : std::uint8_t { red_card_first, injury_first };
  /// Where players who are all offside around a target close it.
  enum class OffsideAround : std::uint8_t { anywhere, outside_own_half };
  /// Whether a goal kick ends the turn.
  enum class GoalKick : std::uint8_t { at_once, rest_of_turn };
  enum class FreeKick : std::uint8_t { quick_in_own_half, set_up };  ///< how it is taken
  /// When the minute of a set piece passes.
  enum class RestartTime : std::uint8_t { at_once, with_dice };
  enum class Substitutions : std::uint8_t { second_action_or_set_up, midfield_or_set_up, end_of_stage };
  /// How somebody who is out for good is replaced: if the team wants, without asking, or by a fresh player.
  enum class InjuredReplaced : std::uint8_t { asked, at_once, fresh };
  /// Whether injuries last minutes or turns.
  enum class InjuryTime : std::uint8_t { minutes, turns };
  /// When a card for slow play brings the red card test.
  enum class SlowPlayCard : std::uint8_t { always, booked_before };
  /// When a team without points is tired: at once, or only when it fails a test.
  enum class Tired : std::uint8_t { at_once, by_failed_test };
  /// What the goalkeeper's coming out does: it counts until the turn ends, or he stands inside or outside his
  /// goal area.
  enum class KeeperExit : std::uint8_t { for_a_turn, standing };

  TurnDice turn_dice = {};
  SpecialEvent special_event = {};
  Control control = {};
  bool automatic_check = false;  ///< the check passes by itself in a target without opponents
  NewValue new_value = {};
  ValueLimit value_limit = {};
  Order order = {};
  SecondActions second_actions = {};
  Movement movement = {};
  bool several_areas = false;  ///< forward and defence moves go on until they are stopped
  FreeMovements free_movements = {};
  Positioning positioning = {};
  Boost boost = {};
  ReboundValue rebound_value = {};
  ReboundKeepers rebound_keepers = {};
  Pressing pressing = {};
  FailedPress failed_press = {};
  HardPressEqual hard_press_equal = {};
  FoulPlace foul_place = {};
  ViolentFoul violent_foul = {};
  OffsideAround offside_around = {};
  GoalKick goal_kick = {};
  FreeKick free_kick = {};
  RestartTime restart_time = {};
  Substitutions substitutions = {};
  InjuredReplaced injured_replaced = {};
  InjuryTime injury_time = {};
  SlowPlayCard slow_play_card = {};
  Tired tired = {};
  KeeperExit keeper_exit = {};
};

/// What a pass changes the ball value by; an edition lists its own in order.
enum class PassChange : std::uint8_t {
  empty_start,       ///< nobody of the passive team in the start area
  length,            ///< areas between start and target
  empty_target,      ///< nobody of the passive team in the target
  target_majority,   ///< more players of one team in the target
  defenders_in_line  ///< each defender in line where the pass risks offside
};

/// Sequences of an action stage, where the edition has stages rather than actions.
enum class StageSequence : std::uint8_t {
  action,          ///< a goal attempt, then a movement
  free_movements,  ///< those of the pieces that have not moved
  adjustment,      ///< the ball value by the numbers in the ball's area
  pressing,
  substitution,
};

/// How hard a line plays.
enum class Style : std::uint8_t { normal, easy, aggressive };

inline constexpr std::size_t style_count = static_cast<std::size_t>(Style::aggressive) + 1;

/// "aggressive".
std::string_view name(Style style);
std::optional<Style> parse_style(std::string_view text);

}  // namespace fuba
