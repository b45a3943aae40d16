#pragma once

#include "competition/means.hpp"
#include "fuba/option.hpp"

namespace fuba {

/// What FUBA's editions leave a competition to work with. Rules are read from the data folder where the
/// skill cards of an edition have to be known.
competition::MeansOf competition_means(OptionRegistry registry);

}  // namespace fuba
