#include "competition/definition.hpp"

#include <algorithm>

namespace competition {
namespace {

constexpr std::array<std::string_view, 4> kind_names{"league", "cup", "groups", "play-off"};
constexpr std::array<std::string_view, 3> who_names{"person", "coach", "program"};

}  // namespace

std::string_view name(Kind kind) { return kind_names[static_cast<std::size_t>(kind)]; }

std::string_view name(Plays::Who who) { return who_names[static_cast<std::size_t>(who)]; }

bool Definition::plays(std::string_view option) const {
  return std::ranges::find(options, option) != options.end();
}

std::optional<TeamIndex> Definition::find(std::string_view id) const {
  const auto found = std::ranges::find(teams, id, &TeamEntry::id);
  if (found == teams.end()) return std::nullopt;
  return static_cast<TeamIndex>(found - teams.begin());
}

}  // namespace competition
