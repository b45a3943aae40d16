#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "app/paint/board.hpp"
#include "app/paint/geometry.hpp"
#include "stw/table/paint/board_picture.hpp"
#include "stw/table/paint/brushes.hpp"
#include "stw/table/paint/signs.hpp"

namespace stw::paint {
namespace {

using fuba::paint::Circle;
using fuba::paint::faded;
using fuba::paint::Outline;
using fuba::paint::pixels;
using fuba::paint::RoundRect;
using fuba::paint::Segment;
using fuba::paint::Texture;
using fuba::paint::Weight;

constexpr float radius_of_pawn = 0.37F;  ///< of a square
constexpr float radius_of_ball = 0.3F;
constexpr float radius_of_disc = 0.47F;  ///< the ball beneath a pawn

/// How each light looks: strength of its filling, of the glow along its edge, and of its rim.
struct Look {
  SDL_Color colour;
  float filling;
  float glow;
  float rim;
};

Look look(const fuba::paint::Theme& theme, Light light) {
  switch (light) {
    case Light::legal:
      return {theme.accent, 0.13F, 0.4F, theme.rims ? 1 : 0.75F};
    case Light::hovered:
      return {theme.accent, 0.42F, 0.35F, 1};
    case Light::target:
      return {theme.accent, 0.26F, 0.4F, 1};
    case Light::origin:
      return {theme.line, 0.08F, 0.15F, 0.95F};
    case Light::refused:
      return {theme.bad, 0.2F, 0.3F, 0.9F};
  }
  return {};
}

class BoardPainter {
 public:
  BoardPainter(Studio& studio, const BoardLayout& layout, const BoardScene& scene)
      : studio_(studio), layout_(layout), scene_(scene), unit_(layout.unit()) {}

  void paint() {
    elapsed();
    for (const LitSquare& square : scene_.lit) light(square);
    for (const Team team : teams)
      fuba::paint::paint_shaken_net(studio_, layout_.goal(team), scene_.net_shake[index(team)], unit_);
    if (scene_.offside) offside(*scene_.offside);
    if (scene_.ball)
      for (const Square from : scene_.to_ball) way_to_ball(layout_.centre(from), scene_.ball->centre);
    for (const Square from : scene_.breathing) breathing(from);
    if (scene_.ball && scene_.ball->lift <= 0) ball(*scene_.ball);
    for (const ShownPawn& shown : scene_.pawns) pawn(shown);
    for (const LitSquare& square : scene_.lit) sign(square);
    if (scene_.ball && scene_.ball->lift > 0) ball(*scene_.ball);
    if (scene_.cursor) cursor(*scene_.cursor);
    for (const ShownPawn& held : scene_.lifted) pawn(held, 1.14F);
    if (scene_.spinner) paint_spinner(studio_, layout_.room(), *scene_.spinner);
    if (scene_.battle) paint_battle(studio_, layout_.room(), *scene_.battle);
  }

 private:
  /// The picture of that name at the size of this board.
  template <class Make>
  const Texture& kept(const std::string& name, const Make& make) {
    return studio_.picture(fmt::format("{} on board {:.0f}", name, layout_.side()), make);
  }

  void elapsed() {
    SDL_FRect track = layout_.clock();
    track.w *= scene_.time;
    studio_.fill(track, studio_.theme.accent);
  }

