#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "soccer_city/game.hpp"
#include "soccer_city/json.hpp"
#include "tabletop/game.hpp"

namespace soccer_city {

using tabletop::ChoiceError;
using tabletop::MatchCount;
using tabletop::Standing;

/// Soccer City as the table sees it. What each item is stands with the concept `tabletop::Game`; what the
/// game itself says, in the headers beside this one.
struct SoccerCity {
  using Ruleset = soccer_city::Ruleset;
  using RulesChoice = soccer_city::RulesChoice;
  using State = soccer_city::State;
  using Command = soccer_city::Command;
  using CommandList = soccer_city::CommandList;
  using Event = soccer_city::Event;
  using Events = soccer_city::Events;
  using Refusal = soccer_city::Refusal;
  using Purpose = soccer_city::Purpose;

  static constexpr std::string_view id = "soccer-city";
  static constexpr std::uint8_t most_faces = 6;

  static std::string_view default_edition() { return edition_id; }
  static bool has_edition(std::string_view edition) { return edition == edition_id; }
  static RulesChoice choice_of(const Ruleset& rules) { return {rules.id, rules.options}; }
  static std::uint32_t revision(const Ruleset& rules) { return rules.revision; }
  static nlohmann::ordered_json to_json(const RulesChoice& choice);
  static std::vector<std::string_view> choice_fields() { return {"rules", "options"}; }
  static tl::expected<RulesChoice, ChoiceError> choice_from_json(const nlohmann::json& object);

  static State new_match(const Ruleset& rules) { return soccer_city::new_match(rules); }
  static std::optional<Decision> decision(const State& state) { return soccer_city::decision(state); }
  static std::optional<Roll> roll(const State& state) { return soccer_city::roll(state); }
  static bool is_over(const State& state) { return soccer_city::is_over(state); }
  static void legal(const Ruleset& rules, const State& state, CommandList& list) {
    soccer_city::legal(rules, state, list);
  }
  static tl::expected<void, Refusal> apply(const Ruleset& rules, State& state, const Command& command,
                                           Events* events) {
    return soccer_city::apply(rules, state, command, events);
  }
  static void apply_unchecked(const Ruleset& rules, State& state, const Command& command, Events* events) {
    soccer_city::apply_unchecked(rules, state, command, events);
  }
  static void apply_dice(const Ruleset& rules, State& state, Dice dice, Events* events) {
    soccer_city::apply_dice(rules, state, dice, events);
  }

  static State seen_by(const State& state, Team team) { return soccer_city::seen_by(state, team); }
  static bool secret_revealed(const State& before, const State& after) {
    return soccer_city::secret_revealed(before, after);
  }

  /// The ball deck is the clock (K6): a card of a half's pile is a minute, shared out over 45 of them.
  static Standing standing(const State& state);
  static bool turn_begins(const State& state);
  static std::uint64_t hash(const State& state) { return soccer_city::hash(state); }
  static void count(const Ruleset& rules, const Event& event, MatchCount& count);

  static std::string to_string(const Command& command) { return soccer_city::to_string(command); }
  static std::optional<Command> parse_command(std::string_view text) {
    return soccer_city::parse_command(text);
  }
  static std::uint64_t bits(const Command& command);
  static std::string_view kind_name(const Decision& decision) { return soccer_city::name(decision.kind); }
  static std::string_view name(Purpose purpose) { return soccer_city::name(purpose); }
  static std::string_view name(const Refusal& refusal) { return soccer_city::name(refusal.reason); }
  static std::string rule(const Ruleset&, const Refusal& refusal) {
    return std::string(soccer_city::rule(refusal));
  }
  static nlohmann::json to_json(const Ruleset& rules, const State& state);
  static nlohmann::json to_json(const Ruleset& rules, const Event& event);
  static tl::expected<State, PositionError> state_from_json(const Ruleset& rules,
                                                            const nlohmann::json& json) {
    return soccer_city::state_from_json(rules, json);
  }
  /// `odds`, by choice.
  static nlohmann::json odds_json(const Ruleset& rules, const State& state);
};

static_assert(tabletop::Game<SoccerCity>);

}  // namespace soccer_city
