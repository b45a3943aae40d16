// The head of the season's page, its tables and its bracket.
#include <fmt/format.h>

#include <algorithm>
#include <functional>

#include "competition/expected_points.hpp"
#include "competition/round_title.hpp"
#include "competition/season_parts.hpp"
#include "story/html.hpp"
#include "story/page_parts.hpp"

namespace competition {
namespace {

/// "Harbour is ahead of Old Mill by head-to-head."
std::string reasons(const Season& season, const std::vector<Row>& rows) {
  std::string list;
  for (std::size_t at = 0; at + 1 < rows.size(); ++at)
    if (rows[at].by)
      list += fmt::format(
          "<li>{}</li>",
          season.say("parted", {{"team", season.competition().definition().teams[rows[at].team].name},
                                {"other", season.competition().definition().teams[rows[at + 1].team].name},
                                {"by", season.words()[fmt::format("season.by-{}", name(*rows[at].by))]}}));
  return list.empty() ? "" : fmt::format(R"(<ul class="note">{}</ul>)", list);
}

/// A team that stands elsewhere than its chances would have it.
struct Misplaced {
  TeamIndex team;
  std::size_t place;
  std::size_t real;

  std::size_t by() const { return place > real ? place - real : real - place; }
};

/// "By its chances Harbour would be third.", of those who stand furthest from there.
std::string by_chances(const Season& season, std::size_t group, const std::vector<Row>& rows) {
  constexpr std::size_t most_told = 3;
  const auto expected = expected_table(season.competition(), group);
  std::vector<Misplaced> misplaced;
  for (std::size_t at = 0; at < expected.size(); ++at) {
    const auto row = std::ranges::find(rows, expected[at].team, &Row::team);
    if (expected[at].matches > 0 && row->place != at + 1)
      misplaced.push_back({expected[at].team, at + 1, row->place});
  }
  std::ranges::stable_sort(misplaced, std::greater{}, &Misplaced::by);
  if (misplaced.size() > most_told) misplaced.resize(most_told);
  std::string list;
  for (const Misplaced& each : misplaced)
    list += fmt::format(
        "<li>{}</li>",
        season.say("by-chances", {{"team", season.competition().definition().teams[each.team].name},
                                  {"place", std::to_string(each.place)},
                                  {"real", std::to_string(each.real)}}));
  return list.empty() ? "" : fmt::format(R"(<ul class="note">{}</ul>)", list);
}

std::string table_of(const Season& season, std::size_t group) {
  const auto rows = season.competition().table(group);
  const auto expected = expected_table(season.competition(), group);
  std::vector<std::vector<std::string>> cells;
  for (const Row& row : rows) {
    const Tally& tally = row.tally;
    const auto chances = std::ranges::find(expected, row.team, &ExpectedRow::team);
    cells.push_back({fmt::format("{}. {}", row.place, season.team(row.team)), std::to_string(tally.played),
                     std::to_string(tally.won), std::to_string(tally.drawn), std::to_string(tally.lost),
                     fmt::format("{}:{}", tally.goals_for, tally.goals_against), difference_text(tally),
                     fmt::format("<b>{}</b>", tally.points),
                     chances->matches > 0 ? words::number(season.words(), chances->points, 1) : "–"});
  }
  const std::vector<std::string> head{"",
                                      season.say("played"),
                                      season.say("won"),
                                      season.say("drawn"),
                                      season.say("lost"),
                                      season.say("goals"),
                                      season.say("difference"),
                                      season.say("points"),
                                      season.say("expected-points")};
  return story::part(
      "wide", season.heading("table", group),
      html_table("standings", head, cells) + reasons(season, rows) + by_chances(season, group, rows));
}

/// The scores of a team's matches at home against another one.
std::string scores_at_home(const Season& season, std::size_t group, TeamIndex home, TeamIndex away) {
  std::string scores;
  for (const std::size_t match : season.competition().schedule().groups[group].fixtures) {
    const auto teams = season.competition().teams(match);
    if (teams[0] == home && teams[1] == away && season.competition().outcome(match))
      scores += (scores.empty() ? "" : "<br/>") + season.score(match);
  }
  return scores;
}

std::string cross_table(const Season& season, std::size_t group) {
  const auto rows = season.competition().table(group);
  std::vector<std::string> head{""};
  std::vector<std::vector<std::string>> cells;
  for (std::size_t at = 0; at < rows.size(); ++at) head.push_back(std::to_string(at + 1));
  for (std::size_t at = 0; at < rows.size(); ++at) {
    cells.push_back({fmt::format("{}. {}", at + 1, season.team(rows[at].team))});
    for (const Row& other : rows)
      cells.back().push_back(
          other.team == rows[at].team ? "•" : scores_at_home(season, group, rows[at].team, other.team));
  }
  return story::part("wide", season.heading("cross-table", group),
                     html_table("cross", head, cells) +
                         fmt::format(R"(<p class="note">{}</p>)", season.say("cross-table-note")));
}

std::string side_of(const Season& season, const TieStanding& tie, std::size_t side) {
  const bool won = tie.decided && tie.decided->winner == side;
  const std::string goals = tie.aggregate ? std::to_string((*tie.aggregate)[side]) : "";
  return fmt::format(R"(<p{}><span>{}</span><span>{}</span></p>)", won ? R"( class="won")" : "",
                     season.team(tie.sides[side].team), goals);
}

std::string tie_box(const Season& season, std::size_t at) {
  const TieStanding& tie = season.competition().ties()[at];
  std::string scores;
  for (const std::size_t match : season.competition().schedule().ties[at])
    if (season.competition().outcome(match)) scores += (scores.empty() ? "" : ", ") + season.score(match);
  return fmt::format(R"(<div class="tie">{}{}{}</div>)", side_of(season, tie, 0), side_of(season, tie, 1),
                     scores.empty() ? "" : fmt::format("<small>{}</small>", scores));
}

}  // namespace

std::string champion_part(const Season& season) {
  const Competition& competition = season.competition();
  const auto champion = competition.champion();
  const std::string under =
      champion ? season.say("champion", {{"team", competition.definition().teams[*champion].name}})
               : season.say("under-way");
  return fmt::format(R"(<header><p class="kicker"><span>{}</span><span>{}</span></p>
<h1 class="cup">{}</h1><p class="lead">{}</p></header>
)",
                     season.say(fmt::format("kind-{}", name(competition.definition().kind))),
                     story::escaped(season.rules()), story::escaped(competition.definition().name), under);
}

