#pragma once

#include <string>
#include <utility>
#include <vector>

#include "app/window/ui.hpp"
#include "fuba/ruleset.hpp"
#include "fuba/state.hpp"
#include "fuba/table/paint/brushes.hpp"

namespace fuba::app {

/// Asks on the closed curtain for the team that may look behind it. True if it is there.
bool lay_curtain(Ui& ui, const Names& names, Team team);

/// The skill cards of a team, large on the closed curtain.
class OwnCards {
 public:
  /// True if the players have seen them.
  bool frame(Ui& ui, const Ruleset& rules, const TeamState& side, Team team, const std::string& name);
  void clear() { laid_.clear(); }
  void paint(const paint::Painter& painter) const;

 private:
  std::vector<std::pair<SDL_FRect, paint::SkillFace>> laid_;
};

}  // namespace fuba::app
