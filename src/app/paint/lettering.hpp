#pragma once

#include <SDL_rwops.h>
#include <SDL_ttf.h>

#include <array>
#include <memory>
#include <string>
#include <tl/expected.hpp>

#include "app/paint/assets.hpp"
#include "app/paint/canvas.hpp"

namespace fuba::paint {

enum class Weight : std::uint8_t { regular, bold };

/// Writes on canvases.
class Lettering {
 public:
  static tl::expected<Lettering, AssetError> make();

  /// The width of a text whose em is `size` pixels.
  int width(const std::string& text, float size, Weight weight) const;
  /// Writes a text in the middle of a point, capitals centred.
  void write(Canvas& canvas, const std::string& text, SDL_FPoint middle, float size, Weight weight,
             SDL_Color colour) const;
  /// A text alone on a canvas that fits it.
  Canvas label(const std::string& text, float size, Weight weight, SDL_Color colour) const;

 private:
  struct Session {
    Session() : open(TTF_Init() == 0) {}
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;
    ~Session() {
      if (open) TTF_Quit();
    }
    bool open;
  };
  struct Close {
    void operator()(TTF_Font* font) const { TTF_CloseFont(font); }
  };
  /// A font and its size now: where it is set, even to the same, SDL_ttf forgets all letters that it has.
  struct Font {
    std::unique_ptr<TTF_Font, Close> font;
    int size = 0;
  };
  TTF_Font* font(float size, Weight weight) const;

  std::unique_ptr<Session> session_ = std::make_unique<Session>();
  mutable std::array<Font, 2> fonts_;
};

}  // namespace fuba::paint
