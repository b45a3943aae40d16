#include "fuba/odds.hpp"

#include <algorithm>
#include <map>
#include <string>

#include "fuba/game.hpp"
#include "fuba/random_play.hpp"
#include "support/scenario.hpp"

namespace fuba::test {
namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr std::uint64_t matches_with_odds = 5;
#else
constexpr std::uint64_t matches_with_odds = 24;
#endif

using Chances = std::map<Outcome, double>;

bool is_shot(const Command& command) {
  return command == commands::act(Action::shoot) || command.verb == Verb::shoot;
}

/// Follows a choice through all dice, one by one, and looks at the mat for what has become of it. Questions
/// are answered by their last choice.
class Followed {
 public:
  Followed(const Ruleset& rules, const State& before, const Command& command)
      : rules_(rules), before_(before), command_(command), team_(decision(before)->team) {
    State state = before;
    apply_unchecked(rules, state, command);
    follow(state, {}, 1);
  }

  /// Nothing where there are too many ways.
  std::optional<Chances> chances() const {
    return ways_ < most_ways ? std::optional{chances_} : std::nullopt;
  }

 private:
  static constexpr int most_ways = 400000;

  void follow(State state, Events events, double weight) {
    if (++ways_ > most_ways) return;
    for (;;) {
      if (const auto outcome = outcome_in(state, events)) {
        chances_[*outcome] += weight;
        return;
      }
      if (roll(state)) break;
      const CommandList list = legal(rules_, state);
      apply_unchecked(rules_, state, list[list.size() - 1], &events);
    }
    const Roll due = *roll(state);
    const int second_faces = due.count == 2 ? due.die.faces : 1;
    for (std::uint8_t first = 1; first <= due.die.faces; ++first)
      for (std::uint8_t second = 1; second <= second_faces; ++second) {
        State next = state;
        Events brought;
        apply_dice(rules_, next, {first, second}, &brought);
        follow(next, brought, weight / due.die.faces / second_faces);
      }
  }

  Outcome by_control(const State& state) const {
    return state.control == team_ ? Outcome::keep : Outcome::lose;
  }

  Outcome by_restart(const State& state) const {
    const bool own = state.control == team_;
    switch (state.turn.restart) {
      case Restart::free_kick:
        return own ? Outcome::free_kick_for : Outcome::free_kick_against;
      case Restart::penalty_kick:
        return own ? Outcome::penalty_for : Outcome::penalty_against;
      case Restart::corner_kick:
        return own ? Outcome::corner_for : Outcome::corner_against;
      default:
        return is_shot(command_) ? Outcome::miss : by_control(state);
    }
  }

  /// The only target of a next turn is chosen without a question.
  std::optional<Outcome> outcome_in(const State& state, const Events& events) const {
    const auto due = roll(state);
    const auto pending = decision(state);
    if (due && due->purpose == Purpose::rebound) return Outcome::rebound;
    if (state.score != before_.score) return Outcome::goal;
    if (state.turn.goal_kick_due && !before_.turn.goal_kick_due) return Outcome::miss;
    if (is_press() && state.control == team_) return Outcome::win;
    if (is_over(state) || (pending && pending->kind == DecisionKind::change))
      return is_press() ? Outcome::fail : Outcome::half_ends;
    const bool next_target = std::ranges::find(events, EventKind::target, &Event::kind) != events.end();
    if (!next_target && (!pending || pending->kind == DecisionKind::var)) return std::nullopt;
    const bool new_turn = next_target || state.turn.target == Area::none;
    if (is_press() && (!new_turn || state.turn.restart == Restart::none)) return Outcome::fail;
    if (new_turn) return by_restart(state);
    return pending->kind == DecisionKind::free || pending->kind == DecisionKind::action
               ? std::optional{by_control(state)}
               : std::nullopt;
  }

  bool is_press() const {
    return command_.verb == Verb::action && type_of(command_.action()) == ActionType::pressing;
  }

  const Ruleset& rules_;
  const State& before_;
  Command command_;
  Team team_;
  int ways_ = 0;
  Chances chances_;
};

/// A shot at the end of a half is followed by nothing.
bool can_be_followed(const State& state, const Command& command) {
  if (is_shot(command)) return !state.turn.last;
  return command.verb == Verb::target ||
         (command.verb == Verb::action && type_of(command.action()) == ActionType::pressing);
}

/// How many of the choices could be followed through.
int compare(const Ruleset& rules, const State& state) {
  int compared = 0;
  for (const Odds& of : odds(rules, state)) {
    if (!can_be_followed(state, of.command)) continue;
    const auto followed = Followed(rules, state, of.command).chances();
    if (!followed) continue;
    ++compared;
    INFO(rules.id << ", options " << rules.options.bits() << ", " << to_string(of.command));
    CHECK(of.chances.size() == followed->size());
    for (const auto& [outcome, chance] : of.chances) {
      INFO(name(outcome));
      CHECK(chance == Approx(followed->contains(outcome) ? followed->at(outcome) : 0));
    }
  }
  return compared;
}

/// None, each alone, and all; but cards and the large table, whose ways are too many to follow.
std::vector<Options> sets_of_countable_options(std::string_view edition) {
  const Options all =
      option_registry().of(edition) - Options{Option::skills} - Options{Option::advanced_events};
  std::vector<Options> sets{Options{}, all};
  for (const Option one : all) sets.push_back({one});
  return sets;
}

TEST_CASE("the odds of random positions are what every die brings", "[random]") {
  for (const std::string_view edition : editions()) {
    const auto sets = sets_of_countable_options(edition);
    int compared = 0;
    for (std::uint64_t number = 0; number < matches_with_odds; ++number) {
      const Ruleset& played = rules(RulesChoice{std::string(edition), sets[number % sets.size()]});
      RandomPlay play(number);
      State state = new_match(played);
      int turns = 0;
      while (!is_over(state)) {
        if (const auto due = roll(state)) {
          apply_dice(played, state, play.let_fall(*due));
          continue;
        }
        const DecisionKind kind = decision(state)->kind;
        const bool often = kind == DecisionKind::action || kind == DecisionKind::free_kick;
        if (often || (kind == DecisionKind::target && ++turns % 25 == 0)) compared += compare(played, state);
        apply_unchecked(played, state, play.choose(played, state));
      }
    }
    CHECK(compared > 10 * static_cast<int>(matches_with_odds));
  }
}

}  // namespace
}  // namespace fuba::test
