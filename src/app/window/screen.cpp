#include "app/window/screen.hpp"

#include <charconv>

#include "app/window/table_layout.hpp"

namespace fuba::app {
namespace {

constexpr std::size_t colour_length = 7;  ///< "#F2C230"

std::optional<SDL_Color> colour_named(const std::string& text) {
  if (text.size() != colour_length || text.front() != '#') return std::nullopt;
  std::array<unsigned, 3> parts{};
  for (std::size_t at = 0; at < parts.size(); ++at) {
    const char* from = text.data() + 1 + 2 * at;
    if (std::from_chars(from, from + 2, parts[at], 16).ptr != from + 2) return std::nullopt;
  }
  return SDL_Color{static_cast<Uint8>(parts[0]), static_cast<Uint8>(parts[1]), static_cast<Uint8>(parts[2]),
                   255};
}

/// Dark on light colours, light on dark ones.
SDL_Color mark_on(const SDL_Color& body) {
  constexpr int middle_of_lightness = 140'000;
  const int lightness = 299 * body.r + 587 * body.g + 114 * body.b;
  return lightness > middle_of_lightness ? SDL_Color{26, 26, 26, 255} : SDL_Color{255, 255, 255, 255};
}

}  // namespace

std::optional<TeamKits> kits_of(const std::array<std::string, 2>& colours) {
  TeamKits kits{};
  for (std::size_t team = 0; team < kits.size(); ++team) {
    const auto body = colour_named(colours[team]);
    if (!body) return std::nullopt;
    kits[team] = {*body, mark_on(*body)};
  }
  return kits;
}

void Screen::ground(const paint::Painter& painter) const {
  painter.draw_bare_table(TableLayout(painter.window().x, painter.window().y).mat);
}

}  // namespace fuba::app
