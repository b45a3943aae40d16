#pragma once

#include <memory>

#include "app/story/match_analyst.hpp"
#include "app/window/director.hpp"
#include "app/window/screen.hpp"

namespace fuba::app {

/// Was it luck, and what should one have played: the verdict, the chart, and the dearest choices of both
/// sides.
class AnalysisScreen : public Screen {
 public:
  AnalysisScreen(Director& director, std::unique_ptr<MatchAnalyst> analyst);

  const MatchAnalyst& analyst() const { return *analyst_; }

  void frame(Ui& ui) override;
  void still(const paint::Painter& painter) const override;
  bool complete() const override { return !analyst_->at_work(); }

 private:
  void lay_bar(Ui& ui, const SDL_FRect& bar);
  void lay_head(Ui& ui, const SDL_FRect& panel);
  void lay_progress(Ui& ui, const SDL_FRect& room);
  void lay_second_look(Ui& ui, const SDL_FRect& room);
  void lay_side(Ui& ui, const SDL_FRect& panel, Team team);
  float lay_marks(Ui& ui, const SDL_FRect& room, const ToldSide& side);
  void lay_mistake(Ui& ui, const SDL_FRect& rect, Team team, std::size_t number, const ToldMistake& mistake);

  Director& director_;
  std::unique_ptr<MatchAnalyst> analyst_;
  Pictures pictures_;
};

}  // namespace fuba::app
