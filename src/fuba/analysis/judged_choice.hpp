#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "fuba/analysis/prospects.hpp"
#include "fuba/analysis/rollout.hpp"
#include "fuba/coach/coach.hpp"

namespace fuba {

/// How dear a choice was, by what it gave away. A mark is given only where dice cannot have made the
/// difference.
enum class ChoiceMark : std::uint8_t { none, doubtful, mistake, blunder };

inline constexpr std::size_t choice_mark_count = static_cast<std::size_t>(ChoiceMark::blunder) + 1;

/// "mistake".
std::string_view name(ChoiceMark mark);

/// What a choice has to give away for a mark, in shares of a match.
double least_error(ChoiceMark mark);

/// A choice that was looked into.
struct JudgedChoice {
  Command taken;
  Command best;
  double error = 0;  ///< what it gave away against the best one; nothing where that is not beyond doubt
  double doubt = 0;  ///< standard error of the difference; 0 where nothing had to be played out
  ChoiceMark mark = ChoiceMark::none;
  std::vector<Argument> arguments = {};  ///< what speaks for the best one, in the terms of the coach
  bool looked_twice = false;             ///< it is among the dearest, and was looked at once more, harder
};

/// Whether a penalty's dive or kick is pending: neither team knows of the other's, and what is right hangs on
/// what it expects.
bool is_guessed(const State& state);

/// Whether what is pending can be judged at all: more than one choice, and it hangs on neither secrets nor
/// what is settled before play.
bool can_be_judged(const Ruleset& rules, const State& state);

/// What a choice may give away and still be as good as the best.
inline constexpr double as_good = 0.005;

/// What a choice gives away. A state may be a team's view of it. Nothing is given away where it was stopped.
JudgedChoice judge_choice(const Ruleset& rules, const State& state, const Command& taken,
                          const Foreteller& foreteller, const RolloutPlan& plan);

/// The same for a choice that was found dear by that plan: with four times the games, and surer, since of
/// many that dice may have made dear, the dearest are those that dice made dearest. What an earlier look took
/// for the best stays so unless another is better by more than what counts as being as good.
JudgedChoice judge_harder(const Ruleset& rules, const State& state, const Command& taken,
                          const Foreteller& foreteller, const RolloutPlan& plan,
                          std::optional<Command> favourite);

/// A choice and the expected points right after it, for the team that chooses.
struct SeenChoice {
  Command command;
  double points;
};

/// Every legal choice of the pending decision by what is told right after it, over the dice that fall then;
/// the best first.
std::vector<SeenChoice> choices_at_sight(const Ruleset& rules, const State& state,
                                         const Foreteller& foreteller);

}  // namespace fuba
