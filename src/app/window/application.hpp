#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "app/window/director.hpp"

namespace fuba::app {

/// What was asked for on the command line.
struct CommandLine {
  std::filesystem::path file;        ///< a saved match to open; empty = none
  std::filesystem::path load;        ///< one to go on with; empty = none
  std::filesystem::path screenshot;  ///< a picture to write instead of opening a window; empty = none
  Programs programs;                 ///< that play Home's and Away's side
  int width = 1280;
  int height = 800;
};

/// Runs the program to its end. The error is one clear sentence for the player.
std::optional<std::string> run(const CommandLine& options);

}  // namespace fuba::app
