#include "soccer_city/table/lesson_subjects.hpp"

#include <algorithm>
#include <charconv>

#include "app/table/table_subjects.hpp"

namespace soccer_city::app {
namespace {

using fuba::table::apart;
using fuba::table::team_named;

constexpr float player_reach = 0.8F;  ///< of the radius of a hex
constexpr float ball_reach = 0.4F;

SDL_FRect around(SDL_FPoint centre, float reach) {
  return {centre.x - reach, centre.y - reach, 2 * reach, 2 * reach};
}

/// A player by his team and his number: "home 7".
struct NamedPlayer {
  Team team;
  int number;
};

std::optional<NamedPlayer> player_named(std::string_view words) {
  const auto [whose, which] = apart(words);
  const auto team = team_named(whose);
  int number = 0;
  const auto [end, trouble] = std::from_chars(which.data(), which.data() + which.size(), number);
  if (!team || trouble != std::errc{} || end != which.data() + which.size()) return std::nullopt;
  if (number < 1 || number > last_number) return std::nullopt;
  return NamedPlayer{*team, number};
}

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
  if (kind == "player") return player_named(rest).has_value();
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
  const NamedPlayer named = *player_named(rest);
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
