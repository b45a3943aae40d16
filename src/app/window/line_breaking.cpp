#include "app/window/line_breaking.hpp"

namespace fuba::app {
namespace {

/// The next blank or line end at which a text may be broken: a number stays with its per cent sign.
std::size_t next_break(std::string_view text, std::size_t from) {
  std::size_t blank = text.find_first_of(" \n", from);
  while (blank != std::string_view::npos && text.substr(blank, 2) == " %")
    blank = text.find_first_of(" \n", blank + 1);
  return blank;
}

}  // namespace

ImVec2 size_of_line(const ImFont* font, std::string_view words, float wrap) {
  if (words.data() == nullptr) words = "";
  return font->CalcTextSizeA(font->FontSize, 1e6F, wrap, words.data(), words.data() + words.size());
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines(1);
  for (const char letter : text) {
    if (letter == '\n')
      lines.emplace_back();
    else
      lines.back() += letter;
  }
  return lines;
}

std::string broken(const ImFont* font, std::string_view words, float wrap) {
  std::string text(words);
  std::size_t line = 0;
  for (std::size_t blank = next_break(text, 0); blank != std::string::npos;) {
    const std::size_t next = next_break(text, blank + 1);
    if (text[blank] == '\n') {
      line = blank + 1;
    } else {
      const std::size_t end = next == std::string::npos ? text.size() : next;
      if (size_of_line(font, std::string_view(text).substr(line, end - line)).x > wrap) {
        text[blank] = '\n';
        line = blank + 1;
      }
    }
    blank = next;
  }
  return text;
}

}  // namespace fuba::app
