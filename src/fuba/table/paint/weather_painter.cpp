#include <fmt/format.h>

#include <cmath>

#include "fuba/table/paint/brushes.hpp"

namespace fuba::paint {

namespace {

/// Numbers from 0 to 1 that look random, the same in every picture.
class Scatter {
 public:
  float next() {
    ++count_;
    return grain(count_, 7 * count_ + 3);
  }

 private:
  int count_ = 0;
};

/// What the weather leaves on the pitch, still and quiet.
class WeatherPicture {
 public:
  WeatherPicture(Canvas& canvas, float unit)
      : canvas_(canvas),
        width_(static_cast<float>(canvas.width())),
        height_(static_cast<float>(canvas.height())),
        unit_(unit) {}

  void draw(Weather weather) {
    switch (weather) {
      case Weather::heat:
        return heat({255, 150, 50, 44});
      case Weather::extreme_heat:
        return heat({255, 96, 30, 76});
      case Weather::sunshine:
        return sunshine();
      case Weather::wind:
        return gusts(9);
      case Weather::rain:
        tint({16, 34, 58, 58});
        return streaks(190, 20, 0.28F);
      case Weather::cold:
        return frost();
      case Weather::storm:
        tint({10, 20, 36, 104});
        gusts(6);
        return streaks(300, 30, 0.55F);
      case Weather::none:
        return;
    }
  }

 private:
  RoundRect field() const { return {{0, 0, width_, height_}, 2 * unit_}; }

  void tint(SDL_Color colour) { canvas_.fill(field(), colour); }

  /// Warm air: strongest along the edges, where the lamp's light ends.
  void heat(SDL_Color colour) {
    canvas_.shade(field(), 1, [&](float x, float y, float) {
      const float away = std::hypot(x / width_ - 0.5F, y / height_ - 0.5F) * 1.5F;
      return faded(colour, std::min(1.0F, 0.45F + away * away));
    });
    shimmer({255, 232, 190, 40});
  }

  /// Wavy lines, as air rises over warm ground.
  void shimmer(SDL_Color colour) {
    constexpr int columns = 15;
    constexpr int links = 12;
    for (int column = 0; column < columns; ++column) {
      const float x = width_ * (static_cast<float>(column) + 0.5F) / columns;
      const float foot = height_ * (0.5F + 0.16F * static_cast<float>(column % 3));
      const auto at = [&](int link) {
        const auto step = static_cast<float>(link);
        return SDL_FPoint{x + 5 * unit_ * std::sin(step * 0.95F), foot - step * 9 * unit_};
      };
      for (int link = 0; link < links; ++link)
        canvas_.fill(Segment{at(link), at(link + 1), 2.2F * unit_}, colour, 3 * unit_);
    }
  }

  /// A low sun beyond the upper right corner, and its rays.
  void sunshine() {
    const SDL_FPoint sun{width_ * 1.02F, -height_ * 0.08F};
    const float reach = 0.95F * width_;
    canvas_.shade(field(), 1, [&](float x, float y, float) {
      const float away = std::hypot(x - sun.x, y - sun.y) / reach;
      const float angle = std::atan2(y - sun.y, sun.x - x);
      const float ray = 0.5F + 0.5F * std::sin(angle * 26);
      const float near = std::clamp(1 - away, 0.0F, 1.0F);
      const float light = near * near * 0.62F + near * 0.2F * ray;
      return faded(SDL_Color{255, 232, 160, 255}, std::min(0.7F, light));
    });
  }

  /// Gusts: long lines that curl at their end.
  void gusts(int count) {
    Scatter scatter;
    for (int gust = 0; gust < count; ++gust) {
      const float length = (150 + 130 * scatter.next()) * unit_;
      const float x = (width_ - length - 30 * unit_) * scatter.next() + 10 * unit_;
      const float y =
          height_ * (0.08F + 0.84F * (static_cast<float>(gust) + scatter.next()) / static_cast<float>(count));
      breath(x, y, length, 0);
      breath(x + 0.22F * length, y + 13 * unit_, 0.62F * length, 1);
    }
  }

  void breath(float x, float y, float length, int turns) {
    constexpr int links = 26;
    const float curl = 11 * unit_;
    const auto at = [&](int link) {
      const float t = static_cast<float>(link) / links;
      if (t < 0.7F) return SDL_FPoint{x + length * t / 0.7F, y + 3 * unit_ * std::sin(t * 9)};
      const float angle = (t - 0.7F) / 0.3F * 4.2F;
      const float down = turns == 0 ? -1.0F : 1.0F;
      return SDL_FPoint{x + length + curl * std::sin(angle),
                        y + 3 * unit_ * std::sin(6.3F) + down * curl * (1 - std::cos(angle))};
    };
    for (int link = 0; link < links; ++link) {
      const float t = static_cast<float>(link) / links;
      canvas_.fill(Segment{at(link), at(link + 1), 1.8F * unit_},
                   {255, 255, 255, static_cast<Uint8>(20 + 70 * std::sin(t * 3.0F))});
    }
  }

  /// Rain: short lines, all aslant.
  void streaks(int count, float length, float slant) {
    Scatter scatter;
    for (int streak = 0; streak < count; ++streak) {
      const float long_ = (0.6F + 0.7F * scatter.next()) * length * unit_;
      const float x = width_ * scatter.next();
      const float y = (height_ - long_) * scatter.next();
      canvas_.fill(Segment{{x, y}, {x - slant * long_, y + long_}, 1.3F * unit_},
                   {214, 230, 250, static_cast<Uint8>(40 + 50 * scatter.next())});
    }
  }

