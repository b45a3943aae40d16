#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "stw/odds.hpp"
#include "stw/prospects.hpp"
#include "stw/table/board_input.hpp"
#include "stw/table/paint/brushes.hpp"
#include "stw/table/stw_table.hpp"

namespace stw::app {

/// What a player does at the decision that is pending: on the board, and by buttons beside it.
class TurnPrompt {
 public:
  explicit TurnPrompt(MatchPlay& play);

  /// Lays the panel below the question, and answers what was done on the board.
  void frame(Ui& ui, const paint::BoardLayout& layout, const SDL_FRect& room);
  void decorate(paint::BoardScene& scene) const;
  void still(const Painter& painter) const;
  /// Esc: lets go of what is held. False if nothing is.
  bool cancel();

 private:
  void offer_all();
  void look_ahead();
  std::vector<Command> meant(const BoardInput::Pick& pick) const;
  void obey(const BoardInput::Pick& pick);
  void lay_buttons(Ui& ui, SDL_FRect room);
  void lay_which(Ui& ui, SDL_FRect& room);
  void lay_keeper_roll(Ui& ui, const SDL_FRect& room);
  void lay_legend(Ui& ui, const SDL_FRect& room);
  std::string_view help_of_move() const;
  void lay_dark_reason(Ui& ui, const paint::BoardLayout& layout) const;
  std::string refusal(const Command& command) const;
  std::string told(Square square) const;
  std::string told_of_ball(Square square, const BallProspect& prospect) const;
  std::string chances(const Command& command, std::size_t most = outcome_count) const;
  fuba::app::ChoiceButton choice_of(const Command& command, char letter,
                                    std::size_t most = outcome_count) const;
  bool kind_is(DecisionKind kind) const { return kind_ == kind; }
  void light_ball(paint::BoardScene& scene) const;
  void light_moves(paint::BoardScene& scene) const;
  void lift_held(paint::BoardScene& scene) const;

  MatchPlay& play_;
  DecisionKind kind_;
  BoardInput::Offer offer_;
  SquareSet reach_ball_;  ///< pawns that can end on the ball
  std::map<Square, BallProspect> ball_;
  std::vector<Odds> odds_;
  BoardInput input_;
  std::vector<Command> which_;     ///< of which one has to be taken
  Square sure_of_ = Square::none;  ///< an off-side square that was clicked once
  std::vector<std::pair<SDL_FPoint, paint::Mark>> signs_;
  float sign_ = 0;
};

}  // namespace stw::app
