#include "fuba/story/momentum.hpp"

#include "story/momentum.hpp"

namespace fuba {
namespace {

constexpr double highest_value = 6;

/// How far an area lies from the team's goal line: 0 there, 1 at the other end.
double advance_of(const Pitch& pitch, Team team, Area area) {
  const Pitch::Span span = pitch.span[index(area)];
  const double from_home = (span.near + span.far) / 200.0;
  return team == Team::home ? from_home : 1 - from_home;
}

/// 1 with the ball at the feet, 1/6 with a ball that is anybody's.
double control_of(int value) { return (highest_value + 1 - value) / highest_value; }

}  // namespace

void add_momentum(const Pitch& pitch, Story& story) {
  story::add_momentum(story.turns, story.shots, [&](const TurnStory& turn) {
    return advance_of(pitch, turn.team, turn.ball) * control_of(turn.value);
  });
}

}  // namespace fuba
