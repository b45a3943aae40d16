#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "app/paint/card_stock.hpp"
#include "app/paint/geometry.hpp"
#include "fuba/table/paint/brushes.hpp"

namespace fuba::paint {

namespace {

void print_pitch(Canvas& canvas, const SDL_FRect& pitch, const Theme& theme) {
  const float width = pitch.w;
  const float pen = std::max(1.0F, 0.016F * width);
  const SDL_Color line = faded(theme.line, 0.6F);
  const float round = 0.05F * width;
  const std::array stripes{lit(theme.mat, 0.98F), lit(theme.mat, 0.9F)};
  canvas.shade(RoundRect{pitch, round}, 1, [&](float, float y, float) {
    const int stripe = static_cast<int>((y - pitch.y) / pitch.h * 6);
    return stripes.at(stripe % 2 == 0 ? 0 : 1);
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

/// Where the line of a formation stands on the pitch of its card, from the far goal.
float depth(Line line) { return 0.72F - 0.25F * static_cast<float>(index(line)); }

/// Seats of a line from its middle outwards.
std::vector<std::size_t> from_middle(std::size_t players) {
  std::vector<std::size_t> seats(players);
  std::iota(seats.begin(), seats.end(), 0U);
  std::ranges::stable_sort(seats, {}, [&](std::size_t seat) {
    return std::abs(2 * static_cast<int>(seat) + 1 - static_cast<int>(players));
  });
  return seats;
}

/// By seat, how many lines forward the player's point has gone. Who lends it to the next line stands in the
/// middle, who lends it across a line on a wing.
std::vector<int> runs_of(Line line, std::size_t players, const std::vector<Line>& lends_to) {
  std::vector<int> runs(players);
  const std::vector<std::size_t> seats = from_middle(players);
  auto inner = seats.begin();
  auto outer = seats.rbegin();
  for (std::size_t at = 0; at < std::min(players, lends_to.size()); ++at) {
    const int run = static_cast<int>(index(lends_to[at])) - static_cast<int>(index(line));
    runs[std::abs(run) == 1 ? *inner++ : *outer++] = run;
  }
  return runs;
}

/// The sign of a role: an arrowhead for each line that the player's point has gone.
void print_run(Canvas& canvas, SDL_FPoint player, float size, int run, SDL_Color colour) {
  const float ahead = run > 0 ? -1.0F : 1.0F;
  const float half = 0.25F * size;
  const float pen = std::max(1.2F, 0.13F * size);
  for (int arrow = 0; arrow < std::abs(run); ++arrow) {
    const float tip = player.y + ahead * size * (0.92F + 0.3F * static_cast<float>(arrow));
    const float foot = tip - ahead * half * 0.8F;
    canvas.fill(Segment{{player.x - half, foot}, {player.x, tip}, pen}, colour);
    canvas.fill(Segment{{player.x, tip}, {player.x + half, foot}, pen}, colour);
  }
}

void print_players(Canvas& canvas, const SDL_FRect& pitch, const Card& card, float card_width,
                   const Studio& studio) {
  const int size = std::max(5, pixels(0.1075F * card_width));
  const auto width = static_cast<float>(size);
  const TeamColours& colours = studio.theme.team(card.team);
  const Canvas player =
      studio.drawings.of_team(fmt::format("pieces/{}", name(card.team)), colours, size, size);
  const Canvas keeper =
      studio.drawings.of_team(fmt::format("pieces/{}-keeper", name(card.team)), colours, size, size);
  const auto put = [&](const Canvas& piece, SDL_FPoint centre) {
    canvas.fill(Circle{{centre.x, centre.y + 0.1F * width}, 0.5F * width}, {0, 0, 0, 110}, 0.3F * width);
    canvas.lay(piece, pixels(centre.x - width / 2), pixels(centre.y - width / 2));
  };
  put(keeper, {pitch.x + 0.5F * pitch.w, pitch.y + 0.905F * pitch.h});
  for (Line line : lines) {
    const std::size_t count = card.formation[line];
    const std::vector<int> runs = runs_of(line, count, card.lines[index(line)].lends_to);
    const float step = std::min(0.21F, 0.71F / static_cast<float>(std::max<std::size_t>(count, 2) - 1));
    for (std::size_t at = 0; at < count; ++at) {
      const float off = static_cast<float>(at) - static_cast<float>(count - 1) / 2;
      // Each line is a shallow curve, its wings a little ahead; a role takes its player a little further.
      const float along = depth(line) - 0.009F * off * off - 0.02F * static_cast<float>(runs[at]);
      const SDL_FPoint centre{pitch.x + (0.5F + off * step) * pitch.w, pitch.y + along * pitch.h};
      put(player, centre);
      print_run(canvas, centre, width, runs[at], studio.theme.line);
    }
  }
}

/// The condition points of a line as a block of markers in two columns, filled from below.
void print_track(Canvas& canvas, SDL_FPoint middle, const CardLine& line, float card_width) {
  constexpr int columns = 2;
  const float radius = 0.03F * card_width;
  const float step = 2.65F * radius;
  const int rows = (line.markers + columns - 1) / columns;
  for (int at = 0; at < line.markers; ++at) {
    const float column = static_cast<float>(at % columns) - 0.5F;
    const float row = static_cast<float>(rows - 1) / 2 - static_cast<float>(at / columns);
    const Circle marker{{middle.x + column * step, middle.y + row * step}, radius};
    if (at < line.points)
      canvas.fill(marker, card_ink);
    else
      canvas.fill(Outline<Circle>{{marker.centre, radius * 0.82F}, std::max(1.0F, 0.28F * radius)},
                  faded(card_ink, 0.4F));
  }
}

/// How hard a line plays: three bars, each higher than the one before, of which some are filled.
void print_style(Canvas& canvas, SDL_FPoint middle, float size, Style style, SDL_Color colour,
                 SDL_Color empty) {
  const int filled = style == Style::easy ? 1 : style == Style::normal ? 2 : 3;
  const float width = 0.26F * size;
  for (int bar = 0; bar < 3; ++bar) {
    const float height = size * (0.4F + 0.3F * static_cast<float>(bar));
    const float left = middle.x + 0.37F * size * static_cast<float>(bar - 1) - width / 2;
    canvas.fill(RoundRect{{left, middle.y + size / 2 - height, width, height}, 0.3F * width},
                bar < filled ? colour : empty);
  }
}

SDL_Color colour_of(Style style, const Theme& theme) {
  return style == Style::easy ? lit(theme.good, 0.62F) : style == Style::normal ? card_ink : theme.red_card;
}

/// What tiredness takes from every line.
void print_tired(Canvas& canvas, SDL_FPoint middle, float card_width, const Studio& studio) {
  const SDL_FRect badge{middle.x - 0.1F * card_width, middle.y - 0.075F * card_width, 0.2F * card_width,
                        0.15F * card_width};
  canvas.fill(RoundRect{badge, 0.04F * card_width}, studio.theme.red_card);
  studio.lettering.write(canvas, "−1", middle, 0.125F * card_width, Weight::bold, {255, 255, 255, 255});
}

bool has_tracks(const Card& card) {
  return std::ranges::any_of(card.lines, [](const CardLine& line) { return line.markers > 0; });
}

bool has_styles(const Card& card) {
  return std::ranges::any_of(card.lines, [](const CardLine& line) { return line.style.has_value(); });
}

void print_heading(Canvas& canvas, const SDL_FRect& sheet, const Card& card, const Studio& studio) {
  const float width = sheet.w;
  const std::string numbers = card.formation.chosen() ? to_string(card.formation) : "? - ? - ?";
  const float room = card.tired ? 0.165F : 0.205F;
  const float size = std::min(room * width, room * width * 5 / static_cast<float>(numbers.size()));
  const float y = sheet.y + 0.125F * sheet.h;
  const float middle = card.tired ? 0.385F : 0.5F;
  studio.lettering.write(canvas, numbers, {sheet.x + middle * width, y}, size, Weight::bold, card_ink);
  if (card.tired) print_tired(canvas, {sheet.x + 0.82F * width, y}, width, studio);
}

Canvas face(const Studio& studio, float width, float height, const Card& card) {
  return card_stock(width, height, card_paper, [&](Canvas& canvas, const SDL_FRect& sheet) {
    print_heading(canvas, sheet, card, studio);
    const float margin = 0.07F * width;
    const float strip = has_tracks(card) ? 0.17F * width : 0;
    const float styles = has_styles(card) ? 0.14F * width : 0;
    const float top = 0.225F * sheet.h;
    const SDL_FRect pitch{sheet.x + margin + styles, sheet.y + top, sheet.w - 2 * margin - strip - styles,
                          sheet.h - top - margin};
    print_pitch(canvas, pitch, studio.theme);
    print_players(canvas, pitch, card, width, studio);
    for (const Line line : lines)
      print_track(canvas, {pitch.x + pitch.w + (strip + 0.85F * margin) / 2, pitch.y + depth(line) * pitch.h},
                  card.lines[index(line)], width);
    for (const Line line : lines) {
      if (const auto style = card.lines[index(line)].style)
        print_style(canvas, {sheet.x + (styles + 0.85F * margin) / 2, pitch.y + depth(line) * pitch.h},
                    0.11F * width, *style, colour_of(*style, studio.theme), faded(card_ink, 0.16F));
    }
  });
}

Canvas back(const Studio& studio, float width, float height, Team team) {
  const SDL_Color yellow = studio.theme.yellow_card;
  return card_stock(width, height, yellow, [&](Canvas& canvas, const SDL_FRect& sheet) {
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

/// Everything that is printed on the face, as a name for its picture.
std::string printed(const Card& card) {
  std::string text = fmt::format("{} {} {}", index(card.team), to_string(card.formation), card.tired);
  for (const CardLine& line : card.lines) {
    text += fmt::format(" {}/{}", line.points, line.markers);
    if (line.style) text += fuba::name(*line.style);
    for (const Line to : line.lends_to) text += name(to).front();
  }
  return text;
}

Canvas card_rim(float width, float height, SDL_Color colour) {
  const float margin = std::ceil(card_surround * width);
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
  SDL_FRect place = fitted_card(rect);
  if (card.chosen || card.hovered) place.y -= 0.03F * place.h;
  const std::string size = fmt::format("{} {}", pixels(place.w), pixels(place.h));
  const std::string name = card.face_up ? fmt::format("card {} {}", printed(card), size)
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

void paint_style(Studio& studio, SDL_FPoint centre, float size, Style style, bool on_light) {
  const auto& picture =
      studio.picture(fmt::format("style {} {} {}", fuba::name(style), on_light, pixels(size)), [&] {
        const float half = std::ceil(0.6F * size) + 1;
        Canvas canvas(pixels(2 * half), pixels(2 * half));
        const SDL_Color colour = on_light ? card_ink : studio.theme.text;
        print_style(canvas, {half, half}, size, style, colour, faded(colour, 0.25F));
        return canvas;
      });
  studio.show_centred(picture, centre);
}

}  // namespace fuba::paint
