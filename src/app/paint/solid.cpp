#include "app/paint/solid.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <optional>
#include <span>

#include "app/paint/geometry.hpp"

namespace fuba::paint {

namespace {

using Vector = std::array<float, 3>;

constexpr Vector towards_lamp{-0.45F, -0.62F, 0.643F};
constexpr SDL_Color ivory{252, 249, 240, 255};
constexpr SDL_Color pip_ink{32, 36, 42, 255};

float dot(const Vector& a, const Vector& b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

Vector to_body(const Turned& turned, const Vector& seen) {
  Vector body{};
  for (std::size_t column = 0; column < 3; ++column)
    for (std::size_t row = 0; row < 3; ++row) body[column] += turned.rows[row][column] * seen[row];
  return body;
}

Vector to_eye(const Turned& turned, const Vector& body) {
  return {dot(turned.rows[0], body), dot(turned.rows[1], body), dot(turned.rows[2], body)};
}

float smooth(float from, float to, float value) {
  const float t = std::clamp((value - from) / (to - from), 0.0F, 1.0F);
  return t * t * (3 - 2 * t);
}

std::span<const SDL_FPoint> pips_of(int value) {
  static constexpr std::array<SDL_FPoint, 1> one{{{0, 0}}};
  static constexpr std::array<SDL_FPoint, 2> two{{{-1, -1}, {1, 1}}};
  static constexpr std::array<SDL_FPoint, 3> three{{{-1, -1}, {0, 0}, {1, 1}}};
  static constexpr std::array<SDL_FPoint, 4> four{{{-1, -1}, {1, -1}, {-1, 1}, {1, 1}}};
  static constexpr std::array<SDL_FPoint, 5> five{{{-1, -1}, {1, -1}, {0, 0}, {-1, 1}, {1, 1}}};
  static constexpr std::array<SDL_FPoint, 6> six{{{-1, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {1, 1}}};
  switch (value) {
    case 1:
      return one;
    case 2:
      return two;
    case 3:
      return three;
    case 4:
      return four;
    case 5:
      return five;
    default:
      return six;
  }
}

/// A point of the surface as its face sees it: which of the six and which value it is, where on it, and the
/// face's direction.
struct OnFace {
  std::size_t side;
  int value;
  SDL_FPoint place;
  Vector outward;
};

OnFace on_face(const Vector& body) {
  static constexpr std::array<std::array<int, 2>, 3> values{{{3, 4}, {2, 5}, {1, 6}}};
  std::size_t axis = 0;
  for (std::size_t other : {1U, 2U})
    if (std::abs(body[other]) > std::abs(body[axis])) axis = other;
  const bool negative = body[axis] < 0;
  Vector outward{};
  outward[axis] = negative ? -1.0F : 1.0F;
  return {2 * axis + (negative ? 1 : 0),
          values[axis][negative ? 1 : 0],
          {body[(axis + 1) % 3], body[(axis + 2) % 3]},
          outward};
}

/// How much of a pixel lies in a pip, for pips of `radius` at `spacing` from the middle of the face. Faces
/// seen at a slant show none: there they would only be specks.
float pip_coverage(const OnFace& face, float spacing, float radius, float pixel, float towards_eye) {
  constexpr float slant = 0.22F;
  if (towards_eye <= slant) return 0;
  float nearest = 100;
  for (const SDL_FPoint& pip : pips_of(face.value)) {
    const float dx = face.place.x - pip.x * spacing;
    const float dy = face.place.y - pip.y * spacing;
    nearest = std::min(nearest, dx * dx + dy * dy);
  }
  return smooth(slant, 0.45F, towards_eye) *
         (1 - smooth(radius - 0.7F * pixel, radius + 0.7F * pixel, std::sqrt(nearest)));
}

float gloss(const Vector& normal, float sharpness) {
  constexpr float least_seen = 0.86F;  // below this, what it adds is less than half a step of any colour
  // Half way between the lamp and the eye.
  const float length = std::sqrt(towards_lamp[0] * towards_lamp[0] + towards_lamp[1] * towards_lamp[1] +
                                 (towards_lamp[2] + 1) * (towards_lamp[2] + 1));
  const Vector half{towards_lamp[0] / length, towards_lamp[1] / length, (towards_lamp[2] + 1) / length};
  const float facing = dot(normal, half);
  return facing < least_seen ? 0 : std::pow(facing, sharpness);
}

/// A cube with half a side of 1 whose edges are rounded off.
constexpr float rounding = 0.26F;
/// From its middle to a corner.
constexpr float farthest = (1 - rounding) * std::numbers::sqrt3_v<float> + rounding;

Vector cube_normal(const Vector& p) {
  Vector normal{};
  float length = 0;
  for (std::size_t axis = 0; axis < 3; ++axis) {
    normal[axis] = std::copysign(std::max(std::abs(p[axis]) - (1 - rounding), 0.0F), p[axis]);
    length += normal[axis] * normal[axis];
  }
  length = std::max(std::sqrt(length), 1e-4F);
  for (float& coordinate : normal) coordinate /= length;
  return normal;
}

/// So many lines of sight are followed abreast, which keeps the processor's vectors filled.
constexpr std::size_t abreast = 4;
using Abreast = std::array<float, abreast>;

/// Lines of sight in one direction, and a cube with half a side of `half` that they may meet.
class WayToCube {
 public:
  WayToCube(const Vector& along, float half) {
    for (std::size_t axis = 0; axis < 3; ++axis) {
      const float speed = std::max(std::abs(along[axis]), 1e-6F);
      speed_[axis] = std::copysign(speed, along[axis]);
      within_[axis] = half / speed;
    }
  }
  /// How far it is from a point; nothing where the line passes by.
  std::optional<float> from(const Vector& point) const {
    float enters = 0;
    float leaves = 10;
    for (std::size_t axis = 0; axis < 3; ++axis) {
      const float middle = -point[axis] / speed_[axis];
      enters = std::max(enters, middle - within_[axis]);
      leaves = std::min(leaves, middle + within_[axis]);
    }
    return enters > leaves ? std::nullopt : std::optional(enters);
  }

 private:
  Vector speed_{};
  Vector within_{};
};

/// Where lines of sight meet the cube, or how near they pass.
class Sights {
 public:
  /// `away`: the direction of the lines, from the left on a row at `y`.
  Sights(const Turned& turned, const Vector& away, const WayToCube& way_to, const Abreast& xs, float y)
      : away_(away) {
    for (std::size_t line = 0; line < abreast; ++line) {
      const Vector start = to_body(turned, {xs[line], y, 1.8F});
      const auto way = way_to.from(start);
      going_[line] = way ? 1 : 0;
      for (std::size_t axis = 0; axis < 3; ++axis)
        body_[axis][line] = start[axis] + away[axis] * way.value_or(0);
    }
    for (int step = 0; step < 24 && go_on(); ++step) {
    }
  }

  Vector place(std::size_t line) const { return {body_[0][line], body_[1][line], body_[2][line]}; }
  float nearest(std::size_t line) const { return nearest_[line]; }

 private:
  /// As far as nothing can be in the way; false once all have arrived or have passed.
  bool go_on() {
    const Abreast distances = distances_to_cube();
    int left = 0;
    for (std::size_t line = 0; line < abreast; ++line) {
      // The cube bulges everywhere: a line that gets away from it does not come back.
      going_[line] = distances[line] > nearest_[line] ? 0 : going_[line];
      nearest_[line] = going_[line] != 0 ? distances[line] : nearest_[line];
      going_[line] = distances[line] < 0.001F ? 0 : going_[line];
      left += going_[line];
    }
    for (std::size_t axis = 0; axis < 3; ++axis)
      for (std::size_t line = 0; line < abreast; ++line)
        body_[axis][line] += away_[axis] * (going_[line] != 0 ? distances[line] : 0);
    return left != 0;
  }

  Abreast distances_to_cube() const {
    Abreast distances{};
    for (std::size_t line = 0; line < abreast; ++line) {
      float outside = 0;
      float inside = -10;
      for (std::size_t axis = 0; axis < 3; ++axis) {
        const float q = std::abs(body_[axis][line]) - (1 - rounding);
        const float beyond = q > 0 ? q : 0;
        outside += beyond * beyond;
        inside = inside > q ? inside : q;
      }
      distances[line] = std::sqrt(outside) + (inside < 0 ? inside : 0) - rounding;
    }
    return distances;
  }

  Vector away_;
  std::array<Abreast, 3> body_{};
  Abreast nearest_{10, 10, 10, 10};
  std::array<int, abreast> going_{};  ///< 1 or 0, which fill vectors as numbers do
};

/// A die under the lamp.
class LitDie {
 public:
  /// `pixel`: how wide one is on it.
  LitDie(const Turned& turned, SDL_Color body, SDL_Color pips, float pixel)
      : turned_(turned), body_(body), pips_(pips), pixel_(pixel) {
    for (std::size_t axis = 0; axis < 3; ++axis) {
      for (const bool negative : {false, true}) {
        Vector outward{};
        outward[axis] = negative ? -1.0F : 1.0F;
        flats_[2 * axis + (negative ? 1 : 0)] = light_on(outward);
      }
    }
  }

  SDL_Color at(const Vector& place) const {
    const OnFace face = on_face(place);
    const Vector normal = cube_normal(place);
    const Light light = normal == face.outward ? flats_[face.side] : light_on(normal);
    const float pip = pip_coverage(face, 0.47F, 0.19F, pixel_, flats_[face.side].towards_eye);
    return mix(light.body, light.pip, pip);
  }

 private:
  /// How a place looks that faces one way, with a pip on it and without.
  struct Light {
    SDL_Color body;
    SDL_Color pip;
    float towards_eye;
  };

  Light light_on(const Vector& outward) const {
    const Vector normal = to_eye(turned_, outward);
    const float shade = 0.5F + 0.62F * std::max(dot(normal, towards_lamp), 0.0F);
    const SDL_Color shaded = shade < 1 ? lit(body_, shade) : lit(body_, 1 + (shade - 1) * 0.6F);
    return {mix(shaded, {255, 255, 255, 255}, 0.3F * gloss(normal, 36)),
            lit(pips_, std::min(0.55F + 0.55F * shade, 1.0F)), normal[2]};
  }

  const Turned& turned_;
  SDL_Color body_;
  SDL_Color pips_;
  float pixel_;
  std::array<Light, 6> flats_{};  ///< of each face, but for its edges
};

}  // namespace

Turned Turned::operator*(const Turned& first) const {
  Turned result;
  for (std::size_t row = 0; row < 3; ++row) {
    for (std::size_t column = 0; column < 3; ++column) {
      result.rows[row][column] = 0;
      for (std::size_t at = 0; at < 3; ++at)
        result.rows[row][column] += rows[row][at] * first.rows[at][column];
    }
  }
  return result;
}

Turned Turned::about(const std::array<float, 3>& axis, float angle) {
  const float length = std::max(std::sqrt(dot(axis, axis)), 1e-6F);
  const float x = axis[0] / length;
  const float y = axis[1] / length;
  const float z = axis[2] / length;
  const float c = std::cos(angle);
  const float s = std::sin(angle);
  const float k = 1 - c;
  return {{{{c + x * x * k, x * y * k - z * s, x * z * k + y * s},
            {y * x * k + z * s, c + y * y * k, y * z * k - x * s},
            {z * x * k - y * s, z * y * k + x * s, c + z * z * k}}}};
}

Turned Turned::showing(int value) {
  switch (value) {
    case 2:
      return about({1, 0, 0}, pi / 2);
    case 3:
      return about({0, 1, 0}, -pi / 2);
    case 4:
      return about({0, 1, 0}, pi / 2);
    case 5:
      return about({1, 0, 0}, -pi / 2);
    case 6:
      return about({1, 0, 0}, pi);
    default:
      return {};
  }
}

Turned Turned::before_rolling(SDL_FPoint to_go, float radius) {
  const float way = std::hypot(to_go.x, to_go.y);
  return way < 0.5F ? Turned{} : about({-to_go.y, to_go.x, 0}, -way / radius);
}

Canvas ball_picture(int size, const Turned& turned) {
  Canvas canvas(size, size);
  const float radius = static_cast<float>(size) / 2 - 0.75F;
  const SDL_FPoint middle{static_cast<float>(size) / 2, static_cast<float>(size) / 2};
  const float pixel = 1 / radius;
  canvas.shade(Circle{middle, radius}, 1, [&](float px, float py, float) {
    const float x = (px - middle.x) / radius;
    const float y = (py - middle.y) / radius;
    const Vector seen{x, y, std::sqrt(std::max(1 - x * x - y * y, 0.0F))};
    const OnFace face = on_face(to_body(turned, seen));
    // Each face is a little flattened, with a fine groove around it.
    const float from_middle = length(face.place.x, face.place.y);
    const float flat = 1 - smooth(0.5F, 0.66F, from_middle);
    const Vector outward = to_eye(turned, face.outward);
    const float groove = smooth(0.3F, 0.6F, outward[2]) *
                         (1 - smooth(0.0F, 1.6F * pixel + 0.02F, std::abs(from_middle - 0.64F)));
    Vector normal = seen;
    for (std::size_t axis = 0; axis < 3; ++axis)
      normal[axis] += (outward[axis] - normal[axis]) * flat * 0.45F;
    const float rim = smooth(0.0F, 0.5F, seen[2]);
    const float shade = (0.6F + 0.46F * std::max(dot(normal, towards_lamp), 0.0F)) * (0.7F + 0.3F * rim);
    const SDL_Color body = mix(lit(ivory, std::min(shade, 1.0F)), {92, 98, 106, 255}, groove * 0.2F);
    const SDL_Color polished = mix(body, {255, 255, 255, 255}, 0.5F * gloss(seen, 40));
    return mix(polished, pip_ink, pip_coverage(face, 0.34F, 0.15F, pixel, outward[2]));
  });
  return canvas;
}

int die_picture_size(int side) { return static_cast<int>(std::ceil(static_cast<float>(side) * 1.7F)) + 2; }

Canvas die_picture(int side, const Turned& turned, SDL_Color body, SDL_Color pips) {
  const int size = die_picture_size(side);
  Canvas canvas(size, size);
  const float half = static_cast<float>(side) / 2;
  const float middle = static_cast<float>(size) / 2;
  const float pixel = 1 / half;
  const Vector away = to_body(turned, {0, 0, -1});
  const WayToCube way_to(away, 1 + pixel);
  const LitDie die(turned, body, pips, pixel);
  const auto place = [&](int at) { return (static_cast<float>(at) + 0.5F - middle) / half; };
  const float reach = farthest + pixel;
  for (int py = 0; py < size; ++py) {
    for (int left = 0; left < size; left += static_cast<int>(abreast)) {
      Abreast xs{};
      for (std::size_t line = 0; line < abreast; ++line) xs[line] = place(left + static_cast<int>(line));
      const float y = place(py);
      if (y * y + std::min(xs.front() * xs.front(), xs.back() * xs.back()) > reach * reach) continue;
      const Sights sights(turned, away, way_to, xs, y);
      for (std::size_t line = 0; line < abreast; ++line) {
        const float coverage = std::clamp(1 - sights.nearest(line) * half, 0.0F, 1.0F);
        if (coverage > 0)
          canvas.blend(left + static_cast<int>(line), py, die.at(sights.place(line)), coverage);
      }
    }
  }
  return canvas;
}

}  // namespace fuba::paint
