#pragma once

#include <filesystem>
#include <string_view>
#include <tl/expected.hpp>

#include "tabletop/files.hpp"

namespace tabletop {

/// Writes what was made from something else: a page, figures, a picture. As `write_out`, but of files only an
/// empty one makes room, and one that begins with the same line: an older page does, a saved match does not.
tl::expected<void, FileProblem> write_product(const std::filesystem::path& file, std::string_view text);

}  // namespace tabletop
