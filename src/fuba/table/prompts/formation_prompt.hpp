#pragma once

#include <vector>

#include "fuba/formation.hpp"
#include "fuba/table/prompts/prompt.hpp"

namespace fuba::app {

/// The secret choice of a formation: eight cards, or any other three numbers.
class FormationPrompt : public Prompt {
 public:
  explicit FormationPrompt(MatchPlay& play);

  void frame(Ui& ui, const Places& places, const SDL_FRect& room) override;
  void still(const paint::Painter& painter) const override;
  bool covers_mat() const override { return true; }

 private:
  struct Place {
    Formation formation;
    SDL_FRect rect;
    bool hovered = false;
  };
  void lay_cards(Ui& ui, const SDL_FRect& mat);
  float count_lines(Ui& ui, const SDL_FRect& room);
  void confirm(Ui& ui, const SDL_FRect& rect);

  MatchPlay& play_;
  Formation chosen_;
  std::vector<Place> cards_;
};

}  // namespace fuba::app
