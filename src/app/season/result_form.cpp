#include "app/season/result_form.hpp"

#include <algorithm>
#include <utility>

namespace fuba::app {

using competition::ResultEntry;
using competition::Sides;

namespace {

constexpr float number_row = 38;

}  // namespace

/// A row of two numbers, each with less and more.
float ResultForm::lay_numbers(Ui& ui, const SDL_FRect& room, std::string_view id, Sides& sides) const {
  const float height = ui.px(number_row - 6);
  const float side = ui.px(104);
  const float button = ui.px(32);
  ui.left(Type::text, {room.x, room.y, room.w - 2 * side, height}, style::text, ui.say(id));
  for (std::size_t at = 0; at < 2; ++at) {
    const float x = room.x + room.w - side * static_cast<float>(2 - at) + ui.px(8);
    const std::string key = std::string(id) + (at == 0 ? " home" : " away");
    if (ui.button(key + " less", {x, room.y, button, height}, "–")) sides[at] = std::max(0, sides[at] - 1);
    ui.centred(Type::strong, {x + button, room.y, ui.px(30), height}, style::text, std::to_string(sides[at]));
    if (ui.button(key + " more", {x + button + ui.px(30), room.y, button, height}, "+"))
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
