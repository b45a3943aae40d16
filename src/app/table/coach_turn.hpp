#pragma once

#include <optional>
#include <utility>

#include "app/table/dugout.hpp"
#include "app/table/match_play.hpp"
#include "app/window/ui.hpp"

namespace fuba::table {

/// Coaches at the table: each thinks about what he is asked, announces his choice, and lets it stand as long
/// as the settings say.
template <class T>
class CoachTurn {
 public:
  using G = typename T::Played;
  using Command = typename G::Command;

  /// Both must outlive it.
  CoachTurn(Director& director, MatchPlay<T>& play);
  ~CoachTurn();
  CoachTurn(const CoachTurn&) = delete;
  CoachTurn& operator=(const CoachTurn&) = delete;

  /// Lets a coach think about what he is asked, once.
  void consult();
  /// Announces what a coach has decided. True if he cannot go on and leaves his side to the players.
  bool hear();
  /// What a coach has decided and not yet done.
  const std::optional<Command>& announced() const { return announced_; }
  /// Something else is asked.
  void forget() { announced_.reset(); }

  /// Whether a choice is about to be made.
  bool waits() const { return announced_ && !held_; }
  /// Time goes by. Whether the choice was made.
  bool advance(float milliseconds);

  /// What stands in place of the choices: what was decided, and what holds the coach and lets him go on.
  void frame(Ui& ui, const SDL_FRect& room);

 private:
  float pause() const;
  void choose() { play_.choose(*std::exchange(announced_, std::nullopt)); }

  Director& director_;
  MatchPlay<T>& play_;
  Dugout<G> dugout_;
  std::optional<Command> announced_;
  bool held_;                  ///< the players let him wait before each choice
  float waited_ = 0;           ///< milliseconds since a choice was announced
  std::size_t consulted_ = 0;  ///< the last question
};

}  // namespace fuba::table
