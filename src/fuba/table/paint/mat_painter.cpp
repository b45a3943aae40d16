#include <fmt/format.h>

#include <cmath>

#include "app/paint/geometry.hpp"
#include "fuba/table/paint/brushes.hpp"
#include "fuba/table/paint/mat_picture.hpp"

namespace fuba::paint {

namespace {

/// How each light looks: strength of its filling, of the glow along its edge, and of its rim.
struct Look {
  SDL_Color colour;
  float filling;
  float glow;
  float rim;
};

Look look(const Theme& theme, Light light) {
  switch (light) {
    case Light::legal:
      return {theme.accent, 0.12F, 0.55F, 0.8F};
    case Light::hovered:
      return {theme.accent, 0.42F, 0.4F, 1};
    case Light::target:
      return {theme.accent, 0.24F, 0.45F, 1};
    case Light::origin:
      return {theme.line, 0.06F, 0.12F, 0.95F};
    case Light::better:
      return {theme.good, 0.24F, 0.45F, 1};
    case Light::refused:
      return {theme.bad, 0.22F, 0.35F, 0.9F};
  }
  return {};
}

class MatPainter {
 public:
  MatPainter(Studio& studio, const MatLayout& layout, const MatScene& scene)
      : studio_(studio), layout_(layout), scene_(scene), unit_(layout.unit()) {}

  void paint() {
    elapsed();
    if (scene_.rim) rim(*scene_.rim);
    for (const LitArea& area : scene_.lit) light(layout_.area(area.area), area.light);
    if (scene_.goal) goal(*scene_.goal);
    for (Team team : teams) net(team);
    if (scene_.area_names)
      for (Area area : all_areas) area_name(area);
    if (scene_.offside) offside(*scene_.offside);
    for (const Trace& trace : scene_.traces) gone(trace);
    for (const Piece& ghost : scene_.ghosts) piece(ghost, 1, 0.4F);
    for (const Piece& still : scene_.pieces.pieces) piece(still);
    for (const SDL_FPoint& place : scene_.spotlit) ring(place, studio_.theme.accent);
    if (scene_.offside) who_makes_it(*scene_.offside);
    for (Team team : teams) {
      if (scene_.fans[index(team)] != Area::none) favourite(team, scene_.fans[index(team)]);
      if (scene_.hurt_keeper[index(team)]) hurt_keeper(team);
    }
    if (scene_.hurt) hurt(*scene_.hurt);
    if (scene_.ball && scene_.ball->lift <= 0) ball(*scene_.ball);
    for (const Badge& number : scene_.pieces.badges) badge(number);
    for (const Stop& stop : scene_.stops) end_of_way(stop);
    for (const PassArc& arc : scene_.passes) pass(arc);
    referees();
    if (scene_.ball && scene_.ball->lift > 0) ball(*scene_.ball);
    for (const Figure& number : scene_.figures) figure(number);
    if (scene_.screen) screen(*scene_.screen);
    for (const Piece& held : scene_.lifted) piece(held, 1.16F);
    if (scene_.ribbon) ribbon(*scene_.ribbon);
  }

 private:
  /// A name of a picture at the size of this mat.
  std::string here(std::string_view name) const {
    const SDL_FRect& room = layout_.room();
    return fmt::format("{} on {:.0f} {:.0f}", name, room.w, room.h);
  }

  /// The picture of that name at that size.
  template <class Make>
  const Texture& kept(std::string_view name, const Make& make) {
    return studio_.picture(here(name), make);
  }

  void piece(const Piece& piece, float size = 1, float opacity = 1) {
    paint_piece(studio_, piece.centre, layout_.piece_radius() * size, piece.team, piece.keeper, opacity);
  }

  void ball(const Ball& ball) {
    paint_ball(studio_, ball.centre, layout_.ball_radius(), ball.value, ball.to_go, ball.lift);
  }

  void light(const SDL_FRect& rect, Light light) {
    const auto make = [&] { return light_picture(rect, look(studio_.theme, light)); };
    const std::string name = fmt::format("light {} {} {}", rect.w, rect.h, static_cast<int>(light));
    if (light != Light::legal) return studio_.show(kept(name, make), rect.x, rect.y);
    const float strength = 0.5F + 0.5F * std::clamp(scene_.breath, 0.0F, 1.0F);
    studio_.show(studio_.fainter_picture(here(name), strength, make), rect.x, rect.y);
  }

