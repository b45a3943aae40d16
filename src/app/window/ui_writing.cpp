// What Ui writes, in as many lines as there is room for.
#include <algorithm>
#include <cmath>

#include "app/window/line_breaking.hpp"
#include "app/window/ui.hpp"
#include "tabletop/utf8.hpp"

namespace fuba::app {
namespace {

void drop_last_letter(std::string& value) { value.resize(tabletop::without_last_letter(value).size()); }

/// In which letters a text is written that is too wide for its room.
Type smaller(Type type) {
  switch (type) {
    case Type::score:
      return Type::title;
    case Type::title:
      return Type::number;
    case Type::number:
      return Type::strong;
    default:
      return Type::small;
  }
}

}  // namespace

ImVec2 Ui::measure(Type type, std::string_view words, float wrap) const {
  const ImFont* font = gui_.font(type);
  gui_.meet(words);
  if (wrap <= 0) return size_of_line(font, words);
  return size_of_line(font, broken(font, words, wrap), wrap);
}

float Ui::text(Type type, float x, float y, ImU32 colour, std::string_view words, float wrap) {
  const ImFont* font = gui_.font(type);
  gui_.meet(words);
  const std::string lines = wrap > 0 ? broken(font, words, wrap) : std::string(words);
  list().AddText(font, font->FontSize, {std::round(x), std::round(y)}, colour, lines.data(),
                 lines.data() + lines.size(), wrap);
  const ImVec2 size = size_of_line(font, lines, wrap);
  float line_y = y;
  if (written_ != nullptr) {
    for (const std::string& line : lines_of(lines)) {
      const ImVec2 part = size_of_line(font, line, wrap);
      write_down(line, {x, line_y, part.x, part.y}, false);
      line_y += part.y;
    }
  }
  return size.y;
}

void Ui::write_down(std::string_view words, const SDL_FRect& rect, bool shortened) {
  if (written_ == nullptr || words.empty()) return;
  const ImVec2 first = list().GetClipRectMin();
  const ImVec2 last = list().GetClipRectMax();
  written_->push_back(
      {std::string(words), rect, {first.x, first.y, last.x - first.x, last.y - first.y}, &list(), shortened});
}

std::string Ui::shortened(Type type, std::string_view words, float room) const {
  std::string kept(words);
  if (measure(type, kept).x <= room) return kept;
  while (!kept.empty() && measure(type, kept + "…").x > room) drop_last_letter(kept);
  return kept + "…";
}

/// In one line, in smaller letters where it is too wide, then in several lines where they have room, and
/// shortened where nothing else helps.
void Ui::fit(Type type, const SDL_FRect& rect, ImU32 colour, std::string_view words, float middle) {
  while (type != Type::small && measure(type, words).x > rect.w) type = smaller(type);
  std::vector<std::string> lines{std::string(words)};
  if (measure(type, words).x > rect.w) {
    lines = lines_of(broken(gui_.font(type), words, rect.w));
    const float height = measure(type, "X").y * static_cast<float>(lines.size());
    const bool one_is_too_wide =
        std::ranges::any_of(lines, [&](const std::string& line) { return measure(type, line).x > rect.w; });
    if (height > rect.h + px(2) || one_is_too_wide) {
      lines = {shortened(type, words, rect.w)};
      write_down(words, rect, true);
    }
  }
  const float step = measure(type, "X").y;
  float y = rect.y + (rect.h - step * static_cast<float>(lines.size())) / 2;
  for (const std::string& line : lines) {
    text(type, rect.x + (rect.w - measure(type, line).x) * middle, y, colour, line);
    y += step;
  }
}

void Ui::centred(Type type, const SDL_FRect& rect, ImU32 colour, std::string_view words) {
  fit(type, rect, colour, words, 0.5F);
}

void Ui::left(Type type, const SDL_FRect& rect, ImU32 colour, std::string_view words) {
  fit(type, rect, colour, words, 0);
}

bool Ui::paragraph(Type type, const SDL_FRect& room, ImU32 colour, std::string_view words) {
  const float most = room.h + px(2);
  std::string kept(words);
  if (measure(type, kept, room.w).y > most) {
    while (!kept.empty() && measure(type, kept + "…", room.w).y > most)
      kept.resize(kept.find_last_of(' ') == std::string::npos ? 0 : kept.find_last_of(' '));
    kept += "…";
    write_down(words, room, true);
  }
  text(type, room.x, room.y, colour, kept, room.w);
  return kept == words;
}

}  // namespace fuba::app
