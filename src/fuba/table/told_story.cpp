#include "fuba/table/told_story.hpp"

#include "fuba/analysis/prospects.hpp"
#include "fuba/story/page.hpp"
#include "fuba/story/report.hpp"

namespace fuba::app {

StoryView told_story(const Match& match, const Words& words) {
  const Words own = words.of_edition(match.rules().id);
  const Story story = tell(match);
  const auto foreteller = foreteller_of_the_game(match.rules().id);
  return {.words = own,
          .report = make_report(story, match, own, foreteller ? &*foreteller : nullptr),
          .names = {match.info().names},
          .score = story.score,
          .date = match.info().date,
          .page = [story, match, own, foreteller] {
            return story_page(story, match, own, foreteller ? &*foreteller : nullptr);
          }};
}

}  // namespace fuba::app
