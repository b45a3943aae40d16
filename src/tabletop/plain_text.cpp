#include "tabletop/plain_text.hpp"

#include <algorithm>
#include <array>

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

/// How characters of so many bytes are written in UTF-8: the first byte's mark, and the lowest that needs
/// so many.
struct Width {
  unsigned char mask;
  unsigned char mark;
  char32_t lowest;
};

constexpr std::array<Width, 4> widths{
    {{0x80, 0x00, 0}, {0xE0, 0xC0, 0x80}, {0xF0, 0xE0, 0x800}, {0xF8, 0xF0, 0x10000}}};

bool is_character(char32_t value) { return value <= 0x10FFFF && (value < 0xD800 || value > 0xDFFF); }

/// A character at the beginning of a text.
struct Read {
  char32_t character = 0;
  std::size_t bytes = 0;  ///< 0 = no UTF-8
};

Read first_of(std::string_view text) {
  const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
  for (std::size_t more = 0; more < widths.size(); ++more) {
    const Width& width = widths[more];
    if ((byte(0) & width.mask) != width.mark) continue;
    if (text.size() <= more) return {};
    char32_t character = byte(0) & static_cast<unsigned char>(~width.mask);
    for (std::size_t at = 1; at <= more; ++at) {
      if ((byte(at) & 0xC0U) != 0x80U) return {};
      character = character << 6U | (byte(at) & 0x3FU);
    }
    if (character < width.lowest || !is_character(character)) return {};
    return {character, more + 1};
  }
  return {};
}

std::string_view shown(const Read& read, std::string_view bytes, LineBreaks breaks) {
  if (read.bytes == 0) return replacement;
  if (read.character == '\n' && breaks == LineBreaks::kept) return bytes;
  return is_control(read.character) ? " " : bytes;
}

}  // namespace

std::string plain_text(std::string_view text, std::size_t longest, LineBreaks breaks) {
  std::string plain;
  for (std::size_t characters = 0; characters < longest && !text.empty(); ++characters) {
    const Read read = first_of(text);
    const std::size_t bytes = std::max<std::size_t>(read.bytes, 1);
    plain += shown(read, text.substr(0, bytes), breaks);
    text.remove_prefix(bytes);
  }
  return plain;
}

std::string excerpt(std::string_view text, std::size_t longest) {
  const std::string plain = plain_text(text, longest);
  return plain_text(text, longest + 1) == plain ? plain : plain + "...";
}

std::string plain_colour(std::string_view text) {
  constexpr std::string_view example = "#F2C230";
  constexpr std::string_view digits = "0123456789ABCDEFabcdef";
  const bool colour = text.size() == example.size() && text.front() == example.front() &&
                      text.find_first_not_of(digits, 1) == std::string_view::npos;
  return std::string(colour ? text : "");
}

}  // namespace tabletop
