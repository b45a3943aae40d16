#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/table/rooms.hpp"

namespace fuba::table {

/// An option of a new match as a card.
struct OptionCard {
  std::string id;  ///< "strong-defenders"
  std::string name;
  std::string help;  ///< what it does, in a sentence
  bool on = false;
};

/// Cards side by side; answers which was pressed. `taken`: labels whose letters none of them may have.
std::optional<std::size_t> lay_option_cards(Ui& ui, const SDL_FRect& room,
                                            const std::vector<OptionCard>& cards,
                                            const std::vector<std::string>& taken);

}  // namespace fuba::table
