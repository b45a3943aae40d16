#pragma once

#include <array>

#include "app/table/hint.hpp"

namespace fuba::table {

template <class T>
void Hint<T>::ask(Director& director, const MatchPlay<T>& play) {
  close();
  const Team team = play.decision()->team;
  auto coach = T::Kit::coach(T::Kit::coaches().back());
  if (!coach) return director.tell(coach.error());
  auto sent = coach->send(team, 1);
  if (!sent) return director.tell(sent.error());
  asked_ = play.question_number();
  thought_.emplace([opponent = std::shared_ptr<tabletop::Opponent<G>>(std::move(*sent)),
                    rules = play.match().shared_rules(), view = play.match().state_for(team)](
                       const std::stop_token& stop) { return opponent->choose(*rules, view, stop); });
}

template <class T>
void Hint<T>::close() {
  asked_.reset();
  thought_.reset();
  advice_.reset();
}

template <class T>
void Hint<T>::hear(Director& director, const MatchPlay<T>& play) {
  if (asked_ && *asked_ != play.question_number()) close();
  if (!thought_ || !thought_->done()) return;
  const Choice choice = thought_->take();
  thought_.reset();
  if (choice) {
    advice_ = *choice;
    return;
  }
  close();
  director.tell(choice.error());
}

template <class T>
typename Hint<T>::Answer Hint<T>::frame(Ui& ui, SDL_FRect room, const MatchPlay<T>& play) const {
  const float tall = ui.px(46);
  Answer answer;
  float y = room.y;
  y += ui.text(Type::small, room.x, y, style::accent, ui.say("hint-title"), room.w) + ui.px(10);
  if (advice_) {
    if (ui.button("take hint", {room.x, y, room.w, tall}, play.label(*advice_), 'p', true))
      answer.taken = advice_;
    ui.text(Type::small, room.x, y + tall + ui.px(8), style::quiet, ui.say("hint-help-settled"), room.w);
  } else {
    ui.text(Type::text, room.x, y, style::quiet, ui.say("hint-thinking"), room.w);
  }
  const SDL_FRect last{room.x, room.y + room.h - tall, room.w, tall};
  answer.closed = ui.button("close hint", last, ui.say("hint-close"));
  return answer;
}

}  // namespace fuba::table
