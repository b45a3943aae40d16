#include "competition/calendar.hpp"

#include <algorithm>

namespace competition {
namespace {

using StepKind = NextStep::Kind;
using Matches = NextStep::Matches;

/// Up to where the matches of the first rounds go.
std::size_t end_of_round(const Competition& of, int round) {
  const auto later = std::ranges::find_if(
      of.fixtures(), [round](const Fixture& fixture) { return fixture.stage_round > round; });
  return static_cast<std::size_t>(later - of.fixtures().begin());
}

/// In which order all is offered: of a league its first rounds, a round of the cup, the next rounds ...
std::vector<Matches> order_of(std::span<const Competition* const> together) {
  std::vector<Matches> order;
  if (together.size() == 2) {
    const Competition& league = *together[0];
    const Competition& cup = *together[1];
    const int rounds = cup.schedule().bracket.rounds;
    const int league_rounds = league.fixtures().back().stage_round;
    for (int round = 1; round <= rounds; ++round) {
      order.push_back({0, end_of_round(league, rounds_before(round, rounds, league_rounds))});
      order.push_back({1, end_of_round(cup, round)});
    }
  }
  order.push_back({0, together[0]->fixtures().size()});
  return order;
}

/// The first match of people, and how many of others can be played before it.
struct Found {
  std::optional<std::size_t> match = {};
  std::size_t before = 0;
};

Found look_for_match(const Competition& of, std::size_t end) {
  Found found;
  for (std::size_t match = 0; match < end; ++match) {
    if (of.state(match) == MatchState::finished) continue;
    if (!of.asks_people(match)) {
      if (of.can_be_played(match)) ++found.before;
    } else if (found.before > 0 || of.can_be_played(match)) {
      found.match = match;
      return found;
    }
  }
  return found;
}

}  // namespace

bool go_together(const Definition& league, const Definition& cup) {
  if (league.kind != Kind::league || cup.kind != Kind::cup) return false;
  return std::ranges::is_permutation(league.teams, cup.teams, {}, &TeamEntry::id, &TeamEntry::id);
}

int rounds_before(int cup_round, int cup_rounds, int league_rounds) {
  return (cup_round * league_rounds + cup_rounds) / (cup_rounds + 1);
}

NextStep next_step(std::span<const Competition* const> together) {
  for (std::size_t of = 0; of < together.size(); ++of) {
    for (std::size_t match = 0; match < together[of]->fixtures().size(); ++match)
      if (together[of]->state(match) == MatchState::under_way && together[of]->asks_people(match))
        return {.kind = StepKind::go_on, .of = of, .match = match};
  }
  NextStep next{.kind = StepKind::coaches};
  for (const auto& [of, end] : order_of(together)) {
    const Found found = look_for_match(*together[of], end);
    if (next.before == 0) next.coaches = {of, found.match.value_or(end)};
    next.before += found.before;
    if (!found.match) continue;
    next.kind = StepKind::play;
    next.of = of;
    next.match = *found.match;
    return next;
  }
  if (next.before > 0) return next;
  const bool over = std::ranges::all_of(together, [](const Competition* each) { return each->over(); });
  next.kind = over ? StepKind::over : StepKind::waits;
  return next;
}

}  // namespace competition
