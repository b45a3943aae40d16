#include "opponents/contest.hpp"

#include "fuba/game.hpp"
#include "match/random_play.hpp"

namespace fuba {

State play_match(const Ruleset& rules, const std::array<const Coach*, 2>& coaches, std::uint64_t seed,
                 const Thinking& thinking, const Spectator& spectator) {
  RandomPlay chance(seed);
  State state = new_match(rules);
  Events events;
  while (!is_over(state) && !thinking.stop.stop_requested()) {
    events.clear();
    if (const auto due = roll(state)) {
      apply_dice(rules, state, chance.let_fall(*due), &events);
    } else {
      const Team team = decision(state)->team;
      const Command command = coaches[index(team)]->choose(rules, seen_by(state, team), thinking);
      apply_unchecked(rules, state, command, &events);
    }
    if (spectator) spectator(state, events);
  }
  return state;
}

double ContestResult::share() const { return played() == 0 ? 0 : (won + 0.5 * drawn) / played(); }

void ContestResult::add(int own, int others) {
  ++(own > others ? won : own < others ? lost : drawn);
  goals_for += own;
  goals_against += others;
}

ContestResult play_pairs(const Ruleset& rules, const Coach& first, const Coach& second, int pairs,
                         std::uint64_t seed, const Thinking& thinking) {
  ContestResult result;
  for (int pair = 0; pair < pairs; ++pair) {
    const std::uint64_t dice = seed_of_match(seed, static_cast<std::uint64_t>(pair));
    const State there = play_match(rules, {&first, &second}, dice, thinking);
    const State back = play_match(rules, {&second, &first}, dice, thinking);
    if (thinking.stop.stop_requested()) break;
    result.add(there.score[0], there.score[1]);
    result.add(back.score[1], back.score[0]);
  }
  return result;
}

}  // namespace fuba
