#pragma once

#include <cmath>
#include <cstddef>
#include <vector>

#include "story/moment.hpp"

namespace story {

/// Fills in who had the better of each turn, from -1, all Away, to 1, all Home: how hard the team of a turn
/// pressed (`pressure_of`, 0 to 1) and the chances of the shots up to the next turn. The latest turns weigh
/// most, and each half begins anew.
template <class Turn, class Shot, class Pressure>
void add_momentum(std::vector<Turn>& turns, const std::vector<Shot>& shots, Pressure pressure_of) {
  constexpr double memory = 0.8;  // how much a turn leaves to the next one
  constexpr double gain = 3;      // so that a match fills the picture
  const auto towards_home = [](Team team) { return team == Team::home ? 1.0 : -1.0; };
  double measure = 0;
  std::size_t next = 0;
  for (std::size_t at = 0; at < turns.size(); ++at) {
    Turn& turn = turns[at];
    if (at > 0 && turns[at - 1].when.half != turn.when.half) measure = 0;
    const bool last = at + 1 == turns.size();
    double pressure = towards_home(turn.team) * pressure_of(turn);
    for (; next < shots.size() && (last || shots[next].when.entry <= turns[at + 1].when.entry); ++next)
      pressure += towards_home(shots[next].team) * shots[next].chance;
    measure = memory * measure + (1 - memory) * pressure;
    turn.momentum = std::tanh(gain * measure);
  }
}

}  // namespace story
