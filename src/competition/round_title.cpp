#include "competition/round_title.hpp"

namespace competition {

std::string knock_out_title(const words::Words& words, std::size_t teams_left) {
  switch (teams_left) {
    case 2:
      return ui(words, "season-final");
    case 4:
      return ui(words, "season-semi-finals");
    case 8:
      return ui(words, "season-quarter-finals");
    default:
      return ui(words, "season-round-of", {{"teams", std::to_string(teams_left)}});
  }
}

std::string round_title(const words::Words& words, const Competition& of, std::size_t match) {
  const Fixture& fixture = of.fixtures()[match];
  const std::string number = std::to_string(fixture.stage_round);
  if (fixture.tie) {
    const TieSlot& tie = of.schedule().bracket.ties[*fixture.tie];
    if (tie.for_third_place()) return ui(words, "season-third-place");
    return knock_out_title(words, tie.teams_left);
  }
  if (of.schedule().groups.size() == 1) return ui(words, "season-round", {{"round", number}});
  return ui(words, "season-group-round",
            {{"group", of.schedule().groups[*fixture.group].name}, {"round", number}});
}

}  // namespace competition
