#include "fuba/table/match_log.hpp"

#include <algorithm>

#include "fuba/table/citation.hpp"

namespace fuba::app {
namespace {

bool is_heading(EventKind kind) {
  return kind == EventKind::goal || kind == EventKind::half_begins || kind == EventKind::half_ends ||
         kind == EventKind::match_ends;
}

/// When an event of an entry was: a goal, and what led to it, before the minute of the kick-off that follows.
std::string when_was(const Match& match, const Words& words, std::size_t at, const Event& event) {
  const Entry& entry = match.journal()[at];
  const auto goal = std::ranges::find(entry.events, EventKind::goal, &Event::kind);
  const bool before = goal != entry.events.end() && &event <= &*goal;
  if (!before) return moment(words, entry.after);
  return moment(words, at == 0 ? match.start() : match.journal()[at - 1].after);
}

}  // namespace

std::vector<LogLine> log_of(const Match& match, const Words& words, const Names& names) {
  std::vector<LogLine> log;
  const Journal& journal = match.journal();
  for (std::size_t at = 0; at < journal.size(); ++at) {
    for (const Event& event : journal[at].events) {
      std::string text = sentence(words, match.rules(), event, names);
      if (text.empty()) continue;
      const Ruleset& rules = match.rules();
      log.push_back({when_was(match, words, at, event), std::move(text),
                     citation(rules.rule(event.cause), rules.id), is_heading(event.kind), at});
    }
  }
  return log;
}

std::vector<TrayRoll> tray_of(std::span<const Entry> entries) {
  std::vector<TrayRoll> tray;
  for (const Entry& entry : entries) {
    if (const Throw* thrown = entry.fallen()) {
      lay(tray, {thrown->roll.purpose,
                 thrown->roll.count,
                 {thrown->dice[0], thrown->dice[1]},
                 thrown->roll.rolled_by});
    }
  }
  return tray;
}

std::vector<GoalLine> goals_of(const Match& match, const Words& words) {
  std::vector<GoalLine> goals;
  for (std::size_t at = 0; at < match.journal().size(); ++at) {
    for (const Event& event : match.journal()[at].events) {
      if (event.kind == EventKind::goal)
        goals.push_back(
            {event.team, when_was(match, words, at, event), {event.figures[0], event.figures[1]}});
    }
  }
  return goals;
}

}  // namespace fuba::app
