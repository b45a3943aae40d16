#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "fuba/area.hpp"
#include "fuba/command.hpp"
#include "fuba/dice.hpp"
#include "fuba/formation.hpp"
#include "fuba/policies.hpp"
#include "fuba/role.hpp"
#include "fuba/ruleset.hpp"
#include "fuba/skill.hpp"
#include "fuba/step.hpp"
#include "fuba/team.hpp"
#include "fuba/weather.hpp"
#include "tabletop/agenda.hpp"

namespace fuba {

/// One team's side of the mat.
struct TeamState {
  Formation formation = {};
  std::array<std::uint8_t, area_count> players{};  ///< outfield players by area
  Area keeper = Area::none;                        ///< none only while he waits to be placed
  std::uint8_t in_hand = 0;                        ///< outfield players still to be placed in a set-up
  std::uint8_t yellow = 0;
  std::uint8_t red = 0;

  std::array<std::uint8_t, 3> condition{};  ///< condition points by line (A1)
  bool tired = false;                       ///< A1.4
  RoleCounts roles{};
  std::uint8_t substitutions = 0;         ///< made so far (A3)
  Formation next_formation = {};          ///< in force when the next turn begins; unset = no change
  std::array<std::uint8_t, 5> injured{};  ///< players out by minutes or turns still to go; 0 = for good (A4)
  std::uint8_t returning = 0;             ///< injured players who come back at the next moment for it
  bool keeper_injured = false;            ///< the opponent shoots better (A4)
  SkillSet skills = {};                   ///< the cards it holds, those played included (A11)
  SkillSet skills_used = {};              ///< every card it has played
  std::uint8_t skills_hidden = 0;         ///< in a view: cards of the other team that are not in `skills`
  bool coach_off = false;                 ///< sent off by the card `fiery-coach`
  std::array<Style, 3> styles{};          ///< by line
  bool keeper_out = false;                ///< he stands outside his goal area

  bool operator==(const TeamState&) const = default;
};

/// What is under way, innermost last.
using Agenda = tabletop::Agenda<Frame, 24>;

/// What a turn has to remember until it ends.
struct Turn {
  Restart restart = Restart::none;  ///< what the turn began with
  Area start = Area::none;
  Area target = Area::none;
  std::array<std::uint8_t, 2> dice{};       ///< controlling, passive; 0 = not rolled
  Team began_with = Team::home;             ///< in control when the turn began
  std::array<std::uint8_t, 2> in_target{};  ///< players by team when the turn began (4.5)
  Team first = Team::home;                  ///< acts first, once that is settled
  std::array<ActionType, 2> first_action{};
  std::uint8_t event = 0;                          ///< code of the special event, 0 = none
  std::array<std::uint8_t, 2> extra_free_moves{};  ///< granted by events and by the coach
  bool dribble_past = false;                       ///< 4.3.4, event 12
  bool easy = false;                               ///< 4.4.3 applies
  bool last = false;  ///< the marker has reached the last square: the half ends with it

  bool long_pass = false;                  ///< an area lay between start and target; kept for the skill cards
  bool offside_risk = false;               ///< A7
  std::optional<Team> settled_first = {};  ///< acts first whatever the numbers
  bool actions_skipped = false;            ///< by a special event
  bool contested = false;                  ///< a contest stands in place of the control check
  std::optional<Team> contest_winner = {};
  std::array<bool, 2> free_hard_press{};             ///< A12, 4-6
  std::array<bool, 2> sweeps{};                      ///< A5
  std::array<Area, 2> fans{Area::none, Area::none};  ///< A12: a player there counts twice
  std::optional<Team> press_won_by = {};             ///< who last won the ball by pressing
  std::array<SkillSet, 2> played = {};               ///< cards played this turn

  bool ball_on_its_way = false;         ///< the target is chosen, and the ball moves later in the turn
  bool goal_kick_due = false;           ///< the next turn begins with a goal kick; the ball waits
  std::array<std::uint8_t, 2> moves{};  ///< players moved to the ball and in movements
  bool operator==(const Turn&) const = default;
};

/// The moves of one window (adjustment, free movements, movement, moves before a kick): a piece that has
/// moved is spent (R114).
struct Window {
  static constexpr std::uint8_t unlimited = 255;

  bool open = false;
  std::uint8_t allowed = 0;  ///< moves in all
  std::uint8_t made = 0;
  std::array<std::uint8_t, area_count> arrived{};  ///< outfield players that have moved here
  std::array<std::uint8_t, area_count> surplus{};  ///< who may still leave by majority (4.5.2)
  bool keeper_moved = false;
  bool dribbled = false;
  std::uint8_t other_moves = 0;  ///< of those allowed, moves that may be of another type (A1)
  bool any_type = false;         ///< every move may be of any type
  bool no_dribble = false;       ///< the ball waits for a goal kick
  SkillSet runs = {};            ///< cards that let one more player run, still to be used

  bool operator==(const Window&) const = default;
};

/// What the next turn's order of the teams is compared with.
struct LastTurn {
  Team first = Team::home;
  std::array<std::uint8_t, 2> moves{};  ///< players that each team moved, free movements not counted

  bool operator==(const LastTurn&) const = default;
};

/// Penalties after a level match (C30).
struct ShootOut {
  Team first = Team::home;              ///< kicks first
  std::array<std::uint8_t, 2> kicks{};  ///< taken, by team
  std::array<std::uint8_t, 2> scored{};

  bool operator==(const ShootOut&) const = default;
};

/// A match at one moment, as the referee sees it. Small, cheap to copy, comparable; what is under way is in
/// it, so a match can be saved, forked and searched at any decision.
struct State {
  std::array<TeamState, 2> sides;
  std::array<std::uint8_t, 2> score{};
  std::uint8_t half = 1;       ///< 3 and 4 are those of extra time
  std::uint8_t minute = 0;     ///< 0-45, 45-90; stays at 45 or 90 in stoppage time (R11); to 120 (C29)
  std::uint8_t stoppage = 0;   ///< 0 = none, 1-5
  Team starters = Team::home;  ///< who begins the first half
  Team control = Team::home;
  Area ball = Area::C3;
  std::uint8_t ball_value = 1;
  Area corner = Area::none;  ///< the corner area beside the corner spot while its taker stands there (R8)
  Turn turn;
  Window window;
  /// Formations chosen but not revealed, before the match and at half-time (2.1, 2.2).
  std::array<Formation, 2> secret_formation{};
  std::optional<Side> secret_dive;
  Weather weather = Weather::none;
  std::uint8_t carry = 0;              ///< minutes that equal dice have carried over
  std::uint8_t set_piece_minutes = 0;  ///< of set pieces, which pass with the next dice
  bool auto_check = false;             ///< the controlling team passes the next check by itself
  std::optional<LastTurn> last_turn = {};
  std::optional<ShootOut> shoot_out = {};
  Agenda agenda;

  TeamState& side(Team team) { return sides[index(team)]; }
  const TeamState& side(Team team) const { return sides[index(team)]; }
  Team passive() const { return opponent(control); }

  bool operator==(const State&) const = default;
};

/// A hash of everything in the state, the same on every platform.
std::uint64_t hash(const State& state);

/// The state with the other team's secrets taken out: what that team may know.
State seen_by(const State& state, Team team);

}  // namespace fuba
