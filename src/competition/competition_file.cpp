#include "competition/competition_file.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <system_error>
#include <utility>

#include "tabletop/library.hpp"
#include "tabletop/parse_json.hpp"
#include "tabletop/record.hpp"

namespace competition {

namespace fs = std::filesystem;
using Why = FileTrouble::Why;

namespace {

tl::unexpected<FileTrouble> trouble(Why why, std::string told) {
  return tl::unexpected(FileTrouble{why, std::move(told)});
}

/// What a symbolic link stands for, so that a competition has one folder and one lock by whatever name.
fs::path behind_links(const fs::path& file) {
  std::error_code problem;
  fs::path place = fs::is_symlink(file, problem) ? fs::canonical(file, problem) : file;
  return problem ? file : place;
}

/// The right to write, which is that to the folder of the matches.
tl::expected<tabletop::FolderLock, FileTrouble> locked(const fs::path& file) {
  const fs::path folder = matches_folder(file);
  std::error_code problem;
  fs::create_directories(folder, problem);
  if (problem) {
    return trouble(Why::file,
                   fmt::format("{} cannot be made: {}. Name a file in a folder that you may write to.",
                               folder.string(), problem.message()));
  }
  tabletop::FolderLock lock(folder);
  if (!lock.hold())
    return trouble(Why::in_use, fmt::format("{} is being played by another program. Wait until it has ended.",
                                            file.string()));
  return lock;
}

tl::expected<tabletop::GrowingFile, FileTrouble> written(const fs::path& file, std::string_view text) {
  auto growing = tabletop::GrowingFile::replace(file, text);
  if (!growing)
    return trouble(Why::file, fmt::format("{} {}. Name a file in a folder that you may write to.",
                                          file.string(), growing.error()));
  return *std::move(growing);
}

tl::expected<std::string, FileTrouble> text_of(const fs::path& file) {
  auto text = tabletop::read_file(file, longest_record);
  if (text) return *std::move(text);
  std::error_code none;
  const bool too_long = fs::is_regular_file(file, none) && fs::file_size(file, none) > longest_record;
  return trouble(too_long ? Why::refused : Why::file, fmt::format("{} {}.", file.string(), text.error()));
}

tl::unexpected<FileTrouble> cannot_move(const fs::path& file, int fault) {
  return trouble(Why::file, fmt::format("{} cannot be moved: {}. Make room on the disk, then try again.",
                                        file.string(), std::strerror(fault)));
}

/// What lies there of an earlier match of that name gets the first free one of its numbered names: "K2-1
/// (2)".
tl::expected<void, FileTrouble> put_aside(const fs::path& file) {
  for (int number = 2;; ++number) {
    const int fault = tabletop::move_file(file, tabletop::numbered(file, number));
    if (fault == 0 || fault == ENOENT) return {};
    if (fault != EEXIST) return cannot_move(file, fault);
  }
}

FileTrouble told(const fs::path& file, const RecordTrouble& wrong) {
  return {Why::refused, fmt::format("{}: {}.", file.string(), to_string(wrong))};
}

/// In which not even the first line can be used.
FileTrouble nothing_in(const fs::path& file, const RecordTrouble& wrong) {
  FileTrouble trouble = told(file, wrong);
  const bool foreign = wrong.kind == RecordTrouble::Kind::refused && wrong.problem.field.empty();
  trouble.told += foreign ? " Choose a file that this program has made; their names end in .fubac."
                          : " Use a copy of the file, or a newer version of the program.";
  return trouble;
}

tl::expected<Record, FileTrouble> record_in(const fs::path& file, const std::string& text,
                                            const MeansOf& means_of) {
  auto record = read_record(text, Seals::needed, means_of);
  if (!record) return tl::unexpected(nothing_in(file, record.error()));
  return *std::move(record);
}

}  // namespace

fs::path matches_folder(const fs::path& file) {
  fs::path folder = behind_links(file);
  folder.replace_extension();
  return folder == file ? fs::path(file.string() + "-matches") : folder;
}

fs::path match_file(const fs::path& file, const std::string& match) {
  return matches_folder(file) / (match + ".fuba");
}

bool is_competition(const fs::path& file) {
  return file.extension() == competition_ending ||
         tabletop::parse_json(tabletop::first_line_of(file)).contains("fuba-competition");
}

std::optional<Definition> definition_in(const fs::path& file, const MeansOf& means_of) {
  const auto record = read_record(tabletop::first_line_of(file), Seals::ignored, means_of);
  return record ? std::optional(record->competition.definition()) : std::nullopt;
}

tl::expected<fs::path, FileTrouble> move_competition(const fs::path& named, const fs::path& to) {
  const fs::path file = behind_links(named);
  const auto lock = locked(file);
  if (!lock) return tl::unexpected(lock.error());
  std::error_code problem;
  fs::create_directories(to.parent_path(), problem);
  for (int number = 1;; ++number) {
    const fs::path free = tabletop::numbered(to, number);
    if (fs::exists(fs::symlink_status(free, problem))) continue;
    const int folder_fault = tabletop::move_file(matches_folder(file), matches_folder(free));
    if (folder_fault == EEXIST || folder_fault == ENOTEMPTY) continue;
    if (folder_fault != 0) return cannot_move(file, folder_fault);
    const int fault = tabletop::move_file(file, free);
    if (fault == 0) return free;
    tabletop::move_file(matches_folder(free), matches_folder(file));
    if (fault != EEXIST) return cannot_move(file, fault);
  }
}

tl::expected<Record, FileTrouble> read_competition(const fs::path& file, const MeansOf& means_of) {
  const auto text = text_of(file);
  if (!text) return tl::unexpected(text.error());
  return record_in(file, *text, means_of);
}

tl::expected<CompetitionFile, FileTrouble> CompetitionFile::create(const fs::path& file,
                                                                   Definition definition) {
  std::error_code none;
  if (fs::exists(fs::symlink_status(file, none)))
    return trouble(Why::file, fmt::format("{} is there already. Name a new file.", file.string()));
  if (file.extension() != competition_ending)
    return trouble(Why::file, fmt::format("{0} does not end in {1}. Name a file that does, such as {0}{1}.",
                                          file.string(), competition_ending));
  auto lock = locked(file);
  if (!lock) return tl::unexpected(lock.error());
  Competition competition(std::move(definition));
  std::string text = record_line(competition.definition());
  while (const auto draw = competition.due_draw()) {
    text += record_line(competition.definition(), *draw);
    if (!competition.add(*draw)) throw std::logic_error("a draw from the seed does not fit");
  }
  auto growing = written(file, text);
  if (!growing) return tl::unexpected(growing.error());
  return CompetitionFile(std::move(competition), file, *std::move(lock), *std::move(growing));
}

tl::expected<CompetitionFile, FileTrouble> CompetitionFile::open(const fs::path& file,
                                                                 const MeansOf& means_of) {
  // What is no competition gets no folder beside it.
  if (const auto readable = read_competition(file, means_of); !readable)
    return tl::unexpected(readable.error());
  auto lock = locked(file);
  if (!lock) return tl::unexpected(lock.error());
  // Read again now that nobody else writes.
  const auto text = text_of(file);
  if (!text) return tl::unexpected(text.error());
  auto record = record_in(file, *text, means_of);
  if (!record) return tl::unexpected(record.error());
  const auto& wrong = record->trouble;
  if (wrong && wrong->kind != RecordTrouble::Kind::cut_short) {
    FileTrouble refused = told(file, *wrong);
    refused.told +=
        " It cannot be gone on with; use a copy of the file, or leave out this line and all after it.";
    return tl::unexpected(std::move(refused));
  }
  std::string kept = text->substr(0, record->sound);
  if (!kept.ends_with('\n')) kept += '\n';  // a definition alone may lack its end
  auto growing = written(file, kept);
  if (!growing) return tl::unexpected(growing.error());
  CompetitionFile opened(std::move(record->competition), file, *std::move(lock), *std::move(growing));
  if (wrong) opened.note_ = fmt::format("{}: {}. The line was dropped.", file.string(), to_string(*wrong));
  return opened;
}

fs::path CompetitionFile::match_file(const std::string& match) const {
  return competition::match_file(file_, match);
}

tl::expected<void, FileTrouble> CompetitionFile::add(const std::vector<Entry>& entries) {
  Competition next = competition_;
  std::string text;
  for (const Entry& entry : entries) {
    if (const auto added = next.add(entry); !added)
      return trouble(Why::refused, to_string(added.error()) + ".");
    text += record_line(next.definition(), entry);
  }
  for (const Entry& entry : entries)
    if (const auto* begin = std::get_if<BeginEntry>(&entry))
      if (auto cleared = clear_for(begin->match); !cleared) return cleared;
  if (const auto done = growing_.append(text); !done)
    return trouble(Why::file,
                   fmt::format("{} {}. Make room on the disk, then go on.", file_.string(), done.error()));
  competition_ = std::move(next);
  return {};
}

/// What lies there when a match begins is of one that was taken back, or of another competition.
tl::expected<void, FileTrouble> CompetitionFile::clear_for(const std::string& match) const {
  for (const char* ending : {".fuba", ".fuba-analysis", ".time", "-penalties.fuba"})
    if (auto cleared = put_aside(matches_folder(file_) / (match + ending)); !cleared) return cleared;
  return {};
}

tl::expected<void, FileTrouble> CompetitionFile::add_due_draws() {
  while (const auto draw = competition_.due_draw())
    if (auto added = add({*draw}); !added) return added;
  return {};
}

}  // namespace competition
