#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>

namespace tabletop {

/// What went wrong with a file: "cannot be written: No space left on device".
using FileProblem = std::string;

/// All of a file, if it is a regular one and no longer than `limit` bytes.
tl::expected<std::string, FileProblem> read_file(const std::filesystem::path& file, std::size_t limit);

/// Puts a text where the file is, all of it or nothing: written beside it, flushed to the disk, renamed. The
/// new file has the permissions of the old one; a symbolic link stays one. A file that may not be written to
/// stays as it is. What programs have left there that were killed while they did the same is taken away.
tl::expected<void, FileProblem> replace_file(const std::filesystem::path& file, std::string_view text);
/// The same, and to what is no file (a pipe, a terminal) the text is written as it is.
tl::expected<void, FileProblem> write_out(const std::filesystem::path& file, std::string_view text);

/// Gives a file another place, on another disk too. The number of what went wrong, 0 if nothing; EEXIST
/// where something lies already.
int move_file(const std::filesystem::path& from, const std::filesystem::path& to);

/// Moves a file to the first free one of the names "stem-0001", "stem-0002" and so on; its ending stays. Of
/// a symbolic link it moves what the link stands for. Where it lies now.
tl::expected<std::filesystem::path, FileProblem> move_to_free_name(const std::filesystem::path& file,
                                                                   const std::filesystem::path& folder,
                                                                   std::string_view stem);

/// What tells a file from another, and from itself before it was written to.
struct FileMark {
  std::uintmax_t device = 0;
  std::uintmax_t node = 0;
  std::intmax_t size = 0;
  std::intmax_t seconds = 0;  ///< when it was last written to
  std::intmax_t nanoseconds = 0;

  bool operator==(const FileMark&) const = default;
};

/// A file that grows at its end. What was appended survives the end of the program, however it comes.
class GrowingFile {
 public:
  /// Begins with a text in place of whatever the file held, as `replace_file` does.
  static tl::expected<GrowingFile, FileProblem> replace(const std::filesystem::path& file,
                                                        std::string_view text);
  GrowingFile(GrowingFile&& other) noexcept;
  GrowingFile& operator=(GrowingFile&& other) noexcept;
  ~GrowingFile();

  const std::filesystem::path& place() const { return place_; }
  /// It has been given another place.
  void moved(std::filesystem::path place) { place_ = std::move(place); }
  /// Whether it lies where it was, as the last append has left it.
  bool untouched() const;
  /// Appends all of the text or nothing.
  tl::expected<void, FileProblem> append(std::string_view text);

 private:
  GrowingFile(std::filesystem::path place, int descriptor);
  void look();

  std::filesystem::path place_;
  int descriptor_ = -1;
  FileMark mark_;
};

}  // namespace tabletop
