#include "fuba/table/proposal.hpp"

#include <algorithm>
#include <limits>

#include "fuba/game.hpp"

namespace fuba::app {
namespace {

using enum Area;

constexpr Area at_ball = Area::none;

/// Where the players of each line like to stand, the first of them first, seen by Home; after the last one
/// it begins again.
struct Liking {
  std::vector<Area> defence;
  std::vector<Area> midfield;
  std::vector<Area> forward;

  const std::vector<Area>& operator[](Line line) const {
    return line == Line::defence ? defence : line == Line::midfield ? midfield : forward;
  }
};

/// One for the team with the ball and one for the other.
struct Likings {
  Liking controlling;
  Liking passive;
};

const Likings kick_off{{{C2, L1, R1, C2}, {L2, R2, C3, C2}, {C3, C3, L2, R2}},
                       {{C2, L1, R1, C1, C2}, {L2, R2, C3, C2}, {C3, L2, R2}}};
const Likings free_kick{{{C2, C3, L2, R2}, {at_ball, at_ball, C4, C3}, {C5, C4, C5}},
                        {{C1, C1, C2, C1}, {at_ball, at_ball, C2}, {C3, L2, R2}}};
const Likings corner_kick{{{C3, C2, C3, C4}, {at_ball, C4, C5, C4}, {C5, C5, C4}},
                          {{C1, C1, C1, C2}, {at_ball, C1, C2, C2}, {C3, L2, R2}}};
const Likings penalty_kick{{{C2, L2, R2, C3}, {C4, L4, R4, C4}, {C4, L4, R4}},
                           {{C2, L1, R1, C2}, {C2, L1, R1, C3}, {C3, L2, R2}}};

const Likings& likings(const State& state) {
  switch (state.turn.restart) {
    case Restart::free_kick:
      return free_kick;
    case Restart::corner_kick:
      return corner_kick;
    case Restart::penalty_kick:
      return penalty_kick;
    default:
      return kick_off;
  }
}

/// The same area as the other team sees it.
Area turned(Area area) {
  constexpr std::array<Area, area_count> other{R4, R3, R2, R1, C5, C4, C3, C2, C1, L4, L3, L2, L1};
  return other[index(area)];
}

using Wish = std::array<int, area_count>;

Wish wish(const State& state, Team team) {
  const Likings& both = likings(state);
  const Liking& liking = team == state.control ? both.controlling : both.passive;
  Wish wish{};
  for (const Line line : lines) {
    const std::vector<Area>& places = liking[line];
    for (std::size_t player = 0; player < state.side(team).formation[line]; ++player) {
      const Area place = places[player % places.size()];
      const Area seen = place == at_ball ? state.ball : team == Team::home ? place : turned(place);
      ++wish[index(seen)];
    }
  }
  return wish;
}

bool sets_up(const State& state, Team team) { return is_set_up(state) && decision(state)->team == team; }

/// Of the places that are legal, the one that lacks most players of those wished for.
Command next_place(const Ruleset& rules, const State& state, const Wish& wish, Team team) {
  const CommandList choices = legal(rules, state);
  Command best = choices[0];
  int most = std::numeric_limits<int>::min();
  for (const Command& choice : choices) {
    const auto area = index(choice.from());
    const bool home_of_keeper =
        choice.verb == Verb::place_keeper && choice.from() == rules.pitch.penalty_area[index(team)];
    const int lacking =
        home_of_keeper ? std::numeric_limits<int>::max() : wish[area] - int{state.side(team).players[area]};
    if (lacking <= most) continue;
    most = lacking;
    best = choice;
  }
  return best;
}

/// The next place where the draft has more players than stand there.
std::optional<Command> missing_place(const State& state, const LineUp& draft) {
  if (decision(state)->kind == DecisionKind::place_keeper)
    return commands::at(Verb::place_keeper, draft.keeper);
  for (const Area area : all_areas)
    if (state.side(draft.team).players[index(area)] < draft.players[index(area)])
      return commands::at(Verb::place, area);
  return std::nullopt;
}

/// Where pieces had one place left, they went there by themselves. If the draft has them elsewhere: why that
/// cannot be, asked of the rules with this piece as the last one in hand.
std::optional<Refusal> misplaced(const Ruleset& rules, const State& state, const State& reached,
                                 const LineUp& draft) {
  for (const Area area : all_areas) {
    if (reached.side(draft.team).players[index(area)] >= draft.players[index(area)]) continue;
    State last = with_draft(state, draft);
    --last.side(draft.team).players[index(area)];
    last.side(draft.team).in_hand = 1;
    last.side(draft.team).keeper = state.side(draft.team).keeper;
    if (const auto answer = apply(rules, last, commands::at(Verb::place, area)); !answer)
      return answer.error();
  }
  return std::nullopt;
}

}  // namespace

bool is_set_up(const State& state) {
  const auto pending = decision(state);
  return pending && pending->nature == Nature::set_up;
}

LineUp proposal(const Ruleset& rules, const State& state) {
  const Team team = decision(state)->team;
  const Wish wished = wish(state, team);
  State trial = state;
  while (sets_up(trial, team)) apply_unchecked(rules, trial, next_place(rules, trial, wished, team));
  return {team, trial.side(team).players, trial.side(team).keeper};
}

tl::expected<std::vector<Command>, Refusal> set_up_commands(const Ruleset& rules, const State& state,
                                                            const LineUp& draft) {
  std::vector<Command> made;
  State trial = state;
  while (sets_up(trial, draft.team)) {
    const auto next = missing_place(trial, draft);
    if (!next) break;
    const auto answer = apply(rules, trial, *next);
    if (!answer) return tl::unexpected(answer.error());
    made.push_back(*next);
  }
  if (const auto refused = misplaced(rules, state, trial, draft)) return tl::unexpected(*refused);
  return made;
}

State with_draft(const State& state, const LineUp& draft) {
  State shown = state;
  TeamState& side = shown.side(draft.team);
  side.players = draft.players;
  side.keeper = draft.keeper;
  side.in_hand = 0;
  return shown;
}

bool all_stand(const State& state) {
  return std::ranges::all_of(state.sides, [](const TeamState& side) {
    const bool anybody = std::ranges::any_of(side.players, [](auto count) { return count > 0; });
    return anybody && side.in_hand == 0 && side.keeper != Area::none;
  });
}

State standing_as(State state, const State& other) {
  for (const Team team : teams) {
    state.side(team).players = other.side(team).players;
    state.side(team).keeper = other.side(team).keeper;
    state.side(team).in_hand = other.side(team).in_hand;
  }
  return state;
}

}  // namespace fuba::app
