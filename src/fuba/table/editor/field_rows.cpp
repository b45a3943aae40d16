#include "fuba/table/editor/field_rows.hpp"

#include <algorithm>

#include "app/window/page.hpp"

namespace fuba::app {
namespace {

constexpr float row_height = 36;
constexpr float label_room = 96;

}  // namespace

SDL_FRect FieldRows::next() {
  const SDL_FRect row{room_.x, y_, room_.w, ui_.px(row_height)};
  y_ += row.h;
  return row;
}

float FieldRows::label_width() const { return std::min(ui_.px(label_room), room_.w * 0.45F); }

int FieldRows::step(const std::string& id, std::string_view label, std::string_view value, float share) {
  const SDL_FRect row = next();
  const float wide = share > 0 ? row.w * share : label_width();
  ui_.left(Type::small, {row.x, row.y, wide, row.h}, style::quiet, label);
  const float side = row.h - ui_.px(6);
  const SDL_FRect less{row.x + wide, row.y + ui_.px(3), side, side};
  const SDL_FRect more{row.x + row.w - side, less.y, side, side};
  ui_.centred(Type::text, {less.x + side, row.y, more.x - less.x - side, row.h}, style::text,
              ui_.shortened(Type::text, value, more.x - less.x - side));
  const bool down = ui_.button(id + " -", less, "");
  ui_.centred(Type::text, less, style::text, "−");
  const bool up = ui_.button(id + " +", more, "");
  ui_.centred(Type::text, more, style::text, "+");
  return (up ? 1 : 0) - (down ? 1 : 0);
}

int FieldRows::step_minute(int minute) {
  constexpr int many = 5;
  const SDL_FRect row = next();
  const float side = row.h - ui_.px(6);
  const float gap = ui_.px(4);
  const auto button = [&](const std::string& id, float x, const std::string& sign) {
    const SDL_FRect rect{x, row.y + ui_.px(3), side, side};
    const bool pressed = ui_.button(id, rect, "");
    ui_.centred(Type::small, rect, style::text, sign);
    return pressed;
  };
  const float end = row.x + row.w;
  const bool much_less = button("minutes -", row.x + label_width(), "−5");
  const bool less = button("minute -", row.x + label_width() + side + gap, "−");
  const bool more = button("minute +", end - 2 * side - gap, "+");
  const bool much_more = button("minutes +", end - side, "+5");
  ui_.left(Type::small, {row.x, row.y, label_width(), row.h}, style::quiet, ui_.say("editor-minute"));
  const float from = row.x + label_width() + 2 * side + gap;
  ui_.centred(Type::text, {from, row.y, end - 2 * side - gap - from, row.h}, style::text,
              std::to_string(minute));
  return (more ? 1 : 0) - (less ? 1 : 0) + (much_more ? many : 0) - (much_less ? many : 0);
}

std::optional<std::size_t> FieldRows::choose(std::string_view id, std::string_view label,
                                             std::span<const std::string_view> names, std::size_t on) {
  const SDL_FRect row = next();
  const float labelled = label.empty() ? 0 : ui_.px(label_room);
  ui_.left(Type::small, {row.x, row.y, labelled, row.h}, style::quiet, label);
  const std::vector<Chip> options = chips_of(ui_, id, names);
  const auto words = [&](const Chip& option) { return ui_.measure(Type::text, option.label).x; };
  const float gap = ui_.px(6);
  const auto count = static_cast<float>(options.size());
  float spare = row.w - labelled - gap * (count - 1);
  for (const Chip& option : options) spare -= words(option);
  SDL_FRect rect{row.x + labelled, row.y + ui_.px(3), 0, row.h - ui_.px(6)};
  std::optional<std::size_t> pressed;
  for (std::size_t at = 0; at < options.size(); ++at) {
    rect.w = words(options[at]) + spare / count;
    if (ui_.toggle(options[at].id, rect, options[at].label, at == on) && at != on) pressed = at;
    rect.x += rect.w + gap;
  }
  return pressed;
}

}  // namespace fuba::app
