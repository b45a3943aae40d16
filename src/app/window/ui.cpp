#include "app/window/ui.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

#include "app/window/text_field.hpp"
#include "tabletop/utf8.hpp"

namespace fuba::app {
namespace {

constexpr const char* ground_layer = "##ground";
constexpr float several_lines = 80;  ///< points that a text with more than one line is high
constexpr float edge_width = 2;      ///< points of the line around what can be pressed in high contrast
constexpr ImGuiWindowFlags bare_layer = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                                        ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoNav |
                                        ImGuiWindowFlags_NoScrollWithMouse;

ImVec2 corner(const SDL_FRect& rect) { return {rect.x, rect.y}; }
ImVec2 far_corner(const SDL_FRect& rect) { return {rect.x + rect.w, rect.y + rect.h}; }

bool leads_focus(const Key& key) {
  return key.is(SDLK_LEFT) || key.is(SDLK_RIGHT) || key.is(SDLK_UP) || key.is(SDLK_DOWN) || key.is(SDLK_TAB);
}

void drop_last_letter(std::string& value) { value.resize(tabletop::without_last_letter(value).size()); }

}  // namespace

bool is_overlay(const char* window) {
  return std::strncmp(window, ground_layer, std::strlen(ground_layer)) != 0;
}

TableLayout Ui::table(float foot) const {
  return {static_cast<int>(width_), static_cast<int>(height_), foot, zoom_};
}

void Ui::begin(const Key& key, float zoom, int width, int height) {
  key_ = key;
  words_ = &all_words_;
  zoom_ = zoom;
  unit_ = TableLayout(width, height, 0, zoom).unit;
  width_ = static_cast<float>(width);
  height_ = static_cast<float>(height);
  part_ = {0, 0, width_, height_};
  remarks_.clear();
  hint_.clear();
  took_something_ = false;
  if (written_ != nullptr) written_->clear();
  gui_.begin_frame(width, height);
  if (editing() && ++unseen_ > 2) editing_.clear();
  focus_.begin(editing() ? Key{} : key);
  ImGui::SetNextWindowPos({0, 0});
  ImGui::SetNextWindowSize({width_, height_});
  ImGui::Begin(ground_layer, nullptr, bare_layer | ImGuiWindowFlags_NoBringToFrontOnFocus);
  ImGui::PushFont(gui_.font(Type::text));
}

void Ui::end() {
  ImGui::PopFont();
  ImGui::End();
  draw_hint();
  gui_.end_frame();
}

SDL_FRect Ui::scaled(const SDL_FRect& points) const {
  return {std::round(px(points.x)), std::round(px(points.y)), std::round(px(points.w)),
          std::round(px(points.h))};
}

bool Ui::sees(const SDL_FRect& rect) const {
  return rect.x >= part_.x && rect.y >= part_.y && rect.x + rect.w <= part_.x + part_.w &&
         rect.y + rect.h <= part_.y + part_.h;
}

void Ui::begin_below() {
  key_ = {};
  focus_.begin_below();
}

void Ui::begin_overlay(const char* name, const SDL_FRect& rect) {
  ImGui::SetNextWindowPos(corner(rect));
  ImGui::SetNextWindowSize({rect.w, rect.h});
  ImGui::Begin(name, nullptr, bare_layer);
}

void Ui::begin_remark(const char* name, const SDL_FRect& rect) {
  ImGui::SetNextWindowPos(corner(rect));
  ImGui::SetNextWindowSize({rect.w, rect.h});
  ImGui::Begin(name, nullptr, bare_layer | ImGuiWindowFlags_NoInputs);
}

void Ui::end_overlay() { ImGui::End(); }

void Ui::begin_scroll(std::string_view id, const SDL_FRect& rect) {
  ImGui::SetCursorScreenPos(corner(rect));
  ImGui::BeginChild(std::string(id).c_str(), {rect.w, rect.h}, false, ImGuiWindowFlags_NoNav);
}

void Ui::end_scroll(float content_height) {
  ImGui::SetCursorPos({0, content_height});
  ImGui::Dummy({1, 1});
  ImGui::EndChild();
}

void Ui::fill(const SDL_FRect& rect, ImU32 colour, float rounding) {
  list().AddRectFilled(corner(rect), far_corner(rect), colour, px(rounding));
}

void Ui::soften(const SDL_FRect& room, float end, ImU32 ground) {
  if (style::edges) return;  // what fades is hard to read
  const ImU32 clear = style::with_alpha(ground, 0);
  const float height = px(26);
  const auto veil = [&](float y, ImU32 above, ImU32 below) {
    list().AddRectFilledMultiColor({room.x, y}, {room.x + room.w, y + height}, above, above, below, below);
  };
  if (end > room.y + room.h) veil(room.y + room.h - height, clear, ground);
  if (ImGui::GetScrollY() > 0) veil(room.y, ground, clear);
}

void Ui::outline(const SDL_FRect& rect, ImU32 colour, float thickness, float rounding) {
  list().AddRect(corner(rect), far_corner(rect), colour, px(rounding), 0, px(thickness));
}

void Ui::edge(const SDL_FRect& rect, float rounding) {
  if (!style::edges) return;
  // A smoothed line that fell between two pixels would be half as light on both: it fills whole ones, and
  // lies within, where no room that scrolls cuts it off. Dear ImGui draws along the middle of pixels.
  const float width = std::max(1.0F, std::round(px(edge_width)));
  const float middle = (width - 1) / 2;
  list().AddRect({std::round(rect.x) + middle, std::round(rect.y) + middle},
                 {std::round(rect.x + rect.w) - middle, std::round(rect.y + rect.h) - middle}, style::line,
                 px(rounding), 0, width);
}

namespace {

ImVec2 size_of_line(const ImFont* font, std::string_view words, float wrap = 0) {
  if (words.data() == nullptr) words = "";
  return font->CalcTextSizeA(font->FontSize, 1e6F, wrap, words.data(), words.data() + words.size());
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines(1);
  for (const char letter : text)
    if (letter == '\n')
      lines.emplace_back();
    else
      lines.back() += letter;
  return lines;
}

/// The next blank or line end at which a text may be broken: a number stays with its per cent sign.
std::size_t next_break(std::string_view text, std::size_t from) {
  std::size_t blank = text.find_first_of(" \n", from);
  while (blank != std::string_view::npos && text.substr(blank, 2) == " %")
    blank = text.find_first_of(" \n", blank + 1);
  return blank;
}

/// The text with a line end in place of each blank at which it has to be broken. Dear ImGui breaks after full
/// stops too, in the middle of a number; here only a word that is too long for a line is left to it.
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
  if (written_ != nullptr)
    for (const std::string& line : lines_of(lines)) {
      const ImVec2 part = size_of_line(font, line, wrap);
      write_down(line, {x, line_y, part.x, part.y}, false);
      line_y += part.y;
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

namespace {

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

bool Ui::pointer_over(const SDL_FRect& rect) const {
  return ImGui::IsMouseHoveringRect(corner(rect), far_corner(rect), false);
}

bool Ui::pointer_in(const SDL_FRect& rect) const {
  return ImGui::IsMouseHoveringRect(corner(rect), far_corner(rect), false) &&
         ImGui::IsWindowHovered(ImGuiHoveredFlags_AllowWhenBlockedByActiveItem);
}

void Ui::come_into_view(const SDL_FRect& rect) const {
  const auto beyond = [margin = px(30)](float from, float length, float begin, float room) {
    if (from - margin < begin) return from - margin - begin;
    return std::max(0.0F, from + length + margin - begin - room);
  };
  const ImVec2 begin = ImGui::GetWindowPos();
  const ImVec2 room = ImGui::GetWindowSize();
  if (ImGui::GetScrollMaxX() > 0 || ImGui::IsWindowAppearing())
    ImGui::SetScrollX(ImGui::GetScrollX() + beyond(rect.x, rect.w, begin.x, room.x));
  if (ImGui::GetScrollMaxY() > 0 || ImGui::IsWindowAppearing())
    ImGui::SetScrollY(ImGui::GetScrollY() + beyond(rect.y, rect.h, begin.y, room.y));
}

bool Ui::pick(std::string_view id, const SDL_FRect& rect, char letter, bool leading) {
  ImGui::SetCursorScreenPos(corner(rect));
  const bool clicked = ImGui::InvisibleButton(std::string(id).c_str(), {rect.w, rect.h});
  const bool taken = focus_.item(id, rect, letter, leading) || clicked;
  took_something_ = took_something_ || taken;
  if (focus_.on(id) && leads_focus(key_)) come_into_view(rect);
  return taken;
}

bool Ui::aside(std::string_view id, const SDL_FRect& rect) {
  ImGui::SetCursorScreenPos(corner(rect));
  focus_.aside(id, rect);
  return ImGui::InvisibleButton(std::string(id).c_str(), {rect.w, rect.h});
}

void Ui::badge(const SDL_FRect& rect, char letter, ImU32 colour) {
  if (letter == 0) return;
  const float side = px(20);
  const SDL_FRect square{rect.x + rect.w - side - px(9), rect.y + (rect.h - side) / 2, side, side};
  outline(square, style::edges ? colour : style::with_alpha(colour, 0.35F), 1.0F, 4);
  const char upper = static_cast<char>(letter >= 'a' && letter <= 'z' ? letter - 'a' + 'A' : letter);
  centred(Type::small, square, colour, std::string_view(&upper, 1));
}

bool Ui::button(std::string_view id, const SDL_FRect& rect, std::string_view label, char letter,
                bool leading) {
  const bool taken = pick(id, rect, letter, leading);
  lay_button(id, rect, label, letter, leading);
  return taken;
}

bool Ui::toggle(std::string_view id, const SDL_FRect& rect, std::string_view label, bool on, char letter) {
  const bool taken = pick(id, rect, letter, false);
  lay_button(id, rect, label, letter, on);
  return taken;
}

/// Right after its place was laid.
void Ui::lay_button(std::string_view id, const SDL_FRect& rect, std::string_view label, char letter,
                    bool lit) {
  const bool hot = ImGui::IsItemHovered();
  fill(rect, lit ? style::accent : hot ? style::hovered : style::raised);
  if (lit && hot) fill(rect, IM_COL32(255, 255, 255, 28));
  if (!lit) edge(rect);
  if (focus_.on(id))
    outline({rect.x - px(3), rect.y - px(3), rect.w + px(6), rect.h + px(6)}, style::accent, 2, 10);
  const ImU32 ink = lit ? style::on_accent : style::text;
  const float margin = letter != 0 ? px(36) : px(10);
  const float start = letter != 0 ? px(style::padding_x) : px(10);
  SDL_FRect room{rect.x + start, rect.y, rect.w - start - margin, rect.h};
  // A label that needs all of the button has it; its letter goes without a badge.
  const bool tight = measure(Type::small, label).x > room.w;
  if (tight) room = {rect.x + px(4), rect.y, rect.w - px(8), rect.h};
  if (letter != 0 && !tight)
    left(Type::text, room, ink, label);
  else
    centred(Type::text, room, ink, label);
  if (!tight) badge(rect, letter, ink);
}

void Ui::start_editing(std::string_view id) {
  editing_ = id;
  clicked_.reset();
  has_keyboard_ = false;
  unseen_ = 0;
}

void Ui::edit(std::string_view id, const SDL_FRect& rect, std::string& value, std::size_t limit,
              std::string_view empty, char letter) {
  fill(rect, style::room);
  if (editing(id)) return lay_edited(id, rect, value, limit, empty);
  if (pick(id, rect, letter, false)) {
    start_editing(id);
    if (ImGui::IsItemHovered() && key_.code == SDLK_UNKNOWN) clicked_ = {{mouse().x, mouse().y}};
  }
  lay_unedited(id, rect, value, empty, letter);
}

void Ui::lay_unedited(std::string_view id, const SDL_FRect& rect, std::string_view value,
                      std::string_view empty, char letter) {
  if (style::edges && !focus_.on(id))
    edge(rect);
  else
    outline(rect, focus_.on(id) ? style::accent : style::line, 1);
  const float end = letter == 0 ? px(style::padding_x) : px(36);
  const SDL_FRect room{rect.x + px(style::padding_x), rect.y, rect.w - px(style::padding_x) - end, rect.h};
  if (rect.h > px(several_lines)) {
    text(Type::text, room.x, room.y + px(style::padding_y), style::text, value, room.w);
    return;
  }
  left(Type::text, room, value.empty() ? style::dimmed : style::text, value.empty() ? empty : value);
  badge(rect, letter, style::quiet);
}

/// The keys are the field's alone; some of them end the editing.
void Ui::lay_edited(std::string_view id, const SDL_FRect& rect, std::string& value, std::size_t limit,
                    std::string_view empty) {
  unseen_ = 0;
  focus_.item(id, rect);
  outline(rect, style::accent, 2);
  const bool several = rect.h > px(several_lines);
  const float above = several ? px(style::padding_y) : (rect.h - gui_.font(Type::text)->FontSize) / 2;
  const bool had_keyboard = has_keyboard_;
  ImGui::PushFont(gui_.font(Type::text));
  has_keyboard_ = lay_text_field(
      {id, rect, {px(style::padding_x), std::round(above)}, limit, empty, several, !had_keyboard, clicked_},
      value);
  gui_.meet(value);
  ImGui::PopFont();
  // The longest letters of our languages have two bytes.
  if (value.size() + 1 >= limit) hint_below(rect, say("field-full"), {0, 0, width_, height_});
  const SDL_FPoint caret = gui_.caret();
  if (has_keyboard_) fill({caret.x, caret.y, px(2), gui_.font(Type::text)->FontSize}, style::accent, 0);
  const Key key = std::exchange(key_, Key{});
  const bool ends = key.is(SDLK_RETURN) || key.is(SDLK_KP_ENTER) || key.is(SDLK_ESCAPE) || key.is(SDLK_TAB) ||
                    (key.is(SDLK_DOWN) && !several);
  if (ends || (had_keyboard && !has_keyboard_)) editing_.clear();
}

void Ui::hint(std::string_view words) { hint(words, {0, 0, width_, height_}); }

void Ui::hint(std::string_view words, const SDL_FRect& room) {
  const float reach = px(14);
  hint_below({mouse().x + reach, mouse().y - reach, -2 * reach, px(34)}, words, room);
}

void Ui::hint_below(const SDL_FRect& place, std::string_view words, const SDL_FRect& room) {
  hint_ = words;
  hint_place_ = place;
  hint_room_ = room;
}

void Ui::hint_at_foot(const SDL_FRect& place, std::string_view words) {
  hint_below({place.x, height_, place.w, 0}, words, {place.x, 0, place.w, height_});
}

void Ui::draw_hint() {
  if (hint_.empty()) return;
  const ImFont* font = gui_.font(Type::small);
  gui_.meet(hint_);
  SDL_FRect room;
  if (SDL_IntersectFRect(&hint_room_, &part_, &room) == SDL_FALSE) room = hint_room_;
  const float wrap = std::min(px(300), room.w - px(28));
  const std::string lines = broken(font, hint_, wrap);
  const ImVec2 size = size_of_line(font, lines, wrap);
  const ImVec2 box{size.x + px(20), size.y + px(14)};
  const float right = room.x + room.w - px(4);
  const float bottom = room.y + room.h - px(4);
  const auto& [x, y, w, h] = hint_place_;
  const ImVec2 at{x + box.x > right ? std::max(room.x, x + w - box.x) : x,
                  y + h + box.y > bottom ? std::max(room.y, y - box.y) : y + h};
  ImDrawList& above = *ImGui::GetForegroundDrawList();
  if (written_ != nullptr)
    written_->push_back({lines, {at.x, at.y, box.x, box.y}, {0, 0, width_, height_}, &above, false});
  above.AddRectFilled(at, {at.x + box.x, at.y + box.y}, style::slip, px(6));
  above.AddRect(at, {at.x + box.x, at.y + box.y}, style::line, px(6));
  above.AddText(font, font->FontSize, {std::round(at.x + px(10)), std::round(at.y + px(7))}, style::text,
                lines.data(), lines.data() + lines.size(), wrap);
}

}  // namespace fuba::app
