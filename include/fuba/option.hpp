#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

#include "fuba/enum_set.hpp"
#include "tabletop/rules_error.hpp"

namespace fuba {

using tabletop::RulesError;
using tabletop::RulesReader;

/// An advanced rule that a match may be played with or without. Its texts are those of its id in the
/// language file; all else that is known of it stands in rules/options.json.
enum class Option : std::uint8_t {
  conditions,           ///< condition points and tiredness
  roles,                ///< players' roles, which move condition points
  substitutions,        ///< player substitutions
  injuries,             ///< injuries
  advanced_goalkeeper,  ///< the goalkeeper may sweep
  aggressive_pressing,  ///< pressing for a condition point
  offside_risk,         ///< a pass beyond the defenders' line
  passing_through,      ///< a long pass through an area that the team rules
  slow_play,            ///< slowing the game at set pieces
  weather,              ///< weather
  skills,               ///< skill cards
  advanced_events,      ///< the large table of special events
  styles,               ///< how hard each line plays
  var,                  ///< video pictures after a goal and a press in a penalty area
  cup,                  ///< a level match goes on to extra time and penalties (C26 to C33)
};

inline constexpr std::size_t option_count = static_cast<std::size_t>(Option::cup) + 1;

using Options = EnumSet<Option>;

/// "advanced-goalkeeper".
std::string_view name(Option option);
std::optional<Option> parse_option(std::string_view text);

/// What is known of an option.
struct OptionEntry {
  Option option = Option::conditions;
  /// The editions that have it, each with the chapter of its rulebook ("3.0/A1").
  std::vector<std::pair<std::string, std::string>> rules = {};
  bool house = false;       ///< a rule of ours that every edition can be played with; of no rulebook
  bool by_default = false;  ///< chosen where nobody has chosen yet
  Options needs;            ///< options that it brings along
  Options conflicts;        ///< options that it cannot be played with

  /// The chapter of an edition's rulebook; empty where the edition does not have the option.
  std::string_view rule(std::string_view edition) const;
};

/// A set of options under a name: "first-evening".
struct OptionPreset {
  std::string id;
  Options options;
};

/// All options in the order in which they are shown, and the presets.
struct OptionRegistry {
  std::vector<OptionEntry> entries;
  std::vector<OptionPreset> presets;

  const OptionEntry& entry(Option option) const;
  /// Every option that the edition's rulebook has.
  Options of(std::string_view edition) const;
  /// The same and those of the house.
  Options offered(std::string_view edition) const;
  /// The options with all that they need.
  Options complete(Options options) const;
  /// Two of the options that exclude each other, if any do.
  std::optional<std::pair<Option, Option>> conflict(Options options) const;
};

/// Reads rules/options.json. Refuses an unknown or a missing option, and what the edition readers refuse.
tl::expected<OptionRegistry, RulesError> read_options(const RulesReader& read);

}  // namespace fuba
