#include "story/page.hpp"

#include <fmt/format.h>

#include "story/html.hpp"
#include "story/page_parts.hpp"
#include "story/page_style.hpp"
#include "story/svg_plots.hpp"

namespace story {
namespace {

std::string figure(std::string_view kind, std::string_view heading, const Pair<std::string>& legend,
                   const std::string& picture, std::string_view note) {
  return part(
      kind, heading,
      fmt::format(R"(<p class="legend"><span>{}{}</span><span>{}{}</span></p>{}<p class="note">{}</p>)",
                  emblem(Team::home), escaped(legend[0]), emblem(Team::away), escaped(legend[1]), picture,
                  escaped(note)));
}

std::string curve_part(const Report& report, const MomentumPart& momentum) {
  return figure("wide", momentum.heading, momentum.legend, momentum_picture(momentum, report.time),
                momentum.note);
}

std::string curves(const Report& report) {
  return curve_part(report, report.momentum) +
         (report.prospects ? curve_part(report, *report.prospects) : std::string());
}

std::string expected_goals_part(const Report& report) {
  const ExpectedGoalsPart& expected = report.expected_goals;
  return figure("chances", expected.heading, expected.legend, expected_goals_picture(expected, report.time),
                expected.note);
}

std::string heat_part(const HeatPart& heat) {
  return figure("ball-place", heat.heading, heat.legend, heat_picture(heat), heat.note);
}

/// On a wide page the columns stand side by side.
std::string columns(const Report& report) {
  return fmt::format("<div class=\"column\">{}</div>\n<div class=\"column\">{}</div>\n",
                     figures_part(report) + heat_part(report.heat) + shots_part(report),
                     luck_part(report) + expected_goals_part(report) + incidents_part(report.incidents) +
                         notes_part(report.notes));
}

}  // namespace

std::string page(const Report& report) {
  return fmt::format(R"(<!DOCTYPE html>
<html lang="{}"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>{}</title>
<style>{}</style></head>
<body>{}
{}<main>
{}</main><footer>{}</footer></body></html>
)",
                     escaped(report.language), escaped(report.title), page_style(report.head.colours),
                     picture_signs(), masthead(report.head),
                     curves(report) + columns(report) + turns_part(report.turns), escaped(report.colophon));
}

}  // namespace story
