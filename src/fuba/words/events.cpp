#include <fmt/format.h>

#include <algorithm>
#include <span>

#include "fuba/words/texts.hpp"

namespace fuba {
namespace {

/// How a figure of an event is put into words.
enum class Shape : std::uint8_t {
  number,
  change,  ///< "+ 2", "- 1"
  total,   ///< this figure and the next added up
  team,
  formation,  ///< this figure and the next two
  half,
  moment,  ///< this figure and the next: minute and stoppage
  kicked,  ///< a side as the shooter sees it
  dived,   ///< a side as the goalkeeper sees it, told as the shooter sees it
  winner,  ///< of home's goals, this figure, and away's, the next
  tens,    ///< ten times this figure
  line,
  roles,  ///< this figure and the next four: "2 attacking midfielders, 1 withdrawn striker"
  skill,
  weather,
  weather_effect,
  style,
  difference,  ///< of the dice that a special event of the table of differences stands for: "+2"
};

struct Slot {
  std::string_view value;
  Shape shape;
  std::size_t at;
};

/// How an event of one kind is told: the figures its text may use, and which of its texts it takes.
struct Telling {
  EventKind kind;
  std::vector<Slot> slots = {};
  std::vector<std::string> variants = {};
  std::size_t (*which)(const Event&) = nullptr;
};

bool flag(const Event& event, std::size_t at) { return event.figures[at] != 0; }

std::size_t figure(const Event& event, std::size_t at) { return static_cast<std::size_t>(event.figures[at]); }

/// The names of an enum's values from the first to `last`.
template <class Enum>
std::vector<std::string> names_to(Enum last) {
  std::vector<std::string> all;
  for (std::size_t at = 0; at <= static_cast<std::size_t>(last); ++at)
    all.emplace_back(name(static_cast<Enum>(at)));
  return all;
}

std::vector<std::string> restarts_and_quick() {
  auto all = names_to(Restart::penalty_kick);
  all.emplace_back("quick-free-kick");
  return all;
}

std::size_t restart_variant(const Event& event) {
  const auto quick = static_cast<std::size_t>(Restart::penalty_kick) + 1;
  return flag(event, 1) ? quick : figure(event, 0);
}

std::size_t by_first(const Event& event) { return figure(event, 0); }

std::size_t by_second(const Event& event) { return figure(event, 1); }

template <std::size_t at>
std::size_t by_flag(const Event& event) {
  return flag(event, at) ? 1 : 0;
}

std::vector<std::string> throws() {
  auto all = names_to(Purpose::shoot_out);
  all.emplace_back("higher-discarded");
  all.emplace_back("own-turn");
  return all;
}

/// An attempt or a penalty with two dice is one against which a goalkeeper's card was played; both dice of a
/// turn may be those of one team.
std::size_t throw_variant(const Event& event) {
  const auto purpose = static_cast<Purpose>(event.figures[0]);
  const bool one_counts = purpose == Purpose::goal_attempt || purpose == Purpose::penalty;
  if (one_counts && event.figures[1] == 2) return purpose_count;
  return purpose == Purpose::turn && event.figures[4] == event.figures[5] ? purpose_count + 1
                                                                          : figure(event, 0);
}

/// Presses with two dice, aggressive ones, and those with one die.
std::size_t press_variant(const Event& event) {
  const std::size_t kind = !flag(event, 1) ? 2 : event.cause == Cause::aggressive_pressing ? 1 : 0;
  return 2 * kind + by_flag<3>(event);
}

/// Checks with one die, with two, and those that pass by themselves.
std::size_t check_variant(const Event& event) {
  if (event.cause == Cause::automatic_check) return 4;
  return (flag(event, 3) ? 2U : 0U) + by_flag<2>(event);
}

std::size_t by_piece(const Event& event) { return flag(event, 0) ? 1 : 0; }

std::size_t stays(const Event& event) { return event.from == event.to ? 1 : 0; }

const std::vector<Telling>& tellings() {
  using enum EventKind;
  static const std::vector<Telling> all{
      {formations, {{"home_formation", Shape::formation, 0}, {"away_formation", Shape::formation, 3}}},
      {dice,
       {{"first", Shape::number, 2},
        {"second", Shape::number, 3},
        {"first_team", Shape::team, 4},
        {"second_team", Shape::team, 5}},
       throws(),
       throw_variant},
      {kick_off_chosen},
      {half_begins, {{"half", Shape::half, 0}}},
      {clock,
       {{"half", Shape::half, 0}, {"moment", Shape::moment, 1}, {"minutes", Shape::number, 3}},
       {"play", "stoppage"},
       by_flag<2>},
      {restart, {}, restarts_and_quick(), restart_variant},
      {placed},
      {keeper_placed},
      {adjusted, {}, {"player", "keeper"}, by_piece},
      {target, {}, {"pass", "keep"}, stays},
      {ball_value, {{"before", Shape::number, 0}, {"after", Shape::number, 1}}},
      {special_event, {{"sum", Shape::number, 0}, {"difference", Shape::difference, 0}}},
      {control_check,
       {{"die", Shape::number, 0}, {"value", Shape::number, 1}, {"second", Shape::number, 3}},
       {"lost", "kept", "lost-with-two", "kept-with-two", "automatic"},
       check_variant},
      {easy_situation},
      {control},
      {brought, {}, {"player", "keeper"}, by_piece},
      {moved,
       {},
       {"player", "player-ball", "keeper", "keeper-ball"},
       [](const Event& event) { return 2 * by_piece(event) + (flag(event, 1) ? 1 : 0); }},
      {pushed, {{"players", Shape::number, 0}}},
      {keeper_returned},
      {action, {}, names_to(Action::move), by_first},
      {actions_skipped},
      {shot,
       {{"die", Shape::number, 0},
        {"modifier", Shape::change, 1},
        {"total", Shape::total, 0},
        {"value", Shape::number, 2}},
       names_to(ShotResult::saved),
       [](const Event& event) { return figure(event, 3); }},
      {difficult_shot,
       {{"die", Shape::number, 0}, {"needed", Shape::number, 1}},
       names_to(ShotResult::saved),
       [](const Event& event) { return figure(event, 2); }},
      {rebound,
       {{"own", Shape::number, 0}, {"other", Shape::number, 1}},
       names_to(ShotResult::saved),
       [](const Event& event) { return figure(event, 2); }},
      {goal, {{"home_goals", Shape::number, 0}, {"away_goals", Shape::number, 1}}},
      {press,
       {{"first", Shape::number, 0}, {"second", Shape::number, 1}, {"value", Shape::number, 2}},
       {"failed", "won", "hard-failed", "hard-won", "single-failed", "single-won"},
       press_variant},
      {positioning, {{"players", Shape::number, 0}, {"opponents", Shape::number, 1}}},
      {penalty,
       {{"kicked", Shape::kicked, 0},
        {"dived", Shape::dived, 1},
        {"needed", Shape::number, 2},
        {"die", Shape::number, 3}},
       {"saved", "goal"},
       by_flag<4>},
      {card_test,
       {{"die", Shape::number, 0}},
       {"none", "own-side", "card", "card-and-red-test", "card-and-extra"},
       by_second},
      {yellow_card, {{"yellow", Shape::number, 0}}},
      {red_card_test,
       {{"die", Shape::number, 0}, {"cards", Shape::number, 1}},
       {"spared", "red"},
       by_flag<2>},
      {red_card, {{"red", Shape::number, 0}, {"yellow", Shape::number, 1}}},
      {removed},
      {formation_changed, {{"formation", Shape::formation, 0}}},
      {half_ends,
       {{"half", Shape::half, 0}, {"home_goals", Shape::number, 1}, {"away_goals", Shape::number, 2}}},
      {match_ends,
       {{"home_goals", Shape::number, 0}, {"away_goals", Shape::number, 1}, {"winner", Shape::winner, 0}},
       {"won", "drawn"},
       [](const Event& event) -> std::size_t { return event.figures[0] == event.figures[1] ? 1 : 0; }},
      {roles,
       {{"roles", Shape::roles, 0}},
       {"none", "some"},
       [](const Event& event) -> std::size_t {
         return std::ranges::any_of(event.figures, [](auto count) { return count > 0; }) ? 1 : 0;
       }},
      {conditions,
       {{"defence", Shape::number, 0}, {"midfield", Shape::number, 1}, {"forward", Shape::number, 2}}},
      {condition_lost, {{"line", Shape::line, 0}, {"points", Shape::number, 1}}},
      {condition_gained, {{"line", Shape::line, 0}, {"points", Shape::number, 1}}},
      {tiredness_test,
       {{"tens", Shape::tens, 0}, {"time", Shape::number, 1}},
       {"failed", "passed"},
       by_flag<2>},
      {tired},
      {substitution, {{"made", Shape::number, 1}}, names_to(SubKind::injured), by_first},
      {formation_planned, {{"formation", Shape::formation, 0}}},
      {fresh_player, {{"tens", Shape::tens, 0}, {"time", Shape::number, 1}, {"points", Shape::number, 2}}},
      {injured, {}, {"player", "keeper"}, by_piece},
      {injury,
       {{"die", Shape::number, 0}, {"minutes", Shape::number, 1}, {"turns", Shape::number, 1}},
       {"for-good", "for-minutes"},
       by_flag<1>},
      {returned},
      {sweep},
      {foul},
      {offside_risk, {{"die", Shape::number, 0}, {"defenders", Shape::number, 1}}},
      {passed_through},
      {slow_play,
       {{"tens", Shape::tens, 0}, {"time", Shape::number, 1}},
       {"unpunished", "booked"},
       by_flag<2>},
      {weather,
       {{"weather", Shape::weather, 0}, {"effect", Shape::weather_effect, 0}},
       {"over", "changed"},
       by_flag<0>},
      {contest, {{"own", Shape::number, 0}, {"other", Shape::number, 1}}},
      {advanced_event, {{"first", Shape::number, 0}, {"second", Shape::number, 1}}},
      {fans},
      {boosted},
      {skill_used, {{"skill", Shape::skill, 0}}},
      {skill_lost, {{"skill", Shape::skill, 0}}},
      {skill_won},
      {coach_off},
      {first_to_act},
      {ball_played},
      {styles, {{"defence", Shape::style, 0}, {"midfield", Shape::style, 1}, {"forward", Shape::style, 2}}},
      {carried, {{"minutes", Shape::number, 0}}},
      {ball_arrived, {}, {"moved", "stays"}, stays},
      {adjusted_value, {{"controlling", Shape::number, 0}, {"passive", Shape::number, 1}}},
      {keeper_stance, {}, {"inside", "outside"}, by_flag<0>},
      {check_granted},
      {positioning_dice,
       {{"first", Shape::number, 0},
        {"second", Shape::number, 1},
        {"value", Shape::number, 2},
        {"change", Shape::number, 3}},
       {"without-effect", "with-effect"},
       by_flag<3>},
      {point_shifted, {{"line_from", Shape::line, 0}, {"line_to", Shape::line, 1}}},
      {var,
       {{"first", Shape::number, 0}, {"second", Shape::number, 1}},
       {"confirmed", "annulled"},
       by_flag<2>},
      {points_off, {{"points", Shape::number, 0}}},
      {first_kick},
      {shoot_out_kick,
       {{"kicked", Shape::kicked, 0},
        {"dived", Shape::dived, 1},
        {"needed", Shape::number, 2},
        {"die", Shape::number, 3}},
       {"saved", "goal"},
       by_flag<4>},
      {shoot_out_ends, {{"home_goals", Shape::number, 0}, {"away_goals", Shape::number, 1}}},
  };
  return all;
}

/// What a press with two dice came to, or with one; a pair that a card makes a foul has a text of its own.
std::size_t pressed_variant(const Event& event) {
  constexpr std::size_t pair_fouls = 6;
  const bool low_enough = flag(event, 1) && std::min(event.figures[0], event.figures[1]) <= event.figures[4];
  return low_enough && !flag(event, 3) ? pair_fouls : press_variant(event);
}

/// As `check_variant`, but for those that a special event decides.
std::size_t checked_variant(const Event& event) {
  constexpr std::size_t by_event = 5;
  if (event.cause == Cause::automatic_check || !flag(event, 4)) return check_variant(event);
  return by_event + by_flag<2>(event);
}

/// New values that positioning brings, and all others, whose reasons are told elsewhere.
std::size_t value_variant(const Event& event) { return event.cause == Cause::positioning ? 0 : 1; }

/// Throws for the kick-off, those that are drawn, and all others, which mean nothing by themselves.
std::size_t kick_off_variant(const Event& event) {
  const auto purpose = static_cast<Purpose>(event.figures[0]);
  if (purpose != Purpose::kick_off && purpose != Purpose::first_kick) return 2;
  return event.figures[2] == event.figures[3] ? 1 : 0;
}

template <std::size_t at>
bool scored(const Event& event) {
  const auto result = static_cast<ShotResult>(event.figures[at]);
  return result == ShotResult::goal || result == ShotResult::again;
}

/// How a throw is told in a few words beside what it has decided.
struct Short {
  Telling telling;
  /// Whether it came off for the event's team; none where neither side has tried anything.
  bool (*success)(const Event&) = nullptr;
};

const std::vector<Short>& shorts() {
  using enum EventKind;
  static const std::vector<Slot> kick{{"needed", Shape::number, 2}, {"die", Shape::number, 3}};
  static const std::vector<Short> all{
      {{dice,
        {{"first", Shape::number, 2},
         {"second", Shape::number, 3},
         {"first_team", Shape::team, 4},
         {"second_team", Shape::team, 5}},
        {"kick-off", "drawn", "other"},
        kick_off_variant}},
      {{control_check,
        {{"die", Shape::number, 0}, {"value", Shape::number, 1}, {"second", Shape::number, 3}},
        {"lost", "kept", "lost-with-two", "kept-with-two", "automatic", "lost-by-event", "kept-by-event"},
        checked_variant},
       [](const Event& event) { return flag(event, 2); }},
      {{easy_situation}, [](const Event&) { return true; }},
      {{positioning, {{"players", Shape::number, 0}, {"opponents", Shape::number, 1}}}},
      {{ball_value,
        {{"before", Shape::number, 0}, {"after", Shape::number, 1}},
        {"positioning", "other"},
        value_variant}},
      {{shot,
        {{"die", Shape::number, 0},
         {"modifier", Shape::change, 1},
         {"total", Shape::total, 0},
         {"value", Shape::number, 2}},
        names_to(ShotResult::saved),
        [](const Event& event) { return figure(event, 3); }},
       scored<3>},
      {{difficult_shot,
        {{"die", Shape::number, 0}, {"needed", Shape::number, 1}},
        names_to(ShotResult::saved),
        [](const Event& event) { return figure(event, 2); }},
       scored<2>},
      {{rebound,
        {{"own", Shape::number, 0}, {"other", Shape::number, 1}},
        names_to(ShotResult::saved),
        [](const Event& event) { return figure(event, 2); }},
       scored<2>},
      {{press,
        {{"first", Shape::number, 0},
         {"second", Shape::number, 1},
         {"value", Shape::number, 2},
         {"needed", Shape::number, 4}},
        {"failed", "won", "hard-failed", "hard-won", "single-failed", "single-won", "pair-fouls"},
        pressed_variant},
       [](const Event& event) { return flag(event, 3); }},
      {{penalty, kick, {"saved", "goal"}, by_flag<4>}, [](const Event& event) { return flag(event, 4); }},
      {{shoot_out_kick, kick, {"saved", "goal"}, by_flag<4>},
       [](const Event& event) { return flag(event, 4); }},
      {{card_test,
        {{"die", Shape::number, 0}},
        {"none", "own-side", "card", "card-and-red-test", "card-and-extra"},
        by_second},
       [](const Event& event) { return !flag(event, 1); }},
      {{red_card_test,
        {{"die", Shape::number, 0}, {"cards", Shape::number, 1}},
        {"spared", "red"},
        by_flag<2>},
       [](const Event& event) { return !flag(event, 2); }},
      {{tiredness_test, {}, {"failed", "passed"}, by_flag<2>},
       [](const Event& event) { return flag(event, 2); }},
      {{fresh_player, {{"points", Shape::number, 2}}}},
      {{injury,
        {{"die", Shape::number, 0}, {"minutes", Shape::number, 1}, {"turns", Shape::number, 1}},
        {"for-good", "for-minutes"},
        by_flag<1>},
       [](const Event&) { return false; }},
      {{offside_risk, {{"die", Shape::number, 0}, {"defenders", Shape::number, 1}}},
       [](const Event&) { return true; }},
      {{slow_play,
        {{"tens", Shape::tens, 0}, {"time", Shape::number, 1}},
        {"unpunished", "booked"},
        by_flag<2>},
       [](const Event& event) { return !flag(event, 2); }},
      {{contest, {{"own", Shape::number, 0}, {"other", Shape::number, 1}}},
       [](const Event&) { return true; }},
      {{positioning_dice,
        {{"first", Shape::number, 0},
         {"second", Shape::number, 1},
         {"value", Shape::number, 2},
         {"change", Shape::number, 3}},
        {"without-effect", "with-effect"},
        by_flag<3>},
       [](const Event& event) { return flag(event, 3); }},
      {{var,
        {{"first", Shape::number, 0}, {"second", Shape::number, 1}},
        {"confirmed", "annulled"},
        by_flag<2>},
       [](const Event& event) { return flag(event, 2); }},
      {{special_event, {}}},
      {{advanced_event, {}}},
      {{weather, {{"weather", Shape::weather, 0}}, {"over", "changed"}, by_flag<0>}},
  };
  return all;
}

const Telling& telling(EventKind kind) { return *std::ranges::find(tellings(), kind, &Telling::kind); }

std::string cause_key(Cause cause) { return fmt::format("cause.{}", name(cause)); }

/// The key of a telling's text in a section of the file; `which` counts where it has several.
std::string event_key(std::string_view section, const Telling& telling, std::size_t which = 0) {
  const std::string key = fmt::format("{}.{}", section, name(telling.kind));
  return telling.variants.empty() ? key : fmt::format("{}.{}", key, telling.variants[which]);
}

/// What each telling may name besides its figures.
constexpr std::array<std::string_view, 8> event_values{"team", "opponent", "from",  "to",
                                                       "home", "away",     "cause", "what"};

const std::string& side_text(const Words& words, std::string_view group, Side side) {
  constexpr std::array<std::string_view, 3> sides{"left", "middle", "right"};
  return words[fmt::format("{}.{}", group, sides[static_cast<std::size_t>(side)])];
}

Side mirrored(Side side) {
  if (side == Side::middle) return Side::middle;
  return side == Side::left ? Side::right : Side::left;
}

/// "+2", "-1", "0".
std::string signed_number(int number) { return number == 0 ? "0" : fmt::format("{:+}", number); }

std::string listed_key(PlayerRole role) { return fmt::format("listed-role.{}", name(role)); }

/// "2 attacking midfielders, 1 withdrawn striker": the roles from a figure on that somebody has.
std::string listed_roles(const Words& words, const Event& event, std::size_t from) {
  std::string list;
  for (std::size_t at = 0; at < role_count; ++at) {
    const int players = event.figures[from + at];
    if (players == 0) continue;
    const std::string next =
        fill(words, listed_key(static_cast<PlayerRole>(at)), {{"players", std::to_string(players)}});
    list = list.empty() ? next : fill(words, "list", {{"list", list}, {"next", next}});
  }
  return list;
}

std::string put(const Words& words, const Names& names, const Slot& slot, const Event& event) {
  const int value = event.figures[slot.at];
  const auto next = [&](std::size_t ahead) -> int { return event.figures[slot.at + ahead]; };
  switch (slot.shape) {
    case Shape::number:
      return std::to_string(value);
    case Shape::change:
      return fmt::format("{} {}", value < 0 ? "-" : "+", std::abs(value));
    case Shape::total:
      return std::to_string(value + next(1));
    case Shape::team:
      return names[static_cast<Team>(value)];
    case Shape::formation:
      return fmt::format("{}-{}-{}", value, next(1), next(2));
    case Shape::half:
      return half_name(words, value);
    case Shape::moment:
      return moment(words, value, next(1));
    case Shape::kicked:
      return side_text(words, "kicked", static_cast<Side>(value));
    case Shape::dived:
      return side_text(words, "dived", mirrored(static_cast<Side>(value)));
    case Shape::winner:
      return names[value > next(1) ? Team::home : Team::away];
    case Shape::tens:
      return std::to_string(10 * value);
    case Shape::line:
      return line_name(words, static_cast<Line>(value));
    case Shape::roles:
      return listed_roles(words, event, slot.at);
    case Shape::skill:
      return skill_name(words, static_cast<Skill>(value));
    case Shape::weather:
      return weather_name(words, static_cast<Weather>(value));
    case Shape::weather_effect:
      return weather_text(words, static_cast<Weather>(value));
    case Shape::style:
      return words[fmt::format("played.{}", name(static_cast<Style>(value)))];
    case Shape::difference:
      return signed_number(difference_of_event(static_cast<std::size_t>(value)));
  }
  return {};
}

/// The texts of a telling and what they may name.
void list_telling(Texts& texts, std::string_view section, const Telling& telling) {
  std::vector<std::string_view> values(event_values.begin(), event_values.end());
  for (const Slot& slot : telling.slots) values.push_back(slot.value);
  for (std::size_t at = 0; at < std::max<std::size_t>(telling.variants.size(), 1); ++at)
    texts.push_back({event_key(section, telling, at), values, true});
}

/// An event as a telling of a section of the file has it.
std::string told(const Words& words, std::string_view section, const Telling& telling, const Ruleset& rules,
                 const Event& event, const Names& names) {
  std::vector<Placeholder> values{{"team", names[event.team]},
                                  {"opponent", names[opponent(event.team)]},
                                  {"from", std::string(name(event.from))},
                                  {"to", std::string(name(event.to))},
                                  {"home", names[Team::home]},
                                  {"away", names[Team::away]},
                                  {"cause", words[cause_key(event.cause)]}};
  if (event.kind == EventKind::special_event || event.kind == EventKind::advanced_event)
    values.emplace_back("what",
                        fill(words, "special-event." + rules.special_events[code_of(event)].id, values));
  for (const Slot& slot : telling.slots) values.emplace_back(slot.value, put(words, names, slot, event));
  const std::size_t which = telling.which == nullptr ? 0 : telling.which(event);
  return fill(words, event_key(section, telling, which), values);
}

}  // namespace

void list_event_texts(Texts& texts) {
  for (const Telling& each : tellings()) list_telling(texts, "event", each);
  for (const Short& each : shorts()) list_telling(texts, "verdict", each.telling);
  for (std::size_t at = 0; at < cause_count; ++at) texts.push_back({cause_key(static_cast<Cause>(at)), {}});
  for (std::string_view group : {"kicked", "dived"})
    for (std::string_view side : {"left", "middle", "right"})
      texts.push_back({fmt::format("{}.{}", group, side), {}});
  for (std::size_t at = 0; at < style_count; ++at)
    texts.push_back({fmt::format("played.{}", name(static_cast<Style>(at))), {}});
  for (std::size_t at = 0; at < role_count; ++at)
    texts.push_back({listed_key(static_cast<PlayerRole>(at)), {"players"}});
  texts.push_back({"list", {"list", "next"}});
}

std::string sentence(const Words& words, const Ruleset& rules, const Event& event, const Names& names) {
  return told(words, "event", telling(event.kind), rules, event, names);
}

std::optional<Verdict> verdict(const Words& words, const Ruleset& rules, const Event& event,
                               const Names& names) {
  const auto known =
      std::ranges::find(shorts(), event.kind, [](const Short& each) { return each.telling.kind; });
  if (known == shorts().end()) return std::nullopt;
  Verdict verdict{told(words, "verdict", known->telling, rules, event, names), std::nullopt};
  if (verdict.words.empty()) return std::nullopt;
  if (known->success != nullptr) verdict.success = known->success(event);
  return verdict;
}

}  // namespace fuba
