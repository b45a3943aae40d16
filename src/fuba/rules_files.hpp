#pragma once

#include <memory>
#include <string>
#include <tl/expected.hpp>

#include "fuba/ruleset.hpp"
#include "tabletop/data_folder.hpp"

namespace fuba {

/// The rules of an edition with options from the data folder, or a sentence on what is wrong and what to do.
tl::expected<std::shared_ptr<const Ruleset>, std::string> load_rules(const RulesChoice& choice);

/// The option registry from the data folder, or such a sentence.
tl::expected<OptionRegistry, std::string> load_options();

}  // namespace fuba