  /// Rime along the edges, and a few crystals.
  void frost() {
    tint({196, 222, 250, 34});
    const float reach = 70 * unit_;
    canvas_.shade(field(), 1, [&](float x, float y, float distance) {
      const float edge = std::clamp(1 + distance / reach, 0.0F, 1.0F);
      const float speck = grain(static_cast<int>(x / (1.6F * unit_)), static_cast<int>(y / (1.6F * unit_)));
      return faded(SDL_Color{236, 246, 255, 255}, edge * edge * (0.2F + 0.42F * speck));
    });
    Scatter scatter;
    for (int crystal = 0; crystal < 34; ++crystal) {
      const float x = width_ * scatter.next();
      const float y = height_ * scatter.next();
      flake({x, y}, (3 + 4 * scatter.next()) * unit_);
    }
  }

  void flake(SDL_FPoint middle, float radius) {
    for (int arm = 0; arm < 3; ++arm) {
      const float angle = static_cast<float>(arm) * 1.0472F + 0.3F;
      const float dx = radius * std::cos(angle);
      const float dy = radius * std::sin(angle);
      canvas_.fill(Segment{{middle.x - dx, middle.y - dy}, {middle.x + dx, middle.y + dy}, 1.2F * unit_},
                   {255, 255, 255, 120});
    }
  }

  Canvas& canvas_;
  float width_;
  float height_;
  float unit_;
};

// Signs: drawn in a square of 24

constexpr SDL_Color gold{255, 202, 84, 255};
constexpr SDL_Color cloud_grey{206, 214, 220, 255};
constexpr SDL_Color water{124, 184, 244, 255};
constexpr SDL_Color ice{190, 226, 255, 255};

class Sign {
 public:
  Sign(Canvas& canvas, float size) : canvas_(canvas), scale_(size / 24) {}

  void draw(Weather weather) {
    switch (weather) {
      case Weather::heat:
        return sun({12, 12}, 5, {255, 150, 60, 255});
      case Weather::extreme_heat:
        return sun({12, 12}, 6, {240, 84, 52, 255});
      case Weather::sunshine:
        return sun({12, 12}, 5, gold);
      case Weather::wind:
        line(3, 8, 15, 8, cloud_grey);
        line(3, 13, 20, 13, cloud_grey);
        line(7, 18, 15, 18, cloud_grey);
        curl({15, 5.5F});
        return curl({15.5F, 20});
      case Weather::rain:
        cloud();
        for (const float x : {8.0F, 12.5F, 17.0F}) line(x, 17, x - 1.5F, 21, water);
        return;
      case Weather::cold:
        for (const float angle : {0.0F, 1.0472F, 2.0944F}) {
          const float dx = 9 * std::sin(angle);
          const float dy = 9 * std::cos(angle);
          line(12 - dx, 12 - dy, 12 + dx, 12 + dy, ice);
        }
        return;
      case Weather::storm:
        cloud();
        line(13, 14, 10.5F, 18, gold);
        line(10.5F, 18, 13.5F, 18, gold);
        return line(13.5F, 18, 11, 22, gold);
      case Weather::none:
        return;
    }
  }

 private:
  SDL_FPoint at(float x, float y) const { return {x * scale_, y * scale_}; }

  void line(float x, float y, float to_x, float to_y, SDL_Color colour) {
    canvas_.fill(Segment{at(x, y), at(to_x, to_y), 1.9F * scale_}, colour);
  }

  void curl(SDL_FPoint middle) {
    canvas_.fill(Outline<Circle>{{at(middle.x, middle.y), 2.4F * scale_}, 1.9F * scale_}, cloud_grey);
  }

  void sun(SDL_FPoint middle, float radius, SDL_Color colour) {
    canvas_.fill(Circle{at(middle.x, middle.y), radius * scale_}, colour);
    constexpr int rays = 8;
    for (int ray = 0; ray < rays; ++ray) {
      const float angle = static_cast<float>(ray) * 6.2832F / rays;
      const float near = radius + 2.4F;
      const float far = radius + 5;
      line(middle.x + near * std::cos(angle), middle.y + near * std::sin(angle),
           middle.x + far * std::cos(angle), middle.y + far * std::sin(angle), colour);
    }
  }

  void cloud() {
    canvas_.fill(Circle{at(8, 11), 4 * scale_}, cloud_grey);
    canvas_.fill(Circle{at(13, 8.5F), 5 * scale_}, cloud_grey);
    canvas_.fill(Circle{at(17.5F, 11.5F), 3.5F * scale_}, cloud_grey);
    canvas_.fill(RoundRect{{5 * scale_, 10 * scale_, 15 * scale_, 5 * scale_}, 2.4F * scale_}, cloud_grey);
  }

  Canvas& canvas_;
  float scale_;
};

}  // namespace

void paint_sky(Studio& studio, SDL_FPoint centre, float size, Weather weather) {
  if (weather == Weather::none) return;
  const auto& picture = studio.picture(fmt::format("sky {} {}", name(weather), static_cast<int>(size)), [&] {
    Canvas canvas(static_cast<int>(size), static_cast<int>(size));
    Sign(canvas, size).draw(weather);
    return canvas;
  });
  studio.show_centred(picture, centre);
}

void paint_weather(Studio& studio, const MatLayout& layout, Weather weather) {
  if (weather == Weather::none) return;
  const SDL_FRect& field = layout.field();
  const auto& picture =
      studio.picture(fmt::format("weather {} {:.0f} {:.0f}", name(weather), field.w, field.h), [&] {
        Canvas canvas(static_cast<int>(field.w), static_cast<int>(field.h));
        WeatherPicture(canvas, layout.unit()).draw(weather);
        return canvas;
      });
  studio.show(picture, field.x, field.y);
}

}  // namespace fuba::paint
