#include <fmt/format.h>

#include <array>
#include <nlohmann/json.hpp>
#include <string_view>

#include "cli/commands.hpp"
#include "cli/setting.hpp"
#include "fuba/fuba.hpp"
#include "fuba/json.hpp"
#include "tabletop/perft.hpp"

namespace fuba::cli {

namespace {

struct Position {
  std::string_view name;
  std::string_view json;  ///< empty = a new match
};

constexpr std::array<Position, 6> positions{{
    {"new", ""},
    {"kick-off", R"({"stage":"kick-off","control":"home"})"},
    {"open-play", R"({"half":1,"minute":20,"control":"home","ball":{"area":"C3","value":3},
      "home":{"formation":"4-4-2","players":{"C2":2,"L2":2,"R2":1,"C3":3,"C4":2},"keeper":"C1"},
      "away":{"formation":"4-3-3","players":{"C4":3,"L3":2,"R3":1,"C3":2,"C2":2},"keeper":"C5"}})"},
    {"attack", R"({"half":2,"minute":70,"control":"away","ball":{"area":"C2","value":2},
      "stage":"actions","first":"away","start":"C3","target":"C2",
      "home":{"formation":"5-4-1","players":{"C1":2,"L1":2,"C2":2,"R1":1,"C3":3},"keeper":"C1"},
      "away":{"formation":"3-4-3","players":{"C2":3,"L2":2,"R2":2,"C3":2,"C4":1},"keeper":"C5"}})"},
    {"goal-kick",
     R"({"stage":"goal-kick","half":1,"minute":30,"control":"away","ball":{"area":"C5","value":1},
      "home":{"formation":"4-4-2","players":{"C2":2,"L2":2,"R2":1,"C3":2,"C4":2,"C5":1},"keeper":"C1"},
      "away":{"formation":"4-4-2","players":{"C4":3,"L3":2,"R3":1,"C3":2,"C5":2},"keeper":"C5"}})"},
    {"penalty",
     R"({"stage":"penalty-kick","half":2,"minute":60,"control":"home","ball":{"area":"C5","value":1},
      "home":{"formation":"4-4-2","players":{"C2":2,"L2":2,"R2":2,"C3":2,"C4":2},"keeper":"C1"},
      "away":{"formation":"4-4-2","players":{"C4":4,"L4":1,"R4":1,"C3":2,"C2":2},"keeper":"C5"}})"},
}};

State state_of(const Ruleset& rules, const Position& position) {
  if (position.json.empty()) return new_match(rules);
  const auto state = state_from_json(rules, nlohmann::json::parse(position.json));
  if (!state)
    throw CannotGoOn(fmt::format("The position {} does not fit the rules: field {} {}.", position.name,
                                 state.error().field, state.error().problem));
  return *state;
}

}  // namespace

int count_ways(const PerftArguments& arguments) {
  const auto rules_used = rules(rules_choice(arguments.rules));
  bool known = false;
  for (const Position& position : positions) {
    if (!arguments.position.empty() && arguments.position != position.name) continue;
    known = true;
    const State state = state_of(*rules_used, position);
    fmt::print("{:<12}", position.name);
    for (int depth = 1; depth <= arguments.depth; ++depth)
      fmt::print(" {}", tabletop::perft<Fuba>(*rules_used, state, depth));
    fmt::print("\n");
  }
  if (known) return all_well;
  std::string names;
  for (const Position& position : positions) names += fmt::format(" {}", position.name);
  throw WrongUsage(fmt::format("There is no position {}. There are:{}.", arguments.position, names));
}

}  // namespace fuba::cli
