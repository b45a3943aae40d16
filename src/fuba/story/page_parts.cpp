#include "fuba/story/page_parts.hpp"

#include <fmt/format.h>

#include <cmath>

#include "fuba/story/html.hpp"

namespace fuba {
namespace {

/// Less luck than this is none.
constexpr double luck_worth_telling = 0.05;

/// The shot that a goal came from; null where the record begins in the middle of it.
const Shot* shot_of(const Story& story, const Goal& goal) {
  const Shot* last = nullptr;
  for (const Shot& shot : story.shots)
    if (shot.team == goal.team && shot.when.entry <= goal.when.entry) last = &shot;
  return last;
}

std::string scorer(const Telling& telling, const Goal& goal) {
  const Shot* shot = shot_of(telling.story(), goal);
  if (shot != nullptr && shot->kind == ShotKind::penalty)
    return telling.say("from-penalty", {{"moment", telling.plain_moment(goal.when)}});
  return telling.moment(goal.when);
}

std::string scorers(const Telling& telling, Team team) {
  std::string list;
  for (const Goal& goal : telling.story().goals)
    if (goal.team == team) list += fmt::format("<li>{}</li>", scorer(telling, goal));
  return fmt::format(R"(<div class="{}">{}</div>)", name(team),
                     list.empty() ? "" : fmt::format(R"(<ul class="scorers">{}</ul>)", list));
}

std::string kicker(const Telling& telling) {
  const Story& story = telling.story();
  std::string line = fmt::format("<span>{}</span>", telling.edition());
  if (!story.info.date.empty()) line += fmt::format("<span>{}</span>", escaped(isolated(story.info.date)));
  return line + fmt::format("<span>{}</span>",
                            story.over
                                ? telling.say("full-time")
                                : telling.say("so-far", {{"moment", telling.plain_moment(story.end)}}));
}

std::string options_line(const Telling& telling) {
  std::string list;
  for (Option option : telling.story().options)
    list += (list.empty() ? "" : ", ") + telling.plain_option(option);
  return list.empty() ? telling.say("options-none") : telling.say("options", {{"options", list}});
}

std::string side(const Telling& telling, Team team) {
  return fmt::format(R"(<span class="side {}">{}<span class="name">{}</span></span>)", name(team),
                     emblem(team), telling.name(team));
}

std::string whole(int number) { return std::to_string(number); }

// ---- luck

std::string_view direction(double luck, std::string_view more, std::string_view fewer,
                           std::string_view even) {
  return luck >= luck_worth_telling ? more : luck <= -luck_worth_telling ? fewer : even;
}

std::string luck_in_shots(const Telling& telling, Team team) {
  const TeamStory& told = telling.story().of(team);
  const double luck = told.goals - told.expected_goals;
  const std::string_view key =
      told.shots == 0 ? "luck-goals-none"
                      : direction(luck, "luck-goals-more", "luck-goals-fewer", "luck-goals-even");
  return telling.say(key, {{"team", telling.plain_name(team)}, {"count", decimal(std::abs(luck), 1)}});
}

std::string luck_in(const Telling& telling, Team team, const Tally& tally,
                    const std::array<std::string_view, 3>& keys) {
  const double luck = tally.won - tally.expected;
  return telling.say(direction(luck, keys[0], keys[1], keys[2]), {{"team", telling.plain_name(team)},
                                                                  {"won", whole(tally.won)},
                                                                  {"tried", whole(tally.tried)},
                                                                  {"count", decimal(std::abs(luck), 1)}});
}

std::string luck_of(const Telling& telling, Team team) {
  const TeamStory& told = telling.story().of(team);
  std::string list = fmt::format("<li>{}</li>", luck_in_shots(telling, team));
  if (told.checks.tried > 0)
    list += fmt::format(
        "<li>{}</li>",
        luck_in(telling, team, told.checks, {"luck-checks-more", "luck-checks-fewer", "luck-checks-even"}));
  if (told.presses.tried > 0)
    list +=
        fmt::format("<li>{}</li>", luck_in(telling, team, told.presses,
                                           {"luck-presses-more", "luck-presses-fewer", "luck-presses-even"}));
  return fmt::format(R"(<h3>{}{}</h3><ul class="luck">{}</ul>)", emblem(team), telling.name(team), list);
}

/// Which team the dice favoured in front of both goals.
std::string balance(const Telling& telling) {
  const double home = telling.story().of(Team::home).luck_in_shots;
  if (std::abs(home) < luck_worth_telling) return telling.say("luck-balance-even");
  return telling.say("luck-balance", {{"team", telling.plain_name(home > 0 ? Team::home : Team::away)},
                                      {"count", decimal(std::abs(home), 1)}});
}

}  // namespace

std::string part(std::string_view kind, const std::string& heading, const std::string& inside) {
  return fmt::format("<section class=\"{}\"><h2>{}</h2>\n{}</section>\n", kind, heading, inside);
}

std::string masthead(const Telling& telling) {
  const Story& story = telling.story();
  const auto half_time = half_time_score(story);
  const std::string middle =
      half_time ? telling.say("half-time-score", {{"score", telling.plain_score(*half_time)}}) : "";
  return fmt::format(
      R"(<header><p class="kicker">{}</p>
<h1>{} <span class="score">{}</span> {}</h1>
<div class="under">{}<p>{}</p>{}</div>
<p class="options">{}</p></header>
)",
      kicker(telling), side(telling, Team::home), telling.score(story.score), side(telling, Team::away),
      scorers(telling, Team::home), middle, scorers(telling, Team::away), options_line(telling));
}

std::string luck_part(const Telling& telling) {
  return part(
      "luck", telling.say("luck"),
      fmt::format(R"(<p class="lead">{}</p>{}{}<p class="note">{}</p>)", balance(telling),
                  luck_of(telling, Team::home), luck_of(telling, Team::away), telling.say("luck-note")));
}

}  // namespace fuba
