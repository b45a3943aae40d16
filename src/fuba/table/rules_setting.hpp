#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/window/settings.hpp"
#include "fuba/ruleset.hpp"

namespace fuba::app {

/// What the next match is played by, unless the players choose otherwise; kept in the settings.
struct RulesSetting {
  RulesChoice rules{.edition = std::string(default_edition())};
  std::vector<RulesChoice> other_rules;  ///< what was last chosen in other editions

  /// Takes another edition with what was last chosen there; what both have stays as it is.
  void choose_edition(const OptionRegistry& options, std::string_view edition);

  bool operator==(const RulesSetting&) const = default;
};

/// What the settings say; the options that are on by default where they say nothing, or say it wrongly.
RulesSetting rules_setting(const Settings& settings, const OptionRegistry& options);
void keep(Settings& settings, const RulesSetting& chosen);

}  // namespace fuba::app
