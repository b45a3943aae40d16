#pragma once

#include "steps.hpp"

// Chapter 4.5.2.
namespace fuba::engine {

extern const StepRules free_movements_step;

}  // namespace fuba::engine
