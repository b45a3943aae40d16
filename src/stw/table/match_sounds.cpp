#include "stw/table/match_sounds.hpp"

#include "stw/board.hpp"

namespace stw::app {
namespace {

using fuba::app::Cue;

constexpr int longest_near_ball = 2;
constexpr float calm = 0.1F;  ///< a crowd that has nothing to hope for
constexpr float eager = 0.7F;

}  // namespace

std::optional<Cue> cue_at_start(const Event& event) {
  switch (event.kind) {
    case EventKind::dice:
    case EventKind::battle:
      return Cue::dice_hand;
    case EventKind::played:
      return distance(event.from, event.to) > longest_near_ball ? Cue::kick_far : Cue::kick_near;
    case EventKind::dribbled:
      return Cue::kick_near;
    case EventKind::shot:
    case EventKind::shoot_out_kick:
      return Cue::kick_far;
    case EventKind::goal:
      return Cue::roar;
    case EventKind::corner_kick:
    case EventKind::goal_kick:
      return Cue::sigh;
    case EventKind::foul:
    case EventKind::offside:
      return Cue::whistle_short;
    case EventKind::yellow:
    case EventKind::red:
      return Cue::card;
    case EventKind::half_ends:
    case EventKind::match_ends:
      return Cue::whistle_long;
    default:
      return std::nullopt;
  }
}

std::optional<Cue> cue_in_the_middle(const Event& event) {
  const bool falls = event.kind == EventKind::dice || event.kind == EventKind::battle;
  return falls ? std::optional(Cue::dice_wood) : std::nullopt;
}

float excitement(const State& state) {
  if (state.ball == Square::none) return calm;
  const auto way = static_cast<float>(own_row(state.control, state.ball)) / static_cast<float>(rows);
  return calm + (eager - calm) * way * way;
}

}  // namespace stw::app
