#include "stw/table/lesson_subjects.hpp"

#include <algorithm>
#include <charconv>

#include "app/table/table_subjects.hpp"

namespace stw::app {
namespace {

using fuba::table::apart;
using fuba::table::team_named;

constexpr float pawn_reach = 0.42F;  ///< of the side of a square
constexpr float ball_reach = 0.25F;

SDL_FRect around(SDL_FPoint centre, float reach) {
  return {centre.x - reach, centre.y - reach, 2 * reach, 2 * reach};
}

/// A pawn by its team and its number: "home 7".
struct NamedPawn {
  Team team;
  int number;
};

std::optional<NamedPawn> pawn_named(std::string_view words) {
  const auto [whose, which] = apart(words);
  const auto team = team_named(whose);
  int number = 0;
  const auto [end, trouble] = std::from_chars(which.data(), which.data() + which.size(), number);
  if (!team || trouble != std::errc{} || end != which.data() + which.size()) return std::nullopt;
  if (number < 1 || number > pawn_count) return std::nullopt;
  return NamedPawn{*team, number};
}

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
  if (kind == "pawn") return pawn_named(rest).has_value();
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
  const NamedPawn named = *pawn_named(rest);
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
