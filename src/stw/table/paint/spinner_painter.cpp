#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "app/paint/geometry.hpp"
#include "stw/table/paint/brushes.hpp"
#include "stw/table/paint/signs.hpp"

namespace stw::paint {
namespace {

using fuba::paint::Circle;
using fuba::paint::eased;
using fuba::paint::faded;
using fuba::paint::lit;
using fuba::paint::middle;
using fuba::paint::Outline;
using fuba::paint::pi;
using fuba::paint::pixels;
using fuba::paint::Polygon;
using fuba::paint::RoundRect;
using fuba::paint::Segment;
using fuba::paint::Texture;
using fuba::paint::Weight;

constexpr float spinner_radius = 130;
constexpr float whole_turns = 3;
constexpr float stands_from = 0.72F;  ///< of the phase: the pointer stands

float unit_of(const SDL_FRect& room) { return std::min(room.w / 980, room.h / 574); }

const Texture& label(Studio& studio, const std::string& text, float size, SDL_Color colour) {
  return studio.picture(fmt::format("label {} {:.0f} {} {} {}", text, size, colour.r, colour.g, colour.b),
                        [&] { return studio.lettering.label(text, size, Weight::bold, colour); });
}

SDL_Color sector_colour(const fuba::paint::Theme& theme, ShotResult result) {
  switch (result) {
    case ShotResult::goal:
      return lit(theme.mat, 0.86F);
    case ShotResult::corner:
      return lit(theme.red_card, 0.78F);
    default:
      return lit(theme.panel, 1.14F);
  }
}

/// The disc with its eight sectors, the first around the top.
Canvas disc(const Studio& studio, const std::array<ShotResult, spinner_sectors>& sectors, float radius) {
  const float half = std::ceil(radius * 1.2F);
  Canvas canvas(pixels(2 * half), pixels(2 * half));
  const SDL_FPoint centre{half, half};
  canvas.fill(Circle{{half + 0.02F * radius, half + 0.06F * radius}, radius}, {0, 0, 0, 150}, 0.2F * radius);
  canvas.fill(Circle{centre, radius}, lit(studio.theme.line, 0.92F));
  canvas.shade(Circle{centre, 0.94F * radius}, 1, [&](float x, float y, float) {
    const float turn = std::atan2(x - half, half - y) / (2 * pi) + 1 + 0.5F / spinner_sectors;
    const auto sector = static_cast<std::size_t>(turn * spinner_sectors) % spinner_sectors;
    const float lamp = 1.1F - 0.22F * std::hypot(x - half + 0.4F * radius, y - half + 0.5F * radius) / radius;
    return lit(sector_colour(studio.theme, sectors[sector]), std::min(lamp, 1.08F));
  });
  for (std::size_t sector = 0; sector < sectors.size(); ++sector) {
    const float turn = static_cast<float>(sector) / spinner_sectors;
    const float edge = turn - 0.5F / spinner_sectors;
    canvas.fill(Segment{centre, around(centre, 0.94F * radius, edge), 0.015F * radius}, studio.theme.line);
    draw_result(canvas, around(centre, 0.68F * radius, turn), 0.27F * radius, sectors[sector],
                studio.theme.line, lit(studio.theme.mat, 0.45F));
  }
  return canvas;
}

/// The pointer, a needle with a counterweight.
Canvas needle(const Studio& studio, float radius, float turn) {
  const float half = std::ceil(radius);
  Canvas canvas(pixels(2 * half), pixels(2 * half));
  const SDL_FPoint centre{half, half};
  const SDL_FPoint tip = around(centre, 0.86F * radius, turn);
  const SDL_FPoint left = around(centre, 0.1F * radius, turn - 0.25F);
  const SDL_FPoint right = around(centre, 0.1F * radius, turn + 0.25F);
  canvas.fill(Polygon{{{tip.x + 3, tip.y + 5}, {left.x + 3, left.y + 5}, {right.x + 3, right.y + 5}}},
              {0, 0, 0, 110}, 5);
  canvas.fill(Polygon{{tip, left, right}}, studio.theme.accent);
  canvas.fill(Circle{centre, 0.13F * radius}, lit(studio.theme.panel, 0.8F));
  canvas.fill(Circle{centre, 0.09F * radius}, studio.theme.line);
  return canvas;
}

/// A word above the board, on a plate that keeps it apart from pawns.
void show_on_plate(Studio& studio, const Texture& word, SDL_FPoint centre, float unit, float opacity) {
  const auto width = static_cast<float>(word.width()) + 32 * unit;
  const auto height = static_cast<float>(word.height()) + 8 * unit;
  const auto& plate = studio.picture(fmt::format("word plate {:.0f} {:.0f}", width, height), [&] {
    Canvas canvas(pixels(width), pixels(height));
    canvas.fill(RoundRect{{0, 0, width, height}, 10 * unit}, faded(lit(studio.theme.panel, 0.8F), 0.92F));
    return canvas;
  });
  studio.show_centred(plate, centre, opacity);
  studio.show_centred(word, centre, opacity);
}

}  // namespace

void paint_spinner(Studio& studio, const SDL_FRect& room, const ShownSpinner& spinner) {
  const float unit = unit_of(room);
  const float rise = eased(0, 0.1F, spinner.phase);
  const float radius = spinner_radius * unit;
  const SDL_FPoint centre = middle(room);
  studio.fill(room, faded(lit(studio.theme.room, 0.6F), 0.5F * rise));
  const auto& picture = studio.picture(fmt::format("spinner {:.0f}", radius),
                                       [&] { return disc(studio, spinner.sectors, radius); });
  studio.show_centred(picture, centre, rise);
  const float done = std::clamp((spinner.phase - 0.08F) / (stands_from - 0.08F), 0.0F, 1.0F);
  // Fast at first, hard at the end.
  const float way = 1 - (1 - done) * (1 - done) * (1 - done);
  const float end = static_cast<float>(spinner.sector - 1) / spinner_sectors +
                    0.011F * static_cast<float>(spinner.sector % 3 - 1);
  studio.show_once_centred(needle(studio, radius, (whole_turns + end) * way), centre);
  const bool stands = spinner.phase >= stands_from && !spinner.result.empty();
  const SDL_FPoint below{centre.x, centre.y + radius + 36 * unit};
  if (stands)
    show_on_plate(studio, label(studio, spinner.result, 34 * unit, studio.theme.accent), below, unit, 1);
  else
    show_on_plate(studio, label(studio, spinner.odds, 18 * unit, studio.theme.text), below, unit, rise);
}

void paint_shooting_die(Studio& studio, SDL_FPoint centre, float side, ShotResult result, float tumble) {
  if (tumble < 1)
    return paint_die(studio, centre, side,
                     {.value = 1 + static_cast<int>(tumble * 17) % 6, .tumble = tumble});
  const auto& picture =
      studio.picture(fmt::format("shooting die {} {:.0f}", static_cast<int>(result), side), [&] {
        const float half = std::ceil(0.6F * side);
        Canvas canvas(pixels(2 * half), pixels(2 * half));
        const SDL_FRect face{half - side / 2, half - side / 2, side, side};
        canvas.fill(RoundRect{{face.x + 0.04F * side, face.y + 0.08F * side, side, side}, 0.18F * side},
                    {0, 0, 0, 120}, 0.16F * side);
        canvas.fill(RoundRect{face, 0.18F * side}, {250, 247, 238, 255});
        draw_result(canvas, {half, half}, 0.6F * side, result, {32, 36, 42, 255}, {250, 247, 238, 255});
        return canvas;
      });
  studio.show_centred(picture, centre);
}

namespace {

constexpr float strip_width = 620;
constexpr float strip_height = 178;
constexpr float dice_rest = 0.45F;

void battle_side(Studio& studio, const SDL_FRect& strip, const ShownBattle& battle, std::size_t which) {
  const ShownBattle::Side& side = battle.sides[which];
  const float unit = strip.w / strip_width;
  const float way = which == 0 ? -1.0F : 1.0F;
  const SDL_FPoint centre = middle(strip);
  const float step = eased(0, 0.15F, battle.phase);
  const bool stands = battle.phase >= dice_rest;
  const SDL_FPoint pawn{centre.x + way * (250 - 18 * step) * unit, centre.y + 4 * unit};
  paint_pawn(studio, pawn, 40 * unit, side.team, side.number);
  studio.show_centred(label(studio, side.name, 16 * unit, studio.theme.text), {pawn.x, strip.y + 20 * unit});
  studio.show_centred(label(studio, side.chance, 16 * unit, studio.theme.text),
                      {pawn.x, strip.y + strip.h - 20 * unit}, 0.9F);
  const SDL_FPoint die{centre.x + way * 62 * unit, centre.y - 8 * unit};
  paint_die(studio, die, 58 * unit,
            {.value = side.die,
             .style = fuba::paint::die_style(side.team),
             .tumble = std::min(1.0F, battle.phase / dice_rest),
             .spin = static_cast<unsigned>(which)});
  if (side.bonus == 0) return;
  const float flight = eased(dice_rest - 0.12F, dice_rest + 0.06F, battle.phase);
  const SDL_FPoint bonus{pawn.x - way * (56 + 62 * flight) * unit, centre.y - 8 * unit};
  studio.show_centred(label(studio, fmt::format("+{}", side.bonus), 28 * unit,
                            stands && side.wins ? studio.theme.good : studio.theme.accent),
                      bonus);
}

}  // namespace

void paint_battle(Studio& studio, const SDL_FRect& room, const ShownBattle& battle) {
  const float unit = unit_of(room);
  const float shown = eased(0, 0.08F, battle.phase);
  const SDL_FPoint centre = middle(room);
  const SDL_FRect strip{centre.x - strip_width / 2 * unit, centre.y - strip_height / 2 * unit,
                        strip_width * unit, strip_height * unit};
  const auto& ground = studio.picture(fmt::format("battle strip {:.0f}", strip.w), [&] {
    const float reach = 26 * unit;
    Canvas canvas(pixels(strip.w + 2 * reach), pixels(strip.h + 2 * reach));
    const SDL_FRect plate{reach, reach, strip.w, strip.h};
    canvas.fill(RoundRect{{plate.x, plate.y + 6 * unit, plate.w, plate.h}, 14 * unit}, {0, 0, 0, 170}, reach);
    canvas.fill(RoundRect{plate, 14 * unit}, lit(studio.theme.panel, 0.92F));
    canvas.fill(Outline<RoundRect>{{plate, 14 * unit}, 1.6F * unit}, faded(studio.theme.line, 0.3F));
    return canvas;
  });
  studio.show_centred(ground, centre, shown);
  for (std::size_t which = 0; which < 2; ++which) battle_side(studio, strip, battle, which);
  if (battle.phase >= dice_rest + 0.08F && !battle.result.empty())
    studio.show_centred(label(studio, battle.result, 20 * unit, studio.theme.accent),
                        {centre.x, strip.y + strip.h - 26 * unit});
}

}  // namespace stw::paint
