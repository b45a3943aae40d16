#include "tabletop/files.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <cstdio>
#include <cstring>
#include <optional>
#include <utility>
#include <vector>

#include "tabletop/descriptor.hpp"

namespace tabletop {

namespace fs = std::filesystem;

namespace {

/// Of what is written beside a file before it takes its place: "NAME.PID.tmp".
constexpr std::string_view beside_ending = ".tmp";
constexpr std::string_view match_ending = ".fuba";
constexpr std::size_t longest_moved_file = std::size_t{1} << 30U;
constexpr int most_links = 40;

tl::unexpected<FileProblem> failed(std::string_view what) {
  return tl::unexpected(fmt::format("{}: {}", what, std::strerror(errno)));
}

bool write_all(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(descriptor, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

fs::path folder_of(const fs::path& file) { return file.has_parent_path() ? file.parent_path() : "."; }

/// Makes a rename last through a power cut, where the file system can.
void flush_folder(const fs::path& folder) {
  const Descriptor opened(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (opened.open()) ::fsync(opened.number());
}

/// What a symbolic link stands for, even where nothing is there yet; any other file itself.
fs::path behind_links(fs::path file) {
  std::error_code problem;
  for (int links = 0; links < most_links && fs::is_symlink(file, problem); ++links) {
    const fs::path target = fs::read_symlink(file, problem);
    if (problem) break;
    file = file.parent_path() / target;
  }
  return file;
}

/// Gives a new file the owner and the permissions of the one whose place it takes. Only the system's
/// administrator can give files away.
bool take_after(int descriptor, const struct stat& old) {
  if (::fchown(descriptor, old.st_uid, old.st_gid) != 0 && errno != EPERM) return false;
  return ::fchmod(descriptor, old.st_mode & 07777U) == 0;
}

/// A file that is written beside another to take its place.
struct Beside {
  std::string_view name;  ///< of the other
  pid_t writer;
};

std::optional<Beside> beside_of(std::string_view file_name) {
  if (!file_name.ends_with(beside_ending)) return std::nullopt;
  file_name.remove_suffix(beside_ending.size());
  const std::size_t dot = file_name.rfind('.');
  if (dot == file_name.npos) return std::nullopt;
  const char* const end = file_name.data() + file_name.size();
  pid_t writer = 0;
  const auto [stopped, fault] = std::from_chars(file_name.data() + dot + 1, end, writer);
  if (fault != std::errc() || stopped != end || writer <= 0) return std::nullopt;
  return Beside{file_name.substr(0, dot), writer};
}

bool runs(pid_t id) { return ::kill(id, 0) == 0 || errno == EPERM; }

/// Takes away what programs that were killed while they wrote have left in the folder of a file: of that
/// file, and of saved matches. Other names may be another program's.
void remove_leftovers(const fs::path& file) {
  const std::string name = file.filename().string();
  std::error_code problem;
  std::vector<fs::path> left;
  for (fs::directory_iterator at(folder_of(file), problem), end; !problem && at != end;
       at.increment(problem)) {
    const std::string found = at->path().filename().string();
    const auto beside = beside_of(found);
    if (!beside || runs(beside->writer)) continue;
    if (beside->name == name || beside->name.ends_with(match_ending)) left.push_back(at->path());
  }
  for (const fs::path& each : left) ::unlink(each.c_str());
}

/// Writes a text beside a file and puts it in its place. Open to be appended to.
tl::expected<int, FileProblem> put_in_place(const fs::path& file, std::string_view text) {
  struct stat old {};
  const bool replaces = ::stat(file.c_str(), &old) == 0;
  if (replaces && !S_ISREG(old.st_mode)) return tl::unexpected(FileProblem("is not a file"));
  if (replaces && ::faccessat(AT_FDCWD, file.c_str(), W_OK, AT_EACCESS) != 0)
    return failed("cannot be written");
  remove_leftovers(file);
  const std::string beside = fmt::format("{}.{}{}", file.string(), ::getpid(), beside_ending);
  constexpr int how = O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_NOFOLLOW | O_CLOEXEC;
  Descriptor opened(::open(beside.c_str(), how, 0666));
  if (!opened.open()) return failed("cannot be written");
  if (!write_all(opened.number(), text) || (replaces && !take_after(opened.number(), old)) ||
      ::fsync(opened.number()) != 0 || ::rename(beside.c_str(), file.c_str()) != 0) {
    const auto problem = failed("cannot be written");
    ::unlink(beside.c_str());
    return problem;
  }
  flush_folder(folder_of(file));
  return opened.release();
}

FileMark mark_of(const struct stat& facts) {
  return {facts.st_dev, facts.st_ino, facts.st_size, facts.st_mtim.tv_sec, facts.st_mtim.tv_nsec};
}

/// Writes a file anew where nothing lies yet, and takes the old one away.
int move_by_copy(const fs::path& from, const fs::path& to) {
  const auto text = read_file(from, longest_moved_file);
  if (!text) return EIO;
  const Descriptor opened(::open(to.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
  if (!opened.open()) return errno;
  if (write_all(opened.number(), *text) && ::fsync(opened.number()) == 0 && ::unlink(from.c_str()) == 0)
    return 0;
  const int fault = errno;
  ::unlink(to.c_str());
  return fault;
}

}  // namespace

tl::expected<std::string, FileProblem> read_file(const fs::path& file, std::size_t limit) {
  const Descriptor opened(::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  if (!opened.open()) return failed("cannot be opened");
  struct stat facts {};
  if (::fstat(opened.number(), &facts) != 0) return failed("cannot be read");
  if (!S_ISREG(facts.st_mode)) return tl::unexpected(FileProblem("is not a file"));
  if (static_cast<std::size_t>(facts.st_size) > limit)
    return tl::unexpected(fmt::format("is longer than {} megabytes", limit >> 20U));
  std::string text(static_cast<std::size_t>(facts.st_size), '\0');
  std::size_t filled = 0;
  while (filled < text.size()) {
    const ssize_t got = ::read(opened.number(), text.data() + filled, text.size() - filled);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return failed("cannot be read");
    if (got == 0) break;
    filled += static_cast<std::size_t>(got);
  }
  text.resize(filled);
  return text;
}

tl::expected<void, FileProblem> replace_file(const fs::path& file, std::string_view text) {
  const auto opened = put_in_place(behind_links(file), text);
  if (!opened) return tl::unexpected(opened.error());
  ::close(*opened);
  return {};
}

tl::expected<void, FileProblem> write_out(const fs::path& file, std::string_view text) {
  std::error_code none;
  if (!fs::is_other(file, none)) return replace_file(file, text);
  const Descriptor opened(::open(file.c_str(), O_WRONLY | O_CLOEXEC));
  if (!opened.open() || !write_all(opened.number(), text)) return failed("cannot be written");
  return {};
}

int move_file(const fs::path& from, const fs::path& to) {
  if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0) return 0;
  if (errno == EXDEV) return move_by_copy(from, to);
  if (errno != EINVAL && errno != ENOSYS) return errno;
  // A file system that cannot promise to replace nothing.
  std::error_code problem;
  if (fs::exists(fs::symlink_status(to, problem))) return EEXIST;
  return ::rename(from.c_str(), to.c_str()) == 0 ? 0 : errno;
}

tl::expected<fs::path, FileProblem> move_to_free_name(const fs::path& file, const fs::path& folder,
                                                      std::string_view stem) {
  const fs::path from = behind_links(file);
  for (int number = 1;; ++number) {
    fs::path to = folder / fmt::format("{}-{:04}{}", stem, number, file.extension().string());
    const int fault = move_file(from, to);
    if (fault == EEXIST) continue;
    if (fault != 0) return tl::unexpected(fmt::format("cannot be written: {}", std::strerror(fault)));
    flush_folder(folder);
    flush_folder(folder_of(from));
    return to;
  }
}

tl::expected<GrowingFile, FileProblem> GrowingFile::replace(const fs::path& file, std::string_view text) {
  fs::path place = behind_links(file);
  const auto opened = put_in_place(place, text);
  if (!opened) return tl::unexpected(opened.error());
  return GrowingFile(std::move(place), *opened);
}

GrowingFile::GrowingFile(fs::path place, int descriptor) : place_(std::move(place)), descriptor_(descriptor) {
  look();
}

GrowingFile::GrowingFile(GrowingFile&& other) noexcept
    : place_(std::move(other.place_)),
      descriptor_(std::exchange(other.descriptor_, -1)),
      mark_(other.mark_) {}

GrowingFile& GrowingFile::operator=(GrowingFile&& other) noexcept {
  std::swap(place_, other.place_);
  std::swap(descriptor_, other.descriptor_);
  std::swap(mark_, other.mark_);
  return *this;
}

GrowingFile::~GrowingFile() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

/// Remembers what the file is like now.
void GrowingFile::look() {
  struct stat facts {};
  mark_ = ::fstat(descriptor_, &facts) == 0 ? mark_of(facts) : FileMark{};
}

bool GrowingFile::untouched() const {
  struct stat facts {};
  return ::stat(place_.c_str(), &facts) == 0 && mark_of(facts) == mark_;
}

tl::expected<void, FileProblem> GrowingFile::append(std::string_view text) {
  const auto before = static_cast<off_t>(mark_.size);
  if (write_all(descriptor_, text)) {
    look();
    return {};
  }
  const auto problem = failed("cannot be written");
  // Where even this fails a broken last line is left, which a reader drops.
  if (::ftruncate(descriptor_, before) == 0) look();
  return problem;
}

}  // namespace tabletop
