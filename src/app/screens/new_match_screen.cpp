#include "screens/new_match_screen.hpp"

#include <ctime>

#include "choice_list.hpp"
#include "edition_cards.hpp"
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

/// Labels whose letters are the same whatever the edition: the start, and the editions.
std::vector<std::string> taken_labels(const Ui& ui) {
  std::vector<std::string> labels{ui.say("start-match")};
  for (const std::string_view edition : editions()) labels.push_back(edition_name(ui.words(), edition));
  return labels;
}

}  // namespace

NewMatchScreen::NewMatchScreen(Director& director)
    : director_(director),
      names_{fuba::ui(director.words(), "home"), fuba::ui(director.words(), "away")},
      options_(director.options()) {}

void NewMatchScreen::frame(Ui& ui) {
  const SDL_FRect page_room = page(ui, director_, ui.say("title-new"), page_width);
  Settings settings = director_.settings();
  const float editions_height = edition_cards_height(ui, page_room.w);
  lay_editions(ui, {page_room.x, page_room.y, page_room.w, editions_height}, settings);
  const float top = page_room.y + editions_height + ui.px(16);
  const SDL_FRect room{page_room.x, top, page_room.w, page_room.y + page_room.h - top};
  const float column = ui.px(teams_width);
  const float gutter = ui.px(36);
  lay_teams(ui, {room.x, room.y, column, room.h}, settings);
  ui.speak(director_.words(settings.rules.edition));
  options_.frame(ui, {room.x + column + gutter, room.y, room.w - column - gutter, room.h}, settings.rules,
                 taken_labels(ui));
  if (settings != director_.settings()) director_.set_settings(settings);
  const float height = ui.px(54);
  if (ui.button("start", {room.x, room.y + room.h - height, column, height}, ui.say("start-match"), 's',
                true))
    start();
}

void NewMatchScreen::lay_editions(Ui& ui, const SDL_FRect& room, Settings& settings) {
  const std::vector<char> letters = letters_for(taken_labels(ui));
  const std::string_view edition =
      edition_cards(ui, room, settings.rules.edition, std::span(letters).subspan(1));
  if (edition == settings.rules.edition) return;
  settings.choose_edition(director_.options(), edition);
  options_.clear_notice();
}

void NewMatchScreen::lay_teams(Ui& ui, const SDL_FRect& room, Settings& settings) {
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
  for (std::size_t at = 0; at < colour_names.size(); ++at, y += ui.px(50)) {
    const std::string id = "colours-" + std::string(colour_names[at]);
    if (ui.button(id, {room.x, y, room.w, ui.px(42)}, ui.say(id), 0, false, at == settings.colours))
      settings.colours = at;
  }
}

void NewMatchScreen::still(const paint::Painter& painter) const {
  for (const Team team : teams) painter.draw_piece(pieces_[index(team)], radius_, team, false);
}

void NewMatchScreen::start() {
  const auto rules = director_.rules_for()(director_.settings().rules);
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
                                             director_.folder())));
}

}  // namespace fuba::app
