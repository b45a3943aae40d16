// Top lists, luck, discipline, rounds, matches, notes and settings of the season's page.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "competition/honours.hpp"
#include "competition/round_title.hpp"
#include "competition/season_parts.hpp"
#include "story/html.hpp"
#include "story/page_parts.hpp"

namespace competition {
namespace {

std::string signed_decimal(const Season& season, double value) {
  return words::signed_number(season.words(), value, 2);
}

std::string decimal(const Season& season, double value) { return words::number(season.words(), value, 2); }

std::string pairing(const Season& season, std::size_t match) {
  const auto teams = season.competition().teams(match);
  return fmt::format("{} <b>{}</b> {}", season.team(teams[0]), season.score(match), season.team(teams[1]));
}

const Figures* figures_of(const Season& season, std::size_t match) {
  const auto outcome = season.competition().outcome(match);
  return outcome && outcome->result != nullptr && outcome->result->figures.expected_goals
             ? &outcome->result->figures
             : nullptr;
}

std::string fact(const std::string& what, const std::string& value) {
  return fmt::format("<dt>{}</dt><dd>{}</dd>", what, value);
}

std::string facts(const std::string& list) { return fmt::format(R"(<dl class="facts">{}</dl>)", list); }

/// All finished matches, round by round.
template <class Each>
void each_round(const Season& season, Each each) {
  std::string last;
  std::vector<std::size_t> matches;
  const auto fixtures = season.competition().fixtures();
  for (std::size_t match = 0; match <= fixtures.size(); ++match) {
    const std::string round = match < fixtures.size() ? fixtures[match].round : "";
    if (round != last && !matches.empty()) each(std::exchange(matches, {}));
    last = round;
    if (match < fixtures.size() && season.competition().outcome(match)) matches.push_back(match);
  }
}

std::string game(const Season& season, std::size_t match) {
  const auto told = season.told(match);
  return fmt::format(R"(<li>{}{}</li>)", pairing(season, match),
                     told && !told->sentence.empty()
                         ? fmt::format(R"( <span class="told">{}</span>)", story::escaped(told->sentence))
                         : "");
}

}  // namespace

std::string top_lists_part(const Season& season) {
  const TopLists lists = top_lists(season.competition(), season.figures());
  std::string all;
  const auto add = [&](const char* key, const std::optional<TeamIndex>& team, const auto& tell) {
    if (team)
      all += fact(season.say(key), fmt::format("{} {}", season.team(team), tell(season.figures()[*team])));
  };
  const words::Words& words = season.words();
  add("best-attack", lists.best_attack,
      [&](const TeamFigures& of) { return story::escaped(goals_scored(words, of.tally)); });
  add("best-defence", lists.best_defence,
      [&](const TeamFigures& of) { return story::escaped(goals_conceded(words, of.tally)); });
  add("sharpest", lists.sharpest,
      [&](const TeamFigures& of) { return story::escaped(goals_beyond(words, of.finishing(), 2)); });
  add("luckiest", lists.luckiest,
      [&](const TeamFigures& of) { return story::escaped(goals_beyond(words, of.luck, 2)); });
  add("fairest", lists.fairest, [](const TeamFigures&) { return ""; });
  if (lists.match_of_the_season)
    all += fact(season.say("match-of-the-season"), pairing(season, *lists.match_of_the_season));
  if (lists.greatest_upset) all += fact(season.say("greatest-upset"), pairing(season, *lists.greatest_upset));
  return all.empty() ? "" : story::part("wide", season.say("top-lists"), facts(all));
}

std::string luck_part(const Season& season) {
  const bool checks = std::ranges::any_of(
      season.figures(), [](const TeamFigures& team) { return team.luck_in_checks.has_value(); });
  std::vector<std::vector<std::string>> rows;
  for (const TeamFigures& of : season.figures()) {
    if (of.measured > 0) {
      rows.push_back({season.team(of.team), std::to_string(of.goals_measured),
                      decimal(season, of.expected_for), std::to_string(of.shots),
                      signed_decimal(season, of.luck)});
      if (!checks) continue;
      rows.back().push_back(signed_decimal(season, of.luck_in_checks.value_or(0)));
      rows.back().push_back(signed_decimal(season, of.luck_in_presses.value_or(0)));
    }
  }
  if (rows.empty()) return "";
  std::vector<std::string> head{"", season.say("goals"), season.say("expected-goals"), season.say("shots"),
                                season.say("luck-in-shots")};
  if (checks) head.insert(head.end(), {season.say("luck-in-checks"), season.say("luck-in-presses")});
  return story::part(
      "wide", season.say("luck"),
      html_table("luck", head, rows) + fmt::format(R"(<p class="note">{}</p>)", season.say("luck-note")));
}

std::string discipline_part(const Season& season) {
  std::vector<std::vector<std::string>> rows;
  for (const TeamFigures& of : season.figures()) {
    if (of.tally.played > 0) {
      rows.push_back({season.team(of.team), std::to_string(of.tally.yellow), std::to_string(of.tally.red),
                      std::to_string(of.clean_sheets), std::to_string(of.longest_unbeaten),
                      of.biggest_win ? pairing(season, *of.biggest_win) : "–"});
    }
  }
  if (rows.empty()) return "";
  const std::vector<std::string> head{"",
                                      season.say("yellow"),
                                      season.say("red"),
                                      season.say("clean-sheets"),
                                      season.say("unbeaten"),
                                      season.say("biggest-win")};
  return story::part("wide", season.say("discipline"), html_table("discipline", head, rows));
}

std::string rounds_part(const Season& season) {
  std::string rounds;
  each_round(season, [&](const std::vector<std::size_t>& matches) {
    std::string games;
    for (const std::size_t match : matches) games += game(season, match);
    rounds += fmt::format(R"(<h3>{}</h3><ul class="games">{}</ul>)",
                          story::escaped(round_title(season.words(), season.competition(), matches.front())),
                          games);
  });
  return rounds.empty() ? "" : story::part("wide", season.say("rounds"), rounds);
}

std::string matches_part(const Season& season) {
  std::vector<std::vector<std::string>> rows;
  for (std::size_t match = 0; match < season.competition().fixtures().size(); ++match) {
    if (!season.competition().outcome(match)) continue;
    const Figures* play = figures_of(season, match);
    rows.push_back({story::escaped(season.competition().fixtures()[match].id), pairing(season, match),
                    play != nullptr ? fmt::format("{} : {}", decimal(season, (*play->expected_goals)[0]),
                                                  decimal(season, (*play->expected_goals)[1]))
                                    : "–"});
  }
  if (rows.empty()) return "";
  return story::part("wide", season.say("matches"),
                     html_table("matches", {"", season.say("result"), season.say("expected-goals")}, rows));
}

std::string notes_part(const Season& season) {
  std::string notes;
  for (std::size_t match = 0; match < season.competition().fixtures().size(); ++match) {
    if (const auto told = season.told(match)) {
      for (const std::string& note : told->notes)
        notes += fmt::format(R"(<li><span class="when">{}</span><span class="remark">{}</span></li>)",
                             story::escaped(season.competition().fixtures()[match].id), story::escaped(note));
    }
  }
  return notes.empty()
             ? ""
             : story::part("wide", season.say("notes"), fmt::format(R"(<ul class="lines">{}</ul>)", notes));
}

std::string settings_part(const Season& season) {
  const Definition& definition = season.competition().definition();
  std::vector<std::string_view> parting;
  for (const Criterion each : definition.tie_breakers)
    parting.push_back(season.words()[fmt::format("season.by-{}", name(each))]);
  std::string all = fact(season.say("rules"), story::escaped(season.rules()));
  if (definition.has_table())
    all += fact(season.say("tie-breakers"), story::escaped(fmt::format("{}", fmt::join(parting, ", "))));
  all += fact(season.say("carry-over"),
              season.say(definition.carries_points() ? "carry-rulebook" : "carry-none"));
  for (TeamIndex team = 0; team < definition.teams.size(); ++team) {
    const Plays& plays = season.competition().plays(team);
    all += fact(season.team(team), fmt::format("{} {}", season.say(fmt::format("plays-{}", name(plays.who))),
                                               story::escaped(story::isolated(plays.called))));
  }
  all += fact(season.say("seed"), std::to_string(definition.seed));
  return story::part("wide", season.say("settings"), facts(all));
}

}  // namespace competition
