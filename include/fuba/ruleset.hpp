#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <tuple>
#include <vector>

#include "fuba/command.hpp"
#include "fuba/enum_set.hpp"
#include "fuba/event.hpp"
#include "fuba/formation.hpp"
#include "fuba/option.hpp"
#include "fuba/pitch.hpp"
#include "fuba/policies.hpp"
#include "fuba/refusal.hpp"
#include "fuba/role.hpp"
#include "fuba/skill.hpp"
#include "fuba/terms.hpp"
#include "fuba/weather.hpp"

namespace fuba {

/// A formation card (R14).
struct FormationCard {
  Formation formation;
};

/// One row of a special event table (4.3.4, A12). Several effects may be set; all off = nothing happens.
/// "Controlling" and "passive" are the roles when the event is rolled (R51), but where the comment says else.
struct SpecialEvent {
  enum class Role : std::uint8_t { nobody, controlling, passive, both };
  /// What the teams roll for, with the condition points of the ball's zone added (A12).
  enum class Contest : std::uint8_t {
    none,
    free_moves,  ///< two extra free movements
    value,       ///< the new ball value up or down by 2
    ball,        ///< control of the ball, in place of the check
    throw_in,    ///< the ball with value 2, in place of the check; nothing else follows
    goal_line,   ///< a corner kick or a goal kick
    card,        ///< another skill card
  };
  /// The targets for which the row has its effects.
  enum class Place : std::uint8_t { anywhere, side_area, goal_line_area };

