#include "story_view.hpp"

#include "fuba/story/report.hpp"

namespace fuba::app {

StoryView::StoryView(const Match& told, const Words& spoken)
    : match(told),
      words(spoken.of_edition(told.rules().id)),
      story(tell(told)),
      report(make_report(story, match, words)) {}

}  // namespace fuba::app
