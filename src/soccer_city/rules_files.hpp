#pragma once

#include <memory>
#include <string>
#include <tl/expected.hpp>

#include "soccer_city/ruleset.hpp"
#include "tabletop/data_folder.hpp"

namespace soccer_city {

/// The rules with options from the data folder, or a sentence on what is wrong and what to do.
tl::expected<std::shared_ptr<const Ruleset>, std::string> load_rules(const RulesChoice& choice);

}  // namespace soccer_city
