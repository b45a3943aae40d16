#include "match/files.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

namespace fuba {

namespace fs = std::filesystem;

namespace {

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

/// Closes a descriptor when it goes out of scope.
struct Descriptor {
  int number;

  explicit Descriptor(int opened) : number(opened) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() {
    if (number >= 0) ::close(number);
  }
};

/// Makes a rename last through a power cut, where the file system can.
void flush_folder(const fs::path& folder) {
  const Descriptor opened(::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (opened.number >= 0) ::fsync(opened.number);
}

}  // namespace

tl::expected<std::string, FileProblem> read_file(const fs::path& file, std::size_t limit) {
  const Descriptor opened(::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  if (opened.number < 0) return failed("cannot be opened");
  struct stat facts {};
  if (::fstat(opened.number, &facts) != 0) return failed("cannot be read");
  if (!S_ISREG(facts.st_mode)) return tl::unexpected(FileProblem("is not a file"));
  if (static_cast<std::size_t>(facts.st_size) > limit)
    return tl::unexpected(fmt::format("is longer than {} megabytes", limit >> 20U));
  std::string text(static_cast<std::size_t>(facts.st_size), '\0');
  std::size_t filled = 0;
  while (filled < text.size()) {
    const ssize_t got = ::read(opened.number, text.data() + filled, text.size() - filled);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return failed("cannot be read");
    if (got == 0) break;
    filled += static_cast<std::size_t>(got);
  }
  text.resize(filled);
  return text;
}

tl::expected<void, FileProblem> replace_file(const fs::path& file, std::string_view text) {
  const std::string beside = fmt::format("{}.{}.tmp", file.string(), ::getpid());
  const Descriptor opened(
      ::open(beside.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0666));
  if (opened.number < 0) return failed("cannot be written");
  if (!write_all(opened.number, text) || ::fsync(opened.number) != 0 ||
      ::rename(beside.c_str(), file.c_str()) != 0) {
    const auto problem = failed("cannot be written");
    ::unlink(beside.c_str());
    return problem;
  }
  flush_folder(file.parent_path());
  return {};
}

tl::expected<GrowingFile, FileProblem> GrowingFile::open(const fs::path& file) {
  const int descriptor = ::open(file.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC);
  if (descriptor < 0) return failed("cannot be opened");
  return GrowingFile(descriptor);
}

GrowingFile::GrowingFile(GrowingFile&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}

GrowingFile& GrowingFile::operator=(GrowingFile&& other) noexcept {
  std::swap(descriptor_, other.descriptor_);
  return *this;
}

GrowingFile::~GrowingFile() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

tl::expected<void, FileProblem> GrowingFile::append(std::string_view text) {
  struct stat before {};
  if (::fstat(descriptor_, &before) != 0) return failed("cannot be written");
  if (write_all(descriptor_, text)) return {};
  const auto problem = failed("cannot be written");
  // Where even this fails a broken last line is left, which a reader drops.
  [[maybe_unused]] const int cut = ::ftruncate(descriptor_, before.st_size);
  return problem;
}

}  // namespace fuba
