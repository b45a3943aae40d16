#include <fmt/format.h>

#include <algorithm>
#include <span>

#include "fuba/story/report_parts.hpp"

namespace fuba {
namespace {

constexpr std::array<std::string_view, 4> half_keys{"first-half", "second-half", "first-extra-half",
                                                    "second-extra-half"};

using story::Sign;
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

std::vector<story::Sentence> sentences(const Telling& telling, Stretch entries) {
  std::vector<story::Sentence> list;
  for (const Entry& entry : entries) {
    for (const Event& event : entry.events)
      if (std::string text = telling.sentence(event); !text.empty())
        list.push_back({std::move(text), event.kind == EventKind::goal});
  }
  return list;
}

std::string goal_chip(const Telling& telling, const Event& event) {
  return fmt::format("{} {}", telling.say("goal"), telling.score({event.figures[0], event.figures[1]}));
}

std::vector<story::TurnTold::Chip> chips(const Telling& telling, Stretch entries) {
  std::vector<story::TurnTold::Chip> list;
  for (const Entry& entry : entries) {
    for (const Event& event : entry.events) {
      if (event.kind == EventKind::goal) list.push_back({Sign::goal, goal_chip(telling, event)});
      if (event.kind == EventKind::yellow_card) list.push_back({Sign::yellow_card, ""});
      if (event.kind == EventKind::red_card) list.push_back({Sign::red_card, ""});
    }
  }
  return list;
}

story::TurnTold told(const Telling& telling, const story::TimeAxis& axis, const TurnStory& turn,
                     Stretch entries) {
  const std::string when = telling.moment(turn.when);
  return {.team = static_cast<story::Team>(turn.team),
          .x = axis.at(turn.when),
          .when = when,
          .told = telling.say("turn-told", {{"moment", when},
                                            {"team", telling.name(turn.team)},
                                            {"area", std::string(name(turn.ball))},
                                            {"value", std::to_string(turn.value)}}),
          .sentences = sentences(telling, entries),
          .chips = chips(telling, entries)};
}

}  // namespace

story::TurnsPart told_turns(const Telling& telling, const story::TimeAxis& axis) {
  const std::vector<TurnStory>& turns = telling.story().turns;
  const Match& match = telling.match();
  const Stretch journal(match.journal());
  const auto first = [&](std::size_t turn) {
    return turn < turns.size() ? first_entry(match, turns[turn]) : journal.size();
  };
  story::TurnsPart part{.heading = telling.say("turns"),
                        .note = telling.say("turns-note"),
                        .before_heading = telling.say("before-kick-off"),
                        .before = sentences(telling, journal.first(first(0))),
                        .halves = {}};
  for (std::size_t at = 0; at < turns.size(); ++at) {
    const int half = turns[at].when.half;
    if (at == 0 || half != turns[at - 1].when.half)
      part.halves.push_back({telling.say(half_keys.at(static_cast<std::size_t>(half - 1))), {}});
    part.halves.back().turns.push_back(
        told(telling, axis, turns[at], journal.subspan(first(at), first(at + 1) - first(at))));
  }
  return part;
}

}  // namespace fuba