  std::string id;                       ///< "failed-pass"
  std::int8_t value_change = 0;         ///< added to the new ball value
  Role extra_free_move = Role::nobody;  ///< who may move one more player freely (R124)
  Role granted_move = Role::nobody;     ///< who may move a player after the check; roles after the check
  Role run = Role::nobody;              ///< who may move `runners` players once the ball has moved
  std::uint8_t runners = 1;
  Role condition_point = Role::nobody;      ///< who gains a point in the line that faces the target
  Role no_defence_movement = Role::nobody;  ///< who may not choose it this turn
  Role free_kick = Role::nobody;            ///< who is awarded a free kick; the other is tested for a card
  Role booked = Role::nobody;               ///< gets a yellow card and a red card test instead of that test
  Role injured = Role::nobody;              ///< who has a player injured
  Role fans = Role::nobody;                 ///< whose fans make a player count twice
  Role loses_card = Role::nobody;           ///< who loses a skill card
  bool check_fails = false;                 ///< the ball stays in the start area and is lost (R31)
  bool check_passes = false;                ///< whatever the die; then the ball may go to an adjacent area
  bool actions_skipped = false;             ///< no action stages
  bool corner = false;                      ///< a corner kick from a corner area (R34)
  bool dribble_past = false;                ///< 4.7.5 whatever the opponents, for the first action
  bool free_hard_press = false;             ///< an aggressive pressing without point and card test (4-6)
  bool takes_time = false;                  ///< a die and one more minutes pass
  std::int8_t attempt_bonus = 0;            ///< on the goal attempts of this turn
  std::int8_t injury_modifier = 0;          ///< on injury dice, unless the target is a penalty area (R156)
  Contest contest = Contest::none;
  Place place = Place::anywhere;
};

/// Codes of special events: the sum of the dice in the plain table, ten times the first die and the second
/// in the advanced one. In the table of differences the controlling die less the passive one, and six more;
/// for equal dice their value, and twenty more.
inline constexpr std::size_t event_codes = 67;

constexpr std::uint8_t code_of_difference(int controlling, int passive) {
  return static_cast<std::uint8_t>(controlling == passive ? 20 + controlling : controlling - passive + 6);
}
constexpr int difference_of_event(std::size_t code) { return code > 20 ? 0 : static_cast<int>(code) - 6; }

/// A skill card (A11).
struct SkillCard {
  std::string group;      ///< "defender"
  std::uint8_t cost = 0;  ///< condition points
  Options needs;          ///< options without which it has no effect
};

/// A role of the advanced formations (A2): a player of a line whose condition point another line gets.
struct RoleRule {
  Line player = Line::midfield;
  Line point_to = Line::midfield;
  std::uint8_t most = 0;  ///< players of a team with the role
};

/// What the weather does (A10).
struct WeatherRule {
  std::uint8_t hard_press_cost = 1;  ///< condition points
  std::int8_t long_pass = 0;         ///< added for each area between
  std::int8_t new_value = 0;         ///< added after a control check
  std::int8_t injury = 0;            ///< on the injury die
  std::int8_t tiredness = 0;         ///< on the first die of a tiredness test
  bool dazzles_starters = false;     ///< no A5 and A8 for the team that began the match
  bool first_half_only = false;
  bool changes = false;  ///< a die at the second half: 1 ends it, 6 makes it `worse`
  Weather worse = Weather::none;
};

/// What the style of a line does to the dice of its team: which of two dice counts for a special event, and
/// what is added to those of injuries and tiredness.
struct StyleRule {
  enum class EventDie : std::uint8_t { single, lower, higher };
  EventDie event_die = EventDie::single;
  std::int8_t injury = 0;
  std::int8_t tiredness = 0;
};

/// What a yellow card test brings for each face of the die (5.6.1). The last one counts for one card more, in
/// a test that only an earlier card brings.
enum class CardResult : std::uint8_t { none, own_side, card, card_and_red_test, card_and_extra_in_red_test };

/// The frame of a set-up (3.3.1, 5.2.1, 5.3.1, 5.5.1) is chosen by what the game restarts with.
enum class Restart : std::uint8_t { none, kick_off, free_kick, corner_kick, goal_kick, penalty_kick };

/// "free-kick".
std::string_view name(Restart restart);

/// Stages of a turn in the order in which an edition plays them.
enum class TurnStage : std::uint8_t {
  target,          ///< stages 1 and 2 of 3.0: target area, ball value modification
  dice,            ///< stage 3: both teams roll
  clock,           ///< stage 3: time, stoppage, special event
  control_check,   ///< stage 4: check and new ball value
  ball_winner,     ///< 4.4.2: the closest player goes to the ball
  easy_situation,  ///< 4.4.3: the passive team's move
  granted_moves,   ///< moves and values granted by advanced special events
  check_cards,     ///< skill cards of the end of the control check (A11)
  first_actions,   ///< stage 5
  second_actions,  ///< stage 6
  substitutions,   ///< players are changed before the target is chosen
  keeper_exit,     ///< the goalkeeper may come out for a ball into his penalty area
  special_event,   ///< where the controlling die equals the ball value
  ball_movement,   ///< the ball goes to the target, with its new value
  first_stage,     ///< the action stage of one team
  second_stage,    ///< the same for the other team
};

inline constexpr std::size_t turn_stage_count = static_cast<std::size_t>(TurnStage::second_stage) + 1;

/// Everything that makes an edition with its options: one frozen value, made by `make_rules`.
struct Ruleset {
  std::string id;                    ///< "fuba-3.0"
  std::string silent;                ///< the edition that holds where this one says nothing, if any
  std::uint32_t revision = 0;        ///< grows when saved matches would play differently
  Options options;                   ///< the advanced rules that are played, with all that they need
  Options offered;                   ///< every option that the edition has
  std::uint8_t skills_per_team = 0;  ///< 0 without the option
  MatchTerms terms;                  ///< what the match has from its competition

  Pitch pitch;
  std::vector<FormationCard> cards;         ///< the formations of the printed cards (R14)
  std::vector<TurnStage> turn;              ///< the stages of a turn, in order
  EnumSet<TurnStage> stages;                ///< the same as a set
  std::vector<PassChange> pass;             ///< what a pass changes the ball value by, in order
  std::vector<StageSequence> action_stage;  ///< of `first_stage` and `second_stage`
  Policies policies;

  std::uint8_t outfield_players = 10;
  std::uint8_t counted_players = 6;  ///< of one team in one area (1.4.1)
  std::uint8_t highest_value = 6;    ///< of the ball

