#include "fuba/table/paint/mat_layout.hpp"

#include <algorithm>
#include <cmath>

#include "fuba/table/paint/mat_scene.hpp"
#include "pitch_fixture.hpp"
#include "support/catch.hpp"

namespace fuba::paint {
namespace {

/// The places that the mat has in windows of several sizes and shapes.
const std::array rooms{SDL_FRect{0, 56, 980, 574}, SDL_FRect{0, 76, 1515, 775}, SDL_FRect{0, 101, 2020, 1033},
                       SDL_FRect{40, 90, 760, 640}};

float apart(SDL_FPoint a, SDL_FPoint b) { return std::hypot(a.x - b.x, a.y - b.y); }

bool holds(const SDL_FRect& rect, SDL_FPoint centre, float radius) {
  return centre.x - radius >= rect.x && centre.x + radius <= rect.x + rect.w && centre.y - radius >= rect.y &&
         centre.y + radius <= rect.y + rect.h;
}

State with(Area area, int home, int away, bool keepers) {
  State state;
  state.ball = area;
  const std::array counts{home, away};
  for (Team team : teams) {
    const int count = counts[index(team)];
    const bool keeper = count == 11 || (keepers && count > 0);
    if (keeper) state.side(team).keeper = area;
    state.side(team).players[index(area)] = static_cast<std::uint8_t>(count - (keeper ? 1 : 0));
  }
  return state;
}

}  // namespace

TEST_CASE("The areas tile the field and are found under a point") {
  for (const SDL_FRect& room : rooms) {
    const MatLayout layout(room, pitch_spans());
    const SDL_FRect& field = layout.field();
    float covered = 0;
    for (Area area : all_areas) {
      const SDL_FRect& rect = layout.area(area);
      covered += rect.w * rect.h;
      CHECK(layout.area_at({rect.x + rect.w / 2, rect.y + rect.h / 2}) == area);
      CHECK(layout.area_at({rect.x + 0.5F, rect.y + 0.5F}) == area);
      CHECK(layout.area_at({rect.x + rect.w - 0.5F, rect.y + rect.h - 0.5F}) == area);
    }
    CHECK(covered == field.w * field.h);
    CHECK(layout.area_at({field.x - 1, field.y + 10}) == Area::none);
    CHECK(layout.area_at({field.x + 10, field.y + field.h + 1}) == Area::none);
    CHECK(holds(room, {layout.mat().x + layout.mat().w / 2, layout.mat().y + layout.mat().h / 2},
                std::min(layout.mat().w, layout.mat().h) / 2));
  }
}

TEST_CASE("Home attacks to the right with its left lane on top") {
  const MatLayout layout(rooms[0], pitch_spans());
  CHECK(layout.area(Area::C5).x > layout.area(Area::C1).x);
  CHECK(layout.area(Area::L1).y < layout.area(Area::C1).y);
  CHECK(layout.area(Area::C1).y < layout.area(Area::R1).y);
  CHECK(layout.goal(Team::home).x < layout.field().x);
  CHECK(layout.offside_x(Team::away, Area::C4) == layout.area(Area::C5).x);
  CHECK(layout.offside_x(Team::home, Area::C2) == layout.area(Area::C2).x);
}

TEST_CASE("However many players meet in an area, none is cut, hides the ball or stands among opponents") {
  for (const SDL_FRect& room : rooms) {
    const MatLayout layout(room, pitch_spans());
    const float radius = layout.piece_radius();
    int cut = 0;
    int on_ball = 0;
    int mingled = 0;
    int overlapping = 0;
    int badges_hidden = 0;
    for (Area area : all_areas)
      for (int home = 0; home <= 11; ++home)
        for (int away = 0; away <= 11; ++away)
          for (const bool keepers : {false, true}) {
            const State state = with(area, home, away, keepers);
            const Arrangement arrangement = arrange(layout, state);
            REQUIRE(arrangement.pieces.size() == static_cast<std::size_t>(home + away));
            for (const Piece& piece : arrangement.pieces) {
              cut += !holds(layout.area(area), piece.centre, radius + 2);
              on_ball += apart(piece.centre, layout.ball_rest(state)) < radius + layout.ball_radius();
              for (const Piece& other : arrangement.pieces) {
                if (&other == &piece) continue;
                const bool touching = apart(piece.centre, other.centre) < 2 * radius;
                mingled += other.team != piece.team && touching;
                overlapping +=
                    other.team == piece.team && touching && (piece.team == Team::home ? home : away) < 6;
              }
            }
            CHECK(arrangement.badges.size() == static_cast<std::size_t>((home > 5) + (away > 5)));
            for (const Badge& badge : arrangement.badges) {
              const float badge_radius = 11 * layout.unit();
              CHECK(badge.number == (badge.team == Team::home ? home : away));
              badges_hidden += !holds(layout.area(area), badge.centre, badge_radius);
              badges_hidden +=
                  apart(badge.centre, layout.ball_rest(state)) < badge_radius + layout.ball_radius();
              for (const Piece& piece : arrangement.pieces)
                badges_hidden += apart(badge.centre, piece.centre) < badge_radius + 0.8F * radius;
              for (const Badge& other : arrangement.badges)
                badges_hidden += &other != &badge && apart(badge.centre, other.centre) < 2 * badge_radius;
            }
          }
    CAPTURE(room.w, room.h);
    CHECK(cut == 0);
    CHECK(on_ball == 0);
    CHECK(mingled == 0);
    CHECK(overlapping == 0);
    CHECK(badges_hidden == 0);
  }
}

TEST_CASE("A piece is found under the pointer") {
  const MatLayout layout(rooms[0], pitch_spans());
  State state = with(Area::L2, 4, 7, true);
  const Arrangement arrangement = arrange(layout, state);
  for (const Piece& piece : arrangement.pieces) {
    const auto found = piece_at(layout, arrangement, piece.centre);
    REQUIRE(found);
    CHECK(found->team == piece.team);
    CHECK(found->area == piece.area);
    if (piece.team == Team::home) CHECK(found->keeper == piece.keeper);
  }
  CHECK_FALSE(piece_at(layout, arrangement, layout.ball_spot(Area::R4)));
}

TEST_CASE("The taker of a corner kick and his ball lie beside the field") {
  const MatLayout layout(rooms[0], pitch_spans());
  for (Area corner : {Area::L1, Area::R1, Area::L4, Area::R4}) {
    State state;
    state.corner = corner;
    state.ball = corner;
    const Arrangement arrangement = arrange(layout, state);
    REQUIRE(arrangement.pieces.size() == 1);
    CHECK(arrangement.pieces[0].on_corner_spot);
    CHECK(holds(layout.mat(), arrangement.pieces[0].centre, layout.piece_radius()));
    CHECK(apart(arrangement.pieces[0].centre, layout.ball_rest(state)) >
          layout.piece_radius() + layout.ball_radius());
    CHECK(layout.area_at(layout.ball_rest(state)) == Area::none);
  }
}

TEST_CASE("The time track has a start square, 45 minutes and five of stoppage in each half") {
  CHECK(time_square(1, 0, 0) == 0);
  CHECK(time_square(1, 31, 0) == 31);
  CHECK(time_square(1, 45, 2) == 47);
  CHECK(time_square(2, 45, 0) == 0);
  CHECK(time_square(2, 90, 5) == time_squares - 1);
  const MatLayout layout(rooms[0], pitch_spans());
  for (int half : {1, 2})
    for (int square = 0; square < time_squares; ++square) {
      const SDL_FRect rect = layout.time_rect(half, square);
      CHECK(rect.w >= 16);
      CHECK(rect.y > layout.field().y + layout.field().h);
      CHECK(rect.y + rect.h < layout.mat().y + layout.mat().h);
      CHECK(rect.x + rect.w < layout.mat().x + layout.mat().w);
      if (square > 0)
        CHECK(rect.x >= layout.time_rect(half, square - 1).x + layout.time_rect(half, square - 1).w);
    }
}

TEST_CASE("Pieces slide from one arrangement to another") {
  const MatLayout layout(rooms[0], pitch_spans());
  State before = with(Area::C3, 4, 3, false);
  State after = before;
  --after.side(Team::home).players[index(Area::C3)];
  ++after.side(Team::home).players[index(Area::L3)];
  const Arrangement from = arrange(layout, before);
  const Arrangement to = arrange(layout, after);
  const auto centres = [](const Arrangement& arrangement) {
    std::vector<std::pair<float, float>> list;
    for (const Piece& piece : arrangement.pieces) list.emplace_back(piece.centre.x, piece.centre.y);
    std::sort(list.begin(), list.end());
    return list;
  };
  CHECK(centres(tween(from, to, 0)) == centres(from));
  CHECK(centres(tween(from, to, 1)) == centres(to));
  const Arrangement half_way = tween(from, to, 0.5F);
  CHECK(half_way.pieces.size() == 7);
  CHECK(half_way.pieces.back().area == Area::L3);
  CHECK(half_way.pieces.back().centre.x > to.pieces.front().centre.x - 200);
}

TEST_CASE("A scene of a state at rest shows its clock, goals and ball") {
  const MatLayout layout(rooms[0], pitch_spans());
  State state = with(Area::R2, 2, 2, false);
  state.half = 2;
  state.minute = 90;
  state.stoppage = 1;
  state.score = {3, 0};
  state.ball_value = 5;
  const MatScene scene = scene_of(layout, state);
  CHECK(scene.half == 2);
  CHECK(scene.time_square == 46.0F);
  CHECK(scene.goals[0] == 3.0F);
  REQUIRE(scene.ball);
  CHECK(scene.ball->value == 5);
  CHECK(layout.area_at(scene.ball->centre) == Area::R2);
}

}  // namespace fuba::paint
