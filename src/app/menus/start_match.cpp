#include "app/menus/start_match.hpp"

#include <algorithm>
#include <ctime>

#include "app/menus/kept_twice.hpp"
#include "app/paint/theme.hpp"
#include "app/window/local_time.hpp"

namespace fuba::app {
namespace {

std::string hex(const SDL_Color& colour) {
  std::array<char, 8> text{};
  std::snprintf(text.data(), text.size(), "#%02X%02X%02X", colour.r, colour.g, colour.b);
  return text.data();
}

/// Whom a first match is played against: the beginner, where a game has one.
std::string first_opponent(const Coaches& coaches) {
  const auto beginner = std::ranges::find(coaches.of_the_game, "beginner", &Coaches::Known::id);
  if (beginner != coaches.of_the_game.end()) return beginner->id;
  return coaches.of_the_game.empty() ? std::string() : coaches.of_the_game.front().id;
}

}  // namespace

void start_match(Director& director, MatchInfo info) {
  for (const Team team : teams) {
    std::string& coach = info.coaches[index(team)];
    if (!director.programs()[index(team)].empty()) coach = program_id;
    if (coach.empty() || coach == program_id) continue;
    if (const auto trouble = director.game().trouble_with(coach)) return director.tell(*trouble);
  }
  for (const Team team : teams)
    info.colours[index(team)] = hex(paint::kits[director.settings().colours].teams[index(team)].body);
  info.date = local_time(std::time(nullptr));
  const auto match = director.game().new_match(std::move(info));
  if (!match) return director.tell(match.error());
  drop_what_is_not_worth_keeping(director, **match);
  director.go(place::Table{*match});
}

std::array<std::string, 2> seats_against_coach(const Director& director) {
  const auto& last = director.settings().seats;
  if (last[0].empty() != last[1].empty()) return last;
  return {"", first_opponent(director.game().coaches())};
}

}  // namespace fuba::app
