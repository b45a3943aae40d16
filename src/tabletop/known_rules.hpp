#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <tl/expected.hpp>

#include "tabletop/save.hpp"

namespace tabletop {

/// Rules that are made when they are first asked for, and kept. May be asked from several threads.
template <Game G>
class KnownRules {
 public:
  explicit KnownRules(RulesFor<G> make) : make_(std::move(make)) {}

  tl::expected<std::shared_ptr<const typename G::Ruleset>, std::string> operator()(
      const typename G::RulesChoice& choice) {
    const std::lock_guard lock(mutex_);
    if (const auto known = known_.find(choice); known != known_.end()) return known->second;
    auto made = make_(choice);
    if (made) known_[choice] = *made;
    return made;
  }

 private:
  RulesFor<G> make_;
  std::mutex mutex_;
  std::map<typename G::RulesChoice, std::shared_ptr<const typename G::Ruleset>> known_;
};

}  // namespace tabletop
