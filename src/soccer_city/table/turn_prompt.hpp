#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "soccer_city/odds.hpp"
#include "soccer_city/prospects.hpp"
#include "soccer_city/table/board_input.hpp"
#include "soccer_city/table/city_table.hpp"

namespace soccer_city::app {

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
  struct ShownCard {
    SDL_FRect rect;
    Card card;
    bool dimmed;
  };

  bool kind_is(DecisionKind kind) const { return kind_ == kind; }
  bool plays_ball() const;
  bool runs() const;
  bool leaves_nothing() const;
  void offer_all();
  bool passes_filter(const Command& command) const;
  std::vector<Command> meant(const BoardInput::Pick& pick) const;
  void obey(const BoardInput::Pick& pick);
  std::optional<Command> pointed_command() const;
  const CardCounts& hand() const;
  std::vector<Command> tackles_with(Card card) const;
  std::string tackle_words(std::span<const Command> tackles) const;
  std::string no_tackle_words() const;

  void lay_panel(Ui& ui, SDL_FRect room);
  void lay_leaving(Ui& ui, SDL_FRect& room);
  void lay_all(Ui& ui, SDL_FRect room);
  void lay_which(Ui& ui, SDL_FRect& room);
  void lay_choices(Ui& ui, SDL_FRect& room, std::span<const Command> choices);
  void lay_line_up(Ui& ui, SDL_FRect& room);
  void lay_ball_cards(Ui& ui, SDL_FRect& room);
  SDL_FRect lay_tactic(Ui& ui, SDL_FRect& room, Card card);
  void lay_actions(Ui& ui, SDL_FRect& room);
  void lay_shots(Ui& ui, SDL_FRect& room);
  void lay_defences(Ui& ui, SDL_FRect& room);
  void lay_keepable(Ui& ui, const SDL_FRect& rect, Card card, const std::string& id, bool kept);
  void lay_keep(Ui& ui, SDL_FRect& room);
  void lay_legend(Ui& ui, SDL_FRect& room);
  void write_help(Ui& ui, SDL_FRect& room) const;
  void lay_told(Ui& ui, const paint::BoardLayout& layout) const;
  /// A card at the left of a row; answers what is left of the row for its buttons.
  SDL_FRect lay_card(Ui& ui, SDL_FRect& room, Card card);
  void write(Ui& ui, SDL_FRect& room, const std::string& words) const;
  bool button(Ui& ui, SDL_FRect& room, std::string_view id, const std::string& words, char letter,
              bool leading = false) const;
  /// A button for a choice, with its chances and, where it cannot be made, the reason.
  fuba::app::ChoiceButton button_for(const Ui& ui, const Command& command, const std::string& words,
                                     char letter, float width) const;
  float height_of(const Ui& ui, std::span<const Command> choices, float width) const;
  void lay_choice(Ui& ui, SDL_FRect& room, const Command& command, const std::string& words, char letter = 0);
  static void note_the_rest(const Ui& ui, float width, fuba::app::ChoiceButton& shown);
  std::optional<fuba::app::Chance> chance_of(const Command& command) const;
  std::string chances_of(const Command& command) const;
  std::string called(const Command& command) const;
  std::string told(const Command& command) const;
  bool brings_offside(const Command& run) const;

  paint::Mark mark_at(Hex at) const;
  void light_ball(paint::BoardScene& scene) const;
  void light_runs(paint::BoardScene& scene) const;
  paint::ShownWay way_of(const BallWay& way) const;

  MatchPlay& play_;
  DecisionKind kind_;
  std::vector<Odds> odds_;
  BoardInput::Offer offer_;
  BoardInput input_;
  bool dense_ = false;          ///< choices lie closer, where there is no room else
  std::vector<Command> which_;  ///< of which one has to be taken
  std::optional<Card> card_;    ///< the ball card, or the one of a tackle, that is in hand
  NumberSet lined_up_;
  std::vector<Card> kept_;
  std::vector<ShownCard> cards_;
  std::vector<std::pair<SDL_FPoint, paint::Mark>> signs_;
  float sign_ = 0;
};

}  // namespace soccer_city::app
