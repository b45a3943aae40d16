#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "soccer_city/card.hpp"
#include "soccer_city/hex.hpp"
#include "soccer_city/option.hpp"
#include "soccer_city/player.hpp"
#include "soccer_city/team.hpp"
#include "tabletop/rules_error.hpp"

namespace soccer_city {

inline constexpr std::string_view edition_id = "soccer-city";

/// Which rules a match is played by.
struct RulesChoice {
  std::string edition = std::string(edition_id);
  Options options = {};

  bool operator==(const RulesChoice&) const = default;
  auto operator<=>(const RulesChoice& other) const {
    if (const int order = edition.compare(other.edition); order != 0) return order <=> 0;
    return options <=> other.options;
  }
};

/// A part of the pitch at a team's goal line: lanes from one to another, and levels up to one.
struct GoalArea {
  std::int8_t first_lane = 0;
  std::int8_t last_lane = 0;
  std::int8_t levels = 0;  ///< the highest, from the goal line at 0

  constexpr bool contains(Team owner, Hex at) const {
    return at.lane >= first_lane && at.lane <= last_lane && level_of(owner, at) <= levels;
  }
};

/// The marks of the pitch (S3). Those of one side are Home's; Away's lie turned.
struct Pitch {
  Hex centre;
  GoalArea box;
  GoalArea goal_area;
  std::array<Hex, 3> mouth;  ///< of the goal
  Hex penalty_spot;
  Hex keeper_spot;
  /// The attackers' left and right corner at Away's goal line.
  Hex left_corner;
  Hex right_corner;
  std::array<Hex, 3> kick_off_hexes;
};

/// From so many hexes to so many.
struct Reach {
  std::int8_t least = 0;
  std::int8_t most = 0;
};

/// How many players run how far.
struct RunRule {
  std::int8_t players = 0;
  std::int8_t hexes = 0;
};

/// What players are worth (K4).
struct PlayerValues {
  std::int8_t attack = 0;
  std::int8_t defence = 0;
};

/// A shot card (S9).
struct ShotCard {
  std::int8_t power = 0;
  bool unmarked = false;  ///< no opponent but the goalkeeper beside the shooter
  bool inside_box = false;
  bool outside_box = false;
  bool after_pass = false;  ///< the ball reached him by a pass this turn
  bool after_high_pass = false;
  std::int8_t keeper_out = 0;  ///< more where the goalkeeper is not in his goal area
};

/// Everything that makes the game with its options: one frozen value, made by `make_rules`.
struct Ruleset {
  std::string id;
  std::uint32_t revision = 0;  ///< grows when saved matches would play differently
  Options options;

  Pitch pitch;
  std::array<PlayerValues, last_number + 1U> values;

  struct Keeper {
    std::int8_t defence_outside = 0;  ///< outside his own box; in attack he counts in the other box only
    std::int8_t save = 0;             ///< goalkeeping points
    std::int8_t challenge = 0;        ///< on his die in his own box
  } keeper;

  /// How many cards of each face the decks have; by the index of the card.
  std::array<std::uint8_t, card_count> deck_cards{};
  std::array<ShotCard, shot_count> shots;

  struct Cards {
    std::array<std::uint8_t, 3> hand{};                  ///< attack, defence and shot cards
    std::array<std::uint8_t, length_count> ball_hand{};  ///< by length
    std::uint8_t left_out = 0;                           ///< ball cards of each length in the first half
    std::uint8_t extra_time_pile = 0;                    ///< ball cards of a half of extra time
    std::uint8_t kept = 0;                               ///< cards at most after a discard
    std::vector<std::uint8_t> factor_at;                 ///< ball cards left when a factor is turned
  } cards;

  struct Passes {
    std::array<Reach, length_count> straight;
    std::array<Reach, length_count> square;
    std::array<std::int8_t, length_count> advance;  ///< hexes that the ball goes
    std::int8_t close_ground = 0;                   ///< a close pass that is longer is a high one
    std::int8_t kick_off = 0;                       ///< hexes at most, as of the passes that follow
    std::int8_t keeper = 0;
    std::int8_t free_kick = 0;
    std::int8_t corner = 0;
    std::int8_t give = 0;
    std::int8_t give_back = 0;
    std::int8_t cross = 0;
    std::int8_t cross_lanes = 0;       ///< at either side
    std::int8_t cross_level = 0;       ///< or further up, as the attackers see it
    std::int8_t onside_opponents = 0;  ///< level or behind, who make a player onside (S16)
  } passes;

  struct Runs {
    RunRule reposition;
    std::int8_t crowd_players = 0;  ///< in the repositioning, with the factor `crowd`
    RunRule sprint;
    RunRule solo_run;
    RunRule give;
    RunRule shift;
    RunRule sprint_back;
    RunRule rush_out;
    RunRule corner;
    RunRule slip;
    RunRule tackle;
  } runs;

  struct LineUp {
    std::uint8_t players = 0;       ///< outfield players of a team (S13)
    std::int8_t highest_level = 0;  ///< at which they may stand, from their own goal line
    std::int8_t other_side = 0;     ///< hexes from the centre spot at least
  } line_up;

  struct Tackles {
    std::int8_t anticipation = 0;   ///< die and defence together at least
    std::int8_t with_ball = 0;      ///< on the attacker's side
    std::int8_t running_bonus = 0;  ///< highest bonus with which the tackler may run first
    std::int8_t foul_margin = 0;    ///< by which a tackle has failed at least that the referee looks at
    std::int8_t hard_bonus = 0;     ///< lowest bonus that counts one more on the referee die
    std::int8_t foul = 0;           ///< lowest referee die
    std::int8_t booking = 0;        ///< lowest referee die that brings a card
    std::int8_t reprimand = 0;      ///< on the tackler's side
  } tackles;

  struct Shooting {
    std::int8_t range = 0;             ///< goal distance at most
    std::int8_t markers = 0;           ///< that count at most
    std::int8_t direct = 0;            ///< from a free kick
    std::int8_t corner_margin = 0;     ///< that much less than the save brings a corner
    std::int8_t unguarded = 0;         ///< total that scores without a goalkeeper
    std::int8_t penalty_guarded = 0;   ///< lowest die that scores where the goalkeeper is
    std::int8_t penalty = 0;           ///< elsewhere
    std::uint8_t shoot_out_kicks = 0;  ///< of each team, before they go on in pairs
  } shooting;

  bool has(Option option) const { return options.contains(option); }
};

using tabletop::RulesError;
using tabletop::RulesReader;

/// Reads and checks the files of the game. Refuses a file that is missing, is not JSON, lacks a field, has
/// one too many or holds a value out of range.
tl::expected<Ruleset, RulesError> make_rules(const RulesChoice& choice, const RulesReader& read);

}  // namespace soccer_city
