#pragma once

#include <optional>

#include "fuba/match.hpp"
#include "fuba/odds.hpp"

namespace fuba {

/// Something that dice have decided for a team.
struct Decided {
  Aim aim;
  Team team;
  double chance = 0;  ///< before the first die
  double luck = 0;    ///< how much the dice did for the team: the chance after each throw less that before it
  bool success = false;
};

/// Watches the dice that decide something, from the first one to the last.
class TrialWatch {
 public:
  explicit TrialWatch(const Ruleset& rules) : rules_(rules) {}

  /// What an entry of the journal has decided, if anything.
  std::optional<Decided> watch(const State& before, const Entry& entry);

 private:
  void begin(const State& before, const Roll& roll);
  double chance_in(const State& state) const;
  double worth(const Prospect& prospect) const;

  const Ruleset& rules_;
  std::optional<Decided> open_;
  /// The chance as the last throw left it; unknown once a team has chosen something.
  std::optional<double> standing_;
};

}  // namespace fuba
