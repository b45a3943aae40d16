#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "tabletop/game.hpp"
#include "tabletop/save.hpp"
#include "tabletop/server.hpp"

/// A game of tests: two runners on a track. Each secretly chooses a lane. Then they move in turn: `walk`
/// takes two squares, `run` throws a die and takes as many; on the outer lane one more when running, on the
/// inner one more when walking. Who comes to the end first wins.
namespace race {

using tabletop::Dice;
using tabletop::Team;

enum class Purpose : std::uint8_t { run };
enum class Kind : std::uint8_t { lane, move };
enum class Command : std::uint8_t { inner, outer, walk, run };

struct RulesChoice {
  std::string edition = "race";
  bool short_track = false;

  auto operator<=>(const RulesChoice&) const = default;
};

struct Ruleset {
  RulesChoice choice;
  int track = 12;
};

struct State {
  std::array<std::optional<Command>, 2> lanes{};
  std::array<int, 2> places{};
  Team mover = Team::home;
  bool running = false;  ///< a die is due
  std::optional<Team> winner = {};

  bool operator==(const State&) const = default;
};

struct Event {
  Team team = Team::home;
  int squares = 0;
};

struct Refusal {
  std::string_view reason;
};

struct Race {
  using Ruleset = race::Ruleset;
  using RulesChoice = race::RulesChoice;
  using State = race::State;
  using Command = race::Command;
  using CommandList = std::vector<Command>;
  using Event = race::Event;
  using Events = std::vector<Event>;
  using Refusal = race::Refusal;
  using Purpose = race::Purpose;
  using Decision = tabletop::Decision<Kind>;

  static constexpr std::string_view id = "race";
  static constexpr std::uint8_t most_faces = 6;

  static std::string_view default_edition() { return "race"; }
  static bool has_edition(std::string_view edition) { return edition == "race"; }
  static RulesChoice choice_of(const Ruleset& rules) { return rules.choice; }
  static std::uint32_t revision(const Ruleset&) { return 1; }
  static nlohmann::ordered_json to_json(const RulesChoice& choice);
  static std::vector<std::string_view> choice_fields() { return {"rules", "short"}; }
  static tl::expected<RulesChoice, tabletop::ChoiceError> choice_from_json(const nlohmann::json& object);

  static State new_match(const Ruleset&) { return {}; }
  static std::optional<Decision> decision(const State& state);
  static std::optional<tabletop::Roll<Purpose>> roll(const State& state);
  static bool is_over(const State& state) { return state.winner.has_value(); }
  static void legal(const Ruleset& rules, const State& state, CommandList& list);
  static tl::expected<void, Refusal> apply(const Ruleset& rules, State& state, Command command,
                                           Events* events);
  static void apply_unchecked(const Ruleset& rules, State& state, Command command, Events* events);
  static void apply_dice(const Ruleset& rules, State& state, Dice dice, Events* events);

  static State seen_by(const State& state, Team team);
  static bool secret_revealed(const State& before, const State& after);

  static tabletop::Standing standing(const State& state);
  static bool turn_begins(const State& state);
  static std::uint64_t hash(const State& state);
  static void count(const Ruleset&, const Event&, tabletop::MatchCount& count) { ++count.turns[0]; }

  static std::string to_string(Command command);
  static std::optional<Command> parse_command(std::string_view text);
  static std::uint64_t bits(Command command) { return static_cast<std::uint64_t>(command); }
  static std::string_view kind_name(const Decision& decision);
  static std::string_view name(Purpose) { return "run"; }
  static std::string_view name(const Refusal& refusal) { return refusal.reason; }
  static std::string rule(const Ruleset&, const Refusal&) { return "race/1"; }
  static nlohmann::json to_json(const Ruleset& rules, const State& state);
  static nlohmann::json to_json(const Ruleset& rules, const Event& event);
  static tl::expected<State, tabletop::PositionError> state_from_json(const Ruleset& rules,
                                                                      const nlohmann::json& json);
  static nlohmann::json odds_json(const Ruleset& rules, const State& state);
};

static_assert(tabletop::Game<Race>);

/// Rules, and what a server needs.
tl::expected<std::shared_ptr<const Ruleset>, std::string> rules_for(const RulesChoice& choice);
tabletop::Service<Race> service();

}  // namespace race
