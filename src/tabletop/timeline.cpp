#include "tabletop/timeline.hpp"

#include <algorithm>

namespace fuba {
namespace {

bool turn_begins(const State& state) {
  const auto pending = decision(state);
  return pending && pending->kind == DecisionKind::target;
}

bool in_play(const State& state) { return !state.agenda.empty() && state.agenda[0].step == Step::turn; }

void add_stop(std::vector<std::size_t>& stops, std::size_t place) {
  if (stops.empty() || stops.back() != place) stops.push_back(place);
}

}  // namespace

Timeline::Timeline(const Match& match, std::span<const State> snapshots) {
  add(match.start());
  for (const Entry& entry : match.journal()) {
    const State& before = &entry == match.journal().data() ? match.start() : (&entry - 1)->after;
    add(entry.after);
    compare(before, entry.after);
  }
  const State* before = &match.state();
  for (const State& snapshot : snapshots) {
    add(snapshot);
    compare(*before, snapshot);
    before = &snapshot;
  }
  for (const Stride stride : {Stride::choice, Stride::turn, Stride::half}) add_stop(stops(stride), end());
  add_notes(match);
}

void Timeline::add(const State& state) {
  const std::size_t at = places_.size();
  const std::size_t turns = at == 0 ? 0 : places_.back().turn;
  places_.push_back(
      {state.half, state.minute, state.stoppage, turns + (turn_begins(state) ? 1U : 0U), state.control});
  if (at != 0 && !decision(state)) return;
  add_stop(stops(Stride::choice), at);
  if (at == 0 || turn_begins(state)) add_stop(stops(Stride::turn), at);
  if (at == 0 || places_[stops(Stride::half).back()].half != state.half) add_stop(stops(Stride::half), at);
}

/// Marks what the step to the last place has brought.
void Timeline::compare(const State& before, const State& after) {
  const std::size_t at = end();
  for (const Team team : teams) {
    if (after.score[index(team)] > before.score[index(team)]) {
      marks_.push_back({at, MarkKind::goal, team});
      add_stop(stops(Stride::goal), *previous(at, Stride::choice));
    }
    if (after.side(team).yellow > before.side(team).yellow)
      marks_.push_back({at, MarkKind::yellow_card, team});
    if (after.side(team).red > before.side(team).red) marks_.push_back({at, MarkKind::red_card, team});
  }
  if (after.half != before.half) marks_.push_back({at, MarkKind::half, after.control});
  const bool same_ball = after.half == before.half && after.score == before.score && in_play(before);
  if (same_ball && after.control != before.control) marks_.push_back({at, MarkKind::turnover, after.control});
}

void Timeline::add_notes(const Match& match) {
  for (const Note& note : match.notes()) marks_.push_back({note.at, MarkKind::note});
  std::ranges::stable_sort(marks_, {}, &Mark::place);
}

std::optional<std::size_t> Timeline::next(std::size_t place, Stride stride) const {
  const auto found = std::ranges::upper_bound(stops(stride), place);
  return found == stops(stride).end() ? std::nullopt : std::optional(*found);
}

std::optional<std::size_t> Timeline::previous(std::size_t place, Stride stride) const {
  const auto found = std::ranges::lower_bound(stops(stride), place);
  return found == stops(stride).begin() ? std::nullopt : std::optional(*(found - 1));
}

std::size_t Timeline::nearest(std::size_t place) const {
  const auto above = std::ranges::lower_bound(stops(Stride::choice), place);
  if (above == stops(Stride::choice).end()) return end();
  if (above == stops(Stride::choice).begin()) return *above;
  return place - *(above - 1) < *above - place ? *(above - 1) : *above;
}

}  // namespace fuba
