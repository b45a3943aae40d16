#pragma once

#include <array>

#include "fields.hpp"
#include "fuba/pitch.hpp"

namespace fuba {

/// What a rules file says about the mat; the rest of `Pitch` follows from it.
struct PitchTable {
  Pitch::ByArea<Pitch::Span> span{};
  Pitch::ByArea<AreaSet> neighbours{};
  Pitch::ByArea<Line> home_zone{};
  Area centre = Area::none;
  Pitch::ByTeam<Area> penalty_area{};
  Pitch::ByTeam<std::array<Area, 2>> attacked_corner{};
};

inline constexpr int goal_to_goal = 100;
inline constexpr int halfway_line = 50;

/// Whether two areas have more than a point of the length of the pitch in common (R3, R5).
constexpr bool overlap(Pitch::Span one, Pitch::Span other) {
  const int near = one.near > other.near ? one.near : other.near;
  const int far = one.far < other.far ? one.far : other.far;
  return far - near > 1;
}

constexpr char lane(Area area) { return name(area)[0]; }
constexpr int row(Area area) { return name(area)[1] - '0'; }

/// The area at that place of a lane; none where the lane is shorter.
constexpr Area area_at(char lane_name, int row_number) {
  for (Area area : all_areas)
    if (lane(area) == lane_name && row(area) == row_number) return area;
  return Area::none;
}

/// What an area is to Home, its mirror image is to Away: the mat turned by half a turn.
constexpr Area mirrored(Area area) { return all_areas[area_count - 1 - index(area)]; }

/// Whether the area touches the goal line that the team defends.
constexpr bool touches_goal_line(Pitch::Span span, Team team) {
  return team == Team::home ? span.near == 0 : span.far == goal_to_goal;
}

constexpr bool touches_halfway_line(Pitch::Span span) {
  return span.near <= halfway_line && span.far >= halfway_line;
}

/// Reads pitch.json and checks that its parts agree: lanes without gaps, both halves alike, neighbours and
/// zones as the spans have them.
PitchTable read_pitch_table(const Field& root);

Pitch make_pitch(const PitchTable& table);

}  // namespace fuba
