#include "app/window/team_names.hpp"

namespace fuba::app {

std::array<std::string, 2> team_names(const tabletop::MatchInfo& info, const words::Words& words) {
  const tabletop::MatchInfo unnamed;
  std::array<std::string, 2> names = info.names;
  for (const tabletop::Team team : tabletop::teams)
    if (std::string& called = names[index(team)]; called == unnamed.names[index(team)])
      called = words::ui(words, name(team));
  return names;
}

}  // namespace fuba::app
