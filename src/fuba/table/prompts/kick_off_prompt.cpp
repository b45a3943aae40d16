#include "fuba/table/prompts/kick_off_prompt.hpp"

#include "fuba/table/choice_list.hpp"
#include "fuba/table/unasked.hpp"

namespace fuba::app {

KickOffPrompt::KickOffPrompt(MatchPlay& play) : play_(play), shown_(usual_kick_off(play.rules())) {}

void KickOffPrompt::frame(Ui& ui, const Places&, const SDL_FRect& room) {
  float y = room.y;
  y += ui.text(Type::small, room.x, y, style::quiet,
               fuba::ui(ui.words(), "kick-off-help", {{"home", play_.names()[Team::home]}}), room.w) +
       ui.px(12);
  const std::vector<Listed> list{
      {"kick off", ui.say("kick-off"), {}, {}, true},
      {"arrange", ui.say("arrange"), {}, {}, false, ui.say("arrange-help")},
  };
  const auto taken = choice_list(ui, play_, {room.x, y, room.w, room.y + room.h - y}, list).taken;
  if (!taken) return;
  if (*taken == 0)
    play_.kick_off();
  else
    play_.arrange();
}

std::string KickOffPrompt::question(const MatchPlay& play) const {
  return fuba::ui(play.words(), "kick-off-question",
                  {{"home", play.names()[Team::home]}, {"away", play.names()[Team::away]}});
}

}  // namespace fuba::app
