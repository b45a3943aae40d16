#include "app/paint/lettering.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

#include "app/paint/surface.hpp"

namespace fuba::paint {

namespace {

/// Height of capitals as a part of the em, near enough for every font that is used.
constexpr float capitals = 0.72F;

}  // namespace

tl::expected<Lettering, AssetError> Lettering::make() {
  Lettering lettering;
  if (!lettering.session_->open)
    return tl::unexpected(AssetError{std::string("Fonts cannot be used: ") + TTF_GetError() + "."});
  for (Weight weight : {Weight::regular, Weight::bold}) {
    const auto file = find_asset(weight == Weight::bold ? font_bold : font_regular);
    if (!file) return tl::unexpected(file.error());
    TTF_Font* font = TTF_OpenFont(file->string().c_str(), 12);
    if (font == nullptr) {
      return tl::unexpected(AssetError{"The font " + file->lexically_normal().string() + " cannot be used (" +
                                       TTF_GetError() +
                                       "). Install FUBA again, or put the file back as it was."});
    }
    TTF_SetFontHinting(font, TTF_HINTING_LIGHT_SUBPIXEL);
    lettering.fonts_[static_cast<std::size_t>(weight)].font.reset(font);
  }
  return lettering;
}

TTF_Font* Lettering::font(float size, Weight weight) const {
  Font& chosen = fonts_[static_cast<std::size_t>(weight)];
  const int wanted = std::max(6, static_cast<int>(std::lround(size)));
  if (std::exchange(chosen.size, wanted) != wanted) TTF_SetFontSize(chosen.font.get(), wanted);
  return chosen.font.get();
}

int Lettering::width(const std::string& text, float size, Weight weight) const {
  int width = 0;
  TTF_SizeUTF8(font(size, weight), text.c_str(), &width, nullptr);
  return width;
}

void Lettering::write(Canvas& canvas, const std::string& text, SDL_FPoint middle, float size, Weight weight,
                      SDL_Color colour) const {
  if (text.empty()) return;
  TTF_Font* chosen = font(size, weight);
  const Surface drawn(TTF_RenderUTF8_Blended(chosen, text.c_str(), {colour.r, colour.g, colour.b, 255}));
  if (!drawn) return;
  const float baseline = middle.y + capitals / 2 * std::round(size);
  canvas.lay(*drawn, static_cast<int>(std::lround(middle.x - static_cast<float>(drawn->w) / 2)),
             static_cast<int>(std::lround(baseline)) - TTF_FontAscent(chosen),
             static_cast<float>(colour.a) / 255);
}

Canvas Lettering::label(const std::string& text, float size, Weight weight, SDL_Color colour) const {
  const int height = static_cast<int>(std::ceil(size * 1.3F));
  const int across = width(text, size, weight) + 2;
  // Letters over an empty canvas keep their colour at the edges.
  Canvas canvas(across, height, {colour.r, colour.g, colour.b, 0});
  write(canvas, text, {static_cast<float>(across) / 2, static_cast<float>(height) / 2}, size, weight, colour);
  return canvas;
}

}  // namespace fuba::paint
