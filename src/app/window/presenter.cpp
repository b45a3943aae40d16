#include "app/window/presenter.hpp"

#include <algorithm>
#include <cmath>

#include "app/window/caption.hpp"
#include "app/window/message_box.hpp"
#include "app/window/notice_line.hpp"
#include "app/window/table_layout.hpp"

namespace fuba::app {
namespace {

paint::Theme theme_of(const Settings& settings, const std::optional<TeamKits>& kits = std::nullopt) {
  paint::Theme theme = settings.high_contrast ? paint::high_contrast : paint::Theme{};
  theme.teams = kits.value_or(paint::kits[settings.colours].teams);
  return theme;
}

/// How long what went well can be read.
constexpr std::uint64_t notice_milliseconds = 7000;

bool alike(const TeamKits& one, const TeamKits& other) {
  const auto same = [](const SDL_Color& a, const SDL_Color& b) {
    return a.r == b.r && a.g == b.g && a.b == b.b && a.a == b.a;
  };
  return std::ranges::equal(one, other, [&](const paint::TeamColours& a, const paint::TeamColours& b) {
    return same(a.body, b.body) && same(a.mark, b.mark);
  });
}

bool is_arrow(SDL_Keycode code) {
  return code == SDLK_LEFT || code == SDLK_RIGHT || code == SDLK_UP || code == SDLK_DOWN;
}

/// Keys that may be held down to move on.
bool may_repeat(SDL_Keycode code) { return is_arrow(code) || code == SDLK_PAGEUP || code == SDLK_PAGEDOWN; }

/// The sign that a key stands for on most of the keyboards that have it there. SDL tells text only while it
/// is asked for, which is while some is edited.
char sign_of(const SDL_Keysym& key) {
  constexpr SDL_Keycode sharp_s = 0xDF;
  const bool shift = (key.mod & KMOD_SHIFT) != 0;
  switch (key.sym) {
    case SDLK_PLUS:
      return shift ? '?' : '+';
    case SDLK_KP_PLUS:
      return '+';
    case SDLK_EQUALS:
      return shift ? '+' : '\0';
    case SDLK_MINUS:
    case SDLK_KP_MINUS:
      return '-';
    case SDLK_QUESTION:
      return '?';
    case SDLK_SLASH:
    case SDLK_COMMA:
    case SDLK_QUOTE:
    case sharp_s:
      return shift ? '?' : '\0';
    default:
      return '\0';
  }
}

Key key_of(const SDL_Event& event) {
  Key key;
  if (event.type == SDL_KEYDOWN && (event.key.repeat == 0 || may_repeat(event.key.keysym.sym))) {
    key.code = event.key.keysym.sym;
    key.control = (event.key.keysym.mod & KMOD_CTRL) != 0;
    key.shift = (event.key.keysym.mod & KMOD_SHIFT) != 0;
    key.sign = sign_of(event.key.keysym);
  }
  return key;
}

bool presses(const SDL_Event& event) {
  return event.type == SDL_KEYDOWN || event.type == SDL_MOUSEBUTTONDOWN;
}

/// The smallest rectangle around all of them.
std::optional<SDL_FRect> around_all(const std::vector<SDL_FRect>& rects) {
  std::optional<SDL_FRect> all;
  for (const SDL_FRect& rect : rects) {
    if (all)
      SDL_UnionFRect(&*all, &rect, &*all);
    else
      all = rect;
  }
  return all;
}

/// Where the seen part of a length begins at least and at most, so that a stretch is in sight, with so much
/// of the window free on both sides of it as there is room for.
struct Reach {
  Reach(float from, float length, int window, float free) {
    const auto room = static_cast<float>(window);
    const float margin = std::clamp((room - length) / 2, 0.0F, free * room);
    last = from - margin;
    first = std::min(last, from + length + margin - room);
  }
  float nearest(float to) const { return std::clamp(to, first, last); }

