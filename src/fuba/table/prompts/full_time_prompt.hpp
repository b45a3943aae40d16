#pragma once

#include <functional>

#include "fuba/table/match_so_far.hpp"
#include "fuba/table/prompts/prompt.hpp"

namespace fuba::app {

/// Where one goes from the final whistle; what is not set is no way from this match.
struct FullTimeWays {
  std::function<void()> to_occasion = {};  ///< what the match belongs to
  std::function<void()> new_match = {};
  std::function<void()> watch = {};
  std::function<void()> tell = {};  ///< its story
  std::function<void()> analyse = {};
  std::function<void()> try_again = {};  ///< one's dearest choices
  std::function<void()> open_log = {};
  std::function<void()> leave = {};
};

/// The final whistle: the result and how it came about.
class FullTimePrompt : public Prompt {
 public:
  FullTimePrompt(MatchPlay& play, FullTimeWays ways);

  void frame(Ui& ui, const Places& places, const SDL_FRect& room) override;
  /// How the match has ended.
  std::string question(const MatchPlay& play) const override;
  void still(const paint::Painter& painter) const override;
  bool covers_mat() const override { return true; }
  void reword() override;
  bool all_known() const override { return so_far_.known(); }

 private:
  void lay_result(Ui& ui, const SDL_FRect& mat);
  void lay_choices(Ui& ui, const SDL_FRect& room);

  MatchPlay& play_;
  std::vector<GoalLine> goals_;
  FullTimeWays ways_;
  MatchSoFar so_far_;
  std::array<SDL_FPoint, 2> pieces_{};
  float radius_ = 0;
};

}  // namespace fuba::app
