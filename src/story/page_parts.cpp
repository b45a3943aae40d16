#include "story/page_parts.hpp"

#include <fmt/format.h>

#include "story/html.hpp"

namespace story {
namespace {

std::string scorers(const Head& head, Team team) {
  std::string list;
  for (const std::string& scorer : head.scorers[index(team)])
    list += fmt::format("<li>{}</li>", escaped(scorer));
  return fmt::format(R"(<div class="{}">{}</div>)", name(team),
                     list.empty() ? "" : fmt::format(R"(<ul class="scorers">{}</ul>)", list));
}

std::string kicker(const Head& head) {
  std::string line;
  for (const std::string& played : head.played) line += fmt::format("<span>{}</span>", escaped(played));
  return line;
}

std::string side(const Head& head, Team team) {
  return fmt::format(R"(<span class="side {}">{}<span class="name">{}</span></span>)", name(team),
                     emblem(team), escaped(head.names[index(team)]));
}

std::string luck_of(const Report& report, Team team) {
  std::string list;
  for (const std::string& sentence : report.luck.sentences[index(team)])
    list += fmt::format("<li>{}</li>", escaped(sentence));
  return fmt::format(R"(<h3>{}{}</h3><ul class="luck">{}</ul>)", emblem(team),
                     escaped(report.head.names[index(team)]), list);
}

}  // namespace

std::string part(std::string_view kind, std::string_view heading, const std::string& inside) {
  return fmt::format("<section class=\"{}\"><h2>{}</h2>\n{}</section>\n", kind, escaped(heading), inside);
}

std::string emblem(Team team) {
  return fmt::format(R"(<svg class="emblem" viewBox="0 0 20 20" aria-hidden="true"><use href="#{}"/></svg>)",
                     name(team));
}

std::string masthead(const Head& head) {
  return fmt::format(
      R"(<header><p class="kicker">{}</p>
<h1>{} <span class="score">{}</span> {}</h1>
<div class="under">{}<p>{}</p>{}</div>
<p class="options">{}</p></header>
)",
      kicker(head), side(head, Team::home), escaped(head.score), side(head, Team::away),
      scorers(head, Team::home), escaped(head.half_time), scorers(head, Team::away), escaped(head.options));
}

std::string luck_part(const Report& report) {
  return part(
      "luck", report.luck.heading,
      fmt::format(R"(<p class="lead">{}</p>{}{}<p class="note">{}</p>)", escaped(report.luck.balance),
                  luck_of(report, Team::home), luck_of(report, Team::away), escaped(report.luck.note)));
}

}  // namespace story
