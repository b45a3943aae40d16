#pragma once

#include <memory>
#include <string>
#include <tl/expected.hpp>

#include "stw/ruleset.hpp"
#include "tabletop/data_folder.hpp"

namespace stw {

/// The rules with options and clock from the data folder, or a sentence on what is wrong and what to do.
tl::expected<std::shared_ptr<const Ruleset>, std::string> load_rules(const RulesChoice& choice);

}  // namespace stw
