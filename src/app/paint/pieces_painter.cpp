#include <fmt/format.h>

#include <cmath>

#include "app/paint/brushes.hpp"
#include "app/paint/card_stock.hpp"
#include "app/paint/geometry.hpp"
#include "app/paint/solid.hpp"

namespace fuba::paint {

namespace {

/// A soft round shadow under a thing of that radius.
const Texture& shadow(Studio& studio, float radius, float softness) {
  return studio.picture(fmt::format("shadow {} {}", pixels(radius), pixels(softness)), [&] {
    const float middle = std::ceil(radius + softness) + 1;
    Canvas canvas(pixels(2 * middle), pixels(2 * middle));
    canvas.fill(Circle{{middle, middle}, radius}, {0, 0, 0, 120}, softness);
    return canvas;
  });
}

constexpr bool is_white(SDL_Color colour) {
  constexpr int light = 215;
  return colour.r > light && colour.g > light && colour.b > light;
}

/// Tells the white ball from white pieces.
void ring_of_ball(Studio& studio, SDL_FPoint centre, float radius) {
  const float width = std::max(2.0F, 0.16F * radius);
  const auto& ring = studio.picture(fmt::format("ball ring {}", pixels(radius)), [&] {
    const float half = std::ceil(radius + 2 * width) + 1;
    Canvas canvas(pixels(2 * half), pixels(2 * half));
    canvas.fill(Circle{{half, half}, radius + 1.6F * width}, {10, 20, 16, 150});
    canvas.fill(Circle{{half, half}, radius + width}, studio.theme.accent);
    return canvas;
  });
  studio.show_centred(ring, centre);
}

/// What stands out around a piece: a keeper's is square with round corners, as he is.
void rim_of_piece(Studio& studio, SDL_FPoint centre, float radius, bool keeper) {
  const float wide = 1.08F * radius;
  if (!keeper) return paint_ring(studio, centre, wide, 0.16F * radius, studio.theme.line);
  const auto& rim = studio.picture(fmt::format("keeper rim {}", pixels(radius)), [&] {
    const float half = std::ceil(wide) + 1;
    Canvas canvas(pixels(2 * half), pixels(2 * half));
    canvas.fill(RoundRect{{half - wide, half - wide, 2 * wide, 2 * wide}, 0.52F * radius}, studio.theme.line);
    return canvas;
  });
  studio.show_centred(rim, centre);
}

}  // namespace

void paint_piece(Studio& studio, SDL_FPoint centre, float radius, Team team, bool keeper, float opacity) {
  const int size = pixels(2 * radius);
  const float drop = 0.1F * radius;
  studio.show_centred(shadow(studio, radius, 0.4F * radius), {centre.x + drop, centre.y + 2 * drop}, opacity);
  if (studio.theme.rims && opacity >= 1) rim_of_piece(studio, centre, radius, keeper);
  const auto& picture = studio.picture(fmt::format("piece {} {} {}", index(team), keeper, size), [&] {
    const std::string name = fmt::format("pieces/{}{}", tabletop::name(team), keeper ? "-keeper" : "");
    return studio.drawings.of_team(name, studio.theme.team(team), size, size);
  });
  studio.show_centred(picture, centre, opacity);
}

void paint_ball(Studio& studio, SDL_FPoint centre, float radius, int value, SDL_FPoint to_go, float lift) {
  const float height = lift * radius;
  studio.show_centred(shadow(studio, radius * (1 + 0.1F * lift), radius * (0.4F + 0.5F * lift)),
                      {centre.x + 0.12F * radius + 0.5F * height, centre.y + 0.2F * radius + 0.9F * height},
                      1 - 0.4F * lift);
  const float seen_radius = radius * (1 + 0.18F * lift);
  const int size = pixels(2 * seen_radius);
  const SDL_FPoint seen{centre.x, centre.y - 0.5F * height};
  if (is_white(studio.theme.team(Team::home).body)) ring_of_ball(studio, seen, seen_radius);
  if (std::hypot(to_go.x, to_go.y) < 0.5F && lift <= 0) {
    const auto& picture = studio.picture(fmt::format("ball {} {}", value, size),
                                         [&] { return ball_picture(size, Turned::showing(value)); });
    studio.show_centred(picture, seen);
  } else {
    const Turned turned = Turned::before_rolling(to_go, radius) * Turned::showing(value);
    studio.show_once_centred(ball_picture(size, turned), seen);
  }
}

void paint_die(Studio& studio, SDL_FPoint centre, float side, const Die& die) {
  const float flight = 1 - std::clamp(die.tumble, 0.0F, 1.0F);
  // It bounces twice, lower the second time.
  const float height = side * 0.9F * std::abs(std::sin(flight * 6.2832F)) * flight;
  const float drift = side * 1.1F * flight * flight * (die.spin % 2 == 0 ? -1.0F : 1.0F);
  const SDL_FPoint ground{centre.x + drift, centre.y};
  studio.show_centred(shadow(studio, side * 0.5F, side * (0.3F + 0.002F * height)),
                      {ground.x + 0.05F * side + 0.3F * height, ground.y + 0.1F * side + 0.25F * height},
                      die.dimmed ? 0.5F : 1);

  const bool neutral = die.style == DieStyle::neutral;
  const TeamColours white{{250, 247, 238, 255}, {32, 36, 42, 255}};
  const TeamColours& colours = neutral ? white : studio.theme.teams[die.style == DieStyle::home ? 0 : 1];
  // At rest a little turned, as a die lies that has fallen, and seen slightly from the front.
  const float lies = 0.14F * (die.spin % 2 == 0 ? -1.0F : 1.0F);
  const Turned rest =
      Turned::about({1, 0.3F, 0}, 0.24F) * Turned::about({0, 0, 1}, lies) * Turned::showing(die.value);
  const int size = pixels(side * 0.86F);
  if (flight <= 0) {
    const auto& picture = studio.picture(
        fmt::format("die {} {} {} {}", static_cast<int>(die.style), die.value, die.spin % 2, size),
        [&] { return die_picture(size, rest, colours.body, colours.mark); });
    studio.show_centred(picture, centre, die.dimmed ? 0.45F : 1);
    return;
  }
  const float seed = static_cast<float>(die.spin) * 1.7F;
  const Turned turned =
      Turned::about({std::sin(seed) + 0.3F, std::cos(seed * 1.3F), 0.4F}, -9.5F * flight) * rest;
  studio.show_once_centred(die_picture(size, turned, colours.body, colours.mark),
                           {ground.x, ground.y - height});
}

void paint_booking(Studio& studio, const SDL_FRect& rect, bool red) {
  const SDL_FRect place = fitted_card(rect);
  const auto& card = studio.picture(fmt::format("booking {} {}", red, pixels(place.w)), [&] {
    return card_stock(place.w, place.h, red ? studio.theme.red_card : studio.theme.yellow_card,
                      [](Canvas&, const SDL_FRect&) {});
  });
  studio.show_centred(card, {place.x + place.w / 2, place.y + place.h / 2});
}

void paint_portrait(Studio& studio, SDL_FPoint centre, float size, std::string_view coach) {
  std::string name = fmt::format("portraits/{}", coach.empty() ? "person" : coach);
  if (!studio.drawings.has(name)) name = "portraits/own";
  const auto& picture = studio.picture(fmt::format("{} {}", name, pixels(size)), [&] {
    return studio.drawings.plain(name, pixels(size), pixels(size));
  });
  studio.show_centred(picture, centre);
}

void paint_ring(Studio& studio, SDL_FPoint centre, float radius, float width, SDL_Color colour) {
  const auto& picture = studio.picture(
      fmt::format("ring {:.1f} {:.1f} {} {} {}", radius, width, colour.r, colour.g, colour.b), [&] {
        const float half = std::ceil(radius) + 1;
        Canvas canvas(pixels(2 * half), pixels(2 * half));
        canvas.fill(Circle{{half, half}, radius}, colour);
        canvas.fill(Circle{{half, half}, radius - width}, studio.theme.panel);
        return canvas;
      });
  studio.show_centred(picture, centre);
}

void paint_kit(Studio& studio, SDL_FPoint centre, float radius, const Kit& kit) {
  const int size = pixels(2 * radius);
  const float apart = std::round(1.3F * radius);
  for (const Team team : teams) {
    const auto& picture = studio.picture(fmt::format("kit {} {} {}", kit.id, index(team), size), [&] {
      return studio.drawings.of_team(fmt::format("pieces/{}", name(team)), kit.teams[index(team)], size,
                                     size);
    });
    studio.show_centred(picture, {centre.x + (team == Team::home ? -apart : apart), centre.y});
  }
}

void paint_dice_tray(Studio& studio, const SDL_FRect& rect) {
  const int width = pixels(rect.w);
  const int height = pixels(rect.h);
  const auto& picture = studio.picture(fmt::format("dice tray {} {}", width, height), [&] {
    Canvas canvas(width, height);
    const auto w = static_cast<float>(width);
    const auto h = static_cast<float>(height);
    const float round = std::min(0.12F * h, 18.0F);
    const float rim = std::max(3.0F, 0.05F * h);
    canvas.fill(RoundRect{{0, 0, w, h}, round}, lit(studio.theme.panel, 0.62F));
    canvas.fill(RoundRect{{1, 1, w - 2, h - 2}, round - 1}, lit(studio.theme.panel, 1.1F));
    const RoundRect felt{{rim, rim, w - 2 * rim, h - 2 * rim}, round - rim / 2};
    const SDL_Color green = lit(studio.theme.mat, 0.62F);
    const float shade = 0.16F * h;
    canvas.shade(felt, 1, [&](float x, float y, float distance) {
      const float wall = std::clamp(1 + distance / shade, 0.0F, 1.0F);
      const float upper = 1 - y / h;
      const float lamp = 1 - length(x / w - 0.5F, y / h - 0.4F) * 0.35F;
      const float speck = (grain(static_cast<int>(x), static_cast<int>(y)) - 0.5F) * 0.09F;
      return lit(green, std::clamp(lamp - wall * wall * (0.22F + 0.3F * upper) + speck, 0.0F, 1.0F));
    });
    return canvas;
  });
  studio.show(picture, rect.x, rect.y);
}

}  // namespace fuba::paint
