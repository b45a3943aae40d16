#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "app/paint/board.hpp"
#include "app/paint/geometry.hpp"
#include "app/paint/signs.hpp"
#include "soccer_city/table/paint/brushes.hpp"

namespace soccer_city::paint {
namespace {

using fuba::paint::Circle;
using fuba::paint::faded;
using fuba::paint::mix;
using fuba::paint::Outline;
using fuba::paint::pixels;
using fuba::paint::Polygon;
using fuba::paint::RoundRect;
using fuba::paint::Segment;
using fuba::paint::Texture;
using fuba::paint::Weight;

constexpr float radius_of_player = 0.77F;  ///< of a hex
constexpr float radius_of_ball = 0.46F;
constexpr float radius_of_disc = 0.95F;  ///< the ball beneath a player

/// How each light looks: strength of its filling, of the glow along its edge, and of its rim.
struct HexLook {
  SDL_Color colour;
  float filling;
  float glow;
  float rim;
};

HexLook look(const fuba::paint::Theme& theme, Light light) {
  switch (light) {
    case Light::legal:
      return {theme.accent, 0.15F, 0.34F, 0.7F};
    case Light::hovered:
      return {theme.accent, 0.44F, 0.35F, 1};
    case Light::target:
      return {theme.accent, 0.28F, 0.4F, 1};
    case Light::origin:
      return {theme.line, 0.1F, 0.15F, 0.95F};
    case Light::refused:
      return {theme.bad, 0.22F, 0.3F, 0.9F};
    case Light::traced:
      return {theme.line, 0.07F, 0.12F, 0.4F};
  }
  return {};
}

class BoardPainter {
 public:
  BoardPainter(Studio& studio, const BoardLayout& layout, const BoardScene& scene)
      : studio_(studio), layout_(layout), scene_(scene), unit_(layout.unit()), radius_(layout.radius()) {}

  void paint() {
    elapsed();
    for (const LitHex& hex : scene_.lit) light(hex);
    for (const Team team : teams)
      fuba::paint::paint_shaken_net(studio_, layout_.goal(team), scene_.net_shake[index(team)], unit_);
    for (const ShownWay& shown : scene_.ways) way(shown);
    for (const Hex from : scene_.breathing) breathing(from);
    if (scene_.ball && scene_.ball->lift <= 0) ball(*scene_.ball);
    for (const ShownPlayer& player : scene_.players)
      paint_player(studio_, player, radius_of_player * radius_);
    for (const LitHex& hex : scene_.lit) sign(hex);
    for (const ShownWay& shown : scene_.ways) meetings(shown);
    if (scene_.ball && scene_.ball->lift > 0) ball(*scene_.ball);
    if (scene_.cursor) cursor(*scene_.cursor);
    for (const ShownPlayer& held : scene_.lifted)
      paint_player(studio_, held, 1.14F * radius_of_player * radius_);
  }

 private:
  /// The picture of that name at the size of this board.
  template <class Make>
  const Texture& kept(const std::string& name, const Make& make) {
    return studio_.picture(fmt::format("{} on hexes {:.2f}", name, radius_), make);
  }

  void elapsed() {
    SDL_FRect track = layout_.clock();
    track.w *= scene_.time;
    studio_.fill(track, studio_.theme.accent);
  }

  void light(const LitHex& lit) {
    const auto& picture = kept(fmt::format("light {}", static_cast<int>(lit.light)), [&] {
      const HexLook looks = look(studio_.theme, lit.light);
      const float half = std::ceil(radius_) + 1;
      const float reach = 11 * unit_;
      const float rim = 1.8F * unit_;
      Canvas canvas(pixels(2 * half), pixels(2 * half));
      const Polygon shape = fuba::paint::regular({half, half}, radius_ - 1.2F * unit_, 6);
      canvas.shade(shape, 1, [&](float, float, float distance) {
        const float edge = std::clamp(1 + distance / reach, 0.0F, 1.0F);
        const float on_rim = std::clamp(0.5F + distance + rim, 0.0F, 1.0F);
        const float soft = looks.filling + looks.glow * edge * edge * edge;
        return faded(looks.colour, std::min(1.0F, soft + (looks.rim - soft) * on_rim));
      });
      return canvas;
    });
    const float strength =
        lit.light == Light::legal ? 0.6F + 0.4F * std::clamp(scene_.breath, 0.0F, 1.0F) : 1;
    studio_.show_centred(picture, layout_.centre(lit.at), strength);
  }

