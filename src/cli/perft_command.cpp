#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "cli/commands.hpp"
#include "cli/setting.hpp"
#include "tabletop/perft.hpp"

namespace cli {

namespace {

using games::NamedPosition;

template <games::Kit K>
typename K::Played::State state_of(const typename K::Played::Ruleset& rules, const NamedPosition& position) {
  if (position.json.empty()) return K::Played::new_match(rules);
  const auto state = K::Played::state_from_json(rules, nlohmann::json::parse(position.json));
  if (!state)
    throw CannotGoOn(fmt::format("The position {} does not fit the rules: field {} {}.", position.name,
                                 state.error().field, state.error().problem));
  return *state;
}

template <games::Kit K>
int count_ways_of(const PerftArguments& arguments) {
  const auto played = rules<K>(arguments.rules);
  bool known = false;
  for (const NamedPosition& position : K::positions()) {
    if (!arguments.position.empty() && arguments.position != position.name) continue;
    known = true;
    const auto state = state_of<K>(*played, position);
    fmt::print("{:<12}", position.name);
    for (int depth = 1; depth <= arguments.depth; ++depth)
      fmt::print(" {}", tabletop::perft<typename K::Played>(*played, state, depth));
    fmt::print("\n");
  }
  if (known) return all_well;
  std::string names;
  for (const NamedPosition& position : K::positions()) names += fmt::format(" {}", position.name);
  throw WrongUsage(fmt::format("There is no position {}. There are:{}.", arguments.position, names));
}

}  // namespace

int count_ways(const PerftArguments& arguments) {
  return games::All::with_edition(arguments.rules.edition,
                                  [&]<games::Kit K> { return count_ways_of<K>(arguments); });
}

}  // namespace cli
