#include <algorithm>
#include <nlohmann/json.hpp>

#include "fuba/story/story.hpp"
#include "fuba/weather.hpp"

namespace fuba {
namespace {

using nlohmann::ordered_json;

/// The version of what `to_json` gives.
constexpr int format = 1;

std::string_view name(ShotKind kind) {
  constexpr std::array<std::string_view, 3> names{"open-play", "free-kick", "penalty"};
  return names[static_cast<std::size_t>(kind)];
}

std::string_view name(Card card) { return card == Card::red ? "red" : "yellow"; }

ordered_json by_team(int home, int away) { return {{"home", home}, {"away", away}}; }

/// What happened, and when.
ordered_json at(const Moment& when, ordered_json what) {
  ordered_json object{{"entry", when.entry}, {"half", when.half}, {"minute", when.minute}};
  if (when.stoppage > 0) object["stoppage"] = when.stoppage;
  object.update(what);
  return object;
}

ordered_json written(const Goal& goal) {
  return at(goal.when, {{"team", name(goal.team)}, {"score", by_team(goal.score[0], goal.score[1])}});
}

ordered_json written(const Shot& shot) {
  return at(shot.when, {{"team", name(shot.team)},
                        {"from", name(shot.from)},
                        {"kind", name(shot.kind)},
                        {"chance", shot.chance},
                        {"result", name(shot.result)}});
}

ordered_json written(const Trial& trial) {
  return at(trial.when, {{"team", name(trial.team)}, {"chance", trial.chance}, {"success", trial.success}});
}

ordered_json written(const Booking& booking) {
  return at(booking.when, {{"team", name(booking.team)}, {"card", name(booking.card)}});
}

ordered_json written(const Incident& incident) {
  const Event& event = incident.event;
  ordered_json what{{"event", name(event.kind)}};
  if (std::ranges::count(figure_names(event.kind), "team") > 0) what["team"] = name(event.team);
  if (event.kind == EventKind::weather) what["weather"] = name(static_cast<Weather>(event.figures[0]));
  return at(incident.when, what);
}

ordered_json written(const TurnStory& turn) {
  return at(turn.when, {{"team", name(turn.team)},
                        {"ball", name(turn.ball)},
                        {"value", turn.value},
                        {"minutes", turn.minutes},
                        {"momentum", turn.momentum}});
}

ordered_json written(const Note& note) { return {{"at", note.at}, {"text", note.text}}; }

template <class Item>
ordered_json list(const std::vector<Item>& items) {
  ordered_json array = ordered_json::array();
  for (const Item& item : items) array.push_back(written(item));
  return array;
}

ordered_json written(const Tally& tally) {
  return {{"tried", tally.tried}, {"won", tally.won}, {"expected", tally.expected}};
}

ordered_json written(const std::vector<DiceSum>& sums) {
  ordered_json object = ordered_json::object();
  for (const DiceSum& sum : sums)
    object[std::string{name(sum.purpose)}] = {{"count", sum.count}, {"pips", sum.pips}};
  return object;
}

ordered_json written(const TeamStory& team) {
  return {
      {"goals", team.goals},
      {"turns", team.turns},
      {"minutes", team.minutes},
      {"shots", team.shots},
      {"expected_goals", team.expected_goals},
      {"checks", written(team.checks)},
      {"presses", written(team.presses)},
      {"yellow", team.yellow},
      {"red", team.red},
      {"substitutions", team.substitutions},
      {"injuries", team.injuries},
      {"dice", written(team.dice)},
      {"luck",
       {{"shots", team.luck_in_shots}, {"checks", team.luck_in_checks}, {"presses", team.luck_in_presses}}}};
}

ordered_json options_of(const Story& story) {
  ordered_json ids = ordered_json::array();
  for (const Option option : story.options) ids.push_back(name(option));
  return ids;
}

ordered_json ball_of(const Story& story) {
  ordered_json object = ordered_json::object();
  for (const Area area : all_areas)
    object[std::string{name(area)}] = {{"turns", story.ball_turns[index(area)]},
                                       {"minutes", story.ball_minutes[index(area)]}};
  return object;
}

}  // namespace

ordered_json to_json(const Story& story) {
  return {{"fuba-story", format},
          {"rules", story.edition},
          {"options", options_of(story)},
          {"names", {{"home", story.info.names[0]}, {"away", story.info.names[1]}}},
          {"date", story.info.date},
          {"over", story.over},
          {"end", at(story.end, ordered_json::object())},
          {"score", by_team(story.score[0], story.score[1])},
          {"home", written(story.of(Team::home))},
          {"away", written(story.of(Team::away))},
          {"goals", list(story.goals)},
          {"shots", list(story.shots)},
          {"checks", list(story.checks)},
          {"presses", list(story.presses)},
          {"bookings", list(story.bookings)},
          {"incidents", list(story.incidents)},
          {"turns", list(story.turns)},
          {"ball", ball_of(story)},
          {"notes", list(story.notes)}};
}

}  // namespace fuba
