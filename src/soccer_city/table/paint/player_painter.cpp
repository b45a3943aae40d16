#include <fmt/format.h>

#include <cmath>

#include "app/paint/geometry.hpp"
#include "app/paint/signs.hpp"
#include "soccer_city/table/paint/brushes.hpp"

namespace soccer_city::paint {
namespace {

using fuba::paint::Circle;
using fuba::paint::faded;
using fuba::paint::lit;
using fuba::paint::Outline;
using fuba::paint::pixels;
using fuba::paint::RoundRect;
using fuba::paint::Segment;
using fuba::paint::TeamColours;
using fuba::paint::Weight;

constexpr SDL_Color attack_ground{196, 62, 46, 255};
constexpr SDL_Color defence_ground{38, 66, 104, 255};
constexpr SDL_Color value_ink{255, 250, 240, 255};

/// The lamp shines from up left.
float lamp_on(SDL_FPoint centre, float radius, float x, float y) {
  return 1.12F - 0.3F * std::hypot(x - centre.x + 0.4F * radius, y - centre.y + 0.5F * radius) / radius;
}

/// A disc in the team's colours and with its pattern (Home: a ring, Away: a cross-bar); the goalkeeper's is
/// square and wears gloves.
class PlayerPicture {
 public:
  PlayerPicture(Studio& studio, const ShownPlayer& player, float radius)
      : studio_(studio),
        player_(player),
        colours_(studio.theme.team(player.team)),
        radius_(radius),
        middle_(std::ceil(1.5F * radius)),
        canvas_(pixels(2 * middle_), pixels(2 * middle_)) {}

  Canvas draw() {
    if (player_.number == keeper_number) {
      for (const float side : {-1.0F, 1.0F}) glove(side);
      piece(
          RoundRect{{middle_ - 0.84F * radius_, middle_ - 0.84F * radius_, 1.68F * radius_, 1.68F * radius_},
                    0.5F * radius_});
    } else {
      piece(Circle{centre(), radius_});
    }
    number();
    value(-1, player_.attack, attack_ground);
    value(1, player_.defence, defence_ground);
    return std::move(canvas_);
  }

 private:
  SDL_FPoint centre() const { return {middle_, middle_}; }

  void glove(float side) {
    const SDL_FPoint at{middle_ + side * 0.9F * radius_, middle_ - 0.42F * radius_};
    canvas_.fill(Circle{at, 0.28F * radius_}, colours_.mark);
    canvas_.fill(Circle{at, 0.2F * radius_}, {250, 247, 238, 255});
  }

  template <class Shape>
  void piece(Shape shape) {
    Shape below = shape;
    if constexpr (std::is_same_v<Shape, Circle>)
      below.centre = {below.centre.x + 0.08F * radius_, below.centre.y + 0.16F * radius_};
    else
      below.rect = {below.rect.x + 0.08F * radius_, below.rect.y + 0.16F * radius_, below.rect.w,
                    below.rect.h};
    canvas_.fill(below, {0, 0, 0, 130}, 0.3F * radius_);
    if (studio_.theme.rims) canvas_.fill(Outline<Shape>{shape, 0.26F * radius_}, studio_.theme.line);
    canvas_.shade(shape, 1, [&](float x, float y, float distance) {
      const float rim = distance > -0.09F * radius_ ? 0.8F : 1.0F;
      return lit(colours_.body, std::min(1.14F, rim * lamp_on(centre(), radius_, x, y)));
    });
    canvas_.shade(shape, 1, [&](float, float y, float distance) {
      const float ring = std::abs(distance + 0.2F * radius_) - 0.075F * radius_;
      const float bar = std::abs(y - middle_ + 0.14F * radius_) - 0.42F * radius_;
      const float off = player_.team == Team::home ? ring : std::max(bar, distance + 0.1F * radius_);
      return faded(colours_.mark, std::clamp(0.5F - off, 0.0F, 1.0F));
    });
  }

