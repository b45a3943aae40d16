#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "fuba/command.hpp"
#include "fuba/ruleset.hpp"
#include "fuba/state.hpp"

namespace fuba::app {

/// What a team may do at many moments and mostly does not: instead of stopping the match it has a button.
enum class Extra : std::uint8_t {
  free_movement,
  one_more_move,
  second_actions,
  substitution,
  line_up,  ///< where pieces are set up before a kick, and the moves before it: else as proposed
  slow_play,
  card,
};

inline constexpr std::size_t extra_count = static_cast<std::size_t>(Extra::card) + 1;

/// "free-movement".
std::string_view name(Extra extra);

/// Whether nothing is chosen, but something only told.
bool only_announces(const CommandList& choices);

/// Which extra the pending decision is about; nothing where it asks for something else.
std::optional<Extra> extra_asked(const Ruleset& rules, const State& state);

/// The answer that lets an extra go by: of a line-up the next piece as it is proposed. Such a decision must
/// be pending.
Command without_extra(const Ruleset& rules, const State& state);

/// Whether an answer does without what may be had besides.
bool lets_extra_go(const Ruleset& rules, const State& state, const Command& answer);

/// Whether extras have their buttons at such a decision.
bool has_buttons(DecisionKind kind);

/// What a team is to be asked about at each of its moments.
using Wishes = std::function<bool(Team team, Extra extra)>;

/// Whether a team that lets the pending extra go by can still take it up: it chooses next, before a die
/// falls.
bool stays_within_reach(const Ruleset& rules, State state, const Wishes& wishes);

/// Whether an extra is let go by only where it stays within reach; else it would be lost.
bool waits_within_reach(Extra extra);

/// The extra that the window lets go by at the pending decision, or nothing where it asks.
std::optional<Extra> unasked_extra(const Ruleset& rules, const State& state, const Wishes& wishes);

/// How a movement that is left at that leads to the same team's press (2.0).
struct WayToPress {
  std::vector<Command> commands;  ///< up to the press, extras let go by on the way
  State state;                    ///< that asks for it
};

/// Nothing where it leads elsewhere.
std::optional<WayToPress> way_to_press(const Ruleset& rules, const State& state, const Wishes& wishes);

/// What brings a line-up on its way before a match: the usual formation, the kick-off where it may be
/// chosen, and both set-ups as they are proposed. Nothing where players have to choose for themselves.
std::optional<Command> usual_line_up(const Ruleset& rules, const State& state);

/// How both teams stand then, if Home has the kick-off.
State usual_kick_off(const Ruleset& rules);

}  // namespace fuba::app
