#pragma once

#include <array>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <vector>

#include "story/telling.hpp"
#include "stw/match.hpp"

namespace stw {

using story::Tally;

/// What one team did.
struct TeamStory {
  int sets = 0;    ///< offensive sets begun
  int throws = 0;  ///< that fell while it was the O-Team
  int passes = 0;  ///< direct passes, second ones too
  int second_passes = 0;
  Tally captures;  ///< attempts for a free ball, by the faces that reach it
  Tally battles;   ///< decided ones, by their bonuses
  int shots = 0;
  int goals = 0;
  double expected_goals = 0;
  int offsides = 0;
  int fouls = 0;
  int yellow = 0;
  int red = 0;
};

/// A shot with its chance of a goal.
struct ShotStory {
  story::Moment when;
  Team team = Team::home;
  Square from = Square::none;
  Chance after = Chance::pass;
  double chance = 0;
  ShotResult result = ShotResult::goal;
};

/// Something worth a line: a goal, a card, an off-side, with the event that tells it.
struct Incident {
  story::Moment when;
  Event event;
};

/// An offensive set, or the play that follows a kick-off.
struct SetStory {
  story::Moment when;
  Team team = Team::home;
  int number = 0;
  Square ball = Square::none;
  int seconds = 0;      ///< that it took
  double momentum = 0;  ///< from -1, all Away, to 1, all Home
};

/// What happened in a match, in figures.
struct Story {
  std::array<TeamStory, 2> teams;
  std::array<int, square_count> ball_throws{};  ///< throws that fell with the ball on a square
  std::vector<ShotStory> shots;
  std::vector<Incident> incidents;
  std::vector<SetStory> sets;
  std::array<int, 2> score{};
  std::array<int, 2> half_time{};
  std::optional<std::array<int, 2>> shoot_out = {};  ///< its goals
  bool second_half = false;                          ///< it has begun
  bool over = false;
  story::Moment end;

  const TeamStory& of(Team team) const { return teams[index(team)]; }
  TeamStory& of(Team team) { return teams[index(team)]; }
};

/// Tells a match from its journal.
Story tell(const Match& match);

nlohmann::ordered_json to_json(const Story& story);

}  // namespace stw
