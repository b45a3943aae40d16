#pragma once

#include <cstddef>

#include "tabletop/team.hpp"

namespace story {

using tabletop::Team;
using tabletop::teams;

/// When something happened.
struct Moment {
  std::size_t entry = 0;  ///< of the journal, from 1: how many entries had been made then
  int half = 1;
  int minute = 0;    ///< as on the time track: 45 or 90 while stoppage time runs
  int stoppage = 0;  ///< minutes of stoppage time
};

}  // namespace story
