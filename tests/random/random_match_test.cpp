#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "any_rules.hpp"
#include "fuba/game.hpp"
#include "fuba/random_play.hpp"
#include "invariants.hpp"
#include "support/scenario.hpp"

namespace fuba::test {
namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr std::uint64_t random_matches = 300;
#else
constexpr std::uint64_t random_matches = 9000;
#endif

constexpr int longest_match = 20000;

/// A match between random players, one choice or roll at a time.
class RandomMatch {
 public:
  RandomMatch(const Ruleset& rules, std::uint64_t seed)
      : rules_(&rules), play_(seed), state_(new_match(rules)) {}

  bool over() const { return is_over(state_); }
  int steps() const { return steps_; }
  const State& state() const { return state_; }
  const Events& events() const { return events_; }
  const std::string& last() const { return last_; }
  const Ruleset& rules() const { return *rules_; }

  void go_on() {
    events_.clear();
    if (const std::optional<Roll> pending = roll(state_)) {
      last_ = std::string(name(pending->purpose));
      apply_dice(*rules_, state_, play_.let_fall(*pending), &events_);
    } else {
      const Command command = play_.choose(*rules_, state_);
      last_ = to_string(command);
      apply_unchecked(*rules_, state_, command, &events_);
    }
    ++steps_;
  }

 private:
  const Ruleset* rules_;
  RandomPlay play_;
  State state_;
  Events events_;
  std::string last_;
  int steps_ = 0;
};

/// The rules of a match of a competition: level matches go on, and teams begin with what is left to them.
const Ruleset& rules_of_competition(std::uint64_t number) {
  const std::uint64_t round = number / editions().size();
  RulesChoice choice{.edition = std::string(editions()[number % editions().size()])};
  if (round % 2 == 1) choice.options = option_registry().of(choice.edition);
  choice.options.add(Option::cup);
  choice.terms.reduce = {static_cast<std::uint8_t>(round % 4), static_cast<std::uint8_t>(round % 3)};
  if (round % 4 < 2) choice.terms.primary[0] = Formation{{4, 4, 2}};
  choice.terms.extra_time = round % 3 != 0;
  choice.terms.away_goals = round % 5 == 0;
  if (round % 3 == 1) choice.terms.first_leg = {static_cast<std::uint8_t>(round % 2), 1};
  return rules(choice);
}

/// Plays random matches and asks after each step what is wrong; the answer names match and options.
template <class Fault>
void check_matches(std::uint64_t count, Fault fault, const Ruleset& (*rules_by)(std::uint64_t) = any_rules) {
  for (std::uint64_t number = 0; number < count; ++number) {
    RandomMatch match(rules_by(number), number);
    while (!match.over()) {
      const State before = match.state();
      match.go_on();
      std::string wrong = fault(before, match);
      if (wrong.empty() && match.steps() > longest_match) wrong = "the match does not end";
      if (!wrong.empty())
        FAIL("match " << number << ", " << match.rules().id << ", options " << match.rules().options.bits()
                      << ", step " << match.steps() << ", " << match.last() << ": " << wrong);
    }
  }
}

TEST_CASE("random matches keep pieces, ball, clock and score in order", "[random]") {
  check_matches(random_matches, [](const State& before, const RandomMatch& match) {
    std::string fault = fault_of_state(match.rules(), match.state());
    return fault.empty() ? fault_of_step(before, match.state(), match.events()) : fault;
  });
}

TEST_CASE("whatever happens has a rule behind it", "[random]") {
  check_matches(random_matches, [](const State&, const RandomMatch& match) {
    return fault_of_causes(match.rules(), match.events());
  });
}

TEST_CASE("condition points, cards and substitutions stay within their limits", "[random]") {
  check_matches(random_matches, [](const State& before, const RandomMatch& match) {
    return fault_of_options(match.rules(), before, match.state());
  });
}

TEST_CASE("legal choices are listed once and read back as written", "[random]") {
  check_matches(random_matches / 10, [](const State&, const RandomMatch& match) {
    return fault_of_notation(match.rules(), match.state());
  });
}

TEST_CASE("what is listed is accepted and everything else refused", "[random]") {
  check_matches(random_matches / 10, [](const State&, const RandomMatch& match) {
    return match.steps() % 53 == 0 ? fault_of_legality(match.rules(), match.state()) : std::string{};
  });
}

TEST_CASE("states are equal if and only if their hashes are", "[random]") {
  check_matches(random_matches / 10, [](const State&, const RandomMatch& match) {
    return match.steps() % 11 == 0 ? fault_of_hash(match.rules(), match.state()) : std::string{};
  });
}

TEST_CASE("views hide secrets and nothing else", "[random]") {
  check_matches(random_matches / 10, [](const State&, const RandomMatch& match) {
    return fault_of_secrecy(match.rules(), match.state());
  });
}

TEST_CASE("the mat has no favourite end", "[random][R1][R3][C2]") {
  check_matches(random_matches / 10, [](const State&, const RandomMatch& match) {
    return match.steps() % 5 == 0 ? fault_of_symmetry(match.rules(), match.state()) : std::string{};
  });
}

TEST_CASE("matches that go on to extra time and penalties keep everything in order",
          "[random][C23][C28][C29][C30]") {
  int shoot_outs = 0;
  check_matches(
      random_matches / 30,
      [&](const State& before, const RandomMatch& match) {
        const Ruleset& played = match.rules();
        if (match.over() && match.state().shoot_out) ++shoot_outs;
        for (std::string fault :
             {fault_of_state(played, match.state()), fault_of_step(before, match.state(), match.events()),
              fault_of_causes(played, match.events()), fault_of_options(played, before, match.state()),
              fault_of_notation(played, match.state()), fault_of_secrecy(played, match.state())})
          if (!fault.empty()) return fault;
        const bool late = match.state().half > 2 || match.state().shoot_out;
        if (!late && match.steps() % 23 != 0) return std::string{};
        if (std::string fault = fault_of_json(played, match.state()); !fault.empty()) return fault;
        return match.steps() % 5 == 0 ? fault_of_hash(played, match.state()) : std::string{};
      },
      rules_of_competition);
  CHECK(shoot_outs > 0);
}

TEST_CASE("a half takes about 17 turns, not always the same number", "[random][3.0/4.b]") {
  constexpr std::uint64_t count = 300;
  int turns = 0;
  int fewest = longest_match;
  int most = 0;
  for (std::uint64_t seed = 0; seed < count; ++seed) {
    RandomMatch match(rules(), seed);
    int in_match = 0;
    while (!match.over()) {
      match.go_on();
      if (match.last().starts_with("target ")) ++in_match;
    }
    turns += in_match;
    fewest = std::min(fewest, in_match);
    most = std::max(most, in_match);
  }
  const double turns_a_half = turns / (2.0 * count);
  CHECK(turns_a_half > 14);
  CHECK(turns_a_half < 21);
  CHECK(fewest < most);
}

}  // namespace
}  // namespace fuba::test
