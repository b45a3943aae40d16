#include "stw/table/lesson_subjects.hpp"

#include <algorithm>

#include "app/table/table_subjects.hpp"

namespace stw::app {
namespace {

using fuba::table::apart;
using fuba::table::around;
using fuba::table::NamedPiece;
using fuba::table::piece_named;
using fuba::table::team_named;

constexpr float pawn_reach = 0.42F;  ///< of the side of a square
constexpr float ball_reach = 0.25F;

SDL_FRect place_of_pawn(const paint::BoardLayout& layout, const paint::ShownPawn& pawn) {
  return around(pawn.centre, pawn_reach * layout.side() * pawn.size);
}

std::optional<SDL_FRect> place_of_ball(const paint::BoardLayout& layout, const paint::BoardScene& scene) {
  if (!scene.ball) return std::nullopt;
  return around(scene.ball->centre, ball_reach * layout.side());
}

}  // namespace

bool knows_subject(std::string_view subject) {
  const auto [kind, rest] = apart(subject);
  if (kind == "square") return parse_square(rest).has_value();
  if (kind == "pawn") return piece_named(rest, pawn_count).has_value();
  if (kind == "goal") return team_named(rest).has_value();
  return subject == "ball";
}

std::optional<SDL_FRect> place_of(std::string_view subject, const paint::BoardLayout& layout,
                                  const paint::BoardScene& scene) {
  if (!knows_subject(subject)) return std::nullopt;
  const auto [kind, rest] = apart(subject);
  if (kind == "square") return layout.square(*parse_square(rest));
  if (kind == "goal") return layout.goal(*team_named(rest));
  if (kind == "ball") return place_of_ball(layout, scene);
  const NamedPiece named = *piece_named(rest, pawn_count);
  const auto pawn = std::ranges::find_if(scene.pawns, [&](const paint::ShownPawn& each) {
    return each.team == named.team && each.number == named.number;
  });
  return pawn == scene.pawns.end() ? std::nullopt : std::optional(place_of_pawn(layout, *pawn));
}

std::vector<SDL_FRect> places_of_pieces(const paint::BoardLayout& layout, const paint::BoardScene& scene) {
  std::vector<SDL_FRect> places;
  for (const paint::ShownPawn& pawn : scene.pawns) places.push_back(place_of_pawn(layout, pawn));
  if (const auto ball = place_of_ball(layout, scene)) places.push_back(*ball);
  return places;
}

}  // namespace stw::app
