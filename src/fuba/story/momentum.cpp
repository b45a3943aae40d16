#include "fuba/story/momentum.hpp"

#include <cmath>

namespace fuba {
namespace {

/// How much of the measure a turn leaves to the next one.
constexpr double memory = 0.8;
/// How much the measure is drawn out, so that a match fills the picture.
constexpr double gain = 3;
constexpr double highest_value = 6;

double towards_home(Team team) { return team == Team::home ? 1 : -1; }

/// How far an area lies from the team's goal line: 0 there, 1 at the other end.
double advance_of(const Pitch& pitch, Team team, Area area) {
  const Pitch::Span span = pitch.span[index(area)];
  const double from_home = (span.near + span.far) / 200.0;
  return team == Team::home ? from_home : 1 - from_home;
}

/// 1 with the ball at the feet, 1/6 with a ball that is anybody's.
double control_of(int value) { return (highest_value + 1 - value) / highest_value; }

double pressure_of(const Pitch& pitch, const TurnStory& turn) {
  return towards_home(turn.team) * advance_of(pitch, turn.team, turn.ball) * control_of(turn.value);
}

/// Shots belong to the last turn that began before them.
bool shot_in(const Shot& shot, const std::vector<TurnStory>& turns, std::size_t turn) {
  return turn + 1 == turns.size() || shot.when.entry <= turns[turn + 1].when.entry;
}

}  // namespace

void add_momentum(const Pitch& pitch, Story& story) {
  double measure = 0;
  std::size_t next = 0;
  for (std::size_t at = 0; at < story.turns.size(); ++at) {
    TurnStory& turn = story.turns[at];
    if (at > 0 && story.turns[at - 1].when.half != turn.when.half) measure = 0;
    double pressure = pressure_of(pitch, turn);
    for (; next < story.shots.size() && shot_in(story.shots[next], story.turns, at); ++next)
      pressure += towards_home(story.shots[next].team) * story.shots[next].chance;
    measure = memory * measure + (1 - memory) * pressure;
    turn.momentum = std::tanh(gain * measure);
  }
}

}  // namespace fuba
