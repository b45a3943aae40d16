#include "fuba/story/report_parts.hpp"

namespace fuba {
namespace {

/// The shot that a goal came from; null where the record begins in the middle of it.
const Shot* shot_of(const Story& story, const Goal& goal) {
  const Shot* last = nullptr;
  for (const Shot& shot : story.shots)
    if (shot.team == goal.team && shot.when.entry <= goal.when.entry) last = &shot;
  return last;
}

std::string scorer(const Telling& telling, const Goal& goal) {
  const Shot* shot = shot_of(telling.story(), goal);
  const std::string when = telling.moment(goal.when);
  const bool penalty = shot != nullptr && shot->kind == ShotKind::penalty;
  return penalty ? telling.say("from-penalty", {{"moment", when}}) : when;
}

/// By which rules, when, and whether to the end.
std::vector<std::string> played(const Telling& telling) {
  const Story& story = telling.story();
  std::vector<std::string> list{telling.edition()};
  if (!story.info.date.empty()) list.push_back(telling.date(story.info.date));
  list.push_back(story.over ? telling.say("full-time")
                            : telling.say("so-far", {{"moment", telling.moment(story.end)}}));
  return list;
}

std::string options(const Telling& telling) {
  std::string list;
  for (const Option option : telling.story().options)
    list += (list.empty() ? "" : ", ") + telling.option(option);
  return list.empty() ? telling.say("options-none") : telling.say("options", {{"options", list}});
}

}  // namespace

story::Head told_head(const Telling& telling) {
  const Story& story = telling.story();
  story::Head head{.played = played(telling),
                   .names = story.info.names,
                   .colours = story.info.colours,
                   .score = telling.score(story.score),
                   .half_time = {},
                   .scorers = {},
                   .options = options(telling)};
  if (const auto score = half_time_score(story))
    head.half_time = telling.say("half-time-score", {{"score", telling.score(*score)}});
  for (const Goal& goal : story.goals) head.scorers[index(goal.team)].push_back(scorer(telling, goal));
  return head;
}

}  // namespace fuba
