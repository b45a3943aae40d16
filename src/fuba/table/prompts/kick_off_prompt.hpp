#pragma once

#include "fuba/table/prompts/prompt.hpp"

namespace fuba::app {

/// Before a match: both teams as they are usually lined up, taken by one choice, or arranged by the players.
class KickOffPrompt : public Prompt {
 public:
  explicit KickOffPrompt(MatchPlay& play);

  void frame(Ui& ui, const Places& places, const SDL_FRect& room) override;
  std::string question(const MatchPlay& play) const override;
  const State& shown(const State&) const override { return shown_; }

 private:
  MatchPlay& play_;
  State shown_;
};

}  // namespace fuba::app
