#pragma once

#include <map>
#include <optional>
#include <random>
#include <set>
#include <string>

#include "mirror.hpp"

namespace fuba::test {

/// Somebody who has a keyboard and no mouse.
class Keys {
 public:
  Keys(Mirror& mirror, unsigned seed) : mirror_(mirror), chance_(seed) {}

  /// Moves the focus to a choice by its id. False where arrows do not come there.
  bool go_to(const std::string& id) { return explore(id); }
  /// What the screen offers and arrows do not come to.
  std::set<std::string> out_of_reach();
  /// Moves the focus to a choice by the arrows that lead there. False where it does not come there.
  bool walk_to(const std::string& id);
  /// What the focus was on, on that way.
  const std::string& way() const { return way_; }
  /// Answers what is asked, or goes back from where nothing of the match is asked.
  void play();
  /// Whether the match is over: it offers its story.
  bool over() const;

 private:
  using Ways = std::map<std::string, std::map<SDL_Keycode, std::string>>;  ///< where each arrow leads

  bool at(int in_a_hundred) { return static_cast<int>(chance_() % 100) < in_a_hundred; }
  /// Tries all arrows everywhere until the focus is on a choice; an empty id is none.
  bool explore(const std::string& goal);

  std::optional<SDL_FPoint> where(const std::string& id) const;

  Mirror& mirror_;
  std::string way_;
  std::mt19937 chance_;
  std::set<std::string> seen_;
};

}  // namespace fuba::test
