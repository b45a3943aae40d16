#include "app/table/bar_buttons.hpp"

#include <array>
#include <string_view>
#include <vector>

#include "app/window/button_row.hpp"

namespace fuba::table {
namespace {

struct Button {
  BarButton button;
  std::string_view words;
  std::string why_not;  ///< empty if it can be pressed
  std::string help;
  bool open;
};

/// True if it was pressed.
bool lay_button(Ui& ui, const SDL_FRect& rect, const Button& button, Type letters) {
  const std::string id = "bar " + std::string(button.words);
  const SDL_FRect window{0, 0, ui.width(), ui.height()};
  if (button.why_not.empty()) {
    if (!button.help.empty() && ui.pointer_in(rect)) ui.hint_below(rect, button.help, window);
    const bool pressed = ui.toggle(id, rect, "", button.open);
    ui.centred(letters, rect, button.open ? style::on_accent : style::text, ui.say(button.words));
    return pressed;
  }
  ui.fill(rect, style::with_alpha(style::raised, 0.45F));
  ui.edge(rect);
  ui.centred(letters, rect, style::dimmed, ui.say(button.words));
  ui.focus().closed(id, rect);
  if (ui.focus().on(id)) ui.outline(rect, style::accent);
  if (ui.focus().on(id) || (ui.pointer_in(rect) && !ui.focus().visible()))
    ui.hint_below(rect, button.why_not, window);
  return false;
}

}  // namespace

BarButton press_bar(Ui& ui, const TableLayout& table, const BarWays& ways) {
  const std::array buttons{Button{BarButton::menu, "menu", {}, {}, false},
                           Button{BarButton::undo, "undo", ways.why_no_undo, ways.undo_help, false},
                           Button{BarButton::hint, "hint", ways.why_no_hint, {}, ways.hint_open},
                           Button{BarButton::rules, "rules", {}, {}, ways.rules_open}};
  const float margin = ui.px(8);
  const float gap = ui.px(6);
  std::vector<std::string> labels;
  for (const Button& button : buttons) labels.push_back(ui.say(button.words));
  const fuba::app::ButtonRow row = fuba::app::button_row(ui, labels, table.now.w - 2 * margin, gap);
  SDL_FRect rect{table.now.x + margin, ui.px(9), 0, table.bar.h - ui.px(18)};
  BarButton pressed = BarButton::none;
  auto width = row.widths.begin();
  for (const Button& button : buttons) {
    rect.w = *width++;
    if (lay_button(ui, rect, button, row.letters)) pressed = button.button;
    rect.x += rect.w + gap;
  }
  return pressed;
}

}  // namespace fuba::table
