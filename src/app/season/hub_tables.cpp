// The tables of the hub.
#include <fmt/format.h>

#include <algorithm>

#include "app/season/hub_panels.hpp"
#include "app/season/season_panels.hpp"
#include "app/season/season_words.hpp"
#include "app/season/table_columns.hpp"
#include "competition/expected_points.hpp"
#include "competition/table_sentences.hpp"

namespace fuba::app {

using competition::Competition;
using competition::ExpectedRow;
using competition::Row;
using competition::TeamIndex;

namespace {

constexpr std::size_t form_shown = 5;

/// W, D and L of the last matches, in colour and letter.
void lay_form(Ui& ui, const SDL_FRect& line, const std::string& form) {
  const float side = ui.px(20);
  float x = line.x + line.w - static_cast<float>(form.size()) * (side + ui.px(3));
  for (const char letter : form) {
    const SDL_FRect box{x, line.y + (line.h - side) / 2, side, side};
    const ImU32 colour = letter == 'W' ? style::good : letter == 'L' ? style::bad : style::line;
    ui.fill(box, style::with_alpha(colour, letter == 'D' ? 1.0F : 0.85F), 4);
    const std::string key = letter == 'W' ? "season.won" : letter == 'L' ? "season.lost" : "season.drawn";
    const bool on_dark = letter == 'D' && !style::edges;
    ui.centred(Type::small, box, on_dark ? style::text : style::room, ui.words()[key]);
    x += side + ui.px(3);
  }
}

/// The place of a team's row, on its way where it moves.
float row_of(const RowsMoving& moving, TeamIndex team, std::size_t place) {
  const auto now = static_cast<float>(place);
  if (moving.places_before.empty()) return now;
  const auto before = static_cast<float>(moving.places_before[team]);
  const float t = moving.progress * moving.progress * (3 - 2 * moving.progress);
  return before + (now - before) * t;
}

std::vector<Column> columns_of(const Ui& ui, const std::vector<Row>& rows,
                               const std::vector<ExpectedRow>& expected) {
  const words::Words& words = ui.words();
  const auto of = [&rows](auto value) {
    return [&rows, value](std::size_t row) { return value(rows[row].tally); };
  };
  using competition::Tally;
  std::vector<Column> columns{
      {words["season.played"], 38, of([](const Tally& t) { return std::to_string(t.played); })},
      {words["season.won"], 34, of([](const Tally& t) { return std::to_string(t.won); })},
      {words["season.drawn"], 34, of([](const Tally& t) { return std::to_string(t.drawn); })},
      {words["season.lost"], 34, of([](const Tally& t) { return std::to_string(t.lost); })},
      {words["season.goals"], 66,
       of([](const Tally& t) { return fmt::format("{}:{}", t.goals_for, t.goals_against); })},
      {words["season.difference"], 48, of(competition::difference_text)},
      {ui.words()["season.points"], 62, of([](const Tally& t) { return std::to_string(t.points); }), true}};
  const bool measured = std::ranges::any_of(expected, [](const ExpectedRow& row) { return row.matches > 0; });
  if (measured)
    columns.push_back(
        {words::ui(words, "season-by-chances"), 62, [&rows, &expected, &words](std::size_t row) {
           const auto found = std::ranges::find(expected, rows[row].team, &ExpectedRow::team);
           return found->matches > 0 ? words::number(words, found->points, 1) : std::string("–");
         }});
  return columns;
}

/// Team, figures, form and what it misses next.
struct TableLines {
  Ui& ui;
  const Contest& contest;
  const std::vector<Row>& rows;
  const std::vector<Column>& columns;
  float form;

