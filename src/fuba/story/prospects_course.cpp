#include "fuba/story/prospects_course.hpp"

#include <algorithm>
#include <cmath>

#include "fuba/analysis/prospects.hpp"

namespace fuba {
namespace {

constexpr std::size_t most_turning_points = 5;
/// A turn that changes less is none.
constexpr double least_change = 0.05;

double change(const ProspectsCourse& course, std::size_t turn) {
  return std::abs(course.points[turn + 1].home - course.points[turn].home);
}

}  // namespace

ProspectsCourse prospects_course(const Story& story, const Match& match, const Foreteller& foreteller) {
  ProspectsCourse course;
  const auto add = [&](const Moment& when) {
    const State& state = when.entry == 0 ? match.start() : match.journal()[when.entry - 1].after;
    course.points.push_back({when, foreteller.of(match.rules(), state, Team::home).points()});
  };
  for (const TurnStory& turn : story.turns) add(turn.when);
  add(story.end);
  for (std::size_t turn = 0; turn + 1 < course.points.size(); ++turn)
    if (change(course, turn) >= least_change) course.turning_points.push_back(turn);
  std::ranges::stable_sort(course.turning_points, std::greater{},
                           [&](std::size_t turn) { return change(course, turn); });
  if (course.turning_points.size() > most_turning_points) course.turning_points.resize(most_turning_points);
  std::ranges::sort(course.turning_points);
  return course;
}

}  // namespace fuba
