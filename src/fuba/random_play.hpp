#pragma once

#include "fuba/fuba.hpp"
#include "tabletop/random_play.hpp"

namespace fuba {

using RandomPlay = tabletop::RandomPlay<Fuba>;

}  // namespace fuba
