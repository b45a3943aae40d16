#include "fuba/table/option_choice.hpp"

#include <algorithm>

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

RulesChoice carried_over(const OptionRegistry& registry, const RulesChoice& now, const RulesChoice& last) {
  const Options had = registry.of(now.edition);
  const Options chosen = ((last.options - had) | now.options) & registry.of(last.edition);
  RulesChoice choice = last;
  choice.options = {};
  for (const Option option : chosen)
    if (brought_along(registry, chosen, option).empty()) choice.options.add(option);
  return choice;
}

std::vector<OptionPreset> presets_of(const OptionRegistry& registry, std::string_view edition) {
  std::vector<OptionPreset> presets;
  for (const OptionPreset& preset : registry.presets) {
    const Options options = preset.options & registry.of(edition);
    if (std::ranges::find(presets, options, &OptionPreset::options) == presets.end())
      presets.push_back({preset.id, options});
  }
  return presets;
}

}  // namespace fuba::app
