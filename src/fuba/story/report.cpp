#include "fuba/story/report.hpp"

#include "fuba/story/report_parts.hpp"

namespace fuba {
namespace {

story::Team of(Team team) { return static_cast<story::Team>(team); }

story::Course course_of(const Story& story) {
  story::Course course;
  course.end = story.end;
  for (const TurnStory& turn : story.turns) course.turns.push_back({turn.when, turn.minutes, turn.momentum});
  for (const Goal& goal : story.goals) course.goals.push_back({goal.when, of(goal.team)});
  for (const Shot& shot : story.shots) course.shots.push_back({shot.when, of(shot.team), shot.chance});
  for (const Booking& booking : story.bookings)
    course.cards.push_back({booking.when, of(booking.team), booking.card == Card::red});
  return course;
}

std::string title(const Telling& telling) {
  const Story& story = telling.story();
  return telling.say(story.info.date.empty() ? "title" : "title-date",
                     {{"home", telling.name(Team::home)},
                      {"away", telling.name(Team::away)},
                      {"score", telling.score(story.score)},
                      {"date", telling.date(story.info.date)}});
}

}  // namespace

story::Report make_report(const Story& story, const Match& match, const Words& words,
                          const Foreteller* foreteller) {
  const Telling telling(story, match, words);
  const story::Course course = course_of(story);
  const story::TimeAxis axis(course);
  return {.language = telling.language(),
          .title = title(telling),
          .head = told_head(telling),
          .time = told_time(telling, axis),
          .momentum = told_momentum(telling, course),
          .prospects = foreteller == nullptr ? std::nullopt
                                             : std::optional(told_prospects(telling, course, *foreteller)),
          .expected_goals = told_expected_goals(telling, course),
          .heat = told_heat(telling),
          .figures = told_figures(telling),
          .luck = told_luck(telling),
          .shots = told_shots(telling, axis),
          .incidents = told_incidents(telling),
          .notes = told_notes(telling),
          .turns = told_turns(telling, axis),
          .colophon = telling.say("colophon")};
}

}  // namespace fuba
