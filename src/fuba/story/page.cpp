#include "fuba/story/page.hpp"

#include <fmt/format.h>

#include "fuba/story/html.hpp"
#include "fuba/story/page_parts.hpp"
#include "fuba/story/page_style.hpp"
#include "fuba/story/svg_plots.hpp"

namespace fuba {
namespace {

std::string title(const Telling& telling) {
  const MatchInfo& info = telling.story().info;
  return telling.say(info.date.empty() ? "title" : "title-date",
                     {{"home", telling.plain_name(Team::home)},
                      {"away", telling.plain_name(Team::away)},
                      {"score", telling.plain_score(telling.story().score)},
                      {"date", isolated(info.date)}});
}

/// The signs of both teams, each with what the picture means by them.
std::string legend(const Telling& telling, std::string_view home, std::string_view away) {
  return fmt::format(R"(<p class="legend"><span>{}{}</span><span>{}{}</span></p>)", emblem(Team::home),
                     telling.say(home, {{"team", telling.plain_name(Team::home)}}), emblem(Team::away),
                     telling.say(away, {{"team", telling.plain_name(Team::away)}}));
}

std::string figure(const Telling& telling, std::string_view kind, std::string_view heading,
                   const std::string& picture, std::string_view note) {
  return part(kind, telling.say(heading),
              fmt::format(R"({}<p class="note">{}</p>)", picture, telling.say(note)));
}

std::string momentum_part(const Telling& telling) {
  return figure(telling, "wide", "momentum",
                legend(telling, "momentum-home", "momentum-away") + momentum_picture(telling),
                "momentum-note");
}

std::string expected_goals_part(const Telling& telling) {
  return figure(telling, "chances", "expected-goals",
                legend(telling, "only-team", "only-team") + expected_goals_picture(telling),
                "expected-goals-note");
}

std::string heat_part(const Telling& telling) {
  return figure(telling, "ball-place", "heat",
                legend(telling, "attacks-right", "attacks-left") + heat_picture(telling), "heat-note");
}

/// On a wide page the columns stand side by side.
std::string columns(const Telling& telling) {
  return fmt::format(
      "<div class=\"column\">{}</div>\n<div class=\"column\">{}</div>\n",
      figures_part(telling) + heat_part(telling) + shots_part(telling),
      luck_part(telling) + expected_goals_part(telling) + incidents_part(telling) + notes_part(telling));
}

}  // namespace

std::string story_page(const Story& story, const Match& match, const Words& words) {
  const Telling telling(story, match, words);
  const std::string parts = momentum_part(telling) + columns(telling) + turns_part(telling);
  return fmt::format(R"(<!DOCTYPE html>
<html lang="{}"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>{}</title>
<style>{}</style></head>
<body>{}
{}<main>
{}</main><footer>{}</footer></body></html>
)",
                     telling.language(), title(telling), page_style(story.info), picture_signs(),
                     masthead(telling), parts, telling.say("colophon"));
}

}  // namespace fuba
