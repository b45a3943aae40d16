#include "fuba/pitch.hpp"

#include <algorithm>
#include <tuple>

#include "pitch_table.hpp"

namespace fuba {
namespace {

/// A span measured from the goal line that the team defends.
Pitch::Span seen_from(Team team, Pitch::Span span) {
  if (team == Team::home) return span;
  return {static_cast<std::uint8_t>(goal_to_goal - span.far),
          static_cast<std::uint8_t>(goal_to_goal - span.near)};
}

template <class Test>
AreaSet areas_where(Test test) {
  AreaSet areas;
  for (Area area : all_areas)
    if (test(area)) areas |= area;
  return areas;
}

/// Steps to every area, found ring by ring.
Pitch::ByArea<std::uint8_t> distances_from(const Pitch& pitch, Area start) {
  Pitch::ByArea<std::uint8_t> distance{};
  AreaSet reached = start;
  AreaSet ring = start;
  for (std::uint8_t steps = 1; !ring.empty(); ++steps) {
    AreaSet next;
    for (Area area : ring) next |= pitch.neighbours[index(area)];
    ring = next - reached;
    reached |= ring;
    for (Area area : ring) distance[index(area)] = steps;
  }
  return distance;
}

void work_out_directions(Pitch& pitch) {
  constexpr auto home = index(Team::home);
  constexpr auto away = index(Team::away);
  for (Area area : all_areas) {
    const auto at = index(area);
    pitch.ahead[home][at] = pitch.behind[away][at] = area_at(lane(area), row(area) + 1);
    pitch.behind[home][at] = pitch.ahead[away][at] = area_at(lane(area), row(area) - 1);
    pitch.aside[at] =
        pitch.neighbours[at] - areas_where([&](Area other) { return lane(other) == lane(area); });
  }
}

AreaSet as_set(Area area) { return area == Area::none ? AreaSet{} : AreaSet{area}; }

void work_out_ways(Pitch& pitch, Team team) {
  auto& ways = pitch.ways[index(team)];
  for (Area area : all_areas) {
    const auto at = index(area);
    ways[index(Line::defence)][at] = as_set(pitch.behind[index(team)][at]);
    ways[index(Line::midfield)][at] = pitch.aside[at];
    ways[index(Line::forward)][at] = as_set(pitch.ahead[index(team)][at]);
  }
}

void work_out_lines(Pitch& pitch) {
  pitch.off_goal_line.fill(Area::none);
  for (Area area : all_areas) {
    const auto span = pitch.span[index(area)];
    if (touches_halfway_line(span)) pitch.halfway |= area;
    for (Team team : teams) {
      if (!touches_goal_line(span, team)) continue;
      pitch.goal_line |= area;
      pitch.off_goal_line[index(area)] = pitch.ahead[index(team)][index(area)];
    }
  }
}

void work_out_levels(Pitch& pitch) {
  for (Area area : all_areas)
    pitch.level[index(area)] =
        areas_where([&](Area other) { return overlap(pitch.span[index(area)], pitch.span[index(other)]); });
}

void work_out_closeness(Pitch& pitch, Team team) {
  const auto span = [&](Area area) { return seen_from(team, pitch.span[index(area)]); };
  for (Area area : all_areas) {
    const auto nearer = areas_where([&](Area other) { return span(other).near < span(area).near; });
    pitch.reaching_closer[index(team)][index(area)] = nearer;
    pitch.closer[index(team)][index(area)] = nearer - pitch.level[index(area)];
  }
  auto& order = pitch.from_goal_line[index(team)];
  order = all_areas;
  std::ranges::stable_sort(order, {}, [&](Area area) { return std::tuple(span(area).near, span(area).far); });
}

void work_out_halves(Pitch& pitch, Team team) {
  const auto span = [&](Area area) { return seen_from(team, pitch.span[index(area)]); };
  pitch.own_half[index(team)] = areas_where([&](Area area) { return span(area).far <= halfway_line; });
  pitch.partly_own_half[index(team)] = areas_where([&](Area area) { return span(area).near < halfway_line; });
}

void work_out_zones(Pitch& pitch, const PitchTable& table) {
  for (Area area : all_areas) {
    pitch.zone[index(Team::home)][index(area)] = table.home_zone[index(area)];
    pitch.zone[index(Team::away)][index(area)] = table.home_zone[index(mirrored(area))];
  }
}

}  // namespace

Pitch make_pitch(const PitchTable& table) {
  Pitch pitch;
  pitch.span = table.span;
  pitch.neighbours = table.neighbours;
  pitch.centre = table.centre;
  pitch.penalty_area = table.penalty_area;
  pitch.attacked_corner = table.attacked_corner;
  for (const auto& corners : table.attacked_corner)
    for (Area corner : corners) pitch.corner_areas |= corner;
  pitch.side_areas = areas_where([&](Area area) { return lane(area) != lane(pitch.centre); });
  for (Area area : all_areas) pitch.distance[index(area)] = distances_from(pitch, area);
  work_out_directions(pitch);
  work_out_lines(pitch);
  work_out_levels(pitch);
  for (Team team : teams) {
    work_out_ways(pitch, team);
    work_out_closeness(pitch, team);
    work_out_halves(pitch, team);
  }
  work_out_zones(pitch, table);
  return pitch;
}

}  // namespace fuba
