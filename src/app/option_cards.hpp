#pragma once

#include <map>
#include <string>

#include "fuba/ruleset.hpp"
#include "ui.hpp"

namespace fuba::app {

/// The options of a match as cards that are switched on and off, in groups, and the presets above them.
class OptionCards {
 public:
  OptionCards(const Words& words, const OptionRegistry& registry, const RulesChoice& choice);

  const RulesChoice& choice() const { return choice_; }

  /// `taken`: a label whose letter none of the cards may have.
  void frame(Ui& ui, const SDL_FRect& room, std::string_view taken);

 private:
  void presets(Ui& ui, const SDL_FRect& row);
  void card(Ui& ui, const SDL_FRect& rect, const OptionEntry& entry, char letter);
  void foot(Ui& ui, const SDL_FRect& rect, const OptionEntry& entry);
  void count_cards(Ui& ui, const SDL_FRect& rect);
  void turn(const OptionEntry& entry);
  std::string named(Options options) const;

  const Words& words_;
  const OptionRegistry& registry_;
  RulesChoice choice_;
  std::string notice_;  ///< what came along with the last switch, or went with it
};

}  // namespace fuba::app
