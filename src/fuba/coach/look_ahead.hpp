#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>

#include "fuba/coach/judgement.hpp"
#include "fuba/coach/remembered.hpp"
#include "fuba/game.hpp"

namespace fuba {

/// How long a coach may think. Choices hang on what is counted, not on the clock: the budget only ends a
/// look that takes longer than it ever should.
struct Thinking {
  std::stop_token stop = {};
  std::chrono::milliseconds budget{500};
};

/// What a choice comes to: the prospects of the match, and the judgement of where it leads, both the mean
/// over the dice.
struct Worth {
  double value = 0;
  Judgement terms{};
};

/// Whether the choice moves a piece.
bool is_move(const Command& command);

/// Whether the choice moves a piece out of an area that another has just come to. No coach looks at such a
/// move: it may undo the one before, and what the two bring together, the other order brings as well.
bool passes_over(const State& state, const Command& command);

/// How far a choice is followed: until somebody begins another action, or until the next turn begins.
enum class Horizon : std::uint8_t { action, turn };

/// How closely a coach looks, as `looks_ahead` of its tactics says.
struct Reach {
  std::size_t candidates;        ///< of the choices that look best, how many are followed to the next turn
  double least_chance;           ///< dice that fall together less often are not followed further
  double least_chance_at_sight;  ///< the same for decisions that are made on the way
  bool sifts_late;               ///< leaves moves that add nothing out only once they were followed that far
};
const Reach& reach_of(const Tactics& tactics);

/// Follows choices through their dice, which are all counted, and through the decisions on the way, which
/// each team makes by what it can see at once.
class LookAhead {
 public:
  LookAhead(const Ruleset& rules, Team team, const Tactics& tactics, const Thinking& thinking);

  /// The worth of a choice in a view of the team.
  Worth of(const State& view, const Command& command, Horizon horizon);

  /// The worth of the view as it stands.
  Worth judged(const State& view);

  /// The prospects right after a choice that only moves a piece.
  double by_itself(const State& view, const Command& move);

  /// What the team that has to choose answers at sight.
  Command answer(const State& state);

  /// Whether it was stopped or its budget is spent; what it says from then on is shallow.
  bool ended();

 private:
  bool goes_on();
  Worth after(const State& view, const Command& command, Horizon horizon);
  Worth follow(State& state, double chance, Horizon horizon);
  Worth over_dice(const State& state, const Roll& pending, double chance, Horizon horizon);
  bool rests(const State& state, Horizon horizon) const;
  Command remembered_answer(const State& state, Nature nature);
  Command best_at_sight(const State& state, const CommandList& list, bool modest_stays);
  Command best_action(const State& state, const CommandList& list);

  /// What a team chose, and how many steps it took to find.
  struct Answer {
    Command choice;
    std::uint64_t steps;
  };

  const Ruleset& rules_;
  Team team_;
  std::optional<int> minutes_;  ///< that are left to a team that forgets the clock
  Judge judge_;
  std::stop_token stop_;
  std::chrono::steady_clock::time_point deadline_;
  std::uint64_t steps_ = 0;
  Reach reach_;
  double least_chance_;  ///< at present
  bool ended_ = false;
  /// By the fingerprint of the state: choices that are followed meet the same positions again and again.
  Remembered<Answer> answers_;
};

}  // namespace fuba
