#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "app/table/bar.hpp"
#include "app/table/content.hpp"
#include "app/table/replay.hpp"
#include "app/table/told.hpp"
#include "app/watch/note_editor.hpp"
#include "app/watch/replay_controls.hpp"
#include "app/watch/replay_line.hpp"

namespace fuba::table {

/// A match that is watched: the table of a match, its controls in NOW, and its time line below.
template <class T>
class ReplayScreen : public Screen {
 public:
  using G = typename T::Played;
  using State = typename G::State;
  using Match = tabletop::Match<G>;

  /// `file`: where notes are kept; empty = nowhere. Director and content must outlive it.
  ReplayScreen(Director& director, const Content<T>& content, Match match, std::filesystem::path file);

  const Replay<T>& replay() const { return replay_; }

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
  const TrayRoll<G>& shown_dice() const;
  Told<typename G::Ruleset> told() const { return {replay_.rules(), content_.words, replay_.names()}; }
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
  const Content<T>& content_;
  Replay<T> replay_;
  std::filesystem::path file_;
  std::optional<typename T::Layout> board_;
  Bar bar_;
  typename T::Tray tray_;
  fuba::app::ReplayLine line_;
  Sheet sheet_ = Sheet::none;
  fuba::app::NoteEditor editor_;
};

}  // namespace fuba::table
