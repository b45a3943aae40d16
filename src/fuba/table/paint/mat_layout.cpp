#include "fuba/table/paint/mat_layout.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "app/paint/geometry.hpp"

namespace fuba::paint {

namespace {

// The mat in units, from its mat_edge inwards.
constexpr float table_margin = 14;
constexpr float mat_edge = 14;
constexpr float goal_track_width = 26;
constexpr float goal_track_square = 30;
constexpr float goal_gap = 8;
constexpr float goal_depth = 24;
constexpr float goal_width = 84;
constexpr float goal_area_depth = 0.34F;  ///< of the penalty area's
constexpr float goal_area_width = 124;
constexpr float field_side = mat_edge + goal_track_width + goal_gap + goal_depth;
constexpr float field_top = 22;
constexpr float track_row = 22;
constexpr float track_row_gap = 3;
constexpr float field_bottom = 16 + 2 * track_row + track_row_gap + mat_edge;
constexpr float start_square = 4.2F;  ///< in squares
constexpr float wing_lane = 0.285F;
constexpr float widest_mat = 1.95F;  ///< the mat's shape
constexpr float tallest_mat = 1.45F;

// The pieces of an area, in units.
constexpr float area_edge = 7;
constexpr float piece_gap = 3;
constexpr float row_gap = 8;
constexpr float ball_gap = 3;
constexpr float badge_radius = 11;
constexpr float badge_rise = 35;
constexpr int neat_pieces = 5;
constexpr float fan_step = 0.62F;      ///< of a piece's width, at most
constexpr float fan_narrowest = 0.5F;  ///< before a second column opens
constexpr float fan_bulge = 4;

float centre_x(const SDL_FRect& rect) { return rect.x + rect.w / 2; }
float centre_y(const SDL_FRect& rect) { return rect.y + rect.h / 2; }

bool inside(const SDL_FRect& rect, SDL_FPoint point) {
  return point.x >= rect.x && point.y >= rect.y && point.x < rect.x + rect.w && point.y < rect.y + rect.h;
}

SDL_FRect between(float left, float top, float right, float bottom) {
  left = std::round(left);
  top = std::round(top);
  return {left, top, std::round(right) - left, std::round(bottom) - top};
}

/// The lane of an area, 0 = on top.
int lane(Area area) { return area <= Area::L4 ? 0 : area <= Area::C5 ? 1 : 2; }

/// The part of an area in which one team's pieces stand.
class TeamSide {
 public:
  TeamSide(const MatLayout& layout, Team team, Area area)
      : area_(layout.area(area)),
        unit_(layout.unit()),
        radius_(layout.piece_radius()),
        inward_(team == Team::home ? 1.0F : -1.0F),
        goalward_(team == Team::home ? area_.x : area_.x + area_.w) {
    beside_ball_ = area_.w / 2 - layout.ball_radius() - (area_edge + ball_gap) * unit_;
    columns_ = beside_ball_ >= 4 * radius_ + piece_gap * unit_ ? 2 : 1;
  }

  std::vector<SDL_FPoint> places(int count) const { return count <= neat_pieces ? rows(count) : fan(count); }

  /// The place that the goalkeeper takes: in the rows the middle of his column, in a fan the foremost.
  std::size_t keeper_place(int count) const {
    return static_cast<std::size_t>(count > neat_pieces ? count - 1 : row_count(count) / 2);
  }

  SDL_FPoint badge(int count) const {
    const int columns = fan_columns(count);
    const float beside = column_x(columns - 1, columns, fan_bulge * unit_) +
                         inward_ * (radius_ + (fan_bulge + badge_radius) * unit_);
    return {beside, centre_y(area_) - badge_rise * unit_};
  }

 private:
  int row_count(int count) const { return columns_ == 1 ? count : count == 4 ? 2 : std::min(count, 3); }

  /// Height between the first and the last row.
  float height() const { return area_.h - 2 * area_edge * unit_ - 2 * radius_; }

  /// Columns stand in the middle of what is left beside the ball; a fan needs room for its `bulge`.
  float column_x(int column, int columns, float bulge = 0) const {
    const float step = 2 * radius_ + piece_gap * unit_;
    const float spare =
        std::max(0.0F, beside_ball_ - bulge - 2 * radius_ - static_cast<float>(columns - 1) * step);
    return goalward_ +
           inward_ * (area_edge * unit_ + spare / 2 + radius_ + static_cast<float>(column) * step);
  }

  std::vector<SDL_FPoint> rows(int count) const {
    std::vector<SDL_FPoint> result;
    const int first = row_count(count);
    const int columns = count > first ? 2 : 1;
    for (int column = 0, left = count; left > 0; ++column) {
      const int here = std::min(left, first);
      const float step =
          std::min(2 * radius_ + row_gap * unit_, here > 1 ? height() / static_cast<float>(here - 1) : 0.0F);
      for (int row = 0; row < here; ++row) {
        result.push_back(
            {column_x(column, columns),
             centre_y(area_) + (static_cast<float>(row) - static_cast<float>(here - 1) / 2) * step});
      }
      left -= here;
    }
    return result;
  }

