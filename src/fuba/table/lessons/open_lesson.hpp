#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "app/table/open_lesson.hpp"
#include "fuba/match.hpp"
#include "fuba/table/content.hpp"

namespace fuba::app {

using OpenLesson = table::OpenLesson<Fuba>;

/// Reads a lesson by its id as listed and looks at all that can be seen without playing it: its position, the
/// paragraphs it cites, what it speaks of, and its texts. Or a sentence on what is wrong and where.
tl::expected<OpenLesson, std::string> open_lesson(const Content& content, std::string_view id,
                                                  const lesson::TextReader& read);

}  // namespace fuba::app
