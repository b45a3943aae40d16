#pragma once

#include "app/window/settings.hpp"
#include "stw/ruleset.hpp"

namespace stw::app {

/// What the next match is played by, as the settings keep it below "stw"; the whole game where they say
/// nothing, or say it wrongly.
RulesChoice rules_setting(const fuba::app::Settings& settings);
void keep(fuba::app::Settings& settings, const RulesChoice& choice);

}  // namespace stw::app
