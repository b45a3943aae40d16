#include "app/menus/new_match_screen.hpp"

#include <cmath>

#include "app/menus/start_match.hpp"
#include "app/window/game_row.hpp"
#include "app/window/letters.hpp"
#include "app/window/page.hpp"
#include "tabletop/utf8.hpp"

namespace fuba::app {
namespace {

constexpr std::size_t longest_own_name = 40;
constexpr float new_match_width = 1180;
constexpr float teams_width = 268;
constexpr float name_row = 40;
constexpr float below_name = 4;
constexpr float colours_row = 38;
constexpr float start_row = 54;

/// Labels whose letters are the same whatever the rules: the start and the two sides.
std::vector<std::string> taken_labels(const Ui& ui) {
  return {ui.say("start-match"), ui.say("home"), ui.say("away")};
}

}  // namespace

NewMatchScreen::NewMatchScreen(Director& director)
    : director_(director),
      game_(&director.game()),
      saved_(director),
      seats_(director, *game_),
      rules_(game_->rules_chooser()) {}

/// Asks for the rules and the coaches of the game that is chosen.
void NewMatchScreen::follow_game() {
  if (game_ == &director_.game()) return;
  game_ = &director_.game();
  seats_ = Seats(director_, *game_);
  seats_.propose(own_level(saved_.all(), *game_));
  rules_ = game_->rules_chooser();
}

bool NewMatchScreen::advance(float /*milliseconds*/) {
  saved_.read_more();
  if (saved_.reading()) return false;
  seats_.propose(own_level(saved_.all(), *game_));
  return true;
}

void NewMatchScreen::frame(Ui& ui) {
  follow_game();
  SDL_FRect page_room = page(ui, director_, ui.say("title-new"), new_match_width);
  Settings settings = director_.settings();
  const float games_height = lay_games(ui, page_room, director_, settings.game);
  page_room.y += games_height;
  page_room.h -= games_height;
  const std::vector<std::string> taken = taken_labels(ui);
  const float editions_height = rules_->editions_height(ui, page_room.w);
  rules_->lay_editions(ui, {page_room.x, page_room.y, page_room.w, editions_height}, settings, taken);
  const float top = page_room.y + editions_height + ui.px(16);
  const SDL_FRect room{page_room.x, top, page_room.w, page_room.y + page_room.h - top};
  const float column = ui.px(teams_width);
  const float gutter = ui.px(36);
  lay_teams(ui, {room.x, room.y, column, room.h}, settings);
  rules_->lay_options(ui, {room.x + column + gutter, room.y, room.w - column - gutter, room.h}, settings,
                      taken);
  if (settings != director_.settings()) director_.set_settings(settings);
  const float height = ui.px(start_row);
  const SDL_FRect foot{room.x, room.y + room.h - height, column, height};
  if (ui.button("start", foot, taken.front(), letters_for(taken).front(), true)) start();
}

void NewMatchScreen::lay_teams(Ui& ui, const SDL_FRect& room, Settings& settings) {
  const std::vector<char> letters = letters_for(taken_labels(ui));
  const float foot = room.y + room.h - ui.px(start_row);
  const float seat_row = seats_.height(ui, room.w);
  const float used = 2 * (ui.px(name_row + below_name) + seat_row) + ui.px(colours_row);
  const float gap = (foot - room.y - used) / 3;
  float y = room.y;
  seats_.clear();
  for (const Team team : teams) {
    const std::string& program = director_.programs()[index(team)];
    std::string& coach = settings.seats[index(team)];
    if (!seats_.offers(coach)) coach.clear();
    lay_name(ui, {room.x, y, room.w, ui.px(name_row)}, team);
    y += ui.px(name_row + below_name);
    const SDL_FRect seat{room.x, y, room.w, seat_row};
    if (program.empty())
      seats_.frame(ui, seat, team, coach, letters[1 + index(team)]);
    else
      ui.text(Type::text, seat.x, seat.y, style::quiet,
              words::ui(ui.words(), "played-by-program", {{"program", program}}), seat.w);
    y += seat_row + gap;
  }
  lay_colours(ui, {room.x, y, room.w, ui.px(colours_row)}, settings);
}

void NewMatchScreen::lay_name(Ui& ui, const SDL_FRect& room, Team team) {
  const bool home = team == Team::home;
  const float beside = ui.px(52);
  const std::string id = home ? "home name" : "away name";
  radius_ = ui.px(20);
  pieces_[index(team)] = {room.x + radius_, room.y + room.h / 2};
  ui.edit(id, {room.x + beside, room.y, room.w - beside, room.h}, names_[index(team)], longest_own_name,
          ui.say(home ? "home" : "away"));
  if (ui.pointer_in(room) && !ui.editing(id))
    ui.hint_below(room, ui.say(home ? "home-name" : "away-name"), {0, 0, ui.width(), ui.height()});
}

void NewMatchScreen::lay_colours(Ui& ui, const SDL_FRect& room, Settings& settings) {
  const float gap = ui.px(8);
  const float width = (room.w - 2 * gap) / 3;
  for (std::size_t at = 0; at < colour_names.size(); ++at) {
    const std::string id = "colours-" + std::string(colour_names[at]);
    const SDL_FRect chip{room.x + (width + gap) * static_cast<float>(at), room.y, width, room.h};
    const bool hot = ui.pointer_in(chip);
    if (ui.spot(id, chip)) settings.colours = at;
    ui.fill(chip, hot ? style::hovered : style::raised);
    ui.edge(chip);
    if (at == settings.colours) ui.outline(chip, style::accent);
    if (ui.focus().on(id)) ui.outline(chip, style::text);
    if (hot || ui.focus().on(id)) ui.hint_below(chip, ui.say(id), {0, 0, ui.width(), ui.height()});
    kits_[at] = {std::round(chip.x + chip.w / 2), std::round(chip.y + chip.h / 2)};
  }
}

void NewMatchScreen::still(const paint::Painter& painter) const {
  for (const Team team : teams) painter.draw_piece(pieces_[index(team)], radius_, team, false);
  for (std::size_t at = 0; at < kits_.size(); ++at)
    painter.draw_kit(kits_[at], std::round(radius_ / 2), paint::kits[at]);
  seats_.still(painter);
}

void NewMatchScreen::start() {
  MatchInfo info;
  info.coaches = director_.settings().seats;
  for (const Team team : teams)
    if (const auto named = tabletop::trimmed(names_[index(team)]); !named.empty())
      info.names[index(team)] = named;
  start_match(director_, std::move(info));
}

}  // namespace fuba::app
