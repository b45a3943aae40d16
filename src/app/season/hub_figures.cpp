// The figures of the hub, and the best of the season.
#include <fmt/format.h>

#include <algorithm>

#include "app/season/hub_panels.hpp"
#include "app/season/season_panels.hpp"
#include "app/season/season_words.hpp"
#include "app/season/table_columns.hpp"
#include "competition/honours.hpp"
#include "competition/top_lists.hpp"

namespace fuba::app {

using competition::Competition;
using competition::TeamFigures;
using competition::TeamIndex;

namespace {

constexpr std::ptrdiff_t unlucky_columns = 3;  ///< behind those of luck

/// Whether the game has control checks and presses to be lucky in.
bool tells_checks(const std::vector<TeamFigures>& figures) {
  return std::ranges::any_of(figures,
                             [](const TeamFigures& team) { return team.luck_in_checks.has_value(); });
}

std::vector<Column> figure_columns(const Ui& ui, const std::vector<TeamFigures>& figures) {
  const words::Words& words = ui.words();
  const auto of = [&figures](auto value) {
    return [&figures, value](std::size_t row) { return value(figures[row]); };
  };
  const auto played = [of](auto value) {
    return of(
        [value](const TeamFigures& team) { return team.measured > 0 ? value(team) : std::string("–"); });
  };
  std::vector<Column> columns{
      {words["season.played"], 0, of([](const TeamFigures& t) { return std::to_string(t.tally.played); })},
      {words["season.goals"], 0, of([](const TeamFigures& t) {
         return fmt::format("{}:{}", t.tally.goals_for, t.tally.goals_against);
       })},
      {words::ui(words, "season-xg-for"), 0,
       played([&words](const TeamFigures& t) { return words::number(words, t.expected_for, 1); })},
      {words::ui(words, "season-xg-against"), 0,
       played([&words](const TeamFigures& t) { return words::number(words, t.expected_against, 1); })},
      {words::ui(words, "season-luck"), 0,
       played([&words](const TeamFigures& t) { return words::signed_number(words, t.luck, 1); })},
      {words::ui(words, "season-clean"), 0,
       of([](const TeamFigures& t) { return std::to_string(t.clean_sheets); })},
      {words::ui(words, "season-cards-shown"), 0,
       of([](const TeamFigures& t) { return fmt::format("{}/{}", t.tally.yellow, t.tally.red); })},
      {words::ui(words, "season-unbeaten"), 0,
       of([](const TeamFigures& t) { return std::to_string(t.longest_unbeaten); })}};
  const auto add_luck = [&](std::string_view heading, std::optional<double> TeamFigures::*luck) {
    columns.insert(columns.end() - unlucky_columns,
                   {words::ui(words, heading), 0, played([&words, luck](const TeamFigures& t) {
                      return words::signed_number(words, (t.*luck).value_or(0), 1);
                    })});
  };
  if (tells_checks(figures)) {
    add_luck("season-checks", &TeamFigures::luck_in_checks);
    add_luck("season-presses", &TeamFigures::luck_in_presses);
  }
  fit(ui, columns, figures.size());
  return columns;
}

}  // namespace

Picked lay_figures(Ui& ui, const SDL_FRect& room, const Contest& contest, const Picked& now) {
  Picked picked = now;
  const auto figures = team_figures(contest.get());
  const auto columns = figure_columns(ui, figures);
  ui.begin_scroll("figures", room);
  const float scrolled = ImGui::GetScrollY();
  SDL_FRect line{room.x, room.y - scrolled, room.w - ui.px(18), ui.px(table_head)};
  lay_headings(ui, line, columns);
  line.y += line.h;
  line.h = ui.px(table_row);
  for (std::size_t at = 0; at < figures.size(); ++at, line.y += line.h) {
    const competition::TeamEntry& team = contest.get().definition().teams[at];
    if (lay_row_ground(ui, line, "row " + team.id, picked.team == at, at % 2 == 0)) picked = {.team = at};
    lay_kit(ui, {line.x + ui.px(20), line.y + line.h / 2}, ui.px(10), team);
    const float x = line.x + ui.px(42);
    ui.left(Type::text, {x, line.y, line.x + line.w - width_of(ui, columns) - x - ui.px(8), line.h},
            style::text, team.name);
    lay_values(ui, line, columns, at);
  }
  line.y += ui.px(14);
  line.y += ui.text(Type::small, line.x + ui.px(8), line.y, style::quiet,
                    ui.say(tells_checks(figures) ? "season-figures-help" : "season-figures-help-plain"),
                    line.w - ui.px(16)) +
            ui.px(20);
  line.y += lay_top_lists(ui, line, contest);
  const float end = line.y + scrolled - room.y;
  ui.end_scroll(end);
  return picked;
}

float lay_top_lists(Ui& ui, const SDL_FRect& room, const Contest& contest) {
  const Competition& of = contest.get();
  const words::Words& words = ui.words();
  const auto figures = team_figures(of);
  const auto lists = top_lists(of, figures);
  float y = room.y;
  const auto row = [&](std::string_view key, const std::string& value) {
    ui.left(Type::text, {room.x + ui.px(8), y, ui.px(230), ui.px(30)}, style::quiet,
            words["season." + std::string(key)]);
    ui.left(Type::text, {room.x + ui.px(240), y, room.w - ui.px(240), ui.px(30)}, style::text, value);
    y += ui.px(32);
  };
  const auto team = [&](std::string_view key, const std::optional<TeamIndex>& first, const auto& tell) {
    if (!first) return;
    const std::string told = tell(figures[*first]);
    row(key, of.definition().teams[*first].name + (told.empty() ? "" : ",  " + told));
  };
  const auto match = [&](std::string_view key, const std::optional<std::size_t>& first) {
    if (!first) return;
    const auto pair = of.teams(*first);
    row(key, team_title(words, of, pair[0]) + "  " + score_title(of, *first) + "  " +
                 team_title(words, of, pair[1]));
  };
  team("best-attack", lists.best_attack, [&](const TeamFigures& t) { return goals_scored(words, t.tally); });
  team("best-defence", lists.best_defence,
       [&](const TeamFigures& t) { return goals_conceded(words, t.tally); });
  team("sharpest", lists.sharpest,
       [&](const TeamFigures& t) { return competition::goals_beyond(words, t.finishing(), 1); });
  team("luckiest", lists.luckiest,
       [&](const TeamFigures& t) { return competition::goals_beyond(words, t.luck, 1); });
  team("fairest", lists.fairest, [](const TeamFigures&) { return std::string(); });
  match("match-of-the-season", lists.match_of_the_season);
  match("greatest-upset", lists.greatest_upset);
  return y - room.y;
}

}  // namespace fuba::app
