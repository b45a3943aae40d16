#pragma once

#include <array>
#include <utility>

#include "app/table/coach_turn.hpp"
#include "app/table/match_play.ipp"
#include "app/table/wide_buttons.hpp"
#include "app/window/seed.hpp"
#include "words/told_error.hpp"

namespace fuba::table {

template <class T>
Dugout<typename T::Played> coaches_for(Director& director, const tabletop::Match<typename T::Played>& match) {
  using G = typename T::Played;
  const auto send = [](Team team, const std::string& id) -> Found<G> {
    const auto coach = T::Kit::coach(id);
    if (!coach) return tl::unexpected(coach.error());
    return coach->send(team, fuba::app::fresh_seed());
  };
  return dugout_for<G>(director, match, send);
}

template <class T>
CoachTurn<T>::CoachTurn(Director& director, MatchPlay<T>& play)
    : director_(director),
      play_(play),
      dugout_(coaches_for<T>(director, play.match())),
      held_(director.settings().coach_pace == fuba::app::CoachPace::step) {
  for (const Team team : teams)
    if (play_.coached(team) && !dugout_.plays(team)) play_.dismiss(team);
}

/// Only now: until the table is left the end may be taken back.
template <class T>
CoachTurn<T>::~CoachTurn() {
  if (play_.match().over()) dugout_.tell_result(play_.view());
}

template <class T>
void CoachTurn<T>::consult() {
  if (std::exchange(consulted_, play_.question_number()) == play_.question_number()) return;
  dugout_.hush();
  waited_ = 0;
  if (!play_.coach_chooses()) return;
  const Team team = play_.decision()->team;
  dugout_.think(play_.match().shared_rules(), team, play_.match().state_for(team));
}

template <class T>
bool CoachTurn<T>::hear() {
  if (!play_.coach_chooses() || announced_) return false;
  const auto choice = dugout_.take();
  if (!choice) return false;
  if (*choice) {
    announced_ = **choice;
    return false;
  }
  const Team team = play_.decision()->team;
  director_.tell(words::ui(play_.words(), "coach-gone",
                           {{"problem", words::told_error(play_.words(), choice->error())},
                            {"side", words::ui(play_.words(), std::string(name(team)))}}));
  play_.dismiss(team);
  return true;
}

/// How long a choice stands before it is made, in milliseconds.
template <class T>
float CoachTurn<T>::pause() const {
  constexpr std::array<float, 4> pauses{0, 700, 1800, 0};
  return T::places(*announced_) ? 0 : pauses[static_cast<std::size_t>(director_.settings().coach_pace)];
}

template <class T>
bool CoachTurn<T>::advance(float milliseconds) {
  if (!waits() || (waited_ += milliseconds) < pause()) return false;
  choose();
  return true;
}

template <class T>
void CoachTurn<T>::frame(Ui& ui, const SDL_FRect& room) {
  const std::string heading = words::ui(ui.words(), announced_ ? "coach-decided" : "coach-thinks",
                                        {{"team", play_.names()[play_.decision()->team]}});
  const float y = room.y + ui.text(Type::strong, room.x, room.y, style::text, heading, room.w) + ui.px(10);
  if (announced_) {
    const std::string choice = play_.label(*announced_);
    const float end = y + ui.text(Type::number, room.x, y, style::accent, choice, room.w);
    ui.remark({heading + "\n" + choice, {room.x, room.y, room.w, end - room.y}, style::quiet});
  }
  const float height = ui.px(wide_button_height);
  SDL_FRect button{room.x, room.y + room.h - height, room.w, height};
  const bool space = ui.key().is(SDLK_SPACE);
  if (!held_) {
    if (ui.button("coach hold", button, ui.say("coach-hold"), 'h') || space) held_ = true;
    return;
  }
  if (ui.button("coach go on", button, ui.say("coach-go-on"), 'g', true)) held_ = false;
  button.y -= height + ui.px(between_wide_buttons);
  if (announced_ && (ui.button("coach step", button, ui.say("coach-step"), 'o') || space)) choose();
}

}  // namespace fuba::table
