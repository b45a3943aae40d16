#include "app/table/table_subjects.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace fuba::table {
namespace {

using Placed = std::optional<SDL_FRect>;

/// The time in the bar.
Placed place_of_clock(std::string_view, const TablePlaces& places) {
  const auto& table = places.table;
  const float wide = 250 * table.unit;
  return SDL_FRect{table.mat.x + table.mat.w - wide, table.bar.y, wide, table.bar.h};
}

Placed place_of_score(std::string_view, const TablePlaces& places) {
  const auto& table = places.table;
  return SDL_FRect{table.bar.x, table.bar.y, table.mat.w / 2, table.bar.h};
}

/// A team's side of the tray.
Placed place_of_tray(std::string_view rest, const TablePlaces& places) {
  const auto team = team_named(rest);
  if (!team) return std::nullopt;
  const SDL_FRect& tray = places.table.tray;
  const float left = places.dice.x - tray.x;
  const float right = places.dice.x + places.dice.w;
  return *team == tabletop::Team::home ? SDL_FRect{tray.x, tray.y, left, tray.h}
                                       : SDL_FRect{right, tray.y, tray.x + tray.w - right, tray.h};
}

Placed place_of_dice(std::string_view, const TablePlaces& places) { return places.dice; }

Placed place_of_now(std::string_view, const TablePlaces& places) {
  return question_in(places.table.now, places.focus);
}

Placed place_of_log(std::string_view, const TablePlaces& places) { return places.table.log; }

/// The button of a choice.
Placed place_of_choice(std::string_view rest, const TablePlaces& places) { return places.focus.place(rest); }

bool is_team(std::string_view rest) { return team_named(rest).has_value(); }
bool is_nothing(std::string_view rest) { return rest.empty(); }
bool is_something(std::string_view rest) { return !rest.empty(); }

/// What may be spoken of, what has to follow its name, and where it lies.
struct Kind {
  std::string_view name;
  bool (*takes)(std::string_view rest);
  Placed (*place)(std::string_view rest, const TablePlaces& places);
};

constexpr std::array<Kind, 7> kinds{{{"clock", is_nothing, place_of_clock},
                                     {"score", is_nothing, place_of_score},
                                     {"tray", is_team, place_of_tray},
                                     {"dice", is_nothing, place_of_dice},
                                     {"now", is_nothing, place_of_now},
                                     {"log", is_nothing, place_of_log},
                                     {"choice", is_something, place_of_choice}}};

const Kind* kind_of(std::string_view subject) {
  const auto found = std::ranges::find(kinds, apart(subject).kind, &Kind::name);
  return found == kinds.end() ? nullptr : &*found;
}

}  // namespace

Subject apart(std::string_view subject) {
  const std::size_t blank = std::min(subject.find(' '), subject.size());
  return {subject.substr(0, blank), subject.substr(std::min(blank + 1, subject.size()))};
}

std::optional<tabletop::Team> team_named(std::string_view word) {
  for (const tabletop::Team team : tabletop::teams)
    if (word == name(team)) return team;
  return std::nullopt;
}

std::optional<NamedPiece> piece_named(std::string_view words, int highest) {
  const auto [whose, which] = apart(words);
  const auto team = team_named(whose);
  int number = 0;
  const auto [end, trouble] = std::from_chars(which.data(), which.data() + which.size(), number);
  if (!team || trouble != std::errc{} || end != which.data() + which.size()) return std::nullopt;
  if (number < 1 || number > highest) return std::nullopt;
  return NamedPiece{*team, number};
}

SDL_FRect question_in(const SDL_FRect& panel, const fuba::app::Focus& focus) {
  if (!focus.asked()) return panel;
  SDL_FRect filled = *focus.asked();
  const float rim = filled.x - panel.x;
  bool lists = false;
  for (const std::string& choice : focus.choices()) {
    auto place = focus.place(choice);
    if (!place) place = focus.closed_place(choice);
    if (!place || !SDL_HasIntersectionF(&*place, &panel)) continue;
    SDL_UnionFRect(&filled, &*place, &filled);
    lists = true;
  }
  // Where all is chosen on the board it is explained below the question.
  if (!lists) return panel;
  return {panel.x, panel.y, panel.w, std::min(panel.h, filled.y + filled.h + rim - panel.y)};
}

SDL_FRect around(SDL_FPoint centre, float reach) {
  return {centre.x - reach, centre.y - reach, 2 * reach, 2 * reach};
}

bool knows_table_subject(std::string_view subject) {
  const Kind* kind = kind_of(subject);
  return kind != nullptr && kind->takes(apart(subject).rest);
}

std::optional<SDL_FRect> place_on_table(std::string_view subject, const TablePlaces& places) {
  const Kind* kind = kind_of(subject);
  return kind == nullptr ? std::nullopt : kind->place(apart(subject).rest, places);
}

}  // namespace fuba::table
