#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "fuba/story/page_parts.hpp"

namespace fuba {
namespace {

/// A line of the figures: what both teams have, in words and as two bars.
struct Figure {
  std::string_view key;
  std::array<std::string, 2> told;
  std::array<double, 2> length;                       ///< of the bars, 0-1
  std::array<std::optional<double>, 2> average = {};  ///< where the dice would have brought the bar, 0-1
};

/// Both bars as parts of the longer one.
std::array<double, 2> compared(double home, double away) {
  const double longest = std::max(home, away);
  if (longest <= 0) return {0, 0};
  return {home / longest, away / longest};
}

Figure count(std::string_view key, const Story& story, int TeamStory::*what) {
  const int home = story.of(Team::home).*what;
  const int away = story.of(Team::away).*what;
  return {key, {std::to_string(home), std::to_string(away)}, compared(home, away)};
}

Figure sum(std::string_view key, const Story& story, double TeamStory::*what) {
  const double home = story.of(Team::home).*what;
  const double away = story.of(Team::away).*what;
  return {key, {decimal(home, 2), decimal(away, 2)}, compared(home, away)};
}

std::string told(const Telling& telling, const Tally& tally) {
  return fmt::format(
      R"({}<small>{}</small>)",
      telling.say("tally", {{"won", std::to_string(tally.won)}, {"tried", std::to_string(tally.tried)}}),
      telling.say("expected", {{"expected", decimal(tally.expected, 1)}}));
}

Figure tally(std::string_view key, const Telling& telling, Tally TeamStory::*what) {
  Figure figure{key, {"–", "–"}, {0, 0}};
  for (Team team : teams) {
    const Tally& tally = telling.story().of(team).*what;
    if (tally.tried == 0) continue;
    figure.told[index(team)] = told(telling, tally);
    figure.length[index(team)] = static_cast<double>(tally.won) / tally.tried;
    figure.average[index(team)] = tally.expected / tally.tried;
  }
  return figure;
}

std::vector<Figure> figures(const Telling& telling) {
  const Story& story = telling.story();
  std::vector<Figure> list{
      count("figure-turns", story, &TeamStory::turns),
      count("figure-minutes", story, &TeamStory::minutes),
      count("figure-goals", story, &TeamStory::goals),
      count("figure-shots", story, &TeamStory::shots),
      sum("figure-expected-goals", story, &TeamStory::expected_goals),
      tally("figure-checks", telling, &TeamStory::checks),
      tally("figure-presses", telling, &TeamStory::presses),
      count("figure-yellow", story, &TeamStory::yellow),
      count("figure-red", story, &TeamStory::red),
  };
  if (story.options.contains(Option::substitutions))
    list.push_back(count("figure-substitutions", story, &TeamStory::substitutions));
  if (story.options.contains(Option::injuries))
    list.push_back(count("figure-injuries", story, &TeamStory::injuries));
  return list;
}

/// Home's bar grows to the left, Away's to the right.
std::string bar(Team team, const Figure& figure) {
  std::string inside;
  if (const double length = figure.length[index(team)]; length > 0)
    inside = fmt::format(R"(<span class="bar {}" style="width:{:.0f}%"></span>)", name(team), 100 * length);
  if (const auto average = figure.average[index(team)])
    inside += fmt::format(R"(<span class="average" style="{}:{:.0f}%"></span>)",
                          team == Team::home ? "right" : "left", 100 * *average);
  return fmt::format(R"(<span class="half">{}</span>)", inside);
}

std::string row(const Telling& telling, const Figure& figure) {
  return fmt::format(
      R"(<tr><td>{}</td><th scope="row">{}<span class="bars" aria-hidden="true">{}{}</span></th><td>{}</td></tr>)"
      "\n",
      figure.told[0], telling.say(figure.key), bar(Team::home, figure), bar(Team::away, figure),
      figure.told[1]);
}

std::string heads(const Telling& telling) {
  return fmt::format(R"(<tr><th scope="col">{}{}</th><td></td><th scope="col">{}{}</th></tr>)",
                     emblem(Team::home), telling.name(Team::home), telling.name(Team::away),
                     emblem(Team::away));
}

}  // namespace

std::string figures_part(const Telling& telling) {
  std::string rows;
  for (const Figure& figure : figures(telling)) rows += row(telling, figure);
  return part("figures", telling.say("figures"),
              fmt::format(R"(<table><thead>{}</thead><tbody>
{}</tbody></table><p class="note">{}</p>)",
                          heads(telling), rows, telling.say("figures-note")));
}

}  // namespace fuba