  bool occupied(Hex at) const {
    return std::ranges::any_of(scene_.players, [&](const ShownPlayer& player) { return player.at == at; });
  }

  /// What a click brings: in the middle of a free hex, at the upper corner of another.
  void sign(const LitHex& lit) {
    const SDL_FPoint centre = layout_.centre(lit.at);
    const bool beside = occupied(lit.at);
    const SDL_FPoint place =
        beside ? SDL_FPoint{centre.x + 0.56F * radius_, centre.y - 0.62F * radius_} : centre;
    if (lit.mark != Mark::none)
      paint_mark(studio_, place, (beside ? 0.62F : 0.5F) * radius_, lit.mark, studio_.theme.text,
                 lit.heading);
    const float above = beside && lit.mark != Mark::none ? 1.38F : 0.98F;
    if (!lit.chance.empty()) written(lit.chance, {centre.x, centre.y - above * radius_}, 11.5F * unit_);
  }

  void written(const std::string& text, SDL_FPoint place, float size) {
    const auto& picture = kept(fmt::format("words {} {:.1f}", text, size), [&] {
      const float width = static_cast<float>(studio_.lettering.width(text, size, Weight::bold)) + 8 * unit_;
      Canvas canvas(pixels(width), pixels(1.35F * size));
      const SDL_FRect chip{0, 0, std::round(width), std::round(1.35F * size)};
      canvas.fill(RoundRect{chip, chip.h / 2}, {8, 22, 16, 215});
      studio_.lettering.write(canvas, text, fuba::paint::middle(chip), size, Weight::bold,
                              studio_.theme.text);
      return canvas;
    });
    studio_.show_centred(picture, place);
  }

  void breathing(Hex from) {
    const auto& picture = kept("breath", [&] {
      const float reach = (radius_of_player + 0.1F) * radius_;
      const float half = std::ceil(reach + 4 * unit_);
      Canvas canvas(pixels(2 * half), pixels(2 * half));
      canvas.fill(Outline<Circle>{{{half, half}, reach}, 4.2F * unit_}, faded(studio_.theme.accent, 0.35F),
                  3 * unit_);
      canvas.fill(Outline<Circle>{{{half, half}, reach}, 1.8F * unit_}, studio_.theme.accent);
      return canvas;
    });
    studio_.show_centred(picture, layout_.centre(from),
                         0.45F + 0.55F * std::clamp(scene_.breath, 0.0F, 1.0F));
  }

  const Texture& dot(bool against) {
    return kept(fmt::format("way dot {}", against), [&] {
      const float half = std::ceil(2.8F * unit_) + 1;
      Canvas canvas(pixels(2 * half), pixels(2 * half));
      canvas.fill(Circle{{half, half}, 2.6F * unit_}, {10, 22, 16, 150});
      canvas.fill(Circle{{half, half}, 1.9F * unit_}, against ? studio_.theme.bad : studio_.theme.accent);
      return canvas;
    });
  }

  /// A ball along the ground leaves a straight line of dots, one in the air an arc.
  void way(const ShownWay& shown) {
    const SDL_FPoint from = layout_.centre(shown.from);
    const SDL_FPoint to = layout_.centre(shown.to);
    const float length = std::hypot(to.x - from.x, to.y - from.y);
    if (length < 1) return;
    const float rise = shown.high ? 0.22F * length : 0;
    const int dots = std::max(2, static_cast<int>(length / (7.5F * unit_)));
    const Texture& picture = dot(!shown.blocked_by.empty());
    for (int at = 1; at < dots; ++at) {
      const float t = static_cast<float>(at) / static_cast<float>(dots);
      SDL_FPoint place = mix(from, to, t);
      place.y -= 4 * rise * t * (1 - t);
      studio_.show_centred(picture, place);
    }
  }

  /// Who meets the ball on its way: crossed lines at a duel, a red ring around who stands against it.
  void meetings(const ShownWay& shown) {
    for (const Hex at : shown.duels) {
      const SDL_FPoint there = layout_.centre(at);
      const SDL_FPoint to = layout_.centre(shown.to);
      paint_mark(studio_, mix(there, to, 0.5F), 0.6F * radius_, Mark::duel, studio_.theme.text);
    }
    for (const Hex at : shown.blocked_by) {
      const auto& ring = kept("stands against", [&] {
        const float reach = (radius_of_player + 0.12F) * radius_;
        const float half = std::ceil(reach + 3 * unit_);
        Canvas canvas(pixels(2 * half), pixels(2 * half));
        canvas.fill(Outline<Circle>{{{half, half}, reach}, 3 * unit_}, studio_.theme.bad);
        return canvas;
      });
      studio_.show_centred(ring, layout_.centre(at));
    }
  }

