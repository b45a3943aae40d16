#include "app/season/result_form.hpp"

#include <algorithm>
#include <utility>

#include "app/season/season_panels.hpp"

namespace fuba::app {

using competition::ResultEntry;
using competition::Sides;

namespace {

constexpr float number_row = 38;
constexpr float number_button = 30;
constexpr float number_width = 26;
constexpr float pair_width = 2 * number_button + number_width;
constexpr float pair_gap = 6;

/// Where the numbers of a side begin.
float side_start(const Ui& ui, const SDL_FRect& room, std::size_t side) {
  return room.x + room.w - ui.px(side == 0 ? 2 * pair_width + pair_gap : pair_width);
}

}  // namespace

/// Who the numbers are of.
float ResultForm::lay_teams(Ui& ui, const SDL_FRect& room) const {
  const float kit = ui.px(24);
  const auto pair = contest_->get().teams(match_);
  for (std::size_t side = 0; side < 2; ++side) {
    const SDL_FRect name{side_start(ui, room, side), room.y + kit + ui.px(2), ui.px(pair_width), ui.px(24)};
    const competition::TeamEntry& team = contest_->get().definition().teams[*pair[side]];
    lay_kit(ui, {name.x + name.w / 2, room.y + kit / 2}, kit / 2, team);
    ui.centred(Type::small, name, style::quiet, team.name);
  }
  return kit + ui.px(30);
}

/// A row of two numbers, each with less and more.
float ResultForm::lay_numbers(Ui& ui, const SDL_FRect& room, std::string_view id, Sides& sides) const {
  const float height = ui.px(number_row - 6);
  const float button = ui.px(number_button);
  const float number = ui.px(number_width);
  ui.left(Type::small, {room.x, room.y, side_start(ui, room, 0) - room.x, height}, style::text, ui.say(id));
  for (std::size_t at = 0; at < 2; ++at) {
    const float x = side_start(ui, room, at);
    const std::string key = std::string(id) + (at == 0 ? " home" : " away");
    if (ui.button(key + " less", {x, room.y, button, height}, "–")) sides[at] = std::max(0, sides[at] - 1);
    ui.centred(Type::strong, {x + button, room.y, number, height}, style::text, std::to_string(sides[at]));
    if (ui.button(key + " more", {x + button + number, room.y, button, height}, "+"))
      sides[at] = std::min(competition::most_counted, sides[at] + 1);
  }
  return ui.px(number_row);
}

bool ResultForm::level() const {
  return contest_->get().leaves_level({.match = contest_->id_of(match_), .score = entered_.score});
}

bool ResultForm::level_after_extra_time() const {
  ResultEntry entry{.match = contest_->id_of(match_), .score = entered_.score};
  if (contest_->get().definition().extra_time) entry.extra = extra_;
  return contest_->get().leaves_level(entry);
}

float ResultForm::frame(Ui& ui, const SDL_FRect& room) {
  // On a number, not on what writes: a hasty Enter would write no goals.
  if (!std::exchange(begun_, true)) ui.focus().go_to("season-goals home more");
  SDL_FRect row = room;
  row.y += lay_teams(ui, row);
  row.y += lay_numbers(ui, row, "season-goals", entered_.score);
  if (level() && contest_->get().definition().extra_time)
    row.y += lay_numbers(ui, row, "season-extra-goals", extra_);
  if (level() && level_after_extra_time()) row.y += lay_numbers(ui, row, "season-penalties", penalties_);
  row.y += lay_numbers(ui, row, "season-yellow", entered_.yellow);
  row.y += lay_numbers(ui, row, "season-red", entered_.red);
  if (contest_->means().injuries) row.y += lay_numbers(ui, row, "season-injuries", entered_.injuries);
  return row.y - room.y;
}

bool ResultForm::undecided() const {
  return level() && level_after_extra_time() && penalties_[0] == penalties_[1];
}

ResultEntry ResultForm::result() const {
  ResultEntry result = entered_;
  result.match = contest_->id_of(match_);
  result.by_hand = true;
  if (level() && contest_->get().definition().extra_time) result.extra = extra_;
  if (level() && level_after_extra_time()) result.penalties = penalties_;
  return result;
}

}  // namespace fuba::app
