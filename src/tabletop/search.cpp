#include "tabletop/search.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace tabletop {

namespace {

/// Capitals of an alphabet, and how far behind them its small letters stand.
struct Capitals {
  char32_t first;
  char32_t last;
  char32_t shift;
};

constexpr std::array<Capitals, 4> capitals{
    {{U'A', U'Z', 0x20}, {0x391, 0x3A9, 0x20}, {0x400, 0x40F, 0x50}, {0x410, 0x42F, 0x20}}};

/// Letters with marks, and what stands for them.
struct Marked {
  char32_t first;
  char32_t last;
  std::string_view plain;
};

constexpr std::array<Marked, 67> marked{
    {{0xC0, 0xC5, "a"},   {0xC6, 0xC6, "ae"},   {0xC7, 0xC7, "c"},   {0xC8, 0xCB, "e"},
     {0xCC, 0xCF, "i"},   {0xD0, 0xD0, "d"},    {0xD1, 0xD1, "n"},   {0xD2, 0xD6, "o"},
     {0xD8, 0xD8, "o"},   {0xD9, 0xDC, "u"},    {0xDD, 0xDD, "y"},   {0xDE, 0xDE, "th"},
     {0xDF, 0xDF, "ss"},  {0xE0, 0xE5, "a"},    {0xE6, 0xE6, "ae"},  {0xE7, 0xE7, "c"},
     {0xE8, 0xEB, "e"},   {0xEC, 0xEF, "i"},    {0xF0, 0xF0, "d"},   {0xF1, 0xF1, "n"},
     {0xF2, 0xF6, "o"},   {0xF8, 0xF8, "o"},    {0xF9, 0xFC, "u"},   {0xFD, 0xFD, "y"},
     {0xFE, 0xFE, "th"},  {0xFF, 0xFF, "y"},    {0x100, 0x105, "a"}, {0x106, 0x10D, "c"},
     {0x10E, 0x111, "d"}, {0x112, 0x11B, "e"},  {0x11C, 0x123, "g"}, {0x124, 0x127, "h"},
     {0x128, 0x131, "i"}, {0x132, 0x133, "ij"}, {0x134, 0x135, "j"}, {0x136, 0x138, "k"},
     {0x139, 0x142, "l"}, {0x143, 0x14B, "n"},  {0x14C, 0x151, "o"}, {0x152, 0x153, "oe"},
     {0x154, 0x159, "r"}, {0x15A, 0x161, "s"},  {0x162, 0x167, "t"}, {0x168, 0x173, "u"},
     {0x174, 0x175, "w"}, {0x176, 0x178, "y"},  {0x179, 0x17E, "z"}, {0x17F, 0x17F, "s"},
     {0x218, 0x219, "s"}, {0x21A, 0x21B, "t"},  {0x300, 0x36F, ""},  {0x386, 0x386, "α"},
     {0x388, 0x388, "ε"}, {0x389, 0x389, "η"},  {0x38A, 0x38A, "ι"}, {0x38C, 0x38C, "ο"},
     {0x38E, 0x38E, "υ"}, {0x38F, 0x38F, "ω"},  {0x3AC, 0x3AC, "α"}, {0x3AD, 0x3AD, "ε"},
     {0x3AE, 0x3AE, "η"}, {0x3AF, 0x3AF, "ι"},  {0x3C2, 0x3C2, "σ"}, {0x3CC, 0x3CC, "ο"},
     {0x3CD, 0x3CD, "υ"}, {0x3CE, 0x3CE, "ω"},  {0x451, 0x451, "е"}}};

bool continues(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

/// The first letter of a text that is not empty, as its bytes: one byte where they are no letter.
std::string_view first_letter(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text.front());
  const std::size_t length = lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
  const std::string_view bytes = text.substr(0, length);
  const bool whole = bytes.size() == length && std::all_of(bytes.begin() + 1, bytes.end(), continues);
  return whole ? bytes : text.substr(0, 1);
}

/// The number of a letter of one or two bytes; others have no marks that are known here.
char32_t number_of(std::string_view letter) {
  const auto byte = [letter](std::size_t at) { return static_cast<unsigned char>(letter[at]); };
  return letter.size() == 2 ? (byte(0) & 0x1FU) << 6U | (byte(1) & 0x3FU) : byte(0);
}

void append(std::string& text, char32_t letter) {
  if (letter >= 0x80) text += static_cast<char>(0xC0U | letter >> 6U);
  text += static_cast<char>(letter >= 0x80 ? 0x80U | (letter & 0x3FU) : letter);
}

void append_folded(std::string& text, std::string_view letter) {
  if (letter.size() > 2 || (letter.size() == 1 && static_cast<unsigned char>(letter[0]) >= 0x80)) {
    text += letter;
    return;
  }
  const auto holds = [](char32_t number) {
    return [number](const auto& run) { return run.first <= number && number <= run.last; };
  };
  char32_t number = number_of(letter);
  if (const auto run = std::ranges::find_if(capitals, holds(number)); run != capitals.end())
    number += run->shift;
  if (const auto run = std::ranges::find_if(marked, holds(number)); run != marked.end())
    text += run->plain;
  else
    append(text, number);
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
    const std::string_view letter = first_letter(text);
    append_folded(plain, letter);
    text.remove_prefix(letter.size());
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
