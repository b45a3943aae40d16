#include "story/html.hpp"

#include <algorithm>
#include <array>

namespace story {
namespace {

constexpr std::string_view isolate = "\u2068";
constexpr std::string_view end_of_isolate = "\u2069";

/// Embeddings, overrides and isolates of the Unicode bidirectional algorithm.
constexpr std::array<std::string_view, 9> turning_marks{"\u202a", "\u202b", "\u202c", "\u202d", "\u202e",
                                                        "\u2066", "\u2067", "\u2068", "\u2069"};

bool is_control(char letter) {
  constexpr char delete_character = 0x7f;
  const auto byte = static_cast<unsigned char>(letter);
  return (byte < ' ' && letter != '\n') || letter == delete_character;
}

bool is_ascii(std::string_view text) {
  return std::ranges::all_of(text, [](char letter) { return static_cast<unsigned char>(letter) < 0x80; });
}

std::string_view entity(char letter) {
  switch (letter) {
    case '&':
      return "&amp;";
    case '<':
      return "&lt;";
    case '>':
      return "&gt;";
    case '"':
      return "&quot;";
    case '\'':
      return "&#39;";
    default:
      return "";
  }
}

}  // namespace

std::string escaped(std::string_view text) {
  std::string result;
  for (const char letter : text) {
    if (const std::string_view known = entity(letter); !known.empty())
      result += known;
    else if (!is_control(letter))
      result += letter;
  }
  return result;
}

std::string isolated(std::string_view name) {
  std::string result(name);
  for (const std::string_view mark : turning_marks)
    for (auto at = result.find(mark); at != std::string::npos; at = result.find(mark, at))
      result.erase(at, mark.size());
  return is_ascii(result) ? result : std::string(isolate).append(result).append(end_of_isolate);
}

}  // namespace story
