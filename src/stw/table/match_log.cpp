#include "stw/table/match_log.hpp"

namespace stw::app {
namespace {

bool is_heading(EventKind kind) {
  return kind == EventKind::goal || kind == EventKind::half_ends || kind == EventKind::over_time ||
         kind == EventKind::match_ends;
}

/// "4B" of "stw/4B.a"; a ruling as it is called.
std::string citation(std::string_view rule) {
  constexpr std::string_view book = "stw/";
  if (rule.starts_with(book)) rule.remove_prefix(book.size());
  return std::string(rule);
}

}  // namespace

std::vector<LogLine> log_of(const Match& match, const Words& words, const Names& names) {
  std::vector<LogLine> log;
  const Journal& journal = match.journal();
  for (std::size_t at = 0; at < journal.size(); ++at) {
    const std::string when = moment(words, journal[at].after);
    for (const Event& event : journal[at].events) {
      std::string text = sentence(words, event, names);
      if (text.empty()) continue;
      log.push_back({when, std::move(text), citation(match.rules().rule(event)), is_heading(event.kind), at});
    }
  }
  return log;
}

std::vector<GoalLine> goals_of(const Match& match, const Words& words) {
  std::vector<GoalLine> goals;
  for (const Entry& entry : match.journal())
    for (const Event& event : entry.events)
      if (event.kind == EventKind::goal)
        goals.push_back({event.team, moment(words, entry.after), {event.figures[0], event.figures[1]}});
  return goals;
}

}  // namespace stw::app
