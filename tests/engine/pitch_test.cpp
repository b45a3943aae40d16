#include "fuba/pitch.hpp"

#include <algorithm>

#include "area_set.hpp"
#include "support/scenario.hpp"

namespace fuba::test {
namespace {

using enum Area;

const Pitch& pitch() { return rules().pitch; }

AreaSet neighbours(Area area) { return pitch().neighbours[index(area)]; }
AreaSet aside(Area area) { return pitch().aside[index(area)]; }
AreaSet level(Area area) { return pitch().level[index(area)]; }
AreaSet closer(Team team, Area area) { return pitch().closer[index(team)][index(area)]; }
AreaSet reaching_closer(Team team, Area area) { return pitch().reaching_closer[index(team)][index(area)]; }
Area ahead(Team team, Area area) { return pitch().ahead[index(team)][index(area)]; }
Area behind(Team team, Area area) { return pitch().behind[index(team)][index(area)]; }
int distance(Area from, Area to) { return pitch().distance[index(from)][index(to)]; }
Line zone(Team team, Area area) { return pitch().zone[index(team)][index(area)]; }

/// What an area is to Home, its mirror image is to Away.
Area image(Area area) { return all_areas[area_count - 1 - index(area)]; }

AreaSet image(AreaSet areas) {
  AreaSet images;
  for (Area area : areas) images |= image(area);
  return images;
}

}  // namespace

TEST_CASE("the mat has thirteen areas, four on each side and five in the middle", "[3.0/1.4][R1]") {
  const auto in_lane = [](char lane) {
    return std::ranges::count_if(all_areas, [&](Area area) { return name(area)[0] == lane; });
  };
  CHECK(area_count == 13);
  CHECK(in_lane('L') == 4);
  CHECK(in_lane('C') == 5);
  CHECK(in_lane('R') == 4);
}

TEST_CASE("spans run from Home's goal line to Away's", "[R1]") {
  const auto spans = [](Area area, int near, int far) {
    return pitch().span[index(area)].near == near && pitch().span[index(area)].far == far;
  };
  CHECK(spans(C1, 0, 17));
  CHECK(spans(C2, 17, 38));
  CHECK(spans(C3, 38, 62));
  CHECK(spans(C4, 62, 83));
  CHECK(spans(C5, 83, 100));
  for (auto [left, right] : {std::pair(L1, R1), std::pair(L2, R2), std::pair(L3, R3), std::pair(L4, R4)}) {
    const int row = name(left)[1] - '0';
    CHECK(spans(left, 25 * (row - 1), 25 * row));
    CHECK(spans(right, 25 * (row - 1), 25 * row));
  }
}

TEST_CASE("a zone is defence to one team and attack to the other", "[3.0/1.5][R2]") {
  for (Area area : {C1, L1, R1, C2}) {
    CHECK(zone(Team::home, area) == Line::defence);
    CHECK(zone(Team::away, area) == Line::forward);
  }
  for (Area area : {C5, L4, R4, C4}) {
    CHECK(zone(Team::home, area) == Line::forward);
    CHECK(zone(Team::away, area) == Line::defence);
  }
  for (Area area : {L2, R2, C3, L3, R3})
    for (Team team : teams) CHECK(zone(team, area) == Line::midfield);
}

TEST_CASE("the midfield zone is what touches the halfway line", "[3.0/1.5][3.0/1.4.2]") {
  CHECK(pitch().halfway == set({L2, R2, C3, L3, R3}));
}

TEST_CASE("the centre is one area across the halfway line and touches six others", "[3.0/1.4][R3]") {
  CHECK(pitch().centre == C3);
  CHECK(neighbours(C3) == set({C2, C4, L2, L3, R2, R3}));
}

TEST_CASE("areas that share an edge are neighbours", "[R3]") {
  CHECK(neighbours(C1) == set({L1, R1, C2}));
  CHECK(neighbours(L1) == set({C1, C2, L2}));
  CHECK(neighbours(C2) == set({C1, C3, L1, L2, R1, R2}));
  CHECK(neighbours(L2) == set({L1, L3, C2, C3}));
  CHECK(neighbours(R1) == set({C1, C2, R2}));
  CHECK(neighbours(R2) == set({R1, R3, C2, C3}));
  for (Area area : all_areas) CHECK(neighbours(image(area)) == image(neighbours(area)));
}

TEST_CASE("neighbours are neighbours both ways, and never of themselves", "[R3]") {
  for (Area area : all_areas) {
    CHECK_FALSE(neighbours(area).contains(area));
    for (Area other : neighbours(area)) CHECK(neighbours(other).contains(area));
  }
}

TEST_CASE("the left and right lanes never touch", "[R3]") {
  for (Area left : {L1, L2, L3, L4}) CHECK((neighbours(left) & set({R1, R2, R3, R4})).empty());
}

TEST_CASE("straight ahead and behind follow the lane as the team attacks", "[R4]") {
  CHECK(ahead(Team::home, L1) == L2);
  CHECK(ahead(Team::away, L2) == L1);
  CHECK(behind(Team::home, C4) == C3);
  CHECK(behind(Team::away, C4) == C5);
  CHECK(ahead(Team::home, C5) == none);
  CHECK(ahead(Team::home, R4) == none);
  CHECK(ahead(Team::away, C1) == none);
  CHECK(behind(Team::home, L1) == none);
  CHECK(behind(Team::away, R4) == none);
}

TEST_CASE("sideways and diagonal lead to another lane", "[R4]") {
  CHECK(aside(C3) == set({L2, L3, R2, R3}));
  CHECK(aside(C2) == set({L1, L2, R1, R2}));
  CHECK(aside(C1) == set({L1, R1}));
  CHECK(aside(L4) == set({C4, C5}));
  CHECK(aside(L2) == set({C2, C3}));
}

TEST_CASE("ahead, behind and aside are all the neighbours", "[R4]") {
  for (Area area : all_areas)
    for (Team team : teams) {
      AreaSet all = aside(area);
      for (Area straight : {ahead(team, area), behind(team, area)})
        if (straight != none) all |= straight;
      CHECK(all == neighbours(area));
    }
}

TEST_CASE("areas are at the same level when their spans overlap", "[R5]") {
  CHECK(level(C1) == set({C1, L1, R1}));
  CHECK(level(L1) == set({L1, R1, C1, C2}));
  CHECK(level(C2) == set({C2, L1, R1, L2, R2}));
  CHECK(level(L2) == set({L2, R2, C2, C3}));
  CHECK(level(C3) == set({C3, L2, R2, L3, R3}));
  for (Area area : all_areas) CHECK(level(image(area)) == image(level(area)));
}

TEST_CASE("closer is a whole span nearer to the goal line", "[R5]") {
  CHECK(closer(Team::away, C4) == set({C5}));
  CHECK(closer(Team::away, L4).empty());
  CHECK(closer(Team::away, L3) == set({L4, R4, C5}));
  CHECK(closer(Team::away, C3) == set({C4, L4, R4, C5}));
  CHECK(closer(Team::home, C2) == set({C1}));
  CHECK(closer(Team::home, C3) == set({C1, C2, L1, R1}));
  for (Area area : all_areas) CHECK(closer(Team::away, image(area)) == image(closer(Team::home, area)));
}

TEST_CASE("reaching closer asks for the near end only", "[R5]") {
  CHECK(reaching_closer(Team::away, C4) == set({L4, R4, C5}));
  CHECK_FALSE(reaching_closer(Team::away, L4).contains(C5));
  CHECK(reaching_closer(Team::home, C2) == set({C1, L1, R1}));
  for (Area area : all_areas)
    CHECK(reaching_closer(Team::away, image(area)) == image(reaching_closer(Team::home, area)));
}

TEST_CASE("areas are ranked by near end, then far end", "[R5]") {
  CHECK(pitch().from_goal_line[index(Team::home)] ==
        std::array{C1, L1, R1, C2, L2, R2, C3, L3, R3, C4, L4, R4, C5});
  CHECK(pitch().from_goal_line[index(Team::away)] ==
        std::array{C5, L4, R4, C4, L3, R3, C3, L2, R2, C2, L1, R1, C1});
}

TEST_CASE("only the centre lies in both halves", "[R6]") {
  const auto home = set({C1, C2, L1, L2, R1, R2});
  CHECK(pitch().own_half[index(Team::home)] == home);
  CHECK(pitch().own_half[index(Team::away)] == image(home));
  CHECK(pitch().partly_own_half[index(Team::home)] == (home | C3));
  CHECK(pitch().partly_own_half[index(Team::away)] == (image(home) | C3));
}

TEST_CASE("distance counts the steps from neighbour to neighbour", "[R7]") {
  CHECK(distance(C3, C3) == 0);
  CHECK(distance(C1, C2) == 1);
  CHECK(distance(L1, R1) == 2);
  CHECK(distance(L2, L4) == 2);
  CHECK(distance(C1, C5) == 4);
  CHECK(distance(L1, R4) == 4);
  for (Area from : all_areas)
    for (Area to : all_areas) {
      CHECK(distance(from, to) == distance(to, from));
      CHECK(distance(from, to) == distance(image(from), image(to)));
      CHECK((distance(from, to) == 1) == neighbours(from).contains(to));
      CHECK(distance(from, to) <= 4);
    }
}

TEST_CASE("a movement of the defence leads back, of midfield aside, of the forwards ahead",
          "[3.0/4.7.1][3.0/4.7.2][3.0/4.7.3]") {
  const auto ways = [](Team team, Line line, Area from) {
    return pitch().ways[index(team)][index(line)][index(from)];
  };
  CHECK(ways(Team::home, Line::defence, C2) == set({C1}));
  CHECK(ways(Team::home, Line::defence, C1).empty());
  CHECK(ways(Team::home, Line::midfield, C2) == set({L1, L2, R1, R2}));
  CHECK(ways(Team::home, Line::forward, C2) == set({C3}));
  CHECK(ways(Team::home, Line::forward, L4).empty());
  for (Line line : lines)
    for (Area area : all_areas)
      CHECK(ways(Team::away, line, image(area)) == image(ways(Team::home, line, area)));
}

TEST_CASE("the goal lines run from corner to corner", "[3.0/1.4.3][3.0/4.5.2]") {
  CHECK(pitch().goal_line == set({L1, C1, R1, L4, C5, R4}));
  const auto off = [](Area area) { return pitch().off_goal_line[index(area)]; };
  CHECK(off(L1) == L2);
  CHECK(off(C1) == C2);
  CHECK(off(R1) == R2);
  CHECK(off(L4) == L3);
  CHECK(off(C5) == C4);
  CHECK(off(R4) == R3);
  for (Area area : AreaSet::all() - pitch().goal_line) CHECK(off(area) == none);
}

TEST_CASE("each team defends a penalty area and attacks two corners", "[R1][R8]") {
  CHECK(pitch().penalty_area == std::array{C1, C5});
  CHECK(pitch().attacked_corner[index(Team::home)] == std::array{L4, R4});
  CHECK(pitch().attacked_corner[index(Team::away)] == std::array{R1, L1});
  CHECK(pitch().corner_areas == set({L1, R1, L4, R4}));
}

TEST_CASE("one area lies between a corner spot and the penalty area", "[3.0/5.3][R8]") {
  for (Team team : teams)
    for (Area corner : pitch().attacked_corner[index(team)])
      CHECK(distance(corner, pitch().penalty_area[index(opponent(team))]) == 1);
}

}  // namespace fuba::test