  int fan_columns(int count) const {
    const float step = height() / static_cast<float>(count - 1);
    return columns_ == 2 && step < 2 * radius_ * fan_narrowest ? 2 : 1;
  }

  std::vector<SDL_FPoint> fan(int count) const {
    std::vector<SDL_FPoint> result;
    const int columns = fan_columns(count);
    const int first = (count + columns - 1) / columns;
    for (int column = 0, left = count; left > 0; ++column) {
      const int here = std::min(left, first);
      const float step = std::min(2 * radius_ * fan_step, height() / static_cast<float>(first - 1));
      for (int row = 0; row < here; ++row) {
        const float off_middle = 2 * static_cast<float>(row) / static_cast<float>(here - 1) - 1;
        const float bulge = fan_bulge * unit_ * (1 - off_middle * off_middle);
        result.push_back({column_x(column, columns, fan_bulge * unit_) + inward_ * bulge,
                          centre_y(area_) + off_middle * static_cast<float>(here - 1) / 2 * step});
      }
      left -= here;
    }
    return result;
  }

  SDL_FRect area_;
  float unit_;
  float radius_;
  float inward_;
  float goalward_;
  float beside_ball_;
  int columns_;
};

float distance(SDL_FPoint a, SDL_FPoint b) { return std::hypot(a.x - b.x, a.y - b.y); }

bool same_place(const Piece& a, const Piece& b) {
  return a.team == b.team && a.keeper == b.keeper && a.area == b.area && a.on_corner_spot == b.on_corner_spot;
}

/// Takes the piece out of the list that stays where `piece` is, if there is one.
template <class Fits>
std::optional<Piece> take(std::vector<Piece>& pieces, Fits fits) {
  const auto found = std::find_if(pieces.begin(), pieces.end(), fits);
  if (found == pieces.end()) return std::nullopt;
  const Piece piece = *found;
  pieces.erase(found);
  return piece;
}

std::optional<Piece> take_nearest(std::vector<Piece>& pieces, const Piece& target) {
  float nearest = std::numeric_limits<float>::max();
  for (const Piece& piece : pieces)
    if (piece.team == target.team && piece.keeper == target.keeper)
      nearest = std::min(nearest, distance(piece.centre, target.centre));
  return take(pieces, [&](const Piece& piece) {
    return piece.team == target.team && piece.keeper == target.keeper &&
           distance(piece.centre, target.centre) <= nearest;
  });
}

}  // namespace

MatLayout::MatLayout(const SDL_FRect& room, const Pitch& pitch)
    : room_(room), penalty_areas_(pitch.penalty_area) {
  unit_ = std::min(room.w / 980, room.h / 574);
  const float width = room.w - 2 * table_margin * unit_;
  const float height = room.h - 2 * table_margin * unit_;
  const float w = std::min(width, height * widest_mat);
  const float h = std::min(height, width / tallest_mat);
  mat_ =
      between(centre_x(room) - w / 2, centre_y(room) - h / 2, centre_x(room) + w / 2, centre_y(room) + h / 2);
  const float right = mat_.x + mat_.w;
  const float bottom = mat_.y + mat_.h;
  field_ = between(mat_.x + field_side * unit_, mat_.y + field_top * unit_, right - field_side * unit_,
                   bottom - field_bottom * unit_);
  track_ = between(mat_.x + mat_edge * unit_, bottom - (mat_edge + 2 * track_row + track_row_gap) * unit_,
                   right - mat_edge * unit_, bottom - mat_edge * unit_);

  const std::array lanes{0.0F, wing_lane, 1 - wing_lane, 1.0F};
  for (Area area : all_areas) {
    const Pitch::Span span = pitch.span[index(area)];
    const auto top = static_cast<std::size_t>(lane(area));
    areas_[index(area)] = between(
        field_.x + field_.w * static_cast<float>(span.near) / 100, field_.y + field_.h * lanes[top],
        field_.x + field_.w * static_cast<float>(span.far) / 100, field_.y + field_.h * lanes[top + 1]);
  }
}

SDL_FRect MatLayout::goal(Team defends) const {
  const float top = centre_y(field_) - goal_width / 2 * unit_;
  const float left = defends == Team::home ? field_.x - goal_depth * unit_ : field_.x + field_.w;
  return between(left, top, left + goal_depth * unit_, top + goal_width * unit_);
}

SDL_FRect MatLayout::goal_area(Team defends) const {
  const SDL_FRect& box = penalty_area(defends);
  const float depth = box.w * goal_area_depth;
  const float left = defends == Team::home ? box.x : box.x + box.w - depth;
  return {left, centre_y(box) - goal_area_width / 2 * unit_, depth, goal_area_width * unit_};
}

SDL_FRect MatLayout::time_rect(int half, int square) const {
  const float step = track_.w / (time_squares - 1 + start_square);
  const float left = square == 0 ? 0 : (start_square + static_cast<float>(square - 1)) * step;
  const float width = square == 0 ? start_square * step : step;
  const float top = track_.y + (half == 2 ? track_row + track_row_gap : 0) * unit_;
  return between(track_.x + left, top, track_.x + left + width, top + track_row * unit_);
}

SDL_FPoint MatLayout::referee_spot(int half, int square) const {
  const SDL_FRect rect = time_rect(half, square);
  return {square == 0 ? rect.x + rect.w - rect.h / 2 : centre_x(rect), centre_y(rect)};
}

SDL_FRect MatLayout::goal_track_rect(Team team, int square) const {
  const float left = team == Team::home ? mat_.x + mat_edge * unit_
                                        : mat_.x + mat_.w - (mat_edge + goal_track_width) * unit_;
  const float step = goal_track_square * unit_;
  const float top = centre_y(field_) + step * (goal_squares / 2.0F - static_cast<float>(square) - 1);
  return between(left, top, left + goal_track_width * unit_, top + step);
}

SDL_FPoint MatLayout::ball_spot(Area area) const {
  const SDL_FRect& rect = area == Area::none ? field_ : areas_[index(area)];
  return {std::round(centre_x(rect)), std::round(centre_y(rect))};
}

SDL_FPoint MatLayout::keeper_outside(Team team) const {
  const SDL_FRect mark = goal_area(team);
  const float clear = piece_radius() + 3 * unit_;
  const float x = team == Team::home ? mark.x + mark.w + clear : mark.x - clear;
  return {x, centre_y(mark) + 50 * unit_};
}

SDL_FPoint MatLayout::corner_spot(Area corner) const {
  const SDL_FRect& rect = areas_[index(corner)];
  const bool left_end = rect.x <= field_.x;
  const bool on_top = rect.y <= field_.y;
  return {left_end ? field_.x - 25 * unit_ : field_.x + field_.w + 25 * unit_,
          on_top ? field_.y : field_.y + field_.h};
}

SDL_FPoint MatLayout::ball_rest(const State& state) const {
  const bool played = state.turn.target == state.ball && !state.turn.ball_on_its_way;
  if (state.corner == Area::none || played) return ball_spot(state.ball);
  const SDL_FPoint taker = corner_spot(state.corner);
  const float towards_goal = taker.y <= field_.y ? 1.0F : -1.0F;
  return {taker.x, taker.y + towards_goal * (piece_radius() + ball_radius() + 2 * unit_)};
}

float MatLayout::offside_x(Team defends, Area area) const {
  const SDL_FRect& rect = areas_[index(area)];
  return defends == Team::home ? rect.x : rect.x + rect.w;
}

Area MatLayout::area_at(SDL_FPoint point) const {
  for (Area area : all_areas)
    if (inside(areas_[index(area)], point)) return area;
  return Area::none;
}

Arrangement arrange(const MatLayout& layout, const State& state) {
  Arrangement result;
  for (Team team : teams) {
    const TeamState& own = state.side(team);
    for (Area area : all_areas) {
      const bool outside = own.keeper_out && own.keeper == area;
      const bool keeper = own.keeper == area && !outside;
      const int count = own.players[index(area)] + (keeper ? 1 : 0);
      const TeamSide side(layout, team, area);
      const std::vector<SDL_FPoint> places = side.places(count);
      for (std::size_t at = 0; at < places.size(); ++at)
        result.pieces.push_back({team, area, keeper && at == side.keeper_place(count), false, places[at]});
      if (count > neat_pieces)
        result.badges.push_back({team, area, count + (outside ? 1 : 0), side.badge(count)});
      if (outside) result.pieces.push_back({team, area, true, false, layout.keeper_outside(team)});
    }
  }
  if (state.corner != Area::none)
    result.pieces.push_back({state.control, state.corner, false, true, layout.corner_spot(state.corner)});
  return result;
}

std::optional<Piece> piece_at(const MatLayout& layout, const Arrangement& arrangement, SDL_FPoint point) {
  const auto found = std::find_if(
      arrangement.pieces.rbegin(), arrangement.pieces.rend(),
      [&](const Piece& piece) { return distance(piece.centre, point) <= layout.piece_radius(); });
  if (found == arrangement.pieces.rend()) return std::nullopt;
  return *found;
}

Arrangement tween(const Arrangement& from, const Arrangement& to, float progress) {
  Arrangement result;
  result.badges = to.badges;
  std::vector<Piece> left = from.pieces;
  std::vector<Piece> arriving;
  const auto slide = [&](Piece piece, const std::optional<Piece>& start) {
    if (start) piece.centre = mix(start->centre, piece.centre, progress);
    result.pieces.push_back(piece);
  };
  for (const Piece& piece : to.pieces) {
    const auto stays = take(left, [&](const Piece& other) { return same_place(piece, other); });
    if (stays)
      slide(piece, stays);
    else
      arriving.push_back(piece);
  }
  for (const Piece& piece : arriving) slide(piece, take_nearest(left, piece));
  return result;
}

}  // namespace fuba::paint
