#include <fmt/format.h>

#include <array>
#include <nlohmann/json.hpp>
#include <span>
#include <string_view>

#include "cli/commands.hpp"
#include "cli/setting.hpp"
#include "fuba/fuba.hpp"
#include "fuba/json.hpp"
#include "stw/stw.hpp"
#include "tabletop/perft.hpp"

namespace fuba::cli {

namespace {

struct Position {
  std::string_view name;
  std::string_view json;  ///< empty = a new match
};

constexpr std::array<Position, 6> positions_of_fuba{{
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

/// The same side in all of them but for who has the ball and where.
constexpr std::array<Position, 6> positions_of_stw{{
    {"new", ""},
    {"kick-off", R"({"stage":"kick-off","control":"home"})"},
    {"move", R"({"stage":"move","control":"home","ball":"E9","dice":[3],
      "home":{"keeper":"D1","defenders":["B4","D4","E4","G4"],"midfielders":["A6","C6","F6","H6"],
              "strikers":["E9","G8"]},
      "away":{"keeper":"D16","defenders":["B13","D13","E13","G13"],"midfielders":["A11","C11","F11","H11"],
              "strikers":["C9","H9"]}})"},
    {"attempt", R"({"stage":"keeper","control":"home","ball":"D14",
      "home":{"keeper":"D1","defenders":["B4","D4","E4","G4"],"midfielders":["A6","C6","F6","H10"],
              "strikers":["D14","G8"]},
      "away":{"keeper":"D16","defenders":["B13","C15","E13","G13"],"midfielders":["A11","C11","F11","H11"],
              "strikers":["C9","H9"]}})"},
    {"corner", R"({"stage":"corner-kick","control":"away","ball":"E2",
      "home":{"keeper":"D2","defenders":["D1","G1"],"midfielders":["H2"],"strikers":["E9",null]},
      "away":{"keeper":"D16","defenders":["B13"],"strikers":["E2","H1"]}})"},
    {"penalty", R"({"stage":"penalty-kick","control":"home","ball":"E15",
      "home":{"keeper":"D1","midfielders":["A6","F14"],"strikers":["E15","D9"]},
      "away":{"keeper":"C15","defenders":["E15","D13"],"midfielders":["C14"],"strikers":["A9"]}})"},
}};

template <tabletop::Game G>
typename G::State state_of(const typename G::Ruleset& rules, const Position& position) {
  if (position.json.empty()) return G::new_match(rules);
  const auto state = G::state_from_json(rules, nlohmann::json::parse(position.json));
  if (!state)
    throw CannotGoOn(fmt::format("The position {} does not fit the rules: field {} {}.", position.name,
                                 state.error().field, state.error().problem));
  return *state;
}

template <tabletop::Game G>
int count_ways_of(const PerftArguments& arguments, const typename G::Ruleset& rules,
                  std::span<const Position> positions) {
  bool known = false;
  for (const Position& position : positions) {
    if (!arguments.position.empty() && arguments.position != position.name) continue;
    known = true;
    const auto state = state_of<G>(rules, position);
    fmt::print("{:<12}", position.name);
    for (int depth = 1; depth <= arguments.depth; ++depth)
      fmt::print(" {}", tabletop::perft<G>(rules, state, depth));
    fmt::print("\n");
  }
  if (known) return all_well;
  std::string names;
  for (const Position& position : positions) names += fmt::format(" {}", position.name);
  throw WrongUsage(fmt::format("There is no position {}. There are:{}.", arguments.position, names));
}

}  // namespace

int count_ways(const PerftArguments& arguments) {
  if (stw::Stw::has_edition(arguments.rules.edition))
    return count_ways_of<stw::Stw>(arguments, *stw_rules(arguments.rules), positions_of_stw);
  return count_ways_of<Fuba>(arguments, *rules(rules_choice(arguments.rules)), positions_of_fuba);
}

}  // namespace fuba::cli
