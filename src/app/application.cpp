#include "application.hpp"

#include <SDL.h>

#include <iostream>
#include <memory>

#include "content.hpp"
#include "fuba/rules_files.hpp"
#include "open_match.hpp"
#include "picture.hpp"
#include "presenter.hpp"
#include "saved_matches.hpp"
#include "screens/table_screen.hpp"
#include "screens/title_screen.hpp"
#include "seed.hpp"
#include "tabletop/folder_lock.hpp"
#include "tabletop/library.hpp"
#include "user_folder.hpp"

namespace fuba::app {

using tabletop::FolderLock;
using tabletop::Library;
namespace {

constexpr int frame_milliseconds = 16;
/// How long the program sleeps at a time while nothing moves. It looks at the queue again then, because a
/// display server under load has been seen to queue an event without waking its client.
constexpr int idle_milliseconds = 500;
constexpr int smallest_width = 960;
constexpr int smallest_height = 600;

using Problem = std::optional<std::string>;

template <auto destroy>
struct Closer {
  template <class T>
  void operator()(T* thing) const {
    destroy(thing);
  }
};
using Window = std::unique_ptr<SDL_Window, Closer<SDL_DestroyWindow>>;
using Renderer = std::unique_ptr<SDL_Renderer, Closer<SDL_DestroyRenderer>>;

/// SDL for as long as it is needed.
class Sdl {
 public:
  bool ready = false;
  Sdl() {
    // The window's picture goes straight to the display: faster to start and smaller than by way of OpenGL.
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear");
    ready = SDL_Init(SDL_INIT_VIDEO) == 0 && (asked_for() || !shows_nothing());
  }
  ~Sdl() { SDL_Quit(); }
  Sdl(const Sdl&) = delete;
  Sdl& operator=(const Sdl&) = delete;

 private:
  static bool asked_for();
  static bool shows_nothing();
};

/// Whether the player has named a video driver himself.
bool Sdl::asked_for() { return SDL_GetHint(SDL_HINT_VIDEODRIVER) != nullptr; }

/// SDL falls back on drivers without a screen where it finds none.
bool Sdl::shows_nothing() {
  const std::string_view driver = SDL_GetCurrentVideoDriver();
  return driver == "offscreen" || driver == "dummy" || driver == "evdev";
}

/// The picture of a match to look at: the file is read, and nothing is written but the picture.
Problem show_match(Director& director, const std::filesystem::path& file) {
  auto loaded = load(file, director.rules_for(), DiceSource::random(fresh_seed()));
  if (!loaded) return to_string(loaded.error());
  if (loaded->trouble) std::cerr << to_string(*loaded->trouble) << '\n';
  director.begin(std::make_unique<TableScreen>(
      director,
      std::make_unique<MatchPlay>(std::move(loaded->match), director.words(), director.settings())));
  return std::nullopt;
}

Problem paint_picture(Director& director, const CommandLine& options) {
  const std::filesystem::path& file = options.load.empty() ? options.file : options.load;
  if (file.empty()) {
    director.begin(std::make_unique<TitleScreen>(director));
  } else if (const auto problem = show_match(director, file)) {
    return problem;
  }
  return take_picture(director, {options.width, options.height}, options.screenshot);
}

/// The window and its loop: waits while nothing moves, paints sixty times a second while something does.
class Application {
 public:
  Application(SDL_Window* window, SDL_Renderer* renderer, Director& director, Presenter& presenter)
      : window_(window), renderer_(renderer), director_(director), presenter_(presenter) {}

  void run() {
    measure();
    paint();
    while (!director_.quitting()) {
      wait();
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
    } else {
      while (SDL_WaitEventTimeout(&event, idle_milliseconds) == 0) {
      }
      handle(event);
      painted_ = SDL_GetTicks64();
    }
    while (!director_.quitting() && SDL_PollEvent(&event) != 0) handle(event);
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
  std::uint64_t painted_ = 0;
};

Problem open_window(Director& director, const CommandLine& options) {
  const Window window(SDL_CreateWindow("FUBA", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, options.width,
                                       options.height, SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI));
  if (!window) return std::string("No window can be opened: ") + SDL_GetError();
  SDL_SetWindowMinimumSize(window.get(), smallest_width, smallest_height);
  paint::set_icon(window.get());
  const Renderer renderer(SDL_CreateRenderer(window.get(), -1, SDL_RENDERER_SOFTWARE));
  if (!renderer) return std::string("Nothing can be painted in the window: ") + SDL_GetError();
  auto presenter = Presenter::make(renderer.get(), director);
  if (!presenter) return presenter.error();
  director.begin(std::make_unique<TitleScreen>(director));
  if (!options.load.empty()) open_match(director, options.load);
  if (!options.file.empty()) open_file(director, options.file);
  Application(window.get(), renderer.get(), director, **presenter).run();
  return std::nullopt;
}

}  // namespace

Problem run(const CommandLine& options) {
  const bool picture = !options.screenshot.empty();
  if (picture) SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy");
  const Sdl sdl;
  if (!sdl.ready)
    return "No display was found. Start FUBA in a graphical session, or with --screenshot FILE to get a "
           "picture "
           "without one.";
  auto content = read_content();
  if (!content) return content.error();
  const auto own = first_folder(likely_folders());
  std::optional<PassingFolder> passing;
  if (!own) passing.emplace();
  const auto folder = own ? *own : passing->path();
  Director director(*content, load_rules, folder,
                    picture ? Settings{} : load_settings(folder / "settings.json", content->options));
  director.set_programs(options.programs);
  if (!own && !picture) director.tell(fuba::ui(content->words, "no-folder"));
  FolderLock lock(folder);
  if (!picture && !lock.hold()) director.tell(fuba::ui(content->words, "in-use"));
  if (!picture) Library(folder).empty_trash(today());
  return picture ? paint_picture(director, options) : open_window(director, options);
}

}  // namespace fuba::app
