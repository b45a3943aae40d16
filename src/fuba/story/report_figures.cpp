#include <algorithm>
#include <cmath>

#include "fuba/story/report_parts.hpp"

namespace fuba {
namespace {

using story::Figure;

constexpr std::string_view nothing_tried = "–";
/// Less luck than this is none.
constexpr double luck_worth_telling = 0.05;

/// Both bars as parts of the longer one.
std::array<double, 2> compared(double home, double away) {
  const double longest = std::max(home, away);
  if (longest <= 0) return {0, 0};
  return {home / longest, away / longest};
}

Figure count(const Telling& telling, std::string_view key, int TeamStory::*what) {
  const int home = telling.story().of(Team::home).*what;
  const int away = telling.story().of(Team::away).*what;
  return {.what = telling.say(key),
          .told = {std::to_string(home), std::to_string(away)},
          .length = compared(home, away)};
}

Figure sum(const Telling& telling, std::string_view key, double TeamStory::*what) {
  const double home = telling.story().of(Team::home).*what;
  const double away = telling.story().of(Team::away).*what;
  return {.what = telling.say(key),
          .told = {telling.number(home, 2), telling.number(away, 2)},
          .length = compared(home, away)};
}

Figure tally(const Telling& telling, std::string_view key, Tally TeamStory::*what) {
  Figure figure{.what = telling.say(key)};
  for (const Team team : teams) {
    const Tally& tally = telling.story().of(team).*what;
    const std::size_t at = index(team);
    figure.told[at] = nothing_tried;
    if (tally.tried == 0) continue;
    figure.told[at] =
        telling.say("tally", {{"won", std::to_string(tally.won)}, {"tried", std::to_string(tally.tried)}});
    figure.expected[at] = telling.say("expected", {{"expected", telling.number(tally.expected, 1)}});
    figure.length[at] = static_cast<double>(tally.won) / tally.tried;
    figure.mean[at] = tally.expected / tally.tried;
  }
  return figure;
}

using Keys = std::array<std::string_view, 3>;  ///< for more, fewer, and what was to be expected

std::string_view direction(double luck, const Keys& keys) {
  return luck >= luck_worth_telling ? keys[0] : luck <= -luck_worth_telling ? keys[1] : keys[2];
}

std::string luck_in_shots(const Telling& telling, Team team) {
  const TeamStory& told = telling.story().of(team);
  const double luck = told.goals - told.expected_goals;
  const std::string_view key =
      told.shots == 0 ? "luck-goals-none"
                      : direction(luck, {"luck-goals-more", "luck-goals-fewer", "luck-goals-even"});
  return telling.say(key, {{"team", telling.name(team)}, {"count", telling.number(std::abs(luck), 1)}});
}

std::string luck_in(const Telling& telling, Team team, const Tally& tally, const Keys& keys) {
  const double luck = tally.won - tally.expected;
  return telling.say(direction(luck, keys), {{"team", telling.name(team)},
                                             {"won", std::to_string(tally.won)},
                                             {"tried", std::to_string(tally.tried)},
                                             {"count", telling.number(std::abs(luck), 1)}});
}

std::vector<std::string> luck_of(const Telling& telling, Team team) {
  const TeamStory& told = telling.story().of(team);
  std::vector<std::string> list{luck_in_shots(telling, team)};
  if (told.checks.tried > 0)
    list.push_back(
        luck_in(telling, team, told.checks, {"luck-checks-more", "luck-checks-fewer", "luck-checks-even"}));
  if (told.presses.tried > 0)
    list.push_back(luck_in(telling, team, told.presses,
                           {"luck-presses-more", "luck-presses-fewer", "luck-presses-even"}));
  return list;
}

std::string balance(const Telling& telling) {
  const double home = telling.story().of(Team::home).luck_in_shots;
  if (std::abs(home) < luck_worth_telling) return telling.say("luck-balance-even");
  return telling.say("luck-balance", {{"team", telling.name(home > 0 ? Team::home : Team::away)},
                                      {"count", telling.number(std::abs(home), 1)}});
}

}  // namespace

/// Goals are the score: they stand in the head.
story::FiguresPart told_figures(const Telling& telling) {
  story::FiguresPart part{.heading = telling.say("figures"),
                          .figures = {count(telling, "figure-turns", &TeamStory::turns),
                                      count(telling, "figure-minutes", &TeamStory::minutes),
                                      count(telling, "figure-shots", &TeamStory::shots),
                                      sum(telling, "figure-expected-goals", &TeamStory::expected_goals),
                                      tally(telling, "figure-checks", &TeamStory::checks),
                                      tally(telling, "figure-presses", &TeamStory::presses),
                                      count(telling, "figure-yellow", &TeamStory::yellow),
                                      count(telling, "figure-red", &TeamStory::red)},
                          .note = telling.say("figures-note")};
  const Options& options = telling.story().options;
  if (options.contains(Option::substitutions))
    part.figures.push_back(count(telling, "figure-substitutions", &TeamStory::substitutions));
  if (options.contains(Option::injuries))
    part.figures.push_back(count(telling, "figure-injuries", &TeamStory::injuries));
  return part;
}

story::LuckPart told_luck(const Telling& telling) {
  return {.heading = telling.say("luck"),
          .balance = balance(telling),
          .sentences = {luck_of(telling, Team::home), luck_of(telling, Team::away)},
          .note = telling.say("luck-note")};
}

}  // namespace fuba
