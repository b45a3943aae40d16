#pragma once

#include <SDL_pixels.h>
#include <SDL_rect.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <vector>

namespace fuba::test {

/// The parts of light of a colour from 0 to 1, red, green and blue.
using Light = std::array<double, 3>;

inline Light light_of(SDL_Color colour) {
  const auto linear = [](Uint8 channel) {
    const double part = channel / 255.0;
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
  };
  return {linear(colour.r), linear(colour.g), linear(colour.b)};
}

inline double brightness(const Light& light) {
  return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2];
}

/// From 1, none, to 21, black on white (WCAG 2.1).
inline double contrast(SDL_Color one, SDL_Color other) {
  const double a = brightness(light_of(one)) + 0.05;
  const double b = brightness(light_of(other)) + 0.05;
  return std::max(a, b) / std::min(a, b);
}

/// How much the loudest of the colours between two points stands out from that of the first one.
template <class ColourAt>
double contrast_along(SDL_FPoint from, SDL_FPoint to, const ColourAt& colour_at) {
  constexpr int steps = 40;
  const auto at = [&](int step) {
    const float part = static_cast<float>(step) / steps;
    return colour_at(static_cast<int>(from.x + part * (to.x - from.x)),
                     static_cast<int>(from.y + part * (to.y - from.y)));
  };
  double best = 1;
  for (int step = 1; step <= steps; ++step) best = std::max(best, contrast(at(0), at(step)));
  return best;
}

/// Eyes in which one kind of cones is missing, as light that looks the same to others (Machado, Oliveira and
/// Fernandes 2009).
struct Eyes {
  std::string_view name;
  std::array<std::array<double, 3>, 3> seen;
};

inline constexpr std::array colour_blind{
    Eyes{"protanopia",
         {{{0.152286, 1.052583, -0.204868},
           {0.114503, 0.786281, 0.099216},
           {-0.003882, -0.048116, 1.051998}}}},
    Eyes{
        "deuteranopia",
        {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}}},
    Eyes{"tritanopia",
         {{{1.255528, -0.076749, -0.178779},
           {-0.078411, 0.930809, 0.147602},
           {0.004733, 0.691367, 0.303900}}}}};

inline Light seen_by(const Eyes& eyes, SDL_Color colour) {
  const Light light = light_of(colour);
  Light seen{};
  for (std::size_t row = 0; row < 3; ++row) {
    for (std::size_t at = 0; at < 3; ++at) seen[row] += eyes.seen[row][at] * light[at];
    seen[row] = std::clamp(seen[row], 0.0, 1.0);
  }
  return seen;
}

/// How unlike two colours look: about 2 can just be told apart, 100 is black and white (CIE 1976).
inline double difference(const Light& one, const Light& other) {
  const auto lab = [](const Light& light) {
    const std::array<double, 3> white{0.9505, 1.0, 1.089};
    const std::array<double, 3> xyz{0.4124 * light[0] + 0.3576 * light[1] + 0.1805 * light[2],
                                    brightness(light),
                                    0.0193 * light[0] + 0.1192 * light[1] + 0.9505 * light[2]};
    std::array<double, 3> f{};
    for (std::size_t at = 0; at < 3; ++at) {
      const double part = xyz[at] / white[at];
      f[at] = part > 0.008856 ? std::cbrt(part) : 7.787 * part + 16.0 / 116;
    }
    return std::array<double, 3>{116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])};
  };
  const auto a = lab(one);
  const auto b = lab(other);
  return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/// How unlike the first of the colours between two points some eyes see the one that is most unlike it.
template <class ColourAt>
double difference_along(const Eyes& eyes, SDL_FPoint from, SDL_FPoint to, const ColourAt& colour_at) {
  constexpr int steps = 40;
  const auto at = [&](int step) {
    const float part = static_cast<float>(step) / steps;
    return seen_by(eyes, colour_at(static_cast<int>(from.x + part * (to.x - from.x)),
                                   static_cast<int>(from.y + part * (to.y - from.y))));
  };
  double most = 0;
  for (int step = 1; step <= steps; ++step) most = std::max(most, difference(at(0), at(step)));
  return most;
}

/// What can be clicked differs by this at least from the ground around it, to every eye.
inline constexpr double plain_difference = 12;

/// How bright each pixel of a picture is, about the mean of all: the picture without its colours.
inline std::vector<double> about_mean(std::vector<double> bright) {
  double sum = 0;
  for (const double each : bright) sum += each;
  for (double& each : bright) each -= sum / static_cast<double>(bright.size());
  return bright;
}

/// 1 where two such pictures are the same.
inline double likeness(const std::vector<double>& one, const std::vector<double>& other) {
  double both = 0;
  double first = 0;
  double second = 0;
  for (std::size_t at = 0; at < one.size(); ++at) {
    both += one[at] * other[at];
    first += one[at] * one[at];
    second += other[at] * other[at];
  }
  return both / std::sqrt(first * second);
}

}  // namespace fuba::test
