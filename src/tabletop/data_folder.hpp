#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace tabletop {

/// The folder that holds `rules/` and `assets/`: where FUBA_DATA points if it is set, else next to the
/// program, in ../share/fuba, where it was installed or where it was built. The error says where it was
/// looked for.
tl::expected<std::filesystem::path, std::string> find_data_folder();

/// Gives the text of a file by its name, or nothing if it cannot be read.
using TextReader = std::function<std::optional<std::string>(std::string_view file)>;

/// Reads files below `rules/` of a data folder.
TextReader rules_reader(const std::filesystem::path& data_folder);

}  // namespace tabletop
