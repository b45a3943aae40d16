#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "fuba/game.hpp"
#include "fuba/json.hpp"
#include "tabletop/game.hpp"

namespace fuba {

using tabletop::ChoiceError;
using tabletop::MatchCount;
using tabletop::Standing;

/// FUBA in all its editions, as the table sees it. What each item is stands with the concept
/// `tabletop::Game`; what FUBA itself says, in the headers beside this one.
struct Fuba {
  using Ruleset = fuba::Ruleset;
  using RulesChoice = fuba::RulesChoice;
  using State = fuba::State;
  using Command = fuba::Command;
  using CommandList = fuba::CommandList;
  using Event = fuba::Event;
  using Events = fuba::Events;
  using Refusal = fuba::Refusal;
  using Purpose = fuba::Purpose;

  static constexpr std::string_view id = "fuba";
  static constexpr std::uint8_t most_faces = 6;

  static std::string_view default_edition() { return fuba::default_edition(); }
  static bool has_edition(std::string_view edition);
  static RulesChoice choice_of(const Ruleset& rules);
  static std::uint32_t revision(const Ruleset& rules) { return rules.revision; }
  static nlohmann::ordered_json to_json(const RulesChoice& choice);
  static std::vector<std::string_view> choice_fields() {
    return {"rules",       "options",    "skills_per_team", "reduce",   "primary",
            "skills_from", "extra_time", "away_goals",      "first_leg"};
  }
  static tl::expected<RulesChoice, ChoiceError> choice_from_json(const nlohmann::json& object);

  static State new_match(const Ruleset& rules) { return fuba::new_match(rules); }
  static std::optional<Decision> decision(const State& state) { return fuba::decision(state); }
  static std::optional<Roll> roll(const State& state) { return fuba::roll(state); }
  static bool is_over(const State& state) { return fuba::is_over(state); }
  static void legal(const Ruleset& rules, const State& state, CommandList& list) {
    fuba::legal(rules, state, list);
  }
  static tl::expected<void, Refusal> apply(const Ruleset& rules, State& state, const Command& command,
                                           Events* events) {
    return fuba::apply(rules, state, command, events);
  }
  static void apply_unchecked(const Ruleset& rules, State& state, const Command& command, Events* events) {
    fuba::apply_unchecked(rules, state, command, events);
  }
  static void apply_dice(const Ruleset& rules, State& state, Dice dice, Events* events) {
    fuba::apply_dice(rules, state, dice, events);
  }

  static State seen_by(const State& state, Team team) { return fuba::seen_by(state, team); }
  static bool secret_revealed(const State& before, const State& after) {
    return fuba::secret_revealed(before, after);
  }

  static Standing standing(const State& state);
  /// A turn begins where a target area is asked for.
  static bool turn_begins(const State& state);
  static std::uint64_t hash(const State& state) { return fuba::hash(state); }
  static void count(const Ruleset& rules, const Event& event, MatchCount& count);

  static std::string to_string(const Command& command) { return fuba::to_string(command); }
  static std::optional<Command> parse_command(std::string_view text) { return fuba::parse_command(text); }
  static std::uint64_t bits(const Command& command);
  static std::string_view kind_name(const Decision& decision) { return fuba::name(decision.kind); }
  static std::string_view name(Purpose purpose) { return fuba::name(purpose); }
  static std::string_view name(const Refusal& refusal) { return fuba::name(refusal.reason); }
  static const std::string& rule(const Ruleset& rules, const Refusal& refusal) {
    return rules.rule(refusal.reason);
  }
  static nlohmann::json to_json(const Ruleset& rules, const State& state);
  static nlohmann::json to_json(const Ruleset& rules, const Event& event);
  static tl::expected<State, PositionError> state_from_json(const Ruleset& rules,
                                                            const nlohmann::json& json) {
    return fuba::state_from_json(rules, json);
  }
  /// `odds`, `control_checks` and, of targets, `foresight`, by choice.
  static nlohmann::json odds_json(const Ruleset& rules, const State& state);
};

static_assert(tabletop::Game<Fuba>);

}  // namespace fuba
