#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "app/paint/card_stock.hpp"
#include "app/paint/geometry.hpp"
#include "app/paint/signs.hpp"
#include "soccer_city/table/paint/brushes.hpp"

namespace soccer_city::paint {
namespace {

using fuba::paint::card_ink;
using fuba::paint::card_paper;
using fuba::paint::Circle;
using fuba::paint::faded;
using fuba::paint::lit;
using fuba::paint::mix;
using fuba::paint::Outline;
using fuba::paint::pi;
using fuba::paint::pixels;
using fuba::paint::RoundRect;
using fuba::paint::Segment;
using fuba::paint::Weight;

/// By deck: attack, defence, shot, save, ball, factor.
constexpr std::array<SDL_Color, deck_count> deck_colours{
    SDL_Color{190, 74, 40, 255},  SDL_Color{40, 84, 140, 255}, SDL_Color{120, 38, 78, 255},
    SDL_Color{36, 110, 112, 255}, SDL_Color{44, 116, 66, 255}, SDL_Color{92, 84, 74, 255}};

constexpr SDL_Color leather{252, 250, 243, 255};

/// What is printed on the face of a card: a picture of what it does, told in a box from -1 to 1.
class Face {
 public:
  Face(Canvas& canvas, const SDL_FRect& box, SDL_Color ink) : canvas_(canvas), box_(box), ink_(ink) {}

  void attack(AttackTactic tactic) {
    switch (tactic) {
      case AttackTactic::give_and_go:
        arrow({-0.8F, 0.6F}, {-0.02F, -0.6F});
        arrow({0.14F, -0.6F}, {0.8F, 0.55F});
        break;
      case AttackTactic::quick_ball:
        ball({-0.55F, 0}, 0.3F);
        chevron(0.1F);
        chevron(0.5F);
        break;
      case AttackTactic::sprint:
        arrow({-0.55F, 0}, {0.85F, 0});
        for (const float y : {-0.42F, 0.42F}) line({-0.85F, y}, {0.05F, y}, 0.09F);
        break;
      case AttackTactic::solo_run:
        curve({-0.8F, 0.5F}, {0.35F, -0.3F}, -0.55F);
        ball({0.62F, -0.36F}, 0.3F);
        break;
      case AttackTactic::cross:
        curve({-0.75F, 0.7F}, {0.6F, -0.1F}, -0.75F);
        arrow({0.5F, -0.3F}, {0.72F, 0.35F});
        break;
    }
  }

  void defence(DefenceTactic tactic) {
    switch (tactic) {
      case DefenceTactic::anticipation:
        arrow({-0.85F, 0}, {0.22F, 0});
        line({0.48F, -0.7F}, {0.48F, 0.7F}, 0.2F);
        break;
      case DefenceTactic::shift:
        arrow({-0.7F, -0.36F}, {0.75F, -0.36F});
        arrow({-0.7F, 0.4F}, {0.75F, 0.4F});
        break;
      case DefenceTactic::sprint_back:
        arrow({0.6F, 0}, {-0.85F, 0});
        for (const float y : {-0.42F, 0.42F}) line({0.85F, y}, {0, y}, 0.09F);
        break;
      case DefenceTactic::rush_out:
        fuba::paint::draw_gloves(canvas_, place({-0.4F, 0}), 0.5F * box_.h, ink_);
        arrow({0.2F, 0}, {0.9F, 0});
        break;
    }
  }

  void shot(Shot shot) {
    switch (shot) {
      case Shot::placed:
        for (const float radius : {0.72F, 0.42F}) ring({0, 0}, radius);
        disc({0, 0}, 0.16F);
        break;
      case Shot::drive:
        ball({-0.58F, 0.1F}, 0.3F);
        arrow({-0.15F, 0.04F}, {0.88F, -0.16F}, 0.2F);
        break;
      case Shot::header:
        disc({-0.08F, 0.46F}, 0.38F);
        ball({0.28F, -0.42F}, 0.32F);
        break;
      case Shot::volley:
        curve({-0.82F, -0.5F}, {-0.1F, 0.42F}, 0.3F);
        ball({0, 0.44F}, 0.28F);
        arrow({0.28F, 0.3F}, {0.84F, -0.3F});
        break;
      case Shot::chip:
        ball({-0.66F, 0.56F}, 0.26F);
        curve({-0.46F, 0.3F}, {0.78F, 0.5F}, -1.0F);
        break;
      case Shot::screamer:
        fuba::paint::draw_star(canvas_, place({0.3F, -0.1F}), 0.62F * box_.h, ink_);
        for (const float y : {-0.3F, 0.1F, 0.5F}) line({-0.9F, y + 0.1F}, {-0.2F, y}, 0.1F);
        break;
    }
  }

  /// As many chevrons as the ball is far.
  void length(Length length) {
    const auto count = static_cast<int>(length) + 1;
    ball({-0.6F, 0}, 0.32F);
    for (int at = 0; at < count; ++at) chevron(-0.1F + 0.32F * static_cast<float>(at));
  }

