#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "soccer_city/words/texts.hpp"

namespace soccer_city {
namespace {

/// The texts of an event of one kind: several where a figure or a card tells which.
struct Telling {
  EventKind kind;
  std::vector<std::string_view> variants = {};
  std::size_t (*which)(const Event&) = nullptr;
};

template <std::size_t at>
std::size_t by(const Event& event) {
  return static_cast<std::size_t>(event.figures[at]);
}

std::size_t by_length(const Event& event) { return number_of(event.card); }

std::size_t shot_variant(const Event& event) {
  const auto result = static_cast<ShotResult>(event.figures[2]);
  const bool nobody_guards = event.figures[1] == 0;
  return result == ShotResult::goal && nobody_guards ? shot_result_count : static_cast<std::size_t>(result);
}

std::size_t drawn_game(const Event& event) { return event.figures[0] == event.figures[1] ? 1 : 0; }

const std::vector<Telling>& tellings() {
  using enum EventKind;
  static const std::vector<std::string_view> lengths{"short", "medium", "long"};
  static const std::vector<Telling> all{
      {dice,
       {"silent", "kick-off"},
       [](const Event& event) -> std::size_t {
         return static_cast<Purpose>(event.figures[0]) == Purpose::kick_off ? 1 : 0;
       }},
      {shuffled},
      {half_begins},
      {half_ends},
      {match_ends, {"won", "level"}, drawn_game},
      {kick_off},
      {placed},
      {turn},
      {passed, lengths, by_length},
      {squared, lengths, by_length},
      {closed,
       {"pass", "kick-off"},
       [](const Event& event) -> std::size_t { return event.player == nobody ? 1 : 0; }},
      {advanced, lengths, by_length},
      {anticipated},
      {anticipation, {"missed", "won"}, by<2>},
      {challenge, {"lost", "won"}, by<2>},
      {gained},
      {tactic},
      {hidden},
      {shown},
      {moved},
      {put_back},
      {shot, {"goal", "corner", "saved", "wide", "open-goal"}, shot_variant},
      {goal},
      {goal_kick},
      {corner},
      {corner_taker, {"left", "", "right"}, by<0>},
      {tackle},
      {tackled, {"missed", "won"}, by<2>},
      {foul, {"play-on", "foul", "booking"}, by<1>},
      {yellow_card},
      {red_card},
      {free_kick},
      {penalty},
      {kick,
       {"goal", "", "saved", "wide"},
       [](const Event& event) { return static_cast<std::size_t>(result_of_kick(event)); }},
      {drawn},
      {time},
      {factor},
      {kept},
      {shoot_out},
  };
  return all;
}

/// What every sentence about an event may name; what the event does not have is empty.
constexpr std::array<std::string_view, 22> event_values{
    "team",       "opponent",   "home",   "away",  "player", "other",   "from", "to",
    "card",       "first",      "second", "die",   "total",  "opposed", "half", "deck",
    "home_goals", "away_goals", "winner", "cards", "kicked", "dived"};

std::string event_key(const Telling& telling, std::size_t which) {
  const std::string key = key_of("event", telling.kind);
  return telling.variants.empty() ? key : fmt::format("{}.{}", key, telling.variants[which]);
}

/// Where the goals of both teams stand among the figures of an event; nothing if it has none.
std::optional<std::size_t> goals_at(EventKind kind) {
  switch (kind) {
    case EventKind::goal:
    case EventKind::match_ends:
    case EventKind::shoot_out:
      return 0;
    case EventKind::half_ends:
      return 1;
    default:
      return std::nullopt;
  }
}

std::string side_key(std::string_view section, std::size_t side) {
  constexpr std::array<std::string_view, 3> sides{"left", "middle", "right"};
  return fmt::format("{}.{}", section, sides[side]);
}

/// What the goalkeeper did, told as the shooter sees it.
const std::string& dived(const Words& words, std::int8_t figure) {
  if (figure == nobody_dived) return words["dived.nobody"];
  return words[side_key("dived", static_cast<std::size_t>(opposite(static_cast<Side>(figure))))];
}

/// The values that only events of some kinds have.
void add_figures(std::vector<Placeholder>& values, const Words& words, const Event& event,
                 const Names& names) {
  const auto figure = [&](std::string_view key, int value) {
    values.emplace_back(key, std::to_string(value));
  };
  if (const auto goals = goals_at(event.kind)) {
    figure("home_goals", event.figures[*goals]);
    figure("away_goals", event.figures[*goals + 1]);
  }
  switch (event.kind) {
    case EventKind::dice:
      figure("first", event.figures[2]);
      figure("second", event.figures[3]);
      break;
    case EventKind::shuffled:
      values.emplace_back("deck", deck_name(words, static_cast<Deck>(event.figures[0])));
      break;
    case EventKind::half_begins:
    case EventKind::half_ends:
      values.emplace_back("half", half_name(words, event.figures[0]));
      break;
    case EventKind::match_ends:
      values.emplace_back("winner", names[event.figures[0] > event.figures[1] ? Team::home : Team::away]);
      break;
    case EventKind::anticipation:
      figure("die", event.figures[0]);
      figure("total", event.figures[0] + event.figures[1]);
      break;
    case EventKind::challenge:
    case EventKind::shot:
      figure("total", event.figures[0]);
      figure("opposed", event.figures[1]);
      break;
    case EventKind::tackled:
      figure("opposed", event.figures[0]);
      figure("total", event.figures[1]);
      break;
    case EventKind::foul:
      figure("die", event.figures[0]);
      break;
    case EventKind::kick:
      figure("die", event.figures[2]);
      values.emplace_back("kicked", words[side_key("kicked", by<0>(event))]);
      values.emplace_back("dived", dived(words, event.figures[1]));
      break;
    case EventKind::kept:
      figure("cards", event.figures[0]);
      break;
    default:
      break;
  }
}

}  // namespace

void list_event_texts(Texts& texts) {
  const std::vector<std::string_view> values(event_values.begin(), event_values.end());
  for (const Telling& telling : tellings()) {
    if (telling.variants.empty()) texts.push_back({event_key(telling, 0), values, true});
    for (std::size_t at = 0; at < telling.variants.size(); ++at)
      if (!telling.variants[at].empty()) texts.push_back({event_key(telling, at), values, true});
  }
  for (const std::string_view section : {"kicked", "dived"})
    for (std::size_t side = 0; side < 3; ++side) texts.push_back({side_key(section, side), {}});
  texts.push_back({"dived.nobody", {}});
}

std::string sentence(const Words& words, const Event& event, const Names& names) {
  const Telling& telling = *std::ranges::find(tellings(), event.kind, &Telling::kind);
  const auto named = [&](Number number) { return number == nobody ? std::string() : player(words, number); };
  std::vector<Placeholder> values{
      {"team", names[event.team]},
      {"opponent", names[opponent(event.team)]},
      {"home", names[Team::home]},
      {"away", names[Team::away]},
      {"player", named(event.player)},
      {"other", named(event.other)},
      {"from", shown(event.from)},
      {"to", shown(event.to)},
      {"card", event.card == Card::none ? std::string() : card_name(words, event.card)}};
  add_figures(values, words, event, names);
  return fill(words, event_key(telling, telling.which == nullptr ? 0 : telling.which(event)), values);
}

}  // namespace soccer_city