  struct Clock {
    std::uint8_t half_minutes = 45;
    std::uint8_t stoppage_squares = 5;  ///< minutes of stoppage time that the track has
    std::uint8_t restart_minutes = 1;   ///< that a set piece takes (4.3.2)
    std::uint8_t first_square = 0;      ///< of each half, counted from its start square
    std::uint8_t carried_minutes = 0;   ///< by equal dice, to the next turn that moves the marker
  } clock;

  /// A level match that goes on (C29, C30).
  struct Cup {
    std::uint8_t extra_half_minutes = 15;
    std::uint8_t kicks = 5;  ///< of each team, before they go on in pairs
  } cup;

  struct SetUp {
    std::uint8_t kick_off_centre_players = 2;       ///< of the kicking team at least (3.3.1)
    std::uint8_t adjusted_players = 2;              ///< that a team may move after both set-ups (3.3)
    std::uint8_t restart_ball_value = 1;            ///< of the ball when play begins anew
    std::uint8_t free_kick_short_pass_players = 2;  ///< needed to play within the area (5.2.2)
    std::uint8_t goal_kick_reply_moves = 4;         ///< 5.4
    std::uint8_t free_kick_covering_players = 0;  ///< passive players closer to their goal line than the ball
  } set_up;

  struct BallValue {
    std::int8_t empty_start = -1;   ///< 4.2.1
    std::int8_t area_between = 1;   ///< 4.2.2, each
    std::int8_t empty_target = -2;  ///< 4.2.3
    std::int8_t positioning = 1;    ///< 4.8
    std::int8_t positioning_majority = 2;
    std::int8_t positioning_boost = 1;     ///< more, for a condition point (A1.2)
    std::int8_t positioning_card = 2;      ///< more, by a skill card (A11)
    std::int8_t failed_press = -2;         ///< 4.9
    std::int8_t target_majority = 1;       ///< by a majority in the target area
    std::int8_t defender_in_line = 1;      ///< each, where a pass risks offside
    std::int8_t positioning_die = 1;       ///< by each die of positioning that succeeds
    std::int8_t positioning_missing = -1;  ///< without a player at the ball
    std::int8_t positioning_most = 2;
    std::int8_t adjustment_each = 1;  ///< for each player more at the ball, in an action stage
    std::int8_t adjustment_most = 2;
  } ball_value;

  struct Shot {
    std::int8_t majority = 1;                  ///< in the area of the shot and in the penalty area
    std::int8_t keeper_away = 4;               ///< while the goalkeeper is not in his penalty area (4.6.3)
    std::int8_t free_kick = -1;                ///< straight from a free kick
    bool keeper_ignored = false;               ///< the defending goalkeeper does not count for the majorities
    bool free_kick_counts_area = false;        ///< the majority in the area of a straight shot counts
    bool offside_counts_for_minority = false;  ///< of shooters in the penalty area
    /// area_modifier[team][area] for that team's attack (R9); areas that allow no shot are in neither set.
    std::array<std::array<std::int8_t, area_count>, 2> area_modifier{};
    std::array<AreaSet, 2> areas{};              ///< always (4.6)
    std::array<AreaSet, 2> areas_keeper_away{};  ///< further ones while the keeper is away (4.6.3)
  } shot;

  /// By the code of the event; the table that the options choose.
  std::array<SpecialEvent, event_codes> special_events;
  /// penalty[kick as the shooter sees it][dive as the keeper sees it]: lowest die that scores (R10).
  std::array<std::array<std::uint8_t, 3>, 3> penalty{};
  /// By the face of the die; 0 is unused.
  std::array<CardResult, 7> yellow_card_test{};

  struct Conditions {
    std::uint8_t line_most = 6;          ///< points of a line, when more are given (A3)
    std::uint8_t team_most = 10;         ///< the same of a team
    std::uint8_t tiredness_squares = 5;  ///< moved in one go that bring the test (A1.3)
    std::uint8_t tiredness_losses = 3;   ///< points that one test can cost
    std::uint8_t tiredness_dice = 1;     ///< of a test; with one die another follows each point lost
    bool tiredness_equal_passes = false;
    std::uint8_t tiredness_losses_elsewhere = 1;  ///< points of other lines, where the first has none
    std::uint8_t shifted_points = 0;              ///< that a team may move before the match
  } conditions;

