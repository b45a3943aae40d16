#pragma once

#include "rules_reader.hpp"

// The tables of the advanced rules.
namespace fuba {

void read_conditions(const RulesField& root, Ruleset& rules);
void read_roles(const RulesField& root, Ruleset& rules);
void read_substitutions(const RulesField& root, Ruleset& rules);
void read_injuries(const RulesField& root, Ruleset& rules);
void read_goalkeeper(const RulesField& root, Ruleset& rules);
void read_weather(const RulesField& root, Ruleset& rules);
void read_skills(const RulesField& root, Ruleset& rules);
void read_styles(const RulesField& root, Ruleset& rules);
void read_var(const RulesField& root, Ruleset& rules);
void read_cup(const RulesField& root, Ruleset& rules);

}  // namespace fuba
