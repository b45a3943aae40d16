#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

#include "fuba/area.hpp"
#include "fuba/command.hpp"
#include "fuba/formation.hpp"
#include "fuba/role.hpp"
#include "fuba/ruleset.hpp"
#include "fuba/skill.hpp"

namespace fuba {

/// What a position is judged by. Each is a figure that is higher where it is better for the team; what it
/// measures stands beside its function in judgement.cpp.
enum class Term : std::uint8_t {
  score,        ///< goals ahead; always counts a goal each
  chance,       ///< of a goal this turn or with the next pass, own ball
  danger,       ///< the same of the opponent's, against the team
  possession,   ///< who has the ball
  territory,    ///< how far from the own goal the ball is
  outlet,       ///< how safely and how far the next pass goes
  ball_value,   ///< control of the ball
  at_the_ball,  ///< players more in the ball's area
  box,          ///< attackers against defenders in the opponent's penalty area
  cover,        ///< defenders against attackers in the own penalty area
  shape,        ///< how near the lines are to where the coach wants them
  set_piece,    ///< a penalty, corner or free kick about to be taken
  keeper,       ///< goalkeepers at home
  freshness,    ///< condition points
  substitutes,  ///< substitutions left, less the later
  cards,        ///< skill cards left, less the later
  discipline,   ///< yellow cards
  players,      ///< on the pitch
};

inline constexpr std::size_t term_count = static_cast<std::size_t>(Term::players) + 1;

/// "at_the_ball".
std::string_view name(Term term);

/// Weights of areas, as Home sees them. Players of a set-up are shared out by them.
struct SetUpShape {
  std::array<std::uint8_t, area_count> areas{};
  std::uint8_t ball = 0;  ///< for the ball's area, wherever it is
};

/// The closest look of a coach.
inline constexpr int most_looks_ahead = 2;

/// A coach's tactics, read from rules/opponents/<id>.json; docs/opponents.md tells what each field does.
struct Tactics {
  /// 0: to the end of the action; 1: to the end of the turn; 2: the same with more choices and rarer dice.
  int looks_ahead = 0;
  /// How much better a choice may look than it is, in shares of a win; a file has hundredths.
  double carelessness = 0;
  /// How likely it is, from 0 to 1 for each area between, that something away from the ball is overlooked.
  double overlooks = 0;
  /// Takes risks late as it does early.
  bool forgets_clock = false;
  /// In goals.
  std::array<double, term_count> weights{};

  /// What a choice is worth beyond its outcome, in shares of a win; a file has hundredths.
  struct Appetite {
    double shoot = 0;
    double press = 0;
    double press_hard = 0;
    double position = 0;
    double defence = 0;  ///< the defence movement
    double midfield = 0;
    double forward = 0;
    double long_pass = 0;  ///< for each area between start and target
  } appetite;

  /// Outfield players in the own defence zone, in midfield and in the attack zone.
  using Shape = std::array<double, 3>;
  Shape with_ball{};
  Shape without_ball{};

  /// Players that go back with a lead of a goal, and forward when a goal behind, in the last minute; from
  /// `late_from` on more and more.
  double protects = 0;
  double chases = 0;
  int late_from = 60;

  bool sweeps = false;                                         ///< lets the goalkeeper come out
  std::vector<std::pair<Formation, std::uint8_t>> formations;  ///< and how often each
  RoleCounts roles{};
  std::vector<Skill> skills;  ///< the favourite first
  std::array<Style, 3> styles{};
  std::optional<std::pair<Line, Line>> shift;  ///< a condition point before the match
  std::array<std::uint8_t, 3> kicks{};         ///< how often a penalty goes there, as the kicker sees it
  std::array<std::uint8_t, 3> dives{};         ///< as the goalkeeper sees it

  struct SetUp {
    SetUpShape with_ball;
    SetUpShape without_ball;
  };
  SetUp kick_off, free_kick, corner_kick, penalty_kick;

  /// How the coach plays where the file has other numbers for the rules.
  std::vector<struct TacticsOtherwise> otherwise;

  /// What the coach plays by under these rules.
  const Tactics& in(const Ruleset& rules) const;
  double weight(Term term) const { return weights[static_cast<std::size_t>(term)]; }
};

/// Whole tactics for an edition as it is played with options, or without.
struct TacticsOtherwise {
  std::string_view edition;
  bool with_options;
  Tactics tactics;
};

/// Reads the tactics `id` from opponents/<id>.json. A file that is missing, is not JSON, lacks a field, has
/// one too many or a value out of range is refused with its name, the field and what was expected.
tl::expected<Tactics, RulesError> make_tactics(std::string_view id, const RulesReader& read);

/// The coaches of the game, from the gentlest to the strongest.
inline constexpr std::array<std::string_view, 7> coach_ids{"newcomer", "beginner",     "amateur", "cautious",
                                                           "bold",     "professional", "master"};

}  // namespace fuba
