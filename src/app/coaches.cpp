#include "coaches.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "match/files.hpp"
#include "match/plain_text.hpp"
#include "match/rules_files.hpp"
#include "match/save.hpp"

namespace fuba::app {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view ending = ".json";
constexpr std::size_t longest_tactics = std::size_t{1} << 20U;

bool is_of_the_game(std::string_view id) { return std::ranges::find(coach_ids, id) != coach_ids.end(); }

/// Whether a match keeps the name as it is, and it leads to no other folder.
bool is_plain(std::string_view id) {
  return id.find('/') == id.npos && plain_text(id, longest_team_name) == id;
}

tl::expected<Tactics, std::string> tactics_of_the_game(std::string_view id) {
  const auto folder = find_data_folder();
  if (!folder) return tl::unexpected(folder.error());
  return make_tactics(id, rules_reader(*folder)).map_error([](const RulesError& error) {
    return to_string(error) + ". Install FUBA again, or put the file back as it was.";
  });
}

tl::expected<Tactics, std::string> own_tactics(std::string_view id, const fs::path& file) {
  const auto text = read_file(file, longest_tactics);
  if (!text)
    return tl::unexpected(
        fmt::format("{} {}. Put the tactics of that coach there, or let somebody else play.", file.string(),
                    text.error()));
  return make_tactics(id, [&](std::string_view) { return std::optional(*text); })
      .map_error([&](const RulesError& error) {
        return fmt::format("{}{}: {}. Mend the file, or let somebody else play.", file.string(),
                           error.field.empty() ? "" : ", field " + error.field, error.problem);
      });
}

}  // namespace

fs::path own_coaches_folder(const fs::path& data_folder) { return data_folder / "opponents"; }

std::vector<std::string> own_coaches(const fs::path& data_folder) {
  std::vector<std::string> found;
  std::error_code problem;
  for (fs::directory_iterator at(own_coaches_folder(data_folder), problem), end; !problem && at != end;
       at.increment(problem)) {
    std::string id = at->path().stem().string();
    if (at->path().extension() == ending && !is_of_the_game(id) && id != program_id)
      found.push_back(std::move(id));
  }
  std::ranges::sort(found);
  return found;
}

tl::expected<Tactics, std::string> tactics_of(std::string_view id, const fs::path& data_folder) {
  if (is_of_the_game(id)) return tactics_of_the_game(id);
  const fs::path file = own_coaches_folder(data_folder) / (std::string(id) + std::string(ending));
  if (is_plain(id)) return own_tactics(id, file);
  return tl::unexpected(fmt::format(
      "No coach can be called \"{}\". Give the file of tactics in {} a name of at most {} "
      "letters.",
      plain_text(id, 2 * longest_team_name), own_coaches_folder(data_folder).string(), longest_team_name));
}

}  // namespace fuba::app
