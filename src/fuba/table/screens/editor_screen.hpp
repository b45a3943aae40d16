#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/window/background.hpp"
#include "app/window/director.hpp"
#include "app/window/screen.hpp"
#include "fuba/analysis/puzzle.hpp"
#include "fuba/table/content.hpp"
#include "fuba/table/editor/field_rows.hpp"
#include "fuba/table/editor/position_draft.hpp"
#include "fuba/table/editor/position_findings.hpp"
#include "fuba/table/editor/team_fields.hpp"
#include "fuba/table/mat_input.hpp"
#include "fuba/table/prompts/prompt.hpp"

namespace fuba::app {

/// A position is put together on the mat, and analysed, played on, kept as a puzzle, copied and pasted.
class EditorScreen : public Screen {
 public:
  EditorScreen(Director& director, const Content& content, PositionDraft draft, Foreteller foreteller);

  const PositionDraft& draft() const { return draft_; }
  /// Why the last change could not be made; empty if it was.
  const std::string& notice() const { return notice_; }

  void frame(Ui& ui) override;
  void ground(const paint::Painter& painter) const override;
  void live(const paint::Painter& painter) const override;
  bool complete() const override { return !looking_ && !mining_; }

 private:
  /// What the keyboard moves; the mouse takes whatever lies under it.
  enum class Hand : std::uint8_t { home, away, ball };

  TeamFields fields_of(Ui& ui, Team team);
  void made(const NotMade& why);
  void listen(Ui& ui);
  void listen_on_mat(Ui& ui);
  void look_under_pointer(const Ui& ui);
  MatOffer offer() const;
  Team team_in_hand() const { return hand_ == Hand::away ? Team::away : Team::home; }
  void lay_bar(Ui& ui);
  void lay_now(Ui& ui);
  void lay_ball(Ui& ui, FieldRows& rows);
  void lay_time(Ui& ui, FieldRows& rows);
  void lay_stage(Ui& ui, FieldRows& rows);
  void lay_weather(Ui& ui, FieldRows& rows);
  void lay_deeds(Ui& ui, const SDL_FRect& room);
  void lay_notice(Ui& ui, const SDL_FRect& room) const;
  void hear();
  void copy();
  void paste();
  void analyse();
  void play_on();
  void keep();

  Director& director_;
  const Content& content_;
  Words words_;  ///< as the edition has them
  PositionDraft draft_;
  Foreteller foreteller_;
  Hand hand_ = Hand::home;
  MatInput mat_;
  std::optional<Places> places_;
  std::string notice_;
  std::optional<Background<PositionFindings>> looking_;
  std::optional<Background<std::optional<Puzzle>>> mining_;
  std::optional<PositionFindings> found_;
  std::optional<Team> team_;  ///< whose formation and cards are open
};

}  // namespace fuba::app
