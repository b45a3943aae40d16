#pragma once

#include <string>
#include <vector>

#include "app/window/ui.hpp"

namespace fuba::app {

/// The letters of all labels of a row, and how wide each button is: its label and as much beside it as the
/// others have.
struct ButtonRow {
  Type letters = Type::text;
  std::vector<float> widths;
};

/// For a row that is `room` pixels wide with gaps between; in small letters where others would not fit.
ButtonRow button_row(const Ui& ui, const std::vector<std::string>& labels, float room, float gap);

}  // namespace fuba::app
