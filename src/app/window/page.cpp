#include "app/window/page.hpp"

namespace fuba::app {

SDL_FRect page(Ui& ui, Director& director, std::string_view heading, float points_wide) {
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

std::size_t chips(Ui& ui, const SDL_FRect& rect, std::span<const Chip> options, std::size_t on) {
  const float gap = ui.px(8);
  const float width =
      (rect.w - gap * static_cast<float>(options.size() - 1)) / static_cast<float>(options.size());
  for (std::size_t at = 0; at < options.size(); ++at) {
    const SDL_FRect chip{rect.x + (width + gap) * static_cast<float>(at), rect.y, width, rect.h};
    if (ui.button(options[at].id, chip, options[at].label, 0, false, at == on)) on = at;
  }
  return on;
}

std::size_t chips(Ui& ui, const SDL_FRect& rect, std::string_view id, std::span<const std::string_view> names,
                  std::size_t on) {
  std::vector<Chip> options;
  for (const std::string_view name : names) {
    const std::string key = std::string(id) + "-" + std::string(name);
    options.push_back({key, ui.say(key)});
  }
  return chips(ui, rect, options, on);
}

}  // namespace fuba::app
