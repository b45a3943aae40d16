#pragma once

#include <array>

#include "app/menus/saved_matches.hpp"
#include "app/window/ui.hpp"

namespace fuba::app {

/// A saved match as it is painted: its picture, and two pieces beside the names.
struct MatchPicture {
  SDL_FRect board;
  Miniature miniature;  ///< none where nothing is known of the match
  std::array<SDL_FPoint, 2> pieces;
  float radius;
  bool faint;

  void paint(const paint::Painter& painter) const;
};

/// Lays a row of the library: the picture, the score between the names, and below them what the match is
/// called.
MatchPicture lay_match_row(Ui& ui, const SDL_FRect& rect, const SavedMatch& match);
/// The score in the middle, and each team's piece, which comes into `picture`, and name on its side of it.
/// Answers the height used.
float lay_match_result(Ui& ui, const SDL_FRect& room, const Standing& standing, MatchPicture& picture);
/// Edition, date and place, and what is wrong with the file.
void lay_match_facts(Ui& ui, const SDL_FRect& room, const SavedMatch& match);

}  // namespace fuba::app
