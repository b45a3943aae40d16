#include "app/window/application.hpp"

#include <SDL.h>

#include <algorithm>
#include <memory>

#include "app/paint/painter.hpp"
#include "app/sound/sounds.hpp"
#include "app/window/controllers.hpp"
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

/// Where the window lay last, if enough of it can be seen there.
std::optional<WindowPlace> place_on_a_screen(const Settings& settings) {
  constexpr int enough = 120;
  if (!settings.window) return std::nullopt;
  const WindowPlace& at = *settings.window;
  if (at.width < smallest_width || at.height < smallest_height) return std::nullopt;
  const SDL_Rect window{at.x, at.y, at.width, at.height};
  for (int display = 0; display < SDL_GetNumVideoDisplays(); ++display) {
    SDL_Rect bounds;
    SDL_Rect seen;
    if (SDL_GetDisplayBounds(display, &bounds) != 0) continue;
    if (SDL_IntersectRect(&window, &bounds, &seen) == SDL_TRUE && seen.w >= enough && seen.h >= enough)
      return at;
  }
  return std::nullopt;
}

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
    remember_place();
  }

 private:
  /// Where the window lies and how large it is, for the next start. A window that fills the screen is
  /// remembered as what it was before.
  void remember_place() {
    Settings settings = director_.settings();
    const Uint32 flags = SDL_GetWindowFlags(window_);
    const bool fills = (flags & (SDL_WINDOW_FULLSCREEN_DESKTOP | SDL_WINDOW_MAXIMIZED)) != 0;
    WindowPlace place = settings.window.value_or(WindowPlace{});
    if (!fills || !settings.window) {
      SDL_GetWindowPosition(window_, &place.x, &place.y);
      SDL_GetWindowSize(window_, &place.width, &place.height);
    }
    place.maximised = (flags & SDL_WINDOW_MAXIMIZED) != 0;
    place.fullscreen = (flags & SDL_WINDOW_FULLSCREEN_DESKTOP) != 0;
    if (settings.window == place) return;
    settings.window = place;
    director_.set_settings(settings);
  }

  void turn_fullscreen() {
    const bool full = (SDL_GetWindowFlags(window_) & SDL_WINDOW_FULLSCREEN_DESKTOP) != 0;
    if (!full) remember_place();
    SDL_SetWindowFullscreen(window_, full ? 0 : SDL_WINDOW_FULLSCREEN_DESKTOP);
    measure();
    presenter_.refresh();
  }

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

  /// Until something comes or is to go away: while nobody types and nothing is heard, without waking in
  /// between.
  bool sleep(SDL_Event& event) {
    if (const auto left = presenter_.until_notice_goes())
      return SDL_WaitEventTimeout(&event, std::clamp(*left, 1, second_look_milliseconds)) != 0;
    while (SDL_IsTextInputActive() == SDL_TRUE)
      if (SDL_WaitEventTimeout(&event, input_method_milliseconds) != 0) return true;
    for (; sounds_.awake(); sounds_.tend())
      if (SDL_WaitEventTimeout(&event, sound_milliseconds) != 0) return true;
    return SDL_WaitEventTimeout(&event, second_look_milliseconds) != 0 || SDL_WaitEvent(&event) != 0;
  }

  void handle(const SDL_Event& event) {
    if (const auto key = controllers_.take(event)) return presenter_.take(*key);
    if (event.type == SDL_KEYDOWN && event.key.keysym.sym == SDLK_F11) {
      if (event.key.repeat == 0) turn_fullscreen();
      return;
    }
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
        // The first one only says where the pointer lay when the window came up.
        if (std::exchange(pointer_told_, true)) presenter_.take(event);
        break;
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
  Controllers controllers_;
  std::uint64_t painted_ = 0;
  bool pointer_told_ = false;
};

}  // namespace

std::optional<std::string> open_window(Director& director, std::optional<SDL_Point> size) {
  const auto place = size ? std::nullopt : place_on_a_screen(director.settings());
  const WindowPlace at = place.value_or(WindowPlace{});
  Uint32 flags = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
  if (at.maximised) flags |= SDL_WINDOW_MAXIMIZED;
  if (at.fullscreen) flags |= SDL_WINDOW_FULLSCREEN_DESKTOP;
  const int middle = SDL_WINDOWPOS_CENTERED;
  const Window window(SDL_CreateWindow("FUBA", place ? at.x : middle, place ? at.y : middle,
                                       size ? size->x : at.width, size ? size->y : at.height, flags));
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
