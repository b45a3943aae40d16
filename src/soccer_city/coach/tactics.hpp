#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "soccer_city/ruleset.hpp"

namespace soccer_city {

/// How a coach thinks. Worths are hundredths of a goal.
struct Tactics {
  double noise = 0;       ///< added to or taken from the worth of a choice at random, at most
  bool looks_on = false;  ///< follows its tactics to their end before it chooses one
  double marking = 0;     ///< how much an opponent near a player takes from his promise
  double pressing = 0;    ///< the same for the player with the ball
  double passing = 0;     ///< how much the best receiver counts beside the player with the ball
  double support = 0;     ///< the same for each other one
  double cover = 0;       ///< for each of up to three players between ball and goal
  double tackling = 0;    ///< what winning the ball is worth besides where it is won
  double shooting = 0;    ///< what a shot is worth besides what comes of it
};

/// The coaches of the game, the weaker first: "beginner", "good".
std::span<const std::string_view> coach_ids();

/// Where a coach of the game keeps its tactics below `rules/`: "soccer-city/opponents/good.json".
std::string tactics_file(std::string_view id);

/// Reads a file of tactics.
tl::expected<Tactics, RulesError> read_tactics(const std::string& file, const RulesReader& read);

}  // namespace soccer_city
