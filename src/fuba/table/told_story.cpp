#include "fuba/table/told_story.hpp"

#include "app/window/team_names.hpp"
#include "fuba/analysis/prospects.hpp"
#include "fuba/story/page.hpp"
#include "fuba/story/report.hpp"

namespace fuba::app {

StoryView told_story(const Match& played, const Words& words) {
  const Words own = words.of_edition(played.rules().id);
  const Match match = with_team_names(played, own);
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
