#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "stw/game.hpp"
#include "stw/json.hpp"
#include "tabletop/game.hpp"

namespace stw {

using tabletop::MatchCount;
using tabletop::Standing;

/// Soccer Tactics WORLD, as the table sees it. What each item is stands with the concept `tabletop::Game`.
struct Stw {
  using Ruleset = stw::Ruleset;
  using RulesChoice = stw::RulesChoice;
  using State = stw::State;
  using Command = stw::Command;
  using CommandList = stw::CommandList;
  using Event = stw::Event;
  using Events = stw::Events;
  using Refusal = stw::Refusal;
  using Purpose = stw::Purpose;

  static constexpr std::string_view id = "stw";
  /// The spinner has more sectors than a die has faces.
  static constexpr std::uint8_t most_faces = spinner_sectors;

  static std::string_view default_edition() { return id; }
  static bool has_edition(std::string_view edition) { return edition == id; }
  static RulesChoice choice_of(const Ruleset& rules) { return rules.choice; }
  static std::uint32_t revision(const Ruleset& rules) { return rules.revision; }
  static nlohmann::ordered_json to_json(const RulesChoice& choice);
  static std::vector<std::string_view> choice_fields() { return {"rules", "options", "clock"}; }
  static tl::expected<RulesChoice, ChoiceError> choice_from_json(const nlohmann::json& object) {
    return saved_choice_from_json(object);
  }

  static State new_match(const Ruleset& rules) { return stw::new_match(rules); }
  static std::optional<Decision> decision(const State& state) { return stw::decision(state); }
  static std::optional<Roll> roll(const State& state) { return stw::roll(state); }
  static bool is_over(const State& state) { return stw::is_over(state); }
  static void legal(const Ruleset& rules, const State& state, CommandList& list) {
    stw::legal(rules, state, list);
  }
  static tl::expected<void, Refusal> apply(const Ruleset& rules, State& state, const Command& command,
                                           Events* events) {
    return stw::apply(rules, state, command, events);
  }
  static void apply_unchecked(const Ruleset& rules, State& state, const Command& command, Events* events) {
    stw::apply_unchecked(rules, state, command, events);
  }
  static void apply_dice(const Ruleset& rules, State& state, Dice dice, Events* events) {
    stw::apply_dice(rules, state, dice, events);
  }

  /// Nothing is hidden in this game.
  static State seen_by(const State& state, Team) { return state; }
  static bool secret_revealed(const State&, const State&) { return false; }

  static Standing standing(const State& state);
  /// A turn begins with an offensive set.
  static bool turn_begins(const State& state) { return state.step == Step::move; }
  static std::uint64_t hash(const State& state) { return stw::hash(state); }
  static void count(const Ruleset& rules, const Event& event, MatchCount& count);

  static std::string to_string(const Command& command) { return stw::to_string(command); }
  static std::optional<Command> parse_command(std::string_view text) { return stw::parse_command(text); }
  static std::uint64_t bits(const Command& command);
  static std::string_view kind_name(const Decision& decision) { return stw::name(decision.kind); }
  static std::string_view name(Purpose purpose) { return stw::name(purpose); }
  static std::string_view name(const Refusal& refusal) { return stw::name(refusal.reason); }
  static const std::string& rule(const Ruleset& rules, const Refusal& refusal) { return rules.rule(refusal); }
  static nlohmann::json to_json(const Ruleset& rules, const State& state);
  static nlohmann::json to_json(const Ruleset& rules, const Event& event);
  static tl::expected<State, PositionError> state_from_json(const Ruleset& rules,
                                                            const nlohmann::json& json) {
    return stw::state_from_json(rules, json);
  }
  static nlohmann::json odds_json(const Ruleset& rules, const State& state);
};

static_assert(tabletop::Game<Stw>);

}  // namespace stw
