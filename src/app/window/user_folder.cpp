#include "app/window/user_folder.hpp"

#include <pwd.h>
#include <stdlib.h>
#include <sys/types.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <system_error>

namespace fuba::app {
namespace {

namespace fs = std::filesystem;

/// The home that the system's list of users has; empty where it has none.
fs::path listed_home() {
  std::array<char, 16384> room;
  passwd entry{};
  passwd* found = nullptr;
  ::getpwuid_r(::geteuid(), &entry, room.data(), room.size(), &found);
  return found == nullptr || found->pw_dir == nullptr ? "" : found->pw_dir;
}

fs::path variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

bool can_be_used(const fs::path& folder) {
  std::error_code problem;
  const bool made = fs::create_directories(folder, problem);
  if (made) fs::permissions(folder, fs::perms::owner_all, problem);
  return fs::is_directory(folder, problem);
}

}  // namespace

std::vector<fs::path> likely_folders() {
  std::vector<fs::path> folders;
  if (const fs::path data = variable("XDG_DATA_HOME"); data.is_absolute()) folders.push_back(data / "fuba");
  for (const fs::path& home : {variable("HOME"), listed_home()})
    if (home.is_absolute()) folders.push_back(home / ".local/share/fuba");
  return folders;
}

std::optional<fs::path> first_folder(const std::vector<fs::path>& folders) {
  for (const fs::path& folder : folders)
    if (can_be_used(folder)) return folder;
  return std::nullopt;
}

PassingFolder::PassingFolder() {
  std::error_code problem;
  std::string name = (fs::temp_directory_path(problem) / "fuba-XXXXXX").string();
  if (problem || ::mkdtemp(name.data()) == nullptr) return;
  path_ = name;
  made_ = true;
}

PassingFolder::~PassingFolder() {
  std::error_code problem;
  if (made_) fs::remove_all(path_, problem);
}

}  // namespace fuba::app
