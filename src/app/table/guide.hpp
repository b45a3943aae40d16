#pragma once

#include <optional>

#include "tabletop/game.hpp"

namespace fuba::table {

/// Whoever leads the players through a match: says which choices are made, and makes some itself.
template <tabletop::Game G>
class Guide {
 public:
  using Command = typename G::Command;

  virtual ~Guide() = default;

  /// Whether a choice of the players may be made now. It is made as soon as that is answered by true.
  virtual bool lets(const Command& command) = 0;
  /// The choice that is made next without asking, once; nothing where somebody is to be asked.
  virtual std::optional<Command> take_own() = 0;
};

}  // namespace fuba::table