  Canvas light_picture(const SDL_FRect& rect, const Look& looks) const {
    const float inset = 2 * unit_;
    const float reach = 22 * unit_;
    const float rim = 2.4F * unit_;
    Canvas canvas(pixels(rect.w), pixels(rect.h));
    const auto rows = [&](int from, int end) {
      const RoundRect area{{inset, inset, rect.w - 2 * inset, rect.h - 2 * inset}, 7 * unit_};
      const SDL_FRect part{0, static_cast<float>(from), rect.w, static_cast<float>(end - from)};
      canvas.shade(Clipped<RoundRect>{area, part}, 1, [&](float, float, float distance) {
        const float edge = std::clamp(1 + distance / reach, 0.0F, 1.0F);
        const float on_rim = std::clamp(0.5F + distance + rim, 0.0F, 1.0F);
        const float soft = looks.filling + looks.glow * edge * edge * edge;
        return faded(looks.colour, std::min(1.0F, soft + (looks.rim - soft) * on_rim));
      });
    };
    // All rows are alike that lie farther from both ends than the glow reaches.
    const int like = static_cast<int>(std::ceil(inset + reach));
    const int other = std::max(like + 1, static_cast<int>(rect.h - inset - reach));
    rows(0, like + 1);
    canvas.repeat_row(like, std::min(other, canvas.height()));
    rows(other, canvas.height());
    return canvas;
  }

  void goal(const LitGoal& lit) {
    const SDL_FRect net = layout_.goal(lit.defends);
    const float reach = 6 * unit_;
    light({net.x - reach, net.y - reach, net.w + 2 * reach, net.h + 2 * reach}, lit.light);
  }

  void area_name(Area area) {
    const auto& picture = kept(fmt::format("area name {}", index(area)), [&] {
      const SDL_FRect chip{0, 0, 30 * unit_, 19 * unit_};
      Canvas canvas(pixels(chip.w), pixels(chip.h));
      canvas.fill(RoundRect{chip, 6 * unit_}, {10, 20, 16, 190});
      studio_.lettering.write(canvas, std::string(name(area)), middle(chip), 14 * unit_, Weight::bold,
                              studio_.theme.text);
      return canvas;
    });
    const SDL_FRect& rect = layout_.area(area);
    studio_.show_centred(picture, {rect.x + rect.w / 2, rect.y + 14 * unit_});
  }

  void figure(const Figure& figure) {
    if (!figure.lines.empty()) return figures(figure);
    const auto& picture = kept(fmt::format("figure {}", figure.number), [&] {
      const float size = 21 * unit_;
      const float width =
          static_cast<float>(studio_.lettering.width(figure.number, size, Weight::bold)) + 16 * unit_;
      const float height = 27 * unit_;
      Canvas canvas(pixels(width), pixels(height));
      const SDL_FRect chip{0, 0, width, height};
      canvas.fill(RoundRect{chip, 8 * unit_}, {10, 20, 16, 190});
      studio_.lettering.write(canvas, figure.number, middle(chip), size, Weight::bold, studio_.theme.text);
      return canvas;
    });
    const SDL_FRect& rect = layout_.area(figure.area);
    studio_.show_centred(picture, {rect.x + rect.w / 2, rect.y + rect.h - 19 * unit_});
  }

  void figures(const Figure& figure) {
    const float size = 14 * unit_;
    const float line = 18 * unit_;
    std::string all;
    float width = 0;
    for (const std::string& words : figure.lines) {
      all += words + "\n";
      width = std::max(width, static_cast<float>(studio_.lettering.width(words, size, Weight::bold)));
    }
    const auto& picture = kept(fmt::format("figures {}", all), [&] {
      const SDL_FRect chip{0, 0, width + 16 * unit_,
                           line * static_cast<float>(figure.lines.size()) + 8 * unit_};
      Canvas canvas(pixels(chip.w), pixels(chip.h));
      canvas.fill(RoundRect{chip, 8 * unit_}, {10, 20, 16, 215});
      float y = 4 * unit_ + line / 2;
      for (const std::string& words : figure.lines) {
        studio_.lettering.write(canvas, words, {chip.w / 2, y}, size, Weight::bold, studio_.theme.text);
        y += line;
      }
      return canvas;
    });
    const SDL_FRect& rect = layout_.area(figure.area);
    studio_.show_centred(picture, {rect.x + rect.w / 2, rect.y + rect.h / 2});
  }

