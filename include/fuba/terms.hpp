#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>

#include "fuba/formation.hpp"
#include "fuba/skill.hpp"

namespace fuba {

/// What a match has from the competition that it belongs to, by team; as it stands here for a match by
/// itself.
struct MatchTerms {
  std::array<std::uint8_t, 2> reduce{};  ///< condition points less before the match (3.0/T5, T8)
  std::array<Formation, 2> primary{};    ///< another formation costs a point (3.0/T7); unset = any
  /// The cards that a team may take (3.0/T9, T10); nothing where it may take any.
  std::array<std::optional<SkillSet>, 2> skills_from{};

  // With the option `cup`, goals of this match's Home and Away first.
  bool extra_time = true;   ///< before the penalties (C28)
  bool away_goals = false;  ///< decide a level sum of two matches (C27)
  std::optional<std::array<std::uint8_t, 2>> first_leg = {};

  bool operator==(const MatchTerms&) const = default;
  std::strong_ordering operator<=>(const MatchTerms& other) const;
};

}  // namespace fuba
