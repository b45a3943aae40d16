#include "tabletop/library.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstdio>
#include <cstring>

#include "tabletop/text_search.hpp"

namespace tabletop {

namespace fs = std::filesystem;

namespace {

/// File systems take 255 bytes, of which the ending and the names of files under way need some.
constexpr std::size_t longest_title = 200;

constexpr std::array<std::string_view, 4> reserved_names{"con", "prn", "aux", "nul"};
constexpr std::array<std::string_view, 2> reserved_ports{"com", "lpt"};

bool is_sign(char letter) {
  const auto byte = static_cast<unsigned char>(letter);
  return byte < 0x20 || byte == 0x7F ||
         std::string_view("/\\:*?\"<>|").find(letter) != std::string_view::npos;
}

bool is_reserved(std::string_view title) {
  const std::string small = folded(title.substr(0, title.find('.')));
  if (std::ranges::find(reserved_names, small) != reserved_names.end()) return true;
  return small.size() == 4 && small[3] >= '0' && small[3] <= '9' &&
         std::ranges::find(reserved_ports, std::string_view(small).substr(0, 3)) != reserved_ports.end();
}

/// Moves a file to the first free one of its numbered names in a folder, which is made if it is missing.
tl::expected<fs::path, FileProblem> move_into(const fs::path& from, const fs::path& folder,
                                              const fs::path& name) {
  std::error_code problem;
  fs::create_directories(folder, problem);
  if (problem) return tl::unexpected(folder.string() + " cannot be made: " + problem.message());
  for (int number = 1;; ++number) {
    const fs::path to = numbered(folder / name, number);
    const int fault = move_file(from, to);
    if (fault == 0) return to;
    if (fault != EEXIST) return tl::unexpected(from.string() + " cannot be moved: " + std::strerror(fault));
  }
}

/// What lies beside a match goes where the match has gone. It can be made anew, so nothing is said where it
/// stays behind.
void carry_analysis(const fs::path& from, const fs::path& to) {
  static_cast<void>(move_file(analysis_beside(from), analysis_beside(to)));
}

std::string day_name(std::chrono::sys_days day) {
  const std::chrono::year_month_day date(day);
  return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(date.year()), static_cast<unsigned>(date.month()),
                     static_cast<unsigned>(date.day()));
}

/// The day that a folder of the trash is named after.
std::optional<std::chrono::sys_days> day_of(const std::string& name) {
  int year = 0;
  unsigned month = 0;
  unsigned day = 0;
  const auto read = [&name](std::size_t from, std::size_t length, auto& number) {
    const char* const end = name.data() + from + length;
    const auto [stopped, fault] = std::from_chars(name.data() + from, end, number);
    return fault == std::errc() && stopped == end;
  };
  if (name.size() != 10 || name[4] != '-' || name[7] != '-') return std::nullopt;
  if (!read(0, 4, year) || !read(5, 2, month) || !read(8, 2, day)) return std::nullopt;
  const std::chrono::year_month_day date{std::chrono::year(year), std::chrono::month(month),
                                         std::chrono::day(day)};
  return date.ok() ? std::optional(std::chrono::sys_days(date)) : std::nullopt;
}

}  // namespace

std::string_view name(NameFault fault) {
  constexpr std::array<std::string_view, 7> names{"empty",    "too-long", "sign",  "edges",
                                                  "reserved", "taken",    "system"};
  return names[static_cast<std::size_t>(fault)];
}

std::optional<NameFault> fault_of(std::string_view title) {
  if (title.find_first_not_of(' ') == std::string_view::npos) return NameFault::empty;
  if (title.size() > longest_title) return NameFault::too_long;
  if (std::ranges::any_of(title, is_sign)) return NameFault::sign;
  const bool bare_edges =
      title.front() != ' ' && title.front() != '.' && title.back() != ' ' && title.back() != '.';
  if (!bare_edges) return NameFault::edges;
  if (is_reserved(title)) return NameFault::reserved;
  return std::nullopt;
}

std::string without_signs(std::string title) {
  std::ranges::replace_if(title, is_sign, '-');
  return title;
}

fs::path analysis_beside(const fs::path& match) { return fs::path(match).concat("-analysis"); }

std::vector<SavedFile> Library::files() const {
  std::vector<SavedFile> found;
  std::error_code problem;
  for (fs::directory_iterator at(matches_, problem), end; !problem && at != end; at.increment(problem)) {
    if (at->path().extension() != save_ending) continue;
    std::error_code untold;
    found.push_back({at->path(), at->last_write_time(untold)});
  }
  std::ranges::sort(found, [](const SavedFile& one, const SavedFile& other) {
    return one.written != other.written ? one.written > other.written : one.file < other.file;
  });
  return found;
}

fs::path Library::place(std::string_view title) const {
  return matches_ / (std::string(title) + std::string(save_ending));
}

tl::expected<fs::path, RenameProblem> Library::rename(const fs::path& file, std::string_view title) const {
  if (title == title_of(file)) return file;
  if (const auto fault = fault_of(title)) return tl::unexpected(RenameProblem{*fault, {}});
  const fs::path to = place(title);
  const int fault = move_file(file, to);
  if (fault == 0) {
    carry_analysis(file, to);
    return to;
  }
  return tl::unexpected(
      RenameProblem{fault == EEXIST ? NameFault::taken : NameFault::system, std::strerror(fault)});
}

tl::expected<Deleted, FileProblem> Library::remove(const fs::path& file, std::chrono::sys_days today) const {
  const auto lies = move_into(file, trash_of(today), file.filename());
  if (!lies) return tl::unexpected(lies.error());
  carry_analysis(file, *lies);
  return Deleted{file, *lies};
}

tl::expected<fs::path, FileProblem> Library::take_back(const Deleted& deleted) const {
  const auto lies = move_into(deleted.now, deleted.was.parent_path(), deleted.was.filename());
  if (lies) carry_analysis(deleted.now, *lies);
  return lies;
}

void Library::empty_trash(std::chrono::sys_days today) const {
  std::vector<fs::path> old;
  std::error_code problem;
  for (fs::directory_iterator at(trash_, problem), end; !problem && at != end; at.increment(problem))
    if (const auto day = day_of(at->path().filename().string()); day && today - *day > kept_in_trash)
      old.push_back(at->path());
  for (const fs::path& folder : old) fs::remove_all(folder, problem);
}

fs::path Library::trash_of(std::chrono::sys_days day) const { return trash_ / day_name(day); }

fs::path numbered(const fs::path& file, int number) {
  if (number == 1) return file;
  return file.parent_path() /
         fmt::format("{} ({}){}", file.stem().string(), number, file.extension().string());
}

std::string title_of(const fs::path& file) { return file.stem().string(); }

}  // namespace tabletop