  void light(const LitSquare& lit) {
    const bool hatched = lit.mark == Mark::offside;
    const auto& picture = kept(fmt::format("light {} {}", static_cast<int>(lit.light), hatched), [&] {
      const Look looks = look(studio_.theme, lit.light);
      const SDL_Color colour = hatched ? studio_.theme.bad : looks.colour;
      const float side = layout_.side();
      const float inset = 1.5F * unit_;
      const float reach = 15 * unit_;
      const float rim = 2.2F * unit_;
      Canvas canvas(pixels(side), pixels(side));
      canvas.shade(RoundRect{{inset, inset, side - 2 * inset, side - 2 * inset}, 6 * unit_}, 1,
                   [&](float x, float y, float distance) {
                     const float edge = std::clamp(1 + distance / reach, 0.0F, 1.0F);
                     const float on_rim = std::clamp(0.5F + distance + rim, 0.0F, 1.0F);
                     const bool stripe = hatched && std::fmod(x + y, 9 * unit_) < 3.4F * unit_;
                     const float soft =
                         looks.filling + looks.glow * edge * edge * edge + (stripe ? 0.3F : 0.0F);
                     return faded(colour, std::min(1.0F, soft + (looks.rim - soft) * on_rim));
                   });
      return canvas;
    });
    const SDL_FRect rect = layout_.square(lit.square);
    const float least = studio_.theme.rims ? 0.8F : 0.55F;
    const float strength =
        lit.light == Light::legal ? std::lerp(least, 1.0F, std::clamp(scene_.breath, 0.0F, 1.0F)) : 1;
    studio_.show(picture, rect.x, rect.y, strength);
  }

  /// Where a sign lies on a square: in the middle of an empty one, else in a corner that no pawn covers.
  SDL_FPoint sign_place(Square square) const {
    const auto pawns =
        std::ranges::count_if(scene_.pawns, [&](const ShownPawn& pawn) { return pawn.square == square; });
    if (pawns == 0) return layout_.centre(square);
    const SDL_FRect rect = layout_.square(square);
    const float side = layout_.side();
    return {rect.x + (pawns == 1 ? 0.79F : 0.21F) * side, rect.y + 0.21F * side};
  }

  /// What a click brings.
  void sign(const LitSquare& lit) {
    const SDL_FRect rect = layout_.square(lit.square);
    const SDL_FPoint centre = layout_.centre(lit.square);
    const float side = layout_.side();
    if (lit.mark == Mark::step) {
      if (lit.passes > 0)
        written(std::to_string(lit.passes), {rect.x + 0.8F * side, rect.y + 0.22F * side}, 12 * unit_,
                faded(studio_.theme.text, 0.85F));
      return;
    }
    if (lit.mark == Mark::free) {
      const auto& dot = kept("free dot", [&] {
        const float half = std::ceil(0.11F * side) + 1;
        Canvas canvas(pixels(2 * half), pixels(2 * half));
        canvas.fill(Circle{{half, half}, 0.1F * side}, studio_.theme.text);
        return canvas;
      });
      studio_.show_centred(dot, {centre.x, centre.y - 0.16F * side});
      written(fmt::format("{} · {}", lit.faces[0], lit.faces[1]), {centre.x, centre.y + 0.24F * side},
              14 * unit_, studio_.theme.text);
      return;
    }
    const SDL_FPoint place = sign_place(lit.square);
    paint_mark(studio_, place, (place.x == centre.x ? 0.5F : 0.36F) * side, lit.mark, studio_.theme.text);
  }

  void written(const std::string& text, SDL_FPoint place, float size, SDL_Color colour) {
    const auto& picture = kept(fmt::format("words {} {:.1f} {}", text, size, colour.a), [&] {
      const float width = static_cast<float>(studio_.lettering.width(text, size, Weight::bold)) + 8 * unit_;
      Canvas canvas(pixels(width), pixels(1.35F * size));
      const SDL_FRect chip{0, 0, std::round(width), std::round(1.35F * size)};
      canvas.fill(RoundRect{chip, chip.h / 2}, {8, 26, 16, 150});
      studio_.lettering.write(canvas, text, fuba::paint::middle(chip), size, Weight::bold, colour);
      return canvas;
    });
    studio_.show_centred(picture, place);
  }

  void breathing(Square from) {
    const bool shared = std::ranges::count(scene_.pawns, from, &ShownPawn::square) > 1;
    const auto mine = std::ranges::find(scene_.pawns, from, &ShownPawn::square);
    if (mine == scene_.pawns.end()) return;
    const float reach = (radius_of_pawn + 0.07F) * layout_.side() * (shared ? 1.25F : 1);
    const auto& picture = kept(fmt::format("breath {}", shared), [&] {
      const float half = std::ceil(reach + 4 * unit_);
      Canvas canvas(pixels(2 * half), pixels(2 * half));
      canvas.fill(Outline<Circle>{{{half, half}, reach}, 4.4F * unit_}, faded(studio_.theme.accent, 0.35F),
                  3 * unit_);
      canvas.fill(Outline<Circle>{{{half, half}, reach}, 1.8F * unit_}, studio_.theme.accent);
      return canvas;
    });
    studio_.show_centred(picture, layout_.centre(from),
                         0.45F + 0.55F * std::clamp(scene_.breath, 0.0F, 1.0F));
  }

