#include "fuba/table/lessons/lesson_subjects.hpp"

#include <algorithm>
#include <array>
#include <functional>

#include "fuba/table/paint/mat_scene.hpp"

namespace fuba::app {
namespace {

/// A subject taken apart: its kind, and what follows it.
struct Subject {
  std::string_view kind;
  std::string_view rest;
};

Subject apart(std::string_view subject) {
  const std::size_t blank = std::min(subject.find(' '), subject.size());
  return {subject.substr(0, blank), subject.substr(std::min(blank + 1, subject.size()))};
}

std::optional<Team> team_named(std::string_view word) {
  for (const Team team : teams)
    if (word == name(team)) return team;
  return std::nullopt;
}

SDL_FRect around(SDL_FPoint centre, float radius) {
  return {centre.x - radius, centre.y - radius, 2 * radius, 2 * radius};
}

SDL_FRect around_both(const SDL_FRect& a, const SDL_FRect& b) {
  const float x = std::min(a.x, b.x);
  const float y = std::min(a.y, b.y);
  return {x, y, std::max(a.x + a.w, b.x + b.w) - x, std::max(a.y + a.h, b.y + b.h) - y};
}

/// The smallest rectangle around all pieces that are meant.
std::optional<SDL_FRect> around_pieces(const TableSight& sight,
                                       const std::function<bool(const paint::Piece&)>& meant) {
  const paint::MatLayout& mat = sight.places.mat;
  std::optional<SDL_FRect> rect;
  for (const paint::Piece& piece : paint::arrange(mat, sight.state).pieces) {
    if (!meant(piece)) continue;
    const SDL_FRect one = around(piece.centre, mat.piece_radius());
    rect = rect ? around_both(*rect, one) : one;
  }
  return rect;
}

using Placed = std::optional<SDL_FRect>;

Placed place_of_area(std::string_view rest, const TableSight& sight) {
  const auto area = parse_area(rest);
  return area ? Placed(sight.places.mat.area(*area)) : std::nullopt;
}

Placed place_of_pieces(std::string_view rest, const TableSight& sight) {
  const auto [whose, where] = apart(rest);
  const auto team = team_named(whose);
  const auto area = parse_area(where);
  if (!team || !area) return std::nullopt;
  return around_pieces(sight,
                       [&](const paint::Piece& piece) { return piece.team == *team && piece.area == *area; });
}

Placed place_of_keeper(std::string_view rest, const TableSight& sight) {
  const auto team = team_named(rest);
  return around_pieces(sight, [&](const paint::Piece& piece) { return piece.keeper && piece.team == team; });
}

Placed place_of_ball(std::string_view, const TableSight& sight) {
  if (sight.state.ball == Area::none) return std::nullopt;
  const paint::MatLayout& mat = sight.places.mat;
  return around(mat.ball_rest(sight.state), mat.ball_radius());
}

Placed place_of_goal(std::string_view rest, const TableSight& sight) {
  const auto team = team_named(rest);
  return team ? Placed(sight.places.mat.goal(*team)) : std::nullopt;
}

/// The time in the bar.
Placed place_of_clock(std::string_view, const TableSight& sight) {
  const TableLayout& table = sight.places.table;
  const float wide = 220 * table.unit;
  return SDL_FRect{table.mat.x + table.mat.w - wide, table.bar.y, wide, table.bar.h};
}

/// The square of the time track that has been reached.
Placed place_of_track(std::string_view, const TableSight& sight) {
  const State& state = sight.state;
  return sight.places.mat.time_rect(state.half, paint::time_square(state.half, state.minute, state.stoppage));
}

Placed place_of_score(std::string_view, const TableSight& sight) {
  const TableLayout& table = sight.places.table;
  return SDL_FRect{table.bar.x, table.bar.y, table.mat.w / 2, table.bar.h};
}

/// A team's side of the tray: its formation card and its condition points.
Placed place_of_tray(std::string_view rest, const TableSight& sight) {
  const auto team = team_named(rest);
  if (!team) return std::nullopt;
  const SDL_FRect& tray = sight.places.table.tray;
  const float left = sight.dice.x - tray.x;
  const float right = sight.dice.x + sight.dice.w;
  return *team == Team::home ? SDL_FRect{tray.x, tray.y, left, tray.h}
                             : SDL_FRect{right, tray.y, tray.x + tray.w - right, tray.h};
}

Placed place_of_dice(std::string_view, const TableSight& sight) { return sight.dice; }
Placed place_of_now(std::string_view, const TableSight& sight) { return sight.places.table.now; }
Placed place_of_log(std::string_view, const TableSight& sight) { return sight.places.table.log; }

/// The button of a choice.
Placed place_of_choice(std::string_view rest, const TableSight& sight) { return sight.focus.place(rest); }

bool is_team(std::string_view rest) { return team_named(rest).has_value(); }
bool is_nothing(std::string_view rest) { return rest.empty(); }

/// What may be spoken of, what has to follow its name, and where it lies.
struct Kind {
  std::string_view name;
  bool (*takes)(std::string_view rest);
  Placed (*place)(std::string_view rest, const TableSight& sight);
};

constexpr std::array<Kind, 13> kinds{
    {{"area", [](std::string_view rest) { return parse_area(rest).has_value(); }, place_of_area},
     {"pieces",
      [](std::string_view rest) {
        return is_team(apart(rest).kind) && parse_area(apart(rest).rest).has_value();
      },
      place_of_pieces},
     {"keeper", is_team, place_of_keeper},
     {"ball", is_nothing, place_of_ball},
     {"goal", is_team, place_of_goal},
     {"clock", is_nothing, place_of_clock},
     {"track", is_nothing, place_of_track},
     {"score", is_nothing, place_of_score},
     {"tray", is_team, place_of_tray},
     {"dice", is_nothing, place_of_dice},
     {"now", is_nothing, place_of_now},
     {"log", is_nothing, place_of_log},
     {"choice", [](std::string_view rest) { return parse_command(rest).has_value(); }, place_of_choice}}};

const Kind* kind_of(std::string_view subject) {
  const auto found = std::ranges::find(kinds, apart(subject).kind, &Kind::name);
  return found == kinds.end() ? nullptr : &*found;
}

}  // namespace

bool knows_subject(std::string_view subject) {
  const Kind* kind = kind_of(subject);
  return kind != nullptr && kind->takes(apart(subject).rest);
}

std::optional<SDL_FRect> place_of(std::string_view subject, const TableSight& sight) {
  const Kind* kind = kind_of(subject);
  return kind == nullptr ? std::nullopt : kind->place(apart(subject).rest, sight);
}

std::vector<SDL_FRect> pieces_of(const TableSight& sight) {
  const paint::MatLayout& mat = sight.places.mat;
  std::vector<SDL_FRect> rects;
  for (const paint::Piece& piece : paint::arrange(mat, sight.state).pieces)
    rects.push_back(around(piece.centre, mat.piece_radius()));
  if (const auto ball = place_of_ball({}, sight)) rects.push_back(*ball);
  return rects;
}

}  // namespace fuba::app
