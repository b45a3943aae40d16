#pragma once

#include <array>
#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "fuba/area.hpp"
#include "fuba/match.hpp"
#include "fuba/team.hpp"
#include "story/moment.hpp"

namespace fuba {

using story::Moment;

/// Something that dice decide, with the exact chance that it had before they fell.
struct Trial {
  Moment when;
  Team team;          ///< whose success is meant
  double chance = 0;  ///< 0-1, of success
  bool success = false;
};

/// How often a team tried something, how often it came off, and how often it would on average.
struct Tally {
  int tried = 0;
  int won = 0;
  double expected = 0;
};

enum class ShotKind : std::uint8_t { open_play, free_kick, penalty };

/// A shot: the dice of one attempt with all that they bring along, a rebound or a second die included.
struct Shot {
  Moment when;
  Team team;
  Area from = Area::none;
  ShotKind kind = ShotKind::open_play;
  double chance = 0;  ///< 0-1, of a goal, before the first die
  ShotResult result = ShotResult::miss;
};

struct Goal {
  Moment when;
  Team team;
  std::array<int, 2> score{};  ///< after it
};

enum class Card : std::uint8_t { yellow, red };

struct Booking {
  Moment when;
  Team team;
  Card card = Card::yellow;
};

/// A substitution, an injury, or another thing worth a line in the report, in the order in which it happened.
struct Incident {
  Moment when;
  Event event;  ///< as it stands in the journal; `sentence` says it in words
};

/// The dice of one purpose: how far they fell from 3.5 on average says how high they were, not how good.
struct DiceSum {
  Purpose purpose;
  int count = 0;
  int pips = 0;
};

/// What a team did in a match.
struct TeamStory {
  int goals = 0;
  int turns = 0;    ///< that it began with the ball
  int minutes = 0;  ///< that the clock ran in those turns, stoppage time included
  int shots = 0;
  double expected_goals = 0;  ///< the sum of the chances of its shots
  Tally checks;               ///< control checks while it had the ball
  Tally presses;
  int yellow = 0;
  int red = 0;
  int substitutions = 0;
  int injuries = 0;
  std::vector<DiceSum> dice;  ///< that it rolled, in the order of their purposes
  // By how much its dice were better for it than their mean. Over a trial the dice add up to success (1 or 0)
  // less the chance before them and what a choice between them changed (docs/story.md); what is luck for one
  // team is the same misfortune for the other.
  double luck_in_shots = 0;  ///< goals
  double luck_in_checks = 0;
  double luck_in_presses = 0;
};

/// How the match stood when a turn began, and who had the better of it.
struct TurnStory {
  Moment when;
  Team team;  ///< that has the ball
  Area ball = Area::none;
  int value = 1;    ///< of the ball
  int minutes = 0;  ///< that the turn took
  /// -1 all Away, 0 even, 1 all Home: territory and control of the last turns and the chances they brought,
  /// the latest weighing most.
  double momentum = 0;
};

/// The story of a match, worked out from its journal. The chances are exact.
struct Story {
  MatchInfo info;
  std::string edition;
  Options options;
  bool over = false;
  Moment end;  ///< the last moment played
  std::array<int, 2> score{};
  std::array<TeamStory, 2> teams;
  std::vector<Goal> goals;
  std::vector<Shot> shots;
  std::vector<Trial> checks;  ///< control checks
  std::vector<Trial> presses;
  std::vector<Booking> bookings;
  std::vector<Incident> incidents;
  std::vector<TurnStory> turns;
  std::array<int, area_count> ball_turns{};    ///< by area: turns that began with the ball there
  std::array<int, area_count> ball_minutes{};  ///< by area: minutes of those turns
  std::vector<Note> notes;

  const TeamStory& of(Team team) const { return teams[index(team)]; }
};

/// Tells the story of a match, over or not.
Story tell(const Match& match);

/// The score at half-time; nothing before.
std::optional<std::array<int, 2>> half_time_score(const Story& story);

/// The story as JSON (docs/story.md).
nlohmann::ordered_json to_json(const Story& story);

}  // namespace fuba