  bool lay(const SDL_FRect& line, std::size_t at, bool picked) const {
    const Competition& of = contest.get();
    const Row& row = rows[at];
    const competition::TeamEntry& team = of.definition().teams[row.team];
    const bool taken = lay_row_ground(ui, line, "row " + team.id, picked, at % 2 == 0);
    const bool goes_on = row.place <= of.definition().qualify;
    if (goes_on) ui.fill({line.x, line.y + ui.px(8), ui.px(3), line.h - ui.px(16)}, style::good, 2);
    right(ui, Type::text, {line.x, line.y, ui.px(32), line.h}, style::quiet, std::to_string(row.place));
    lay_kit(ui, {line.x + ui.px(56), line.y + line.h / 2}, ui.px(10), team);
    const float end = line.x + line.w - form - width_of(ui, columns);
    float name_end = end - ui.px(8);
    const std::string missing = missing_title(contest, ui.words(), row.team);
    if (!missing.empty()) name_end -= ui.px(34);
    const float x = line.x + ui.px(76);
    const ImU32 ink = of.withdrawn(row.team) ? style::dimmed : style::text;
    ui.left(Type::text, {x, line.y, name_end - x, line.h}, ink, team.name);
    const float beside = x + std::min(ui.measure(Type::text, team.name).x, name_end - x) + ui.px(10);
    if (!missing.empty()) lay_missing({beside, line.y, ui.px(26), line.h}, missing);
    if (of.withdrawn(row.team)) lay_withdrawn({beside, line.y, name_end - beside, line.h});
    lay_values(ui, {line.x, line.y, line.w - form, line.h}, columns, at);
    lay_form(ui, {line.x + line.w - form, line.y, form - ui.px(4), line.h},
             form_of(of, row.team, form_shown));
    return taken;
  }

  /// Where there is room beside the name.
  void lay_withdrawn(const SDL_FRect& room) const {
    const std::string told = ui.say("season-has-withdrawn");
    if (ui.measure(Type::small, told).x <= room.w) ui.left(Type::small, room, style::dimmed, told);
  }

  /// A mark that the next match begins with less, told on hover.
  void lay_missing(const SDL_FRect& place, const std::string& missing) const {
    const SDL_FRect box{place.x, place.y + place.h / 2 - ui.px(10), place.w, ui.px(20)};
    ui.outline(box, style::bad, 1, 4);
    ui.centred(Type::small, box, style::bad, "–");
    if (ui.pointer_in(box)) ui.hint(missing);
  }
};

float lay_group(Ui& ui, const SDL_FRect& room, const Contest& contest, std::size_t group, Picked& picked,
                const RowsMoving& moving) {
  const Competition& of = contest.get();
  const auto rows = of.table(group);
  const auto expected = expected_table(of, group);
  const auto columns = columns_of(ui, rows, expected);
  const float form = ui.px(form_shown * 23 + 10);
  float y = room.y;
  if (of.schedule().groups.size() > 1)
    y += lay_heading(ui, {room.x, y, room.w, 0},
                     words::ui(ui.words(), "season-group", {{"group", of.schedule().groups[group].name}}));
  lay_headings(ui, {room.x, y, room.w - form, ui.px(table_head)}, columns);
  right(ui, Type::small, {room.x + room.w - form, y, form - ui.px(6), ui.px(table_head)}, style::dimmed,
        ui.say("season-form"));
  y += ui.px(table_head);
  const TableLines lines{ui, contest, rows, columns, form};
  for (std::size_t at = 0; at < rows.size(); ++at) {
    const float place = row_of(moving, rows[at].team, at);
    const SDL_FRect line{room.x, y + place * ui.px(table_row), room.w, ui.px(table_row)};
    if (lines.lay(line, at, picked.team == rows[at].team)) picked = {.team = rows[at].team};
  }
  y += static_cast<float>(rows.size()) * ui.px(table_row) + ui.px(8);
  for (const std::string& reason : parted_sentences(ui.words(), of, rows))
    y += ui.text(Type::small, room.x + ui.px(8), y, style::quiet, reason, room.w) + ui.px(4);
  return y + ui.px(16) - room.y;
}

}  // namespace

Picked lay_tables(Ui& ui, const SDL_FRect& room, const Contest& contest, const Picked& now,
                  const RowsMoving& moving) {
  Picked picked = now;
  ui.begin_scroll("tables", room);
  const float scrolled = ImGui::GetScrollY();
  SDL_FRect left{room.x, room.y - scrolled, room.w - ui.px(18), room.h};
  for (std::size_t group = 0; group < contest.get().schedule().groups.size(); ++group)
    left.y += lay_group(ui, left, contest, group, picked, moving);
  const float end = left.y + scrolled - room.y;
  ui.soften(room, room.y + end - scrolled, style::panel);
  ui.end_scroll(end);
  return picked;
}

}  // namespace fuba::app
