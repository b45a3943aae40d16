#pragma once

#include <string_view>

namespace words {

/// What stands between two braces of a text: "{area}" a value, "{moves:moves}" a number and the noun with
/// which it is counted.
struct Braced {
  std::string_view value;
  std::string_view noun;  ///< empty where the value is shown as it is
};

constexpr Braced braced(std::string_view between) {
  const auto colon = between.find(':');
  if (colon == std::string_view::npos) return {between, {}};
  return {between.substr(0, colon), between.substr(colon + 1)};
}

/// Calls `on_plain` with each stretch of a text and `on_braced` with what stands between two braces; false
/// where a brace has no partner.
template <class OnPlain, class OnBraced>
bool scan(std::string_view text, OnPlain on_plain, OnBraced on_braced) {
  while (true) {
    const auto brace = text.find_first_of("{}");
    on_plain(text.substr(0, brace));
    if (brace == std::string_view::npos) return true;
    text.remove_prefix(brace);
    const auto end = text.find_first_of("{}", 1);
    if (text[0] == '}' || end == std::string_view::npos || text[end] == '{') return false;
    on_braced(braced(text.substr(1, end - 1)));
    text.remove_prefix(end + 1);
  }
}

}  // namespace words
