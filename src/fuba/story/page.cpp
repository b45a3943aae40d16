#include "fuba/story/page.hpp"

#include "fuba/story/report.hpp"
#include "story/html.hpp"
#include "story/page.hpp"

namespace fuba {

std::string story_page(const Story& story, const Match& match, const Words& words,
                       const Foreteller* foreteller) {
  Story on_page = story;
  for (std::string& name : on_page.info.names) name = story::isolated(name);
  on_page.info.date = story::isolated(on_page.info.date);
  return story::page(make_report(on_page, match, words, foreteller));
}

}  // namespace fuba
