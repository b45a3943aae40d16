#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "support/catch.hpp"

namespace fuba::test::rooms_test {
namespace {

namespace fs = std::filesystem;

/// A room, and the beginnings of what its files may include.
struct Room {
  std::string folder;
  std::vector<std::string> below;
};

const std::vector<Room>& rooms() {
  static const std::vector<Room> all{
      {"app/paint", {"app/paint/", "tabletop/"}},
      {"app/sound", {"app/paint/", "app/sound/"}},
      {"app/window", {"app/paint/", "app/sound/", "app/window/", "tabletop/", "words/"}},
      {"app/menus", {"app/paint/", "app/window/", "app/menus/", "tabletop/", "words/"}},
      {"app/watch", {"app/paint/", "app/window/", "app/watch/", "tabletop/", "words/"}},
      {"app/story", {"app/paint/", "app/window/", "app/story/", "tabletop/", "words/", "story/"}},
      {"app/season", {"app/paint/", "app/window/", "app/season/", "competition/", "tabletop/", "words/"}},
      {"app/table",
       {"app/paint/", "app/sound/", "app/window/", "app/watch/", "app/story/", "app/season/", "app/table/",
        "competition/", "games/kit.hpp", "lesson/", "tabletop/", "words/"}},
      {"fuba/table",
       {"app/paint/", "app/sound/", "app/window/", "app/watch/", "app/story/", "app/season/", "app/table/",
        "fuba/", "analysis/", "competition/", "lesson/", "tabletop/", "words/"}},
      {"stw/table", {"app/paint/", "app/sound/", "app/window/", "app/table/", "stw/"}},
      {"soccer_city/table", {"app/paint/", "app/sound/", "app/window/", "app/table/", "soccer_city/"}}};
  return all;
}

std::vector<fs::path> files_in(const std::string& room) {
  std::vector<fs::path> files;
  for (const auto& entry : fs::recursive_directory_iterator(fs::path(FUBA_SOURCE) / "src" / room))
    if (entry.path().extension() == ".cpp" || entry.path().extension() == ".hpp")
      files.push_back(entry.path());
  return files;
}

/// What a file includes of ours.
std::vector<std::string> included_by(const fs::path& file) {
  constexpr std::string_view directive = "#include \"";
  std::vector<std::string> included;
  std::ifstream text(file);
  for (std::string line; std::getline(text, line);)
    if (line.starts_with(directive))
      included.push_back(line.substr(directive.size(), line.rfind('"') - directive.size()));
  return included;
}

}  // namespace

TEST_CASE("a room of the window includes only those below it, and none knows a game but its own") {
  for (const auto& [room, below] : rooms()) {
    const auto files = files_in(room);
    REQUIRE_FALSE(files.empty());
    for (const fs::path& file : files)
      for (const std::string& included : included_by(file)) {
        CAPTURE(file.string(), included);
        CHECK(std::ranges::any_of(below,
                                  [&](const std::string& start) { return included.starts_with(start); }));
      }
  }
}

}  // namespace fuba::test::rooms_test
