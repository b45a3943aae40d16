#pragma once

#include "fuba/option.hpp"

namespace fuba::app {

/// What an option needs besides what is chosen: it comes along when the option is switched on.
Options brought_along(const OptionRegistry& registry, Options chosen, Option option);

/// Which of the chosen options need the option: they go with it when it is switched off.
Options depending(const OptionRegistry& registry, Options chosen, Option option);

/// The chosen options after one has been switched on or off, with all that comes along or goes with it.
Options switched(const OptionRegistry& registry, Options chosen, Option option);

}  // namespace fuba::app
