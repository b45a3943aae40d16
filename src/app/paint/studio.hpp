#pragma once

#include <SDL_render.h>

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "app/paint/canvas.hpp"
#include "app/paint/drawings.hpp"
#include "app/paint/lettering.hpp"
#include "app/paint/stroke.hpp"
#include "app/paint/theme.hpp"

namespace fuba::paint {

/// A picture in the renderer's memory.
class Texture {
 public:
  Texture() = default;
  Texture(SDL_Renderer* renderer, const Canvas& canvas);
  /// An opaque one, drawn where it lies.
  Texture(SDL_Renderer* renderer, SDL_Point size, SDL_Color ground, const std::function<void(Canvas&)>& draw);

  const std::shared_ptr<SDL_Texture>& shared() const { return texture_; }
  int width() const { return width_; }
  int height() const { return height_; }

 private:
  std::shared_ptr<SDL_Texture> texture_;
  int width_ = 0;
  int height_ = 0;
};

/// What everything is painted with: the renderer, colours, letters and drawings, and the pictures made so
/// far.
class Studio {
 public:
  Studio(SDL_Renderer* target, const Theme& colours, Lettering letters, Drawings files)
      : renderer(target), theme(colours), lettering(std::move(letters)), drawings(std::move(files)) {}

  SDL_Renderer* renderer;
  SDL_Point window{};  ///< pixels to paint on
  Theme theme;
  Lettering lettering;
  Drawings drawings;

  /// The picture of that name, made the first time it is asked for.
  const Texture& picture(const std::string& name, const std::function<Canvas()>& make);
  /// The same at less than full strength. A blend with a strength of its own takes SDL's software renderer
  /// several times as long, so what is shown in several places fades before it is shown.
  const Texture& fainter_picture(const std::string& name, float opacity, const std::function<Canvas()>& make);
  /// The same for what lies beneath everything and fills the window: it is drawn on the colour of the room.
  /// The last two of these are kept.
  const Texture& ground(const std::string& name, const std::function<void(Canvas&)>& draw);
  /// All pictures are made anew when they are next asked for.
  void forget();

  /// Shows a picture pixel by pixel.
  void show(const Texture& texture, float left, float top, float opacity = 1) const;
  void show_centred(const Texture& texture, SDL_FPoint centre, float opacity = 1) const;
  /// Shows a picture that is not needed again.
  void show_once(const Canvas& canvas, float left, float top, float opacity = 1) const;
  void show_once_centred(const Canvas& canvas, SDL_FPoint centre) const;
  /// Shows a part of a picture.
  void show_part(const Texture& texture, const SDL_Rect& part, SDL_FPoint corner) const;
  void fill(const SDL_FRect& rect, SDL_Color colour) const;
  /// Paints only inside a rectangle from now on; everywhere again where there is none.
  void clip(const std::optional<SDL_Rect>& rect);
  /// Paints everything so many pixels lower from now on.
  void lower(int pixels);
  /// What a painting consists of, which is not painted now.
  Strokes strokes_of(const std::function<void()>& painting);

 private:
  void put(Stroke stroke) const;

  /// A picture at full strength, and as it was last shown.
  struct Fading {
    Canvas full;
    Uint8 strength;
    Texture shown;
  };

  std::map<std::string, Texture, std::less<>> pictures_;
  std::map<std::string, Fading, std::less<>> fading_;
  std::deque<std::pair<std::string, Texture>> grounds_;  ///< the last one made first
  std::optional<SDL_Rect> clip_;
  int lower_ = 0;
  Strokes* strokes_ = nullptr;  ///< where strokes go instead of being painted
};

}  // namespace fuba::paint
