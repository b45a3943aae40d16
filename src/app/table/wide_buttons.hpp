#pragma once

namespace fuba::table {

// Buttons as wide as the column that says what is asked, one below the other.
inline constexpr float wide_button_height = 46;
inline constexpr float between_wide_buttons = 8;

}  // namespace fuba::table
