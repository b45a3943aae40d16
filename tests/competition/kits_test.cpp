// Kits of teams (C1).
#include "competition/kits.hpp"

#include "competition/match_info.hpp"
#include "competition/season.hpp"
#include "support/catch.hpp"

namespace competition::test {
namespace {

TEST_CASE("teams that name no colours wear kits that can be told apart", "[C1]") {
  const Season season("league", 6);
  const auto& teams = season.get().definition().teams;
  for (std::size_t one = 0; one < teams.size(); ++one)
    for (std::size_t other = one + 1; other < teams.size(); ++other) {
      INFO(teams[one].id << " and " << teams[other].id);
      CHECK_FALSE(too_near(teams[one].colour, teams[other].colour));
    }
}

TEST_CASE("a kit that a team has named is nobody else's", "[C1]") {
  auto of = definition("league", 4);
  of["teams"][3]["colour"] = "#F0C02E";
  const Season season(of);
  const auto& teams = season.get().definition().teams;
  CHECK(teams[3].colour == "#F0C02E");
  for (std::size_t team = 0; team < 3; ++team) CHECK_FALSE(too_near(teams[team].colour, teams[3].colour));
}

TEST_CASE("of more teams than there are kits every one has a kit, and a visitor changes it where it has to",
          "[C1]") {
  const Season season("league", 24);
  for (const TeamEntry& team : season.get().definition().teams) {
    CHECK(team.colour.size() == 7);
    CHECK(team.second.size() == 7);
  }
  for (std::size_t match = 0; match < season.get().fixtures().size(); ++match) {
    const auto colours = info_of_match(season.get(), match).colours;
    CHECK_FALSE(too_near(colours[0], colours[1]));
  }
}

}  // namespace
}  // namespace competition::test
