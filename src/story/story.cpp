#include "story/story.hpp"

#include "story/teller.hpp"

namespace fuba {

Story tell(const Match& match) {
  Teller teller(match);
  for (const Entry& entry : match.journal()) teller.tell(entry);
  return teller.finished();
}

}  // namespace fuba
