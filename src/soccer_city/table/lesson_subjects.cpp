#include "soccer_city/table/lesson_subjects.hpp"

#include <algorithm>

#include "app/table/table_subjects.hpp"

namespace soccer_city::app {
namespace {

using fuba::table::apart;
using fuba::table::around;
using fuba::table::NamedPiece;
using fuba::table::piece_named;
using fuba::table::team_named;

constexpr float player_reach = 0.8F;  ///< of the radius of a hex
constexpr float ball_reach = 0.4F;

SDL_FRect place_of_player(const paint::BoardLayout& layout, const paint::ShownPlayer& player) {
  return around(player.centre, player_reach * layout.radius());
}

std::optional<SDL_FRect> place_of_ball(const paint::BoardLayout& layout, const paint::BoardScene& scene) {
  if (!scene.ball) return std::nullopt;
  return around(scene.ball->centre, ball_reach * layout.radius());
}

}  // namespace

bool knows_subject(std::string_view subject) {
  const auto [kind, rest] = apart(subject);
  if (kind == "hex") return parse_hex(rest).has_value();
  if (kind == "player") return piece_named(rest, last_number).has_value();
  if (kind == "goal") return team_named(rest).has_value();
  return subject == "ball";
}

std::optional<SDL_FRect> place_of(std::string_view subject, const paint::BoardLayout& layout,
                                  const paint::BoardScene& scene) {
  if (!knows_subject(subject)) return std::nullopt;
  const auto [kind, rest] = apart(subject);
  if (kind == "hex") return layout.rect(*parse_hex(rest));
  if (kind == "goal") return layout.goal(*team_named(rest));
  if (kind == "ball") return place_of_ball(layout, scene);
  const NamedPiece named = *piece_named(rest, last_number);
  const auto player = std::ranges::find_if(scene.players, [&](const paint::ShownPlayer& each) {
    return each.team == named.team && each.number == named.number;
  });
  return player == scene.players.end() ? std::nullopt : std::optional(place_of_player(layout, *player));
}

std::vector<SDL_FRect> places_of_pieces(const paint::BoardLayout& layout, const paint::BoardScene& scene) {
  std::vector<SDL_FRect> places;
  for (const paint::ShownPlayer& player : scene.players) places.push_back(place_of_player(layout, player));
  if (const auto ball = place_of_ball(layout, scene)) places.push_back(*ball);
  return places;
}

}  // namespace soccer_city::app
