#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "fuba/match.hpp"
#include "fuba/table/content.hpp"
#include "lesson/lesson_file.hpp"

namespace fuba::app {

/// A lesson with the match in which it is taken.
struct OpenLesson {
  std::string edition;
  lesson::Lesson lesson;
  std::shared_ptr<const Ruleset> rules;
  std::vector<State> positions;  ///< of its scenes

  /// As listed: "fuba-3.0/ball". No other lesson has it.
  std::string id() const { return edition + "/" + lesson.id; }
};

/// Reads a lesson by its id as listed and looks at all that can be seen without playing it: its position, the
/// paragraphs it cites, what it speaks of, and its texts. Or a sentence on what is wrong and where.
tl::expected<OpenLesson, std::string> open_lesson(const Content& content, std::string_view id,
                                                  const lesson::TextReader& read);

}  // namespace fuba::app
