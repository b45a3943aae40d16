#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/window/board_game.hpp"
#include "app/window/director.hpp"
#include "tabletop/library.hpp"

namespace fuba::app {

/// A file among the saved matches, and what is known of it.
struct SavedMatch {
  tabletop::SavedFile saved;
  std::string title;  ///< what it is called
  bool looked_at = false;
  BoardGame* game = nullptr;         ///< once it has been looked at
  std::optional<Standing> standing;  ///< nothing where it cannot be read at all
  Miniature miniature;
  std::optional<SaveError> trouble;
  std::string date;    ///< when it was played, or written
  std::string folded;  ///< what a search looks through
};

/// The saved matches as far as they have been looked at, and those of them that a search finds.
class SavedMatches {
 public:
  explicit SavedMatches(const Director& director);

  const tabletop::Library& library() const { return library_; }
  /// Lists the folder again. What has been looked at and has not been written since stays known.
  void list();

  /// Whether some have not been looked at yet.
  bool reading() const { return next_ < all_.size(); }
  /// Looks at some more.
  void read_more();

  void search(std::string_view words);
  bool searching() const { return !search_.empty(); }

  /// All of them, the last written first; found or not.
  const std::vector<SavedMatch>& all() const { return all_; }
  bool empty() const { return all_.empty(); }
  /// How many were found.
  std::size_t size() const { return found_.size(); }
  /// One of those found; it is looked at if it has not been.
  const SavedMatch& operator[](std::size_t at) { return look(all_[found_[at]]); }
  /// Where the match of a file is among those found.
  std::optional<std::size_t> find(const std::filesystem::path& file) const;

 private:
  const SavedMatch& look(SavedMatch& match);
  void find_again();

  tabletop::Library library_;
  const Director& director_;
  std::vector<SavedMatch> all_;     ///< the last written first
  std::size_t next_ = 0;            ///< all before it have been looked at
  std::string search_;              ///< folded
  std::vector<std::size_t> found_;  ///< places in `all_`
};

}  // namespace fuba::app