  void way_to_ball(SDL_FPoint from, SDL_FPoint to) {
    const float length = std::hypot(to.x - from.x, to.y - from.y);
    const auto& dot = kept("way dot", [&] {
      const float half = std::ceil(2.6F * unit_) + 1;
      Canvas canvas(pixels(2 * half), pixels(2 * half));
      canvas.fill(Circle{{half, half}, 2.4F * unit_}, studio_.theme.accent);
      return canvas;
    });
    const float gap = 11 * unit_;
    const float begin = 0.5F * layout_.side();
    for (float at = begin; at < length - 0.4F * layout_.side(); at += gap)
      studio_.show_centred(dot, fuba::paint::mix(from, to, at / length), 0.85F);
  }

  void ball(const ShownBall& ball) {
    const float radius = (ball.carried ? radius_of_disc : radius_of_ball) * ball.size * layout_.side();
    paint_football(studio_, ball.centre, radius, ball.turn, ball.lift);
  }

  void pawn(const ShownPawn& shown, float size = 1) {
    const float radius = radius_of_pawn * shown.size * size * layout_.side();
    paint_pawn(studio_, shown.centre, radius, shown.team, shown.number, shown.faint ? 0.35F : 1);
    if (shown.barred) ring(shown.centre, radius);
    if (shown.booked) tag(shown.centre, radius);
  }

  void ring(SDL_FPoint centre, float radius) {
    const auto& picture = kept(fmt::format("barred {:.1f}", radius), [&] {
      const float half = std::ceil(radius + 3 * unit_);
      Canvas canvas(pixels(2 * half), pixels(2 * half));
      constexpr SDL_Color grey{190, 196, 200, 255};
      const float slope = 0.7F * radius;
      canvas.fill(Segment{{half - slope, half + slope}, {half + slope, half - slope}, 3.4F * unit_},
                  {10, 20, 16, 140});
      canvas.fill(Segment{{half - slope, half + slope}, {half + slope, half - slope}, 2.0F * unit_}, grey);
      canvas.fill(Outline<Circle>{{{half, half}, radius + 1.5F * unit_}, 2.4F * unit_}, grey);
      return canvas;
    });
    studio_.show_centred(picture, centre);
  }

  void tag(SDL_FPoint centre, float radius) {
    const auto& picture = kept(fmt::format("booked {:.1f}", radius), [&] {
      Canvas canvas(pixels(0.5F * radius + 2), pixels(0.7F * radius + 2));
      const SDL_FRect card{1, 1, 0.48F * radius, 0.68F * radius};
      canvas.fill(RoundRect{fuba::paint::grown(card, 1), 0.1F * radius}, {10, 20, 16, 160});
      canvas.fill(RoundRect{card, 0.08F * radius}, studio_.theme.yellow_card);
      return canvas;
    });
    studio_.show_centred(picture, {centre.x + 0.78F * radius, centre.y - 0.72F * radius});
  }

  void cursor(Square square) {
    const auto& picture = kept("cursor", [&] {
      const float side = layout_.side();
      Canvas canvas(pixels(side), pixels(side));
      const float inset = 2 * unit_;
      canvas.fill(
          Outline<RoundRect>{{{inset, inset, side - 2 * inset, side - 2 * inset}, 6 * unit_}, 3 * unit_},
          studio_.theme.text);
      return canvas;
    });
    const SDL_FRect rect = layout_.square(square);
    studio_.show(picture, rect.x, rect.y);
  }

