#include "fuba/table/recording.hpp"

namespace fuba::app {

Recording recorded(const Ruleset& rules, State before, std::span<const Entry> entries) {
  Recording recording;
  const Recorder recorder(&recording.events, &recording.states);
  for (const Entry& entry : entries) {
    if (const Choice* choice = entry.choice())
      apply_unchecked(rules, before, choice->command, recorder);
    else
      apply_dice(rules, before, entry.fallen()->dice, recorder);
  }
  return recording;
}

}  // namespace fuba::app
