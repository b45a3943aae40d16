#include "painter.hpp"

#include "brushes.hpp"
#include "drawings.hpp"
#include "table_picture.hpp"

namespace fuba::paint {

struct Painter::Impl {
  Studio studio;
  MatWords words;
  SDL_Point size{};
  MatLayout layout;
  Texture table;
  Texture bare_table;

  void bake() {
    if (size.x <= 0 || size.y <= 0) return;
    studio.forget();
    table =
        Texture(studio.renderer, table_picture(size, layout, studio.theme, words, studio.lettering), true);
    bare_table = Texture();
  }
};

Painter::Painter(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Painter::Painter(Painter&&) noexcept = default;
Painter& Painter::operator=(Painter&&) noexcept = default;
Painter::~Painter() = default;

tl::expected<Painter, AssetError> Painter::make(SDL_Renderer* renderer, const Theme& theme,
                                                const MatWords& words) {
  auto lettering = Lettering::make();
  if (!lettering) return tl::unexpected(lettering.error());
  auto drawings = Drawings::make();
  if (!drawings) return tl::unexpected(drawings.error());
  return Painter(std::make_unique<Impl>(
      Impl{Studio(renderer, theme, std::move(*lettering), std::move(*drawings)), words, {}, {}, {}, {}}));
}

const Theme& Painter::theme() const { return impl_->studio.theme; }

void Painter::set_theme(const Theme& theme) {
  impl_->studio.theme = theme;
  impl_->bake();
}

void Painter::set_window(SDL_Point size, const MatLayout& layout) {
  const SDL_FRect& room = layout.room();
  const SDL_FRect& known = impl_->layout.room();
  if (size.x == impl_->size.x && size.y == impl_->size.y && SDL_FRectEquals(&room, &known) == SDL_TRUE)
    return;
  impl_->size = size;
  impl_->layout = layout;
  impl_->bake();
}

void Painter::forget_textures() { impl_->bake(); }

void Painter::draw_table(float drop) const {
  const Studio& studio = impl_->studio;
  studio.show(impl_->table, 0, drop);
  if (drop <= 0) return;
  // The table goes on above as it begins, so that no seam is seen.
  const SDL_Rect edge{0, 0, impl_->size.x, static_cast<int>(drop)};
  SDL_RenderCopyEx(studio.renderer, impl_->table.get(), &edge, &edge, 0, nullptr, SDL_FLIP_VERTICAL);
}

void Painter::draw_bare_table() const {
  Impl& impl = *impl_;
  if (impl.bare_table.get() == nullptr)
    impl.bare_table =
        Texture(impl.studio.renderer, bare_table_picture(impl.size, impl.layout, impl.studio.theme), true);
  impl.studio.show(impl.bare_table, 0, 0);
}

void Painter::draw_mat(const MatScene& scene, float drop) const {
  SDL_Renderer* const renderer = impl_->studio.renderer;
  const SDL_Rect lower{0, static_cast<int>(drop), impl_->size.x, impl_->size.y};
  if (drop > 0) SDL_RenderSetViewport(renderer, &lower);
  paint_mat(impl_->studio, impl_->layout, scene);
  if (drop > 0) SDL_RenderSetViewport(renderer, nullptr);
}

void Painter::draw_miniature(const SDL_FRect& rect, const Pitch& pitch, const State& state,
                             bool faint) const {
  paint_miniature(impl_->studio, impl_->words, rect, pitch, state, faint ? 0.4F : 1);
}

void Painter::set_clip(const std::optional<SDL_FRect>& rect) const {
  SDL_Renderer* const renderer = impl_->studio.renderer;
  if (!rect) {
    SDL_RenderSetClipRect(renderer, nullptr);
    return;
  }
  const SDL_Rect whole{static_cast<int>(rect->x), static_cast<int>(rect->y), static_cast<int>(rect->w),
                       static_cast<int>(rect->h)};
  SDL_RenderSetClipRect(renderer, &whole);
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

void Painter::draw_card(const SDL_FRect& rect, const Card& card) const {
  paint_card(impl_->studio, rect, card);
}

void Painter::draw_booking(const SDL_FRect& rect, bool red) const { paint_booking(impl_->studio, rect, red); }

void Painter::draw_injury(SDL_FPoint centre, float size) const { paint_injury(impl_->studio, centre, size); }

void Painter::draw_point(SDL_FPoint centre, float size, Team team, bool there) const {
  paint_point(impl_->studio, centre, size, team, there);
}

void Painter::draw_style(SDL_FPoint centre, float size, Style style, bool on_light) const {
  paint_style(impl_->studio, centre, size, style, on_light);
}

void Painter::draw_seat(SDL_FPoint centre, float size, Team team, bool there) const {
  paint_seat(impl_->studio, centre, size, team, there);
}

void Painter::draw_skill(const SDL_FRect& rect, const SkillFace& skill) const {
  paint_skill(impl_->studio, rect, skill);
}

void Painter::draw_weather(Weather weather) const { paint_weather(impl_->studio, impl_->layout, weather); }

void Painter::draw_sky(SDL_FPoint centre, float size, Weather weather) const {
  paint_sky(impl_->studio, centre, size, weather);
}

void Painter::draw_penalty(const SDL_FRect& rect, const PenaltyScene& scene) const {
  paint_penalty(impl_->studio, rect, scene);
}

void Painter::draw_goal(const SDL_FRect& rect, const GoalScene& scene) const {
  paint_goal(impl_->studio, rect, scene);
}

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
  if (const SvgPicture icon = rasterise_svg(*drawing, 128, 128)) SDL_SetWindowIcon(window, icon.get());
}

}  // namespace fuba::paint
