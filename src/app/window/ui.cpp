#include "app/window/ui.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "app/window/key_events.hpp"
#include "app/window/line_breaking.hpp"

namespace fuba::app {
namespace {

constexpr const char* ground_layer = "##ground";
constexpr float edge_width = 2;  ///< points of the line around what can be pressed in high contrast
constexpr ImGuiWindowFlags bare_layer = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                                        ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoNav |
                                        ImGuiWindowFlags_NoScrollWithMouse;

ImVec2 corner(const SDL_FRect& rect) { return {rect.x, rect.y}; }
ImVec2 far_corner(const SDL_FRect& rect) { return {rect.x + rect.w, rect.y + rect.h}; }

bool leads_focus(const Key& key) { return !key.control && (is_arrow(key.code) || key.code == SDLK_TAB); }

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
