#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "app/watch/note_editor.hpp"
#include "app/watch/replay_controls.hpp"
#include "app/watch/replay_line.hpp"
#include "app/window/director.hpp"
#include "app/window/screen.hpp"
#include "fuba/table/content.hpp"
#include "fuba/table/fuba_match.hpp"
#include "fuba/table/prompts/prompt.hpp"
#include "fuba/table/replay.hpp"
#include "fuba/table/table_panels.hpp"

namespace fuba::app {

/// A match that is watched: the table of a match, its controls in NOW, and its time line below.
class ReplayScreen : public Screen {
 public:
  /// `file`: where notes are kept; empty = nowhere. `remarks`: what an analysis has found out.
  ReplayScreen(Director& director, const Content& content, Match match, std::vector<State> snapshots,
               std::filesystem::path file, FubaMatch::Remarks remarks = {});

  const Replay& replay() const { return replay_; }

  void frame(Ui& ui) override;
  void ground(const paint::Painter& painter) const override;
  void still(const paint::Painter& painter) const override;
  void live(const paint::Painter& painter) const override;
  std::optional<TeamKits> kits() const override;
  bool complete() const override { return !replay_.odds().awaited(); }
  bool moving() const override { return replay_.animation().running() || replay_.playing(); }
  bool advance(float milliseconds) override;

 private:
  enum class Sheet : std::uint8_t { none, rules, log };

  const State& shown() const;
  bool shows_penalty() const;
  void listen(Ui& ui);
  void leave();
  void turn_over(Sheet sheet) { sheet_ = sheet_ == sheet ? Sheet::none : sheet; }
  void lay_bar(Ui& ui, const TableLayout& table);
  void lay_sheet(Ui& ui, const TableLayout& table);
  void lay_now(Ui& ui, const SDL_FRect& now);
  float lay_question(Ui& ui, const SDL_FRect& room);
  float lay_choice(Ui& ui, const SDL_FRect& room) const;
  void obey(Ui& ui, WatchWish wish);
  const JudgedChoice* better() const;
  void lay_better(Ui& ui);
  void play_on_with_better();
  void edit();
  void keep_note(const std::string& text);
  void play_on();
  paint::PenaltyScene penalty_shown() const;

  Director& director_;
  const Content& content_;
  Replay replay_;
  std::filesystem::path file_;
  std::optional<Places> places_;
  Bar bar_;
  Tray tray_;
  ReplayLine line_;
  Sheet sheet_ = Sheet::none;
  NoteEditor editor_;
  std::shared_ptr<const MatchAnalysis> analysis_;  ///< null where nobody has analysed the match
};

}  // namespace fuba::app
