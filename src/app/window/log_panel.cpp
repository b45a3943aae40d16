#include "app/window/log_panel.hpp"

#include <algorithm>
#include <utility>

#include "app/window/sheet.hpp"

namespace fuba::app {
namespace {

/// Where the last letter of broken lines ends, from the left upper corner of the first.
ImVec2 end_of(const Ui& ui, Type type, std::string_view words, float wrap) {
  std::size_t line = 0;
  for (std::size_t blank = words.find(' '); blank != std::string_view::npos;) {
    const std::size_t next = words.find(' ', blank + 1);
    if (ui.measure(type, words.substr(line, std::min(next, words.size()) - line)).x > wrap) line = blank + 1;
    blank = next;
  }
  return {ui.measure(type, words.substr(line)).x,
          ui.measure(type, words, wrap).y - ui.measure(type, words.substr(0, 1)).y};
}

/// Where the reference to the rule stands: behind the last word if there is room, else below.
struct Reference {
  std::string_view words;
  float x = 0;
  float y = 0;
  float height = 0;  ///< of sentence and reference together
};

Reference place_reference(Ui& ui, const LogLine& line, float width) {
  const float height = ui.measure(Type::small, line.text, width).y;
  if (line.rule.empty()) return {line.rule, 0, 0, height};
  const ImVec2 size = ui.measure(Type::small, line.rule);
  const ImVec2 end = end_of(ui, Type::small, line.text, width);
  if (end.x + ui.px(8) + size.x <= width) return {line.rule, end.x + ui.px(8), end.y, height};
  return {line.rule, 0, height, height + size.y};
}

/// Writes the log, newest first, as far as it lies between two heights; answers where it ends.
float write_log(Ui& ui, std::span<const LogLine> lines, float x, float y, float width, float top,
                float bottom) {
  const float stamp = ui.px(46);
  for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
    const Reference reference = place_reference(ui, *line, width - stamp);
    const float height = reference.height + ui.px(6);
    if (y + height > top && y < bottom) {
      ui.text(Type::small, x, y, style::dimmed, line->moment);
      ui.text(Type::small, x + stamp, y, line->heading ? style::accent : style::text, line->text,
              width - stamp);
      ui.text(Type::small, x + stamp + reference.x, y + reference.y, style::dimmed, reference.words);
    }
    y += height;
  }
  return y;
}

/// Goes back to the newest line when one has come.
void show_news(std::size_t lines) {
  int& seen = *ImGui::GetStateStorage()->GetIntRef(ImGui::GetID("lines"));
  if (std::exchange(seen, static_cast<int>(lines)) != static_cast<int>(lines)) ImGui::SetScrollY(0);
}

}  // namespace

bool log_panel(Ui& ui, const SDL_FRect& rect, std::span<const LogLine> lines) {
  ui.fill(rect, style::room, 0);
  const float margin = ui.px(12);
  const SDL_FRect room{rect.x + margin, rect.y + ui.px(8), rect.w - margin - ui.px(4), rect.h - ui.px(8)};
  ui.begin_scroll("log", room);
  // A pixel less than the room: what fills it to a fraction would make it scroll.
  const bool pressed = ui.aside("log", {room.x, room.y, room.w, room.h - 1});
  show_news(lines.size());
  const float scrolled = ImGui::GetScrollY();
  const float end =
      write_log(ui, lines, room.x, room.y - scrolled, room.w - ui.px(12), room.y, room.y + room.h);
  ui.soften({room.x, room.y, room.w - ui.px(12), room.h}, end, style::room);
  ui.end_scroll(end + scrolled - room.y);
  return pressed;
}

bool log_sheet(Ui& ui, const SDL_FRect& rect, std::span<const LogLine> lines) {
  return sheet(ui, rect, ui.say("log"), [&](float x, float y, float width) {
    return write_log(ui, lines, x, y, width, rect.y, rect.y + rect.h);
  });
}

}  // namespace fuba::app
