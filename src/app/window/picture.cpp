#include "app/window/picture.hpp"

#include <SDL_image.h>
#include <imgui.h>

#include <memory>

#include "app/paint/surface.hpp"
#include "app/window/presenter.hpp"
#include "tabletop/write_product.hpp"

namespace fuba::app {
namespace {

struct CloseStream {
  void operator()(SDL_RWops* stream) const { SDL_RWclose(stream); }
};
struct DestroyRenderer {
  void operator()(SDL_Renderer* renderer) const { SDL_DestroyRenderer(renderer); }
};

/// A picture as the bytes of a file, so that whoever writes them knows whether they have arrived.
std::optional<std::string> png_of(SDL_Surface& surface) {
  constexpr std::size_t most_beside_pixels = 1U << 20U;
  std::string bytes(
      static_cast<std::size_t>(surface.pitch) * static_cast<std::size_t>(surface.h) + most_beside_pixels,
      '\0');
  const std::unique_ptr<SDL_RWops, CloseStream> stream(
      SDL_RWFromMem(bytes.data(), static_cast<int>(bytes.size())));
  if (!stream || IMG_SavePNG_RW(&surface, stream.get(), 0) != 0) return std::nullopt;
  bytes.resize(static_cast<std::size_t>(SDL_RWtell(stream.get())));
  return bytes;
}

/// The Dear ImGui of a window stands aside as long as this lives.
class Aside {
 public:
  Aside() { ImGui::SetCurrentContext(nullptr); }
  ~Aside() { ImGui::SetCurrentContext(window_); }
  Aside(const Aside&) = delete;
  Aside& operator=(const Aside&) = delete;

 private:
  ImGuiContext* window_ = ImGui::GetCurrentContext();
};

}  // namespace

std::optional<std::string> take_picture(Director& director, SDL_Point size,
                                        const std::filesystem::path& file) {
  const Aside aside;
  const paint::Surface surface(
      SDL_CreateRGBSurfaceWithFormat(0, size.x, size.y, 32, SDL_PIXELFORMAT_ARGB8888));
  const std::unique_ptr<SDL_Renderer, DestroyRenderer> renderer(
      surface ? SDL_CreateSoftwareRenderer(surface.get()) : nullptr);
  if (!renderer) return std::string("No picture of that size can be painted: ") + SDL_GetError();
  auto presenter = Presenter::make(renderer.get(), director);
  if (!presenter) return presenter.error();
  (*presenter)->set_size(size.x, size.y, 1);
  (*presenter)->advance(1e6F);
  (*presenter)->draw_complete();
  SDL_RenderFlush(renderer.get());
  const auto png = png_of(*surface);
  if (!png) return std::string("The picture cannot be made: ") + SDL_GetError();
  if (const auto done = tabletop::write_product(file, *png); !done)
    return file.string() + " " + done.error() + ". Check that its folder exists and can be written to.";
  return std::nullopt;
}

}  // namespace fuba::app
