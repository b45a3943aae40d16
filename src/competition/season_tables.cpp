// The head of the season's page, its tables and its bracket.
#include <fmt/format.h>

#include <algorithm>
#include <functional>

#include "competition/expected_points.hpp"
#include "competition/honours.hpp"
#include "competition/round_title.hpp"
#include "competition/season_parts.hpp"
#include "competition/table_sentences.hpp"
#include "story/html.hpp"
#include "story/page_parts.hpp"

namespace competition {
namespace {

std::string notes(const std::vector<std::string>& sentences) {
  std::string list;
  for (const std::string& each : sentences) list += fmt::format("<li>{}</li>", story::escaped(each));
  return list.empty() ? "" : fmt::format(R"(<ul class="note">{}</ul>)", list);
}

/// Of the teams that stand furthest from where their chances would have them.
std::vector<std::string> by_chances(const Season& season, std::size_t group) {
  constexpr std::size_t most_told = 3;
  auto misplaced = misplaced_teams(season.competition(), group);
  std::ranges::stable_sort(misplaced, std::greater{}, &Misplaced::by);
  if (misplaced.size() > most_told) misplaced.resize(most_told);
  std::vector<std::string> sentences;
  for (const Misplaced& each : misplaced)
    sentences.push_back(by_chances_sentence(season.words(), season.competition(), each));
  return sentences;
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
  return story::part("wide", season.heading("table", group),
                     html_table("standings", head, cells) +
                         notes(parted_sentences(season.words(), season.competition(), rows)) +
                         notes(by_chances(season, group)));
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
  const std::string under = champion
                                ? story::escaped(champion_sentence(season.words(), competition, *champion))
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
