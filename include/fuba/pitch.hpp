#pragma once

#include <array>
#include <cstdint>

#include "fuba/area.hpp"
#include "fuba/formation.hpp"
#include "fuba/team.hpp"

namespace fuba {

/// The geometry of the mat, with everything that rules ask of it worked out once (R1-R9).
/// Arrays by area are indexed with `index(Area)`, arrays by team with `index(Team)`.
struct Pitch {
  template <class T>
  using ByArea = std::array<T, area_count>;
  template <class T>
  using ByTeam = std::array<T, 2>;

  /// How far an area reaches along the pitch, in hundredths: 0 = Home's goal line, 100 = Away's (R1).
  struct Span {
    std::uint8_t near = 0;
    std::uint8_t far = 0;

    bool operator==(const Span&) const = default;
  };
  ByArea<Span> span{};

  /// Areas that share an edge (R3).
  ByArea<AreaSet> neighbours{};
  /// Steps from one area to another on the neighbour graph, 0-4 (R7).
  ByArea<ByArea<std::uint8_t>> distance{};
  /// The neighbour straight ahead and straight behind, as the team attacks; Area::none at the end (R4).
  ByTeam<ByArea<Area>> ahead{};
  ByTeam<ByArea<Area>> behind{};
  /// The neighbours of another lane: sideways or diagonal (R4).
  ByArea<AreaSet> aside{};
  /// Where a movement of a line leads: the defence's back, midfield's aside, the forwards' ahead
  /// (4.7.1-4.7.3).
  ByTeam<std::array<ByArea<AreaSet>, lines.size()>> ways{};

  /// Areas at least partly at the same level, the area itself included (R5).
  ByArea<AreaSet> level{};
  /// closer[team][area]: areas whose whole span is nearer to the team's goal line than the area's (R5).
  ByTeam<ByArea<AreaSet>> closer{};
  /// reaching_closer[team][area]: areas whose near end is nearer to the team's goal line (R5).
  ByTeam<ByArea<AreaSet>> reaching_closer{};
  /// The team's areas from its goal line outwards, in the order that ranks players (R5).
  ByTeam<std::array<Area, area_count>> from_goal_line{};

  /// Areas entirely in the team's half, and those at least partly in it (R6).
  ByTeam<AreaSet> own_half{};
  ByTeam<AreaSet> partly_own_half{};
  /// Areas touching the halfway line: the midfield zone (1.5).
  AreaSet halfway{};
  /// Areas touching either goal line, and the straight way away from that line (4.5.2).
  AreaSet goal_line{};
  ByArea<Area> off_goal_line{};

  /// Areas of the left and the right lane.
  AreaSet side_areas{};

  Area centre = Area::none;
  ByTeam<Area> penalty_area{};
  /// The corner areas that a team attacks, left and right as it sees them (R8).
  ByTeam<std::array<Area, 2>> attacked_corner{};
  AreaSet corner_areas{};

  /// The line of the team that faces an area's zone: defence in its own defence zone, and so on (R2).
  ByTeam<ByArea<Line>> zone{};
};

}  // namespace fuba