  float first;
  float last;
};

bool is_panel(const char* window) { return !is_overlay(window); }

bool is_modifier(const SDL_Event& event) {
  return event.type == SDL_KEYDOWN && (event.key.keysym.sym & SDLK_SCANCODE_MASK) != 0 &&
         event.key.keysym.scancode >= SDL_SCANCODE_LCTRL && event.key.keysym.scancode <= SDL_SCANCODE_RGUI;
}

}  // namespace

tl::expected<std::unique_ptr<Presenter>, std::string> Presenter::make(SDL_Renderer* renderer,
                                                                      Director& director) {
  const auto regular = paint::find_asset(paint::font_regular);
  if (!regular) return tl::unexpected(regular.error().message);
  const auto bold = paint::find_asset(paint::font_bold);
  if (!bold) return tl::unexpected(bold.error().message);
  auto painter = paint::Painter::make(renderer, theme_of(director.settings()));
  if (!painter) return tl::unexpected(painter.error().message);
  return std::unique_ptr<Presenter>(
      new Presenter(renderer, director, std::move(*painter), {*regular, *bold}));
}

Presenter::Presenter(SDL_Renderer* renderer, Director& director, paint::Painter painter, FontFiles fonts)
    : renderer_(renderer),
      director_(director),
      painter_(std::move(painter)),
      fonts_(std::move(fonts)),
      gui_(renderer),
      ui_(gui_, focus_, director.words()),
      settings_(director.settings()) {
  style::take(settings_.high_contrast);
  SDL_StopTextInput();
}

void Presenter::set_size(int width, int height, float density) {
  density_ = density;
  if (width == width_ && height == height_) return;
  width_ = width;
  height_ = height;
  cut_letters();
  whole_.reset();
  stale_ = true;
}

/// Where text is larger than the screen bears the picture is larger than the window, as many times.
void Presenter::magnify() {
  magnified_ = std::max(1.0F, settings_.text_factor() / director_.screen().bears());
  const auto larger = [&](int length) {
    return static_cast<int>(std::lround(static_cast<float>(length) * magnified_));
  };
  const SDL_Point picture{larger(width_), larger(height_)};
  if (whole_ && picture.x == picture_.x && picture.y == picture_.y) return;
  picture_ = picture;
  seen_ = {0, 0};
  whole_.reset(SDL_CreateTexture(renderer_, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_TARGET, picture_.x,
                                 picture_.y));
  SDL_SetTextureBlendMode(whole_.get(), SDL_BLENDMODE_NONE);
  shown_ = {};
}

/// The part of a larger picture that is seen follows the pointer: at the window's edge it is at its own.
void Presenter::follow_pointer(int x, int y) {
  constexpr float edge = 0.08F;
  const auto along = [&](int at, int window, int picture) {
    const float part = static_cast<float>(at) * density_ / static_cast<float>(window);
    const float way = std::clamp((part - edge) / (1 - 2 * edge), 0.0F, 1.0F);
    return static_cast<int>(std::lround(way * static_cast<float>(picture - window)));
  };
  seen_ = {along(x, width_, picture_.x), along(y, height_, picture_.y)};
}

/// A choice with the question above it, where the window has room for both.
SDL_FRect Presenter::with_question(const SDL_FRect& choice) const {
  const auto& asked = focus_.asked();
  if (!asked || choice.x >= asked->x + asked->w || asked->x >= choice.x + choice.w) return choice;
  SDL_FRect both;
  SDL_UnionFRect(&*asked, &choice, &both);
  const bool fits = both.w < static_cast<float>(width_) && both.h < static_cast<float>(height_);
  return fits ? both : choice;
}

/// What is to be read and is new, or else the focus, or what happens, or where the focus will begin.
std::optional<SDL_FRect> Presenter::leading_place() {
  const auto& heeded = focus_.heeded();
  if (const std::string words = heeded ? heeded->words : std::string(); words != heeded_) {
    heeded_ = words;
    reading_ = heeded.has_value();
  }
  if (reading_ && heeded) return heeded->rect;
  if (const auto place = focus_.place(focus_.current())) return with_question(*place);
  if (const auto place = focus_.closed_place(focus_.current())) return with_question(*place);
  if (focus_.attended()) return focus_.attended();
  return focus_.beginning();
}

/// What should be seen beside that: what is spoken of, or what has just happened.
std::optional<SDL_FRect> Presenter::wished_place() const {
  if (reading_ && focus_.heeded()) return around_all(focus_.heeded()->about);
  return ui_.remarks().empty() ? std::nullopt : std::optional(ui_.remarks().back().rect);
}

/// The same with that place when the keyboard is used, and what has to be answered lies in
/// the middle.
void Presenter::follow_focus() {
  const SDL_Point most{picture_.x - width_, picture_.y - height_};
  if (director_.box() != nullptr) {
    seen_ = {most.x / 2, most.y / 2};
    return;
  }
  const auto place = leading_place();
  if (!place) return;
  const auto wish = wished_place();
  const SDL_FRect wished = wish.value_or(*place);
  const auto along = [](const Reach& needed, const Reach& wanted, int now, int end) {
    const float at = needed.nearest(wanted.nearest(static_cast<float>(now)));
    return std::clamp(static_cast<int>(std::lround(at)), 0, end);
  };
  const float free = wish ? 0.02F : 0.1F;
  seen_ = {along({place->x, place->w, width_, free}, {wished.x, wished.w, width_, free}, seen_.x, most.x),
           along({place->y, place->h, height_, free}, {wished.y, wished.h, height_, free}, seen_.y, most.y)};
}

/// Moves the part that is seen the way of an arrow. False where there is nothing to move.
bool Presenter::pan(SDL_Keycode arrow) {
  if (magnified_ <= 1 || ui_.editing() || !is_arrow(arrow)) return false;
  const auto way = [&](SDL_Keycode back, SDL_Keycode on) { return arrow == on ? 1 : arrow == back ? -1 : 0; };
  seen_.x = std::clamp(seen_.x + way(SDLK_LEFT, SDLK_RIGHT) * width_ / 3, 0, picture_.x - width_);
  seen_.y = std::clamp(seen_.y + way(SDLK_UP, SDLK_DOWN) * height_ / 3, 0, picture_.y - height_);
  by_keys_ = false;
  return true;
}

/// Whether what is seen is led by the keyboard from now on, or by the mouse.
void Presenter::remember_hand(const SDL_Event& event) {
  if (event.type == SDL_KEYDOWN && !is_modifier(event)) by_keys_ = true;
  if (event.type == SDL_KEYDOWN && is_arrow(event.key.keysym.sym)) reading_ = false;
  if (event.type == SDL_MOUSEMOTION || event.type == SDL_MOUSEBUTTONDOWN) by_keys_ = false;
}

SDL_FRect Presenter::part_seen() const {
  return {static_cast<float>(seen_.x), static_cast<float>(seen_.y), static_cast<float>(width_),
          static_cast<float>(height_)};
}

/// An event of the mouse where it is in the whole picture.
SDL_Event Presenter::in_picture(SDL_Event event) const {
  const auto x = static_cast<int>(std::lround(static_cast<float>(seen_.x) / density_));
  const auto y = static_cast<int>(std::lround(static_cast<float>(seen_.y) / density_));
  if (event.type == SDL_MOUSEMOTION) {
    event.motion.x += x;
    event.motion.y += y;
  } else if (event.type == SDL_MOUSEBUTTONDOWN || event.type == SDL_MOUSEBUTTONUP) {
    event.button.x += x;
    event.button.y += y;
  }
  return event;
}

void Presenter::cut_letters() {
  const float unit = TableLayout(width_, height_, 0, settings_.text_factor()).unit;
  style::apply(unit);
  gui_.build_fonts(fonts_, unit);
  shown_ = {};
}

void Presenter::follow_settings() {
  const Settings& now = director_.settings();
  const paint::Theme theme = theme_of(now, director_.screen().kits());
  if (!alike(theme.teams, painter_.theme().teams) || now.high_contrast != settings_.high_contrast)
    painter_.set_theme(theme);
  if (now == settings_) return;
  const bool anew = now.text != settings_.text || now.high_contrast != settings_.high_contrast;
  if (anew || now.language != settings_.language) painter_.forget_textures();
  settings_ = now;
  style::take(now.high_contrast);
  if (anew) cut_letters();
  stale_ = true;
}

void Presenter::take(const SDL_Event& event) {
  if (presses(event) && !is_modifier(event) && director_.screen().skip()) {
    stale_ = true;
    return;
  }
  stale_ = true;
  remember_hand(event);
  const Key key = key_of(event);
  if (key.control && pan(key.code)) return;
  if (event.type == SDL_DROPFILE) return director_.go(place::File{event.drop.file});
  const bool typed = ui_.editing() && director_.box() == nullptr && gui_.feed_field(event);
  if (event.type == SDL_MOUSEMOTION) follow_pointer(event.motion.x, event.motion.y);
  gui_.feed(in_picture(event), density_);
  if (event.type == SDL_MOUSEMOTION || event.type == SDL_MOUSEBUTTONDOWN) focus_.hide();
  if (event.type != SDL_MOUSEMOTION) lay_out(key);
  // Where no choice lies on that side there may be something to see.
  if (focus_.blocked()) pan(key.code);
  if (typed) {
    gui_.release_key();
    lay_out({});
  }
  hand_over_keyboard();
}

/// Gives the keyboard to what is to be edited before the next key is told, and asks for text only then.
void Presenter::hand_over_keyboard() {
  constexpr int patience = 4;
  for (int frame = 0; frame < patience && ui_.awaits_keyboard(); ++frame) lay_out({});
  if (ui_.editing() == asks_for_text_) return;
  asks_for_text_ = ui_.editing();
  if (asks_for_text_)
    SDL_StartTextInput();
  else
    SDL_StopTextInput();
}

void Presenter::lay_out(const Key& key) {
  const bool told = director_.box() != nullptr;
  const Screen* shown = &director_.screen();
  magnify();
  ui_.begin(key, settings_.text_factor() / magnified_, picture_.x, picture_.y);
  ui_.look_at(part_seen());
  if (told) ui_.begin_below();
  director_.screen().frame(ui_);
  if (told) message_box(ui_, director_, key);
  if (director_.notice()) notice_line(ui_, director_);
  if (magnified_ > 1 && !told) {
    std::vector<SDL_FRect> kept_free;
    if (focus_.heeded()) kept_free.push_back(focus_.heeded()->rect);
    if (const auto place = focus_.place(focus_.current())) kept_free.push_back(*place);
    caption(ui_, kept_free);
  }
  ui_.end();
  let_hear(key, shown);
}

/// A tick for what was taken, a page for what was turned over, and the key that mutes: M where no choice has
/// that letter, Ctrl+M everywhere.
void Presenter::let_hear(const Key& key, const Screen* before) {
  const bool typed = ui_.editing() || focus_.took_letter();
  if (key.is_control(SDLK_m) || (key.is(SDLK_m) && !typed)) {
    Settings settings = director_.settings();
    settings.muted = !settings.muted;
    director_.set_settings(settings);
  }
  if (director_.box() == nullptr && &director_.screen() != before)
    director_.speaker().play(Cue::page);
  else if (ui_.took_something())
    director_.speaker().play(Cue::tick);
}

std::optional<int> Presenter::until_notice_goes() {
  if (!director_.notice()) return std::nullopt;
  if (std::exchange(noticed_, director_.notices()) != director_.notices())
    notice_ends_ = SDL_GetTicks64() + notice_milliseconds;
  const std::uint64_t now = SDL_GetTicks64();
  if (now < notice_ends_) return static_cast<int>(notice_ends_ - now);
  director_.drop_notice();
  stale_ = true;
  return 0;
}

void Presenter::advance(float milliseconds) {
  if (director_.screen().advance(milliseconds)) stale_ = true;
}

void Presenter::renew() {
  // A second frame shows what the first one has changed, and a screen that came with it is laid out too.
  const Screen* laid_out = nullptr;
  for (int frame = 0; frame < 2 || laid_out != &director_.screen(); ++frame) {
    laid_out = &director_.screen();
    lay_out({});
    follow_settings();
  }
  if (by_keys_) follow_focus();
  if (magnified_ > 1) lay_out({});  // what goes by the part that is seen
  hand_over_keyboard();
  if (gui_.lacks_letters()) {
    cut_letters();
    lay_out({});
  }
  const Screen& screen = director_.screen();
  painter_.set_window(picture_);
  ground_ = painter_.strokes_of([&](const paint::Painter& painter) { screen.ground(painter); });
  still_ = painter_.strokes_of([&](const paint::Painter& painter) { screen.still(painter); });
  laid_ = paint::Mosaic(picture_);
  lay(laid_, ground_);
  gui_.lay(laid_, is_panel);
  lay(laid_, still_);
  stale_ = false;
}

/// Paints what has changed since the last picture.
void Presenter::paint_changes() {
  live_ = painter_.strokes_of([&](const paint::Painter& painter) { director_.screen().live(painter); });
  paint::Mosaic now = laid_;
  lay(now, live_);
  gui_.lay(now, is_overlay);
  SDL_SetRenderTarget(renderer_, whole_.get());
  for (const SDL_Rect& changed : now.other_than(shown_)) {
    paint::paint(renderer_, ground_, changed);
    gui_.draw(is_panel, changed);
    paint::paint(renderer_, still_, changed);
    paint::paint(renderer_, live_, changed);
    gui_.draw(is_overlay, changed);
  }
  SDL_SetRenderTarget(renderer_, nullptr);
  shown_ = std::move(now);
}

void Presenter::draw() {
  if (stale_) renew();
  paint_changes();
  const SDL_Rect seen{seen_.x, seen_.y, width_, height_};
  SDL_RenderCopy(renderer_, whole_.get(), &seen, nullptr);
  director_.opened();
}

void Presenter::draw_complete() {
  draw();
  while (!director_.screen().complete()) {
    SDL_Delay(1);
    refresh();
    draw();
  }
  // What was ready only after the last picture is taken in by one more.
  refresh();
  draw();
}

void Presenter::forget_textures() {
  painter_.forget_textures();
  const int width = std::exchange(width_, 0);
  set_size(width, height_, density_);
}

}  // namespace fuba::app
