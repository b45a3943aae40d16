#pragma once

#include "app/window/ui.hpp"
#include "fuba/ruleset.hpp"
#include "fuba/table/paint/brushes.hpp"

namespace fuba::app {

/// A skill card of a team, face up.
paint::SkillFace face_of(const Ruleset& rules, Team team, Skill skill);

/// Writes its name and what it does on a card that is shown large.
void write_skill(Ui& ui, const SDL_FRect& card, Skill skill);

/// "Costs nothing.", "1 condition point".
std::string price_of(const Words& words, const Ruleset& rules, Skill skill);

}  // namespace fuba::app
