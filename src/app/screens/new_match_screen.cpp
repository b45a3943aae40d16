#include "screens/new_match_screen.hpp"

#include <ctime>

#include "page.hpp"
#include "screens/table_screen.hpp"
#include "seed.hpp"

namespace fuba::app {
namespace {

constexpr std::size_t longest_name = 24;
constexpr float page_width = 1180;
constexpr float teams_width = 264;

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
    : director_(director),
      names_{fuba::ui(director.words(), "home"), fuba::ui(director.words(), "away")},
      options_(director.words(), director.options(), director.settings().rules) {}

void NewMatchScreen::frame(Ui& ui) {
  const SDL_FRect room = page(ui, director_, ui.say("title-new"), page_width);
  const float column = ui.px(teams_width);
  const float gutter = ui.px(36);
  lay_teams(ui, {room.x, room.y, column, room.h});
  const std::string& start_label = ui.say("start-match");
  options_.frame(ui, {room.x + column + gutter, room.y, room.w - column - gutter, room.h}, start_label);
  const float height = ui.px(54);
  if (ui.button("start", {room.x, room.y + room.h - height, column, height}, start_label, 's', true)) start();
}

void NewMatchScreen::lay_teams(Ui& ui, const SDL_FRect& room) {
  const float label_height = ui.px(26);
  const float field = ui.px(46);
  float y = room.y;
  for (const Team team : teams) {
    const bool home = team == Team::home;
    ui.left(Type::small, {room.x, y, room.w, label_height}, style::quiet,
            ui.say(home ? "home-name" : "away-name"));
    y += label_height;
    ui.edit(home ? "home name" : "away name", {room.x + ui.px(52), y, room.w - ui.px(52), field},
            names_[index(team)], longest_name);
    pieces_[index(team)] = {room.x + ui.px(20), y + field / 2};
    y += field + ui.px(14);
  }
  radius_ = ui.px(20);
  ui.left(Type::small, {room.x, y, room.w, label_height}, style::quiet, ui.say("colours"));
  y += label_height;
  std::size_t colours = director_.settings().colours;
  for (std::size_t at = 0; at < colour_names.size(); ++at, y += ui.px(50)) {
    const std::string id = "colours-" + std::string(colour_names[at]);
    if (ui.button(id, {room.x, y, room.w, ui.px(42)}, ui.say(id), 0, false, at == colours)) colours = at;
  }
  keep_choice(colours);
}

void NewMatchScreen::keep_choice(std::size_t colours) {
  Settings settings = director_.settings();
  settings.colours = colours;
  settings.rules = options_.choice();
  if (settings != director_.settings()) director_.set_settings(settings);
}

void NewMatchScreen::still(const paint::Painter& painter) const {
  for (const Team team : teams) painter.draw_piece(pieces_[index(team)], radius_, team, false);
}

void NewMatchScreen::start() {
  const auto rules = director_.rules_for()(options_.choice());
  if (!rules) return director_.tell(rules.error());
  MatchInfo info;
  for (const Team team : teams) {
    if (!names_[index(team)].empty()) info.names[index(team)] = names_[index(team)];
    info.colours[index(team)] = hex(paint::kits[director_.settings().colours].teams[index(team)].body);
  }
  info.date = today();
  Match match(*rules, DiceSource::random(fresh_seed()));
  match.set_info(info);
  director_.begin(std::make_unique<TableScreen>(
      director_, std::make_unique<MatchPlay>(std::move(match), director_.words(), director_.settings(),
                                             director_.folder(), MatchPlay::Beginning::fresh)));
}

}  // namespace fuba::app
