#pragma once

#include <memory>

#include "fuba/table/prompts/prompt.hpp"

namespace fuba::app {

/// The prompt of the decision that is pending, for people to choose; there must be one.
std::unique_ptr<Prompt> decision_prompt(MatchPlay& play);

}  // namespace fuba::app
