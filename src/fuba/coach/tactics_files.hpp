#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "fuba/coach/tactics.hpp"
#include "tabletop/own_file.hpp"

namespace fuba {

bool is_coach_of_the_game(std::string_view id);

/// The tactics of a coach of the game from the data folder, or a sentence on what is wrong and what to do.
tl::expected<Tactics, std::string> tactics_of_the_game(std::string_view id);

/// How strong the coaches of the game are, in the order of `coach_ids`: Elo; or a sentence on what is wrong.
tl::expected<std::vector<int>, std::string> coach_ratings_of_the_game();

/// The tactics in a file of a player's own. The error says what is wrong with which field, and ends with the
/// advice.
tl::expected<Tactics, std::string> read_tactics(const std::filesystem::path& file,
                                                const tabletop::FileAdvice& advice);

}  // namespace fuba
