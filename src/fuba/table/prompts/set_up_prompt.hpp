#pragma once

#include "fuba/table/choice_list.hpp"
#include "fuba/table/mat_input.hpp"
#include "fuba/table/prompts/prompt.hpp"
#include "fuba/table/proposal.hpp"

namespace fuba::app {

/// Lining up: a proposal stands on the mat and is changed by dragging, until the team is ready.
class SetUpPrompt : public Prompt {
 public:
  explicit SetUpPrompt(MatchPlay& play);

  void frame(Ui& ui, const Places& places, const SDL_FRect& room) override;
  std::string question(const MatchPlay& play) const override;
  bool cancel() override;
  void decorate(paint::MatScene& scene) const override { mat_.decorate(scene, offer()); }
  const State& shown(const State&) const override { return shown_; }

 private:
  void listen_on_mat(Ui& ui, const Places& places);
  void move(const MatPick& pick);
  void set(const LineUp& draft);
  void offer_choices(Ui& ui, const SDL_FRect& room);
  MatOffer offer() const;

  MatchPlay& play_;
  LineUp first_;  ///< the proposal
  LineUp draft_;
  State shown_;
  AreaSet open_;         ///< where outfield pieces may stand
  AreaSet keeper_open_;  ///< where the keeper may stand, if he may choose
  bool keeper_held_ = false;
  std::string notice_;
  MatInput mat_;
};

}  // namespace fuba::app
