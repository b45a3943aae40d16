#include "competition/definition.hpp"

#include <algorithm>

namespace competition {

TeamCount team_count(Kind kind) {
  constexpr std::array<TeamCount, kind_names.size()> counts{{{2, 24}, {2, 64}, {4, 32}, {2, 24}}};
  return counts[static_cast<std::size_t>(kind)];
}

bool Definition::plays(std::string_view option) const {
  return std::ranges::find(options, option) != options.end();
}

std::optional<TeamIndex> Definition::find(std::string_view id) const {
  const auto found = std::ranges::find(teams, id, &TeamEntry::id);
  if (found == teams.end()) return std::nullopt;
  return static_cast<TeamIndex>(found - teams.begin());
}

}  // namespace competition
