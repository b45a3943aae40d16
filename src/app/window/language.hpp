#pragma once

#include <string>

#include "app/window/settings.hpp"

namespace fuba::app {

/// The code of the language that the settings ask for: one that there are texts of, else the first of the
/// system's that there are, else English.
std::string language_of(const Settings& settings);

}  // namespace fuba::app
