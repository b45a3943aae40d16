#include "app/window/application.hpp"

#include <SDL.h>

#include <algorithm>
#include <memory>

#include "app/paint/painter.hpp"
#include "app/sound/sounds.hpp"
#include "app/window/presenter.hpp"
#include "app/window/sdl.hpp"

namespace fuba::app {
namespace {

constexpr int frame_milliseconds = 16;
/// How long after a picture the program looks at the queue once more before it sleeps until something comes.
constexpr int second_look_milliseconds = 500;
/// How often it looks while a text is typed: what an input method hands in need not come as an event.
constexpr int input_method_milliseconds = 50;
/// How often it looks after sounds that are still heard.
constexpr int sound_milliseconds = 100;
constexpr int smallest_width = 960;
constexpr int smallest_height = 600;

using Window = std::unique_ptr<SDL_Window, Closer<SDL_DestroyWindow>>;
using Renderer = std::unique_ptr<SDL_Renderer, Closer<SDL_DestroyRenderer>>;

/// The window and its loop: waits while nothing moves, paints sixty times a second while something does.
class Application {
 public:
  Application(SDL_Window* window, SDL_Renderer* renderer, Director& director, Presenter& presenter)
      : window_(window), renderer_(renderer), director_(director), presenter_(presenter) {
    director_.set_speaker(&sounds_);
  }
  ~Application() { director_.set_speaker(nullptr); }
  Application(const Application&) = delete;
  Application& operator=(const Application&) = delete;

  void run() {
    measure();
    sounds_.set_volume(director_.settings().loudness());
    paint();
    while (!director_.quitting()) {
      wait();
      sounds_.set_volume(director_.settings().loudness());
      sounds_.tend();
      if (presenter_.moving()) presenter_.advance(static_cast<float>(elapsed()));
      if (!director_.quitting()) paint();
    }
  }

 private:
  void measure() {
    int width = 0;
    int height = 0;
    int points = 0;
    SDL_GetRendererOutputSize(renderer_, &width, &height);
    SDL_GetWindowSize(window_, &points, nullptr);
    presenter_.set_size(width, height, static_cast<float>(width) / static_cast<float>(std::max(1, points)));
  }

  void wait() {
    SDL_Event event;
    const bool moving = presenter_.moving();
    if (moving) {
      const auto since = static_cast<int>(SDL_GetTicks64() - painted_);
      if (SDL_WaitEventTimeout(&event, std::max(1, frame_milliseconds - since)) != 0) handle(event);
    } else if (sleep(event)) {
      handle(event);
      painted_ = SDL_GetTicks64();
    }
    while (!director_.quitting() && SDL_PollEvent(&event) != 0) handle(event);
  }

  /// Until something comes: while nobody types and nothing is heard, without waking in between.
  bool sleep(SDL_Event& event) {
    while (SDL_IsTextInputActive() == SDL_TRUE)
      if (SDL_WaitEventTimeout(&event, input_method_milliseconds) != 0) return true;
    for (; sounds_.awake(); sounds_.tend())
      if (SDL_WaitEventTimeout(&event, sound_milliseconds) != 0) return true;
    return SDL_WaitEventTimeout(&event, second_look_milliseconds) != 0 || SDL_WaitEvent(&event) != 0;
  }

  void handle(const SDL_Event& event) {
    switch (event.type) {
      case SDL_QUIT:
        director_.quit();
        break;
      case SDL_WINDOWEVENT:
        if (event.window.event == SDL_WINDOWEVENT_SIZE_CHANGED) measure();
        break;
      case SDL_USEREVENT:
        presenter_.refresh();
        break;
      case SDL_RENDER_TARGETS_RESET:
      case SDL_RENDER_DEVICE_RESET:
        presenter_.forget_textures();
        break;
      case SDL_DROPFILE:
        presenter_.take(event);
        SDL_free(event.drop.file);
        break;
      case SDL_MOUSEMOTION:
      case SDL_MOUSEBUTTONDOWN:
      case SDL_MOUSEBUTTONUP:
      case SDL_MOUSEWHEEL:
      case SDL_KEYDOWN:
      case SDL_TEXTINPUT:
        presenter_.take(event);
        break;
      default:
        break;
    }
  }

  std::uint64_t elapsed() {
    const std::uint64_t now = SDL_GetTicks64();
    return now - std::exchange(painted_, now);
  }

  void paint() {
    presenter_.draw();
    SDL_RenderPresent(renderer_);
  }

  SDL_Window* window_;
  SDL_Renderer* renderer_;
  Director& director_;
  Presenter& presenter_;
  Sounds sounds_;
  std::uint64_t painted_ = 0;
};

}  // namespace

std::optional<std::string> open_window(Director& director, SDL_Point size) {
  const Window window(SDL_CreateWindow("FUBA", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, size.x, size.y,
                                       SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI));
  if (!window) return std::string("No window can be opened: ") + SDL_GetError();
  SDL_SetWindowMinimumSize(window.get(), smallest_width, smallest_height);
  paint::set_icon(window.get());
  const Renderer renderer(SDL_CreateRenderer(window.get(), -1, SDL_RENDERER_SOFTWARE));
  if (!renderer) return std::string("Nothing can be painted in the window: ") + SDL_GetError();
  auto presenter = Presenter::make(renderer.get(), director);
  if (!presenter) return presenter.error();
  Application(window.get(), renderer.get(), director, **presenter).run();
  return std::nullopt;
}

}  // namespace fuba::app
