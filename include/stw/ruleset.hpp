#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "stw/event.hpp"
#include "stw/refusal.hpp"
#include "tabletop/rules_error.hpp"

namespace stw {

/// A rule that a match may be played with or without (W160).
enum class Option : std::uint8_t {
  strong_defenders,  ///< defenders have +2 in battles (stw/12A)
  shooting_die,      ///< a die in place of the spinner (stw/12B)
};

inline constexpr std::size_t option_count = static_cast<std::size_t>(Option::shooting_die) + 1;

/// "strong-defenders".
std::string_view name(Option option);
std::optional<Option> parse_option(std::string_view text);

/// What a tie at full time brings (W155).
enum class Tie : std::uint8_t { overtime, shoot_out, draw };

inline constexpr std::size_t tie_count = static_cast<std::size_t>(Tie::draw) + 1;

/// "shoot-out".
std::string_view name(Tie tie);

/// How long a match is, and what follows a tie (W150, W155).
struct Clock {
  static constexpr std::uint8_t most_minutes = 45;  ///< of a half and of a period of over time
  static constexpr std::uint8_t least_roll = 5;     ///< seconds of a throw
  static constexpr std::uint8_t most_roll = 60;

  std::uint8_t half = 45;      ///< minutes of a half, from 1
  std::uint8_t overtime = 15;  ///< minutes of a period of over time, from 1
  std::uint8_t roll = 20;      ///< seconds that a throw takes
  Tie tie = Tie::overtime;

  auto operator<=>(const Clock&) const = default;
};

/// Which rules a match is played by.
struct RulesChoice {
  std::string edition = "stw";
  std::array<bool, option_count> options{};
  Clock clock = {};

  bool has(Option option) const { return options[static_cast<std::size_t>(option)]; }
  auto operator<=>(const RulesChoice&) const = default;
};

/// What a shot brings; what is `again` is thrown once more (W83).
enum class ShotResult : std::uint8_t { goal, corner, goal_kick, again };

inline constexpr std::size_t shot_result_count = static_cast<std::size_t>(ShotResult::again) + 1;

/// "goal-kick".
std::string_view name(ShotResult result);

inline constexpr std::uint8_t spinner_sectors = 8;
inline constexpr std::uint8_t die_faces = 6;

/// The rule behind something: "stw/4A". One, or one for each value of what it hangs on, empty where that
/// value cannot be.
using Citation = std::vector<std::string>;

/// Everything that makes the game with its options and its clock: one frozen value, made by `make_rules`.
struct Ruleset {
  RulesChoice choice;
  std::uint32_t revision = 0;  ///< grows when saved matches would play differently

  std::uint8_t keeper_bonus = 2;     ///< in battle (stw/4D)
  std::uint8_t defender_bonus = 1;   ///< in battle, the option counted (stw/4D, stw/12A)
  std::uint8_t corner_puts = 3;      ///< pawns that each team may put before a corner kick (stw/8)
  std::uint8_t shoot_out_kicks = 5;  ///< of each team, before single pairs decide (stw/11C)

  std::array<ShotResult, spinner_sectors> spinner{};       ///< by sector, clockwise from the top (W82)
  std::array<ShotResult, die_faces> shooting_die{};        ///< by face (W83)
  std::array<ShotResult, die_faces> shooting_die_again{};  ///< after `again`

  /// The rules behind events, throws that take no time and refusals, indexed by the enum.
  std::array<Citation, event_kind_count> event_rules;  ///< by the event's first figure
  std::array<std::string, untimed_throw_count> untimed_rules;
  std::array<Citation, reason_count> reason_rules;  ///< by the kick that was prepared

  bool has(Option option) const { return choice.has(option); }
  const Clock& clock() const { return choice.clock; }
  /// Seconds of a half (1, 2) or a period of over time (3, 4).
  int seconds_of(int half) const { return 60 * (half <= 2 ? choice.clock.half : choice.clock.overtime); }
  const std::string& rule(const Event& event) const;
  const std::string& rule(const Refusal& refusal) const;
};

using tabletop::RulesError;
using tabletop::RulesReader;

/// Reads and checks the files of the game. An error names the file, the field and what was expected.
tl::expected<Ruleset, std::string> make_rules(const RulesChoice& choice, const RulesReader& read);

}  // namespace stw
