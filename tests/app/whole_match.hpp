#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <stdexcept>
#include <string>

namespace fuba::test {

/// Why a match could not be played on.
struct Failure {
  std::string why;
};

/// A data folder of its own, with these settings where there are any.
inline std::filesystem::path make_folder(const std::string& settings) {
  std::string name = (std::filesystem::temp_directory_path() / "fuba-play-XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr) throw Failure{"no temporary folder"};
  std::filesystem::create_directories(std::filesystem::path(name) / "fuba");
  if (!settings.empty()) std::ofstream(std::filesystem::path(name) / "fuba" / "settings.json") << settings;
  return name;
}

/// Lets the player whom `make` makes for a data folder play a match in the window. What failed is told, and
/// the folder of the match is kept then. Answers the exit code.
template <class Make>
int play_whole_match(const std::string& settings, Make make) try {
  const std::filesystem::path folder = make_folder(settings);
  setenv("XDG_DATA_HOME", folder.c_str(), 1);
  setenv("SDL_VIDEODRIVER", "x11", 1);
  auto player = make(folder);
  try {
    player.play();
  } catch (const Failure& failure) {
    player.bear_witness();
    throw Failure{failure.why + " (the match lies in " + folder.string() + ")"};
  }
  std::filesystem::remove_all(folder);
  return 0;
} catch (const Failure& failure) {
  std::cerr << failure.why << '\n';
  return 1;
} catch (const std::exception& failure) {
  std::cerr << failure.what() << '\n';
  return 1;
}

/// The seed at a place of the command line, or 1.
inline unsigned seed_at(int place, int count, char** words) {
  return count > place ? static_cast<unsigned>(std::atoi(words[place])) : 1U;
}

}  // namespace fuba::test
