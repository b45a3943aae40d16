#pragma once

#include <string>
#include <vector>

#include "app/window/ui.hpp"
#include "fuba/ruleset.hpp"

namespace fuba::app {

/// The options of an edition as cards that are switched on and off, and the presets above them.
class OptionCards {
 public:
  explicit OptionCards(const OptionRegistry& registry) : registry_(registry) {}

  /// Lets the players change `choice`. `taken`: labels whose letters none of the cards may have.
  void frame(Ui& ui, const SDL_FRect& room, RulesChoice& choice, std::vector<std::string> taken);
  /// There is no card for an option.
  void leave_out(Option option) { left_out_.add(option); }
  /// Forgets what came along with the last switch.
  void clear_notice() { notice_.clear(); }

 private:
  void presets(Ui& ui, const SDL_FRect& row, RulesChoice& choice);
  void card(Ui& ui, const SDL_FRect& rect, RulesChoice& choice, const OptionEntry& entry, char letter);
  std::string relations(const Words& words, const RulesChoice& choice, const OptionEntry& entry) const;
  std::string hint(const Words& words, const RulesChoice& choice, const OptionEntry& entry, bool whole) const;
  void turn(const Words& words, RulesChoice& choice, const OptionEntry& entry);

  const OptionRegistry& registry_;
  Options left_out_;
  std::string notice_;  ///< what came along with the last switch, or went with it
};

}  // namespace fuba::app
