#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "fuba/command.hpp"
#include "fuba/event.hpp"
#include "fuba/formation.hpp"
#include "fuba/pitch.hpp"
#include "fuba/refusal.hpp"

namespace fuba {

/// A formation card (R14).
struct FormationCard {
  Formation formation;
};

/// One row of the special event table (4.3.4). Several effects may be set; all off = nothing happens.
/// "Controlling" and "passive" are the roles when the event is rolled (R51).
struct SpecialEvent {
  enum class Role : std::uint8_t { nobody, controlling, passive };

  std::string id;                       ///< "failed-pass"
  std::int8_t value_change = 0;         ///< added to the new ball value
  Role extra_free_move = Role::nobody;  ///< who may move one more player freely (R124)
  Role free_kick = Role::nobody;        ///< who is awarded a free kick; the other is tested for a card
  bool check_fails = false;             ///< the ball stays in the start area and is lost (R31)
  bool actions_skipped = false;         ///< no action stages; a corner kick from a corner area (R34)
  bool dribble_past = false;            ///< 4.7.5 whatever the opponents, for the first action
};

/// What a yellow card test brings for each face of the die (5.6.1).
enum class CardResult : std::uint8_t { none, own_side, card, card_and_red_test };

/// The frame of a set-up (3.3.1, 5.2.1, 5.3.1, 5.5.1) is chosen by what the game restarts with.
enum class Restart : std::uint8_t { none, kick_off, free_kick, corner_kick, goal_kick, penalty_kick };

std::string_view name(Restart restart);

/// Stages of a turn in the order in which an edition plays them.
enum class TurnStage : std::uint8_t {
  target,          ///< stages 1 and 2 of 3.0: target area, ball value modification
  dice,            ///< stage 3: both teams roll
  clock,           ///< stage 3: time, stoppage, special event
  control_check,   ///< stage 4: check and new ball value
  ball_winner,     ///< 4.4.2: the closest player goes to the ball
  easy_situation,  ///< 4.4.3: the passive team's move
  first_actions,   ///< stage 5
  second_actions,  ///< stage 6
};

/// Everything that makes an edition with its options: one frozen value, made by `make_rules`.
struct Ruleset {
  std::string id;              ///< "fuba-3.0"
  std::uint32_t revision = 0;  ///< grows when saved matches would play differently

  Pitch pitch;
  std::vector<FormationCard> cards;
  std::vector<TurnStage> turn;

  std::uint8_t outfield_players = 10;
  std::uint8_t counted_players = 6;  ///< of one team in one area (1.4.1)
  std::uint8_t highest_value = 6;    ///< of the ball

  struct Clock {
    std::uint8_t half_minutes = 45;
    std::uint8_t stoppage_squares = 5;
    std::uint8_t restart_minutes = 1;  ///< 4.3.2
  } clock;

  struct SetUp {
    std::uint8_t kick_off_centre_players = 2;  ///< 3.3.1
    std::uint8_t adjusted_players = 2;         ///< 3.3
    std::uint8_t restart_ball_value = 1;
    std::uint8_t free_kick_short_pass_players = 2;  ///< needed to play within the area (5.2.2)
    std::uint8_t goal_kick_reply_moves = 4;         ///< 5.4
  } set_up;

  struct BallValue {
    std::int8_t empty_start = -1;   ///< 4.2.1
    std::int8_t area_between = 1;   ///< 4.2.2, each
    std::int8_t empty_target = -2;  ///< 4.2.3
    std::int8_t positioning = 1;    ///< 4.8
    std::int8_t positioning_majority = 2;
    std::int8_t failed_press = -2;  ///< 4.9
  } ball_value;

  struct Shot {
    std::int8_t majority = 1;  ///< in the area of the shot and in the penalty area
    std::int8_t keeper_away = 4;
    std::int8_t free_kick = -1;
    /// area_modifier[team][area] for that team's attack (R9); areas that allow no shot are in neither set.
    std::array<std::array<std::int8_t, area_count>, 2> area_modifier{};
    std::array<AreaSet, 2> areas{};              ///< always (4.6)
    std::array<AreaSet, 2> areas_keeper_away{};  ///< further ones while the keeper is away (4.6.3)
  } shot;

  /// By the sum of two dice; 0 and 1 are unused.
  std::array<SpecialEvent, 13> special_events;
  /// penalty[kick as the shooter sees it][dive as the keeper sees it]: lowest die that scores (R10).
  std::array<std::array<std::uint8_t, 3>, 3> penalty{};
  /// By the face of the die; 0 is unused.
  std::array<CardResult, 7> yellow_card_test{};

  /// The rule behind a refusal or an event: "3.0/4.1.1". Indexed by the enum.
  std::array<std::string, reason_count> reason_rules;
  std::array<std::string, cause_count> cause_rules;

  const std::string& rule(Reason reason) const { return reason_rules[static_cast<std::size_t>(reason)]; }
  const std::string& rule(Cause cause) const { return cause_rules[static_cast<std::size_t>(cause)]; }
};

/// What is wrong with a rules file: which file, which field, what was expected.
struct RulesError {
  std::string file;   ///< "fuba-3.0/special-events.json"
  std::string field;  ///< "/events/3/sum", a JSON pointer; empty where the file as a whole is meant
  std::string problem;
};

/// "rules/fuba-3.0/clock.json, field /half_minutes: expected a whole number from 1 to 90".
std::string to_string(const RulesError& error);

/// Gives the text of a rules file by its name below `rules/`, or nothing if it cannot be read.
using RulesReader = std::function<std::optional<std::string>(std::string_view file)>;

/// The editions that can be played, the default first.
std::span<const std::string_view> editions();
inline std::string_view default_edition() { return editions().front(); }

/// Reads and checks the files of an edition. Refuses an unknown edition and a file that is missing,
/// is not JSON, lacks a field or holds a value out of range.
tl::expected<Ruleset, RulesError> make_rules(std::string_view edition, const RulesReader& read);

}  // namespace fuba
