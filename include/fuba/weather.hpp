#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace fuba {

/// The weather of a half (A10).
enum class Weather : std::uint8_t { none, heat, sunshine, wind, rain, cold, storm, extreme_heat };

inline constexpr std::size_t weather_count = static_cast<std::size_t>(Weather::extreme_heat) + 1;

/// "extreme-heat"; "none" for weather without effects.
std::string_view name(Weather weather);

}  // namespace fuba
