#pragma once

#include <memory>

#include "app/table/taught.hpp"
#include "app/table/tips.hpp"
#include "app/window/board_game.hpp"
#include "app/window/director.hpp"
#include "app/window/occasion.hpp"
#include "app/window/screen.hpp"
#include "app/window/ticker.hpp"
#include "fuba/table/content.hpp"
#include "fuba/table/curtain.hpp"
#include "fuba/table/hint_sheet.hpp"
#include "fuba/table/lessons/lesson_subjects.hpp"
#include "fuba/table/lessons/open_lesson.hpp"
#include "fuba/table/match_play.hpp"
#include "fuba/table/match_sounds.hpp"
#include "fuba/table/prompts/full_time_prompt.hpp"
#include "fuba/table/prompts/prompt.hpp"
#include "fuba/table/screens/coach_turn.hpp"
#include "fuba/table/second_thoughts.hpp"
#include "fuba/table/table_panels.hpp"

namespace fuba::app {

/// The match: bar, mat, NOW, tray and log, and the curtain before a secret.
class TableScreen : public Screen {
 public:
  /// The content must outlive it.
  /// `occasion`: what the match belongs to; null = itself.
  TableScreen(Director& director, const Content& content, std::unique_ptr<MatchPlay> play,
              OccasionPtr occasion = nullptr);

  /// The match on it is that of a lesson: somebody leads through it, or it counts as taken once it is over.
  void teach(OpenLesson lesson);

  void frame(Ui& ui) override;
  void ground(const paint::Painter& painter) const override;
  void still(const paint::Painter& painter) const override;
  void live(const paint::Painter& painter) const override;
  std::optional<TeamKits> kits() const override;
  void reword() override;
  bool complete() const override {
    return !second_thoughts_.thinking() && !play_->odds().awaited() && (!prompt_ || prompt_->all_known());
  }
  bool moving() const override;
  bool advance(float milliseconds) override;
  bool skip() override;

 private:
  enum class Sheet : std::uint8_t { none, rules, log, hint, paragraph };

  /// Whether the mat lies on the table.
  bool on_mat() const { return animating() || !prompt_->covers_mat(); }
  bool animating() const { return play_->animation().running(); }
  const State& shown() const;
  SDL_FRect place_of_ball() const;
  std::optional<Event> happening() const;
  const std::vector<TrayRoll>& shown_dice() const;
  std::unique_ptr<Prompt> prompt_for_decision();
  void mind_clock();
  TableClock* clock() const;
  FullTimeWays ways_from_full_time();
  MatchPtr carried() const;
  void analyse();
  void try_again();
  void hear_tutor();
  void follow();
  void listen(Ui& ui);
  void press(BarButton button);
  void lay_now(Ui& ui, const TableLayout& table);
  void lay_hint(Ui& ui, const SDL_FRect& room);
  TeamKits worn_kits() const;
  void lay_call_outs(Ui& ui);
  void turn_over(Sheet sheet);
  void lay_sheet(Ui& ui, const TableLayout& table);
  std::string why_no_undo() const;
  std::string why_no_hint(const Ui& ui) const;
  std::string story_of_motion() const;
  void lay_lesson(Ui& ui);
  void let_hear();
  std::string tip_of_decision() const;
  bool tip_lies_open() const;
  void lay_tip(Ui& ui);

  Director& director_;
  const Content& content_;
  OccasionPtr occasion_;
  std::unique_ptr<MatchPlay> play_;
  CoachTurn coaches_;
  std::unique_ptr<Prompt> prompt_;
  std::size_t prompted_ = 0;  ///< the question that `prompt_` belongs to
  std::optional<Places> places_;
  Bar bar_;
  Tray tray_;
  Sheet sheet_ = Sheet::none;
  HintSheet hint_;
  MatchSounds sounds_;
  table::Tips tips_;
  SecondThoughts second_thoughts_;
  std::string paragraph_;  ///< of the rules, on its sheet
  table::Taught<Fuba, MatchPlay> taught_;
  Curtain curtain_;
  CallOuts call_outs_;
  std::optional<Team> turn_;    ///< who chooses; while something moves, who chose last
  std::optional<Team> ribbon_;  ///< who is told to choose, after the other has
  float breath_ = 0;
  std::optional<Ticker> ticker_;  ///< while somebody counts the time
};

}  // namespace fuba::app
