#include "tabletop/plain_text.hpp"

#include <algorithm>
#include <array>

#include "tabletop/utf8.hpp"

namespace tabletop {

namespace {

/// Characters from the first to the last.
struct Range {
  char32_t first;
  char32_t last;
};

constexpr std::array<Range, 4> controls{{{0x00, 0x1F}, {0x7F, 0x9F}, {0x2028, 0x202E}, {0x2066, 0x2069}}};

constexpr std::string_view replacement = "\xEF\xBF\xBD";

bool is_control(char32_t character) {
  return std::ranges::any_of(
      controls, [&](const Range& range) { return character >= range.first && character <= range.last; });
}

std::string_view shown(const Character& character, std::string_view bytes, LineBreaks breaks) {
  if (!character.valid) return replacement;
  if (character.code == '\n' && breaks == LineBreaks::kept) return bytes;
  return is_control(character.code) ? " " : bytes;
}

bool is_longer(std::string_view text, std::size_t characters) {
  for (; characters > 0 && !text.empty(); --characters) text.remove_prefix(first_character(text).bytes);
  return !text.empty();
}

}  // namespace

std::string plain_text(std::string_view text, std::size_t longest, LineBreaks breaks) {
  std::string plain;
  std::size_t room = longest;
  while (!text.empty() && room > 0) {
    std::string_view letter = first_letter(text);
    if (is_longer(letter, room) && !plain.empty()) break;
    text.remove_prefix(letter.size());
    for (; room > 0 && !letter.empty(); --room) {
      const Character next = first_character(letter);
      plain += shown(next, letter.substr(0, next.bytes), breaks);
      letter.remove_prefix(next.bytes);
    }
  }
  return plain;
}

std::string excerpt(std::string_view text, std::size_t longest) {
  const std::string plain = plain_text(text, longest);
  return is_longer(text, longest) ? plain + "..." : plain;
}

std::string plain_colour(std::string_view text) {
  constexpr std::string_view example = "#F2C230";
  constexpr std::string_view digits = "0123456789ABCDEFabcdef";
  const bool colour = text.size() == example.size() && text.front() == example.front() &&
                      text.find_first_not_of(digits, 1) == std::string_view::npos;
  return std::string(colour ? text : "");
}

}  // namespace tabletop
