// Lines of text that Ui lets be edited.
#include <cmath>
#include <utility>

#include "app/window/text_field.hpp"
#include "app/window/ui.hpp"

namespace fuba::app {
namespace {

constexpr float several_lines = 80;  ///< points that a text with more than one line is high

}  // namespace

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

}  // namespace fuba::app
