#pragma once

#include "tabletop/names.hpp"
#include "words/words.hpp"

namespace fuba::table {

/// What a match is told and painted with.
template <class Ruleset>
struct Told {
  const Ruleset& rules;
  const words::Words& words;
  const tabletop::Names& names;
};

}  // namespace fuba::table
