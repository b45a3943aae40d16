#include "app/paint/drawings.hpp"

#include <SDL_image.h>
#include <fmt/format.h>

#include <array>

namespace fuba::paint {

namespace {

constexpr std::array<std::string_view, 19> drawing_names{"pieces/home",
                                                         "pieces/away",
                                                         "pieces/home-keeper",
                                                         "pieces/away-keeper",
                                                         "pieces/referee",
                                                         "goal/keeper-stands",
                                                         "goal/keeper-dives",
                                                         "whistle",
                                                         "flag",
                                                         "portraits/person",
                                                         "portraits/newcomer",
                                                         "portraits/beginner",
                                                         "portraits/amateur",
                                                         "portraits/cautious",
                                                         "portraits/bold",
                                                         "portraits/professional",
                                                         "portraits/master",
                                                         "portraits/good",
                                                         "portraits/own"};

std::string hex(SDL_Color colour) { return fmt::format("#{:02x}{:02x}{:02x}", colour.r, colour.g, colour.b); }

std::string recoloured(std::string text, SDL_Color stored, SDL_Color wanted) {
  const std::string from = hex(stored);
  const std::string to = hex(wanted);
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
  return text;
}

Canvas rasterised(const std::string& text, int width, int height) {
  Canvas canvas(width, height);
  if (const Surface drawn = rasterise_svg(text, width, height))
    canvas.lay(*drawn, (width - drawn->w) / 2, (height - drawn->h) / 2);
  return canvas;
}

}  // namespace

Surface rasterise_svg(const std::string& text, int width, int height) {
  SDL_RWops* source = SDL_RWFromConstMem(text.data(), static_cast<int>(text.size()));
  Surface picture(IMG_LoadSizedSVG_RW(source, width, height));
  SDL_RWclose(source);
  return picture;
}

tl::expected<Drawings, AssetError> Drawings::make() {
  Drawings drawings;
  for (std::string_view name : drawing_names) {
    auto text = read_asset(std::string(name) + ".svg");
    if (!text) return tl::unexpected(text.error());
    drawings.texts_.emplace(name, std::move(*text));
  }
  return drawings;
}

bool Drawings::has(std::string_view name) const { return texts_.contains(name); }

Canvas Drawings::plain(std::string_view name, int width, int height) const {
  return rasterised(texts_.find(name)->second, width, height);
}

Canvas Drawings::of_team(std::string_view name, const TeamColours& colours, int width, int height) const {
  std::string text = texts_.find(name)->second;
  const bool away = name.find("away") != std::string_view::npos;
  const TeamColours& stored = kits[0].teams[away ? 1 : 0];
  // Through colours that no kit has, so that a body may take the colour of a mark.
  constexpr SDL_Color body{1, 2, 3, 255};
  constexpr SDL_Color mark{3, 2, 1, 255};
  text = recoloured(recoloured(std::move(text), stored.body, body), stored.mark, mark);
  return rasterised(recoloured(recoloured(std::move(text), body, colours.body), mark, colours.mark), width,
                    height);
}

}  // namespace fuba::paint
