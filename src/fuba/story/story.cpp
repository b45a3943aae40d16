#include "fuba/story/story.hpp"

#include "fuba/story/teller.hpp"

namespace fuba {

Story tell(const Match& match) {
  Teller teller(match);
  for (const Entry& entry : match.journal()) teller.tell(entry);
  return teller.finished();
}

std::optional<std::array<int, 2>> half_time_score(const Story& story) {
  if (story.end.half < 2) return std::nullopt;
  std::array<int, 2> score{};
  for (const Goal& goal : story.goals)
    if (goal.when.half == 1) score = goal.score;
  return score;
}

}  // namespace fuba
