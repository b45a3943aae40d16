#include "app/menus/kept_twice.hpp"

#include "tabletop/files.hpp"

namespace fuba::app {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t longest_compared = std::size_t{16} << 20U;

bool given_up_at_once(const AnyMatch& match, const AnyMatch& fresh) {
  const Standing now = match.standing();
  const Standing first = fresh.standing();
  return !now.over && now.moment == first.moment && now.score == first.score;
}

}  // namespace

std::optional<fs::path> same_as(const tabletop::Library& library, const fs::path& file) {
  std::error_code problem;
  const auto size = fs::file_size(file, problem);
  if (problem) return std::nullopt;
  const auto text = tabletop::read_file(file, longest_compared);
  if (!text) return std::nullopt;
  for (const tabletop::SavedFile& other : library.files()) {
    if (other.file == file || fs::file_size(other.file, problem) != size || problem) continue;
    if (tabletop::read_file(other.file, longest_compared) == text) return other.file;
  }
  return std::nullopt;
}

void drop_what_is_not_worth_keeping(const Director& director, const AnyMatch& fresh) {
  BoardGame& game = director.unfinished_game();
  if (!game.has_unfinished() || game.failed_to_open()) return;
  const fs::path file = game.unfinished_file();
  const auto kept = game.unfinished();
  if (!kept || !*kept || (*kept)->trouble) return;
  if (!given_up_at_once(*(*kept)->match, fresh) && !same_as(tabletop::Library(director.folder()), file))
    return;
  std::error_code ignored;
  fs::remove(file, ignored);
}

}  // namespace fuba::app
