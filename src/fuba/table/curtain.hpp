#pragma once

#include <optional>

#include "app/table/taught.hpp"
#include "app/window/director.hpp"
#include "app/window/ui.hpp"
#include "fuba/table/match_play.hpp"
#include "fuba/table/own_cards.hpp"

namespace fuba::app {

/// Hides the mat before what only one of two persons at the table may see: a secret decision, or his cards.
class Curtain {
 public:
  /// All of them must outlive it.
  Curtain(const Director& director, const MatchPlay& play, const table::Taught<Fuba, MatchPlay>& taught)
      : director_(director), play_(play), taught_(taught) {}

  /// Turns to the decision that is pending now.
  void turn();
  bool closed() const { return secret_pending() || look_ != Look::none; }
  /// Closes it so that the team that chooses may look at its cards, if it has some that the other must not
  /// see.
  void look_at_cards();
  bool cards_wanted() const { return look_ != Look::none; }
  void look_away() { look_ = Look::none; }

  /// Asks for the team that may look behind it, or shows its cards.
  void frame(Ui& ui);
  void paint(const paint::Painter& painter, const SDL_FRect& room) const;
  /// Whether it still falls.
  bool falling() const { return fallen_ < 1; }
  /// Whether it has come down.
  bool advance(float milliseconds);

 private:
  /// How a team comes to look at its own cards.
  enum class Look : std::uint8_t { none, asked, open };

  bool secret_pending() const;
  void ask(Ui& ui);
  void show_cards(Ui& ui);
  void fall(bool closes);

  const Director& director_;
  const MatchPlay& play_;
  const table::Taught<Fuba, MatchPlay>& taught_;
  std::optional<Team> opened_for_;  ///< who has opened it before the secrets that are asked for in a row
  Look look_ = Look::none;
  OwnCards cards_;
  float fallen_ = 0;  ///< how far, up to 1
};

}  // namespace fuba::app
