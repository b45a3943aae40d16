#include "competition/qualifiers.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace competition {
namespace {

/// The first round of C10 as groups and places, two by two.
struct FirstRound {
  std::size_t groups;
  std::size_t qualify;
  std::string_view ties;
};

constexpr std::array first_rounds{
    FirstRound{1, 2, "L1L2"},
    FirstRound{1, 4, "L1L4 L2L3"},
    FirstRound{1, 8, "L1L8 L4L5 L2L7 L3L6"},
    FirstRound{2, 1, "A1B1"},
    FirstRound{2, 2, "A1B2 B1A2"},
    FirstRound{2, 4, "A1B4 B2A3 B1A4 A2B3"},
    FirstRound{4, 1, "A1D1 B1C1"},
    FirstRound{4, 2, "A1B2 C1D2 B1A2 D1C2"},
    FirstRound{8, 1, "A1H1 D1E1 B1G1 C1F1"},
    FirstRound{8, 2, "A1B2 C1D2 E1F2 G1H2 B1A2 D1C2 F1E2 H1G2"},
};

}  // namespace

std::vector<std::vector<std::size_t>> dealt_groups(std::size_t teams, std::size_t groups) {
  std::vector<std::vector<std::size_t>> dealt(groups);
  for (std::size_t team = 0; team < teams; ++team) {
    const std::size_t at = team % groups;
    const bool back = team / groups % 2 == 1;
    dealt[back ? groups - 1 - at : at].push_back(team + 1);
  }
  return dealt;
}

std::string group_name(std::size_t group, std::size_t groups) {
  return groups == 1 ? "L" : std::string(1, static_cast<char>('A' + group));
}

std::vector<Qualifier> first_round(std::size_t groups, std::size_t qualify) {
  const auto row = std::ranges::find_if(
      first_rounds, [&](const FirstRound& each) { return each.groups == groups && each.qualify == qualify; });
  std::vector<Qualifier> round;
  if (row == first_rounds.end()) return round;
  for (std::size_t at = 0; at < row->ties.size(); ++at) {
    if (row->ties[at] == ' ') continue;
    const char group = row->ties[at++];
    round.push_back({group == 'L' ? std::size_t{0} : static_cast<std::size_t>(group - 'A'),
                     static_cast<std::size_t>(row->ties[at] - '0')});
  }
  return round;
}

std::string known_brackets() {
  std::string text;
  for (const FirstRound& row : first_rounds)
    text += fmt::format("{}{} of {}", text.empty() ? "" : ", ", row.qualify, row.groups);
  return text;
}

}  // namespace competition
