#include "fuba/table/puzzle_series.hpp"

#include "fuba/game.hpp"

namespace fuba::app {

Puzzle puzzle_of(const std::shared_ptr<const Ruleset>& rules, const State& before,
                 const JudgedChoice& judged) {
  return {.id = {},
          .rules = rules,
          .position = seen_by(before, decision(before)->team),
          .answer = judged.best,
          .tempting = judged.taken,
          .price = judged.error,
          .subject = subject_of(before, judged.best, judged.taken),
          .level = 1,
          .arguments = judged.arguments};
}

}  // namespace fuba::app
