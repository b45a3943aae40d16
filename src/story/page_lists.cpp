#include <fmt/format.h>

#include <span>

#include "story/html.hpp"
#include "story/page_parts.hpp"

namespace story {
namespace {

std::string sign(Sign which) {
  constexpr std::array ids{"goal-mark", "yellow-card", "red-card", "turning-point"};
  return fmt::format(
      R"(<svg class="sign" viewBox="-10 -10 20 20" aria-hidden="true"><use href="#{}"/></svg>)",
      ids[static_cast<std::size_t>(which)]);
}

/// Goals catch the eye.
std::string marked(const std::string& text, bool goal) {
  return goal ? fmt::format("<strong>{}</strong>", escaped(text)) : escaped(text);
}

std::string shot_row(const ShotLine& shot, const Pair<std::string>& names) {
  return fmt::format(
      R"(<tr><td>{}</td><td>{}<span class="who">{}</span></td><td>{}</td><td class="number">{}</td><td>{}</td></tr>)",
      escaped(shot.when), emblem(shot.team), escaped(names[index(shot.team)]), escaped(shot.from),
      escaped(shot.percent), marked(shot.result, shot.goal));
}

std::string shot_heads(const ShotsPart& shots) {
  constexpr std::size_t chance = 3;
  std::string heads;
  for (std::size_t column = 0; column < shots.columns.size(); ++column)
    heads += fmt::format(R"(<th scope="col"{}>{}</th>)", column == chance ? R"( class="number")" : "",
                         escaped(shots.columns[column]));
  return heads;
}

std::string listed(const Line& line, const std::string& text) {
  return fmt::format("<li><span class=\"when\">{}</span><span>{}</span></li>\n", escaped(line.when), text);
}

std::string list_of(const std::string& items) { return fmt::format("<ul class=\"lines\">\n{}</ul>", items); }

/// What of a turn should be seen while it is folded.
std::string chips(const TurnTold& turn) {
  std::string list;
  for (const TurnTold::Chip& chip : turn.chips) {
    list += chip.text.empty()
                ? sign(chip.sign)
                : fmt::format(R"(<strong class="chip">{}{}</strong>)", sign(chip.sign), escaped(chip.text));
  }
  return list;
}

std::string fold(const std::string& summary, std::span<const Sentence> told) {
  std::string list;
  for (const Sentence& sentence : told)
    list += fmt::format("<li>{}</li>", marked(sentence.text, sentence.goal));
  return fmt::format("<details><summary>{}</summary><ul>{}</ul></details>\n", summary, list);
}

/// A fold with the first sentence of the turn outside.
std::string turn_fold(const TurnTold& turn) {
  if (turn.sentences.empty()) return "";
  const Sentence& first = turn.sentences.front();
  return fold(fmt::format(R"(<span class="when">{}</span>{}<span class="first">{}</span>{})",
                          escaped(turn.when), emblem(turn.team), marked(first.text, first.goal), chips(turn)),
              std::span(turn.sentences).subspan(1));
}

}  // namespace

std::string shots_part(const Report& report) {
  const ShotsPart& shots = report.shots;
  if (shots.lines.empty()) return part("shots", shots.heading, fmt::format("<p>{}</p>", escaped(shots.none)));
  std::string rows;
  for (const ShotLine& shot : shots.lines) rows += shot_row(shot, report.head.names) + "\n";
  return part(
      "shots", shots.heading,
      fmt::format("<table><thead><tr>{}</tr></thead><tbody>\n{}</tbody></table>", shot_heads(shots), rows));
}

std::string incidents_part(const LinesPart& incidents) {
  if (incidents.lines.empty())
    return part("incidents", incidents.heading, fmt::format("<p>{}</p>", escaped(incidents.none)));
  std::string items;
  for (const Line& line : incidents.lines)
    items += listed(line, (line.sign ? sign(*line.sign) : "") + marked(line.text, line.sign == Sign::goal));
  return part("incidents", incidents.heading, list_of(items));
}

std::string notes_part(const LinesPart& notes) {
  if (notes.lines.empty()) return "";
  std::string items;
  for (const Line& line : notes.lines)
    items += listed(line, fmt::format(R"(<span class="remark" dir="auto">{}</span>)", escaped(line.text)));
  return part("notes", notes.heading, list_of(items));
}

std::string turns_part(const TurnsPart& turns) {
  std::string inside = fmt::format(R"(<p class="note">{}</p>)", escaped(turns.note));
  if (!turns.before.empty()) inside += fold(escaped(turns.before_heading), turns.before);
  for (const TurnsPart::Half& half : turns.halves) {
    inside += fmt::format("<h3>{}</h3>\n", escaped(half.heading));
    for (const TurnTold& turn : half.turns) inside += turn_fold(turn);
  }
  return part("wide turns", turns.heading, inside);
}

}  // namespace story
