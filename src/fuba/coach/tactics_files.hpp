#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "fuba/coach/tactics.hpp"

namespace fuba {

bool is_coach_of_the_game(std::string_view id);

/// The tactics of a coach of the game from the data folder, or a sentence on what is wrong and what to do.
tl::expected<Tactics, std::string> tactics_of_the_game(std::string_view id);

/// How strong the coaches of the game are, in the order of `coach_ids`: Elo; or a sentence on what is wrong.
tl::expected<std::vector<int>, std::string> coach_ratings_of_the_game();

/// What a player is asked to do about a file of tactics, each a whole sentence.
struct TacticsAdvice {
  std::string_view unreadable;  ///< it is missing, no regular file or longer than a mebibyte
  std::string_view wrong;       ///< `make_tactics` refuses what it says
};

/// The tactics in a file of a player's own. The error says what is wrong with which field, and ends with the
/// advice.
tl::expected<Tactics, std::string> read_tactics(const std::filesystem::path& file,
                                                const TacticsAdvice& advice);

}  // namespace fuba
