#include "fuba/table/lessons/lesson_subjects.hpp"

#include <algorithm>
#include <array>
#include <functional>

#include "app/table/table_subjects.hpp"
#include "fuba/table/mat_meaning.hpp"
#include "fuba/table/paint/mat_scene.hpp"

namespace fuba::app {
namespace {

using table::apart;
using table::around;
using table::Subject;
using table::team_named;

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

/// The square of the time track that has been reached.
Placed place_of_track(std::string_view, const TableSight& sight) {
  const State& state = sight.state;
  return sight.places.mat.time_rect(state.half, paint::time_square(state.half, state.minute, state.stoppage));
}

bool is_team(std::string_view rest) { return team_named(rest).has_value(); }
bool is_nothing(std::string_view rest) { return rest.empty(); }

/// What may be spoken of, what has to follow its name, and where it lies.
struct Kind {
  std::string_view name;
  bool (*takes)(std::string_view rest);
  Placed (*place)(std::string_view rest, const TableSight& sight);
};

constexpr std::array<Kind, 6> kinds{
    {{"area", [](std::string_view rest) { return parse_area(rest).has_value(); }, place_of_area},
     {"pieces",
      [](std::string_view rest) {
        return is_team(apart(rest).kind) && parse_area(apart(rest).rest).has_value();
      },
      place_of_pieces},
     {"keeper", is_team, place_of_keeper},
     {"ball", is_nothing, place_of_ball},
     {"goal", is_team, place_of_goal},
     {"track", is_nothing, place_of_track}}};

/// The areas that a choice names, which has to be seen to be made.
std::vector<SDL_FRect> areas_named(const std::string& choice, const TableSight& sight) {
  std::vector<SDL_FRect> seen;
  const auto command = parse_command(choice);
  if (!command || areas_of(*command) == 0) return seen;
  for (const Area area : {area_of(*command, sight.state), end_of(*command, sight.state)})
    if (area != Area::none) seen.push_back(sight.places.mat.area(area));
  return seen;
}

const Kind* kind_of(std::string_view subject) {
  const auto found = std::ranges::find(kinds, apart(subject).kind, &Kind::name);
  return found == kinds.end() ? nullptr : &*found;
}

}  // namespace

bool knows_subject(std::string_view subject) {
  const auto [kind, rest] = apart(subject);
  if (kind == "choice") return parse_command(rest).has_value();
  const Kind* here = kind_of(subject);
  return here != nullptr ? here->takes(rest) : table::knows_table_subject(subject);
}

std::optional<SDL_FRect> place_of(std::string_view subject, const TableSight& sight) {
  if (const Kind* kind = kind_of(subject)) return kind->place(apart(subject).rest, sight);
  return table::place_on_table(subject, {sight.places.table, sight.dice, sight.focus});
}

std::vector<SDL_FRect> pieces_of(const TableSight& sight) {
  const paint::MatLayout& mat = sight.places.mat;
  std::vector<SDL_FRect> rects;
  for (const paint::Piece& piece : paint::arrange(mat, sight.state).pieces)
    rects.push_back(around(piece.centre, mat.piece_radius()));
  if (const auto ball = place_of_ball({}, sight)) rects.push_back(*ball);
  return rects;
}

table::LessonSight lesson_sight(const TableSight& sight) {
  return {.room = sight.places.table.mat,
          .pieces = pieces_of(sight),
          .place_of = [sight](std::string_view subject) { return place_of(subject, sight); },
          .places_of_choice = [sight](const std::string& choice) { return areas_named(choice, sight); }};
}

}  // namespace fuba::app