  void number() {
    const SDL_Color ink = player_.team == Team::home ? colours_.mark : lit(colours_.body, 0.62F);
    studio_.lettering.write(canvas_, std::to_string(player_.number), {middle_, middle_ - 0.14F * radius_},
                            1.0F * radius_, Weight::bold, ink);
  }

  /// A worth in a tab at the lower edge: attack on the left and pointed, defence on the right and round.
  void value(float side, int value, SDL_Color ground) {
    const SDL_FPoint at{middle_ + side * 0.62F * radius_, middle_ + 0.74F * radius_};
    const float size = 0.42F * radius_;
    if (side < 0) {
      canvas_.fill(fuba::paint::regular(at, 1.34F * size, 4), {12, 20, 26, 255});
      canvas_.fill(fuba::paint::regular(at, 1.16F * size, 4), ground);
    } else {
      canvas_.fill(Circle{at, 1.1F * size}, {12, 20, 26, 255});
      canvas_.fill(Circle{at, 0.94F * size}, ground);
    }
    studio_.lettering.write(canvas_, std::to_string(value), at, 0.66F * radius_, Weight::bold, value_ink);
  }

  Studio& studio_;
  const ShownPlayer& player_;
  const TeamColours& colours_;
  float radius_;
  float middle_;
  Canvas canvas_;
};

/// A yellow corner for who has been booked.
void paint_tag(Studio& studio, SDL_FPoint centre, float radius) {
  const auto& picture = studio.picture(fmt::format("city booked {:.1f}", radius), [&] {
    Canvas canvas(pixels(0.5F * radius + 2), pixels(0.7F * radius + 2));
    const SDL_FRect card{1, 1, 0.44F * radius, 0.62F * radius};
    canvas.fill(RoundRect{fuba::paint::grown(card, 1), 0.1F * radius}, {10, 20, 16, 160});
    canvas.fill(RoundRect{card, 0.08F * radius}, studio.theme.yellow_card);
    return canvas;
  });
  studio.show_centred(picture, {centre.x + 0.84F * radius, centre.y - 0.72F * radius});
}

/// A bar across who was beaten this turn.
void paint_beaten(Studio& studio, SDL_FPoint centre, float radius) {
  const auto& picture = studio.picture(fmt::format("city beaten {:.1f}", radius), [&] {
    const float half = std::ceil(1.1F * radius);
    Canvas canvas(pixels(2 * half), pixels(2 * half));
    canvas.fill(Segment{{half - 0.66F * radius, half + 0.66F * radius},
                        {half + 0.66F * radius, half - 0.66F * radius},
                        0.22F * radius},
                {30, 20, 18, 220});
    canvas.fill(Segment{{half - 0.62F * radius, half + 0.62F * radius},
                        {half + 0.62F * radius, half - 0.62F * radius},
                        0.12F * radius},
                studio.theme.bad);
    return canvas;
  });
  studio.show_centred(picture, centre);
}

}  // namespace

void paint_player(Studio& studio, const ShownPlayer& player, float wanted) {
  // On his way a player takes many sizes: no more pictures than half pixels.
  const float radius = std::round(2 * wanted) / 2;
  const auto& picture = studio.picture(fmt::format("city player {} {} {} {} {:.1f}", index(player.team),
                                                   player.number, player.attack, player.defence, radius),
                                       [&] { return PlayerPicture(studio, player, radius).draw(); });
  studio.show_centred(picture, player.centre, player.faint ? 0.35F : 1);
  if (player.booked) paint_tag(studio, player.centre, radius);
  if (player.beaten) paint_beaten(studio, player.centre, radius);
  if (!player.offside) return;
  const int size = pixels(1.1F * radius);
  const auto& flag = studio.picture(fmt::format("city flag {}", size),
                                    [&] { return studio.drawings.plain("flag", size, size); });
  studio.show_centred(flag, {player.centre.x, player.centre.y - 0.95F * radius});
}

}  // namespace soccer_city::paint
