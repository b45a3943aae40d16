#pragma once

#include "fuba/ruleset.hpp"

namespace fuba::app {

/// What an option needs besides what is chosen: it comes along when the option is switched on.
Options brought_along(const OptionRegistry& registry, Options chosen, Option option);

/// Which of the chosen options need the option: they go with it when it is switched off.
Options depending(const OptionRegistry& registry, Options chosen, Option option);

/// The chosen options after one has been switched on or off, with all that comes along or goes with it.
Options switched(const OptionRegistry& registry, Options chosen, Option option);

/// The choice for another edition: options that both have stay as they are `now`, all else is as it was last
/// chosen there. What misses an option that it needs goes.
RulesChoice carried_over(const OptionRegistry& registry, const RulesChoice& now, const RulesChoice& last);

/// The presets of an edition, with its options only; those that come to the same are one.
std::vector<OptionPreset> presets_of(const OptionRegistry& registry, std::string_view edition);

}  // namespace fuba::app
