#pragma once

#include <string>
#include <utility>
#include <vector>

#include "app/window/ui.hpp"
#include "fuba/ruleset.hpp"
#include "fuba/state.hpp"
#include "fuba/table/paint/brushes.hpp"

namespace fuba::app {

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
