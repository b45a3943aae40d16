#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "competition/competition.hpp"
#include "competition/means.hpp"
#include "competition/record.hpp"
#include "tabletop/files.hpp"
#include "tabletop/folder_lock.hpp"

namespace competition {

/// Why a file could not be used or an entry was not taken, as a sentence.
struct FileTrouble {
  enum class Why : std::uint8_t {
    refused,  ///< what was asked for cannot be, or the file says what cannot be
    in_use,   ///< another program has the competition
    file,     ///< it cannot be read or written
  };

  Why why = Why::refused;
  std::string told;
};

/// The ending of a competition's file.
inline constexpr std::string_view competition_ending = ".fubac";

/// The folder with the matches of a competition: beside its file, with its name but for the ending; of a
/// symbolic link beside what the link stands for.
std::filesystem::path matches_folder(const std::filesystem::path& file);
/// Where a match lies, or would lie.
std::filesystem::path match_file(const std::filesystem::path& file, const std::string& match);

/// Whether a file is that of a competition, by its ending or by its first line.
bool is_competition(const std::filesystem::path& file);
/// What the first line of a file says; nothing where it cannot be used.
std::optional<Definition> definition_in(const std::filesystem::path& file, const MeansOf& means_of);
/// Moves a competition with its matches; where something lies there already, beside it: "Harbour (2)". Of a
/// symbolic link it moves what the link stands for. Where it lies now.
tl::expected<std::filesystem::path, FileTrouble> move_competition(const std::filesystem::path& named,
                                                                  const std::filesystem::path& to);

/// All that a file holds, without a right to write. An error where not even its first line can be used.
tl::expected<Record, FileTrouble> read_competition(const std::filesystem::path& file,
                                                   const MeansOf& means_of);

/// A competition that is kept on the disk. Every entry is a whole line there before the caller learns that it
/// was taken, so that a killed program loses nothing that it has shown. One program at a time.
class CompetitionFile {
 public:
  /// Begins a competition in a file that is not there yet and has the ending, so that no other has its
  /// folder. The order is drawn where it has to be.
  static tl::expected<CompetitionFile, FileTrouble> create(const std::filesystem::path& file,
                                                           Definition definition);
  /// Goes on with one. A last line that is not complete was never shown to anybody and is dropped; a damaged
  /// file is refused.
  static tl::expected<CompetitionFile, FileTrouble> open(const std::filesystem::path& file,
                                                         const MeansOf& means_of);

  const Competition& get() const { return competition_; }
  /// What has been dropped when it was opened, as a sentence.
  const std::optional<std::string>& note() const { return note_; }
  std::filesystem::path match_file(const std::string& match) const;

  /// Adds entries, all of them in one write or none. Where a match begins, what lies in the place of its
  /// files is put aside before.
  tl::expected<void, FileTrouble> add(const std::vector<Entry>& entries);
  /// Adds every draw that is due.
  tl::expected<void, FileTrouble> add_due_draws();

 private:
  tl::expected<void, FileTrouble> clear_for(const std::string& match) const;

  CompetitionFile(Competition competition, std::filesystem::path file, tabletop::FolderLock lock,
                  tabletop::GrowingFile growing)
      : competition_(std::move(competition)),
        file_(std::move(file)),
        lock_(std::move(lock)),
        growing_(std::move(growing)) {}

  Competition competition_;
  std::filesystem::path file_;
  tabletop::FolderLock lock_;
  tabletop::GrowingFile growing_;
  std::optional<std::string> note_;
};

}  // namespace competition
