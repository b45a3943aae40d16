#include "fuba/table/prompts/coach_prompt.hpp"

#include "fuba/table/shown_choice.hpp"

namespace fuba::app {

std::string CoachPrompt::question(const MatchPlay& play) const {
  return fuba::ui(play.words(), tells() ? "coach-decided" : "coach-thinks",
                  {{"team", play.names()[play.decision()->team]}});
}

void CoachPrompt::frame(Ui& ui, const Places& places, const SDL_FRect& room) {
  mat_ = places.mat;
  if (tells()) {
    const std::string choice = hidden() ? ui.say("coach-secret") : play_.label(*announced_);
    const float height = ui.text(Type::number, room.x, room.y, style::accent, choice, room.w);
    ui.remark({question(play_) + "\n" + choice, {room.x, room.y, room.w, height}, style::quiet});
  }
  const float height = ui.px(46);
  SDL_FRect button{room.x, room.y + room.h - height, room.w, height};
  const bool space = ui.key().is(SDLK_SPACE);
  if (held_) {
    if (ui.button("coach go on", button, ui.say("coach-go-on"), 'g', true)) held_ = false;
    button.y -= height + ui.px(8);
    if (announced_ && (ui.button("coach step", button, ui.say("coach-step"), 'o') || space)) released_ = true;
  } else if (ui.button("coach hold", button, ui.say("coach-hold"), 'h') || space) {
    held_ = true;
  }
}

void CoachPrompt::decorate(paint::MatScene& scene) const {
  if (!announced_ || !mat_ || hidden()) return;
  light_choice(scene, *mat_, play_.rules(), play_.view(), play_.decision()->team, *announced_);
}

}  // namespace fuba::app
