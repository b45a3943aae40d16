#pragma once

#include <array>
#include <cstdint>

#include "tabletop/team.hpp"

namespace tabletop {

/// How a match stands, in what every game of two teams with a score and a clock can tell.
struct Standing {
  std::array<int, 2> score{};
  int period = 1;  ///< the half, from 1
  int minute = 0;
  int stoppage = 0;             ///< minutes beyond the end of the period
  Team control = Team::home;    ///< whose turn with the ball it is
  bool in_play = false;         ///< the ball can change hands in play
  std::array<int, 2> yellow{};  ///< cards shown to each team
  std::array<int, 2> red{};

  bool operator==(const Standing&) const = default;
};

}  // namespace tabletop
