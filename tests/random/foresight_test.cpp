#include "fuba/foresight.hpp"

#include "fuba/game.hpp"
#include "fuba/odds.hpp"
#include "fuba/random_play.hpp"
#include "support/scenario.hpp"

namespace fuba::test {
namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr std::uint64_t matches_foreseen = 2;
#else
constexpr std::uint64_t matches_foreseen = 8;
#endif

constexpr int most_falls = 60000;

/// Lets all dice after a target fall, one by one, until an action is due or play begins anew.
class EveryFall {
 public:
  EveryFall(const Ruleset& rules, const State& before, const Command& target)
      : rules_(rules), team_(decision(before)->team) {
    State state = before;
    apply_unchecked(rules, state, target);
    go_on(state, 1);
  }

  bool too_many() const { return falls_ >= most_falls; }
  const Foresight& seen() const { return seen_; }

 private:
  void go_on(State state, double weight) {
    if (++falls_ >= most_falls) return;
    while (!is_over(state) && !roll(state)) {
      const Decision pending = *decision(state);
      if (pending.kind == DecisionKind::action) return stand(state, pending.team, weight);
      if (begins_anew(pending.nature)) break;
      apply_unchecked(rules_, state, modest_answer(rules_, state));
    }
    if (!is_over(state) && roll(state))
      follow(state, weight);
    else
      seen_.no_action += weight;
  }

  void follow(const State& state, double weight) {
    const Roll due = *roll(state);
    std::vector<State> next;
    for (std::uint8_t first = 1; first <= due.die.faces; ++first)
      for (std::uint8_t second = 1; second <= (due.count == 2 ? due.die.faces : 1); ++second) {
        State fallen = state;
        apply_dice(rules_, fallen, {first, second});
        if (fallen != state) next.push_back(fallen);
      }
    for (const State& fallen : next) go_on(fallen, weight / static_cast<double>(next.size()));
  }

  void stand(const State& state, Team first, double weight) {
    seen_.acts_first[index(first)] += weight;
    if (state.control == team_) seen_.value[state.ball_value - 1U] += weight;
    for (const Command& command : legal(rules_, state)) {
      if (command != commands::act(Action::shoot)) continue;
      State shot = state;
      Events events;
      apply_unchecked(rules_, shot, command, &events);
      seen_.goal[index(first)] += weight * prospect(rules_, shot, Aim::score, first, events).reached;
    }
  }

  const Ruleset& rules_;
  Team team_;
  Foresight seen_{.command = commands::plain(Verb::done)};
  int falls_ = 0;
};

/// Whether all falls could be followed.
bool foreseen_right(const Ruleset& rules, const State& state, const Foresight& seen) {
  const EveryFall all(rules, state, seen.command);
  if (all.too_many()) return false;
  INFO(rules.id << ", options " << rules.options.bits() << ", " << to_string(seen.command));
  const auto close = [](double value) { return Approx(value).margin(1e-12); };
  CHECK(seen.no_action == close(all.seen().no_action));
  for (std::size_t team = 0; team < 2; ++team) {
    CHECK(seen.acts_first[team] == close(all.seen().acts_first[team]));
    CHECK(seen.goal[team] == close(all.seen().goal[team]));
  }
  for (std::size_t value = 0; value < seen.value.size(); ++value)
    CHECK(seen.value[value] == close(all.seen().value[value]));
  return true;
}

}  // namespace

TEST_CASE("What is foreseen of targets in random matches is what every die brings", "[random]") {
  for (const std::string_view edition : editions()) {
    int compared = 0;
    for (std::uint64_t number = 0; number < matches_foreseen; ++number) {
      const OptionRegistry& registry = option_registry();
      Options options;
      for (const Option option : registry.of(edition))
        if (number % 4 != 0 && (static_cast<std::uint64_t>(option) + number) % 3 == 0) options.add(option);
      if (number % 4 == 3) options = registry.of(edition);
      const Ruleset& played = rules(RulesChoice{std::string(edition), registry.complete(options)});
      RandomPlay play(number);
      State state = new_match(played);
      int targets = 0;
      while (!is_over(state)) {
        if (const auto due = roll(state)) {
          apply_dice(played, state, play.let_fall(*due));
          continue;
        }
        const auto seen = foresights(played, state);
        CHECK(seen.empty() == (decision(state)->kind != DecisionKind::target));
        if (!seen.empty() && ++targets % 17 == 1)
          compared += foreseen_right(played, state, seen[static_cast<std::size_t>(targets) % seen.size()]);
        apply_unchecked(played, state, play.choose(played, state));
      }
    }
    INFO(edition);
    CHECK(compared > 10);
  }
}

}  // namespace fuba::test
