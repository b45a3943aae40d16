#include "fuba/formation.hpp"

#include <algorithm>
#include <numeric>

namespace fuba {
namespace {

constexpr int players_of_a_formation = 10;

constexpr bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

}  // namespace

std::optional<Line> parse_line(std::string_view text) {
  for (Line line : lines)
    if (name(line) == text) return line;
  return std::nullopt;
}

bool is_playable(const Formation& formation) {
  const auto& count = formation.count;
  return std::accumulate(count.begin(), count.end(), 0) == players_of_a_formation &&
         std::ranges::all_of(count, [](auto players) { return players >= 1; });
}

std::string to_string(const Formation& formation) {
  std::string text;
  for (Line line : lines) {
    if (!text.empty()) text += '-';
    text += std::to_string(formation[line]);
  }
  return text;
}

std::optional<Formation> parse_formation(std::string_view text) {
  if (text.size() != 5 || text[1] != '-' || text[3] != '-') return std::nullopt;
  Formation formation;
  for (Line line : lines) {
    const char digit = text[2 * index(line)];
    if (!is_digit(digit)) return std::nullopt;
    formation.count[index(line)] = static_cast<std::uint8_t>(digit - '0');
  }
  return formation;
}

}  // namespace fuba
