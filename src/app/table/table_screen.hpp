#pragma once

#include <memory>
#include <optional>

#include "app/table/bar.hpp"
#include "app/table/bar_buttons.hpp"
#include "app/table/coach_turn.hpp"
#include "app/table/content.hpp"
#include "app/table/hint.hpp"
#include "app/table/match_play.hpp"
#include "app/table/sound_track.hpp"
#include "app/table/taught.hpp"
#include "app/table/tips.hpp"
#include "app/table/told.hpp"
#include "app/window/occasion.hpp"

namespace fuba::table {

/// The match: bar, board, NOW, tray and log.
template <class T>
class TableScreen : public Screen {
 public:
  using G = typename T::Played;
  using State = typename G::State;
  using Command = typename G::Command;

  /// Director and content must outlive it.
  TableScreen(Director& director, const Content<T>& content, std::unique_ptr<MatchPlay<T>> play,
              fuba::app::OccasionPtr occasion = nullptr);
  TableScreen(const TableScreen&) = delete;
  TableScreen& operator=(const TableScreen&) = delete;

  /// The match on it is that of a lesson: somebody leads through it, or it counts as taken once it is over.
  void teach(OpenLesson<G> lesson);

  void frame(Ui& ui) override;
  void reword() override {
    play_->reword();
    taught_.reword(content_.words);
  }
  void ground(const Painter& painter) const override;
  void still(const Painter& painter) const override;
  void live(const Painter& painter) const override;
  bool moving() const override;
  bool advance(float milliseconds) override;
  bool skip() override;
  /// Teams of a competition have kits of their own (C36).
  std::optional<fuba::app::TeamKits> kits() const override;

  const MatchPlay<T>& play() const { return *play_; }

 private:
  enum class Sheet : std::uint8_t { none, rules, log, paragraph };

  bool animating() const { return play_->animation().running(); }
  const State& shown() const;
  const TrayRoll<G>& shown_dice() const;
  Told<typename G::Ruleset> told() const { return {play_->rules(), content_.words, play_->names()}; }
  void follow();
  MatchPtr carried() const;
  void listen(Ui& ui);
  void let_hear();
  bool may_be_advised() const;
  void toggle_hint();
  bool lay_hint(Ui& ui, const SDL_FRect& room);
  void press(BarButton button);
  void lay_now(Ui& ui, const TableLayout& table);
  void lay_heading(Ui& ui, SDL_FRect& room);
  void lay_question(Ui& ui, SDL_FRect room);
  void tell(Ui& ui, SDL_FRect& room, const std::string& words);
  void lay_cover(Ui& ui, const SDL_FRect& room);
  void lay_full_time(Ui& ui, const SDL_FRect& room);
  void lay_sheet(Ui& ui, const TableLayout& table);
  LessonSight lesson_sight(Ui& ui, const TableLayout& table) const;
  void lay_lesson(Ui& ui, const TableLayout& table);
  std::string tip_of_decision() const;
  bool tip_lies_open() const;
  void lay_tip(Ui& ui, const TableLayout& table);
  void turn_over(Sheet sheet) { sheet_ = sheet_ == sheet ? Sheet::none : sheet; }
  std::string why_no_undo() const;
  std::string why_no_hint(const Ui& ui) const;

  Director& director_;
  const Content<T>& content_;
  fuba::app::OccasionPtr occasion_;  ///< null where the match belongs to nothing
  std::unique_ptr<MatchPlay<T>> play_;
  CoachTurn<T> coach_;
  std::optional<typename T::Prompt> prompt_;
  std::size_t prompted_ = 0;  ///< the question that the prompt belongs to
  std::optional<typename T::Layout> board_;
  Bar bar_;
  typename T::Tray tray_;
  Sheet sheet_ = Sheet::none;
  Hint<T> hint_;
  SoundTrack sounds_;
  Taught<G, MatchPlay<T>> taught_;
  Tips tips_;
  std::string paragraph_;  ///< of the rules, on its sheet
  float breath_ = 0;
};

}  // namespace fuba::table
