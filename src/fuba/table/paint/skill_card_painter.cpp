#include <fmt/format.h>

#include <cmath>

#include "app/paint/card_stock.hpp"
#include "app/paint/geometry.hpp"
#include "fuba/table/paint/brushes.hpp"

namespace fuba::paint {

namespace {

constexpr float smallest_for_words = 90;  ///< pixels wide; smaller cards are all emblem

/// What is printed for a group of cards.
struct Group {
  std::string_view id;
  SDL_Color colour;
};
constexpr std::array groups{Group{"team", {150, 108, 38, 255}}, Group{"goalkeeper", {94, 78, 134, 255}},
                            Group{"defender", {52, 84, 116, 255}}, Group{"midfielder", {44, 112, 78, 255}},
                            Group{"forward", {158, 62, 48, 255}}};

const Group& group_of(std::string_view id) {
  const auto found = std::ranges::find(groups, id, &Group::id);
  return found == groups.end() ? groups.front() : *found;
}

/// The band at the head of a card, where its emblem stands.
float band_of(const SDL_FRect& card) { return card.h * (card.w < smallest_for_words ? 0.66F : 0.27F); }

/// A shield: straight above, two arcs below.
struct Shield {
  static constexpr bool faded_edge = true;
  SDL_FPoint middle;
  float size;
  float operator()(float x, float y) const {
    const float top = middle.y - 0.5F * size - y;
    const float reach = 1.16F * size;
    const float off = reach - 0.46F * size;
    const float centre = middle.y - 0.24F * size;
    const float below = std::max(y, centre);
    const float left = std::hypot(x - middle.x - off, below - centre) - reach;
    const float right = std::hypot(x - middle.x + off, below - centre) - reach;
    return std::max({top, left, right});
  }
  SDL_FRect bounds() const { return {middle.x - size, middle.y - size, 2 * size, 2 * size}; }
};

void print_emblem(Canvas& canvas, std::string_view group, SDL_FPoint at, float size) {
  const float pen = std::max(1.2F, 0.13F * size);
  if (group == "team") {
    for (const SDL_FPoint off : {SDL_FPoint{0, -0.26F}, {-0.32F, 0.26F}, {0.32F, 0.26F}})
      canvas.fill(Circle{{at.x + off.x * size, at.y + off.y * size}, 0.22F * size}, card_paper);
  } else if (group == "goalkeeper") {
    const float half = 0.52F * size;
    const float top = at.y - 0.34F * size;
    const float foot = at.y + 0.4F * size;
    canvas.fill(Segment{{at.x - half, foot}, {at.x - half, top}, pen}, card_paper);
    canvas.fill(Segment{{at.x - half, top}, {at.x + half, top}, pen}, card_paper);
    canvas.fill(Segment{{at.x + half, top}, {at.x + half, foot}, pen}, card_paper);
    canvas.fill(Circle{{at.x, foot - 0.12F * size}, 0.2F * size}, card_paper);
  } else if (group == "defender") {
    canvas.fill(Shield{at, size}, card_paper);
  } else if (group == "midfielder") {
    canvas.fill(Outline<Circle>{{at, 0.44F * size}, pen}, card_paper);
    canvas.fill(Circle{at, 0.15F * size}, card_paper);
  } else {
    for (const float rise : {-0.3F, 0.14F}) {
      const float tip = at.y + rise * size;
      canvas.fill(Segment{{at.x - 0.4F * size, tip + 0.36F * size}, {at.x, tip}, 1.3F * pen}, card_paper);
      canvas.fill(Segment{{at.x, tip}, {at.x + 0.4F * size, tip + 0.36F * size}, 1.3F * pen}, card_paper);
    }
  }
}

/// The points that playing the card costs, as markers.
void print_cost(Canvas& canvas, const SDL_FRect& card, int cost) {
  const bool small = card.w < smallest_for_words;
  const float radius = small ? 0.085F * card.w : 0.034F * card.w;
  const float y = small ? card.y + 0.84F * card.h : card.y + 0.93F * card.h;
  for (int point = 0; point < cost; ++point) {
    const float off = static_cast<float>(point) - static_cast<float>(cost - 1) / 2;
    canvas.fill(Circle{{card.x + card.w / 2 + off * 2.8F * radius, y}, radius}, card_ink);
  }
  if (cost == 0) {
    canvas.fill(Segment{{card.x + card.w / 2 - 1.4F * radius, y},
                        {card.x + card.w / 2 + 1.4F * radius, y},
                        std::max(1.0F, 0.6F * radius)},
                faded(card_ink, 0.5F));
  }
}

void print_face(Canvas& canvas, const SDL_FRect& card, const SkillFace& skill) {
  const Group& group = group_of(skill.group);
  const float band = band_of(card);
  const float round = 0.07F * card.w;
  const float inset = std::max(1.5F, 0.035F * card.w);
  const SDL_FRect head{card.x + inset, card.y + inset, card.w - 2 * inset, band - inset};
  canvas.shade(RoundRect{head, round * 0.7F}, 1, [&](float, float y, float) {
    return lit(group.colour, 1.14F - 0.22F * (y - head.y) / head.h);
  });
  const float size = std::min(head.w, head.h) * 0.62F;
  print_emblem(canvas, group.id, {head.x + head.w / 2, head.y + head.h / 2}, size);
  print_cost(canvas, card, skill.cost);
}

/// The back: the dark of the table's edge, with the team's piece on it.
void print_back(Canvas& canvas, const SDL_FRect& card, Team team, const Studio& studio) {
  const float inset = 0.09F * card.w;
  const SDL_FRect frame{card.x + inset, card.y + inset, card.w - 2 * inset, card.h - 2 * inset};
  canvas.fill(RoundRect{frame, 0.05F * card.w}, lit(studio.theme.panel, 1.25F));
  canvas.fill(Outline<RoundRect>{{frame, 0.05F * card.w}, std::max(1.0F, 0.02F * card.w)},
              faded(studio.theme.team(team).body, 0.8F));
  const int size = pixels(0.44F * card.w);
  canvas.lay(
      studio.drawings.of_team(fmt::format("pieces/{}", name(team)), studio.theme.team(team), size, size),
      pixels(card.x + card.w / 2) - size / 2, pixels(card.y + card.h / 2) - size / 2);
}

Canvas skill_card(const Studio& studio, float width, const SkillFace& skill) {
  const SDL_Color ground = skill.face_up ? card_paper : lit(studio.theme.panel, 0.8F);
  const auto print = [&](Canvas& canvas, const SDL_FRect& card) {
    if (skill.face_up)
      print_face(canvas, card, skill);
    else
      print_back(canvas, card, skill.team, studio);
  };
  return card_stock(width, width * 7 / 5, ground, print, {.corner = 0.08F, .least_shadow = 2});
}

}  // namespace

SDL_FRect skill_words(const SDL_FRect& rect) {
  const SDL_FRect card = fitted_card(rect);
  const float margin = 0.08F * card.w;
  const float top = card.y + band_of(card) + 0.05F * card.w;
  return {card.x + margin, top, card.w - 2 * margin, card.y + 0.89F * card.h - top};
}

void paint_skill(Studio& studio, const SDL_FRect& rect, const SkillFace& skill) {
  const SDL_FRect place = fitted_card(rect);
  const std::string id = skill.face_up ? fmt::format("{} {}", skill.group, skill.cost)
                                       : fmt::format("back {}", index(skill.team));
  const auto& card = studio.picture(fmt::format("skill {} {}", id, pixels(place.w)),
                                    [&] { return skill_card(studio, place.w, skill); });
  studio.show_centred(card, {place.x + place.w / 2, place.y + place.h / 2}, skill.opacity);
}

}  // namespace fuba::paint
