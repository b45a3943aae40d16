#include <nlohmann/json.hpp>

#include "fuba/game.hpp"
#include "fuba/json.hpp"
#include "fuba/rules_files.hpp"
#include "fuba/table/proposal.hpp"
#include "support/catch.hpp"

namespace fuba::test::set_up_test {
using namespace fuba;
using namespace fuba::app;

namespace {

Ruleset rules_of(std::string_view edition) { return *load_rules({.edition = std::string(edition)}).value(); }

const Ruleset& rules() {
  static const Ruleset loaded = rules_of(default_edition());
  return loaded;
}

State position(const Ruleset& rules, const std::string& stage, const std::string& control,
               const std::string& ball, const std::string& formation) {
  const nlohmann::json json{{"stage", stage},
                            {"control", control},
                            {"ball", {{"area", ball}, {"value", 1}}},
                            {"home", {{"formation", formation}}},
                            {"away", {{"formation", formation}}}};
  return state_from_json(rules, json).value();
}

/// Sets up both teams as proposed.
void set_up_both(const Ruleset& rules, State state) {
  for (int team = 0; team < 2; ++team) {
    REQUIRE(is_set_up(state));
    const LineUp draft = proposal(rules, state);
    const auto commands = set_up_commands(rules, state, draft);
    REQUIRE(commands.has_value());
    for (const Command& command : *commands) REQUIRE(apply(rules, state, command).has_value());
    CHECK(state.side(draft.team).players == draft.players);
    CHECK(state.side(draft.team).keeper == draft.keeper);
  }
  CHECK_FALSE(is_set_up(state));
}

}  // namespace

TEST_CASE("every set-up has a proposal that the rules accept") {
  const Ruleset rules = rules_of(GENERATE(from_range(editions())));
  CAPTURE(rules.id);
  for (const FormationCard& card : rules.cards) {
    const std::string formation = to_string(card.formation);
    CAPTURE(formation);
    for (const std::string control : {"home", "away"}) {
      const bool home = control == "home";
      set_up_both(rules, position(rules, "kick-off", control, "C3", formation));
      set_up_both(rules, position(rules, "free-kick", control, home ? "L4" : "R1", formation));
      set_up_both(rules, position(rules, "penalty-kick", control, home ? "C5" : "C1", formation));
    }
  }
}

TEST_CASE("a kick-off draft with too few players in the centre is refused with the reason") {
  const State state = position(rules(), "kick-off", "home", "C3", "4-4-2");
  LineUp draft = proposal(rules(), state);
  const auto moved = static_cast<std::uint8_t>(draft.players[index(Area::C3)] - 1);
  draft.players[index(Area::C3)] = 1;
  draft.players[index(Area::C2)] = static_cast<std::uint8_t>(draft.players[index(Area::C2)] + moved);
  const auto commands = set_up_commands(rules(), state, draft);
  REQUIRE_FALSE(commands.has_value());
  CHECK(commands.error().reason == Reason::centre_needs_players);
}
}  // namespace fuba::test::set_up_test
