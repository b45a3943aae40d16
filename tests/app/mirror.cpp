#include "mirror.hpp"

#include <cstdlib>
#include <stdexcept>

#include "app/program.hpp"
#include "app/window/seed.hpp"
#include "app/window/table_layout.hpp"
#include "fuba/rules_files.hpp"
#include "fuba/table/rules_setting.hpp"
#include "fuba/table/screens/replay_screen.hpp"
#include "fuba/table/screens/table_screen.hpp"

namespace fuba::test {
namespace {

app::Content texts_and_rules(const std::string& language) {
  auto read = app::read_content(language.empty() ? words::original_language : language);
  if (!read) throw std::runtime_error(read.error());
  return std::move(*read);
}

/// Dice and coaches are the same in every run; FUBA_TEST_SEED, a number, brings others.
std::uint64_t seed() {
  const char* const wish = std::getenv("FUBA_TEST_SEED");
  return wish == nullptr ? 1 : std::strtoull(wish, nullptr, 10);
}

}  // namespace

const app::Settings& still() {
  static const app::Settings still = [] {
    app::Settings settings;
    settings.pace = app::Pace::off;
    settings.questions = app::Questions::everything;
    settings.tips = false;
    app::keep(settings, {});
    return settings;
  }();
  return still;
}

bool dummy_display() {
  return SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "dummy", SDL_HINT_OVERRIDE) == SDL_TRUE;
}

Mirror::Mirror(int width, int height, const app::Settings& settings, std::filesystem::path folder)
    : width_(width), height_(height), settings_(settings), content_(texts_and_rules(settings.language)) {
  app::foresee_seeds(seed());
  surface_ = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_ARGB8888);
  renderer_ = SDL_CreateSoftwareRenderer(surface_);
  director_ = app::make_director(content_, std::move(folder), settings_);
  director_->go(app::place::Title{});
  auto made = app::Presenter::make(renderer_, *director_);
  if (!made) throw std::runtime_error(made.error());
  presenter_ = std::move(*made);
  presenter_->set_size(width, height, 1);
  presenter_->draw();
}

Mirror::~Mirror() {
  presenter_.reset();
  SDL_DestroyRenderer(renderer_);
  SDL_FreeSurface(surface_);
}

void Mirror::show(std::unique_ptr<app::Screen> screen) {
  director_->begin(std::move(screen));
  presenter_->refresh();
  presenter_->draw();
}

SDL_Color Mirror::colour_at(int x, int y) {
  SDL_RenderFlush(renderer_);
  const auto* row = static_cast<const Uint8*>(surface_->pixels) + y * surface_->pitch;
  SDL_Color colour{};
  SDL_GetRGBA(reinterpret_cast<const Uint32*>(row)[x], surface_->format, &colour.r, &colour.g,  // NOLINT
              &colour.b, &colour.a);
  return colour;
}

std::optional<SDL_FPoint> Mirror::place(std::string_view id) const {
  const auto rect = presenter_->place(id);
  if (!rect) return std::nullopt;
  const SDL_FPoint middle{rect->x + rect->w / 2, rect->y + rect->h / 2};
  // What has been scrolled away lies below NOW, where only a tip has something to press.
  const app::TableLayout table(width_, height_);
  const bool hidden = middle.x > table.now.x && middle.y > table.now.y + table.now.h - 6;
  auto& screen = director_->screen();
  const bool listed = dynamic_cast<app::TableScreen*>(&screen) != nullptr ||
                      dynamic_cast<app::ReplayScreen*>(&screen) != nullptr;
  return hidden && listed && !id.starts_with("tip ") ? std::nullopt : std::optional(middle);
}

std::vector<Uint32> Mirror::pixels() {
  SDL_RenderFlush(renderer_);
  std::vector<Uint32> all;
  for (int y = 0; y < height_; ++y) {
    const auto* row = reinterpret_cast<const Uint32*>(static_cast<const Uint8*>(surface_->pixels) +
                                                      std::ptrdiff_t{y} * surface_->pitch);
    all.insert(all.end(), row, row + width_);
  }
  return all;
}

std::vector<Uint32> Mirror::pixels_painted_anew() {
  presenter_->forget_textures();
  presenter_->draw();
  return pixels();
}

void Mirror::move(SDL_FPoint point) {
  SDL_Event event{};
  event.type = SDL_MOUSEMOTION;
  event.motion.x = static_cast<int>(point.x);
  event.motion.y = static_cast<int>(point.y);
  presenter_->take(event);
}

void Mirror::button(Uint32 type, SDL_FPoint point) {
  SDL_Event event{};
  event.type = type;
  event.button.button = SDL_BUTTON_LEFT;
  event.button.x = static_cast<int>(point.x);
  event.button.y = static_cast<int>(point.y);
  presenter_->take(event);
}

void Mirror::click(SDL_FPoint point) {
  move(point);
  button(SDL_MOUSEBUTTONDOWN, point);
  button(SDL_MOUSEBUTTONUP, point);
  presenter_->draw();
}

void Mirror::point_at(SDL_FPoint point) {
  move(point);
  presenter_->draw();
}

void Mirror::key(SDL_Keycode code, SDL_Keymod held) {
  SDL_Event event{};
  event.type = SDL_KEYDOWN;
  event.key.keysym.sym = code;
  event.key.keysym.scancode = SDL_GetScancodeFromKey(code);
  event.key.keysym.mod = static_cast<Uint16>(held);
  presenter_->take(event);
  presenter_->draw();
}

void Mirror::key_unseen(SDL_Keycode code) {
  SDL_Event event{};
  event.type = SDL_KEYDOWN;
  event.key.keysym.sym = code;
  event.key.keysym.scancode = SDL_GetScancodeFromKey(code);
  presenter_->take(event);
  lay_out();
}

void Mirror::lay_out() {
  SDL_Event nothing{};
  nothing.type = SDL_USEREVENT;
  presenter_->take(nothing);
}

void Mirror::type(const std::string& text) {
  SDL_Event event{};
  event.type = SDL_TEXTINPUT;
  SDL_strlcpy(event.text.text, text.c_str(), sizeof event.text.text);
  presenter_->take(event);
  presenter_->draw();
}

void Mirror::drop(const std::filesystem::path& file) {
  std::string name = file.string();
  SDL_Event event{};
  event.type = SDL_DROPFILE;
  event.drop.file = name.data();
  presenter_->take(event);
  presenter_->draw();
}

void Mirror::settle() {
  while (presenter_->moving()) presenter_->advance(1e6F);
  presenter_->draw();
}

void Mirror::wake() {
  presenter_->refresh();
  presenter_->draw();
}

void Mirror::drag(SDL_FPoint from, SDL_FPoint to) {
  move(from);
  button(SDL_MOUSEBUTTONDOWN, from);
  move(to);
  presenter_->draw();
  button(SDL_MOUSEBUTTONUP, to);
  presenter_->draw();
}

}  // namespace fuba::test
