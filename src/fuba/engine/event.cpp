#include "fuba/event.hpp"

namespace fuba {
namespace {

/// An event's name and the names of what it carries: team and areas first, then its figures in order.
/// Several figures of one name belong together: the dice of a roll, the lines of a formation. A name
/// means the same in every event: `result` is a ShotResult, `card` a CardResult, `kick` and `dive` a Side,
/// `by` a Team; `quick`, `keeper`, `ball`, `passed`, `won`, `goal`, `dismissed` and `booked` are 1 or 0.
struct Kind {
  std::string_view name;
  std::array<std::string_view, 7> fields;
};

constexpr std::array<Kind, event_kind_count> kinds{{
    {"formations", {"home", "home", "home", "away", "away", "away"}},
    {"dice", {"purpose", "count", "dice", "dice", "by", "by"}},
    {"kick-off-chosen", {"team"}},
    {"half-begins", {"half"}},
    {"clock", {"half", "minute", "stoppage", "moved"}},
    {"restart", {"team", "to", "restart", "quick"}},
    {"placed", {"team", "to"}},
    {"keeper-placed", {"team", "to"}},
    {"adjusted", {"team", "from", "to", "keeper"}},
    {"target", {"team", "from", "to"}},
    {"ball-value", {"before", "after"}},
    {"special-event", {"sum"}},
    {"control-check", {"team", "die", "value", "passed", "second"}},
    {"easy-situation", {"team"}},
    {"control", {"team"}},
    {"brought", {"team", "from", "to", "keeper"}},
    {"moved", {"team", "from", "to", "keeper", "ball"}},
    {"pushed", {"team", "from", "to", "players"}},
    {"keeper-returned", {"team", "from", "to"}},
    {"action", {"team", "action"}},
    {"actions-skipped", {}},
    {"shot", {"team", "from", "die", "modifier", "value", "result"}},
    {"difficult-shot", {"team", "die", "beat", "result"}},
    {"rebound", {"team", "total", "opposed", "result"}},
    {"goal", {"team", "home", "away"}},
    {"press", {"team", "dice", "dice", "value", "won"}},
    {"positioning", {"team", "players", "opponents"}},
    {"penalty", {"team", "kick", "dive", "needed", "die", "goal"}},
    {"card-test", {"team", "die", "card"}},
    {"yellow-card", {"team", "yellow"}},
    {"red-card-test", {"team", "die", "yellow", "dismissed"}},
    {"red-card", {"team", "red", "yellow"}},
    {"removed", {"team", "from"}},
    {"formation-changed", {"team", "formation", "formation", "formation"}},
    {"half-ends", {"half", "home", "away"}},
    {"match-ends", {"home", "away"}},
    {"roles",
     {"team", "attacking-midfielder", "defending-midfielder", "attacking-centre-back", "withdrawn-striker",
      "offensive-wing-back"}},
    {"conditions", {"team", "defence", "midfield", "forward"}},
    {"condition-lost", {"team", "line", "points"}},
    {"condition-gained", {"team", "line", "points"}},
    {"tiredness-test", {"team", "sum", "time", "passed"}},
    {"tired", {"team"}},
    {"substitution", {"team", "kind", "made"}},
    {"formation-planned", {"team", "formation", "formation", "formation"}},
    {"fresh-player", {"team", "sum", "time", "points"}},
    {"injured", {"team", "from", "keeper"}},
    {"injury", {"team", "die", "minutes"}},
    {"returned", {"team", "to"}},
    {"sweep", {"team"}},
    {"foul", {"team", "to"}},
    {"offside-risk", {"team", "die", "defenders"}},
    {"passed-through", {"team", "to"}},
    {"slow-play", {"team", "sum", "time", "booked"}},
    {"weather", {"weather"}},
    {"contest", {"team", "total", "opposed"}},
    {"advanced-event", {"team", "first", "second"}},
    {"fans", {"team", "to"}},
    {"boosted", {"team"}},
    {"skill-used", {"team", "skill"}},
    {"skill-lost", {"team", "skill"}},
    {"skill-won", {"team"}},
    {"coach-off", {"team"}},
    {"first-to-act", {"team"}},
    {"ball-played", {"team", "from", "to"}},
    {"styles", {"team", "style", "style", "style"}},
    {"carried", {"minutes"}},
    {"ball-arrived", {"team", "from", "to"}},
    {"adjusted-value", {"team", "controlling", "passive"}},
    {"keeper-stance", {"team", "outside"}},
    {"check-granted", {"team"}},
    {"positioning-dice", {"team", "die", "die", "value", "change"}},
    {"point-shifted", {"team", "line", "line"}},
    {"var", {"team", "die", "die", "annulled"}},
}};
static_assert(!kinds.back().name.empty());

}  // namespace

std::string_view name(EventKind kind) { return kinds[static_cast<std::size_t>(kind)].name; }

std::string_view name(Cause cause) {
  constexpr std::array<std::string_view, cause_count> names{
      "none",
      "formation-choice",
      "formation-change",
      "kick-off-choice",
      "set-up",
      "adjustment",
      "kick-off",
      "free-kick",
      "quick-free-kick",
      "corner-kick",
      "goal-kick",
      "penalty-kick",
      "target",
      "empty-start",
      "long-pass",
      "empty-target",
      "time",
      "restart-time",
      "stoppage",
      "special-event",
      "control-check",
      "easy-situation",
      "new-value",
      "ball-winner",
      "free-movement",
      "first-action",
      "second-action",
      "midfield-movement",
      "forward-movement",
      "defence-movement",
      "dribble",
      "goal-attempt",
      "difficult-attempt",
      "rebound",
      "positioning",
      "pressing",
      "failed-press",
      "yellow-card",
      "red-card",
      "half-end",
      "match-end",
      "conditions",
      "tiredness",
      "roles",
      "substitution",
      "injury",
      "advanced-goalkeeper",
      "aggressive-pressing",
      "offside-risk",
      "passing-through",
      "slow-play",
      "weather",
      "skill",
      "advanced-event",
      "slow-goal-kick",
      "value-above-highest",
      "automatic-check",
      "action-stage",
      "majority",
      "styles",
      "target-numbers",
      "movement",
      "shift",
      "var",
  };
  static_assert(!names.back().empty());
  return names[static_cast<std::size_t>(cause)];
}

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

}  // namespace fuba
