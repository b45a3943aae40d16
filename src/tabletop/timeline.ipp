#pragma once

#include <algorithm>

#include "tabletop/timeline.hpp"

namespace tabletop {

namespace detail {

inline void add_stop(std::vector<std::size_t>& stops, std::size_t place) {
  if (stops.empty() || stops.back() != place) stops.push_back(place);
}

}  // namespace detail

template <Game G>
Timeline<G>::Timeline(const Match<G>& match, std::span<const State> snapshots) {
  add(match.start());
  for (const Entry<G>& entry : match.journal()) {
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
  for (const Stride stride : {Stride::choice, Stride::turn, Stride::half})
    detail::add_stop(stops(stride), end());
  add_notes(match);
}

template <Game G>
void Timeline<G>::add(const State& state) {
  const std::size_t at = places_.size();
  const std::size_t turns = at == 0 ? 0 : places_.back().turn;
  const bool begins = G::turn_begins(state);
  const Standing now = G::standing(state);
  places_.push_back({now.period, now.minute, now.stoppage, turns + (begins ? 1U : 0U), now.control});
  if (at != 0 && !G::decision(state)) return;
  detail::add_stop(stops(Stride::choice), at);
  if (at == 0 || begins) detail::add_stop(stops(Stride::turn), at);
  if (at == 0 || places_[stops(Stride::half).back()].half != now.period)
    detail::add_stop(stops(Stride::half), at);
}

/// Marks what the step to the last place has brought.
template <Game G>
void Timeline<G>::compare(const State& earlier, const State& later) {
  const std::size_t at = end();
  const Standing before = G::standing(earlier);
  const Standing after = G::standing(later);
  for (const Team team : teams) {
    const std::size_t side = index(team);
    if (after.score[side] > before.score[side]) {
      marks_.push_back({at, MarkKind::goal, team});
      detail::add_stop(stops(Stride::goal), *previous(at, Stride::choice));
    }
    if (after.yellow[side] > before.yellow[side]) marks_.push_back({at, MarkKind::yellow_card, team});
    if (after.red[side] > before.red[side]) marks_.push_back({at, MarkKind::red_card, team});
  }
  if (after.period != before.period) marks_.push_back({at, MarkKind::half, after.control});
  const bool same_ball = after.period == before.period && after.score == before.score && before.in_play;
  if (same_ball && after.control != before.control) marks_.push_back({at, MarkKind::turnover, after.control});
}

template <Game G>
void Timeline<G>::add_notes(const Match<G>& match) {
  for (const Note& note : match.notes()) marks_.push_back({note.at, MarkKind::note});
  std::ranges::stable_sort(marks_, {}, &Mark::place);
}

template <Game G>
std::optional<std::size_t> Timeline<G>::next(std::size_t place, Stride stride) const {
  const auto found = std::ranges::upper_bound(stops(stride), place);
  return found == stops(stride).end() ? std::nullopt : std::optional(*found);
}

template <Game G>
std::optional<std::size_t> Timeline<G>::previous(std::size_t place, Stride stride) const {
  const auto found = std::ranges::lower_bound(stops(stride), place);
  return found == stops(stride).begin() ? std::nullopt : std::optional(*(found - 1));
}

template <Game G>
std::size_t Timeline<G>::nearest(std::size_t place) const {
  const auto above = std::ranges::lower_bound(stops(Stride::choice), place);
  if (above == stops(Stride::choice).end()) return end();
  if (above == stops(Stride::choice).begin()) return *above;
  return place - *(above - 1) < *above - place ? *(above - 1) : *above;
}

}  // namespace tabletop