  /// The net moves when the ball is in it.
  void net(Team team) {
    const float shake = scene_.net_shake[index(team)];
    if (shake <= 0) return;
    const SDL_FRect goal = layout_.goal(team);
    const float outward = team == Team::home ? -1.0F : 1.0F;
    const float bulge = outward * 12 * unit_ * shake;
    const float left = goal.x - std::max(-bulge, 0.0F) - 2;
    Canvas canvas(pixels(goal.w + std::abs(bulge)) + 4, pixels(goal.h));
    const float edge = team == Team::home ? goal.x - left : goal.x + goal.w - left;
    const int strands = 12;
    for (int strand = 0; strand < strands; ++strand) {
      const auto at = [&](int number) {
        const float y = goal.h * static_cast<float>(number) / strands;
        return SDL_FPoint{edge + bulge * std::sin(pi * y / goal.h), y};
      };
      canvas.fill(Segment{at(strand), at(strand + 1), 3 * unit_}, studio_.theme.line);
      canvas.fill(Segment{{edge - outward * goal.w, at(strand).y}, at(strand), 1},
                  faded(studio_.theme.line, 0.7F));
    }
    studio_.show_once(canvas, left, goal.y);
  }

  void elapsed() {
    if (scene_.time_square < 1) return;
    const SDL_FRect first = layout_.time_rect(scene_.half, 1);
    const SDL_FRect last = layout_.time_rect(scene_.half, static_cast<int>(scene_.time_square));
    const float line = std::max(2.0F, 2.4F * unit_);
    studio_.fill({first.x, first.y + first.h - line, last.x + last.w - first.x, line}, studio_.theme.accent);
  }

  void ring(SDL_FPoint place, SDL_Color colour) {
    const float radius = layout_.piece_radius() + 3.5F * unit_;
    const auto& picture = kept(fmt::format("ring {} {} {}", colour.r, colour.g, colour.b), [&] {
      const float half = std::ceil(radius + 3 * unit_);
      Canvas canvas(pixels(2 * half), pixels(2 * half));
      canvas.fill(Outline<Circle>{{{half, half}, radius}, 4.6F * unit_}, {10, 20, 16, 130});
      canvas.fill(Outline<Circle>{{{half, half}, radius}, 2.6F * unit_}, colour);
      return canvas;
    });
    studio_.show_centred(picture, place);
  }

  void offside(const OffsideLine& line) {
    paint_offside_line(studio_, layout_.field(), layout_.offside_x(line.defends, line.area), unit_,
                       line.name);
  }

  /// A ring around one player of the line's team in the line's area.
  void who_makes_it(const OffsideLine& line) {
    if (const auto place = somebody(line.defends, line.area)) ring(*place, studio_.theme.bad);
  }

  /// A player of a team in an area, an outfield player where there is one.
  std::optional<SDL_FPoint> somebody(Team team, Area area) const {
    for (const bool keeper : {false, true})
      for (const Piece& piece : scene_.pieces.pieces)
        if (piece.team == team && piece.area == area && piece.keeper == keeper) return piece.centre;
    return std::nullopt;
  }

  /// The player whom the fans carry: a ring, and how much he counts.
  void favourite(Team team, Area area) {
    const auto place = somebody(team, area);
    if (!place) return;
    ring(*place, studio_.theme.team(team).body);
    const auto& chip = kept(fmt::format("favourite {}", index(team)), [&] {
      const float width = 25 * unit_;
      const float height = 17 * unit_;
      Canvas canvas(pixels(width) + 2, pixels(height) + 2);
      const SDL_FRect rect{1, 1, width, height};
      canvas.fill(RoundRect{rect, height / 2}, studio_.theme.team(team).body);
      canvas.fill(RoundRect{{2.6F, 2.6F, width - 3.2F, height - 3.2F}, height / 2 - 1.6F},
                  lit(studio_.theme.room, 0.85F));
      studio_.lettering.write(canvas, "×2", middle(rect), 12 * unit_, Weight::bold, studio_.theme.text);
      return canvas;
    });
    studio_.show_centred(chip, {place->x + 16 * unit_, place->y - 15 * unit_});
  }

