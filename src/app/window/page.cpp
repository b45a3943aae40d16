#include "app/window/page.hpp"

#include <algorithm>

namespace fuba::app {

SDL_FRect page(Ui& ui, Director& director, std::string_view heading, float points_wide) {
  ui.focus().follow_tab();
  const float width = ui.px(points_wide);
  const float left = (ui.width() - width) / 2;
  const float margin = ui.px(32);
  const SDL_FRect column{left - margin, 0, width + 2 * margin, ui.height()};
  ui.fill(column, style::panel, 0);
  ui.left(Type::number, {left, ui.px(28), width - ui.px(120), ui.px(44)}, style::text, heading);
  const bool typing = ui.editing();
  const bool pressed =
      ui.button("back", {left + width - ui.px(110), ui.px(30), ui.px(110), ui.px(40)}, ui.say("back"));
  if (pressed || (ui.key().is(SDLK_ESCAPE) && !typing)) director.back();
  return {left, ui.px(104), width, ui.height() - ui.px(128)};
}

namespace {

constexpr float between_chips = 8;

/// How many stand in a line, all as wide as each other.
std::size_t chips_in_line(const Ui& ui, float width, std::span<const Chip> options) {
  constexpr float beside_label = 20;
  float widest = 0;
  for (const Chip& chip : options)
    widest = std::max(widest, ui.measure(Type::text, chip.label).x + ui.px(beside_label));
  const float gap = ui.px(between_chips);
  const auto most = static_cast<std::size_t>(std::max(1.0F, (width + gap) / (widest + gap)));
  const std::size_t lines = (options.size() + most - 1) / most;
  return (options.size() + lines - 1) / lines;
}

}  // namespace

float chips_height(const Ui& ui, float width, float line, std::span<const Chip> options) {
  const std::size_t in_line = chips_in_line(ui, width, options);
  const auto lines = static_cast<float>((options.size() + in_line - 1) / in_line);
  return lines * line + (lines - 1) * ui.px(between_chips);
}

std::size_t chips(Ui& ui, const SDL_FRect& rect, std::span<const Chip> options, std::size_t on) {
  const float gap = ui.px(between_chips);
  const std::size_t in_line = chips_in_line(ui, rect.w, options);
  const float width = (rect.w - gap * static_cast<float>(in_line - 1)) / static_cast<float>(in_line);
  for (std::size_t at = 0; at < options.size(); ++at) {
    const SDL_FRect chip{rect.x + (width + gap) * static_cast<float>(at % in_line),
                         rect.y + (rect.h + gap) * static_cast<float>(at / in_line), width, rect.h};
    if (ui.toggle(options[at].id, chip, options[at].label, at == on)) on = at;
  }
  return on;
}

std::vector<Chip> chips_of(const Ui& ui, std::string_view id, std::span<const std::string_view> names) {
  std::vector<Chip> options;
  for (const std::string_view name : names) {
    const std::string key = std::string(id) + "-" + std::string(name);
    options.push_back({key, ui.say(key)});
  }
  return options;
}

std::size_t chips(Ui& ui, const SDL_FRect& rect, std::string_view id, std::span<const std::string_view> names,
                  std::size_t on) {
  return chips(ui, rect, chips_of(ui, id, names), on);
}

}  // namespace fuba::app
