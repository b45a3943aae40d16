#include "stw/table/table_tray.hpp"

#include <algorithm>

namespace stw::app {
namespace {

constexpr float dice_width = 330;

/// Which part of an offensive set is pending; nothing beside one.
std::optional<std::size_t> part_of_set(Step step) {
  switch (step) {
    case Step::move_die:
    case Step::move:
      return 0;
    case Step::ball_dice:
    case Step::ball:
      return 1;
    case Step::capture_die:
    case Step::capture:
      return 2;
    case Step::keeper:
    case Step::defend_die:
    case Step::defend:
      return 3;
    default:
      return std::nullopt;
  }
}

/// "number 7, a defender"
std::string listed(const Words& words, Numbers numbers) {
  std::string list;
  for (int number = 1; number <= pawn_count; ++number)
    if (has(numbers, number)) list += (list.empty() ? "" : ", ") + pawn(words, number);
  return list;
}

/// What the throw that waits to be used was thrown for.
Purpose waits_for(Step step) {
  switch (step) {
    case Step::ball:
      return Purpose::ball;
    case Step::capture:
      return Purpose::attempt;
    case Step::defend:
      return Purpose::defence;
    default:
      return Purpose::move;
  }
}

/// The throw of a position that a match began with: nobody has seen it fall.
TrayRoll given_throw(const State& state) {
  TrayRoll roll{.purpose = waits_for(state.step)};
  for (const std::uint8_t die : state.dice)
    if (die != 0) roll.values[static_cast<std::size_t>(roll.count++)] = die;
  const auto pending = decision(state);
  if (pending) roll.rolled_by = {pending->team, pending->team};
  return roll;
}

}  // namespace

float lay_steps(Ui& ui, const SDL_FRect& room, const State& state) {
  const auto part = part_of_set(state.step);
  if (!part) return 0;
  constexpr std::array<std::string_view, 4> names{"step-move", "step-ball", "step-capture", "step-answer"};
  const float gap = ui.px(4);
  float free = room.w - 3 * gap;
  for (const std::string_view name : names) free -= ui.measure(Type::small, ui.say(name)).x;
  SDL_FRect chip{room.x, room.y, 0, ui.px(24)};
  for (std::size_t at = 0; at < names.size(); ++at) {
    chip.w = ui.measure(Type::small, ui.say(names[at])).x + free / 4;
    const bool now = at == *part;
    ui.fill(chip, now ? style::accent : style::raised, 5);
    ui.centred(Type::small, chip,
               now          ? style::on_accent
               : at < *part ? style::dimmed
                            : style::quiet,
               ui.say(names[at]));
    chip.x += chip.w + gap;
  }
  return chip.h;
}

void TableTray::frame(Ui& ui, const TableLayout& table, const Ruleset& /*rules*/, const State& shown,
                      const Names& names, const TrayRoll& roll, std::optional<Team> chooses) {
  ui.fill(table.tray, style::room, 0);
  unit_ = ui.unit();
  given_ = given_throw(shown);
  cards_.clear();
  const float width = ui.px(dice_width);
  const float side = (table.tray.w - width) / 2;
  lay_team(ui, {table.tray.x, table.tray.y, side, table.tray.h}, shown, Team::home, names[Team::home],
           chooses == Team::home);
  lay_team(ui, {table.tray.x + side + width, table.tray.y, side, table.tray.h}, shown, Team::away,
           names[Team::away], chooses == Team::away);
  const float label = ui.px(24);
  dice_ = {table.tray.x + side, table.tray.y + ui.px(34), width, table.tray.h - ui.px(46)};
  const TrayRoll& lies = roll.count == 0 ? given_ : roll;
  const std::string words = lies.count == 0 ? ui.say("tray-none") : purpose(ui.words(), lies.purpose);
  ui.centred(Type::small, {dice_.x, table.tray.y + ui.px(8), dice_.w, label}, style::quiet, words);
}

void TableTray::lay_team(Ui& ui, const SDL_FRect& room, const State& shown, Team team,
                         const std::string& name, bool chooses) {
  const TeamState& side = shown.side(team);
  const SDL_FRect panel{room.x + ui.px(10), room.y + ui.px(10), room.w - ui.px(20), room.h - ui.px(20)};
  ui.fill(panel, style::panel);
  if (chooses) ui.outline(panel, style::accent, 1.5F);
  const float x = panel.x + ui.px(44);
  const float width = panel.w - ui.px(56);
  pieces_[index(team)] = {panel.x + ui.px(24), panel.y + ui.px(24)};
  float y = panel.y + ui.px(12);
  const bool clean = !side.defenders_booked && side.yellow == 0 && side.red == 0;
  ui.left(Type::strong, {x, y, width, ui.px(24)}, style::text, ui.shortened(Type::strong, name, width));
  y += ui.px(34);
  if (clean) ui.text(Type::small, x, y, style::dimmed, ui.say("no-cards"), width);
  const auto card = [&](bool red, const std::string& words) {
    cards_.push_back({{panel.x + ui.px(16), y, ui.px(15), ui.px(21)}, red});
    y += std::max(ui.px(25), ui.text(Type::small, x, y + ui.px(2), style::quiet, words, width) + ui.px(6));
  };
  if (side.defenders_booked) card(false, ui.say("defenders-booked"));
  if (side.yellow != 0)
    card(false, stw::ui(ui.words(), "booked", {{"pawn", listed(ui.words(), side.yellow)}}));
  if (side.red != 0) card(true, stw::ui(ui.words(), "sent-off", {{"pawns", listed(ui.words(), side.red)}}));
}

void TableTray::still(const Painter& painter) const {
  painter.draw_dice_tray(dice_);
  for (const Team team : teams) painter.draw_piece(pieces_[index(team)], 13 * unit_, team, false);
  for (const ShownCard& card : cards_) painter.draw_booking(card.rect, card.red);
}

void TableTray::live(const Painter& painter, const Ruleset& rules, const TrayRoll& last, float tumble) const {
  const TrayRoll& roll = last.count == 0 ? given_ : last;
  const auto& shooting_die = roll.again ? rules.shooting_die_again : rules.shooting_die;
  const float side = 62 * unit_;
  const SDL_FPoint middle{dice_.x + dice_.w / 2, dice_.y + dice_.h / 2};
  for (int at = 0; at < roll.count; ++at) {
    const float way = static_cast<float>(2 * at - roll.count + 1) * 0.62F * side;
    const SDL_FPoint centre{middle.x + way, middle.y};
    const auto which = static_cast<std::size_t>(at);
    const auto face = static_cast<std::size_t>(std::max(1, roll.values[which]) - 1);
    if (roll.purpose == Purpose::spin) {
      paint::paint_shooting_die(painter.studio(), centre, side, rules.spinner[face], 1);
    } else if (roll.purpose == Purpose::shooting_die) {
      paint::paint_shooting_die(painter.studio(), centre, side, shooting_die[face], tumble);
    } else {
      painter.draw_die(centre, side,
                       {.value = roll.values[which],
                        .style = fuba::paint::die_style(roll.rolled_by[which]),
                        .tumble = tumble,
                        .spin = static_cast<unsigned>(at)});
    }
  }
}

}  // namespace stw::app