  /// The goalkeeper who plays on though he is hurt.
  void hurt_keeper(Team team) {
    const auto keeper = std::ranges::find_if(
        scene_.pieces.pieces, [&](const Piece& piece) { return piece.team == team && piece.keeper; });
    if (keeper != scene_.pieces.pieces.end()) hurt(keeper->centre);
  }

  void hurt(SDL_FPoint piece) {
    paint_injury(studio_, {piece.x + 12 * unit_, piece.y + 11 * unit_}, 15 * unit_);
  }

  void badge(const Badge& badge) {
    const auto& picture = kept(fmt::format("badge {} {}", index(badge.team), badge.number), [&] {
      const float radius = 11 * unit_;
      const float half = std::ceil(radius) + 1;
      Canvas canvas(pixels(2 * half), pixels(2 * half));
      canvas.fill(Circle{{half, half}, radius}, studio_.theme.team(badge.team).body);
      canvas.fill(Circle{{half, half}, radius - 2 * unit_}, lit(studio_.theme.room, 0.85F));
      studio_.lettering.write(canvas, std::to_string(badge.number), {half, half}, 14 * unit_, Weight::bold,
                              studio_.theme.text);
      return canvas;
    });
    studio_.show_centred(picture, badge.centre);
  }

  /// A bar across the way of a move.
  void end_of_way(const Stop& stop) {
    const SDL_FRect& area = layout_.area(stop.at);
    const bool to_the_right = layout_.area(stop.beyond).x > area.x;
    const float length = 0.5F * area.h;
    const auto& bar = kept(fmt::format("stop {}", pixels(length)), [&] {
      const float width = 6 * unit_;
      Canvas canvas(pixels(2 * width), pixels(length + 2 * width));
      const SDL_FPoint top{width, width};
      const SDL_FPoint foot{width, length + width};
      canvas.fill(Segment{top, foot, width + 2.4F * unit_}, {10, 20, 16, 150});
      canvas.fill(Segment{top, foot, width}, studio_.theme.bad);
      return canvas;
    });
    studio_.show_centred(bar, {area.x + (to_the_right ? area.w : 0), area.y + area.h / 2});
  }

  /// The screen at the edge of the pitch, beside what it shows.
  void screen(SDL_FPoint incident) {
    const float width = 58 * unit_;
    const float height = 38 * unit_;
    const auto& picture = kept("screen", [&] {
      const float margin = 5 * unit_;
      Canvas canvas(pixels(width + 2 * margin), pixels(height + 3 * margin));
      const SDL_FRect frame{margin, margin, width, height};
      const float foot = frame.y + height + margin;
      canvas.fill(RoundRect{{frame.x, frame.y + 0.4F * margin, width, height}, 7 * unit_}, {0, 0, 0, 150},
                  0.8F * margin);
      canvas.fill(Segment{{frame.x + 0.32F * width, foot}, {frame.x + 0.68F * width, foot}, 3.4F * unit_},
                  studio_.theme.line);
      canvas.fill(RoundRect{frame, 7 * unit_}, studio_.theme.line);
      canvas.fill(RoundRect{{frame.x + 3 * unit_, frame.y + 3 * unit_, width - 6 * unit_, height - 6 * unit_},
                            5 * unit_},
                  lit(studio_.theme.room, 0.8F));
      studio_.lettering.write(canvas, "VAR", middle(frame), 18 * unit_, Weight::bold, studio_.theme.accent);
      return canvas;
    });
    const float rise = layout_.ball_radius() + 0.8F * height;
    const SDL_FRect& mat = layout_.mat();
    const float most = mat.x + mat.w - width / 2 - 8 * unit_;
    studio_.show_centred(picture, {std::clamp(incident.x, mat.x + width / 2 + 8 * unit_, most),
                                   std::max(incident.y - rise, mat.y + height)});
  }

