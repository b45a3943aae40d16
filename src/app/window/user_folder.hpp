#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace fuba::app {

/// Where the matches and settings of the user may be kept, the first choice first: as XDG_DATA_HOME says, in
/// HOME, in the home that the system knows of the user.
std::vector<std::filesystem::path> likely_folders();
/// The first of them that is there or can be made; nothing where there is none.
std::optional<std::filesystem::path> first_folder(const std::vector<std::filesystem::path>& folders);

/// A folder of nobody else's that is gone when it is done with, with all that is in it. Where none can be
/// made it is a place where nothing can be written.
class PassingFolder {
 public:
  PassingFolder();
  ~PassingFolder();
  PassingFolder(const PassingFolder&) = delete;
  PassingFolder& operator=(const PassingFolder&) = delete;

  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_ = "/dev/null/fuba";
  bool made_ = false;
};

}  // namespace fuba::app
