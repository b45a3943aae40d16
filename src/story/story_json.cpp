#include <nlohmann/json.hpp>

#include "story/story.hpp"

namespace fuba {

using nlohmann::ordered_json;

ordered_json to_json(const Story& story) {
  return {{"edition", story.edition}, {"over", story.over}, {"score", story.score}};
}

}  // namespace fuba
