#pragma once

// The most of each that a position can say; play counts no further.
namespace stw::engine {

inline constexpr int most_goals = 99;
inline constexpr int most_attempts = 1000;
/// Of a team in a shoot-out; goals of it as well.
inline constexpr int most_kicks = 250;

}  // namespace stw::engine
