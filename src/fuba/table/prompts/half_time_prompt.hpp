#pragma once

#include "fuba/table/match_so_far.hpp"
#include "fuba/table/prompts/prompt.hpp"

namespace fuba::app {

/// Half-time: a team may move one player to another line, in secret.
class HalfTimePrompt : public Prompt {
 public:
  explicit HalfTimePrompt(MatchPlay& play) : play_(play), so_far_(play.match(), play.words()) {}

  void frame(Ui& ui, const Places& places, const SDL_FRect& room) override;
  void still(const paint::Painter& painter) const override;
  bool covers_mat() const override { return true; }
  void reword() override { so_far_ = MatchSoFar(play_.match(), play_.words()); }
  bool all_known() const override { return so_far_.known(); }

 private:
  void lay_score_alone(Ui& ui, const SDL_FRect& mat);

  MatchPlay& play_;
  MatchSoFar so_far_;
  SDL_FRect card_{};
};

}  // namespace fuba::app
