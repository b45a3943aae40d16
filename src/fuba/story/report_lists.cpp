#include <fmt/format.h>

#include <algorithm>

#include "fuba/story/report_parts.hpp"

namespace fuba {
namespace {

using story::Sign;

constexpr std::array<std::string_view, 3> kind_keys{"", "kind-free-kick", "kind-penalty"};

std::string place_of(const Telling& telling, const Shot& shot) {
  const std::string_view kind = kind_keys[static_cast<std::size_t>(shot.kind)];
  if (kind.empty()) return std::string(name(shot.from));
  return fmt::format("{}, {}", name(shot.from), telling.say(kind));
}

story::ShotLine told(const Telling& telling, const story::TimeAxis& axis, const Shot& shot) {
  story::ShotLine line{.team = static_cast<story::Team>(shot.team),
                       .x = axis.at(shot.when),
                       .chance = shot.chance,
                       .goal = shot.result == ShotResult::goal,
                       .when = telling.moment(shot.when),
                       .from = place_of(telling, shot),
                       .percent = telling.percent(shot.chance),
                       .result = telling.say(fmt::format("result-{}", name(shot.result))),
                       .told = {}};
  line.told = telling.say("shot-told", {{"moment", line.when},
                                        {"team", telling.name(shot.team)},
                                        {"from", line.from},
                                        {"chance", line.percent},
                                        {"result", line.result}});
  return line;
}

/// A line that is still to be put in its place.
struct Timed {
  std::size_t entry;
  story::Line line;
};

Timed told(const Telling& telling, const Goal& goal) {
  const Event event{
      .kind = EventKind::goal,
      .team = goal.team,
      .figures = {static_cast<std::int8_t>(goal.score[0]), static_cast<std::int8_t>(goal.score[1])}};
  return {goal.when.entry, {telling.moment(goal.when), Sign::goal, telling.sentence(event)}};
}

Timed told(const Telling& telling, const Booking& booking) {
  const bool red = booking.card == Card::red;
  return {booking.when.entry,
          {telling.moment(booking.when), red ? Sign::red_card : Sign::yellow_card,
           telling.say(red ? "booked-red" : "booked-yellow", {{"team", telling.name(booking.team)}})}};
}

Moment moment_after(const Match& match, std::size_t entries) {
  const State& state = entries == 0 ? match.start() : match.journal()[entries - 1].after;
  return {.entry = entries, .half = state.half, .minute = state.minute, .stoppage = state.stoppage};
}

}  // namespace

story::ShotsPart told_shots(const Telling& telling, const story::TimeAxis& axis) {
  story::ShotsPart part{
      .heading = telling.say("shots"),
      .columns = {telling.say("shot-minute"), telling.say("shot-team"), telling.say("shot-from"),
                  telling.say("shot-chance"), telling.say("shot-result")},
      .lines = {},
      .none = telling.say("shots-none")};
  for (const Shot& shot : telling.story().shots) part.lines.push_back(told(telling, axis, shot));
  return part;
}

story::LinesPart told_incidents(const Telling& telling) {
  std::vector<Timed> all;
  for (const Goal& goal : telling.story().goals) all.push_back(told(telling, goal));
  for (const Booking& booking : telling.story().bookings) all.push_back(told(telling, booking));
  for (const Incident& incident : telling.story().incidents)
    if (std::string text = telling.sentence(incident.event); !text.empty())
      all.push_back({incident.when.entry, {telling.moment(incident.when), std::nullopt, std::move(text)}});
  std::ranges::stable_sort(all, {}, &Timed::entry);
  story::LinesPart part{telling.say("incidents"), {}, telling.say("incidents-none")};
  for (Timed& timed : all) part.lines.push_back(std::move(timed.line));
  return part;
}

story::LinesPart told_notes(const Telling& telling) {
  story::LinesPart part{telling.say("notes"), {}, telling.say("notes-none")};
  for (const Note& note : telling.story().notes)
    part.lines.push_back({telling.moment(moment_after(telling.match(), note.at)), std::nullopt, note.text});
  return part;
}

}  // namespace fuba
