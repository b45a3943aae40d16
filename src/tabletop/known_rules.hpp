#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <tl/expected.hpp>

#include "tabletop/save.hpp"

namespace fuba {

/// Rules that are made when they are first asked for, and kept. May be asked from several threads.
class KnownRules {
 public:
  explicit KnownRules(RulesFor make) : make_(std::move(make)) {}

  tl::expected<std::shared_ptr<const Ruleset>, std::string> operator()(const RulesChoice& choice);

 private:
  RulesFor make_;
  std::mutex mutex_;
  std::map<RulesChoice, std::shared_ptr<const Ruleset>> known_;
};

}  // namespace fuba
