#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "tabletop/decision.hpp"
#include "tabletop/dice.hpp"
#include "tabletop/position_error.hpp"
#include "tabletop/standing.hpp"
#include "tabletop/team.hpp"

namespace tabletop {

/// What random matches are counted by; the events of each step add to it.
struct MatchCount {
  static constexpr std::size_t most_periods = 4;

  std::size_t period = 0;                   ///< the present one, from 0
  std::array<int, most_periods> turns{};    ///< of each period
  std::array<int, most_periods> minutes{};  ///< of each period, stoppage time included
};

/// A game of two teams as the table sees it: a type without members whose static functions are the rules. All
/// that is shared (matches, saves, undo, the server, leagues, random play) knows a game by these alone.
///
/// A state is a small value. While a team has to choose, `decision` says who and what; while dice have to
/// fall, `roll` says which; otherwise the match is over. No function draws a number, opens a file or asks the
/// clock.
template <class G>
concept Game = requires(const typename G::Ruleset& rules, const typename G::RulesChoice& choice,
                        typename G::State& state, const typename G::State& view,
                        const typename G::Command& command, typename G::CommandList& list,
                        const typename G::Events& events, const typename G::Event& event,
                        typename G::Events* happened, const typename G::Refusal& refusal,
                        typename G::Purpose purpose, const nlohmann::json& json, std::string_view text,
                        Team team, Dice dice, MatchCount& count) {
  requires std::regular<typename G::State> && std::regular<typename G::Command>;
  requires std::three_way_comparable<typename G::RulesChoice>;

  // What it is called: "fuba", and the faces of the largest die that can be set down.
  { G::id } -> std::convertible_to<std::string_view>;
  { G::most_faces } -> std::convertible_to<std::uint8_t>;

  // The rules of a match: the edition and the options that it is played with.
  { G::default_edition() } -> std::convertible_to<std::string_view>;
  { G::has_edition(text) } -> std::same_as<bool>;
  { G::choice_of(rules) } -> std::same_as<typename G::RulesChoice>;
  { G::revision(rules) } -> std::convertible_to<std::uint32_t>;
  // The fields that say it in a request and in the first line of a save, `rules` among them.
  requires std::same_as<decltype(G::to_json(choice)), nlohmann::ordered_json>;
  { G::choice_fields() } -> std::convertible_to<std::vector<std::string_view>>;
  // As a save names it: every field as it was written, and nothing guessed.
  { G::choice_from_json(json) } -> std::same_as<tl::expected<typename G::RulesChoice, ChoiceError>>;

  // The flow.
  { G::new_match(rules) } -> std::same_as<typename G::State>;
  { G::decision(view)->team } -> std::convertible_to<Team>;
  { G::decision(view)->secret } -> std::convertible_to<bool>;
  { G::roll(view) } -> std::same_as<std::optional<Roll<typename G::Purpose>>>;
  { G::is_over(view) } -> std::same_as<bool>;
  G::legal(rules, view, list);
  { list[std::size_t{}] } -> std::convertible_to<typename G::Command>;
  { G::apply(rules, state, command, happened) } -> std::same_as<tl::expected<void, typename G::Refusal>>;
  G::apply_unchecked(rules, state, command, happened);
  G::apply_dice(rules, state, dice, happened);

  // What a team may know, and whether a step has shown both teams what was hidden before.
  { G::seen_by(view, team) } -> std::same_as<typename G::State>;
  { G::secret_revealed(view, view) } -> std::same_as<bool>;

  // What the table tells of a state: how it stands, whether a turn begins with it, its hash, the same on
  // every platform.
  { G::standing(view) } -> std::same_as<Standing>;
  { G::turn_begins(view) } -> std::same_as<bool>;
  { G::hash(view) } -> std::same_as<std::uint64_t>;
  G::count(rules, event, count);

  // Notation (docs/protocol.md). The bits of a choice are its own and no other's.
  { G::to_string(command) } -> std::same_as<std::string>;
  { G::parse_command(text) } -> std::same_as<std::optional<typename G::Command>>;
  { G::bits(command) } -> std::same_as<std::uint64_t>;
  { G::kind_name(*G::decision(view)) } -> std::convertible_to<std::string_view>;
  { G::name(purpose) } -> std::convertible_to<std::string_view>;
  { G::name(refusal) } -> std::convertible_to<std::string_view>;
  { G::rule(rules, refusal) } -> std::convertible_to<std::string>;  // "3.0/4.1.1"; may be empty
  requires std::same_as<decltype(G::to_json(rules, view)), nlohmann::json>;
  requires std::same_as<decltype(G::to_json(rules, event)), nlohmann::json>;
  { G::state_from_json(rules, json) } -> std::same_as<tl::expected<typename G::State, PositionError>>;
  // What `odds` answers beside the decision: the fields of an object.
  requires std::same_as<decltype(G::odds_json(rules, view)), nlohmann::json>;
};

}  // namespace tabletop
