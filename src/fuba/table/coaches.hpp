#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "app/window/director.hpp"
#include "fuba/coach/tactics.hpp"

namespace fuba::app {

/// Where players keep the tactics of coaches of their own, below the folder of matches and settings.
std::filesystem::path own_coaches_folder(const std::filesystem::path& data_folder);

/// The coaches of a player's own, in the order of the alphabet: what their files are called. A file that is
/// called like a coach of the game, or "program", is none.
std::vector<std::string> own_coaches(const std::filesystem::path& data_folder);

/// The tactics of a coach of the game or of a player's own, or a sentence on what is wrong and what to do.
tl::expected<Tactics, std::string> tactics_of(std::string_view id, const std::filesystem::path& data_folder);

}  // namespace fuba::app
