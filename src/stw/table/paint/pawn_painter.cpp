#include <fmt/format.h>

#include <cmath>

#include "app/paint/geometry.hpp"
#include "stw/table/paint/brushes.hpp"
#include "stw/table/paint/signs.hpp"

namespace stw::paint {
namespace {

using fuba::paint::Circle;
using fuba::paint::Clipped;
using fuba::paint::faded;
using fuba::paint::lit;
using fuba::paint::Outline;
using fuba::paint::pixels;
using fuba::paint::RoundRect;
using fuba::paint::TeamColours;
using fuba::paint::Weight;

/// The lamp shines from up left.
float lamp_on(SDL_FPoint centre, float radius, float x, float y) {
  return 1.12F - 0.3F * std::hypot(x - centre.x + 0.4F * radius, y - centre.y + 0.5F * radius) / radius;
}

/// A pawn's picture: body, the team's pattern on it (Home: a ring, Away: a cross-bar), and what it is.
class PawnPicture {
 public:
  PawnPicture(float radius, Team team, const fuba::paint::Theme& theme)
      : team_(team),
        theme_(theme),
        colours_(theme.team(team)),
        radius_(radius),
        middle_(std::ceil(1.5F * radius)),
        canvas_(pixels(2 * middle_), pixels(2 * middle_)) {}

  Canvas cone() {
    shadow(Circle{{middle_ + 0.1F * radius_, middle_ + 0.2F * radius_}, 0.98F * radius_});
    rim(Circle{centre(), radius_});
    body(Circle{centre(), radius_});
    pattern(Circle{centre(), radius_}, 0.7F);
    canvas_.shade(Circle{centre(), 0.56F * radius_}, 1, [&](float x, float y, float distance) {
      // The cone rises towards the head.
      const float height = -distance / (0.56F * radius_);
      return lit(colours_.body, lamp_on(centre(), radius_, x, y) * (0.84F + 0.3F * height));
    });
    canvas_.fill(Circle{{middle_ + 0.06F * radius_, middle_ + 0.1F * radius_}, 0.33F * radius_},
                 {0, 0, 0, 90}, 0.2F * radius_);
    body(Circle{centre(), 0.31F * radius_}, 1.1F);
    canvas_.fill(Outline<Circle>{{centre(), 0.31F * radius_}, std::max(1.0F, 0.05F * radius_)},
                 faded(colours_.mark, 0.75F));
    return std::move(canvas_);
  }

  Canvas disc(const std::string& number, const fuba::paint::Lettering& lettering) {
    shadow(Circle{{middle_ + 0.1F * radius_, middle_ + 0.2F * radius_}, 0.98F * radius_});
    rim(Circle{centre(), radius_});
    body(Circle{centre(), radius_});
    pattern(Circle{centre(), radius_}, 0.8F);
    write(number, lettering, 1.02F);
    return std::move(canvas_);
  }

  Canvas keeper(const fuba::paint::Lettering& lettering) {
    const float half = 0.82F * radius_;
    const auto square = [&](float reach, float shift) {
      return RoundRect{{middle_ - reach + shift / 2, middle_ - reach + shift, 2 * reach, 2 * reach},
                       0.5F * reach};
    };
    shadow(square(half, 0.2F * radius_));
    for (const float side : {-1.0F, 1.0F}) {
      const SDL_FPoint glove{middle_ + side * 0.92F * radius_, middle_ - 0.36F * radius_};
      canvas_.fill(Circle{glove, 0.3F * radius_}, colours_.mark);
      canvas_.fill(Circle{glove, 0.21F * radius_}, lit({250, 247, 238, 255}, 0.98F));
    }
    rim(square(half, 0));
    body(square(half, 0));
    pattern(square(half, 0), 0.78F);
    write("1", lettering, 1.0F);
    return std::move(canvas_);
  }

 private:
  SDL_FPoint centre() const { return {middle_, middle_}; }

  template <class Shape>
  void shadow(const Shape& shape) {
    canvas_.fill(shape, {0, 0, 0, 125}, 0.32F * radius_);
  }

  /// Light around the body, where the theme has it.
  template <class Shape>
  void rim(const Shape& shape) {
    if (theme_.rims) canvas_.fill(Outline<Shape>{shape, 0.26F * radius_}, theme_.line);
  }

  template <class Shape>
  void body(const Shape& shape, float light = 1) {
    canvas_.shade(shape, 1, [&](float x, float y, float distance) {
      const float rim = distance > -0.1F * radius_ ? 0.8F : 1.0F;
      return lit(colours_.body, std::min(1.14F, light * rim * lamp_on(centre(), radius_, x, y)));
    });
  }

  template <class Shape>
  void pattern(const Shape& shape, float at) {
    if (team_ == Team::home) {
      canvas_.shade(shape, 1, [&](float, float, float distance) {
        const float pen = 0.075F * radius_;
        const float off = std::abs(distance + (1 - at) * radius_) - pen;
        return faded(colours_.mark, std::clamp(0.5F - off, 0.0F, 1.0F));
      });
      return;
    }
    canvas_.shade(shape, 1, [&](float x, float y, float distance) {
      const float off = std::abs(y - middle_) - 0.42F * radius_;
      const float inside = std::clamp(0.5F - distance - 0.1F * radius_, 0.0F, 1.0F);
      return faded(lit(colours_.mark, std::min(1.0F, lamp_on(centre(), radius_, x, y))),
                   std::clamp(0.5F - off, 0.0F, 1.0F) * inside);
    });
  }

  void write(const std::string& number, const fuba::paint::Lettering& lettering, float size) {
    const SDL_Color ink = team_ == Team::home ? colours_.mark : lit(colours_.body, 0.62F);
    lettering.write(canvas_, number, centre(), size * radius_ * (number.size() > 1 ? 0.84F : 1), Weight::bold,
                    ink);
  }

  Team team_;
  const fuba::paint::Theme& theme_;
  const TeamColours& colours_;
  float radius_;
  float middle_;
  Canvas canvas_;
};

}  // namespace

void paint_pawn(Studio& studio, SDL_FPoint centre, float wanted, Team team, int number, float opacity) {
  // On its way a pawn takes many sizes: no more pictures than half pixels.
  const float radius = std::round(2 * wanted) / 2;
  const int shown = is_defender(number) ? first_defender : number;
  const auto& picture =
      studio.picture(fmt::format("pawn {} {} {:.1f}", index(team), shown, radius), [&]() -> Canvas {
        PawnPicture pawn(radius, team, studio.theme);
        if (number == keeper_number) return pawn.keeper(studio.lettering);
        if (is_defender(number)) return pawn.cone();
        return pawn.disc(std::to_string(number), studio.lettering);
      });
  studio.show_centred(picture, centre, opacity);
}

}  // namespace stw::paint
