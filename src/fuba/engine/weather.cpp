#include "weather.hpp"

namespace fuba::engine {
namespace {

void set_weather(const Context& context, Weather weather) {
  context.state.weather = weather;
  context.emit(
      {.kind = EventKind::weather, .cause = Cause::weather, .figures = {static_cast<std::int8_t>(weather)}});
}

void change_rolled(const Context& context, Dice dice) {
  context.state.agenda.pop();
  if (dice[0] == 1) set_weather(context, Weather::none);
  if (dice[0] == 6) set_weather(context, weather_rule(context.rules, context.state).worse);
}

}  // namespace

void read_weather_from(const Context& context, int die) {
  if (context.rules.has(Option::weather))
    set_weather(context, context.rules.weather_of_dice[static_cast<std::size_t>(die)]);
}

void begin_second_half_weather(const Context& context) {
  const WeatherRule& weather = weather_rule(context.rules, context.state);
  if (weather.first_half_only) set_weather(context, Weather::none);
  if (weather.changes) context.then({{Step::weather_change, opponent(context.state.starters)}});
}

const StepRules weather_change_step{.purpose = Purpose::weather, .rolled = change_rolled};

}  // namespace fuba::engine
