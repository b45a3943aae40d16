#include "fuba/skill.hpp"

#include "names.hpp"

namespace fuba {
namespace {

constexpr std::array<std::string_view, skill_count> skill_names{
    "trained-formation-change",
    "wide-player-material",
    "high-condition",
    "fanatic-fans",
    "trained-special-event",
    "fiery-coach",
    "sweeper-keeper",
    "creative-goal-keeper",
    "shot-stopper",
    "penalty-shot-saver",
    "leading-goal-keeper",
    "advancing-goal-keeper",
    "tackle",
    "stopper",
    "skilled-full-back",
    "doubling",
    "off-side-trap",
    "skilled-wing-backs",
    "fast-defender",
    "catenaccio",
    "midfield-general",
    "creative-midfielder",
    "gegenpressing",
    "crossing",
    "midfield-dribbler",
    "short-passes",
    "box-to-box-midfielder",
    "target-man",
    "clinical-finisher",
    "aggressive-striker",
    "goal-poacher",
    "actor",
    "fast-attacker",
};
static_assert(!skill_names.back().empty());

}  // namespace

std::string_view name(Skill skill) { return skill_names[index(skill)]; }

std::optional<Skill> parse_skill(std::string_view text) {
  return engine::find_name<Skill>(skill_names, text);
}

}  // namespace fuba
