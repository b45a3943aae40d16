#pragma once

#include <array>

#include "app/table/after_match.hpp"
#include "app/table/coach_turn.ipp"
#include "app/table/match_play.ipp"
#include "app/table/table_screen.hpp"
#include "app/table/wide_buttons.hpp"

// The column that says what happens now, and what is asked.

namespace fuba::table {

/// What lies at the top of a room is no longer of it.
inline void take(SDL_FRect& room, float height) {
  room.y += height;
  room.h -= height;
}

template <class T>
void TableScreen<T>::lay_now(Ui& ui, const TableLayout& table) {
  ui.fill(table.now, style::panel, 0);
  const float margin = ui.px(14);
  SDL_FRect room{table.now.x + margin, table.now.y + margin, table.now.w - 2 * margin,
                 table.now.h - 2 * margin};
  lay_heading(ui, room);
  if (const Motion<G>* motion = play_->animation().current()) {
    tell(ui, room, T::happening(*motion, told()));
    ui.text(Type::small, room.x, table.now.y + table.now.h - ui.px(34), style::dimmed, ui.say("skip-help"),
            room.w);
    return;
  }
  if (prompted_ != play_->question_number()) return;
  if (!play_->decision()) return lay_full_time(ui, room);
  if (play_->coach_chooses()) return coach_.frame(ui, room);
  if (play_->covered()) return lay_cover(ui, room);
  if (const auto instead = taught_.in_place_of_choices()) {
    ui.text(Type::small, room.x, room.y, style::quiet, *instead, room.w);
    return;
  }
  lay_question(ui, room);
}

/// What the match belongs to, and how far the turn has come.
template <class T>
void TableScreen<T>::lay_heading(Ui& ui, SDL_FRect& room) {
  if (occasion_)
    take(room, ui.text(Type::small, room.x, room.y, style::dimmed, occasion_->name(), room.w) + ui.px(8));
  if (const float used = T::lay_steps(ui, room, shown()); used > 0) take(room, used + ui.px(14));
}

template <class T>
void TableScreen<T>::lay_question(Ui& ui, SDL_FRect room) {
  const float asked = room.y;
  tell(ui, room, play_->question());
  ui.focus().ask({room.x, asked, room.w, room.y - asked});
  if (lay_hint(ui, room)) return;
  if (prompt_) prompt_->frame(ui, *board_, room);
}

template <class T>
void TableScreen<T>::tell(Ui& ui, SDL_FRect& room, const std::string& words) {
  const float used = ui.text(Type::strong, room.x, room.y, style::text, words, room.w) + ui.px(12);
  if (animating()) ui.remark({words, {room.x, room.y, room.w, used}, style::quiet});
  take(room, used);
}

/// Before what one person at the screen may see and the other not.
template <class T>
void TableScreen<T>::lay_cover(Ui& ui, const SDL_FRect& room) {
  const Names& names = play_->names();
  const Team team = play_->decision()->team;
  const auto say = [&](std::string_view text) {
    return words::ui(ui.words(), text, {{"team", names[team]}, {"opponent", names[opponent(team)]}});
  };
  const float used = ui.text(Type::strong, room.x, room.y, style::text, say("cards-covered"), room.w);
  const SDL_FRect button{room.x, room.y + used + ui.px(14), room.w, ui.px(wide_button_height)};
  const bool space = ui.key().is(SDLK_SPACE);
  if (!ui.button("uncover", button, say("show-cards"), 's', true) && !space) return;
  play_->uncover();
  follow();
}

template <class T>
void TableScreen<T>::lay_full_time(Ui& ui, const SDL_FRect& room) {
  const State& end = play_->view();
  const std::array<int, 2> score = G::standing(end).score;
  const auto write = [&](Type type, ImU32 colour, const std::string& words, float y) {
    return ui.text(type, room.x, y, colour, words, room.w);
  };
  float y = room.y;
  y += write(Type::small, style::accent, ui.say("full-time"), y) + ui.px(4);
  y += write(Type::number, style::text, std::to_string(score[0]) + " : " + std::to_string(score[1]), y) +
       ui.px(4);
  const std::string shoot_out = T::bar(ui.words(), play_->rules(), end, play_->names()).below_score;
  if (!shoot_out.empty()) y += write(Type::text, style::accent, shoot_out, y) + ui.px(4);
  const std::optional<Team> winner = T::winner(end);
  const std::string words =
      winner ? words::ui(ui.words(), "won", {{"team", play_->names()[*winner]}}) : ui.say("drawn");
  y += write(Type::strong, style::text, words, y) + ui.px(10);
  for (const GoalLine& goal : goals_of<T>(play_->match(), content_.words)) {
    y += write(Type::small, style::quiet,
               goal.moment + "   " + std::to_string(goal.score[0]) + " : " + std::to_string(goal.score[1]) +
                   "   " + play_->names()[goal.team],
               y) +
         ui.px(2);
  }
  y += ui.px(12);
  const float height = ui.px(wide_button_height);
  const auto way = [&](std::string_view id, std::string_view said, char letter, bool leading = false) {
    const SDL_FRect rect{room.x, y, room.w, height};
    y += height + ui.px(between_wide_buttons);
    return ui.button(id, rect, ui.say(said), letter, leading);
  };
  if (occasion_) {
    if (way("to competition", "to-competition", 'c', true)) occasion_->leave(*carried());
  } else if (way("new match", "new-match", 'n', true)) {
    director_.go(place::NewMatch{.leaving = true});
  }
  if (way("watch", "watch-again", 'w')) watch_again(director_, play_->file(), carried());
  if (way("story", "story-of-match", 's')) tell_story(director_, play_->file(), carried());
  if (way("open log", "open-log", 'h')) turn_over(Sheet::log);
  if (!occasion_ && way("leave", "to-title", 't')) director_.go(place::Title{});
}

}  // namespace fuba::table
