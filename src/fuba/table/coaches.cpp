#include "fuba/table/coaches.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "fuba/coach/tactics_files.hpp"
#include "fuba/match.hpp"
#include "tabletop/plain_text.hpp"

namespace fuba::app {

using tabletop::plain_text;
namespace {

namespace fs = std::filesystem;

constexpr std::string_view tactics_ending = ".json";
constexpr tabletop::FileAdvice tactics_advice{
    .unreadable = "Put the tactics of that coach there, or let somebody else play.",
    .wrong = "Mend the file, or let somebody else play."};

/// Whether a match keeps the name as it is, and it leads to no other folder.
bool is_plain(std::string_view id) {
  return id.find('/') == id.npos && plain_text(id, longest_team_name) == id;
}

}  // namespace

fs::path own_coaches_folder(const fs::path& data_folder) { return data_folder / "opponents"; }

std::vector<std::string> own_coaches(const fs::path& data_folder) {
  std::vector<std::string> found;
  std::error_code problem;
  for (fs::directory_iterator at(own_coaches_folder(data_folder), problem), end; !problem && at != end;
       at.increment(problem)) {
    std::string id = at->path().stem().string();
    if (at->path().extension() == tactics_ending && !is_coach_of_the_game(id) && id != program_id)
      found.push_back(std::move(id));
  }
  std::ranges::sort(found);
  return found;
}

tl::expected<Tactics, std::string> tactics_of(std::string_view id, const fs::path& data_folder) {
  if (is_coach_of_the_game(id)) return tactics_of_the_game(id);
  const fs::path file = own_coaches_folder(data_folder) / (std::string(id) + std::string(tactics_ending));
  if (is_plain(id)) return read_tactics(file, tactics_advice);
  return tl::unexpected(fmt::format(
      "No coach can be called \"{}\". Give the file of tactics in {} a name of at most {} "
      "letters.",
      plain_text(id, 2 * longest_team_name), own_coaches_folder(data_folder).string(), longest_team_name));
}

}  // namespace fuba::app
