#pragma once

// The most of each that a position can say; play counts no further.
namespace soccer_city::engine {

inline constexpr int most_goals = 99;
/// Of a side in a shoot-out, which ends there.
inline constexpr int most_kicks = 200;

}  // namespace soccer_city::engine