  void pass(const PassArc& arc) {
    const float distance = std::hypot(arc.to.x - arc.from.x, arc.to.y - arc.from.y);
    if (distance < 2 * layout_.ball_radius()) return;
    // A curve that rises above the straight line, but not beyond the mat; across the pitch it bends aside.
    const SDL_FPoint straight = mix(arc.from, arc.to, 0.5F);
    const float along = std::abs(arc.to.x - arc.from.x) / distance;
    const float highest = 2 * (layout_.mat().y + 14 * unit_) - straight.y;
    const float aside = std::max(0.0F, 0.4F - along) * distance;
    const float lift = std::min(1.0F, 2.5F * along) * (0.42F * distance + 14 * unit_);
    const SDL_FPoint rise{straight.x + aside, std::max(straight.y - lift, highest)};
    // Its bounds, with room for marks and head.
    const float room = 16 * unit_;
    const SDL_FPoint origin{std::floor(std::min(arc.from.x, arc.to.x) - room),
                            std::floor(std::min({arc.from.y, arc.to.y, rise.y}) - room)};
    const SDL_FPoint end{std::max({arc.from.x, arc.to.x, rise.x}) + room,
                         std::max(arc.from.y, arc.to.y) + room};
    const auto on_curve = [&](float t) {
      const SDL_FPoint a = mix(arc.from, rise, t);
      const SDL_FPoint b = mix(rise, arc.to, t);
      const SDL_FPoint point = mix(a, b, t);
      return SDL_FPoint{point.x - origin.x, point.y - origin.y};
    };
    const auto& picture =
        kept(fmt::format("pass {} {} {} {} {} {}", static_cast<int>(arc.light), pixels(arc.from.x),
                         pixels(arc.from.y), pixels(arc.to.x), pixels(arc.to.y), arc.crossed),
             [&] {
               Canvas canvas(pixels(end.x - origin.x), pixels(end.y - origin.y));
               draw_pass(canvas, arc, on_curve, distance, rise);
               return canvas;
             });
    studio_.show(picture, origin.x, origin.y);
  }

  template <class Curve>
  void draw_pass(Canvas& canvas, const PassArc& arc, const Curve& on_curve, float distance, SDL_FPoint rise) {
    // At its start the curve is as fast as twice the way to its turning point.
    const float start = 0.62F * layout_.ball_radius() / std::hypot(rise.x - arc.from.x, rise.y - arc.from.y);
    const float stop = 1 - 6 * unit_ / distance;
    const SDL_Color colour = look(studio_.theme, arc.light).colour;
    const int dashes = std::max(4, static_cast<int>(distance / (13 * unit_)));
    for (const bool shade : {true, false})
      for (int dash = 0; dash < dashes; ++dash) {
        const float t = start + (stop - start) * static_cast<float>(dash) / static_cast<float>(dashes);
        const float next = t + 0.56F * (stop - start) / static_cast<float>(dashes);
        canvas.fill(Segment{on_curve(t), on_curve(next), (shade ? 6.0F : 3.6F) * unit_},
                    shade ? SDL_Color{10, 20, 16, 110} : colour);
      }
    arrow_head(canvas, on_curve(stop), on_curve(stop - 10 * unit_ / distance), colour);
    for (int mark = 1; mark <= arc.crossed; ++mark)
      plus_one(canvas, on_curve(static_cast<float>(mark) / static_cast<float>(arc.crossed + 1)));
  }

  void arrow_head(Canvas& canvas, SDL_FPoint tip, SDL_FPoint before, SDL_Color colour) {
    const float angle = std::atan2(tip.y - before.y, tip.x - before.x);
    for (const float side : {-0.6F, 0.6F}) {
      const SDL_FPoint back{tip.x - 12 * unit_ * std::cos(angle + side),
                            tip.y - 12 * unit_ * std::sin(angle + side)};
      canvas.fill(Segment{tip, back, 4.2F * unit_}, colour);
    }
  }

  void plus_one(Canvas& canvas, SDL_FPoint place) {
    const SDL_FRect chip{place.x - 14 * unit_, place.y - 10 * unit_, 28 * unit_, 20 * unit_};
    canvas.fill(
        RoundRect{{chip.x - unit_, chip.y - unit_, chip.w + 2 * unit_, chip.h + 2 * unit_}, 11 * unit_},
        {10, 20, 16, 150});
    canvas.fill(RoundRect{chip, 10 * unit_}, studio_.theme.accent);
    studio_.lettering.write(canvas, "+1", place, 13 * unit_, Weight::bold, {26, 26, 26, 255});
  }

