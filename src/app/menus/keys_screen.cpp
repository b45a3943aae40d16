#include "app/menus/keys_screen.hpp"

#include <algorithm>
#include <array>

#include "app/window/page.hpp"

namespace fuba::app {
namespace {

constexpr float keys_width = 900;
constexpr float name_width = 250;
constexpr float row_gap = 8;

/// In the order in which one needs them.
constexpr std::array<std::string_view, 19> keys{"letter", "walk",  "space", "escape", "tab",  "area", "undo",
                                                "save",   "rules", "cards", "dice",   "hint", "log",  "sum",
                                                "mute",   "page",  "edit",  "whole",  "pan"};

}  // namespace

void KeysScreen::frame(Ui& ui) {
  const SDL_FRect room = page(ui, director_, ui.say("keys"), keys_width);
  const float gutter = ui.px(16);
  const float left = ui.px(name_width);
  float y = room.y - ui.px(12);
  for (const std::string_view key : keys) {
    const std::string id = "key-" + std::string(key);
    const std::string& name = ui.say(id);
    const std::string& does = ui.say(id + "-does");
    const float height = std::max(ui.measure(Type::strong, name, left).y,
                                  ui.measure(Type::text, does, room.w - left - gutter).y) +
                         ui.px(row_gap);
    const SDL_FRect row{room.x - ui.px(10), y, room.w + ui.px(20), height};
    const float top = y + ui.px(row_gap) / 2;
    ui.text(Type::strong, room.x, top, style::text, name, left);
    ui.text(Type::text, room.x + left + gutter, top, style::quiet, does, room.w - left - gutter);
    ui.focus().closed(id, row);
    if (ui.focus().on(id)) ui.outline(row, style::accent, 2, 6);
    y += height;
  }
}

}  // namespace fuba::app
