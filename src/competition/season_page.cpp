#include "competition/season_page.hpp"

#include <fmt/format.h>

#include "competition/season_parts.hpp"
#include "story/html.hpp"
#include "story/page_style.hpp"

namespace competition {

const std::string_view season_style = R"css(
main{grid-template-columns:minmax(0,1fr)}
main>section{min-width:0}
.kit{display:inline-block;width:.8em;height:.8em;border:1px solid #1C2630;border-radius:50%;margin-right:.45em;vertical-align:-.04em}
.team{white-space:nowrap}
.scroll{overflow-x:auto}
.season td,.season th{padding:.35rem .55rem;text-align:right;white-space:nowrap}
.season th[scope=row]{text-align:left}
.season thead th{font-size:.88rem;color:#434E58}
.season .none{color:#8A8576}
.cross td,.cross thead th{text-align:center;min-width:3.2em}
.bracket{display:flex;gap:1.4rem;align-items:stretch}
.bracket .round{display:flex;flex-direction:column;justify-content:space-around;gap:.8rem;min-width:13rem}
.bracket h3{margin:0 0 .3rem;font-size:1rem}
.tie{border:1px solid #E4DCC6;border-radius:6px;background:#FAF6EA}
.tie p{display:flex;justify-content:space-between;gap:.8rem;margin:0;padding:.3rem .6rem}
.tie p+p{border-top:1px solid #E4DCC6}
.tie .won{font-weight:700;box-shadow:inset 4px 0 #2F7A4D}
.tie small{display:block;padding:.1rem .6rem .3rem;color:#434E58}
.course text{font-size:13px;fill:#1C2630}
.course polyline{fill:none;stroke-width:4;stroke-linejoin:round;stroke-linecap:round}
.course .edge{stroke:#1C2630;stroke-width:6}
.games{list-style:none;margin:0 0 1rem;padding:0}
.games li{padding:.35rem 0}
.games li+li{border-top:1px solid #E4DCC6}
.games .told{display:block;color:#434E58;font-size:.92rem}
.facts{display:grid;grid-template-columns:max-content 1fr;gap:.3rem 1.2rem;margin:0}
.facts dt{font-weight:600}
.facts dd{margin:0;overflow-wrap:anywhere}
.cup{font-size:clamp(1.8rem,6vw,3.2rem)}
header h1{display:block}
@media print{.scroll{overflow:visible}.season td,.season th{padding:.15rem .3rem;font-size:8.5pt}}
)css";

std::string Season::say(std::string_view key, std::initializer_list<words::Placeholder> values) const {
  return story::escaped(words::fill(words_, fmt::format("season.{}", key), values));
}

std::string Season::heading(std::string_view key, std::size_t group) const {
  const auto& groups = competition_.schedule().groups;
  if (groups.size() == 1) return say(key);
  return fmt::format("{}, {}", say(key), say("group", {{"name", groups[group].name}}));
}

std::string Season::name(TeamIndex team) const {
  return story::escaped(story::isolated(competition_.definition().teams[team].name));
}

std::string Season::team(const std::optional<TeamIndex>& team) const {
  if (!team) return fmt::format(R"(<span class="none">{}</span>)", say("unknown"));
  const std::string& colour = competition_.definition().teams[*team].colour;
  const std::string kit = fmt::format(R"(<span class="kit" style="background:{}"></span>)", colour);
  return fmt::format(R"(<span class="team">{}{}</span>)", kit, name(*team));
}

std::string Season::score(std::size_t match) const {
  const auto outcome = competition_.outcome(match);
  if (!outcome) return "-";
  std::string text = fmt::format("{}:{}", outcome->goals()[0], outcome->goals()[1]);
  if (outcome->walkover) return text + " " + say("walkover");
  if (outcome->result->extra) text += " " + say("after-extra-time");
  if (const auto& kicks = outcome->result->penalties)
    text += " " + say("on-penalties", {{"score", fmt::format("{}:{}", (*kicks)[0], (*kicks)[1])}});
  return text;
}

std::string html_table(std::string_view kind, const std::vector<std::string>& head,
                       const std::vector<std::vector<std::string>>& rows) {
  std::string table = fmt::format(R"(<div class="scroll"><table class="season {}"><thead><tr>)", kind);
  for (const std::string& cell : head) table += fmt::format(R"(<th scope="col">{}</th>)", cell);
  table += "</tr></thead><tbody>\n";
  for (const auto& row : rows) {
    table += "<tr>";
    for (std::size_t at = 0; at < row.size(); ++at)
      table +=
          at == 0 ? fmt::format(R"(<th scope="row">{}</th>)", row[at]) : fmt::format("<td>{}</td>", row[at]);
    table += "</tr>\n";
  }
  return table + "</tbody></table></div>\n";
}

std::string season_page(const Competition& competition, const TellMatch& tell, const words::Words& words,
                        const std::string& rules) {
  const Season season(competition, tell, words, rules);
  const std::string title = story::escaped(competition.definition().name);
  std::string parts = tables_part(season) + bracket_part(season) + cross_tables_part(season) +
                      course_part(season) + top_lists_part(season) + rounds_part(season) + luck_part(season) +
                      discipline_part(season) + matches_part(season) + notes_part(season) +
                      settings_part(season);
  return fmt::format(R"(<!DOCTYPE html>
<html lang="{}"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>{}</title>
<style>{}{}</style></head>
<body>{}<main>
{}</main><footer>{}</footer></body></html>
)",
                     story::escaped(words.language()), title, story::page_style({}), season_style,
                     champion_part(season), parts, season.say("colophon"));
}

}  // namespace competition
