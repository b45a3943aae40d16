#pragma once

#include "fuba/table/prompts/prompt.hpp"

namespace fuba::app {

/// Half-time: a team may move one player to another line, in secret.
class HalfTimePrompt : public Prompt {
 public:
  explicit HalfTimePrompt(MatchPlay& play) : play_(play) {}

  void frame(Ui& ui, const Places& places, const SDL_FRect& room) override;
  void still(const paint::Painter& painter) const override;
  bool covers_mat() const override { return true; }

 private:
  MatchPlay& play_;
  SDL_FRect card_{};
};

}  // namespace fuba::app
