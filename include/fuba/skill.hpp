#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "fuba/enum_set.hpp"

namespace fuba {

/// A skill card (A11), in the order of the rulebook's tables: the team's, goalkeepers', defenders',
/// midfielders', forwards'. What each does stands in src/fuba/engine/skill_table.cpp.
enum class Skill : std::uint8_t {
  trained_formation_change,
  wide_player_material,
  high_condition,
  fanatic_fans,
  trained_special_event,
  fiery_coach,
  sweeper_keeper,
  creative_goal_keeper,
  shot_stopper,
  penalty_shot_saver,
  leading_goal_keeper,
  advancing_goal_keeper,
  tackle,
  stopper,
  skilled_full_back,
  doubling,
  off_side_trap,
  skilled_wing_backs,
  fast_defender,
  catenaccio,
  midfield_general,
  creative_midfielder,
  gegenpressing,
  crossing,
  midfield_dribbler,
  short_passes,
  box_to_box_midfielder,
  target_man,
  clinical_finisher,
  aggressive_striker,
  goal_poacher,
  actor,
  fast_attacker,
};

inline constexpr std::size_t skill_count = static_cast<std::size_t>(Skill::fast_attacker) + 1;

using SkillSet = EnumSet<Skill>;

constexpr std::size_t index(Skill skill) { return static_cast<std::size_t>(skill); }

/// "off-side-trap".
std::string_view name(Skill skill);
std::optional<Skill> parse_skill(std::string_view text);

}  // namespace fuba
