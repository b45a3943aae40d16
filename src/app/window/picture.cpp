#include "app/window/picture.hpp"

#include <SDL_image.h>
#include <imgui.h>

#include <memory>

#include "app/paint/surface.hpp"
#include "app/window/presenter.hpp"

namespace fuba::app {
namespace {

struct DestroyRenderer {
  void operator()(SDL_Renderer* renderer) const { SDL_DestroyRenderer(renderer); }
};

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
  (*presenter)->draw();
  SDL_RenderFlush(renderer.get());
  if (IMG_SavePNG(surface.get(), file.c_str()) != 0)
    return file.string() + " cannot be written: " + SDL_GetError() +
           ". Check that its folder exists and can be written to.";
  return std::nullopt;
}

}  // namespace fuba::app
