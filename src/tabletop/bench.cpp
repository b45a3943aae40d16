#include "tabletop/bench.hpp"

#include <time.h>

#include <bit>

#include "fuba/game.hpp"
#include "tabletop/random_play.hpp"

namespace fuba {

namespace {

class Signature {
 public:
  void add(std::uint64_t value) { hash_ = std::rotl((hash_ ^ value) * 0x9e3779b97f4a7c15U, 29); }
  void add(const Command& command) {
    add(std::uint64_t{static_cast<std::uint8_t>(command.verb)} << 32U |
        std::uint64_t{command.words[0]} << 24U | std::uint64_t{command.words[1]} << 16U |
        std::uint64_t{command.words[2]} << 8U | std::uint64_t{command.with_ball});
  }
  void add(Dice dice) { add(std::uint64_t{dice[0]} << 8U | dice[1]); }
  std::uint64_t value() const { return hash_; }

 private:
  std::uint64_t hash_ = 0;
};

/// Processor time that the calling thread has used.
std::chrono::nanoseconds time_used() {
  timespec used{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
  return std::chrono::seconds(used.tv_sec) + std::chrono::nanoseconds(used.tv_nsec);
}

}  // namespace

BenchRun bench(const Ruleset& rules, std::uint32_t matches, std::uint64_t seed) {
  BenchRun run;
  Signature signature;
  const auto start = time_used();
  for (; run.matches < matches; ++run.matches) {
    RandomPlay play(seed_of_match(seed, run.matches));
    State state = new_match(rules);
    for (; !is_over(state); ++run.actions) {
      if (const auto due = roll(state)) {
        const Dice dice = play.let_fall(*due);
        signature.add(dice);
        apply_dice(rules, state, dice);
      } else {
        const Command choice = play.choose(rules, state);
        signature.add(choice);
        apply_unchecked(rules, state, choice);
      }
    }
    signature.add(hash(state));
  }
  run.time = time_used() - start;
  run.signature = signature.value();
  return run;
}

}  // namespace fuba
