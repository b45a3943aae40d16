#pragma once

#include <filesystem>
#include <vector>

#include "director.hpp"
#include "match_play.hpp"
#include "screen.hpp"

namespace fuba::app {

/// Saved matches: open one, or keep the match under way.
class SavesScreen : public Screen {
 public:
  /// `play`: the match that can be saved, if there is one.
  SavesScreen(Director& director, MatchPlay* play);

  void frame(Ui& ui) override;

 private:
  struct Saved {
    std::filesystem::path file;
    std::string name;
    std::string when;
    std::string edition;  ///< what it is called; empty for the default one
  };
  std::string edition_of(const std::filesystem::path& file) const;
  void look();
  float lay_save(Ui& ui, const SDL_FRect& room);
  void lay_list(Ui& ui, const SDL_FRect& room);
  static void lay_line(Ui& ui, const SDL_FRect& line, const Saved& saved);
  void save();

  Director& director_;
  MatchPlay* play_;
  std::filesystem::path folder_;
  std::string name_;
  std::vector<Saved> saved_;
};

/// Goes on with a match from a file; tells what is wrong with it, if anything is.
void open_match(Director& director, const std::filesystem::path& file);
/// Goes on with the match that was under way when the program last ended.
void open_unfinished(Director& director);

}  // namespace fuba::app
