#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/window/ui.hpp"
#include "fuba/command.hpp"
#include "fuba/table/match_play.hpp"

namespace fuba::app {

/// A choice to be listed, legal or not.
struct Listed {
  std::string id;
  std::string label;
  std::optional<Command> command;     ///< none where it only leads to further choices
  std::string refusal;                ///< why not; empty if it is legal
  bool leading = false;               ///< answers Enter while nothing has the focus
  std::string note = {};              ///< what it brings, below the label
  std::optional<Chance> chance = {};  ///< in place of the chance that the dice give it
};

/// A choice of the match in the list.
Listed listed(const MatchPlay& play, const Command& command);

/// What was done with a list of choices, as positions in it.
struct ListAnswer {
  std::optional<std::size_t> taken;
  std::optional<std::size_t> pointed;  ///< under the pointer, or with the focus
};

/// Lists choices as large buttons, each with its letter.
ListAnswer choice_list(Ui& ui, const MatchPlay& play, const SDL_FRect& room,
                       const std::vector<Listed>& choices);

}  // namespace fuba::app
