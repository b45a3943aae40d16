#include <fmt/format.h>

#include <cmath>

#include "brushes.hpp"

namespace fuba::paint {

namespace {

constexpr SDL_Color paper{247, 242, 229, 255};
constexpr SDL_Color ink{28, 34, 40, 255};

int pixels(float length) { return static_cast<int>(std::lround(length)); }

/// Room around a card for its shadow and its rim, as a part of its width.
constexpr float surround = 0.1F;

SDL_FRect fitted(const SDL_FRect& rect) {
  const float width = std::min(rect.w, rect.h * 5 / 7);
  const float height = width * 7 / 5;
  return {rect.x + (rect.w - width) / 2, rect.y + (rect.h - height) / 2, width, height};
}

/// A card with its shadow: what is printed on it is drawn by `print`, between its edges.
template <class Print>
Canvas card_picture(float width, float height, SDL_Color ground, const Print& print) {
  const float margin = std::ceil(surround * width);
  Canvas canvas(pixels(width + 2 * margin), pixels(height + 2 * margin));
  const SDL_FRect card{margin, margin, width, height};
  const float round = 0.07F * width;
  canvas.fill(RoundRect{{card.x, card.y + 0.025F * width, card.w, card.h}, round}, {0, 0, 0, 150},
              0.08F * width);
  canvas.shade(RoundRect{card, round}, 1, [&](float, float y, float distance) {
    const float light = 1.02F - 0.07F * (y - card.y) / card.h;
    return lit(ground, distance > -1.2F ? light * 0.86F : std::min(light, 1.0F));
  });
  print(canvas, card);
  return canvas;
}

void print_pitch(Canvas& canvas, const SDL_FRect& pitch, const Theme& theme) {
  const float width = pitch.w;
  const float pen = std::max(1.0F, 0.016F * width);
  const SDL_Color line = faded(theme.line, 0.6F);
  const float round = 0.05F * width;
  canvas.shade(RoundRect{pitch, round}, 1, [&](float, float y, float) {
    const int stripe = static_cast<int>((y - pitch.y) / pitch.h * 6);
    return lit(theme.mat, stripe % 2 == 0 ? 0.98F : 0.9F);
  });
  const float inset = 0.045F * width;
  const SDL_FRect field{pitch.x + inset, pitch.y + inset, width - 2 * inset, pitch.h - 2 * inset};
  const float middle_x = field.x + field.w / 2;
  const float middle_y = field.y + field.h / 2;
  canvas.fill(Outline<RoundRect>{{field, 1}, pen}, line);
  canvas.fill(Segment{{field.x, middle_y}, {field.x + field.w, middle_y}, pen}, line);
  canvas.fill(Outline<Circle>{{{middle_x, middle_y}, 0.13F * width}, pen}, line);
  const SDL_FRect box{middle_x - 0.24F * width, 0, 0.48F * width, 0.14F * field.h};
  canvas.fill(Outline<RoundRect>{{{box.x, field.y, box.w, box.h}, 1}, pen}, line);
  canvas.fill(Outline<RoundRect>{{{box.x, field.y + field.h - box.h, box.w, box.h}, 1}, pen}, line);
}

void print_players(Canvas& canvas, const SDL_FRect& pitch, const Formation& formation, Team team,
                   const Studio& studio) {
  const int size = std::max(5, pixels(0.125F * pitch.w));
  const TeamColours& colours = studio.theme.team(team);
  const Canvas player = studio.drawings.of_team(fmt::format("pieces/{}", name(team)), colours, size, size);
  const Canvas keeper =
      studio.drawings.of_team(fmt::format("pieces/{}-keeper", name(team)), colours, size, size);
  const auto put = [&](const Canvas& piece, float across, float along) {
    canvas.fill(
        Circle{{pitch.x + across * pitch.w, pitch.y + along * pitch.h + 0.1F * static_cast<float>(size)},
               0.5F * static_cast<float>(size)},
        {0, 0, 0, 110}, 0.3F * static_cast<float>(size));
    canvas.lay(piece, pixels(pitch.x + across * pitch.w - static_cast<float>(size) / 2),
               pixels(pitch.y + along * pitch.h - static_cast<float>(size) / 2));
  };
  put(keeper, 0.5F, 0.905F);
  for (Line line : lines) {
    const int count = formation[line];
    const float along = 0.72F - 0.25F * static_cast<float>(index(line));
    const float step = std::min(0.21F, 0.71F / static_cast<float>(std::max(count - 1, 1)));
    for (int at = 0; at < count; ++at) {
      const float off = static_cast<float>(at) - static_cast<float>(count - 1) / 2;
      // Each line is a shallow curve, its wings a little ahead.
      put(player, 0.5F + off * step, along - 0.009F * off * off);
    }
  }
}

Canvas face(const Studio& studio, float width, float height, const Card& card) {
  return card_picture(width, height, paper, [&](Canvas& canvas, const SDL_FRect& sheet) {
    const float margin = 0.07F * width;
    const std::string numbers = card.formation.chosen() ? to_string(card.formation) : "? - ? - ?";
    const float size = std::min(0.205F * width, 0.205F * width * 5 / static_cast<float>(numbers.size()));
    studio.lettering.write(canvas, numbers, {sheet.x + sheet.w / 2, sheet.y + 0.125F * sheet.h}, size,
                           Weight::bold, ink);
    const float top = 0.225F * sheet.h;
    const SDL_FRect pitch{sheet.x + margin, sheet.y + top, sheet.w - 2 * margin, sheet.h - top - margin};
    print_pitch(canvas, pitch, studio.theme);
    print_players(canvas, pitch, card.formation, card.team, studio);
  });
}

Canvas back(const Studio& studio, float width, float height, Team team) {
  const SDL_Color yellow = studio.theme.yellow_card;
  return card_picture(width, height, yellow, [&](Canvas& canvas, const SDL_FRect& sheet) {
    const float inset = 0.07F * width;
    const SDL_FRect frame{sheet.x + inset, sheet.y + inset, sheet.w - 2 * inset, sheet.h - 2 * inset};
    const SDL_Color shade = lit(yellow, 0.8F);
    canvas.fill(Outline<RoundRect>{{frame, 0.04F * width}, std::max(1.0F, 0.016F * width)}, shade);
    // A lattice of diagonals, and the team's piece in the middle.
    const float step = 0.13F * width;
    const SDL_FRect inner{std::round(frame.x + 2), std::round(frame.y + 2), std::round(frame.w - 4),
                          std::round(frame.h - 4)};
    for (float at = -frame.h; at < frame.w; at += step) {
      canvas.fill(
          Clipped<Segment>{{{frame.x + at, frame.y}, {frame.x + at + frame.h, frame.y + frame.h}, 1}, inner},
          faded(shade, 0.8F));
      canvas.fill(
          Clipped<Segment>{{{frame.x + at, frame.y + frame.h}, {frame.x + at + frame.h, frame.y}, 1}, inner},
          faded(shade, 0.8F));
    }
    const SDL_FPoint middle{sheet.x + sheet.w / 2, sheet.y + sheet.h / 2};
    canvas.fill(Circle{middle, 0.25F * width}, yellow);
    canvas.fill(Outline<Circle>{{middle, 0.25F * width}, std::max(1.0F, 0.016F * width)}, shade);
    const int size = pixels(0.32F * width);
    canvas.lay(
        studio.drawings.of_team(fmt::format("pieces/{}", name(team)), studio.theme.team(team), size, size),
        pixels(middle.x) - size / 2, pixels(middle.y) - size / 2);
  });
}

Canvas card_rim(float width, float height, SDL_Color colour) {
  const float margin = std::ceil(surround * width);
  Canvas canvas(pixels(width + 2 * margin), pixels(height + 2 * margin));
  const float pen = std::max(2.0F, 0.026F * width);
  canvas.fill(
      Outline<RoundRect>{
          {{margin - pen, margin - pen, width + 2 * pen, height + 2 * pen}, 0.07F * width + pen}, pen},
      colour);
  return canvas;
}

}  // namespace

void paint_card(Studio& studio, const SDL_FRect& rect, const Card& card) {
  SDL_FRect place = fitted(rect);
  if (card.chosen || card.hovered) place.y -= 0.03F * place.h;
  const std::string size = fmt::format("{} {}", pixels(place.w), pixels(place.h));
  const std::string name =
      card.face_up ? fmt::format("card {} {} {}", index(card.team), to_string(card.formation), size)
                   : fmt::format("card back {} {}", index(card.team), size);
  const auto& sheet = studio.picture(name, [&] {
    return card.face_up ? face(studio, place.w, place.h, card) : back(studio, place.w, place.h, card.team);
  });
  const SDL_FPoint middle{place.x + place.w / 2, place.y + place.h / 2};
  studio.show_centred(sheet, middle);
  if (!card.chosen && !card.hovered) return;
  const auto& rim = studio.picture(fmt::format("card rim {}", size),
                                   [&] { return card_rim(place.w, place.h, studio.theme.accent); });
  studio.show_centred(rim, middle, card.chosen ? 1.0F : 0.55F);
}

void paint_booking(Studio& studio, const SDL_FRect& rect, bool red) {
  const SDL_FRect place = fitted(rect);
  const auto& card = studio.picture(fmt::format("booking {} {}", red, pixels(place.w)), [&] {
    return card_picture(place.w, place.h, red ? studio.theme.red_card : studio.theme.yellow_card,
                        [](Canvas&, const SDL_FRect&) {});
  });
  studio.show_centred(card, {place.x + place.w / 2, place.y + place.h / 2});
}

}  // namespace fuba::paint