  void offside(const OffsideLine& line) {
    // The line lies on the far side of the row of the last field player, seen from the goal.
    const float x = layout_.row_end(line.defends == Team::home ? line.row - 1 : line.row);
    paint_offside_line(studio_, layout_.field(), x, unit_, line.name);
    if (line.made_by == Square::none) return;
    const auto& ring_of_line = kept("makes the line", [&] {
      const float radius = (radius_of_pawn + 0.05F) * layout_.side();
      const float half = std::ceil(radius + 3 * unit_);
      Canvas canvas(pixels(2 * half), pixels(2 * half));
      canvas.fill(Outline<Circle>{{{half, half}, radius}, 2.4F * unit_}, studio_.theme.bad);
      return canvas;
    });
    studio_.show_centred(ring_of_line, layout_.centre(line.made_by));
  }

  Studio& studio_;
  const BoardLayout& layout_;
  const BoardScene& scene_;
  float unit_;
};

constexpr float miniature_margin = 0.25F;  ///< in squares

}  // namespace

void paint_table(Studio& studio, const BoardLayout& layout, const Spinner& spinner, float drop) {
  fuba::paint::paint_board_ground(
      studio, "board", layout.room(), drop, [&](Canvas& canvas, const SDL_FRect& room) {
        draw_board(canvas, BoardLayout(room), studio.theme, studio.lettering, spinner);
      });
}

void paint_board(Studio& studio, const BoardLayout& layout, const BoardScene& scene) {
  BoardPainter(studio, layout, scene).paint();
}

void paint_mark(Studio& studio, SDL_FPoint centre, float size, Mark mark, SDL_Color colour) {
  const auto& picture =
      studio.picture(fmt::format("mark {} {:.1f} {}", static_cast<int>(mark), size, colour.r), [&] {
        const float half = std::ceil(0.62F * size) + 2;
        Canvas canvas(pixels(2 * half), pixels(2 * half));
        const SDL_FPoint middle{half, half};
        const SDL_Color dark{8, 26, 16, 170};
        canvas.fill(Circle{middle, 0.58F * size}, dark);
        const float inner = 0.72F * size;
        switch (mark) {
          case Mark::pass:
            canvas.fill(Outline<Circle>{{middle, 0.3F * size}, 0.12F * size}, colour);
            break;
          case Mark::shot:
            draw_star(canvas, middle, inner, colour);
            break;
          case Mark::battle:
            draw_cross(canvas, middle, inner, colour);
            break;
          case Mark::offside:
            draw_flag(canvas, middle, inner, colour);
            break;
          case Mark::dribble:
            canvas.fill(Circle{{middle.x, middle.y - 0.12F * size}, 0.17F * size}, colour);
            draw_football(canvas, {middle.x, middle.y + 0.2F * size}, 0.17F * size, colour, dark);
            break;
          case Mark::free:
          case Mark::step:
            canvas.fill(Circle{middle, 0.18F * size}, colour);
            break;
        }
        return canvas;
      });
  studio.show_centred(picture, centre);
}

float miniature_height(float width) {
  const float across = static_cast<float>(rows) + 2 * miniature_margin;
  return std::round(width * (static_cast<float>(columns) + 2 * miniature_margin) / across);
}

void paint_miniature(Studio& studio, const SDL_FRect& rect, const Ruleset& rules, const State& state,
                     float opacity) {
  const BoardLayout layout(rect);
  const auto& ground = studio.picture(fmt::format("small board {:.0f} {:.0f}", rect.w, rect.h), [&] {
    Canvas canvas(pixels(rect.w), pixels(rect.h));
    draw_board(canvas, BoardLayout({0, 0, rect.w, rect.h}), studio.theme, studio.lettering, rules.spinner);
    return canvas;
  });
  studio.show(ground, rect.x, rect.y, opacity);
  const BoardScene scene = scene_of(layout, rules, state);
  if (scene.ball)
    paint_football(studio, scene.ball->centre,
                   (scene.ball->carried ? radius_of_disc : radius_of_ball) * layout.side());
  for (const ShownPawn& pawn : scene.pawns)
    paint_pawn(studio, pawn.centre, radius_of_pawn * pawn.size * layout.side(), pawn.team, pawn.number,
               opacity);
}

}  // namespace stw::paint
