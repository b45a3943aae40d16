// The place of each team after each round, as lines.
#include <fmt/format.h>

#include <algorithm>

#include "competition/season_parts.hpp"
#include "story/page_parts.hpp"

namespace competition {
namespace {

constexpr double step_x = 64;
constexpr double step_y = 30;
constexpr double margin = 26;
constexpr double room_for_names = 240;

int rounds_played(const Competition& competition, std::size_t group) {
  int last = 0;
  for (const std::size_t match : competition.schedule().groups[group].fixtures)
    if (competition.outcome(match)) last = std::max(last, competition.fixtures()[match].stage_round);
  return last;
}

std::string course_of(const Season& season, std::size_t group) {
  const Competition& competition = season.competition();
  const int rounds = rounds_played(competition, group);
  if (rounds < 2) return "";
  const std::size_t teams = competition.schedule().groups[group].numbers.size();
  const double right = margin + (rounds - 1) * step_x;
  std::string rules;
  std::vector<std::string> points(competition.definition().teams.size());
  std::string names;
  for (int round = 1; round <= rounds; ++round) {
    const double x = margin + (round - 1) * step_x;
    rules += fmt::format(R"(<text x="{}" y="14" text-anchor="middle">{}</text>)", x, round);
    // The last round is the table itself, lots included.
    const auto rows = round == rounds ? competition.table(group) : competition.table_after(group, round);
    for (std::size_t at = 0; at < rows.size(); ++at) {
      const double y = margin + (static_cast<double>(at) + 0.5) * step_y;
      points[rows[at].team] += fmt::format("{},{} ", x, y);
      if (round == rounds)
        names += fmt::format(R"(<text x="{}" y="{}">{}. {}</text>)", right + 14, y + 5, at + 1,
                             season.name(rows[at].team));
    }
  }
  std::string lines;
  for (TeamIndex team = 0; team < points.size(); ++team) {
    if (!points[team].empty())
      lines += fmt::format(R"(<polyline class="edge" points="{0}"/><polyline stroke="{1}" points="{0}"/>)",
                           points[team], competition.definition().teams[team].colour);
  }
  const double width = right + room_for_names;
  const double height = margin + static_cast<double>(teams) * step_y;
  return story::part(
      "wide", season.heading("course", group),
      fmt::format(
          R"(<div class="scroll"><svg class="course" role="img" aria-label="{}" width="{}" height="{}" viewBox="0 0 {} {}">{}{}{}</svg></div><p class="note">{}</p>)",
          season.heading("course", group), width, height, width, height, rules, lines, names,
          season.say("course-note")));
}

}  // namespace

std::string course_part(const Season& season) {
  std::string parts;
  if (season.competition().order().empty()) return parts;
  for (std::size_t group = 0; group < season.competition().schedule().groups.size(); ++group)
    parts += course_of(season, group);
  return parts;
}

}  // namespace competition
