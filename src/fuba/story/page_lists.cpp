#include <fmt/format.h>

#include <algorithm>
#include <span>

#include "fuba/story/html.hpp"
#include "fuba/story/page_parts.hpp"

namespace fuba {
namespace {

constexpr std::array<std::string_view, 3> kind_keys{"", "kind-free-kick", "kind-penalty"};

// ---- shots

std::string place_of(const Telling& telling, const Shot& shot) {
  const std::string_view kind = kind_keys[static_cast<std::size_t>(shot.kind)];
  if (kind.empty()) return std::string(name(shot.from));
  return fmt::format("{}, {}", name(shot.from), telling.say(kind));
}

std::string shot_row(const Telling& telling, const Shot& shot) {
  const std::string result = telling.say(fmt::format("result-{}", name(shot.result)));
  return fmt::format(
      R"(<tr><td>{}</td><td>{}<span class="who">{}</span></td><td>{}</td><td class="number">{}</td><td>{}</td></tr>)",
      telling.moment(shot.when), emblem(shot.team), telling.name(shot.team), place_of(telling, shot),
      telling.percent(shot.chance),
      shot.result == ShotResult::goal ? fmt::format("<strong>{}</strong>", result) : result);
}

std::string shot_heads(const Telling& telling) {
  constexpr std::array keys{"shot-minute", "shot-team", "shot-from", "shot-chance", "shot-result"};
  std::string heads;
  for (const std::string_view key : keys)
    heads += fmt::format(R"(<th scope="col"{}>{}</th>)", key == "shot-chance" ? R"( class="number")" : "",
                         telling.say(key));
  return heads;
}

// ---- incidents

/// A line of the list of incidents.
struct TimedLine {
  Moment when;
  std::string text;
};

std::string sign(std::string_view id) {
  return fmt::format(
      R"(<svg class="sign" viewBox="-10 -10 20 20" aria-hidden="true"><use href="#{}"/></svg>)", id);
}

std::string booked(const Telling& telling, const Booking& booking) {
  const std::string_view key = booking.card == Card::red ? "booked-red" : "booked-yellow";
  return sign(booking.card == Card::red ? "red-card" : "yellow-card") +
         telling.say(key, {{"team", telling.plain_name(booking.team)}});
}

std::vector<TimedLine> incident_lines(const Telling& telling) {
  std::vector<TimedLine> told;
  for (const Booking& booking : telling.story().bookings)
    told.push_back({booking.when, booked(telling, booking)});
  for (const Incident& incident : telling.story().incidents)
    if (std::string text = telling.sentence(incident.event); !text.empty())
      told.push_back({incident.when, std::move(text)});
  std::ranges::stable_sort(told, {}, [](const TimedLine& line) { return line.when.entry; });
  return told;
}

std::string listed(const Telling& telling, const std::vector<TimedLine>& told) {
  std::string list;
  for (const TimedLine& line : told)
    list += fmt::format("<li><span class=\"when\">{}</span><span>{}</span></li>\n", telling.moment(line.when),
                        line.text);
  return fmt::format("<ul class=\"lines\">\n{}</ul>", list);
}

Moment moment_after(const Match& match, std::size_t entries) {
  const State& state = entries == 0 ? match.start() : match.journal()[entries - 1].after;
  return {.entry = entries, .half = state.half, .minute = state.minute, .stoppage = state.stoppage};
}

// ---- turns

using Stretch = std::span<const Entry>;

bool chooses_target(const Entry& entry) {
  return std::ranges::any_of(entry.events,
                             [](const Event& event) { return event.kind == EventKind::target; });
}

/// The first entry of a turn, as a position in the journal.
std::size_t first_entry(const Match& match, const TurnStory& turn) {
  const std::size_t made = turn.when.entry;
  return made > 0 && chooses_target(match.journal()[made - 1]) ? made - 1 : made;
}

std::vector<std::string> sentences(const Telling& telling, Stretch entries) {
  std::vector<std::string> list;
  for (const Entry& entry : entries)
    for (const Event& event : entry.events)
      if (std::string text = telling.sentence(event); !text.empty())
        list.push_back(event.kind == EventKind::goal ? fmt::format("<strong>{}</strong>", text)
                                                     : std::move(text));
  return list;
}

/// What of a turn should be seen while it is folded: goals and cards.
std::string turn_signs(const Telling& telling, Stretch entries) {
  std::string signs;
  for (const Entry& entry : entries)
    for (const Event& event : entry.events) {
      if (event.kind == EventKind::goal)
        signs += fmt::format(R"(<strong class="chip">{}{} {}</strong>)", sign("goal-mark"),
                             telling.say("goal"), telling.score({event.figures[0], event.figures[1]}));
      if (event.kind == EventKind::yellow_card) signs += sign("yellow-card");
      if (event.kind == EventKind::red_card) signs += sign("red-card");
    }
  return signs;
}

std::string fold(const std::string& summary, std::span<const std::string> told) {
  std::string list;
  for (const std::string& line : told) list += fmt::format("<li>{}</li>", line);
  return fmt::format("<details><summary>{}</summary><ul>{}</ul></details>\n", summary, list);
}

/// A fold with the first sentence of the turn outside.
std::string turn_fold(const Telling& telling, const TurnStory& turn, Stretch entries) {
  const std::vector<std::string> told = sentences(telling, entries);
  if (told.empty()) return "";
  return fold(
      fmt::format(R"(<span class="when">{}</span>{}<span class="first">{}</span>{})",
                  telling.moment(turn.when), emblem(turn.team), told.front(), turn_signs(telling, entries)),
      std::span(told).subspan(1));
}

std::string before_the_turns(const Telling& telling, Stretch entries) {
  const std::vector<std::string> told = sentences(telling, entries);
  return told.empty() ? "" : fold(telling.say("before-kick-off"), told);
}

}  // namespace

std::string shots_part(const Telling& telling) {
  if (telling.story().shots.empty())
    return part("shots", telling.say("shots"), fmt::format("<p>{}</p>", telling.say("shots-none")));
  std::string rows;
  for (const Shot& shot : telling.story().shots) rows += shot_row(telling, shot) + "\n";
  return part(
      "shots", telling.say("shots"),
      fmt::format("<table><thead><tr>{}</tr></thead><tbody>\n{}</tbody></table>", shot_heads(telling), rows));
}

std::string incidents_part(const Telling& telling) {
  const std::vector<TimedLine> told = incident_lines(telling);
  return part("incidents", telling.say("incidents"),
              told.empty() ? fmt::format("<p>{}</p>", telling.say("incidents-none")) : listed(telling, told));
}

std::string notes_part(const Telling& telling) {
  std::vector<TimedLine> told;
  for (const Note& note : telling.story().notes)
    told.push_back({moment_after(telling.match(), note.at),
                    fmt::format(R"(<span class="remark" dir="auto">{}</span>)", escaped(note.text))});
  return told.empty() ? "" : part("notes", telling.say("notes"), listed(telling, told));
}

std::string turns_part(const Telling& telling) {
  const std::vector<TurnStory>& turns = telling.story().turns;
  const Match& match = telling.match();
  const Stretch journal(match.journal());
  const std::size_t end = journal.size();
  const auto first = [&](std::size_t turn) {
    return turn < turns.size() ? first_entry(match, turns[turn]) : end;
  };
  std::string inside = fmt::format(R"(<p class="note">{}</p>)", telling.say("turns-note"));
  inside += before_the_turns(telling, journal.first(first(0)));
  int half = 0;
  for (std::size_t at = 0; at < turns.size(); ++at) {
    if (turns[at].when.half != half) {
      half = turns[at].when.half;
      inside += fmt::format("<h3>{}</h3>\n", telling.say(half == 1 ? "first-half" : "second-half"));
    }
    inside += turn_fold(telling, turns[at], journal.subspan(first(at), first(at + 1) - first(at)));
  }
  return part("wide turns", telling.say("turns"), inside);
}

}  // namespace fuba
