#pragma once

#include <memory>
#include <optional>

#include "stw/table/content.hpp"
#include "stw/table/dugout.hpp"
#include "stw/table/match_play.hpp"
#include "stw/table/table_panels.hpp"
#include "stw/table/turn_prompt.hpp"

namespace stw::app {

/// The match: bar, board, NOW, tray and log.
class TableScreen : public Screen {
 public:
  /// Director and content must outlive it.
  TableScreen(Director& director, const Content& content, std::unique_ptr<MatchPlay> play);
  ~TableScreen() override;
  TableScreen(const TableScreen&) = delete;
  TableScreen& operator=(const TableScreen&) = delete;

  void frame(Ui& ui) override;
  void reword() override { play_->reword(); }
  void ground(const Painter& painter) const override;
  void still(const Painter& painter) const override;
  void live(const Painter& painter) const override;
  bool moving() const override;
  bool advance(float milliseconds) override;
  bool skip() override;

  const MatchPlay& play() const { return *play_; }

 private:
  enum class Sheet : std::uint8_t { none, rules, log };

  bool animating() const { return play_->animation().running(); }
  const State& shown() const;
  void follow();
  void consult();
  void hear_coach();
  bool coach_waits() const;
  float coach_pause() const;
  MatchPtr carried() const;
  void watch();
  void tell_story();
  void listen(Ui& ui);
  void press(BarButton button);
  void lay_now(Ui& ui, const TableLayout& table);
  void lay_coach(Ui& ui, const SDL_FRect& room);
  void lay_full_time(Ui& ui, const SDL_FRect& room);
  void lay_sheet(Ui& ui, const TableLayout& table);
  void turn_over(Sheet sheet) { sheet_ = sheet_ == sheet ? Sheet::none : sheet; }
  std::string why_no_undo() const;

  Director& director_;
  const Content& content_;
  std::unique_ptr<MatchPlay> play_;
  Dugout dugout_;
  std::optional<TurnPrompt> prompt_;
  std::optional<Command> announced_;  ///< what a coach has decided
  bool coach_held_;                   ///< the players let him wait before each choice
  float waited_ = 0;                  ///< milliseconds since a coach has announced his choice
  std::size_t asked_ = 0;             ///< which question a coach was asked last
  std::size_t prompted_ = 0;          ///< the question that the prompt belongs to
  std::optional<paint::BoardLayout> board_;
  Bar bar_;
  Tray tray_;
  Sheet sheet_ = Sheet::none;
  float breath_ = 0;
};

}  // namespace stw::app
