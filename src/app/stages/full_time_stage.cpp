#include "stages/full_time_stage.hpp"

namespace fuba::app {

FullTimeStage::FullTimeStage(MatchPlay& play, std::function<void()> open_log, std::function<void()> new_match,
                             std::function<void()> leave)
    : play_(play),
      goals_(goals_of(play.match(), play.words())),
      open_log_(std::move(open_log)),
      new_match_(std::move(new_match)),
      leave_(std::move(leave)) {}

void FullTimeStage::frame(Ui& ui, const Places& places, const SDL_FRect& room) {
  lay_result(ui, places.table.mat);
  lay_choices(ui, room);
}

/// The score in the middle, and each team's name and goals on its side of it.
void FullTimeStage::lay_result(Ui& ui, const SDL_FRect& mat) {
  const auto& score = play_.view().score;
  const float top = mat.y + mat.h * 0.24F;
  const float line = ui.px(28);
  ui.centred(Type::text, {mat.x, top - ui.px(44), mat.w, line}, style::accent, ui.say("full-time"));
  ui.centred(Type::score, {mat.x, top, mat.w, ui.px(110)}, style::text,
             std::to_string(score[0]) + " : " + std::to_string(score[1]));
  const float side = ui.px(300);
  radius_ = ui.px(26);
  for (const Team team : teams) {
    const float middle = mat.x + mat.w / 2 + ui.px(team == Team::home ? -290 : 290);
    const float x = middle - side / 2;
    pieces_[index(team)] = {middle, top + ui.px(32)};
    ui.centred(Type::number, {x, top + ui.px(70), side, ui.px(40)}, style::text, play_.names()[team]);
    float y = top + ui.px(126);
    for (const GoalLine& goal : goals_) {
      if (goal.team != team) continue;
      const std::string words =
          goal.moment + "   " + std::to_string(goal.score[0]) + " : " + std::to_string(goal.score[1]);
      ui.centred(Type::text, {x, y, side, line}, style::quiet, words);
      y += line;
    }
  }
  if (score[0] + score[1] == 0)
    ui.centred(Type::text, {mat.x, top + ui.px(150), mat.w, line}, style::quiet, ui.say("no-goals"));
}

void FullTimeStage::lay_choices(Ui& ui, const SDL_FRect& room) {
  const float height = ui.px(46);
  const float step = height + ui.px(8);
  if (ui.button("new match", {room.x, room.y, room.w, height}, ui.say("new-match"), 'n', true)) new_match_();
  if (ui.button("open log", {room.x, room.y + step, room.w, height}, ui.say("open-log"), 'h')) open_log_();
  if (ui.button("leave", {room.x, room.y + 2 * step, room.w, height}, ui.say("to-title"), 't')) leave_();
}

void FullTimeStage::still(const paint::Painter& painter) const {
  for (const Team team : teams) painter.draw_piece(pieces_[index(team)], radius_, team, false);
}

}  // namespace fuba::app
