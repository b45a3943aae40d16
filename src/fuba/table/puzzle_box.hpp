#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "fuba/analysis/puzzle.hpp"

namespace fuba::app {

/// Puzzles that were read, the easier ones first, and what is wrong with those that could not be.
struct PuzzleBox {
  std::vector<Puzzle> puzzles;
  std::vector<std::string> troubles;
};

/// All puzzles of a folder, each a file that ends with ".json".
PuzzleBox read_puzzles(const std::filesystem::path& folder, std::string_view prefix,
                       const OptionRegistry& options);

/// Those that come with an edition, from the data folder.
PuzzleBox puzzles_of_the_game(std::string_view edition, const OptionRegistry& options);

/// A player's own lie in this folder of his data.
std::filesystem::path own_puzzles_in(const std::filesystem::path& data);

/// Keeps a puzzle among a player's own, or says why it cannot be kept.
tl::expected<void, std::string> keep_puzzle(const std::filesystem::path& data, const Puzzle& puzzle);

}  // namespace fuba::app
