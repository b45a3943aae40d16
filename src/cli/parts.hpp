#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace cli {

/// The parts of a text between separators, empty ones too.
inline std::vector<std::string> parts(std::string_view text, char separator) {
  std::vector<std::string> list;
  while (true) {
    const std::size_t end = text.find(separator);
    list.emplace_back(text.substr(0, end));
    if (end == text.npos) return list;
    text.remove_prefix(end + 1);
  }
}

}  // namespace cli