  /// The edge of the mat in the colour of a team.
  void rim(Team team) {
    const SDL_FRect& mat = layout_.mat();
    const float width = std::max(3.0F, 4 * unit_);
    const SDL_Color colour = studio_.theme.team(team).body;
    studio_.fill({mat.x, mat.y, mat.w, width}, colour);
    studio_.fill({mat.x, mat.y + mat.h - width, mat.w, width}, colour);
    studio_.fill({mat.x, mat.y + width, width, mat.h - 2 * width}, colour);
    studio_.fill({mat.x + mat.w - width, mat.y + width, width, mat.h - 2 * width}, colour);
  }

  /// A thin way in the team's colour with a head, the ball's in dots.
  void gone(const Trace& trace) {
    const float distance = std::hypot(trace.to.x - trace.from.x, trace.to.y - trace.from.y);
    if (distance < layout_.piece_radius()) return;
    const float room = 12 * unit_;
    const SDL_FPoint origin{std::floor(std::min(trace.from.x, trace.to.x) - room),
                            std::floor(std::min(trace.from.y, trace.to.y) - room)};
    const SDL_FPoint end{std::max(trace.from.x, trace.to.x) + room,
                         std::max(trace.from.y, trace.to.y) + room};
    const auto& picture =
        kept(fmt::format("trace {} {} {} {} {} {}", index(trace.team), trace.ball, pixels(trace.from.x),
                         pixels(trace.from.y), pixels(trace.to.x), pixels(trace.to.y)),
             [&] {
               Canvas canvas(pixels(end.x - origin.x), pixels(end.y - origin.y));
               draw_gone(canvas, {trace.from.x - origin.x, trace.from.y - origin.y},
                         {trace.to.x - origin.x, trace.to.y - origin.y}, trace);
               return canvas;
             });
    studio_.show(picture, origin.x, origin.y, studio_.theme.rims ? 1 : 0.75F);
  }

  void draw_gone(Canvas& canvas, SDL_FPoint from, SDL_FPoint to, const Trace& trace) {
    const float distance = std::hypot(to.x - from.x, to.y - from.y);
    const SDL_Color colour = trace.ball ? studio_.theme.line : on_mat(studio_.theme, trace.team);
    const SDL_Color below{10, 20, 16, static_cast<Uint8>(studio_.theme.rims ? 255 : 110)};
    const float angle = std::atan2(to.y - from.y, to.x - from.x);
    const int dashes = trace.ball ? std::max(3, static_cast<int>(distance / (12 * unit_))) : 1;
    for (const bool shade : {true, false}) {
      const float width = (shade ? 5.0F : 2.6F) * unit_;
      const SDL_Color ink = shade ? below : colour;
      for (int dash = 0; dash < dashes; ++dash) {
        const float start = static_cast<float>(dash) / static_cast<float>(dashes);
        const float length = (trace.ball ? 0.4F : 1.0F) / static_cast<float>(dashes);
        canvas.fill(Segment{mix(from, to, start), mix(from, to, start + length), width}, ink);
      }
      for (const float side : {-0.55F, 0.55F})
        canvas.fill(
            Segment{to,
                    {to.x - 9 * unit_ * std::cos(angle + side), to.y - 9 * unit_ * std::sin(angle + side)},
                    width},
            ink);
    }
  }

