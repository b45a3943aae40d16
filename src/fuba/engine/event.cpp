#include "fuba/event.hpp"

#include "fuba/recorder.hpp"
#include "tabletop/in_order.hpp"

namespace fuba {
namespace {

/// An event's name and the names of what it carries: team and areas first, then its figures in order.
/// Several figures of one name belong together: the dice of a roll, the lines of a formation. A name
/// means the same in every event: `result` is a ShotResult, `card` a CardResult, `kick` and `dive` a Side,
/// `by` a Team; `quick`, `keeper`, `ball`, `passed`, `won`, `goal`, `dismissed`, `booked` and `by_event`
/// are 1 or 0.
struct KindRow {
  EventKind kind;
  std::string_view name;
  std::array<std::string_view, 8> fields;
};

constexpr std::array kinds{
    KindRow{EventKind::formations, "formations", {"home", "home", "home", "away", "away", "away"}},
    KindRow{EventKind::dice, "dice", {"purpose", "count", "dice", "dice", "by", "by"}},
    KindRow{EventKind::kick_off_chosen, "kick-off-chosen", {"team"}},
    KindRow{EventKind::half_begins, "half-begins", {"half"}},
    KindRow{EventKind::clock, "clock", {"half", "minute", "stoppage", "moved"}},
    KindRow{EventKind::restart, "restart", {"team", "to", "restart", "quick"}},
    KindRow{EventKind::placed, "placed", {"team", "to"}},
    KindRow{EventKind::keeper_placed, "keeper-placed", {"team", "to"}},
    KindRow{EventKind::adjusted, "adjusted", {"team", "from", "to", "keeper"}},
    KindRow{EventKind::target, "target", {"team", "from", "to"}},
    KindRow{EventKind::ball_value, "ball-value", {"before", "after"}},
    KindRow{EventKind::special_event, "special-event", {"sum"}},
    KindRow{
        EventKind::control_check, "control-check", {"team", "die", "value", "passed", "second", "by_event"}},
    KindRow{EventKind::easy_situation, "easy-situation", {"team"}},
    KindRow{EventKind::control, "control", {"team"}},
    KindRow{EventKind::brought, "brought", {"team", "from", "to", "keeper"}},
    KindRow{EventKind::moved, "moved", {"team", "from", "to", "keeper", "ball"}},
    KindRow{EventKind::pushed, "pushed", {"team", "from", "to", "players"}},
    KindRow{EventKind::keeper_returned, "keeper-returned", {"team", "from", "to"}},
    KindRow{EventKind::action, "action", {"team", "action"}},
    KindRow{EventKind::actions_skipped, "actions-skipped", {}},
    KindRow{
        EventKind::shot, "shot", {"team", "from", "die", "modifier", "value", "result", "area", "majority"}},
    KindRow{EventKind::difficult_shot, "difficult-shot", {"team", "die", "beat", "result"}},
    KindRow{EventKind::rebound, "rebound", {"team", "total", "opposed", "result"}},
    KindRow{EventKind::goal, "goal", {"team", "home", "away"}},
    KindRow{EventKind::press, "press", {"team", "dice", "dice", "value", "won", "needed"}},
    KindRow{EventKind::positioning, "positioning", {"team", "players", "opponents"}},
    KindRow{EventKind::penalty, "penalty", {"team", "kick", "dive", "needed", "die", "goal"}},
    KindRow{EventKind::card_test, "card-test", {"team", "die", "card"}},
    KindRow{EventKind::yellow_card, "yellow-card", {"team", "yellow"}},
    KindRow{EventKind::red_card_test, "red-card-test", {"team", "die", "yellow", "dismissed"}},
    KindRow{EventKind::red_card, "red-card", {"team", "red", "yellow"}},
    KindRow{EventKind::removed, "removed", {"team", "from"}},
    KindRow{
        EventKind::formation_changed, "formation-changed", {"team", "formation", "formation", "formation"}},
    KindRow{EventKind::half_ends, "half-ends", {"half", "home", "away"}},
    KindRow{EventKind::match_ends, "match-ends", {"home", "away"}},
    KindRow{EventKind::roles,
            "roles",
            {"team", "attacking-midfielder", "defending-midfielder", "attacking-centre-back",
             "withdrawn-striker", "offensive-wing-back"}},
    KindRow{EventKind::conditions, "conditions", {"team", "defence", "midfield", "forward"}},
    KindRow{EventKind::condition_lost, "condition-lost", {"team", "line", "points"}},
    KindRow{EventKind::condition_gained, "condition-gained", {"team", "line", "points"}},
    KindRow{EventKind::tiredness_test, "tiredness-test", {"team", "sum", "time", "passed"}},
    KindRow{EventKind::tired, "tired", {"team"}},
    KindRow{EventKind::substitution, "substitution", {"team", "kind", "made"}},
    KindRow{
        EventKind::formation_planned, "formation-planned", {"team", "formation", "formation", "formation"}},
    KindRow{EventKind::fresh_player, "fresh-player", {"team", "sum", "time", "points"}},
    KindRow{EventKind::injured, "injured", {"team", "from", "keeper"}},
    KindRow{EventKind::injury, "injury", {"team", "die", "minutes"}},
    KindRow{EventKind::returned, "returned", {"team", "to"}},
    KindRow{EventKind::sweep, "sweep", {"team"}},
    KindRow{EventKind::foul, "foul", {"team", "to"}},
    KindRow{EventKind::offside_risk, "offside-risk", {"team", "die", "defenders"}},
    KindRow{EventKind::passed_through, "passed-through", {"team", "to"}},
    KindRow{EventKind::slow_play, "slow-play", {"team", "sum", "time", "booked"}},
    KindRow{EventKind::weather, "weather", {"weather"}},
    KindRow{EventKind::contest, "contest", {"team", "total", "opposed"}},
    KindRow{EventKind::advanced_event, "advanced-event", {"team", "first", "second"}},
    KindRow{EventKind::fans, "fans", {"team", "to"}},
    KindRow{EventKind::boosted, "boosted", {"team"}},
    KindRow{EventKind::skill_used, "skill-used", {"team", "skill"}},
    KindRow{EventKind::skill_lost, "skill-lost", {"team", "skill"}},
    KindRow{EventKind::skill_won, "skill-won", {"team"}},
    KindRow{EventKind::coach_off, "coach-off", {"team"}},
    KindRow{EventKind::first_to_act, "first-to-act", {"team"}},
    KindRow{EventKind::ball_played, "ball-played", {"team", "from", "to"}},
    KindRow{EventKind::styles, "styles", {"team", "style", "style", "style"}},
    KindRow{EventKind::carried, "carried", {"minutes"}},
    KindRow{EventKind::ball_arrived, "ball-arrived", {"team", "from", "to"}},
    KindRow{EventKind::adjusted_value, "adjusted-value", {"team", "controlling", "passive"}},
    KindRow{EventKind::keeper_stance, "keeper-stance", {"team", "outside"}},
    KindRow{EventKind::check_granted, "check-granted", {"team"}},
    KindRow{EventKind::positioning_dice, "positioning-dice", {"team", "die", "die", "value", "change"}},
    KindRow{EventKind::point_shifted, "point-shifted", {"team", "line", "line"}},
    KindRow{EventKind::var, "var", {"team", "die", "die", "annulled"}},
    KindRow{EventKind::points_off, "points-off", {"team", "points"}},
    KindRow{EventKind::first_kick, "first-kick", {"team"}},
    KindRow{EventKind::shoot_out_kick, "shoot-out-kick", {"team", "kick", "dive", "needed", "die", "goal"}},
    KindRow{EventKind::shoot_out_ends, "shoot-out-ends", {"team", "home", "away"}},
};
static_assert(tabletop::in_order(kinds, &KindRow::kind, event_kind_count));

struct CauseRow {
  Cause cause;
  std::string_view name;
};

constexpr std::array causes{
    CauseRow{Cause::none, "none"},
    CauseRow{Cause::formation_choice, "formation-choice"},
    CauseRow{Cause::formation_change, "formation-change"},
    CauseRow{Cause::kick_off_choice, "kick-off-choice"},
    CauseRow{Cause::set_up, "set-up"},
    CauseRow{Cause::adjustment, "adjustment"},
    CauseRow{Cause::kick_off, "kick-off"},
    CauseRow{Cause::free_kick, "free-kick"},
    CauseRow{Cause::quick_free_kick, "quick-free-kick"},
    CauseRow{Cause::corner_kick, "corner-kick"},
    CauseRow{Cause::goal_kick, "goal-kick"},
    CauseRow{Cause::penalty_kick, "penalty-kick"},
    CauseRow{Cause::target, "target"},
    CauseRow{Cause::empty_start, "empty-start"},
    CauseRow{Cause::long_pass, "long-pass"},
    CauseRow{Cause::empty_target, "empty-target"},
    CauseRow{Cause::time, "time"},
    CauseRow{Cause::restart_time, "restart-time"},
    CauseRow{Cause::stoppage, "stoppage"},
    CauseRow{Cause::special_event, "special-event"},
    CauseRow{Cause::control_check, "control-check"},
    CauseRow{Cause::easy_situation, "easy-situation"},
    CauseRow{Cause::new_value, "new-value"},
    CauseRow{Cause::ball_winner, "ball-winner"},
    CauseRow{Cause::free_movement, "free-movement"},
    CauseRow{Cause::first_action, "first-action"},
    CauseRow{Cause::second_action, "second-action"},
    CauseRow{Cause::midfield_movement, "midfield-movement"},
    CauseRow{Cause::forward_movement, "forward-movement"},
    CauseRow{Cause::defence_movement, "defence-movement"},
    CauseRow{Cause::dribble, "dribble"},
    CauseRow{Cause::goal_attempt, "goal-attempt"},
    CauseRow{Cause::difficult_attempt, "difficult-attempt"},
    CauseRow{Cause::rebound, "rebound"},
    CauseRow{Cause::positioning, "positioning"},
    CauseRow{Cause::pressing, "pressing"},
    CauseRow{Cause::failed_press, "failed-press"},
    CauseRow{Cause::yellow_card, "yellow-card"},
    CauseRow{Cause::red_card, "red-card"},
    CauseRow{Cause::half_end, "half-end"},
    CauseRow{Cause::match_end, "match-end"},
    CauseRow{Cause::conditions, "conditions"},
    CauseRow{Cause::tiredness, "tiredness"},
    CauseRow{Cause::roles, "roles"},
    CauseRow{Cause::substitution, "substitution"},
    CauseRow{Cause::injury, "injury"},
    CauseRow{Cause::advanced_goalkeeper, "advanced-goalkeeper"},
    CauseRow{Cause::aggressive_pressing, "aggressive-pressing"},
    CauseRow{Cause::offside_risk, "offside-risk"},
    CauseRow{Cause::passing_through, "passing-through"},
    CauseRow{Cause::slow_play, "slow-play"},
    CauseRow{Cause::weather, "weather"},
    CauseRow{Cause::skill, "skill"},
    CauseRow{Cause::advanced_event, "advanced-event"},
    CauseRow{Cause::slow_goal_kick, "slow-goal-kick"},
    CauseRow{Cause::value_above_highest, "value-above-highest"},
    CauseRow{Cause::automatic_check, "automatic-check"},
    CauseRow{Cause::action_stage, "action-stage"},
    CauseRow{Cause::majority, "majority"},
    CauseRow{Cause::styles, "styles"},
    CauseRow{Cause::target_numbers, "target-numbers"},
    CauseRow{Cause::movement, "movement"},
    CauseRow{Cause::shift, "shift"},
    CauseRow{Cause::var, "var"},
    CauseRow{Cause::points_off, "points-off"},
    CauseRow{Cause::extra_time, "extra-time"},
    CauseRow{Cause::shoot_out, "shoot-out"},
};
static_assert(tabletop::in_order(causes, &CauseRow::cause, cause_count));

}  // namespace

std::string_view name(EventKind kind) { return kinds[static_cast<std::size_t>(kind)].name; }

std::string_view name(Cause cause) { return causes[static_cast<std::size_t>(cause)].name; }

std::string_view name(ShotResult result) {
  constexpr std::array<std::string_view, 6> names{"miss", "rebound", "corner", "goal", "again", "saved"};
  static_assert(static_cast<std::size_t>(ShotResult::saved) + 1 == names.size());
  return names[static_cast<std::size_t>(result)];
}

std::size_t code_of(const Event& event) {
  const auto figure = [&](std::size_t at) { return static_cast<std::size_t>(event.figures[at]); };
  return event.kind == EventKind::advanced_event ? 10 * figure(0) + figure(1) : figure(0);
}

std::span<const std::string_view> figure_names(EventKind kind) {
  const auto& fields = kinds[static_cast<std::size_t>(kind)].fields;
  std::size_t count = 0;
  while (count < fields.size() && !fields[count].empty()) ++count;
  return {fields.data(), count};
}

/// Away from where events are told: mostly nobody asks, and then they need not be put together.
[[gnu::noinline]] void Recorder::put(const Event& event, const State& after) const {
  events->push_back(event);
  if (states != nullptr) states->push_back(after);
}

}  // namespace fuba
