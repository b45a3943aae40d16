#pragma once

#include <memory>
#include <optional>
#include <string>
#include <tl/expected.hpp>

#include "app/table/match_play.hpp"
#include "app/window/background.hpp"
#include "tabletop/opponent.hpp"

namespace fuba::table {

/// What the strongest coach of a game would do at the pending decision. He gets the view of the team that
/// chooses, and thinks on a thread of his own.
template <class T>
class Hint {
 public:
  using G = typename T::Played;
  using Command = typename G::Command;

  /// What was done with the advice.
  struct Answer {
    bool closed = false;
    std::optional<Command> taken;
  };

  bool open() const { return asked_.has_value(); }
  /// Asks about the decision that is pending; where he cannot come the players are told why.
  void ask(Director& director, const MatchPlay<T>& play);
  /// Whoever thinks stops, and nothing is advised.
  void close();
  /// Takes in what has been thought since. What was asked before is over.
  void hear(Director& director, const MatchPlay<T>& play);
  const std::optional<Command>& advice() const { return advice_; }
  Answer frame(Ui& ui, SDL_FRect room, const MatchPlay<T>& play) const;

 private:
  using Choice = tl::expected<Command, std::string>;

  std::optional<std::size_t> asked_;  ///< the question that is thought about
  std::optional<fuba::app::Background<Choice>> thought_;
  std::optional<Command> advice_;
};

}  // namespace fuba::table
