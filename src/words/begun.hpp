#pragma once

#include <string>

namespace words {

/// A text that stands by itself begins as a sentence does: "Number 7: C3 to D4".
inline std::string begun(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

}  // namespace words
