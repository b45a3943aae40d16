#pragma once

#include <array>
#include <nlohmann/json_fwd.hpp>
#include <vector>

#include "soccer_city/match.hpp"
#include "story/telling.hpp"

namespace soccer_city {

using story::Tally;

/// What one team did.
struct TeamStory {
  int turns = 0;        ///< attacking turns
  int passes = 0;       ///< with a card or close
  int advances = 0;     ///< by ball cards
  Tally challenges;     ///< for high balls, by the dice and the goalkeeper's bonus
  Tally tackles;        ///< its own, by the strengths of both players
  Tally anticipations;  ///< its own
  int shots = 0;        ///< penalties too, but for those of a shoot-out
  int goals = 0;
  double expected_goals = 0;
  int corners = 0;
  int fouls = 0;
  int yellow = 0;
  int red = 0;
};

/// A shot with its chance of a goal, before the save was turned.
struct ShotStory {
  story::Moment when;
  Team team = Team::home;
  Number player = nobody;
  Hex from;
  Card card = Card::none;  ///< none for a penalty
  double chance = 0;
  ShotResult result = ShotResult::goal;
};

/// Something worth a line: a goal, a card, a penalty, with the event that tells it.
struct Incident {
  story::Moment when;
  Event event;
};

/// An attacking turn.
struct TurnStory {
  story::Moment when;
  Team team = Team::home;
  Number player = nobody;  ///< with the ball, where somebody has it
  Hex ball;
  double momentum = 0;  ///< from -1, all Away, to 1, all Home
};

/// What happened in a match, in figures.
struct Story {
  std::array<TeamStory, 2> teams;
  std::array<int, hex_places> ball{};  ///< turns that began with the ball on a hex, and balls played to it
  std::vector<ShotStory> shots;
  std::vector<Incident> incidents;
  std::vector<TurnStory> turns;
  std::array<int, 2> score{};
  std::array<int, 2> shoot_out{};
  std::array<int, 2> half_time{};
  bool second_half = false;  ///< it has begun
  bool over = false;
  story::Moment end;

  const TeamStory& of(Team team) const { return teams[index(team)]; }
  TeamStory& of(Team team) { return teams[index(team)]; }
};

/// Tells a match from its journal.
Story tell(const Match& match);

nlohmann::ordered_json to_json(const Story& story);

}  // namespace soccer_city
