#include <fmt/format.h>

#include <array>
#include <cmath>
#include <utility>

#include "app/paint/geometry.hpp"
#include "fuba/table/paint/brushes.hpp"

namespace fuba::paint {

namespace {

constexpr std::array sides{Side::left, Side::middle, Side::right};

/// -1 on the left of the picture, 1 on the right.
float aside(Side side) { return side == Side::left ? -1.0F : side == Side::right ? 1.0F : 0.0F; }

/// Where things are in the picture of a penalty.
struct View {
  explicit View(const SDL_FRect& picture) : rect(picture) {
    const float width = std::min(0.76F * rect.w, 1.5F * rect.h);
    const float height = width / 2.75F;
    const float base = rect.y + 0.71F * rect.h;
    goal = {rect.x + (rect.w - width) / 2, base - height, width, height};
  }

  float base() const { return goal.y + goal.h; }
  float middle_x() const { return goal.x + goal.w / 2; }
  SDL_FPoint spot() const { return {middle_x(), rect.y + 0.9F * rect.h}; }
  SDL_FPoint aim(Side side) const {
    return {middle_x() + aside(side) * 0.345F * goal.w,
            base() - (side == Side::middle ? 0.885F : 0.55F) * goal.h};
  }
  SDL_FRect place(Side side) const {
    return {goal.x + (aside(side) + 1) / 3 * goal.w, goal.y, goal.w / 3, goal.h};
  }
  float ball(float progress) const { return (0.058F - 0.026F * progress) * rect.h; }

