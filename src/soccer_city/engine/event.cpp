#include "soccer_city/event.hpp"

#include <algorithm>

#include "soccer_city/command.hpp"
#include "tabletop/in_order.hpp"

namespace soccer_city {
namespace {

/// An event's name, its rule and the names of what it carries: team, players, card and hexes first, then its
/// figures in order. A name means the same in every event.
struct EventRow {
  EventKind kind;
  std::string_view name;
  std::string_view rule;
  std::array<std::string_view, 8> fields;
};

constexpr std::array event_rows{
    EventRow{EventKind::dice, "dice", "", {"purpose", "count", "dice", "dice", "by", "by"}},
    EventRow{EventKind::shuffled, "shuffled", "", {"deck", "cards"}},
    EventRow{EventKind::half_begins, "half-begins", "soccer-city/K6", {"half"}},
    EventRow{EventKind::half_ends, "half-ends", "soccer-city/S30", {"half", "home", "away"}},
    EventRow{EventKind::match_ends, "match-ends", "soccer-city/K6", {"home", "away"}},
    EventRow{EventKind::kick_off, "kick-off", "soccer-city/S13", {"team"}},
    EventRow{EventKind::placed, "placed", "soccer-city/S13", {"team", "player", "to"}},
    EventRow{EventKind::turn, "turn", "soccer-city/K10", {"team", "free"}},
    EventRow{
        EventKind::passed, "passed", "soccer-city/K12", {"team", "player", "card", "from", "to", "high"}},
    EventRow{
        EventKind::squared, "squared", "soccer-city/K13", {"team", "player", "card", "from", "to", "high"}},
    EventRow{EventKind::closed, "closed", "soccer-city/K17", {"team", "player", "from", "to", "high"}},
    EventRow{EventKind::advanced,
             "advanced",
             "soccer-city/K14",
             {"team", "player", "card", "from", "to", "hexes"}},
    EventRow{EventKind::anticipated, "anticipated", "soccer-city/S18", {"team", "player", "card", "to"}},
    EventRow{EventKind::anticipation,
             "anticipation",
             "soccer-city/S18",
             {"team", "player", "die", "value", "won"}},
    EventRow{EventKind::challenge,
             "challenge",
             "soccer-city/K15",
             {"team", "player", "other", "total", "opposed", "won"}},
    EventRow{EventKind::gained, "gained", "soccer-city/S17", {"team", "player"}},
    EventRow{EventKind::tactic, "tactic", "soccer-city/S20", {"team", "card"}},
    EventRow{EventKind::hidden, "hidden", "soccer-city/S20", {"team"}},
    EventRow{EventKind::shown, "shown", "soccer-city/S20", {"team", "card"}},
    EventRow{EventKind::moved, "moved", "soccer-city/S22", {"team", "player", "from", "to"}},
    EventRow{EventKind::put_back, "put-back", "soccer-city/S26", {"team", "player", "from", "to"}},
    EventRow{EventKind::shot,
             "shot",
             "soccer-city/S21",
             {"team", "player", "card", "from", "total", "opposed", "result", "save"}},
    EventRow{EventKind::goal, "goal", "soccer-city/S21", {"team", "player", "home", "away"}},
    EventRow{EventKind::goal_kick, "goal-kick", "soccer-city/S29", {"team", "player", "to"}},
    EventRow{EventKind::corner, "corner", "soccer-city/S28", {"team"}},
    EventRow{EventKind::corner_taker, "corner-taker", "soccer-city/S28", {"team", "player", "to", "side"}},
    EventRow{EventKind::tackle, "tackle", "soccer-city/S23", {"team", "player", "card", "from", "to"}},
    EventRow{EventKind::tackled,
             "tackled",
             "soccer-city/S23",
             {"team", "player", "other", "opposed", "total", "won"}},
    EventRow{EventKind::foul, "foul", "soccer-city/S25", {"team", "player", "die", "call"}},
    EventRow{EventKind::yellow_card, "yellow-card", "soccer-city/S25", {"team", "player"}},
    EventRow{EventKind::red_card, "red-card", "soccer-city/S25", {"team", "player"}},
    EventRow{EventKind::free_kick, "free-kick", "soccer-city/S26", {"team", "to"}},
    EventRow{EventKind::penalty, "penalty", "soccer-city/S27", {"team"}},
    EventRow{EventKind::kick, "kick", "soccer-city/S27", {"team", "player", "kick", "dive", "die", "goal"}},
    EventRow{EventKind::drawn, "drawn", "soccer-city/S30", {"team", "attack", "defence", "shot", "ball"}},
    EventRow{EventKind::time, "time", "soccer-city/S30", {"left"}},
    EventRow{EventKind::factor, "factor", "soccer-city/S11", {"card"}},
    EventRow{EventKind::kept, "kept", "soccer-city/K5", {"team", "cards"}},
    EventRow{EventKind::shoot_out, "shoot-out", "soccer-city/S32", {"home", "away"}},
};
static_assert(tabletop::in_order(event_rows, &EventRow::kind, event_kind_count));

const EventRow& row_of(EventKind kind) { return event_rows[static_cast<std::size_t>(kind)]; }

}  // namespace

std::string_view name(EventKind kind) { return row_of(kind).name; }

std::string_view name(ShotResult result) {
  constexpr std::array<std::string_view, shot_result_count> names{"goal", "corner", "saved", "wide"};
  return names[static_cast<std::size_t>(result)];
}

std::string_view name(RefereeCall call) {
  constexpr std::array<std::string_view, 3> names{"play-on", "foul", "booking"};
  return names[static_cast<std::size_t>(call)];
}

ShotResult result_of_kick(const Event& kick) {
  if (kick.figures[3] != 0) return ShotResult::goal;
  if (kick.figures[1] == nobody_dived) return ShotResult::wide;
  const bool met = covers(static_cast<Side>(kick.figures[1]), static_cast<Side>(kick.figures[0]));
  return met ? ShotResult::saved : ShotResult::wide;
}

std::string_view rule(const Event& event) {
  return event.cited.empty() ? row_of(event.kind).rule : event.cited;
}

std::span<const std::string_view> field_names(EventKind kind) {
  const auto& fields = row_of(kind).fields;
  const auto end = std::ranges::find(fields, std::string_view());
  return std::span(fields).first(static_cast<std::size_t>(end - fields.begin()));
}

}  // namespace soccer_city
