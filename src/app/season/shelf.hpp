#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "app/season/contest.hpp"

namespace fuba::app {

/// A competition of the data folder, as its row in the list shows it.
struct Shelved {
  std::filesystem::path file;
  std::string name;
  std::string kind;   ///< "League, 8 teams  ·  FUBA"
  std::string state;  ///< "Round 3: Anna against Bold", "Harbour is the champion"
  bool over = false;
  bool usable = true;  ///< whether it can be opened
};

/// The files of competitions in a folder, the one written last first.
std::vector<std::filesystem::path> competition_files(const std::filesystem::path& folder);
Shelved look_at_competition(const Director& director, const std::filesystem::path& file);

/// What can be gone on with: "Harbour League, round 3: Harbour against Old Mill", and its file.
struct Invitation {
  std::string words;
  std::filesystem::path file;
};
/// Of the competition that was written last and is not over; nothing where there is none.
std::optional<Invitation> invitation(const Director& director);

/// Opens a competition in its hub; tells what keeps it from there.
void open_competition(Director& director, const std::filesystem::path& file);

}  // namespace fuba::app