  void ball(const ShownBall& ball) {
    const float radius = (ball.carried ? radius_of_disc : radius_of_ball) * radius_;
    fuba::paint::paint_football(studio_, ball.centre, radius, ball.turn, ball.lift);
  }

  void cursor(Hex at) {
    const auto& picture = kept("cursor", [&] {
      const float half = std::ceil(radius_) + 1;
      Canvas canvas(pixels(2 * half), pixels(2 * half));
      const Polygon shape = fuba::paint::regular({half, half}, radius_ - 1.5F * unit_, 6);
      canvas.fill(Outline<Polygon>{shape, 2.6F * unit_}, studio_.theme.text);
      return canvas;
    });
    studio_.show_centred(picture, layout_.centre(at));
  }

  Studio& studio_;
  const BoardLayout& layout_;
  const BoardScene& scene_;
  float unit_;
  float radius_;
};

}  // namespace

void paint_table(Studio& studio, const BoardLayout& layout, const Ruleset& rules, float drop) {
  fuba::paint::paint_board_ground(
      studio, "hexes", layout.room(), drop, [&](Canvas& canvas, const SDL_FRect& room) {
        draw_board(canvas, BoardLayout(room), studio.theme, studio.lettering, rules);
      });
}

void paint_board(Studio& studio, const BoardLayout& layout, const BoardScene& scene) {
  BoardPainter(studio, layout, scene).paint();
}

namespace {

/// Longer than it is wide, so that one sees which way it points.
Polygon arrow(SDL_FPoint middle, float size, float turn) {
  using fuba::paint::around;
  return {{around(middle, 0.46F * size, turn), around(middle, 0.42F * size, turn + 0.39F),
           around(middle, 0.16F * size, turn + 0.5F), around(middle, 0.42F * size, turn + 0.61F)}};
}

}  // namespace

void paint_mark(Studio& studio, SDL_FPoint centre, float size, Mark mark, SDL_Color colour, float heading) {
  const std::string name =
      fmt::format("city mark {} {:.1f} {} {:.2f}", static_cast<int>(mark), size, colour.r, heading);
  const auto& picture = studio.picture(name, [&] {
    const float half = std::ceil(0.62F * size) + 2;
    Canvas canvas(pixels(2 * half), pixels(2 * half));
    const SDL_FPoint middle{half, half};
    if (mark != Mark::space) canvas.fill(Circle{middle, 0.6F * size}, {8, 26, 16, 190});
    switch (mark) {
      case Mark::pass:
        canvas.fill(Outline<Circle>{{middle, 0.28F * size}, 0.14F * size}, colour);
        break;
      case Mark::advance:
        canvas.fill(arrow(middle, size, 0.25F + heading), colour);
        break;
      case Mark::duel:
        fuba::paint::draw_cross(canvas, middle, 0.74F * size, colour);
        break;
      case Mark::space:
        canvas.fill(Circle{middle, 0.2F * size}, faded(colour, 0.9F));
        break;
      case Mark::none:
        break;
    }
    return canvas;
  });
  studio.show_centred(picture, centre);
}

float miniature_height(float width) { return std::round(width * 0.64F); }

void paint_miniature(Studio& studio, const SDL_FRect& rect, const Ruleset& rules, const State& state,
                     float opacity) {
  const BoardLayout layout(rect);
  const auto& ground = studio.picture(fmt::format("small hexes {:.0f} {:.0f}", rect.w, rect.h), [&] {
    Canvas canvas(pixels(rect.w), pixels(rect.h));
    draw_board(canvas, BoardLayout({0, 0, rect.w, rect.h}), studio.theme, studio.lettering, rules);
    return canvas;
  });
  studio.show(ground, rect.x, rect.y, opacity);
  const BoardScene scene = scene_of(layout, rules, state);
  for (const ShownPlayer& player : scene.players)
    fuba::paint::paint_piece(studio, player.centre, 0.9F * layout.radius(), player.team,
                             player.number == keeper_number, opacity);
  if (scene.ball) fuba::paint::paint_football(studio, scene.ball->centre, 0.6F * layout.radius());
}

}  // namespace soccer_city::paint
