#pragma once

#include <functional>
#include <optional>
#include <random>
#include <string>

#include "app/window/table_layout.hpp"
#include "desk.hpp"
#include "fuba/match.hpp"
#include "fuba/table/paint/mat_layout.hpp"
#include "fuba/words/words.hpp"
#include "whole_match.hpp"

namespace fuba::test {

/// A player with two hands and the program's window, 1280x800, before him: he plays a basic match with mouse
/// and keyboard. What is on the mat he knows from the file in which the program keeps the match, and where
/// things lie from the layout that the program uses.
class Player {
 public:
  /// `folder`: where the program keeps its data folder.
  Player(std::string program, const std::filesystem::path& folder, unsigned seed);

  /// Starts the program.
  void open();
  /// Begins a new match from the title.
  void begin();
  /// Plays to the final whistle. On the way he takes a choice back once, ends the program by force, and goes
  /// on. Throws Failure where the match was too short for that.
  void play_to_the_end();
  /// Makes any choice of the decision that is pending.
  void decide();
  /// Leaves the program from the title.
  void quit();
  /// What can still be seen after a failure.
  void bear_witness();

  Desk& desk() { return desk_; }
  const Autosave& autosave() const { return autosave_; }
  const Words& words() const { return words_; }
  /// As the program's file has it.
  const Match& match() const { return *match_; }
  /// Reads the match from the program's file. False while there is none that stands at a decision.
  bool look();
  /// Waits until something is so; throws Failure after a few seconds.
  static void expect(const std::string& what, const std::function<bool()>& condition);

 private:
  void lift_curtain();
  Command choose();
  void make(const Command& command);
  void pick_among(const Command& command);
  void pick_among_moves(const Command& command);
  void answer_which(const std::vector<Command>& alike, const Command& command);
  SDL_FPoint open_place(Area area) const;
  SDL_FPoint grip(const Command& command, const State& view) const;
  char letter(const Command& command, const State& view) const;
  void take_one_back();
  void end_by_force();
  bool moved_on(std::size_t entries) { return look() && match_->journal().size() > entries; }

  std::string program_;
  Autosave autosave_;
  Desk desk_;
  std::mt19937 random_;
  Process window_;
  Words words_;
  app::TableLayout table_;
  paint::MatLayout mat_;
  std::optional<Match> match_;
  bool undone_ = false;
  bool killed_ = false;
};

}  // namespace fuba::test
