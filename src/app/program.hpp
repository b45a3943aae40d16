#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "app/window/director.hpp"
#include "fuba/table/content.hpp"

namespace fuba::app {

/// What the command line asks for.
struct CommandLine {
  std::filesystem::path file;        ///< a saved match or a competition to open; empty = none
  std::filesystem::path load;        ///< one to go on with; empty = none
  std::filesystem::path screenshot;  ///< a picture to write instead of opening a window; empty = none
  bool thumbnail = false;            ///< whether that shows only the board of `file`
  Programs programs;                 ///< that play Home's and Away's side
  int width = 1280;
  int height = 800;
  bool sized = false;  ///< whether the size was asked for; else the window is as large as it was last
};

/// A director who knows the games, in the language of the content, and the way to every screen. The content
/// must outlive it.
std::unique_ptr<Director> make_director(Content& content, std::filesystem::path folder, Settings settings);

/// Runs the program in its window until the player quits, or paints one picture. The error is one clear
/// sentence for the player.
std::optional<std::string> run(const CommandLine& options);

}  // namespace fuba::app
