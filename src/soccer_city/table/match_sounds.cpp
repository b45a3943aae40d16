#include "soccer_city/table/match_sounds.hpp"

namespace soccer_city::app {
namespace {

using fuba::app::Cue;

constexpr int longest_near_pass = 3;
constexpr float calm = 0.1F;  ///< a crowd that has nothing to hope for
constexpr float eager = 0.7F;

}  // namespace

std::optional<Cue> cue_at_start(const Event& event) {
  switch (event.kind) {
    case EventKind::dice:
      return Cue::dice_hand;
    case EventKind::passed:
    case EventKind::squared:
    case EventKind::closed:
    case EventKind::advanced:
      return distance(event.from, event.to) > longest_near_pass ? Cue::kick_far : Cue::kick_near;
    case EventKind::shot:
    case EventKind::kick:
      return Cue::kick_far;
    case EventKind::goal:
      return Cue::roar;
    case EventKind::goal_kick:
    case EventKind::corner:
      return Cue::sigh;
    case EventKind::half_begins:
    case EventKind::foul:
      return Cue::whistle_short;
    case EventKind::half_ends:
    case EventKind::match_ends:
      return Cue::whistle_long;
    case EventKind::yellow_card:
    case EventKind::red_card:
    case EventKind::tactic:
    case EventKind::shown:
      return Cue::card;
    case EventKind::drawn:
      return Cue::page;
    default:
      return std::nullopt;
  }
}

std::optional<Cue> cue_in_the_middle(const Event& event) {
  return event.kind == EventKind::dice ? std::optional(Cue::dice_wood) : std::nullopt;
}

float excitement(const State& state) {
  if (state.ball == no_hex) return calm;
  const auto way = static_cast<float>(level_of(state.control, state.ball)) / highest_level;
  return calm + (eager - calm) * way * way;
}

}  // namespace soccer_city::app
