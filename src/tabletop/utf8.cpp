#include "tabletop/utf8.hpp"

#include <utf8proc.h>

#include <algorithm>

namespace tabletop {

Character first_character(std::string_view text) {
  utf8proc_int32_t code = 0;
  const auto bytes = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                      static_cast<utf8proc_ssize_t>(text.size()), &code);
  if (bytes <= 0) return {};
  return {static_cast<char32_t>(code), static_cast<std::size_t>(bytes), true};
}

std::string_view first_letter(std::string_view text) {
  if (text.empty()) return {};
  Character last = first_character(text);
  std::size_t end = last.bytes;
  utf8proc_int32_t state = 0;
  while (last.valid && end < text.size()) {
    const Character next = first_character(text.substr(end));
    if (!next.valid || utf8proc_grapheme_break_stateful(static_cast<utf8proc_int32_t>(last.code),
                                                        static_cast<utf8proc_int32_t>(next.code), &state))
      break;
    end += next.bytes;
    last = next;
  }
  return text.substr(0, end);
}

std::string_view letters_within(std::string_view text, std::size_t bytes) {
  std::size_t end = 0;
  while (end < text.size()) {
    const std::size_t more = first_letter(text.substr(end)).size();
    if (end + more > bytes) break;
    end += more;
  }
  return text.substr(0, end);
}

std::string_view trimmed(std::string_view text) {
  std::size_t begin = text.size();
  std::size_t end = 0;
  for (std::size_t at = 0; at < text.size();) {
    const Character here = first_character(text.substr(at));
    const bool blank =
        here.valid && utf8proc_category(static_cast<utf8proc_int32_t>(here.code)) == UTF8PROC_CATEGORY_ZS;
    if (!blank) {
      begin = std::min(begin, at);
      end = at + here.bytes;
    }
    at += here.bytes;
  }
  return end == 0 ? std::string_view() : text.substr(begin, end - begin);
}

std::string_view without_last_letter(std::string_view text) {
  return text.empty() ? text : letters_within(text, text.size() - 1);
}

}  // namespace tabletop
