#include "tabletop/course.hpp"

#include <algorithm>

namespace tabletop {
namespace {

void add_stop(std::vector<std::size_t>& stops, std::size_t place) {
  if (stops.empty() || stops.back() != place) stops.push_back(place);
}

}  // namespace

void Course::add(const Standing& standing, bool chooses, bool begins) {
  const std::size_t at = places_.size();
  const bool first = at == 0;
  const std::size_t turns = first ? 0 : places_.back().turn;
  places_.push_back(
      {standing.period, standing.minute, standing.stoppage, turns + (begins ? 1U : 0U), standing.control});
  if (first || chooses) {
    add_stop(stops(Stride::choice), at);
    if (first || begins) add_stop(stops(Stride::turn), at);
    if (first || places_[stops(Stride::half).back()].half != standing.period)
      add_stop(stops(Stride::half), at);
  }
  if (!first) mark(last_, standing);
  last_ = standing;
}

/// Marks what the step to the last place has brought.
void Course::mark(const Standing& before, const Standing& after) {
  const std::size_t at = end();
  for (const Team team : teams) {
    const std::size_t side = index(team);
    if (after.score[side] > before.score[side]) {
      marks_.push_back({at, MarkKind::goal, team});
      add_stop(stops(Stride::goal), *previous(at, Stride::choice));
    }
    if (after.yellow[side] > before.yellow[side]) marks_.push_back({at, MarkKind::yellow_card, team});
    if (after.red[side] > before.red[side]) marks_.push_back({at, MarkKind::red_card, team});
  }
  if (after.period != before.period) marks_.push_back({at, MarkKind::half, after.control});
  const bool same_ball = after.period == before.period && after.score == before.score && before.in_play;
  if (same_ball && after.control != before.control) marks_.push_back({at, MarkKind::turnover, after.control});
}

void Course::close(const std::vector<std::size_t>& notes) {
  for (const Stride stride : {Stride::choice, Stride::turn, Stride::half}) add_stop(stops(stride), end());
  for (const std::size_t at : notes) marks_.push_back({at, MarkKind::note});
  std::ranges::stable_sort(marks_, {}, &Mark::place);
}

std::optional<std::size_t> Course::next(std::size_t place, Stride stride) const {
  const auto found = std::ranges::upper_bound(stops(stride), place);
  return found == stops(stride).end() ? std::nullopt : std::optional(*found);
}

std::optional<std::size_t> Course::previous(std::size_t place, Stride stride) const {
  const auto found = std::ranges::lower_bound(stops(stride), place);
  return found == stops(stride).begin() ? std::nullopt : std::optional(*(found - 1));
}

std::size_t Course::nearest(std::size_t place) const {
  const auto above = std::ranges::lower_bound(stops(Stride::choice), place);
  if (above == stops(Stride::choice).end()) return end();
  if (above == stops(Stride::choice).begin()) return *above;
  return place - *(above - 1) < *above - place ? *(above - 1) : *above;
}

}  // namespace tabletop
