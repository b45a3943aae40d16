#include "app/paint/studio.hpp"

#include <cmath>

namespace fuba::paint {

namespace {

/// Beyond this the pictures are of sizes that are no longer shown.
constexpr std::size_t most_pictures = 400;

/// As large as the window, so no more than are gone to and fro between.
constexpr std::size_t most_grounds = 2;

Uint8 strength_of(float opacity) {
  return static_cast<Uint8>(std::lround(255 * std::clamp(opacity, 0.0F, 1.0F)));
}

}  // namespace

Texture::Texture(SDL_Renderer* renderer, const Canvas& canvas)
    : texture_(SDL_CreateTexture(renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STATIC, canvas.width(),
                                 canvas.height()),
               SDL_DestroyTexture),
      width_(canvas.width()),
      height_(canvas.height()) {
  SDL_UpdateTexture(texture_.get(), nullptr, canvas.pixels(), canvas.width() * 4);
  SDL_SetTextureBlendMode(texture_.get(), SDL_BLENDMODE_BLEND);
}

Texture::Texture(SDL_Renderer* renderer, SDL_Point size, SDL_Color ground,
                 const std::function<void(Canvas&)>& draw)
    : texture_(
          SDL_CreateTexture(renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STREAMING, size.x, size.y),
          SDL_DestroyTexture),
      width_(size.x),
      height_(size.y) {
  void* pixels = nullptr;
  int pitch = 0;
  if (SDL_LockTexture(texture_.get(), nullptr, &pixels, &pitch) != 0) return;
  Canvas canvas(static_cast<Uint32*>(pixels), pitch / 4, size.y, ground);
  draw(canvas);
  SDL_UnlockTexture(texture_.get());
  SDL_SetTextureBlendMode(texture_.get(), SDL_BLENDMODE_NONE);
}

const Texture& Studio::picture(const std::string& name, const std::function<Canvas()>& make) {
  if (const auto found = pictures_.find(name); found != pictures_.end()) return found->second;
  if (pictures_.size() >= most_pictures) pictures_.clear();
  return pictures_.emplace(name, Texture(renderer, make())).first->second;
}

const Texture& Studio::fainter_picture(const std::string& name, float opacity,
                                       const std::function<Canvas()>& make) {
  const Uint8 strength = strength_of(opacity);
  auto found = fading_.find(name);
  if (found == fading_.end()) found = fading_.emplace(name, Fading{make(), 0, {}}).first;
  Fading& fading = found->second;
  if (fading.shown.shared() == nullptr || fading.strength != strength)
    fading.shown = Texture(renderer, fading.full.fainter(strength));
  fading.strength = strength;
  return fading.shown;
}

const Texture& Studio::ground(const std::string& name, const std::function<void(Canvas&)>& draw) {
  for (const auto& [known, texture] : grounds_)
    if (known == name) return texture;
  if (grounds_.size() >= most_grounds) grounds_.pop_back();
  grounds_.emplace_front(name, Texture(renderer, window, theme.room, draw));
  return grounds_.front().second;
}

void Studio::forget() {
  pictures_.clear();
  fading_.clear();
  grounds_.clear();
}

void Studio::show(const Texture& texture, float left, float top, float opacity) const {
  put({texture.shared(),
       {},
       {std::round(left), std::round(top), static_cast<float>(texture.width()),
        static_cast<float>(texture.height())},
       {255, 255, 255, strength_of(opacity)}});
}

void Studio::show_part(const Texture& texture, const SDL_Rect& part, SDL_FPoint corner) const {
  put({texture.shared(),
       part,
       {corner.x, corner.y, static_cast<float>(part.w), static_cast<float>(part.h)},
       {255, 255, 255, 255}});
}

void Studio::show_centred(const Texture& texture, SDL_FPoint centre, float opacity) const {
  show(texture, centre.x - static_cast<float>(texture.width()) / 2,
       centre.y - static_cast<float>(texture.height()) / 2, opacity);
}

void Studio::show_once(const Canvas& canvas, float left, float top, float opacity) const {
  show(Texture(renderer, canvas), left, top, opacity);
}

void Studio::show_once_centred(const Canvas& canvas, SDL_FPoint centre) const {
  show_once(canvas, centre.x - static_cast<float>(canvas.width()) / 2,
            centre.y - static_cast<float>(canvas.height()) / 2);
}

void Studio::fill(const SDL_FRect& rect, SDL_Color colour) const { put({nullptr, {}, rect, colour}); }

void Studio::clip(const std::optional<SDL_Rect>& rect) { clip_ = rect; }

void Studio::lower(int pixels) { lower_ = pixels; }

Strokes Studio::strokes_of(const std::function<void()>& painting) {
  Strokes strokes;
  strokes_ = &strokes;
  painting();
  strokes_ = nullptr;
  return strokes;
}

void Studio::put(Stroke stroke) const {
  stroke.place.y += static_cast<float>(lower_);
  stroke.clip = clip_;
  if (stroke.clip) stroke.clip->y += lower_;
  if (strokes_ != nullptr)
    strokes_->push_back(std::move(stroke));
  else
    paint(renderer, stroke);
}

}  // namespace fuba::paint
