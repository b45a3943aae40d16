#include "tabletop/write_product.hpp"

#include <fstream>
#include <string>

namespace tabletop {

namespace fs = std::filesystem;

namespace {

/// Whether a file is empty or begins with the first line of a text.
bool begins_like(const fs::path& file, std::string_view text) {
  const std::string_view line = text.substr(0, text.find('\n'));
  std::string begin(line.size(), '\0');
  std::ifstream stream(file, std::ios::binary);
  if (!stream) return false;
  stream.read(begin.data(), static_cast<std::streamsize>(begin.size()));
  return stream.gcount() == 0 || begin == line;
}

}  // namespace

tl::expected<void, FileProblem> write_product(const fs::path& file, std::string_view text) {
  std::error_code none;
  if (fs::is_regular_file(file, none) && !begins_like(file, text))
    return tl::unexpected(FileProblem("is there already and is something else, so it is not replaced"));
  return write_out(file, text);
}

}  // namespace tabletop
