#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "app/watch/note_editor.hpp"
#include "app/watch/replay_controls.hpp"
#include "app/watch/replay_line.hpp"
#include "stw/table/content.hpp"
#include "stw/table/paint/board_layout.hpp"
#include "stw/table/replay.hpp"
#include "stw/table/table_panels.hpp"

namespace stw::app {

/// A match that is watched: the table of a match, its controls in NOW, and its time line below.
class ReplayScreen : public Screen {
 public:
  /// `file`: where notes are kept; empty = nowhere. Director and content must outlive it.
  ReplayScreen(Director& director, const Content& content, Match match, std::filesystem::path file);

  const Replay& replay() const { return replay_; }

  void frame(Ui& ui) override;
  void ground(const Painter& painter) const override;
  void still(const Painter& painter) const override;
  void live(const Painter& painter) const override;
  std::optional<fuba::app::TeamKits> kits() const override;
  bool moving() const override { return replay_.animation().running() || replay_.playing(); }
  bool advance(float milliseconds) override;

 private:
  enum class Sheet : std::uint8_t { none, rules, log };

  const State& shown() const;
  void listen(Ui& ui, const TableLayout& table);
  void leave();
  void turn_over(Sheet sheet) { sheet_ = sheet_ == sheet ? Sheet::none : sheet; }
  void lay_bar(Ui& ui, const TableLayout& table);
  void lay_sheet(Ui& ui, const TableLayout& table);
  void lay_now(Ui& ui, const SDL_FRect& now);
  float lay_question(Ui& ui, const SDL_FRect& room) const;
  void obey(Ui& ui, fuba::app::WatchWish wish);
  void keep_note(const std::string& text);

  Director& director_;
  const Content& content_;
  Replay replay_;
  std::filesystem::path file_;
  std::optional<paint::BoardLayout> board_;
  Bar bar_;
  Tray tray_;
  fuba::app::ReplayLine line_;
  Sheet sheet_ = Sheet::none;
  fuba::app::NoteEditor editor_;
};

}  // namespace stw::app
