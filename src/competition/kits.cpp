#include "competition/kits.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace competition {
namespace {

constexpr std::array all_kits{
    Kit{"#F2C230", "#1A1A1A"}, Kit{"#2E6BE6", "#FFFFFF"}, Kit{"#D7263D", "#F6F2E6"},
    Kit{"#5B4636", "#F2C230"}, Kit{"#F6F2E6", "#28223C"}, Kit{"#763EA8", "#F6F2E6"},
    Kit{"#E07A1F", "#16212B"}, Kit{"#96D6F5", "#9E1E36"}, Kit{"#1A1A1A", "#F2C230"},
    Kit{"#1B998B", "#F6F2E6"}, Kit{"#9E1E36", "#96D6F5"}, Kit{"#E58FB1", "#28223C"}};

/// At most about 441.
double distance(std::string_view one, std::string_view other) {
  double sum = 0;
  for (std::size_t at = 1; at < 7; at += 2) {
    std::array<int, 2> parts{};
    std::from_chars(one.data() + at, one.data() + at + 2, parts[0], 16);
    std::from_chars(other.data() + at, other.data() + at + 2, parts[1], 16);
    sum += (parts[0] - parts[1]) * (parts[0] - parts[1]);
  }
  return std::sqrt(sum);
}

}  // namespace

std::span<const Kit> kits() { return all_kits; }

bool too_near(std::string_view one, std::string_view other) {
  constexpr double least = 90;
  return distance(one, other) < least;
}

void dress(std::vector<TeamEntry>& teams) {
  const auto rivals = [&](const Kit& kit) {
    return std::ranges::count_if(teams, [&](const TeamEntry& team) {
      return !team.colour.empty() && too_near(team.colour, kit.colour);
    });
  };
  for (TeamEntry& team : teams) {
    if (!team.colour.empty()) continue;
    const Kit& kit = *std::ranges::min_element(all_kits, {}, rivals);
    team.colour = kit.colour;
    if (team.second.empty()) team.second = kit.second;
  }
}

}  // namespace competition
