#pragma once

#include <initializer_list>

#include "fuba/area.hpp"

namespace fuba::test {

inline AreaSet set(std::initializer_list<Area> areas) {
  AreaSet all;
  for (Area area : areas) all |= area;
  return all;
}

}  // namespace fuba::test
