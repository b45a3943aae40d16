#pragma once

#include <set>
#include <string>

#include "app/window/director.hpp"
#include "app/window/speech_card.hpp"

namespace fuba::table {

using fuba::app::Director;
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
  /// Says it, on a card in `room` beside `about`, over as little as possible of what should be `seen`.
  Wish frame(Ui& ui, const SDL_FRect& room, const SDL_FRect& about, std::vector<SDL_FRect> seen);

 private:
  bool known(const std::string& kind) const;
  void close();

  Director& director_;
  bool anew_ = false;
  std::set<std::string> seen_;  ///< in this match
  std::string kind_;            ///< of the tip that is shown; empty if there is none
  bool just_come_ = false;
};

}  // namespace fuba::table
