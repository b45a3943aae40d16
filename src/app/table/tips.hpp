#pragma once

#include <set>
#include <string>

#include "app/window/director.hpp"
#include "app/window/speech_card.hpp"
#include "app/window/table_layout.hpp"

namespace fuba::table {

using fuba::app::Director;
using fuba::app::TableLayout;
using fuba::app::Ui;

/// A few words on what a decision is for, when one of its kind comes for the first time. Which were seen
/// stands in the settings.
class Tips {
 public:
  /// What was pressed on the card.
  enum class Wish : std::uint8_t { none, more };

  explicit Tips(Director& director) : director_(director) {}

  /// From now on every kind counts as new, whatever the settings know.
  void begin_anew() { anew_ = true; }
  /// Another decision is pending: the tip of the one before has been seen. `kind`: of the decision, behind
  /// the name of the game where that is not FUBA ("stw/move"); empty where nobody needs a tip.
  void turn_to(const std::string& kind);
  /// Whether there is something to say about the pending decision.
  bool speaks() const { return !kind_.empty(); }
  /// Enter puts it away, before it answers what is asked, while nothing has the focus; what had it when the
  /// tip came has lost it.
  void listen(Ui& ui);
  /// Gives it the place of the log, below the question, so that nothing that may be chosen lies beneath it.
  /// False where the window sees only a part of the table: it lies beside the question then, so that both are
  /// seen.
  bool take_log(const Ui& ui, TableLayout& table) const;
  /// Says it.
  Wish frame(Ui& ui, const TableLayout& table);

 private:
  fuba::app::SpeechCard card(const Ui& ui) const;
  bool known(const std::string& kind) const;
  void close();

  Director& director_;
  bool anew_ = false;
  std::set<std::string> seen_;  ///< in this match
  std::string kind_;            ///< of the tip that is shown; empty if there is none
  bool just_come_ = false;
};

}  // namespace fuba::table
