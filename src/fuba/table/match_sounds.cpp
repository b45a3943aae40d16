#include "fuba/table/match_sounds.hpp"

#include <algorithm>

#include "fuba/facts.hpp"

namespace fuba::app {
namespace {

constexpr float calm = 0.1F;  ///< a crowd that has nothing to hope for
constexpr int longest_near_pass = 1;

/// How a ball sounds that is played from one area to another.
std::optional<Cue> kick(const Event& event, const Ruleset& rules) {
  const int areas = rules.pitch.distance[index(event.from)][index(event.to)];
  return areas > longest_near_pass ? Cue::kick_far : Cue::kick_near;
}

/// What follows a shot that does not score: a goal is an event of its own, and some shots go on.
std::optional<Cue> after_shot(int result) {
  const auto ended = static_cast<ShotResult>(result);
  const bool gone = ended == ShotResult::miss || ended == ShotResult::saved || ended == ShotResult::corner;
  return gone ? std::optional(Cue::sigh) : std::nullopt;
}

}  // namespace

std::optional<Cue> cue_at_start(const Event& event, const Ruleset& rules) {
  switch (event.kind) {
    case EventKind::dice:
      return static_cast<Purpose>(event.figures[0]) == Purpose::draw ? Cue::page : Cue::dice_hand;
    case EventKind::target:
      return rules.plays(TurnStage::ball_movement) ? std::nullopt : kick(event, rules);
    case EventKind::ball_arrived:
    case EventKind::ball_played:
      return kick(event, rules);
    case EventKind::shot:
    case EventKind::difficult_shot:
    case EventKind::rebound:
    case EventKind::penalty:
    case EventKind::shoot_out_kick:
      return Cue::kick_far;
    case EventKind::goal:
      return Cue::roar;
    case EventKind::half_begins:
    case EventKind::restart:
    case EventKind::foul:
      return Cue::whistle_short;
    case EventKind::half_ends:
    case EventKind::match_ends:
      return Cue::whistle_long;
    case EventKind::yellow_card:
    case EventKind::red_card:
    case EventKind::skill_used:
      return Cue::card;
    default:
      return std::nullopt;
  }
}

std::optional<Cue> cue_in_the_middle(const Event& event) {
  switch (event.kind) {
    case EventKind::dice:
      return static_cast<Purpose>(event.figures[0]) == Purpose::draw ? std::nullopt
                                                                     : std::optional(Cue::dice_wood);
    case EventKind::shot:
      return after_shot(event.figures[3]);
    case EventKind::difficult_shot:
    case EventKind::rebound:
      return after_shot(event.figures[2]);
    case EventKind::penalty:
    case EventKind::shoot_out_kick:
      return event.figures[4] != 0 ? std::nullopt : std::optional(Cue::sigh);
    default:
      return std::nullopt;
  }
}

float excitement(const Ruleset& rules, const State& state) {
  const Team team = state.control;
  if (state.ball == Area::none || !may_shoot(rules, state, team, state.ball)) return calm;
  const double chance = chance_to_score(state.ball_value, shot_modifier(rules, state, team, state.ball));
  return std::clamp(2 * calm + (1 - 2 * calm) * static_cast<float>(chance), 0.0F, 1.0F);
}

void MatchSounds::follow(const Animation& animation, bool lies, const Ruleset& rules, const State& present,
                         Speaker& speaker) {
  const Animation::Step* step = animation.current();
  std::optional<table::Heard> heard;
  if (step != nullptr)
    heard = table::Heard{animation.number(), cue_at_start(step->event, rules), cue_in_the_middle(step->event),
                         step->event.kind == EventKind::dice ? lies : step->progress() >= 0.5F};
  const State& seen = step != nullptr ? step->after : present;
  track_.follow(
      heard, [&] { return excitement(rules, seen); }, speaker);
}

}  // namespace fuba::app
