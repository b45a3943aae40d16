#include "stw/table/paint/board_layout.hpp"

#include <algorithm>
#include <cmath>

namespace stw::paint {
namespace {

// In squares.
constexpr float margin = 0.14F;     ///< of the table around the mat
constexpr float side_edge = 0.56F;  ///< of the mat beside the goal lines
constexpr float upper_edge = 0.5F;
constexpr float lower_edge = 0.78F;
constexpr float goal_depth = 0.4F;
constexpr float goal_width = 2;
constexpr float clock_height = 0.1F;
constexpr float spot_distance = 2;  ///< from the goal line

}  // namespace

BoardLayout::BoardLayout(const SDL_FRect& room) : room_(room) {
  const float across = static_cast<float>(rows) + 2 * (side_edge + margin);
  const float down = static_cast<float>(columns) + upper_edge + lower_edge + 2 * margin;
  side_ = std::floor(std::min(room.w / across, room.h / down));
  const float width = (static_cast<float>(rows) + 2 * side_edge) * side_;
  const float height = (static_cast<float>(columns) + upper_edge + lower_edge) * side_;
  mat_ = {std::round(room.x + (room.w - width) / 2), std::round(room.y + (room.h - height) / 2),
          std::round(width), std::round(height)};
  field_ = {mat_.x + std::round(side_edge * side_), mat_.y + std::round(upper_edge * side_),
            static_cast<float>(rows) * side_, static_cast<float>(columns) * side_};
}

SDL_FRect BoardLayout::square(Square square) const {
  return {field_.x + static_cast<float>(row_of(square) - 1) * side_,
          field_.y + static_cast<float>(column_of(square)) * side_, side_, side_};
}

SDL_FPoint BoardLayout::centre(Square square) const {
  const SDL_FRect rect = this->square(square);
  return {rect.x + rect.w / 2, rect.y + rect.h / 2};
}

Square BoardLayout::square_at(SDL_FPoint point) const {
  const int row = static_cast<int>(std::floor((point.x - field_.x) / side_)) + 1;
  const int column = static_cast<int>(std::floor((point.y - field_.y) / side_));
  return on_board(column, row) ? stw::square_at(column, row) : Square::none;
}

SDL_FRect BoardLayout::goal(Team team) const {
  const float depth = std::round(goal_depth * side_);
  const float width = goal_width * side_;
  const float x = team == Team::home ? field_.x - depth : field_.x + field_.w;
  return {x, field_.y + (field_.h - width) / 2, depth, width};
}

SDL_FPoint BoardLayout::penalty_spot(Team team) const {
  const float inward = spot_distance * side_;
  const float x = team == Team::home ? field_.x + inward : field_.x + field_.w - inward;
  return {x, field_.y + field_.h / 2};
}

SDL_FRect BoardLayout::clock() const {
  const float height = std::max(3.0F, std::round(clock_height * side_));
  return {field_.x, mat_.y + mat_.h - std::round(0.24F * side_), field_.w, height};
}

}  // namespace stw::paint
