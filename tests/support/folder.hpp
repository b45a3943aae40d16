#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

namespace fuba::test {

/// A folder for one test, empty at first and removed at the end.
class TestFolder {
 public:
  explicit TestFolder(const std::filesystem::path& below = std::filesystem::temp_directory_path());
  ~TestFolder();
  TestFolder(const TestFolder&) = delete;
  TestFolder& operator=(const TestFolder&) = delete;

  std::filesystem::path operator/(std::string_view name) const { return path_ / name; }
  /// The same, as a command line names it.
  std::string file(std::string_view name) const { return (path_ / name).string(); }
  const std::filesystem::path& path() const { return path_; }
  std::size_t files() const;

 private:
  std::filesystem::path path_;
};

std::string text_of(const std::filesystem::path& file);
void write_text(const std::filesystem::path& file, std::string_view text);

}  // namespace fuba::test
