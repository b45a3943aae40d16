#include <map>

#include "support/scenario.hpp"

namespace fuba::test::chapter_1_pitch {
namespace {

const Pitch& pitch() { return rules().pitch; }

Area area(std::string_view text) { return *parse_area(text); }

std::string names(AreaSet areas) {
  Choices sorted;
  for (const Area each : areas) sorted.emplace_back(name(each));
  std::sort(sorted.begin(), sorted.end());
  std::string text;
  for (const std::string& each : sorted) text += (text.empty() ? "" : " ") + each;
  return text;
}

TEST_CASE("areas that share an edge are adjacent", "[R3]") {
  const std::map<std::string, std::string> expected{
      {"C1", "C2 L1 R1"},          {"L1", "C1 C2 L2"},    {"R1", "C1 C2 R2"},
      {"C2", "C1 C3 L1 L2 R1 R2"}, {"L2", "C2 C3 L1 L3"}, {"R2", "C2 C3 R1 R3"},
      {"C3", "C2 C4 L2 L3 R2 R3"}, {"L3", "C3 C4 L2 L4"}, {"R3", "C3 C4 R2 R4"},
      {"C4", "C3 C5 L3 L4 R3 R4"}, {"L4", "C4 C5 L3"},    {"R4", "C4 C5 R3"},
      {"C5", "C4 L4 R4"}};
  for (const auto& [from, neighbours] : expected) {
    INFO(from);
    CHECK(names(pitch().neighbours[index(area(from))]) == neighbours);
  }
}

TEST_CASE("straight leads along the lane and diagonal to another one", "[R4]") {
  CHECK(pitch().ahead[index(Team::home)][index(Area::L2)] == Area::L3);
  CHECK(pitch().ahead[index(Team::away)][index(Area::L2)] == Area::L1);
  CHECK(pitch().behind[index(Team::home)][index(Area::C2)] == Area::C1);
  CHECK(pitch().behind[index(Team::away)][index(Area::C2)] == Area::C3);
  CHECK(pitch().ahead[index(Team::home)][index(Area::C5)] == Area::none);
  CHECK(pitch().behind[index(Team::home)][index(Area::R1)] == Area::none);
  CHECK(names(pitch().aside[index(Area::C2)]) == "L1 L2 R1 R2");
  CHECK(names(pitch().aside[index(Area::L2)]) == "C2 C3");
  CHECK(names(pitch().aside[index(Area::L4)]) == "C4 C5");
}

TEST_CASE("areas that overlap along the pitch are level", "[R5]") {
  CHECK(names(pitch().level[index(Area::C5)]) == "C5 L4 R4");
  CHECK(names(pitch().level[index(Area::C4)]) == "C4 L3 L4 R3 R4");
  CHECK(names(pitch().level[index(Area::C3)]) == "C3 L2 L3 R2 R3");
  CHECK(names(pitch().level[index(Area::L3)]) == "C3 C4 L3 R3");
  CHECK(names(pitch().level[index(Area::L4)]) == "C4 C5 L4 R4");
}

TEST_CASE("an area is closer to a goal line where all of it is nearer", "[R5]") {
  CHECK(names(pitch().closer[index(Team::away)][index(Area::C4)]) == "C5");
  CHECK(names(pitch().closer[index(Team::away)][index(Area::C3)]) == "C4 C5 L4 R4");
  CHECK(names(pitch().closer[index(Team::away)][index(Area::L3)]) == "C5 L4 R4");
  CHECK(names(pitch().closer[index(Team::home)][index(Area::C2)]) == "C1");
  CHECK(names(pitch().reaching_closer[index(Team::away)][index(Area::C4)]) == "C5 L4 R4");
  CHECK(names(pitch().reaching_closer[index(Team::away)][index(Area::L4)]).empty());
}

TEST_CASE("distance is the number of steps between areas", "[R7]") {
  const auto steps = [](std::string_view from, std::string_view to) {
    return int{pitch().distance[index(area(from))][index(area(to))]};
  };
  CHECK(steps("C3", "C3") == 0);
  CHECK(steps("L1", "R1") == 2);
  CHECK(steps("C1", "C5") == 4);
  CHECK(steps("L1", "L4") == 3);
  CHECK(steps("L1", "R3") == 3);
  CHECK(steps("L2", "C4") == 2);
  CHECK(steps("C1", "L4") == 4);
}

TEST_CASE("each area has its modifier for a shot", "[R9]") {
  const std::map<std::string, int> home{{"C5", 0},  {"C4", -2}, {"L4", -4}, {"R4", -4}, {"L3", -5},
                                        {"R3", -5}, {"C3", -6}, {"L2", -6}, {"R2", -6}};
  const std::map<std::string, int> away{{"C1", 0},  {"C2", -2}, {"L1", -4}, {"R1", -4}, {"L2", -5},
                                        {"R2", -5}, {"C3", -6}, {"L3", -6}, {"R3", -6}};
  for (const auto& [team, modifiers] : {std::pair{Team::home, home}, std::pair{Team::away, away}})
    for (const auto& [from, modifier] : modifiers)
      CHECK(rules().shot.area_modifier[index(team)][index(area(from))] == modifier);
  CHECK(names(rules().shot.areas[index(Team::home)]) == "C4 C5 L3 L4 R3 R4");
  CHECK(names(rules().shot.areas_keeper_away[index(Team::home)]) == "C3 L2 R2");
  CHECK(names(rules().shot.areas[index(Team::away)]) == "C1 C2 L1 L2 R1 R2");
  CHECK(names(rules().shot.areas_keeper_away[index(Team::away)]) == "C3 L3 R3");
}

}  // namespace
}  // namespace fuba::test::chapter_1_pitch
