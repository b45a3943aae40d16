// The lattice, its marks and what players are worth (K1, K4, K7, K8, K9, S1 to S5).
#include <set>

#include "soccer_city/scenario.hpp"

namespace soccer_city::test::board_chapter {
namespace {

Hex at(std::string_view text) { return parse_hex(text).value(); }

TEST_CASE("city: the pitch has 15 lanes, half of them with cut hexes", "[soccer-city/S1][soccer-city/K8]") {
  int hexes = 0;
  for (std::size_t place = 0; place < hex_places; ++place)
    if (const Hex hex = hex_at(place); hex != no_hex) {
      ++hexes;
      CHECK(parse_hex(to_string(hex)) == hex);
      CHECK(index(hex) == place);
    }
  CHECK(hexes == 7 * 21 + 8 * 22);
  for (const char* text : {"A22", "B0", "B22", "P1", "A", "A-1", "a1", "A01", ""})
    CHECK_FALSE(parse_hex(text));
}

TEST_CASE("city: levels count from Home's goal line, and Away sees the board turned", "[soccer-city/S1]") {
  CHECK(at("A0").level == 0);
  CHECK(at("A21").level == 42);
  CHECK(at("B1").level == 1);
  CHECK(at("H11").level == 21);
  CHECK(turned(at("A0")) == at("O21"));
  CHECK(turned(at("H3")) == at("H19"));
  CHECK(turned(at("H11")) == at("H11"));
}

TEST_CASE("city: a hex has six neighbours, three of them forward", "[soccer-city/K7][soccer-city/S2]") {
  std::set<std::string> forward;
  std::set<std::string> backward;
  for (const Way way : directions) (way.level > 0 ? forward : backward).insert(to_string(at("H11") + way));
  CHECK(forward == std::set<std::string>{"H12", "G11", "I11"});
  CHECK(backward == std::set<std::string>{"H10", "G10", "I10"});
}

TEST_CASE("city: distances and straight lines go through the neighbours", "[soccer-city/S2]") {
  CHECK(distance(at("H11"), at("H11")) == 0);
  CHECK(distance(at("H11"), at("H15")) == 4);
  CHECK(distance(at("H11"), at("J12")) == 2);
  CHECK(distance(at("H11"), at("L11")) == 4);
  CHECK(distance(at("A0"), at("O21")) == 28);
  CHECK(straight(at("H11"), at("K12")));
  CHECK_FALSE(straight(at("H11"), at("J11")));
  CHECK_FALSE(straight(at("H11"), at("I13")));
}

TEST_CASE("city: boxes and goal areas are where the page says", "[soccer-city/S3][soccer-city/K8]") {
  const auto names = [](const auto& contains) {
    std::set<std::string> found;
    for (std::size_t place = 0; place < hex_places; ++place)
      if (hex_at(place) != no_hex && contains(hex_at(place))) found.insert(to_string(hex_at(place)));
    return found;
  };
  const auto area = [&](Team team) {
    return names([team](Hex hex) { return in_goal_area(rules(), team, hex); });
  };
  CHECK(area(Team::away) ==
        std::set<std::string>{"F20", "H20", "J20", "F21", "G20", "G21", "H21", "I20", "I21", "J21"});
  CHECK(area(Team::home) ==
        std::set<std::string>{"F1", "F2", "G0", "G1", "H1", "H2", "I0", "I1", "J1", "J2"});
  const auto box = names([](Hex hex) { return in_box(rules(), Team::home, hex); });
  CHECK(box.size() == 9 * 4);
  for (const char* inside : {"D1", "D4", "E0", "E3", "L4", "K0"}) CHECK(box.contains(inside));
  for (const char* outside : {"D5", "E4", "C0", "M0"}) CHECK_FALSE(box.contains(outside));
  CHECK(in_box(rules(), Team::away, at("D18")));
  CHECK_FALSE(in_box(rules(), Team::away, at("D17")));
}

TEST_CASE("city: the goal distance is that of the nearest mouth hex", "[soccer-city/S4]") {
  CHECK(goal_distance(rules(), Team::home, at("H21")) == 0);
  CHECK(goal_distance(rules(), Team::home, at("H15")) == 6);
  CHECK(goal_distance(rules(), Team::home, at("G15")) == 6);
  CHECK(goal_distance(rules(), Team::home, at("D18")) == 5);
  CHECK(goal_distance(rules(), Team::away, at("H7")) == 6);
}

TEST_CASE("city: players are worth what their numbers say", "[soccer-city/K4]") {
  const std::array<std::array<int, 2>, 10> values{
      {{}, {0, 4}, {1, 4}, {1, 4}, {2, 3}, {2, 3}, {3, 2}, {3, 2}, {4, 1}, {4, 1}}};
  for (Number number = 1; number <= 9; ++number) {
    CHECK(attack_value(rules(), Team::home, number, at("H2")) == values[number][0]);
    CHECK(defence_value(rules(), Team::home, number, at("H2")) == values[number][1]);
  }
  CHECK(attack_value(rules(), Team::home, 1, at("H20")) == 1);
  CHECK(defence_value(rules(), Team::home, 1, at("H11")) == 2);
  CHECK(defence_value(rules(), Team::away, 1, at("H20")) == 4);
}

}  // namespace
}  // namespace soccer_city::test::board_chapter
