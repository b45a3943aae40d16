#pragma once

#include <cstddef>
#include <string_view>

namespace tabletop {

/// A character at the beginning of a text; a byte that belongs to none is one of its own.
struct Character {
  char32_t code = 0;
  std::size_t bytes = 1;
  bool valid = false;  ///< whether it is UTF-8
};

/// The first character of a text that is not empty.
Character first_character(std::string_view text);

/// What a reader takes for the first letter of a text: a character with its marks, a flag, a joined picture.
std::string_view first_letter(std::string_view text);

/// The letters from the beginning that have room in so many bytes.
std::string_view letters_within(std::string_view text, std::size_t bytes);

/// The text without the blanks around it, of whatever width.
std::string_view trimmed(std::string_view text);

/// The text but for its last letter; nothing of an empty one.
std::string_view without_last_letter(std::string_view text);

}  // namespace tabletop
