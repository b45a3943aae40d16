#pragma once

#include <string>
#include <vector>

#include "app/window/ui.hpp"

namespace fuba::app {

/// How wide each button of a row is, that is `room` pixels wide with gaps between: its label and as much
/// beside it as the others have. Labels count in small letters where they would not fit else.
std::vector<float> button_widths(const Ui& ui, const std::vector<std::string>& labels, float room, float gap);

}  // namespace fuba::app
