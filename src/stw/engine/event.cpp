#include "stw/event.hpp"

#include "names.hpp"
#include "stw/dice.hpp"
#include "tabletop/in_order.hpp"

namespace stw {
namespace {

/// An event's name and the names of what it carries: what is its own first, then its figures in order.
/// `square` is its `to`, `fouled` the other pawn. Several figures of one name belong together.
struct KindRow {
  EventKind kind;
  std::string_view name;
  std::array<std::string_view, 9> fields;
};

constexpr std::array kinds{
    KindRow{EventKind::kick_off_roll, "kick-off-roll", {"team", "dice", "dice"}},
    KindRow{EventKind::dice, "dice", {"team", "purpose", "count", "dice", "dice", "by", "by"}},
    KindRow{EventKind::placed, "placed", {"team", "number", "square"}},
    KindRow{EventKind::moved, "moved", {"team", "number", "from", "to", "purpose"}},
    KindRow{EventKind::keeper_moved, "keeper-moved", {"team", "number", "from", "to"}},
    KindRow{EventKind::no_move, "no-move", {"team", "purpose"}},
    KindRow{EventKind::played, "played", {"team", "number", "from", "to", "to_whom"}},
    KindRow{EventKind::direct_pass, "direct-pass", {"team", "number", "square", "pass"}},
    KindRow{EventKind::captured, "captured", {"team", "number", "square"}},
    KindRow{EventKind::loose, "loose", {"team", "attempts"}},
    KindRow{EventKind::dribbled, "dribbled", {"team", "number", "from", "to"}},
    KindRow{EventKind::battle,
            "battle",
            {"team", "numbers", "square", "dice", "dice", "totals", "totals", "winner"}},
    KindRow{EventKind::possession, "possession", {"team", "square", "by_means"}},
    KindRow{EventKind::offside, "off-side", {"team", "number", "square", "line", "interference"}},
    KindRow{EventKind::foul, "foul", {"team", "number", "fouled", "square"}},
    KindRow{EventKind::yellow, "yellow", {"team", "number"}},
    KindRow{EventKind::red, "red", {"team", "number"}},
    KindRow{EventKind::new_keeper, "new-keeper", {"team", "number", "square"}},
    KindRow{EventKind::free_kick, "free-kick", {"team", "square"}},
    KindRow{EventKind::penalty_kick, "penalty-kick", {"team", "number", "square"}},
    KindRow{EventKind::corner_kick, "corner-kick", {"team", "number", "square"}},
    KindRow{EventKind::goal_kick, "goal-kick", {"team"}},
    KindRow{EventKind::left, "left", {"team", "number", "from", "to"}},
    KindRow{EventKind::put, "put", {"team", "number", "from", "to"}},
    KindRow{EventKind::shot, "shot", {"team", "number", "square", "after", "sector", "die", "result"}},
    KindRow{EventKind::goal, "goal", {"team", "number", "square", "score", "score"}},
    KindRow{EventKind::set, "set", {"team", "number", "square"}},
    KindRow{EventKind::half_ends, "half-ends", {"score", "score"}},
    KindRow{EventKind::over_time, "over-time", {}},
    KindRow{EventKind::shoot_out_kick, "shoot-out-kick", {"team", "sector", "die", "goal", "score", "score"}},
    KindRow{EventKind::match_ends, "match-ends", {"score", "score", "winner"}},
};
static_assert(tabletop::in_order(kinds, &KindRow::kind, event_kind_count));

}  // namespace

std::string_view name(EventKind kind) { return kinds[static_cast<std::size_t>(kind)].name; }

std::string_view name(Receiver receiver) {
  constexpr std::array<std::string_view, 3> names{"free", "mate", "both"};
  return names[static_cast<std::size_t>(receiver)];
}

std::string_view name(Means means) {
  constexpr std::array<std::string_view, means_count> names{"capture",   "battle",   "free-kick",
                                                            "goal-kick", "kick-off", "off-side"};
  return names[static_cast<std::size_t>(means)];
}

std::string_view name(UntimedThrow thrown) {
  constexpr std::array<std::string_view, untimed_throw_count> names{"kick-off", "over-time", "shoot-out"};
  return names[static_cast<std::size_t>(thrown)];
}

std::optional<UntimedThrow> untimed_throw(const Event& event) {
  constexpr int last_half = 2;
  const auto purpose = static_cast<Purpose>(event.figures[0]);
  if (event.number != 0 || purpose == Purpose::shoot_out) return UntimedThrow::shoot_out;
  if (purpose != Purpose::kick_off) return std::nullopt;
  return event.half > last_half ? UntimedThrow::over_time : UntimedThrow::kick_off;
}

std::span<const std::string_view> field_names(EventKind kind) {
  const auto& fields = kinds[static_cast<std::size_t>(kind)].fields;
  std::size_t count = 0;
  while (count < fields.size() && !fields[count].empty()) ++count;
  return {fields.data(), count};
}

}  // namespace stw