std::string tables_part(const Season& season) {
  std::string parts;
  for (std::size_t group = 0; group < season.competition().schedule().groups.size(); ++group)
    parts += table_of(season, group);
  return parts;
}

std::string cross_tables_part(const Season& season) {
  std::string parts;
  for (std::size_t group = 0; group < season.competition().schedule().groups.size(); ++group)
    parts += cross_table(season, group);
  return parts;
}

std::string bracket_part(const Season& season) {
  const auto& ties = season.competition().schedule().bracket.ties;
  if (ties.empty()) return "";
  std::string columns;
  std::string third_place;
  for (int round = 1; round <= season.competition().schedule().bracket.rounds; ++round) {
    std::string boxes;
    std::size_t left = 2;
    for (std::size_t at = 0; at < ties.size(); ++at) {
      if (ties[at].round != round) continue;
      (ties[at].for_third_place() ? third_place : boxes) += tie_box(season, at);
      left = ties[at].teams_left;
    }
    columns += fmt::format(R"(<div class="round"><h3>{}</h3>{}</div>)",
                           story::escaped(knock_out_title(season.words(), left)), boxes);
  }
  std::string inside = fmt::format(R"(<div class="scroll"><div class="bracket">{}</div></div>)", columns);
  if (!third_place.empty()) inside += fmt::format("<h3>{}</h3>{}", season.say("third-place"), third_place);
  return story::part("wide", season.say("bracket"), inside);
}

}  // namespace competition