  void gloves() { fuba::paint::draw_gloves(canvas_, place({0, -0.2F}), 0.6F * box_.h, ink_); }

  /// A deck's own sign, so that its backs are told apart without their colours.
  void deck(Deck deck) {
    switch (deck) {
      case Deck::attack:
        arrow({-0.9F, 0}, {0.95F, 0}, 0.28F);
        break;
      case Deck::defence:
        for (const float x : {-0.5F, 0.0F, 0.5F}) line({x, -0.75F}, {x, 0.75F}, 0.26F);
        break;
      case Deck::shot:
        ring({0, 0}, 0.84F);
        disc({0, 0}, 0.34F);
        break;
      case Deck::save:
        fuba::paint::draw_gloves(canvas_, place({0, 0}), 0.8F * box_.h, ink_);
        break;
      case Deck::ball:
        ball({0, 0}, 0.84F);
        break;
      case Deck::factor:
        fuba::paint::draw_star(canvas_, place({0, 0}), 0.95F * box_.h, ink_);
        break;
    }
  }

  void factor(Factor factor) {
    switch (factor) {
      case Factor::rain:
        for (const float x : {-0.5F, 0.0F, 0.5F}) line({x + 0.14F, -0.6F}, {x - 0.14F, 0.5F}, 0.14F);
        break;
      case Factor::wind:
        for (const float y : {-0.5F, 0.0F, 0.5F}) curve({-0.8F, y}, {0.8F, y}, y < 0.2F ? -0.3F : 0.3F);
        break;
      case Factor::strict_referee:
        line({0, -0.55F}, {0, 0.55F}, 0.22F);
        line({-0.55F, 0}, {0.55F, 0}, 0.22F);
        break;
      case Factor::lenient_referee:
        line({-0.55F, 0}, {0.55F, 0}, 0.22F);
        break;
      case Factor::crowd:
        for (const float x : {-0.6F, 0.0F, 0.6F}) {
          disc({x, -0.2F}, 0.22F);
          line({x, 0.2F}, {x, 0.5F}, 0.4F);
        }
        break;
      case Factor::reprimand:
        line({0, -0.65F}, {0, 0.2F}, 0.26F);
        disc({0, 0.6F}, 0.16F);
        break;
    }
  }

 private:
  SDL_FPoint place(SDL_FPoint at) const {
    return {box_.x + box_.w * (at.x + 1) / 2, box_.y + box_.h * (at.y + 1) / 2};
  }
  float size(float of) const { return of * box_.w / 2; }

  void line(SDL_FPoint from, SDL_FPoint to, float width = 0.15F) {
    canvas_.fill(Segment{place(from), place(to), size(width)}, ink_);
  }
  void disc(SDL_FPoint at, float radius) { canvas_.fill(Circle{place(at), size(radius)}, ink_); }
  void ring(SDL_FPoint at, float radius) {
    canvas_.fill(Outline<Circle>{{place(at), size(radius)}, size(0.14F)}, ink_);
  }
  void ball(SDL_FPoint at, float radius) {
    fuba::paint::draw_football(canvas_, place(at), size(radius), leather, card_ink);
  }
  void chevron(float x) {
    line({x, -0.4F}, {x + 0.28F, 0}, 0.16F);
    line({x, 0.4F}, {x + 0.28F, 0}, 0.16F);
  }
  void head(SDL_FPoint from, SDL_FPoint to) {
    const SDL_FPoint a = place(from);
    const SDL_FPoint b = place(to);
    const float turn = std::atan2(b.x - a.x, a.y - b.y) / (2 * pi);
    canvas_.fill(fuba::paint::regular(b, size(0.3F), 3, turn), ink_);
  }
  void arrow(SDL_FPoint from, SDL_FPoint to, float width = 0.15F) {
    line(from, mix(from, to, 0.85F), width);
    head(from, to);
  }
  /// An arc from one point to another, so much above or below the line between them, with a head at its end.
  void curve(SDL_FPoint from, SDL_FPoint to, float rise) {
    constexpr int parts = 14;
    const auto at = [&](float t) {
      const SDL_FPoint on = mix(from, to, t);
      return SDL_FPoint{on.x, on.y + 4 * rise * t * (1 - t) * 0.5F};
    };
    for (int part = 0; part < parts; ++part)
      line(at(static_cast<float>(part) / parts), at(static_cast<float>(part + 1) / parts), 0.14F);
    head(at(0.9F), at(1));
  }

