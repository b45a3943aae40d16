#include "app/window/presenter.hpp"

#include <algorithm>
#include <utility>

#include "app/window/caption.hpp"
#include "app/window/key_events.hpp"
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

bool is_panel(const char* window) { return !is_overlay(window); }

SDL_FRect in_floats(const SDL_Rect& rect) {
  return {static_cast<float>(rect.x), static_cast<float>(rect.y), static_cast<float>(rect.w),
          static_cast<float>(rect.h)};
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
  if (viewport_.set_window({width, height}, density)) begin_anew();
}

void Presenter::begin_anew() {
  cut_letters();
  whole_.reset();
  stale_ = true;
}

/// Where text is larger than the screen bears the picture is larger than the window, as many times.
void Presenter::magnify() {
  const bool resized =
      viewport_.magnify(std::max(1.0F, settings_.text_factor() / director_.screen().bears()));
  if (whole_ && !resized) return;
  const SDL_Point picture = viewport_.picture();
  whole_.reset(
      SDL_CreateTexture(renderer_, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_TARGET, picture.x, picture.y));
  SDL_SetTextureBlendMode(whole_.get(), SDL_BLENDMODE_NONE);
  shown_ = {};
}

bool Presenter::pan(SDL_Keycode arrow) { return !ui_.editing() && viewport_.pan(arrow); }

void Presenter::cut_letters() {
  const SDL_Point window = viewport_.window();
  const float unit = TableLayout(window.x, window.y, 0, settings_.text_factor()).unit;
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
  viewport_.remember_hand(event);
  const Key key = key_of(event);
  if (key.control && pan(key.code)) return;
  if (event.type == SDL_DROPFILE) return director_.go(place::File{event.drop.file});
  const bool typed = ui_.editing() && director_.box() == nullptr && gui_.feed_field(event);
  if (event.type == SDL_MOUSEMOTION) viewport_.follow_pointer(event.motion.x, event.motion.y);
  gui_.feed(viewport_.in_picture(event), viewport_.density());
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
  const SDL_Point picture = viewport_.picture();
  ui_.begin(key, settings_.text_factor() / viewport_.times(), picture.x, picture.y);
  ui_.look_at(in_floats(viewport_.seen()));
  if (told) ui_.begin_below();
  director_.screen().frame(ui_);
  if (told) message_box(ui_, director_, key);
  if (director_.notice()) notice_line(ui_, director_);
  if (viewport_.magnified() && !told) {
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

/// The part that is seen follows the keyboard.
void Presenter::follow_keys() {
  if (director_.box() != nullptr)
    viewport_.follow_message();
  else
    viewport_.follow(focus_, ui_.remarks());
}

void Presenter::renew() {
  // A second frame shows what the first one has changed, and a screen that came with it is laid out too.
  const Screen* laid_out = nullptr;
  for (int frame = 0; frame < 2 || laid_out != &director_.screen(); ++frame) {
    laid_out = &director_.screen();
    lay_out({});
    follow_settings();
  }
  if (viewport_.led_by_keys()) follow_keys();
  if (viewport_.magnified()) lay_out({});  // what goes by the part that is seen
  hand_over_keyboard();
  if (gui_.lacks_letters()) {
    cut_letters();
    lay_out({});
  }
  const Screen& screen = director_.screen();
  painter_.set_window(viewport_.picture());
  ground_ = painter_.strokes_of([&](const paint::Painter& painter) { screen.ground(painter); });
  still_ = painter_.strokes_of([&](const paint::Painter& painter) { screen.still(painter); });
  laid_ = paint::Mosaic(viewport_.picture());
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
  const SDL_Rect seen = viewport_.seen();
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
  begin_anew();
}

}  // namespace fuba::app
