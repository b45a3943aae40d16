#pragma once

#include <string>
#include <string_view>

namespace tabletop {

/// A text as a search compares it: small letters without marks in any alphabet, signs by their plain form
/// ("ﬁ" as "fi"), and no blanks around a colon, so that "2 : 1" and "2:1" are the same.
std::string folded(std::string_view text);

/// Whether every word of a folded search stands somewhere in a folded text.
bool found_in(std::string_view text, std::string_view search);

}  // namespace tabletop
