#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace fuba::paint {

/// What could not be found or read, where it was looked for, and what to do: one sentence for the player.
struct AssetError {
  std::string message;
};

/// Where assets are looked for, best first: $FUBA_DATA, beside the program, and where they were built or
/// installed.
std::vector<std::filesystem::path> asset_folders();

/// The file of an asset, by its name below `assets/`: "fonts/ui.otf".
tl::expected<std::filesystem::path, AssetError> find_asset(std::string_view name);

/// The content of an asset.
tl::expected<std::string, AssetError> read_asset(std::string_view name);

/// The fonts of the window and of the mat, copied in when the program was built.
inline constexpr std::string_view font_regular = "fonts/ui.otf";
inline constexpr std::string_view font_bold = "fonts/ui-bold.otf";

}  // namespace fuba::paint
