#include "screens/new_match_screen.hpp"

#include <ctime>

#include "page.hpp"
#include "screens/table_screen.hpp"
#include "seed.hpp"

namespace fuba::app {
namespace {

constexpr std::size_t longest_name = 24;

std::string today() {
  const std::time_t now = std::time(nullptr);
  std::tm local{};
  localtime_r(&now, &local);
  std::array<char, 32> text{};
  std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M", &local);
  return text.data();
}

std::string hex(const SDL_Color& colour) {
  std::array<char, 8> text{};
  std::snprintf(text.data(), text.size(), "#%02X%02X%02X", colour.r, colour.g, colour.b);
  return text.data();
}

}  // namespace

NewMatchScreen::NewMatchScreen(Director& director)
    : director_(director), names_{fuba::ui(director.words(), "home"), fuba::ui(director.words(), "away")} {}

void NewMatchScreen::frame(Ui& ui) {
  const SDL_FRect room = page(ui, director_, ui.say("title-new"));
  const float label_height = ui.px(26);
  const float field = ui.px(46);
  float y = room.y;
  for (const Team team : teams) {
    const bool home = team == Team::home;
    ui.left(Type::small, {room.x, y, room.w, label_height}, style::quiet,
            ui.say(home ? "home-name" : "away-name"));
    y += label_height;
    ui.edit(home ? "home name" : "away name", {room.x + ui.px(58), y, room.w - ui.px(58), field},
            names_[index(team)], longest_name);
    pieces_[index(team)] = {room.x + ui.px(24), y + field / 2};
    y += field + ui.px(14);
  }
  radius_ = ui.px(20);
  ui.left(Type::small, {room.x, y, room.w, label_height}, style::quiet, ui.say("colours"));
  y += label_height;
  Settings settings = director_.settings();
  settings.colours = chips(ui, {room.x, y, room.w, ui.px(42)}, "colours", colour_names, settings.colours);
  if (settings != director_.settings()) director_.set_settings(settings);
  y += ui.px(74);
  if (ui.button("start", {room.x, y, room.w, ui.px(54)}, ui.say("start-match"), 's', true)) start();
}

void NewMatchScreen::still(const paint::Painter& painter) const {
  for (const Team team : teams) painter.draw_piece(pieces_[index(team)], radius_, team, false);
}

void NewMatchScreen::start() {
  MatchInfo info;
  for (const Team team : teams) {
    if (!names_[index(team)].empty()) info.names[index(team)] = names_[index(team)];
    info.colours[index(team)] = hex(paint::kits[director_.settings().colours].teams[index(team)].body);
  }
  info.date = today();
  Match match(director_.rules(), DiceSource::random(fresh_seed()));
  match.set_info(info);
  director_.begin(std::make_unique<TableScreen>(
      director_, std::make_unique<MatchPlay>(std::move(match), director_.words(), director_.settings(),
                                             director_.folder(), MatchPlay::Beginning::fresh)));
}

}  // namespace fuba::app
