#include "support/folder.hpp"

#include <unistd.h>

#include <atomic>
#include <fstream>
#include <iterator>
#include <sstream>

namespace fuba::test {

namespace fs = std::filesystem;

TestFolder::TestFolder(const fs::path& below) {
  static std::atomic<int> number = 0;
  path_ = below / ("fuba-test-" + std::to_string(::getpid()) + "-" + std::to_string(++number));
  fs::create_directories(path_);
}

TestFolder::~TestFolder() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

std::size_t TestFolder::files() const {
  return static_cast<std::size_t>(std::distance(fs::directory_iterator(path_), fs::directory_iterator()));
}

std::string text_of(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return std::move(text).str();
}

void write_text(const fs::path& file, std::string_view text) {
  std::ofstream(file, std::ios::binary) << text;
}

}  // namespace fuba::test
