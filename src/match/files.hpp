#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace fuba {

/// What went wrong with a file: "cannot be written: No space left on device".
using FileProblem = std::string;

/// All of a file, if it is a regular one and no longer than `limit` bytes.
tl::expected<std::string, FileProblem> read_file(const std::filesystem::path& file, std::size_t limit);

/// Puts a text where the file is, all of it or nothing: written beside it, flushed to the disk, renamed.
tl::expected<void, FileProblem> replace_file(const std::filesystem::path& file, std::string_view text);

/// A file that grows at its end. What was appended survives the end of the program, however it comes.
class GrowingFile {
 public:
  static tl::expected<GrowingFile, FileProblem> open(const std::filesystem::path& file);
  GrowingFile(GrowingFile&& other) noexcept;
  GrowingFile& operator=(GrowingFile&& other) noexcept;
  ~GrowingFile();

  /// Appends all of the text or nothing.
  tl::expected<void, FileProblem> append(std::string_view text);

 private:
  explicit GrowingFile(int descriptor) : descriptor_(descriptor) {}

  int descriptor_ = -1;
};

}  // namespace fuba
