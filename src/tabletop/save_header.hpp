#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "tabletop/save.hpp"

namespace fuba {

/// What the first line of a saved match says.
struct SaveHeader {
  std::int64_t format = save_format;
  std::int64_t revision = 0;  ///< of the rules by which it was played
  std::shared_ptr<const Ruleset> rules;
  MatchInfo info;
  State start;
};

/// Throws `Trouble`.
SaveHeader read_header(std::string_view line, const RulesFor& rules_for);
/// Whether it begins a saved match, of whatever version and however damaged.
bool is_saved_match(std::string_view line);
/// Only by which rules it is played.
RulesChoice read_rules_choice(std::string_view line);

}  // namespace fuba
