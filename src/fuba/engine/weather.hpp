#pragma once

#include "steps.hpp"

// Chapter A10: when the weather comes and goes. Its effects stand with the rules that they change.
namespace fuba::engine {

extern const StepRules weather_change_step;

/// Equal dice of the first kick-off roll bring weather.
void read_weather_from(const Context& context, int die);
/// What of the weather ends with the first half, and whether it may change.
void begin_second_half_weather(const Context& context);

/// The effects of the weather that the match has now.
inline const WeatherRule& weather_rule(const Ruleset& rules, const State& state) {
  return rules.weather[static_cast<std::size_t>(state.weather)];
}

}  // namespace fuba::engine
