#pragma once

#include "fuba/table/prompts/card_rows.hpp"
#include "fuba/table/prompts/prompt.hpp"

namespace fuba::app {

/// The secret choice of how each line plays: all three at once, although the rules ask for one after the
/// other.
class StylePrompt : public Prompt {
 public:
  explicit StylePrompt(MatchPlay& play);

  void frame(Ui& ui, const Places& places, const SDL_FRect& room) override;
  std::string question(const MatchPlay& play) const override;
  void still(const paint::Painter& painter) const override;
  bool covers_mat() const override { return true; }

 private:
  /// The sign of a style on its button.
  struct Sign {
    SDL_FPoint middle;
    Style style;
    bool chosen;
  };
  bool open(Line line) const;
  void lay_line(Ui& ui, const SDL_FRect& rect, Line line);
  void lay_style(Ui& ui, const SDL_FRect& rect, Line line, Style style);
  void finish(Ui& ui, const SDL_FRect& room);

  MatchPlay& play_;
  Team team_;
  std::vector<Line> asked_;  ///< lines that are still open, in the order in which the rules ask for them
  std::array<Style, 3> styles_;
  CardRows layout_;
  std::vector<Sign> signs_;
  float sign_ = 0;
};

}  // namespace fuba::app
