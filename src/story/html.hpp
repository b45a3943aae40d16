#pragma once

#include <string>
#include <string_view>

namespace story {

/// A text as it may stand in HTML and SVG, between tags and in a quoted attribute. Control characters are
/// left out but for the line end.
std::string escaped(std::string_view text);

/// A name that may stand in a sentence whatever its writing direction: marks that would turn the text after
/// it are left out, and letters beyond ASCII are isolated.
std::string isolated(std::string_view name);

}  // namespace story