  void ribbon(const Ribbon& ribbon) {
    const float height = 44 * unit_;
    const float size = 24 * unit_;
    const float width =
        static_cast<float>(studio_.lettering.width(ribbon.words, size, Weight::bold)) + 150 * unit_;
    const auto& band = kept(fmt::format("ribbon {} {}", index(ribbon.team), ribbon.words), [&] {
      Canvas canvas(pixels(width), pixels(height));
      const SDL_Color colour = studio_.theme.team(ribbon.team).body;
      canvas.fill(RoundRect{{0, 0, width, height}, height / 2}, colour);
      canvas.fill(RoundRect{{3 * unit_, 3 * unit_, width - 6 * unit_, height - 6 * unit_}, height / 2},
                  lit(studio_.theme.room, 0.85F));
      studio_.lettering.write(canvas, ribbon.words, {width / 2, height / 2}, size, Weight::bold,
                              studio_.theme.text);
      return canvas;
    });
    const SDL_FRect& mat = layout_.mat();
    const float way = ribbon.team == Team::home ? ribbon.phase : 1 - ribbon.phase;
    // In quickly, slowly through the middle, and out again.
    const float eased_way = 0.5F + 4 * (way - 0.5F) * (way - 0.5F) * (way - 0.5F);
    const float x = mat.x - width + (mat.w + width) * eased_way;
    const SDL_Rect room{pixels(mat.x), pixels(mat.y), pixels(mat.w), pixels(mat.h)};
    studio_.clip(room);
    studio_.show(band, x, mat.y + 0.26F * mat.h);
    studio_.clip(std::nullopt);
  }

  void referees() {
    const auto square = static_cast<int>(scene_.time_square);
    hop(layout_.referee_spot(scene_.half, std::clamp(square, 0, time_squares - 1)),
        layout_.referee_spot(scene_.half, std::clamp(square + 1, 0, time_squares - 1)),
        scene_.time_square - std::floor(scene_.time_square), 11 * unit_);
    for (Team team : teams) {
      const float goals = scene_.goals[index(team)];
      const auto whole = static_cast<int>(goals);
      const SDL_FPoint from = middle(layout_.goal_track_rect(team, whole % goal_squares));
      hop(from, middle(layout_.goal_track_rect(team, (whole + 1) % goal_squares)), goals - std::floor(goals),
          12 * unit_);
      if (whole >= goal_squares) tens(team, from, whole / goal_squares * goal_squares);
    }
  }

  void hop(SDL_FPoint from, SDL_FPoint to, float progress, float radius) {
    const float height = std::sin(pi * progress) * 11 * unit_;
    const SDL_FPoint ground = mix(from, to, progress);
    const int size = pixels(2 * radius);
    const auto& under = kept(fmt::format("referee shadow {}", size), [&] {
      const float half = std::ceil(1.4F * radius);
      Canvas canvas(pixels(2 * half), pixels(2 * half));
      canvas.fill(Circle{{half, half}, radius}, {0, 0, 0, 140}, 0.4F * radius);
      return canvas;
    });
    studio_.show_centred(under, {ground.x + 1.5F * unit_, ground.y + 2.5F * unit_ + 0.3F * height});
    const auto& piece = kept(fmt::format("referee {}", size),
                             [&] { return studio_.drawings.plain("pieces/referee", size, size); });
    studio_.show_centred(piece, {ground.x, ground.y - height});
  }

  void tens(Team team, SDL_FPoint referee, int number) {
    const auto& label = kept(fmt::format("tens {}", number), [&] {
      return studio_.lettering.label(fmt::format("+{}", number), 12 * unit_, Weight::bold,
                                     studio_.theme.accent);
    });
    studio_.show_centred(label, {referee.x + (team == Team::home ? 1.0F : -1.0F) * 24 * unit_, referee.y});
  }

  Studio& studio_;
  const MatLayout& layout_;
  const MatScene& scene_;
  float unit_;
};

}  // namespace

void paint_table(Studio& studio, const MatLayout& layout, const MatWords& words, float drop) {
  const SDL_FRect& room = layout.room();
  const auto& table = studio.ground(fmt::format("table {:.1f} {:.1f}", room.w, room.h), [&](Canvas& canvas) {
    draw_table(canvas, layout, studio.theme, words, studio.lettering);
  });
  studio.show(table, 0, drop);
  // The table goes on above as it begins, so that no seam is seen.
  const int height = static_cast<int>(drop);
  for (int row = 0; row < height; ++row)
    studio.show_part(table, {0, row, table.width(), 1}, {0, static_cast<float>(height - 1 - row)});
}

void paint_mat(Studio& studio, const MatLayout& layout, const MatScene& scene, float drop) {
  studio.lower(static_cast<int>(drop));
  MatPainter(studio, layout, scene).paint();
  studio.lower(0);
}

}  // namespace fuba::paint
