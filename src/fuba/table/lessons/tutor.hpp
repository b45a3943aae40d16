#pragma once

#include "app/table/tutor.hpp"
#include "fuba/fuba.hpp"

namespace fuba::app {

using Tutor = table::Tutor<Fuba>;

}  // namespace fuba::app
