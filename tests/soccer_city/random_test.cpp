// Whole matches of biased random players.
#include "soccer_city/random_players.hpp"
#include "soccer_city/scenario.hpp"
#include "soccer_city/soccer_city.hpp"

namespace soccer_city::test::random_chapter {
namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr std::uint64_t matches = 200;
#else
constexpr std::uint64_t matches = 10000;
#endif
constexpr std::uint64_t matches_as_json = matches / 200;
constexpr int longest_match = 20000;

const Ruleset& rules_of(std::uint64_t number) {
  constexpr std::array<Options, 5> sets{{{},
                                         {Option::factors},
                                         {Option::quick, Option::extra_time},
                                         {Option::factors, Option::extra_time},
                                         {Option::factors, Option::quick, Option::extra_time}}};
  return rules(sets[number % sets.size()]);
}

/// Plays random matches and asks after each step what is wrong.
template <class Fault>
void check_matches(std::uint64_t count, Fault fault) {
  for (std::uint64_t number = 0; number < count; ++number) {
    const Ruleset& played = rules_of(number);
    BiasedPlay play(number);
    State state = new_match(played);
    for (int step = 0; !is_over(state); ++step) {
      const State before = state;
      std::string last;
      if (const auto due = roll(state)) {
        last = name(due->purpose);
        apply_dice(played, state, play.let_fall(*due));
      } else {
        const Command command = play.choose(played, state);
        last = to_string(command);
        apply_unchecked(played, state, command);
      }
      std::string wrong = step > longest_match ? "the match does not end" : fault(played, before, state);
      if (!wrong.empty()) FAIL("match " << number << ", step " << step << ", " << last << ": " << wrong);
    }
  }
}

bool turn_began(const State& before, const State& after) { return after.turn.fresh && !before.turn.fresh; }

TEST_CASE("city: every legal choice can be made, every match ends, no two players share a hex", "[random]") {
  std::size_t at_turn_begin = 0;
  check_matches(matches, [&](const Ruleset& played, const State& before, const State& after) -> std::string {
    if (decision(after).has_value() + roll(after).has_value() + is_over(after) != 1)
      return "neither asked nor over";
    const std::size_t left = after.pile(Deck::ball).size();
    if (turn_began(before, after)) {
      if (left < after.half_cards && left >= at_turn_begin) return "no time has passed in a turn";
      at_turn_begin = left;
    }
    return fault_of_state(played, after);
  });
}

TEST_CASE("city: a state and each side's view survive the way through JSON at every step", "[random]") {
  check_matches(matches_as_json, [](const Ruleset& played, const State&, const State& after) -> std::string {
    for (const State& state : {after, seen_by(after, Team::home), seen_by(after, Team::away)}) {
      const auto back = state_from_json(played, to_json(played, state));
      if (!back) return back.error().field + " " + back.error().problem;
      if (*back != state) return "differs: " + to_json(played, state).dump();
      if (hash(*back) != hash(state)) return "another hash";
    }
    return "";
  });
}

TEST_CASE("city: every choice is listed once, has its own notation and bits, and is accepted", "[random]") {
  check_matches(matches_as_json, [](const Ruleset& played, const State&, const State& after) -> std::string {
    CommandList list;
    legal(played, after, list);
    std::vector<std::uint64_t> bits;
    for (const Command& command : list) {
      if (parse_command(to_string(command)) != command) return "not read again: " + to_string(command);
      bits.push_back(SoccerCity::bits(command));
    }
    std::sort(bits.begin(), bits.end());
    if (std::adjacent_find(bits.begin(), bits.end()) != bits.end()) return "a choice stands twice";
    if (list.empty()) return "";
    State next = after;
    const Command& one = list[bits.front() % list.size()];
    return apply(played, next, one) ? "" : "refused: " + to_string(one);
  });
}

TEST_CASE("city: chances of a choice add up to one", "[random]") {
  check_matches(matches_as_json / 2,
                [](const Ruleset& played, const State&, const State& after) -> std::string {
                  const nlohmann::json answer = SoccerCity::odds_json(played, after);
                  for (const auto& [choice, outcomes] : answer["odds"].items()) {
                    double sum = 0;
                    for (const auto& chance : outcomes) sum += chance.get<double>();
                    if (std::abs(sum - 1) > 1e-9) return choice + " comes to " + std::to_string(sum);
                  }
                  return "";
                });
}

}  // namespace
}  // namespace soccer_city::test::random_chapter
