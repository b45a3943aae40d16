#include "tabletop/data_folder.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <vector>

namespace tabletop {

namespace fs = std::filesystem;

namespace {

bool holds_rules(const fs::path& folder) {
  std::error_code ignored;
  return fs::is_directory(folder / "rules", ignored);
}

std::vector<fs::path> likely_folders() {
  std::vector<fs::path> folders;
  std::error_code unknown;
  const fs::path program = fs::read_symlink("/proc/self/exe", unknown);
  if (!unknown) {
    folders.push_back(program.parent_path());
    folders.push_back(program.parent_path().parent_path() / "share" / "fuba");
  }
  folders.emplace_back(FUBA_INSTALLED_DATA);
  return folders;
}

}  // namespace

tl::expected<fs::path, std::string> find_data_folder() {
  if (const char* given = std::getenv("FUBA_DATA"); given != nullptr && *given != '\0') {
    if (holds_rules(given)) return fs::path(given);
    return tl::unexpected(
        fmt::format("FUBA_DATA is {}, but there is no folder rules in it. Set it to the folder that holds "
                    "rules, or unset it.",
                    given));
  }
  std::string looked_in;
  for (const fs::path& folder : likely_folders()) {
    if (holds_rules(folder)) return folder;
    looked_in += "\n  " + (folder / "rules").string();
  }
  return tl::unexpected(
      fmt::format("The folder with the rules was not found. Looked for{}\nInstall FUBA again, or set "
                  "FUBA_DATA to the folder that holds rules.",
                  looked_in));
}

TextReader rules_reader(const fs::path& data_folder) {
  return [rules = data_folder / "rules"](std::string_view file) -> std::optional<std::string> {
    std::ifstream in(rules / file, std::ios::binary);
    std::ostringstream text;
    if (!in || !(text << in.rdbuf())) return std::nullopt;
    return std::move(text).str();
  };
}

}  // namespace tabletop
