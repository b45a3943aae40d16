// A team that was picked: what is told of it, who plays it, and what can be done with it.
#include <algorithm>
#include <cmath>

#include "app/season/hub_screen.hpp"
#include "app/season/season_panels.hpp"
#include "app/season/season_words.hpp"
#include "tabletop/utf8.hpp"

namespace fuba::app {

using competition::Plays;
using competition::TeamIndex;
using words::ui;

float HubScreen::lay_team(Ui& ui, const SDL_FRect& room, TeamIndex team) {
  const competition::TeamEntry& entry = of().definition().teams[team];
  SDL_FRect left = room;
  lay_kit(ui, {left.x + ui.px(16), left.y + ui.px(18)}, ui.px(14), entry);
  ui.left(Type::strong, {left.x + ui.px(44), left.y, left.w - ui.px(44), ui.px(36)}, style::text, entry.name);
  left.y += ui.px(46);
  if (!entry.formation.empty() && of().definition().carries_points())
    left.y += ui.text(Type::small, left.x, left.y, style::quiet,
                      words::ui(ui.words(), "season-formation", {{"formation", entry.formation}}), left.w) +
              ui.px(4);
  if (!entry.skills.empty()) {
    std::string cards;
    for (const std::string& card : entry.skills)
      cards += (cards.empty() ? "" : ", ") + contest_->game().card_name(card);
    left.y += ui.text(Type::small, left.x, left.y, style::quiet, cards, left.w) + ui.px(4);
  }
  if (const std::string missing = missing_title(*contest_, ui.words(), team); !missing.empty())
    left.y += ui.text(Type::small, left.x, left.y, style::bad, missing, left.w) + ui.px(4);
  for (const std::string& told :
       {biggest_win_title(ui.words(), of(), team), by_chances_title(ui.words(), of(), team)})
    if (!told.empty()) left.y += ui.text(Type::small, left.x, left.y, style::quiet, told, left.w) + ui.px(4);
  left.y += ui.px(10);
  if (of().withdrawn(team)) {
    left.y += ui.text(Type::text, left.x, left.y, style::quiet, ui.say("season-has-withdrawn"), left.w);
    return left.y - room.y;
  }
  if (of().over()) return left.y - room.y;
  left.y += lay_players(ui, left, team) + ui.px(14);
  const auto next = of().next_of(team);
  std::vector<Deed> deeds;
  if (next)
    deeds.push_back({"see next", ui.say("season-its-next"), [this, next] { pick({.match = *next}); }});
  deeds.push_back({"withdraw", ui.say("season-withdraw"), [this, team] { ask_withdrawal(team); }});
  return left.y + lay_deeds(ui, left, deeds) - room.y;
}

/// Who plays a team from now on (C3): a row of heads, and the name of a person.
float HubScreen::lay_players(Ui& ui, const SDL_FRect& room, TeamIndex team) {
  const Plays now = of().plays(team);
  float y = room.y;
  y += ui.text(Type::small, room.x, y, style::quiet, ui.say("who-plays"), room.w) + ui.px(6);
  std::vector<std::string> ids{""};
  std::vector<std::string> who{ui.say("person")};
  for (const Coaches::Known& coach : contest_->game().game().coaches().of_the_game) {
    ids.push_back(coach.id);
    who.push_back(coach.name + ", " + coach.kind);
  }
  const float step = room.w / static_cast<float>(ids.size());
  head_size_ = 2 * std::round(std::min(ui.px(42), step - ui.px(8)) / 2);
  for (std::size_t at = 0; at < ids.size(); ++at) {
    const SDL_FRect rect{room.x + step * static_cast<float>(at), y, step, ui.px(54)};
    const bool person = ids[at].empty();
    const bool on =
        person ? now.who == Plays::Who::person : now.who == Plays::Who::coach && now.called == ids[at];
    const std::string id = "played by " + (person ? std::string("person") : ids[at]);
    if (ui.spot(id, rect)) {
      if (person)
        name_person(team);
      else
        change_player(team, {Plays::Who::coach, ids[at]});
    }
    if (ui.focus().on(id)) ui.outline(rect, style::accent);
    if (ui.pointer_in(rect) || ui.focus().on(id))
      ui.hint_below(rect, who[at], {0, 0, ui.width(), ui.height()});
    heads_.push_back({{std::round(rect.x + rect.w / 2), std::round(rect.y + rect.h / 2)}, ids[at], on});
  }
  y += ui.px(60);
  if (now.who == Plays::Who::person) {
    const bool typing = ui.editing("person name");
    ui.edit("person name", {room.x, y, room.w, ui.px(38)}, person_, competition::longest_name,
            ui.say("season-person-name"));
    if (typing && !ui.editing("person name")) name_person(team);
    y += ui.px(44);
  } else {
    y += ui.text(Type::text, room.x, y, style::text, player_title(contest_->game(), now), room.w) + ui.px(6);
  }
  return y - room.y;
}

/// A person plays a team, by the name in the field or by the usual one where that is blank.
void HubScreen::name_person(TeamIndex team) {
  person_ = std::string(tabletop::trimmed(person_));
  if (person_.empty()) person_ = ui(director_.words(), "person");
  change_player(team, {Plays::Who::person, person_});
}

void HubScreen::change_player(TeamIndex team, Plays plays) {
  const Plays& now = of().plays(team);
  if (plays.who == now.who && plays.called == now.called) return;
  enter({competition::PlaysEntry{team, std::move(plays)}});
}

void HubScreen::ask_withdrawal(TeamIndex team) {
  director_.ask(
      ui(director_.words(), "season-withdraw-question", {{"team", of().definition().teams[team].name}}),
      {{ui(director_.words(), "season-withdraw"),
        [this, team] { enter({competition::WithdrawEntry{team}}); }}});
}

}  // namespace fuba::app
