#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "competition/criterion.hpp"

namespace competition {

/// A team, by its place in the list of the definition.
using TeamIndex = std::size_t;

/// What is played: a table, a knock-out, or one after the other.
enum class Kind : std::uint8_t {
  league,    ///< a table of one group
  cup,       ///< a knock-out
  groups,    ///< a table of several groups, then a knock-out
  play_off,  ///< a table of one group, then a knock-out of its first
};

inline constexpr std::array<std::string_view, 4> kind_names{"league", "cup", "groups", "play-off"};

/// "play-off".
constexpr std::string_view name(Kind kind) { return kind_names[static_cast<std::size_t>(kind)]; }

/// How many teams can take part.
struct TeamCount {
  std::size_t least;
  std::size_t most;
};
TeamCount team_count(Kind kind);

/// The most bytes of a team's id, and the most characters of a name.
inline constexpr std::size_t longest_id = 24;
inline constexpr std::size_t longest_name = 40;

/// Who plays the matches of a team.
struct Plays {
  enum class Who : std::uint8_t { person, coach, program };

  Who who = Who::person;
  std::string called;  ///< a name, the id of a coach, or a command line
};

inline constexpr std::array<std::string_view, 3> who_names{"person", "coach", "program"};

/// "coach".
constexpr std::string_view name(Plays::Who who) { return who_names[static_cast<std::size_t>(who)]; }

/// A team of a competition (C1).
struct TeamEntry {
  std::string id;           ///< 1 to `longest_id` of a-z, 0-9 and hyphens
  std::string name;         ///< 1 to `longest_name` characters
  std::string colour = {};  ///< of its kit, "#F2C230"; empty where none is named
  std::string second = {};  ///< the kit of a visitor whose first one is too near
  Plays plays = {};
  std::string formation = {};            ///< the primary one (3.0/T7); empty where none is named
  std::vector<std::string> skills = {};  ///< the cards picked for the competition (3.0/T9)
};

/// Whether the time that people take is limited, as 3.0/T2 to T4 say.
enum class Clock : std::uint8_t { none, rulebook };

/// What a competition is: the first line of its file (docs/competition-format.md).
struct Definition {
  std::string name;
  Kind kind = Kind::league;
  std::uint64_t seed = 0;
  std::string rules;                      ///< the edition that is played
  std::vector<std::string> options = {};  ///< of that edition
  std::vector<TeamEntry> teams = {};

  int rounds = 1;                         ///< 1 or 2: how often two teams of a table meet
  bool draw = false;                      ///< the order of C4 is drawn
  std::array<int, 3> points = {3, 1, 0};  ///< for a win, a draw and a defeat
  std::vector<Criterion> tie_breakers = default_tie_breakers();  ///< with lots as the last one
  std::size_t groups = 1;
  std::size_t qualify = 0;  ///< teams of each group that go on to the knock-out
  int legs = 1;             ///< 1 or 2: matches of a tie
  int final_legs = 1;
  bool away_goals = false;
  bool extra_time = true;
  bool third_place = false;
  bool carry = true;  ///< marks of a match reach into the next one (C21)
  Clock clock = Clock::none;
  int skills_per_match = 3;       ///< cards of a team in a match (3.0/T9)
  int skills_in_competition = 4;  ///< that it picks them from; at least as many
  std::string after = {};         ///< the file of the season before
  std::string with = {};          ///< a league of the same teams

  bool has_table() const { return kind != Kind::cup; }
  bool has_knock_out() const { return kind != Kind::league; }
  /// Whether the matches are played with an option.
  bool plays(std::string_view option) const;
  /// Whether a match can cost a point in the next one (C21).
  bool carries_points() const { return carry && plays("conditions"); }
  std::optional<TeamIndex> find(std::string_view id) const;
};

}  // namespace competition
