#pragma once

#include <array>
#include <cstdint>
#include <tl/expected.hpp>
#include <vector>

#include "fuba/command.hpp"
#include "fuba/refusal.hpp"
#include "fuba/ruleset.hpp"
#include "fuba/state.hpp"

namespace fuba::app {

/// A set-up being thought of: where a team's pieces shall stand.
struct LineUp {
  Team team = Team::home;
  std::array<std::uint8_t, area_count> players{};
  Area keeper = Area::none;

  bool operator==(const LineUp&) const = default;
};

/// Whether the pending decision is one of setting up pieces.
bool is_set_up(const State& state);

/// A sensible arrangement for the pieces that a team has to set up now, always a legal one.
LineUp proposal(const Ruleset& rules, const State& state);

/// The choices that set up the draft from here on; or what is wrong with it.
tl::expected<std::vector<Command>, Refusal> set_up_commands(const Ruleset& rules, const State& state,
                                                            const LineUp& draft);

/// The mat as it will look with the draft on it.
State with_draft(const State& state, const LineUp& draft);

/// Whether nobody of either team waits to be placed any more.
bool all_stand(const State& state);

/// A state with both teams where they stand in another.
State standing_as(State state, const State& other);

}  // namespace fuba::app
