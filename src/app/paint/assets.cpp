#include "app/paint/assets.hpp"

#include <SDL_filesystem.h>
#include <SDL_stdinc.h>

#include <cstdlib>
#include <fstream>
#include <iterator>

namespace fuba::paint {

namespace fs = std::filesystem;

std::vector<fs::path> asset_folders() {
  std::vector<fs::path> folders;
  if (const char* data = std::getenv("FUBA_DATA"); data != nullptr && *data != '\0')
    folders.emplace_back(fs::path(data) / "assets");
  if (char* base = SDL_GetBasePath()) {
    const fs::path program = base;
    SDL_free(base);
    folders.emplace_back(program / ".." / "assets");
    folders.emplace_back(program / ".." / "share" / "fuba" / "assets");
  }
  folders.emplace_back(FUBA_INSTALLED_ASSETS);
  return folders;
}

tl::expected<fs::path, AssetError> find_asset(std::string_view name) {
  std::string tried;
  for (const fs::path& folder : asset_folders()) {
    const fs::path file = folder / name;
    std::error_code ignored;
    if (fs::is_regular_file(file, ignored)) return file;
    tried += (tried.empty() ? "" : ", ") + folder.lexically_normal().string();
  }
  return tl::unexpected(
      AssetError{"The file " + std::string(name) + " of the game is missing. It was looked for in " + tried +
                 ". Install FUBA again, or set FUBA_DATA to the folder that holds rules and assets."});
}

tl::expected<std::string, AssetError> read_asset(std::string_view name) {
  return find_asset(name).and_then([](const fs::path& file) -> tl::expected<std::string, AssetError> {
    std::ifstream in(file, std::ios::binary);
    std::string content{std::istreambuf_iterator<char>(in), {}};
    if (in.bad() || content.empty()) {
      return tl::unexpected(
          AssetError{"The file " + file.lexically_normal().string() +
                     " cannot be read, or is empty. Install FUBA again, or put the file back as it was."});
    }
    return content;
  });
}

}  // namespace fuba::paint
