#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace tabletop {

/// What two of several players came to against each other.
struct Encounter {
  std::size_t first;  ///< their numbers, from 0
  std::size_t second;
  int matches;
  double points;  ///< of the first: 1 for a win, a half for a draw
};

/// How strong a player is.
struct Rating {
  double elo;
  double error;  ///< with a chance of 95 % the figure is no further off
};

/// The mean of all ratings.
inline constexpr double mean_elo = 1500;

/// The ratings under which the results are the likeliest (Bradley and Terry; a draw is half a win), with
/// errors from the observed information. Nothing where there are none: fewer than two players, some who
/// have never met in any chain of matches, or a group that took all points from the others.
std::optional<std::vector<Rating>> ratings(std::size_t players, std::span<const Encounter> encounters);

/// What somebody came to against an opponent whose rating is known.
struct Trial {
  double elo;  ///< of the opponent
  int matches;
  double points;  ///< 1 for a win, a half for a draw
};

/// The rating under which these results are the likeliest, with a draw with somebody of the mean rating
/// counted in, so that nothing but wins, or nothing but losses, has a likeliest rating too. Nothing without a
/// match.
std::optional<Rating> rating_against(std::span<const Trial> trials);

}  // namespace tabletop
