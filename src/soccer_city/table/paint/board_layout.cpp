#include "soccer_city/table/paint/board_layout.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace soccer_city::paint {
namespace {

// In radii of a hex.
constexpr float margin = 0.25F;     ///< of the table around the mat
constexpr float side_edge = 1.35F;  ///< of the mat behind the goal lines
constexpr float upper_edge = 0.85F;
constexpr float lower_edge = 1.35F;
constexpr float goal_depth = 0.85F;
constexpr float goal_lanes = 3;
constexpr float lane_step = 1.5F;
constexpr float level_step = std::numbers::sqrt3_v<float> / 2;
constexpr float clock_height = 0.22F;

constexpr float field_width = highest_level * level_step;
constexpr float field_height = (lane_count - 1) * lane_step + 2;

}  // namespace

BoardLayout::BoardLayout(const SDL_FRect& room) : room_(room) {
  const float across = field_width + 2 * (side_edge + margin);
  const float down = field_height + upper_edge + lower_edge + 2 * margin;
  radius_ = std::floor(4 * std::min(room.w / across, room.h / down)) / 4;
  step_ = level_step * radius_;
  const float width = (field_width + 2 * side_edge) * radius_;
  const float height = (field_height + upper_edge + lower_edge) * radius_;
  mat_ = {std::round(room.x + (room.w - width) / 2), std::round(room.y + (room.h - height) / 2),
          std::round(width), std::round(height)};
  field_ = {mat_.x + std::round(side_edge * radius_), mat_.y + std::round(upper_edge * radius_),
            field_width * radius_, field_height * radius_};
}

float BoardLayout::down(int lane) const {
  return field_.y + (1 + static_cast<float>(lane) * lane_step) * radius_;
}

SDL_FPoint BoardLayout::centre(Hex at) const { return {across(at.level), down(at.lane)}; }

SDL_FRect BoardLayout::rect(Hex at) const {
  const SDL_FPoint middle = centre(at);
  return {middle.x - step_, middle.y - radius_, 2 * step_, 2 * radius_};
}

Hex BoardLayout::hex_at(SDL_FPoint point) const {
  const int lane = static_cast<int>(std::lround((point.y - down(0)) / (lane_step * radius_)));
  const int level = static_cast<int>(std::lround((point.x - field_.x) / step_));
  Hex nearest = no_hex;
  float least = radius_;
  for (int beside = lane - 1; beside <= lane + 1; ++beside) {
    for (int near = level - 2; near <= level + 2; ++near) {
      const Hex at = hex(beside, near);
      if (!on_board(at)) continue;
      const SDL_FPoint middle = centre(at);
      const float away = std::hypot(point.x - middle.x, point.y - middle.y);
      if (away < least) {
        least = away;
        nearest = at;
      }
    }
  }
  return nearest;
}

SDL_FRect BoardLayout::goal(Team team) const {
  const float depth = std::round(goal_depth * radius_);
  const float width = goal_lanes * lane_step * radius_;
  const float x = team == Team::home ? field_.x - depth : field_.x + field_.w;
  return {x, field_.y + (field_.h - width) / 2, depth, width};
}

SDL_FRect BoardLayout::clock() const {
  const float height = std::max(3.0F, std::round(clock_height * radius_));
  return {field_.x, mat_.y + mat_.h - std::round(0.6F * radius_), field_.w, height};
}

}  // namespace soccer_city::paint
