#include "fuba/table/prompts/half_time_prompt.hpp"

#include "fuba/table/choice_list.hpp"
#include "fuba/table/formation_card.hpp"

namespace fuba::app {

void HalfTimePrompt::frame(Ui& ui, const Places& places, const SDL_FRect& room) {
  card_ = so_far_.frame(ui, places.table.mat, false);
  if (!so_far_.shown()) lay_score_alone(ui, places.table.mat);
  std::vector<Listed> list;
  for (const Command& command : play_.legal()) list.push_back(listed(play_, command));
  float y = room.y;
  y += ui.text(Type::small, room.x, y, style::quiet, ui.say("half-time-help"), room.w) + ui.px(12);
  if (const auto taken = choice_list(ui, play_, {room.x, y, room.w, room.y + room.h - y}, list).taken)
    play_.choose(*list[*taken].command);
}

/// Until the figures are known.
void HalfTimePrompt::lay_score_alone(Ui& ui, const SDL_FRect& mat) {
  ui.centred(Type::title, {mat.x, mat.y + ui.px(40), mat.w, ui.px(60)}, style::text, ui.say("half-time"));
  const auto& score = play_.view().score;
  ui.centred(Type::number, {mat.x, mat.y + ui.px(104), mat.w, ui.px(36)}, style::quiet,
             play_.names()[Team::home] + "  " + std::to_string(score[0]) + " : " + std::to_string(score[1]) +
                 "  " + play_.names()[Team::away]);
  card_ = {mat.x + mat.w / 2 - ui.px(115), mat.y + ui.px(176), ui.px(230), ui.px(322)};
}

void HalfTimePrompt::still(const paint::Painter& painter) const {
  so_far_.paint(painter);
  if (!play_.decision()) return;
  const Team team = play_.decision()->team;
  paint_card(painter.studio(), card_, formation_card(play_.rules(), team, play_.view().side(team)));
}

}  // namespace fuba::app
