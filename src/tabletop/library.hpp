#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "tabletop/files.hpp"

namespace tabletop {

/// The ending of a saved match's file.
inline constexpr std::string_view save_ending = ".fuba";

/// How long a deleted match lies in the trash.
inline constexpr std::chrono::days kept_in_trash{30};

/// Where what was worked out about a match is kept: beside its file, with which it moves.
std::filesystem::path analysis_beside(const std::filesystem::path& match);

/// A file among the kept matches.
struct SavedFile {
  std::filesystem::path file;
  std::filesystem::file_time_type written;
};

/// Why a match cannot be called so.
enum class NameFault : std::uint8_t {
  empty,
  too_long,
  sign,      ///< one that stands for something else in the names of files
  edges,     ///< begins with a dot, or with a blank, or ends with one
  reserved,  ///< a name that some systems keep for themselves
  taken,     ///< another match is called so
  system,    ///< the file system refuses it
};

/// "too-long".
std::string_view name(NameFault fault);

/// What is wrong with a name wherever the match would lie; nothing if every file system takes it.
std::optional<NameFault> fault_of(std::string_view title);
/// The same name with "-" in place of every sign that no file name may have.
std::string without_signs(std::string title);

/// Why a match keeps its name.
struct RenameProblem {
  NameFault fault = NameFault::system;
  FileProblem problem;  ///< what the system said
};

/// A match that was deleted: where it lay, and where it lies in the trash.
struct Deleted {
  std::filesystem::path was;
  std::filesystem::path now;
};

/// The folder of kept matches, and the trash beside it: a folder for each day, in which a match that was
/// deleted on that day keeps its name.
class Library {
 public:
  /// `data`: the folder that holds `matches` and `trash`.
  explicit Library(const std::filesystem::path& data) : matches_(data / "matches"), trash_(data / "trash") {}

  const std::filesystem::path& folder() const { return matches_; }
  const std::filesystem::path& trash() const { return trash_; }
  /// Where lies what was deleted on a day.
  std::filesystem::path trash_of(std::chrono::sys_days day) const;

  /// All saved matches, the one written last first.
  std::vector<SavedFile> files() const;

  /// Where a match of that name lies.
  std::filesystem::path place(std::string_view title) const;
  /// Calls a match otherwise, never in place of another. Where it lies now.
  tl::expected<std::filesystem::path, RenameProblem> rename(const std::filesystem::path& file,
                                                            std::string_view title) const;

  /// Puts a match into the trash of that day.
  tl::expected<Deleted, FileProblem> remove(const std::filesystem::path& file,
                                            std::chrono::sys_days today) const;
  /// Puts it back; beside another match that is called so by now. Where it lies.
  tl::expected<std::filesystem::path, FileProblem> take_back(const Deleted& deleted) const;
  /// Throws away what has been in the trash for longer than `kept_in_trash`. Whatever else lies there stays.
  void empty_trash(std::chrono::sys_days today) const;

 private:
  std::filesystem::path matches_;
  std::filesystem::path trash_;
};

/// A file, and those beside it that one counts on to where the name is taken: "Derby.fuba", "Derby (2).fuba"
/// ...
std::filesystem::path numbered(const std::filesystem::path& file, int number);

/// What a match is called on screen: the name of its file.
std::string title_of(const std::filesystem::path& file);

}  // namespace tabletop
