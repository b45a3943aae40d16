#include "option_choice.hpp"

namespace fuba::app {

Options brought_along(const OptionRegistry& registry, Options chosen, Option option) {
  return registry.complete({option}) - Options{option} - chosen;
}

Options depending(const OptionRegistry& registry, Options chosen, Option option) {
  Options dependents;
  for (const Option other : chosen - Options{option})
    if (registry.complete({other}).contains(option)) dependents.add(other);
  return dependents;
}

Options switched(const OptionRegistry& registry, Options chosen, Option option) {
  const Options one{option};
  return chosen.contains(option) ? chosen - one - depending(registry, chosen, option)
                                 : chosen | one | brought_along(registry, chosen, option);
}

}  // namespace fuba::app
