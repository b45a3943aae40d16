#pragma once

#include <filesystem>

#include "app/window/board_game.hpp"
#include "app/window/director.hpp"

namespace fuba::app {

/// Opens a saved match from anywhere, whose file stays as it is: one that is over is watched, any other as
/// the players like.
void open_saved_match(Director& director, const std::filesystem::path& file);
/// Plays on with a match from a file, as a match of its own: the file stays as it is, and the match under way
/// is kept. Where the record is good only up to a moment, asks first.
void open_match(Director& director, const std::filesystem::path& file);
/// Goes on with the match that was under way when the program last ended.
void open_unfinished(Director& director);
/// Shows a saved match; tells what is wrong with it, if anything is.
void watch_match(Director& director, const std::filesystem::path& file);
/// Tells the story of a saved match, and what is wrong with the file, if anything is.
void tell_story(Director& director, const std::filesystem::path& file);
/// Asks whether to go on without that match, where the program has ended while it opened it.
void ask_about_unopened(Director& director);

/// Opens the analysis of a saved match.
void analyse_match(Director& director, const std::filesystem::path& file);

}  // namespace fuba::app
