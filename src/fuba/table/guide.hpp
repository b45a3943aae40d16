#pragma once

#include "app/table/guide.hpp"
#include "fuba/fuba.hpp"

namespace fuba::app {

using Guide = table::Guide<Fuba>;

}  // namespace fuba::app
