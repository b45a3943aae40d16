#include <fmt/format.h>

#include "story/html.hpp"
#include "story/page_parts.hpp"

namespace story {
namespace {

std::string told(const Figure& figure, Team team) {
  const std::string& expected = figure.expected[index(team)];
  return escaped(figure.told[index(team)]) +
         (expected.empty() ? "" : fmt::format("<small>{}</small>", escaped(expected)));
}

/// Home's bar grows to the left, Away's to the right.
std::string bar(Team team, const Figure& figure) {
  std::string inside;
  if (const double length = figure.length[index(team)]; length > 0)
    inside = fmt::format(R"(<span class="bar {}" style="width:{:.0f}%"></span>)", name(team), 100 * length);
  if (const auto mean = figure.mean[index(team)])
    inside += fmt::format(R"(<span class="average" style="{}:{:.0f}%"></span>)",
                          team == Team::home ? "right" : "left", 100 * *mean);
  return fmt::format(R"(<span class="half">{}</span>)", inside);
}

std::string row(const Figure& figure) {
  return fmt::format(
      R"(<tr><td>{}</td><th scope="row">{}<span class="bars" aria-hidden="true">{}{}</span></th><td>{}</td></tr>)"
      "\n",
      told(figure, Team::home), escaped(figure.what), bar(Team::home, figure), bar(Team::away, figure),
      told(figure, Team::away));
}

std::string heads(const Pair<std::string>& names) {
  return fmt::format(R"(<tr><th scope="col">{}{}</th><td></td><th scope="col">{}{}</th></tr>)",
                     emblem(Team::home), escaped(names[0]), escaped(names[1]), emblem(Team::away));
}

}  // namespace

std::string figures_part(const Report& report) {
  std::string rows;
  for (const Figure& figure : report.figures.figures) rows += row(figure);
  return part("figures", report.figures.heading,
              fmt::format(R"(<table><thead>{}</thead><tbody>
{}</tbody></table><p class="note">{}</p>)",
                          heads(report.head.names), rows, escaped(report.figures.note)));
}

}  // namespace story
