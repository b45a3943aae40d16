#include "fuba/table/told_story.hpp"

#include "fuba/story/page.hpp"
#include "fuba/story/report.hpp"

namespace fuba::app {

StoryView told_story(const Match& match, const Words& words) {
  const Words own = words.of_edition(match.rules().id);
  const Story story = tell(match);
  return {.words = own,
          .report = make_report(story, match, own),
          .names = {match.info().names},
          .score = story.score,
          .date = match.info().date,
          .page = [story, match, own] { return story_page(story, match, own); }};
}

}  // namespace fuba::app
