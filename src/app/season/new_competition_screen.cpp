#include "app/season/new_competition_screen.hpp"

#include <algorithm>
#include <cmath>

#include "app/season/season_panels.hpp"
#include "app/season/season_words.hpp"
#include "app/window/game_row.hpp"
#include "app/window/letters.hpp"
#include "app/window/seed.hpp"
#include "words/told_error.hpp"

namespace fuba::app {

using competition::Kind;
using competition::Plays;

namespace {

constexpr std::array kinds{Kind::league, Kind::cup, Kind::groups, Kind::play_off};
constexpr float kinds_width = 300;
constexpr float start_height = 54;
constexpr float team_row = 46;

constexpr std::array<std::string_view, 4> adding{"season-add-person", "season-add-coach", "season-add-four",
                                                 "season-shuffle"};

/// Of what begins the competition, then of what adds teams.
std::vector<char> letters_of_deeds(const Ui& ui) {
  std::vector<std::string> labels{ui.say("season-start")};
  for (const std::string_view id : adding) labels.push_back(ui.say(id));
  return letters_for(labels);
}

}  // namespace

NewCompetitionScreen::NewCompetitionScreen(Director& director, const std::filesystem::path& after)
    : director_(director), draft_(director, after), rules_(draft_.game().game().rules_chooser()) {
  rules_->compete();
}

void NewCompetitionScreen::frame(Ui& ui) {
  heads_.clear();
  bool back = false;
  const SDL_FRect room = season_page_room(ui, ui.say("season-new"), ui.say("season-new-help"), back);
  const float column = ui.px(kinds_width);
  const SDL_FRect left{room.x, room.y, column, room.h};
  const float x = room.x + column + ui.px(season_gutter);
  SDL_FRect content{x, room.y, room.x + room.w - x, room.h};
  draft_.follow_kind();
  const float games = lay_game(ui, content);
  content.y += games;
  content.h -= games;
  lay_kinds(ui, {left.x, left.y, left.w, left.h - foot_height(ui, left.w, what_comes())});
  lay_foot(ui, left);
  lay_tabs(ui, {content.x, content.y, content.w, ui.px(40)});
  content.y += ui.px(54);
  content.h -= ui.px(54);
  if (tab_ == Tab::entrants && cards_of_)
    lay_cards(ui, content);
  else if (tab_ == Tab::entrants)
    lay_teams(ui, content);
  else if (tab_ == Tab::rules)
    lay_rules(ui, content);
  else
    agreements_.frame(ui, content, draft_);
  if (!back) return;
  if (cards_of_)
    cards_of_.reset();
  else
    director_.back();
}

/// Answers the height used.
float NewCompetitionScreen::lay_game(Ui& ui, const SDL_FRect& room) {
  std::string chosen = draft_.rules.game;
  const float height = lay_games(ui, room, director_, chosen);
  if (chosen == draft_.rules.game) return height;
  draft_.choose_game(chosen);
  rules_ = draft_.game().game().rules_chooser();
  rules_->compete();
  cards_of_.reset();
  return height;
}

void NewCompetitionScreen::lay_kinds(Ui& ui, const SDL_FRect& room) {
  competition::Definition& definition = draft_.definition;
  const std::string usual = ui.say("season-name-" + std::string(name(definition.kind)));
  ui.edit("competition name", {room.x, room.y, room.w, ui.px(40)}, definition.name, competition::longest_name,
          usual);
  const float top = room.y + ui.px(54);
  const float edge = ui.px(4);  // for what marks the focus
  ui.begin_scroll("kinds", {room.x - edge, top, room.w + ui.px(20), room.h - ui.px(54)});
  const float scrolled = ImGui::GetScrollY();
  float y = top - scrolled + edge;
  for (const Kind kind : kinds) {
    const std::string id = "season-kind-" + std::string(name(kind));
    ChoiceButton button;
    button.label = ui.say(id);
    button.note = ui.say(id + "-help");
    button.chosen = kind == definition.kind;
    const float height = ui.choice_height(button, room.w);
    if (ui.choice(id, {room.x, y, room.w, height}, button)) draft_.choose_kind(kind);
    y += height + ui.px(8);
  }
  draft_.follow_kind();
  if (definition.kind == Kind::league) y += lay_cup_beside(ui, {room.x, y + ui.px(10), room.w, 0});
  ui.end_scroll(y + scrolled - top);
}

/// Whether the teams of a league play for a cup too, and what it is called. Answers the height used.
float NewCompetitionScreen::lay_cup_beside(Ui& ui, const SDL_FRect& room) {
  ChoiceButton button;
  button.label = ui.say("season-cup-beside");
  button.note = ui.say("season-cup-beside-help");
  button.chosen = draft_.cup_beside;
  const float height = ui.choice_height(button, room.w);
  if (ui.choice("season-cup-beside", {room.x, room.y, room.w, height}, button))
    draft_.cup_beside = !draft_.cup_beside;
  if (!draft_.cup_beside) return height + ui.px(10);
  ui.edit("cup name", {room.x, room.y + height + ui.px(8), room.w, ui.px(40)}, draft_.cup_name,
          competition::longest_name, ui.say("season-name-cup"));
  return height + ui.px(62);
}

/// All that is begun: a competition, and the cup beside it. Or what is wrong.
tl::expected<std::vector<competition::Definition>, competition::Problem> NewCompetitionScreen::definitions(
    std::uint64_t seed, std::uint64_t cup_seed) {
  auto first = draft_.complete(seed);
  if (!first) return tl::unexpected(first.error());
  std::vector<competition::Definition> all{*std::move(first)};
  if (!draft_.has_cup_beside()) return all;
  auto cup = draft_.complete_cup(all.front(), draft_.file_of(all.front()), cup_seed);
  if (!cup) return tl::unexpected(cup.error());
  all.push_back(*std::move(cup));
  return all;
}

/// What will come of it, or what is wrong with it.
NewCompetitionScreen::Prospect NewCompetitionScreen::what_comes() {
  if (!draft_.all_named()) return {words::ui(director_.words(), "season-names-missing"), false};
  const auto all = definitions(0, 0);
  if (!all) return {words::told_error(director_.words(), all.error().problem), false};
  Prospect prospect;
  for (const competition::Definition& each : *all)
    prospect.told += (prospect.told.empty() ? "" : "\n") + draft_.told(each);
  return prospect;
}

float NewCompetitionScreen::foot_height(const Ui& ui, float width, const Prospect& prospect) {
  return ui.measure(Type::small, prospect.told, width).y + ui.px(start_height + 22);
}

/// What will come, and the start.
void NewCompetitionScreen::lay_foot(Ui& ui, const SDL_FRect& room) {
  const Prospect prospect = what_comes();
  const float button = ui.px(start_height);
  const SDL_FRect start_room{room.x, room.y + room.h - button, room.w, button};
  ui.text(Type::small, room.x, room.y + room.h - foot_height(ui, room.w, prospect) + ui.px(10),
          prospect.fine ? style::quiet : style::bad, prospect.told, room.w);
  if (prospect.fine) {
    if (ui.button("start", start_room, ui.say("season-start"), letters_of_deeds(ui).front(), true)) start();
    return;
  }
  ui.fill(start_room, style::with_alpha(style::raised, 0.45F));
  ui.centred(Type::text, start_room, style::dimmed, ui.say("season-start"));
}

void NewCompetitionScreen::start() {
  const auto all = definitions(fresh_seed(), fresh_seed());
  if (!all) return director_.tell(all.error().problem);
  ContestPtr first;
  for (const competition::Definition& each : *all) {
    const auto contest = Contest::create(director_, each, draft_.file_of(each));
    if (!contest) return director_.tell(contest.error());
    if (!first) first = *contest;
  }
  director_.go(place::Hub{first});
}

void NewCompetitionScreen::lay_tabs(Ui& ui, const SDL_FRect& row) {
  constexpr std::array ids{"season-teams", "season-rules", "season-more"};
  const float gap = ui.px(8);
  const float width = (row.w - 2 * gap) / 3;
  for (std::size_t at = 0; at < ids.size(); ++at) {
    const SDL_FRect chip{row.x + (width + gap) * static_cast<float>(at), row.y, width, row.h};
    // Among the rules digits choose how much of the game is played.
    const char letter = tab_ == Tab::rules ? '\0' : static_cast<char>('1' + at);
    if (ui.toggle(ids[at], chip, ui.say(ids[at]), tab_ == static_cast<Tab>(at), letter)) {
      tab_ = static_cast<Tab>(at);
      cards_of_.reset();
    }
  }
}

void NewCompetitionScreen::lay_teams(Ui& ui, const SDL_FRect& room) {
  const float deeds = ui.px(44);
  list_ = {room.x, room.y, room.w, room.h - deeds - ui.px(14)};
  const float step = ui.px(team_row + 6);
  ui.begin_scroll("teams", list_);
  const float scrolled = ImGui::GetScrollY();
  const std::size_t count = draft_.definition.teams.size();
  for (std::size_t at = 0; at < draft_.definition.teams.size(); ++at) {
    const float y = list_.y - scrolled + step * static_cast<float>(at);
    if (y + step < list_.y || y > list_.y + list_.h) continue;
    lay_team(ui, {list_.x, y, list_.w - ui.px(16), ui.px(team_row)}, at);
  }
  ui.end_scroll(step * static_cast<float>(count));
  lay_deeds(ui, {room.x, room.y + room.h - deeds, room.w - ui.px(16), deeds});
}

/// Kit, name, who plays, formation, cards; and the way out.
void NewCompetitionScreen::lay_team(Ui& ui, const SDL_FRect& row, std::size_t at) {
  competition::TeamEntry& team = draft_.definition.teams[at];
  const std::string number = std::to_string(at + 1);
  ui.fill(row, style::with_alpha(style::raised, 0.5F));
  float x = row.x + ui.px(8);
  const SDL_FRect kit{x, row.y, ui.px(40), row.h};
  if (ui.spot("kit " + number, kit)) draft_.next_kit(at);
  if (ui.focus().on("kit " + number) || ui.pointer_in(kit)) ui.outline(kit, style::line, 1);
  lay_kit(ui, {kit.x + kit.w / 2, kit.y + kit.h / 2}, ui.px(12), team);
  x += kit.w + ui.px(6);
  const float inner = row.h - ui.px(8);
  const float y = row.y + ui.px(4);
  const bool cards = !draft_.means().cards.empty();
  const bool formations = !draft_.game().formations().empty();
  const float remove = ui.px(40);
  const float formation = formations ? ui.px(84) : 0;
  const float hand = cards ? ui.px(74) : 0;
  const float room = row.x + row.w - x - remove - formation - hand - ui.px(40);
  ui.edit("team " + number, {x, y, room * 0.5F, inner}, team.name, competition::longest_name,
          ui.say("season-team-name"));
  x += room * 0.5F + ui.px(10);
  lay_player(ui, {x, y, room * 0.5F, inner}, at);
  x += room * 0.5F + ui.px(10);
  if (formations && ui.button("formation " + number, {x, y, formation - ui.px(6), inner}, team.formation))
    draft_.next_formation(at);
  x += formation;
  if (cards && ui.button("cards " + number, {x, y, hand - ui.px(6), inner}, ui.say("season-cards")))
    cards_of_ = at;
  if (draft_.takes_fewer() &&
      ui.button("remove " + number, {row.x + row.w - remove, y, remove - ui.px(6), inner}, "×"))
    draft_.remove(at);
}

/// Whoever plays: the head goes on to the next one, a person has a name.
void NewCompetitionScreen::lay_player(Ui& ui, const SDL_FRect& row, std::size_t at) {
  Plays& plays = draft_.definition.teams[at].plays;
  const std::string number = std::to_string(at + 1);
  const bool person = plays.who == Plays::Who::person;
  const SDL_FRect head{row.x, row.y, ui.px(42), row.h};
  head_size_ = 2 * std::round(ui.px(17));
  heads_.push_back(
      {{std::round(head.x + head.w / 2), std::round(head.y + head.h / 2)}, person ? "" : plays.called});
  const SDL_FRect beside{row.x + ui.px(48), row.y, row.w - ui.px(48), row.h};
  if (person) {
    ui.edit("person " + number, beside, plays.called, competition::longest_name,
            ui.say("season-person-name"));
    if (ui.pointer_in(head)) ui.hint(ui.say("season-next-player"));
    if (ui.spot("player " + number, head)) draft_.next_player(at);
  } else {
    if (ui.spot("player " + number, row)) draft_.next_player(at);
    if (ui.pointer_in(row)) ui.hint(ui.say("season-next-player"));
    ui.left(Type::text, beside, style::text, player_title(draft_.game(), plays));
  }
  if (ui.focus().on("player " + number)) ui.outline(head, style::accent);
}

void NewCompetitionScreen::lay_deeds(Ui& ui, const SDL_FRect& row) {
  const std::vector<char> letters = letters_of_deeds(ui);
  const float gap = ui.px(8);
  const float width = (row.w - 3 * gap) / 4;
  for (std::size_t at = 0; at < adding.size(); ++at) {
    const SDL_FRect rect{row.x + (width + gap) * static_cast<float>(at), row.y, width, row.h};
    if (!ui.button(adding[at], rect, ui.say(adding[at]), letters[at + 1])) continue;
    if (at == 3) draft_.shuffle();
    if (!draft_.takes_more()) continue;
    if (at == 0) draft_.add_person();
    if (at == 1) draft_.add_coaches(1);
    if (at == 2) draft_.add_coaches(4);
  }
}

/// The cards that a team names for the competition (3.0/T9).
void NewCompetitionScreen::lay_cards(Ui& ui, const SDL_FRect& room) {
  competition::TeamEntry& team = draft_.definition.teams[*cards_of_];
  const auto wanted = static_cast<std::size_t>(draft_.definition.skills_in_competition);
  float y = room.y + lay_heading(ui, room,
                                 words::ui(ui.words(), "season-cards-of",
                                           {{"team", team.name},
                                            {"chosen", std::to_string(team.skills.size())},
                                            {"all", std::to_string(wanted)}}));
  constexpr std::size_t columns = 4;
  const float gap = ui.px(8);
  const float width = (room.w - gap * (columns - 1)) / columns;
  const float height = ui.px(38);
  const auto& cards = draft_.means().cards;
  for (std::size_t at = 0; at < cards.size(); ++at) {
    const SDL_FRect rect{room.x + static_cast<float>(at % columns) * (width + gap),
                         y + static_cast<float>(at / columns) * (height + gap), width, height};
    const auto has = std::ranges::find(team.skills, cards[at]);
    const bool on = has != team.skills.end();
    if (!ui.toggle("card " + cards[at], rect, draft_.game().card_name(cards[at]), on)) continue;
    if (on)
      team.skills.erase(has);
    else if (team.skills.size() >= wanted)
      team.skills.front() = cards[at];
    else
      team.skills.push_back(cards[at]);
  }
  const SDL_FRect done{room.x, room.y + room.h - ui.px(44), ui.px(220), ui.px(44)};
  if (ui.button("cards done", done, ui.say("ok"), 'o')) cards_of_.reset();
}

void NewCompetitionScreen::lay_rules(Ui& ui, const SDL_FRect& room) {
  const std::vector<std::string> taken{"s"};  // begins
  const float height = rules_->editions_height(ui, room.w);
  rules_->lay_editions(ui, {room.x, room.y, room.w, height}, draft_.rules, taken);
  const float top = room.y + height + ui.px(16);
  rules_->lay_options(ui, {room.x, top, room.w, room.y + room.h - top}, draft_.rules, taken);
}

void NewCompetitionScreen::still(const paint::Painter& painter) const {
  painter.set_clip(list_);
  for (const Head& head : heads_) painter.draw_portrait(head.centre, head_size_, head.coach);
  painter.set_clip(std::nullopt);
}

}  // namespace fuba::app
