#include "tabletop/known_rules.hpp"

namespace fuba {

tl::expected<std::shared_ptr<const Ruleset>, std::string> KnownRules::operator()(const RulesChoice& choice) {
  const std::lock_guard lock(mutex_);
  if (const auto known = known_.find(choice); known != known_.end()) return known->second;
  auto made = make_(choice);
  if (made) known_[choice] = *made;
  return made;
}

}  // namespace fuba