  SDL_FRect rect;
  SDL_FRect goal;
};

void draw_stand(Canvas& canvas, const View& view, const Theme& theme) {
  const auto width = static_cast<float>(canvas.width());
  const float bottom = view.base() - 0.1F * view.goal.h;
  canvas.shade(RoundRect{{0, 0, width, bottom}, 0}, 1,
               [&](float, float y, float) { return lit(theme.room, 0.55F + 0.6F * y / bottom); });
  // Heads in rows, each a little brighter towards the floodlights.
  const float step = 0.021F * static_cast<float>(canvas.height());
  int row = 0;
  for (float y = step; y < bottom - 2 * step; y += step, ++row) {
    for (int seat = 0; static_cast<float>(seat) * step < width + step; ++seat) {
      const float chance = grain(seat, row);
      if (chance < 0.2F) continue;
      const float shift = row % 2 == 0 ? 0 : step / 2;
      const SDL_Color coat = chance > 0.9F    ? theme.teams[0].body
                             : chance > 0.8F  ? theme.teams[1].body
                             : chance > 0.55F ? theme.text
                                              : lit(theme.panel, 1.25F);
      canvas.fill(
          Circle{{static_cast<float>(seat) * step + shift, y + 0.3F * step * grain(row, seat)}, 0.36F * step},
          faded(coat, 0.06F + 0.14F * y / bottom), 2);
    }
  }
  const float board = 1.7F * step;
  canvas.fill_rect({0, bottom - board, width, board}, lit(theme.panel, 0.82F));
  canvas.fill(Segment{{0, bottom - board}, {width, bottom - board}, 1.5F}, faded(theme.text, 0.22F));
}

void draw_grass(Canvas& canvas, const View& view, const Theme& theme) {
  const auto width = static_cast<float>(canvas.width());
  const auto height = static_cast<float>(canvas.height());
  const float top = view.base() - 0.1F * view.goal.h;
  const float vanish = view.base() - 0.9F * view.goal.h;
  canvas.shade(RoundRect{{0, top, width, height - top}, 0}, 1, [&](float x, float y, float) {
    const float depth = (view.base() - vanish) / (y - vanish);
    const float ground = (x - width / 2) * depth / view.goal.w;
    const float stripe = std::sin(ground * 15.0F) > 0 ? 0.03F : -0.03F;
    const float speck = (grain(static_cast<int>(x), static_cast<int>(y)) - 0.5F) * 0.05F;
    const float lamp = 0.82F + 0.2F * (y - top) / (height - top);
    return lit(theme.mat, std::min(lamp + stripe + speck, 1.0F));
  });
  const float pen = 0.008F * height;
  canvas.fill(Segment{{0, view.base()}, {width, view.base()}, pen}, faded(theme.line, 0.9F));
  const float six = view.base() + 0.2F * (height - view.base());
  const float reach = 0.66F * view.goal.w;
  canvas.fill(Segment{{width / 2 - reach, view.base()}, {width / 2 - 1.16F * reach, six}, pen},
              faded(theme.line, 0.8F));
  canvas.fill(Segment{{width / 2 + reach, view.base()}, {width / 2 + 1.16F * reach, six}, pen},
              faded(theme.line, 0.8F));
  canvas.fill(Segment{{width / 2 - 1.16F * reach, six}, {width / 2 + 1.16F * reach, six}, 1.2F * pen},
              faded(theme.line, 0.8F));
  // The spot, seen at a slant.
  const SDL_FPoint spot = view.spot();
  canvas.fill(RoundRect{{spot.x - 0.085F * height, spot.y + 0.036F * height, 0.17F * height, 0.028F * height},
                        0.014F * height},
              theme.line);
}

SDL_FPoint between(SDL_FPoint a, SDL_FPoint b, float t) {
  return {a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t};
}

/// One side of the net, strung between four corners.
void draw_net(Canvas& canvas, SDL_FPoint a, SDL_FPoint b, SDL_FPoint c, SDL_FPoint d, int across, int down,
              SDL_Color string) {
  for (int at = 0; at <= across; ++at) {
    const float t = static_cast<float>(at) / static_cast<float>(across);
    canvas.fill(Segment{between(a, b, t), between(d, c, t), 1.1F}, string);
  }
  for (int at = 0; at <= down; ++at) {
    const float t = static_cast<float>(at) / static_cast<float>(down);
    canvas.fill(Segment{between(a, d, t), between(b, c, t), 1.1F}, string);
  }
}

void draw_goal_frame(Canvas& canvas, const View& view, const Theme& theme) {
  const SDL_FRect& goal = view.goal;
  const float right = goal.x + goal.w;
  const float base = view.base();
  canvas.shade(RoundRect{goal, 0}, 1, [&](float, float y, float) {
    return SDL_Color{8, 14, 20, static_cast<Uint8>(120 - 70 * (y - goal.y) / goal.h)};
  });
  const SDL_FPoint back_left{goal.x + 0.055F * goal.w, goal.y + 0.13F * goal.h};
  const SDL_FPoint back_right{right - 0.055F * goal.w, goal.y + 0.13F * goal.h};
  const SDL_FPoint foot_left{back_left.x, base - 0.09F * goal.h};
  const SDL_FPoint foot_right{back_right.x, base - 0.09F * goal.h};
  const SDL_Color string = faded(theme.line, 0.26F);
  draw_net(canvas, back_left, back_right, foot_right, foot_left, 30, 11, string);
  draw_net(canvas, {goal.x, goal.y}, {right, goal.y}, back_right, back_left, 30, 2, string);
  draw_net(canvas, {goal.x, goal.y}, back_left, foot_left, {goal.x, base}, 2, 11, string);
  draw_net(canvas, back_right, {right, goal.y}, {right, base}, foot_right, 2, 11, string);
  const float post = 0.045F * goal.h;
  for (const bool shade : {true, false}) {
    const float width = shade ? post * 1.35F : post;
    const SDL_Color colour = shade ? SDL_Color{10, 16, 22, 120} : SDL_Color{250, 248, 240, 255};
    canvas.fill(Segment{{goal.x, base}, {goal.x, goal.y}, width}, colour);
    canvas.fill(Segment{{right, base}, {right, goal.y}, width}, colour);
    canvas.fill(Segment{{goal.x, goal.y}, {right, goal.y}, width}, colour);
  }
}

Canvas backdrop(const View& view, const Theme& theme) {
  Canvas canvas(pixels(view.rect.w), pixels(view.rect.h), theme.room);
  draw_stand(canvas, view, theme);
  draw_grass(canvas, view, theme);
  draw_goal_frame(canvas, view, theme);
  return canvas;
}

/// The light on one of the three places.
void light(Studio& studio, const View& view, Side side, float strength) {
  const SDL_FRect place = view.place(side);
  const auto& picture =
      studio.picture(fmt::format("penalty place {} {}", pixels(place.w), pixels(place.h)), [&] {
        Canvas canvas(pixels(place.w), pixels(place.h));
        const float inset = 0.045F * place.h;
        const float reach = 0.25F * place.h;
        canvas.shade(RoundRect{{inset, inset, place.w - 2 * inset, place.h - 1.5F * inset}, 0.06F * place.h},
                     1, [&](float, float, float distance) {
                       const float edge = std::clamp(1 + distance / reach, 0.0F, 1.0F);
                       const bool rim = distance > -0.014F * place.h;
                       return faded(studio.theme.accent, rim ? 0.95F : 0.2F + 0.4F * edge * edge);
                     });
        return canvas;
      });
  studio.show(picture, place.x, place.y, strength);
}

void mark(Studio& studio, const View& view, Side side, bool chosen) {
  const auto& picture = studio.picture(fmt::format("penalty mark {} {}", pixels(view.rect.h), chosen), [&] {
    const float radius = 0.034F * view.rect.h;
    const float half = std::ceil(radius * 1.35F);
    Canvas canvas(pixels(2 * half), pixels(2 * half));
    const SDL_Color colour = chosen ? studio.theme.accent : studio.theme.line;
    canvas.fill(Outline<Circle>{{{half, half}, radius}, 0.42F * radius}, {10, 16, 22, 130});
    canvas.fill(Outline<Circle>{{{half, half}, radius}, 0.2F * radius}, colour);
    canvas.fill(Circle{{half, half}, 0.2F * radius}, colour);
    return canvas;
  });
  studio.show_centred(picture, view.aim(side), 0.92F);
}

void keeper(Studio& studio, const View& view, const PenaltyScene& scene) {
  const Team team = opponent(scene.shooter);
  const TeamColours& colours = studio.theme.team(team);
  const float progress = std::clamp(scene.dive_progress, 0.0F, 1.0F);
  const float way = 1 - (1 - progress) * (1 - progress);
  const std::string key = fmt::format("{} {}", index(team), pixels(view.goal.h));
  if (scene.dive == Side::middle || progress < 0.12F) {
    const float height = 0.78F * view.goal.h;
    const auto& stands = studio.picture("keeper stands " + key, [&] {
      return studio.drawings.of_team("goal/keeper-stands", colours, pixels(height * 0.86F), pixels(height));
    });
    const float hop = scene.dive == Side::middle ? 0.04F * view.goal.h * std::sin(3.1416F * progress) : 0;
    studio.show_centred(stands, {view.middle_x(), view.base() + 0.02F * view.goal.h - height / 2 - hop});
    return;
  }
  const float length = 1.12F * view.goal.h;
  const auto& dives = studio.picture(
      fmt::format("keeper dives {} {}", key, scene.dive == Side::left ? "left" : "right"), [&] {
        Canvas picture =
            studio.drawings.of_team("goal/keeper-dives", colours, pixels(length), pixels(0.52F * length));
        return scene.dive == Side::left ? picture.mirrored() : std::move(picture);
      });
  const float reach = (0.05F + 0.145F * way) * view.goal.w;
  const float rise = (0.3F + 0.14F * way) * view.goal.h;
  studio.show_centred(dives, {view.middle_x() + aside(scene.dive) * reach, view.base() - rise});
}

void ball(Studio& studio, const View& view, const PenaltyScene& scene) {
  const float progress = std::clamp(scene.kick_progress, 0.0F, 1.0F);
  SDL_FPoint end = view.aim(scene.kick);
  if (scene.saved && scene.kick != Side::middle) end.x -= aside(scene.kick) * 0.02F * view.goal.w;
  if (scene.saved) end.y = view.base() - (scene.kick == Side::middle ? 0.62F : 0.55F) * view.goal.h;
  SDL_FPoint centre = between(view.spot(), end, progress);
  centre.y -= 0.05F * view.rect.h * std::sin(3.1416F * progress);
  const float radius = view.ball(progress);
  // It turns towards the goal as it flies.
  const float spin = 5 * radius * (1 - progress);
  paint_ball(studio, centre, radius, 1, progress > 0 && progress < 1 ? SDL_FPoint{0, -spin} : SDL_FPoint{},
             0);
}

}  // namespace

void paint_penalty(Studio& studio, const SDL_FRect& rect, const PenaltyScene& scene) {
  const View view(rect);
  const auto& picture = studio.picture(fmt::format("penalty {} {}", pixels(rect.w), pixels(rect.h)), [&] {
    return backdrop(View({0, 0, rect.w, rect.h}), studio.theme);
  });
  studio.show(picture, rect.x, rect.y);
  if (scene.hovered && scene.hovered != scene.chosen) light(studio, view, *scene.hovered, 0.55F);
  if (scene.chosen) light(studio, view, *scene.chosen, 1);
  const bool behind = scene.kick_progress >= 1 && !scene.saved;
  if (behind) ball(studio, view, scene);
  keeper(studio, view, scene);
  if (scene.places_open)
    for (Side side : sides) mark(studio, view, side, scene.chosen == side || scene.hovered == side);
  if (!behind) ball(studio, view, scene);
}

SDL_FRect penalty_place(const SDL_FRect& rect, Side side) { return View(rect).place(side); }

}  // namespace fuba::paint
