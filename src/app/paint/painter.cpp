#include "app/paint/painter.hpp"

#include <fmt/format.h>

#include "app/paint/brushes.hpp"
#include "app/paint/drawings.hpp"
#include "app/paint/lamp.hpp"

namespace fuba::paint {

struct Painter::Impl {
  Studio studio;
};

Painter::Painter(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Painter::Painter(Painter&&) noexcept = default;
Painter& Painter::operator=(Painter&&) noexcept = default;
Painter::~Painter() = default;

tl::expected<Painter, AssetError> Painter::make(SDL_Renderer* renderer, const Theme& theme) {
  auto lettering = Lettering::make();
  if (!lettering) return tl::unexpected(lettering.error());
  auto drawings = Drawings::make();
  if (!drawings) return tl::unexpected(drawings.error());
  return Painter(
      std::make_unique<Impl>(Impl{Studio(renderer, theme, std::move(*lettering), std::move(*drawings))}));
}

const Theme& Painter::theme() const { return impl_->studio.theme; }

void Painter::set_theme(const Theme& theme) {
  impl_->studio.theme = theme;
  impl_->studio.forget();
}

void Painter::set_window(SDL_Point size) {
  SDL_Point& known = impl_->studio.window;
  if (size.x == known.x && size.y == known.y) return;
  known = size;
  impl_->studio.forget();
}

SDL_Point Painter::window() const { return impl_->studio.window; }

void Painter::forget_textures() { impl_->studio.forget(); }

Studio& Painter::studio() const { return impl_->studio; }

Strokes Painter::strokes_of(const std::function<void(const Painter&)>& painting) const {
  return impl_->studio.strokes_of([&] { painting(*this); });
}

void Painter::draw_bare_table(const SDL_FRect& board) const {
  Studio& studio = impl_->studio;
  const auto& table = studio.ground(fmt::format("bare table {:.1f} {:.1f}", board.w, board.h),
                                    [&](Canvas& canvas) { shine(canvas, board); });
  studio.show(table, 0, 0);
}

void Painter::set_clip(const std::optional<SDL_FRect>& rect) const {
  std::optional<SDL_Rect> whole;
  if (rect)
    whole = {static_cast<int>(rect->x), static_cast<int>(rect->y), static_cast<int>(rect->w),
             static_cast<int>(rect->h)};
  impl_->studio.clip(whole);
}

void Painter::draw_piece(SDL_FPoint centre, float radius, Team team, bool keeper, bool faint) const {
  paint_piece(impl_->studio, centre, radius, team, keeper, faint ? 0.4F : 1);
}

void Painter::draw_ball(SDL_FPoint centre, float radius, int value) const {
  paint_ball(impl_->studio, centre, radius, value);
}

void Painter::draw_die(SDL_FPoint centre, float side, const Die& die) const {
  paint_die(impl_->studio, centre, side, die);
}

void Painter::draw_dice_tray(const SDL_FRect& rect) const { paint_dice_tray(impl_->studio, rect); }

void Painter::draw_booking(const SDL_FRect& rect, bool red) const { paint_booking(impl_->studio, rect, red); }

void Painter::draw_curtain(const SDL_FRect& rect, float progress) const {
  paint_curtain(impl_->studio, rect, progress);
}

void Painter::draw_portrait(SDL_FPoint centre, float size, std::string_view coach) const {
  paint_portrait(impl_->studio, centre, size, coach);
}

void Painter::draw_ring(SDL_FPoint centre, float radius, float width, SDL_Color colour) const {
  paint_ring(impl_->studio, centre, radius, width, colour);
}

void Painter::draw_kit(SDL_FPoint centre, float radius, const Kit& kit) const {
  paint_kit(impl_->studio, centre, radius, kit);
}

void Painter::draw_whistle(SDL_FPoint centre, float size) const {
  paint_whistle(impl_->studio, centre, size);
}

void Painter::draw_momentum(const SDL_FRect& rect, std::span<const SDL_FPoint> curve) const {
  paint_momentum(impl_->studio, rect, curve);
}

void Painter::draw_steps(const SDL_FRect& rect, Team team, std::span<const SDL_FPoint> steps) const {
  paint_steps(impl_->studio, rect, team, steps);
}

void Painter::draw_heat(const SDL_FRect& rect, std::span<const HeatField> fields) const {
  paint_heat(impl_->studio, rect, fields);
}

void Painter::draw_bar(const SDL_FRect& rect, Team team) const { paint_bar(impl_->studio, rect, team); }

void set_icon(SDL_Window* window) {
  const auto drawing = read_asset("icon.svg");
  if (!drawing) return;
  if (const Surface icon = rasterise_svg(*drawing, 128, 128)) SDL_SetWindowIcon(window, icon.get());
}

}  // namespace fuba::paint
