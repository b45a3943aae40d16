#pragma once

#include "fuba/table/prompts/card_rows.hpp"
#include "fuba/table/prompts/prompt.hpp"

namespace fuba::app {

/// The secret move of a condition point from a line to another: the card shows the points as they would be.
class ShiftPrompt : public Prompt {
 public:
  explicit ShiftPrompt(MatchPlay& play);

  void frame(Ui& ui, const Places& places, const SDL_FRect& room) override;
  void still(const paint::Painter& painter) const override;
  bool covers_mat() const override { return true; }

 private:
  std::optional<Command> lay_shifts(Ui& ui);
  bool lay_shift(Ui& ui, const SDL_FRect& rect, const Command& shift, char letter);

  MatchPlay& play_;
  Team team_;
  CardRows layout_;
  std::optional<Command> pointed_;
};

}  // namespace fuba::app
