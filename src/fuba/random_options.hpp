#pragma once

#include <string_view>

#include "fuba/option.hpp"
#include "tabletop/random.hpp"

namespace fuba {

/// Options of an edition that can be played together, each as likely to be chosen as not; they bring along
/// what they need.
inline Options random_options(const OptionRegistry& registry, std::string_view edition, std::uint64_t seed) {
  tabletop::Random random(seed, tabletop::Stream::options);
  while (true) {
    Options chosen;
    for (const Option option : registry.of(edition))
      if (random.below(2) == 1) chosen.add(option);
    chosen = registry.complete(chosen);
    if (!registry.conflict(chosen)) return chosen;
  }
}

}  // namespace fuba
