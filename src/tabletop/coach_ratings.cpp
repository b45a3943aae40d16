#include "tabletop/coach_ratings.hpp"

#include "tabletop/data_folder.hpp"
#include "tabletop/rules_file.hpp"

namespace tabletop {

tl::expected<std::vector<int>, std::string> read_coach_ratings(const std::string& file,
                                                               std::span<const std::string_view> ids) try {
  constexpr int least = 0;
  constexpr int most = 4000;
  const auto folder = find_data_folder();
  if (!folder) return tl::unexpected(folder.error());
  const RulesFile opened(file, rules_reader(*folder));
  std::vector<int> ratings;
  for (const Field& field : opened.root().each(ids)) ratings.push_back(field.whole(least, most));
  return ratings;
} catch (const RulesError& error) {
  return tl::unexpected(to_string(error) + ". Put the file back as it was, or install the program again.");
}

}  // namespace tabletop
