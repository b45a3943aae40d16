#include <algorithm>

#include "table_panels.hpp"

namespace fuba::app {
namespace {

constexpr float die_side = 54;
constexpr float booking_width = 15;
constexpr float booking_height = 21;

}  // namespace

void Tray::frame(Ui& ui, const TableLayout& table, const State& shown, const Names& names,
                 const std::vector<TrayRoll>& rolls, std::optional<Team> chooses) {
  unit_ = table.unit;
  bookings_.clear();
  ui.fill(table.tray, style::panel, 0);
  const float margin = ui.px(12);
  const float wide = ui.px(300);
  const SDL_FRect& tray = table.tray;
  side(ui, {tray.x + margin, tray.y + margin, wide, tray.h - 2 * margin}, shown, Team::home,
       names[Team::home], chooses == Team::home);
  side(ui, {tray.x + tray.w - margin - wide, tray.y + margin, wide, tray.h - 2 * margin}, shown, Team::away,
       names[Team::away], chooses == Team::away);
  const float heading = ui.px(26);
  dice_ = {tray.x + 2 * margin + wide, tray.y + ui.px(8) + heading, tray.w - 2 * wide - 4 * margin,
           tray.h - ui.px(8) - heading - margin};
  const float share = dice_.w / static_cast<float>(std::max<std::size_t>(1, rolls.size()));
  for (std::size_t at = 0; at < rolls.size(); ++at)
    ui.centred(Type::small, {dice_.x + share * static_cast<float>(at), tray.y + ui.px(8), share, heading},
               style::quiet, purpose(ui.words(), rolls[at].purpose));
}

void Tray::side(Ui& ui, const SDL_FRect& room, const State& shown, Team team, const std::string& name,
                bool chooses) {
  const TeamState& state = shown.side(team);
  const float card_width = room.h * 5 / 7;
  const bool home = team == Team::home;
  cards_[index(team)] = {home ? room.x : room.x + room.w - card_width, room.y, card_width, room.h};
  formations_[index(team)] = state.formation;
  const float width = room.w - card_width - ui.px(14);
  const float x = home ? room.x + card_width + ui.px(14) : room.x;
  const auto line = [&](Type type, float y, ImU32 colour, const std::string& words) {
    const std::string fitting = ui.shortened(type, words, width);
    const float shift = home ? 0 : width - ui.measure(type, fitting).x;
    ui.text(type, x + shift, room.y + y, colour, fitting);
  };
  line(Type::strong, ui.px(4), chooses ? style::accent : style::text, name);
  float y = ui.px(34);
  for (const Line which : lines) {
    const int count = state.formation[which];
    if (!state.formation.chosen()) break;
    line(Type::small, y, style::quiet,
         std::to_string(count) + " " + ui.say("tray-" + std::string(fuba::name(which))));
    y += ui.px(20);
  }
  const float step = ui.px(booking_width + 6);
  const float first = home ? x : x + width - ui.px(booking_width);
  for (int card = 0; card < state.red + state.yellow; ++card) {
    const float along = step * static_cast<float>(card) * (home ? 1.0F : -1.0F);
    bookings_.push_back({{first + along, room.y + room.h - ui.px(booking_height + 4), ui.px(booking_width),
                          ui.px(booking_height)},
                         card < state.red});
  }
}

void Tray::still(const paint::Painter& painter) const {
  painter.draw_dice_tray(dice_);
  for (const Team team : teams) {
    const bool known = formations_[index(team)].chosen();
    painter.draw_card(cards_[index(team)], {team, formations_[index(team)], known, false, false});
  }
  for (const Booking& booking : bookings_) painter.draw_booking(booking.rect, booking.red);
}

void Tray::live(const paint::Painter& painter, const std::vector<TrayRoll>& rolls, float tumble) const {
  const float side = die_side * unit_;
  const float share = dice_.w / static_cast<float>(std::max<std::size_t>(1, rolls.size()));
  for (std::size_t at = 0; at < rolls.size(); ++at) {
    const TrayRoll& roll = rolls[at];
    const bool last = at + 1 == rolls.size();
    const float middle = dice_.x + share * (static_cast<float>(at) + 0.5F);
    for (int die = 0; die < roll.count; ++die) {
      const auto which = static_cast<std::size_t>(die);
      const float offset = (static_cast<float>(die) - static_cast<float>(roll.count - 1) / 2) * side * 1.35F;
      painter.draw_die({middle + offset, dice_.y + dice_.h * 0.5F}, side,
                       {roll.values[which], paint::die_style(roll.rolled_by[which]), last ? tumble : 1.0F,
                        static_cast<unsigned>(die + 1), false});
    }
  }
}

}  // namespace fuba::app
