#include "story/story.hpp"

#include <numeric>

#include "match/played.hpp"
#include "match/rules_files.hpp"
#include "support/catch.hpp"

namespace fuba::test {
namespace {

/// Minutes that the marker has moved in a match.
int minutes_of(const Match& match) {
  int minutes = 0;
  for (const Entry& entry : match.journal())
    for (const Event& event : entry.events)
      if (event.kind == EventKind::clock) minutes += event.figures[3];
  return minutes;
}

TEST_CASE("the turns of a finished match take all its minutes") {
  for (const std::uint64_t seed : {1, 2, 3}) {
    const Match match = finished_match(seed);
    const Story story = tell(match);
    const auto by_turn = [](int sum, const TurnStory& turn) { return sum + turn.minutes; };
    CHECK(std::accumulate(story.turns.begin(), story.turns.end(), 0, by_turn) == minutes_of(match));
    CHECK(story.teams[0].minutes + story.teams[1].minutes == minutes_of(match));
  }
}

}  // namespace
}  // namespace fuba::test
