#pragma once

#include <filesystem>
#include <memory>

#include "app/window/board_game.hpp"

namespace fuba::app {

/// Positions of a game to try one's hand at, one after the other. Only its game looks inside.
class Series {
 public:
  virtual ~Series() = default;
  virtual BoardGame& game() const = 0;
};

/// What a game gives to those who want to play better.
class Study {
 public:
  virtual ~Study() = default;

  // Each with a sentence on why it cannot be had, where it cannot.

  /// What each choice and each throw of a match was worth. `file`: where the match is saved, and beside which
  /// what is found is kept; empty if it is not.
  virtual tl::expected<std::unique_ptr<Screen>, std::string> analysis(const AnyMatch& match,
                                                                      std::filesystem::path file) = 0;
  virtual tl::expected<std::unique_ptr<Screen>, std::string> exercise(
      std::shared_ptr<const Series> series) = 0;
  /// The puzzles that come with the game, and a player's own.
  virtual std::unique_ptr<Screen> puzzles() = 0;
  /// A position to be put together, beginning with a match as it stands; with that of a new one where it is
  /// null.
  virtual tl::expected<std::unique_ptr<Screen>, std::string> editor(const AnyMatch* match) = 0;
};

}  // namespace fuba::app
