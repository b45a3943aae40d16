#pragma once

#include "fuba/table/prompts/prompt.hpp"

namespace fuba::app {

/// A penalty, seen from the shooter: the dive, in secret, then the kick.
class PenaltyPrompt : public Prompt {
 public:
  explicit PenaltyPrompt(MatchPlay& play) : play_(play) {}

  void frame(Ui& ui, const Places& places, const SDL_FRect& room) override;
  bool covers_mat() const override { return true; }
  void live(const paint::Painter& painter) const override;

 private:
  MatchPlay& play_;
  SDL_FRect picture_{};
  std::optional<Side> hovered_;
};

/// The picture of a penalty under way.
paint::PenaltyScene penalty_scene(const Animation::Step& step);

}  // namespace fuba::app