  struct Substitutions {
    std::int8_t in_match = 3;        ///< of a team
    std::int8_t wide_material = -2;  ///< on the dice of fresh players, by the skill card
    std::int8_t coach_off = 2;       ///< on the same dice, without the coach
    /// Points that a fresh player brings if ten times the dice are above, at or below the game time.
    std::int8_t fresh_points = 1;
    std::int8_t fresh_points_equal = 2;
    std::int8_t fresh_points_late = 2;
    bool points_to_one_line = false;            ///< of a fresh player
    std::int8_t second_half_change_points = 1;  ///< for the line that a change strengthens
    std::int8_t second_half_booked_points = 0;
    bool enters_where_points_rose = false;  ///< one player leaves, another enters a zone of those lines
  } substitutions;

  struct Injuries {
    std::int8_t longest = 4;             ///< minutes or turns; from a higher die he does not return (A4)
    std::int8_t keeper_shot_bonus = 1;   ///< for the opponent of an injured goalkeeper
    std::int8_t second_half_points = 1;  ///< for the team of a substitute
    bool anybody = false;                ///< any outfield player is hurt, not somebody near the ball
  } injuries;

  /// A goalkeeper who has come out, for a turn or standing outside his goal area (A5).
  struct Goalkeeper {
    std::int8_t exit_shot_bonus = 1;  ///< for the opponent
    std::int8_t exit_value = 0;       ///< on the ball value
    std::int8_t exit_press = 0;       ///< on his team's pressing dice
  } goalkeeper;

  std::uint8_t keeper_areas = 1;   ///< of one move of the goalkeeper
  std::uint8_t annulling_die = 6;  ///< what both dice of the pictures must show

  std::array<StyleRule, style_count> styles;

  std::array<RoleRule, role_count> roles;
  std::array<WeatherRule, weather_count> weather;
  /// By the face of equal dice of the kick-off roll; 0 is unused (A10).
  std::array<Weather, 7> weather_of_dice{};
  std::array<SkillCard, skill_count> skills;
  /// The cards that a team may choose with these options.
  SkillSet playable_skills;

  /// The minute with which a half ends: 45, 90, and 105 and 120 in extra time.
  int end_of_half(int half) const {
    return half <= 2 ? half * clock.half_minutes
                     : 2 * clock.half_minutes + (half - 2) * cup.extra_half_minutes;
  }

  bool has(Option option) const { return options.contains(option); }
  bool plays(TurnStage stage) const { return stages.contains(stage); }

  /// The rule behind a refusal or an event: "3.0/4.1.1"; empty where the edition has no such rule. Indexed
  /// by the enum.
  std::array<std::string, reason_count> reason_rules;
  std::array<std::string, cause_count> cause_rules;

  const std::string& rule(Reason reason) const { return reason_rules[static_cast<std::size_t>(reason)]; }
  const std::string& rule(Cause cause) const { return cause_rules[static_cast<std::size_t>(cause)]; }
};

/// The editions that can be played, the default first.
std::span<const std::string_view> editions();
inline std::string_view default_edition() { return editions().front(); }

/// Skill cards of a team where nobody says otherwise (R145), and the most that it may have.
inline constexpr std::uint8_t default_skills_per_team = 3;
inline constexpr std::uint8_t most_skills_per_team = 5;

/// Which rules a match is played by.
struct RulesChoice {
  std::string edition;
  Options options = {};
  std::uint8_t skills_per_team = default_skills_per_team;  ///< 1-5; read with the option only
  MatchTerms terms = {};

  bool operator==(const RulesChoice&) const = default;
  auto operator<=>(const RulesChoice& other) const {
    return std::tuple(std::string_view(edition), options.bits(), skills_per_team, terms) <=>
           std::tuple(std::string_view(other.edition), other.options.bits(), other.skills_per_team,
                      other.terms);
  }
};

/// Reads and checks the files of an edition; the options bring along what they need. Refuses an unknown
/// edition, an option that it does not have, options that exclude each other, and a file that is missing,
/// is not JSON, lacks a field or holds a value out of range.
tl::expected<Ruleset, RulesError> make_rules(const RulesChoice& choice, const RulesReader& read);

}  // namespace fuba
