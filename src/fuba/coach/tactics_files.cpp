#include "fuba/coach/tactics_files.hpp"

#include <algorithm>

#include "fuba/rules_files.hpp"
#include "tabletop/coach_ratings.hpp"

namespace fuba {

using tabletop::find_data_folder;
using tabletop::rules_reader;

bool is_coach_of_the_game(std::string_view id) { return std::ranges::find(coach_ids, id) != coach_ids.end(); }

tl::expected<Tactics, std::string> tactics_of_the_game(std::string_view id) {
  const auto folder = find_data_folder();
  if (!folder) return tl::unexpected(folder.error());
  return make_tactics(id, rules_reader(*folder)).map_error([](const RulesError& error) {
    return to_string(error) + ". Install FUBA again, or put the file back as it was.";
  });
}

tl::expected<std::vector<int>, std::string> coach_ratings_of_the_game() {
  return tabletop::read_coach_ratings("opponents/ratings.json", coach_ids);
}

tl::expected<Tactics, std::string> read_tactics(const std::filesystem::path& file,
                                                const tabletop::FileAdvice& advice) {
  return tabletop::read_own(
      file, advice, [&](const RulesReader& read) { return make_tactics(file.stem().string(), read); });
}

}  // namespace fuba
