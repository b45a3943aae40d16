#include "fuba/table/paint/mat_studio.hpp"

#include <fmt/format.h>

namespace fuba::paint {

namespace {

std::string at_size_of(const MatLayout& layout, std::string_view name) {
  const SDL_FRect& room = layout.room();
  return fmt::format("{} on {:.0f} {:.0f}", name, room.w, room.h);
}

}  // namespace

const Texture& MatStudio::picture(std::string_view name, const std::function<Canvas()>& make) const {
  return studio.picture(at_size_of(layout, name), make);
}

const Texture& MatStudio::fainter_picture(std::string_view name, float opacity,
                                          const std::function<Canvas()>& make) const {
  return studio.fainter_picture(at_size_of(layout, name), opacity, make);
}

}  // namespace fuba::paint
