#pragma once

#include "fields.hpp"

// The tables of the advanced rules.
namespace fuba {

void read_conditions(const Field& root, Ruleset& rules);
void read_roles(const Field& root, Ruleset& rules);
void read_substitutions(const Field& root, Ruleset& rules);
void read_injuries(const Field& root, Ruleset& rules);
void read_goalkeeper(const Field& root, Ruleset& rules);
void read_weather(const Field& root, Ruleset& rules);
void read_skills(const Field& root, Ruleset& rules);
void read_styles(const Field& root, Ruleset& rules);
void read_var(const Field& root, Ruleset& rules);
void read_cup(const Field& root, Ruleset& rules);

}  // namespace fuba
