#pragma once

#include <filesystem>
#include <optional>
#include <tl/expected.hpp>

#include "match/files.hpp"
#include "match/save.hpp"

namespace fuba {

/// Keeps the match under way on disk: `autosave.fuba` in a folder of the caller's, and finished or replaced
/// matches as `match-0001.fuba` onwards in `matches` below it. Every entry is handed to the system before the
/// caller shows its outcome, so that a killed program loses nothing.
class Autosave {
 public:
  explicit Autosave(std::filesystem::path folder);

  /// The match that was under way when the program last ended; nothing if there is none.
  tl::expected<std::optional<Loaded>, SaveError> unfinished(const RulesFor& rules_for, DiceSource dice) const;

  /// Starts with a new match. One that was under way is kept.
  tl::expected<void, SaveError> begin(const Match& match);
  /// Goes on with the match that was under way, or with a loaded one in its place.
  tl::expected<void, SaveError> resume(const Match& match);
  /// Adds what has been played since the last call; a match that is over is kept. After an error nothing is
  /// lost: the next call writes all that is missing.
  tl::expected<void, SaveError> record(const Match& match);
  /// Puts the match under way among the kept ones; where it lies now, nothing if nothing was played.
  tl::expected<std::optional<std::filesystem::path>, SaveError> keep();

  std::filesystem::path file() const { return folder_ / "autosave.fuba"; }
  std::filesystem::path kept() const { return folder_ / "matches"; }

 private:
  tl::expected<void, SaveError> rewrite(const Match& match);
  tl::expected<void, SaveError> append(const Match& match);

  std::filesystem::path folder_;
  std::optional<GrowingFile> growing_;
  std::size_t written_ = 0;  ///< entries in the file
  std::size_t rewound_ = 0;  ///< of the match when they were written
};

}  // namespace fuba
