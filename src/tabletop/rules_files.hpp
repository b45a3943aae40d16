#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <tl/expected.hpp>

#include "fuba/ruleset.hpp"

namespace fuba {

/// The folder that holds `rules/` and `assets/`: where FUBA_DATA points if it is set, else next to the
/// program, in ../share/fuba, where it was installed or where it was built. The error says where it was
/// looked for.
tl::expected<std::filesystem::path, std::string> find_data_folder();

/// Reads files below `rules/` of a data folder.
RulesReader rules_reader(const std::filesystem::path& data_folder);

/// The rules of an edition with options from the data folder, or a sentence on what is wrong and what to do.
tl::expected<std::shared_ptr<const Ruleset>, std::string> load_rules(const RulesChoice& choice);

/// The option registry from the data folder, or such a sentence.
tl::expected<OptionRegistry, std::string> load_options();

}  // namespace fuba
