#include "tabletop/text_search.hpp"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cstddef>

#include "tabletop/utf8.hpp"

namespace tabletop {

namespace {

/// Letters that Unicode does not take apart, and how others write them.
struct OwnLetter {
  char32_t letter;
  std::string_view plain;
};

constexpr std::array<OwnLetter, 12> own_letters{{{U'æ', "ae"},
                                                 {U'ð', "d"},
                                                 {U'ø', "o"},
                                                 {U'þ', "th"},
                                                 {U'đ', "d"},
                                                 {U'ħ', "h"},
                                                 {U'ı', "i"},
                                                 {U'ĸ', "k"},
                                                 {U'ł', "l"},
                                                 {U'ŋ', "n"},
                                                 {U'œ', "oe"},
                                                 {U'ŧ', "t"}}};

constexpr auto small_and_bare = static_cast<utf8proc_option_t>(UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT |
                                                               UTF8PROC_CASEFOLD | UTF8PROC_STRIPMARK);
/// No character of Unicode is taken apart into more.
constexpr std::size_t most_parts = 32;

void append_part(std::string& text, utf8proc_int32_t part) {
  const auto own = std::ranges::find(own_letters, static_cast<char32_t>(part), &OwnLetter::letter);
  if (own != own_letters.end()) {
    text += own->plain;
    return;
  }
  std::array<utf8proc_uint8_t, 4> bytes{};
  const auto count = utf8proc_encode_char(part, bytes.data());
  text.append(bytes.begin(), bytes.begin() + count);
}

void append_folded(std::string& text, char32_t character) {
  std::array<utf8proc_int32_t, most_parts> parts{};
  const auto count = utf8proc_decompose_char(static_cast<utf8proc_int32_t>(character), parts.data(),
                                             parts.size(), small_and_bare, nullptr);
  for (utf8proc_ssize_t at = 0; at < count; ++at) append_part(text, parts[static_cast<std::size_t>(at)]);
}

/// Takes out the blanks around colons.
std::string joined_at_colons(std::string_view text) {
  std::string joined;
  for (const char letter : text) {
    if (letter == ':')
      while (joined.ends_with(' ')) joined.pop_back();
    if (letter != ' ' || !joined.ends_with(':')) joined += letter;
  }
  return joined;
}

}  // namespace

std::string folded(std::string_view text) {
  std::string plain;
  while (!text.empty()) {
    const Character next = first_character(text);
    if (next.valid)
      append_folded(plain, next.code);
    else
      plain += text.front();
    text.remove_prefix(next.bytes);
  }
  return joined_at_colons(plain);
}

bool found_in(std::string_view text, std::string_view search) {
  while (!search.empty()) {
    const std::size_t end = std::min(search.find(' '), search.size());
    if (text.find(search.substr(0, end)) == std::string_view::npos) return false;
    search.remove_prefix(std::min(end + 1, search.size()));
  }
  return true;
}

}  // namespace tabletop