  Canvas& canvas_;
  SDL_FRect box_;
  SDL_Color ink_;
};

void print_face(Canvas& canvas, const SDL_FRect& card, Card shown, const fuba::paint::Lettering& lettering) {
  const Deck deck = deck_of(shown);
  const SDL_Color colour = deck_colours[index(deck)];
  const float band = 0.17F * card.h;
  const float inset = std::max(1.0F, 0.05F * card.w);
  canvas.fill(RoundRect{{card.x + inset, card.y + inset, card.w - 2 * inset, band}, 0.04F * card.w}, colour);
  const bool numbered = deck == Deck::attack || deck == Deck::defence || deck == Deck::save;
  const float below = numbered ? 0.26F * card.h : 0.08F * card.h;
  const SDL_FRect room{card.x, card.y + band + inset, card.w, card.h - band - inset - below};
  const float side = 0.76F * std::min(room.w, room.h);
  const SDL_FRect box{room.x + (room.w - side) / 2, room.y + (room.h - side) / 2, side, side};
  Face face(canvas, box, lit(colour, 0.92F));
  switch (deck) {
    case Deck::attack:
      face.attack(attack_tactic(shown));
      break;
    case Deck::defence:
      face.defence(defence_tactic(shown));
      break;
    case Deck::shot:
      face.shot(shot_of(shown));
      break;
    case Deck::save:
      face.gloves();
      break;
    case Deck::ball:
      face.length(length_of(shown));
      break;
    case Deck::factor:
      face.factor(static_cast<Factor>(number_of(shown)));
      break;
  }
  if (!numbered) return;
  const std::string number =
      deck == Deck::save ? std::to_string(save_value(shown)) : fmt::format("+{}", bonus_of(shown));
  lettering.write(canvas, number, {card.x + card.w / 2, card.y + card.h - 0.15F * card.h}, 0.3F * card.w,
                  Weight::bold, card_ink);
}

/// The back: the deck's colour, and its sign.
void print_back(Canvas& canvas, const SDL_FRect& card, Deck deck) {
  const SDL_Color colour = deck_colours[index(deck)];
  const float inset = std::max(1.5F, 0.08F * card.w);
  const SDL_FRect inner = fuba::paint::grown(card, -inset);
  canvas.fill(RoundRect{inner, 0.05F * card.w}, colour);
  const SDL_FPoint middle = fuba::paint::middle(inner);
  const float side = 0.6F * card.w;
  Face(canvas, {middle.x - side / 2, middle.y - side / 2, side, side}, card_paper).deck(deck);
}

}  // namespace

void paint_card(Studio& studio, const SDL_FRect& rect, Card card, bool dimmed) {
  const SDL_FRect place = fuba::paint::fitted_card(rect);
  const auto& picture = studio.picture(fmt::format("city card {} {:.1f}", index(card), place.w), [&] {
    return fuba::paint::card_stock(place.w, place.h, card_paper, [&](Canvas& canvas, const SDL_FRect& stock) {
      if (is_unknown(card))
        print_back(canvas, stock, deck_of(card));
      else
        print_face(canvas, stock, card, studio.lettering);
    });
  });
  studio.show_centred(picture, fuba::paint::middle(place), dimmed ? 0.45F : 1);
}

void paint_shot(Studio& studio, const SDL_FRect& room, const ShownShot& shown) {
  const float height = 0.3F * room.h;
  const float width = height * 5 / 7;
  const float gap = 0.5F * width;
  const float come = std::clamp(shown.phase * 6, 0.0F, 1.0F);
  const SDL_FPoint middle{room.x + room.w / 2, room.y + 0.42F * room.h};
  const SDL_FRect strip{middle.x - width - gap - 0.3F * width, middle.y - 0.62F * height,
                        2.6F * width + 2 * gap, 1.62F * height};
  const auto& ground = studio.picture(fmt::format("city shot {:.0f}", height), [&] {
    const float soft = 0.12F * width;
    Canvas canvas(pixels(strip.w + 4 * soft), pixels(strip.h + 4 * soft));
    canvas.fill(RoundRect{{2 * soft, 2 * soft, strip.w, strip.h}, 0.16F * width}, {10, 18, 24, 215}, soft);
    return canvas;
  });
  studio.show_centred(ground, fuba::paint::middle(strip), come);
  const auto write = [&](const std::string& text, SDL_FPoint place, float size, SDL_Color colour) {
    const auto& picture =
        studio.picture(fmt::format("city shot text {} {:.0f} {}", text, size, colour.g),
                       [&] { return studio.lettering.label(text, size, Weight::bold, colour); });
    studio.show_centred(picture, place, come);
  };
  const auto side = [&](float way, Card card, int total, bool known) {
    const SDL_FPoint at{middle.x + way * (width + gap) / 2, middle.y};
    paint_card(studio, {at.x - width / 2, at.y - height / 2, width, height}, card);
    if (known)
      write(std::to_string(total), {at.x, middle.y + 0.62F * height}, 0.2F * height, studio.theme.text);
  };
  side(shown.save == Card::none ? 0.0F : -1.0F, shown.card, shown.total, true);
  if (shown.save != Card::none) side(1, shown.save, shown.opposed, !is_unknown(shown.save));
  if (!shown.result.empty())
    write(shown.result, {middle.x, middle.y + 0.84F * height}, 0.17F * height, studio.theme.accent);
}

}  // namespace soccer_city::paint
