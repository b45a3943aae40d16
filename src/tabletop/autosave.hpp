#pragma once

#include <filesystem>
#include <optional>
#include <tl/expected.hpp>
#include <vector>

#include "tabletop/files.hpp"
#include "tabletop/folder_lock.hpp"
#include "tabletop/kept.hpp"
#include "tabletop/opening_mark.hpp"
#include "tabletop/save.hpp"

namespace tabletop {

/// Keeps the match under way on disk: `autosave.fuba` in a folder of the caller's, and finished or replaced
/// matches as `match-0001.fuba` onwards in `matches` below it. Every entry is handed to the system before the
/// caller shows its outcome, so that a killed program loses nothing. Another program that has the folder is
/// left alone. What lies where it writes, and is not all in the match, is never replaced: it moves to
/// `matches`, or beside as `damaged-0001.fuba` where a line of it is not as it was written, or as
/// `unopened-0001.fuba` where a program ended while it opened it.
template <Game G>
class Autosave {
 public:
  explicit Autosave(std::filesystem::path folder);
  /// Keeps a match in a file of its own, where it also stays once it is over. What lay there before, and is
  /// not in the match, moves to `earlier` beside it.
  static Autosave in_place(const std::filesystem::path& file);

  /// Whether there is a match to go on with.
  bool has_unfinished() const;
  /// The match that was under way when the program last ended; nothing if there is none. A last line that
  /// is not complete was never shown to anybody, and is no trouble.
  tl::expected<std::optional<Loaded<G>>, SaveError> unfinished(const RulesFor<G>& rules_for,
                                                               DiceSource dice) const;

  /// To be held while the match that was under way is opened, until the players have seen it.
  OpeningMark opening() const { return OpeningMark(file()); }
  /// Whether a program ended while it opened the match that was under way: this one may fare alike.
  bool failed_to_open() const { return has_unfinished() && OpeningMark::left(file()); }
  /// Puts that match beside without a look into it. Where it lies now.
  tl::expected<std::filesystem::path, FileProblem> put_unopened_aside() const;

  /// Starts keeping a match: a new one, or one that goes on. One that is over already is kept from its next
  /// change on.
  tl::expected<Kept, NotKept> begin(const Match<G>& match);
  /// Adds what has been played or noted since the last call; a match that is over moves to the kept ones.
  /// After an error nothing is lost: the next call writes all that is missing.
  tl::expected<Kept, NotKept> record(const Match<G>& match);

  std::filesystem::path file() const { return own_file_.value_or(folder_ / "autosave.fuba"); }
  std::filesystem::path kept() const { return folder_ / (own_file_ ? "earlier" : "matches"); }
  /// Where the match lies that is over, once it has moved to the kept ones.
  std::optional<std::filesystem::path> finished() const;

 private:
  using Result = tl::expected<Kept, NotKept>;

  bool is_written(const Match<G>& match) const;
  bool can_grow(const Match<G>& match) const;
  Result rewrite(const Match<G>& match);
  Result write_to(const std::filesystem::path& place, const Match<G>& match);
  Result append(const Match<G>& match);
  Result make_room(const Match<G>& match);
  Result put_aside(Kept::Found found, bool whole) const;
  Result finish(Kept kept_so_far);
  void remember(const Match<G>& match);

  std::filesystem::path folder_;
  std::optional<std::filesystem::path> own_file_;
  FolderLock lock_;
  std::optional<GrowingFile> growing_;
  std::size_t written_ = 0;  ///< entries in the file
  std::size_t rewound_ = 0;  ///< of the match when they were written
  std::vector<Note> notes_;  ///< in the file
  std::string header_;       ///< its first line
  /// Where the match lies that is over; empty if it was over before it began to be kept here.
  std::optional<std::filesystem::path> finished_;
};

}  // namespace tabletop
