#pragma once

#include <array>
#include <string>

#include "tabletop/team.hpp"

namespace tabletop {

/// What the two teams are called in sentences.
struct Names {
  std::array<std::string, 2> team;

  const std::string& operator[](Team which) const { return team[index(which)]; }
};

}  // namespace tabletop
