#include "stw/table/told_story.hpp"

#include "stw/story/report.hpp"

namespace stw::app {

fuba::app::StoryView told_story(const Match& match, const Words& words) {
  const Story story = tell(match);
  return {.words = words,
          .report = make_report(story, match, words),
          .names = {match.info().names},
          .score = story.score,
          .date = match.info().date,
          .page = [story, match, words] { return story_page(story, match, words); }};
}

}  // namespace stw::app
