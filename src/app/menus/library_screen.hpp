#pragma once

#include <array>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "app/menus/match_picture.hpp"
#include "app/menus/saved_matches.hpp"
#include "app/window/director.hpp"
#include "app/window/screen.hpp"

namespace fuba::app {

/// The saved matches: a list with a search, and beside it the one that is picked, with all that can be done
/// with it. Where a match is under way, it can be saved here.
class LibraryScreen : public Screen {
 public:
  /// `match`: the one that can be saved, if there is one.
  LibraryScreen(Director& director, MatchPtr match);

  void frame(Ui& ui) override;
  void still(const paint::Painter& painter) const override;
  /// While it still looks at matches.
  bool moving() const override { return matches_.reading(); }
  bool advance(float milliseconds) override;

 private:
  /// Something that can be done with the match that is picked.
  struct Deed {
    std::string id;  ///< its label is the text of that key
    void (LibraryScreen::*take)();
    bool opens = false;  ///< rather than changes the file
  };
  void lay_head(Ui& ui, const SDL_FRect& room);
  float lay_save(Ui& ui, const SDL_FRect& room);
  void lay_list(Ui& ui, const SDL_FRect& room);
  std::size_t rows_in_list(const Ui& ui) const;
  void walk(Ui& ui);
  void lay_row(Ui& ui, const SDL_FRect& rect, std::size_t at);
  void lay_nothing(Ui& ui, const SDL_FRect& room);
  void lay_details(Ui& ui, const SDL_FRect& room);
  float lay_name(Ui& ui, const SDL_FRect& room, const SavedMatch& match);
  float lay_deeds(Ui& ui, const SDL_FRect& room);
  void listen(Ui& ui);

  const SavedMatch* picked();
  std::vector<Deed> deeds();
  void pick(const std::filesystem::path& file);
  void open();
  void watch();
  void tell_story();
  void analyse();
  void play_on();
  bool twice();
  void begin_renaming();
  void rename();
  void remove();
  void take_back();
  void save();

  Director& director_;
  MatchPtr match_;
  SavedMatches matches_;
  std::string search_;
  std::filesystem::path picked_;
  bool comes_to_it_;  ///< the list comes to the match that is picked, and the keyboard too
  void (LibraryScreen::*due_)() = nullptr;  ///< once all is laid out
  std::string save_name_;
  std::optional<std::string> new_name_;  ///< while a match is called otherwise
  bool type_name_ = false;               ///< its new name is to be typed from now on
  std::string name_trouble_;
  std::optional<tabletop::Deleted> deleted_;
  std::uint64_t clicked_ = 0;  ///< when a row was, in milliseconds

  SDL_FRect list_{};
  std::vector<MatchPicture> rows_;
  std::optional<MatchPicture> large_;
};

}  // namespace fuba::app
