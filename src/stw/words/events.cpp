#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "stw/words/texts.hpp"

namespace stw {
namespace {

/// The texts of an event of one kind: several where a figure or two tell which.
struct Telling {
  EventKind kind;
  std::vector<std::string_view> variants = {};
  std::size_t (*which)(const Event&) = nullptr;
};

template <std::size_t at>
std::size_t by(const Event& event) {
  return static_cast<std::size_t>(event.figures[at]);
}

std::size_t dice_variant(const Event& event) {
  switch (static_cast<Purpose>(event.figures[0])) {
    case Purpose::ball:
      return event.figures[1] == 2 ? 2 : 1;
    case Purpose::shoot_out:
      return 3;
    default:
      return 0;
  }
}

std::size_t battle_variant(const Event& event) {
  const auto winner_is = static_cast<Winner>(event.figures[4]);
  if (winner_is != Winner::nobody) return winner_is == winner(event.team) ? 0 : 1;
  return event.figures[2] == event.figures[3] ? 2 : 3;
}

std::size_t drawn(const Event& event) {
  return static_cast<Winner>(event.figures[2]) == Winner::nobody ? 1 : 0;
}

const std::vector<Telling>& tellings() {
  using enum EventKind;
  static const std::vector<Telling> all{
      {kick_off_roll},
      {dice, {"silent", "ball", "keepers-ball", "shoot-out"}, dice_variant},
      {placed},
      {moved, {"move", "ball", "attempt", "defence"}, by<0>},
      {keeper_moved},
      {no_move},
      {played, {"free", "mate", "both"}, by<0>},
      {direct_pass, {"first", "second"}, [](const Event& event) { return by<0>(event) - 1; }},
      {captured},
      {loose},
      {dribbled},
      {battle, {"won", "lost", "equal", "foul"}, battle_variant},
      {possession, {"capture", "battle", "free-kick", "goal-kick", "kick-off", "off-side"}, by<0>},
      {offside, {"beyond", "interference"}, by<1>},
      {foul},
      {yellow},
      {red},
      {new_keeper},
      {free_kick},
      {penalty_kick},
      {corner_kick},
      {goal_kick},
      {left},
      {put},
      {shot},
      {goal},
      {set},
      {half_ends},
      {over_time},
      {shoot_out_kick, {"missed", "goal"}, by<2>},
      {match_ends, {"won", "drawn"}, drawn},
  };
  return all;
}

/// What every sentence about an event may name; what the event does not have is empty.
constexpr std::array<std::string_view, 21> event_values{
    "team",       "opponent", "home",  "away",   "pawn",   "other",       "from",
    "to",         "half",     "first", "second", "total",  "other_total", "home_goals",
    "away_goals", "winner",   "line",  "after",  "result", "home_die",    "away_die"};

std::string event_key(const Telling& telling, std::size_t which) {
  const std::string key = key_of("event", telling.kind);
  return telling.variants.empty() ? key : fmt::format("{}.{}", key, telling.variants[which]);
}

/// Where the goals of both teams stand among the figures of an event; nothing if it has none.
std::optional<std::size_t> goals_at(EventKind kind) {
  switch (kind) {
    case EventKind::goal:
    case EventKind::half_ends:
    case EventKind::match_ends:
      return 0;
    case EventKind::shoot_out_kick:
      return 3;
    default:
      return std::nullopt;
  }
}

std::string winner_name(const Names& names, std::int16_t who) {
  const auto won = static_cast<Winner>(who);
  return won == Winner::nobody ? std::string() : names[static_cast<Team>(won)];
}

/// The values that only events of some kinds have.
void add_figures(std::vector<Placeholder>& values, const Words& words, const Event& event,
                 const Names& names) {
  const auto figure = [&](std::string_view key, std::size_t at) {
    values.emplace_back(key, std::to_string(event.figures[at]));
  };
  if (const auto goals = goals_at(event.kind)) {
    figure("home_goals", *goals);
    figure("away_goals", *goals + 1);
  }
  switch (event.kind) {
    case EventKind::kick_off_roll:
      figure("home_die", 0);
      figure("away_die", 1);
      break;
    case EventKind::dice:
      figure("first", 2);
      figure("second", 3);
      break;
    case EventKind::battle:
      figure("first", 0);
      figure("second", 1);
      figure("total", 2);
      figure("other_total", 3);
      values.emplace_back("winner", winner_name(names, event.figures[4]));
      break;
    case EventKind::offside:
      figure("line", 0);
      break;
    case EventKind::shot:
      values.emplace_back("after", chance_name(words, static_cast<Chance>(event.figures[0])));
      values.emplace_back("result", result_name(words, static_cast<ShotResult>(event.figures[3])));
      break;
    case EventKind::match_ends:
      values.emplace_back("winner", winner_name(names, event.figures[2]));
      break;
    default:
      break;
  }
}

}  // namespace

void list_event_texts(Texts& texts) {
  const std::vector<std::string_view> values(event_values.begin(), event_values.end());
  for (const Telling& telling : tellings())
    for (std::size_t at = 0; at < std::max<std::size_t>(telling.variants.size(), 1); ++at)
      texts.push_back({event_key(telling, at), values, true});
}

std::string sentence(const Words& words, const Event& event, const Names& names) {
  const Telling& telling = *std::ranges::find(tellings(), event.kind, &Telling::kind);
  const bool has_pawn = event.number != 0;
  std::vector<Placeholder> values{{"team", names[event.team]},
                                  {"opponent", names[opponent(event.team)]},
                                  {"home", names[Team::home]},
                                  {"away", names[Team::away]},
                                  {"pawn", has_pawn ? pawn(words, event.number) : std::string()},
                                  {"other", event.other != 0 ? pawn(words, event.other) : std::string()},
                                  {"from", shown(event.from)},
                                  {"to", shown(event.to)},
                                  {"half", half_name(words, event.half)}};
  add_figures(values, words, event, names);
  return fill(words, event_key(telling, telling.which == nullptr ? 0 : telling.which(event)), values);
}

}  // namespace stw
