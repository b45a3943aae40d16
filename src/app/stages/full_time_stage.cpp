#include "stages/full_time_stage.hpp"

namespace fuba::app {

FullTimeStage::FullTimeStage(MatchPlay& play, std::function<void()> new_match, std::function<void()> leave)
    : play_(play),
      goals_(goals_of(play.match(), play.words())),
      new_match_(std::move(new_match)),
      leave_(std::move(leave)) {}

void FullTimeStage::frame(Ui& ui, const Places& places, const SDL_FRect& room) {
  const SDL_FRect& mat = places.table.mat;
  const auto& score = play_.view().score;
  const float middle = mat.x + mat.w / 2;
  ui.centred(Type::text, {mat.x, mat.y + ui.px(56), mat.w, ui.px(30)}, style::accent, ui.say("full-time"));
  ui.centred(Type::title, {mat.x, mat.y + ui.px(92), mat.w, ui.px(64)}, style::text,
             std::to_string(score[0]) + " : " + std::to_string(score[1]));
  const float side = ui.px(300);
  for (const Team team : teams) {
    const float x = team == Team::home ? middle - ui.px(90) - side : middle + ui.px(90);
    ui.centred(Type::number, {x, mat.y + ui.px(160), side, ui.px(36)}, style::text, play_.names()[team]);
    pieces_[index(team)] = {x + side / 2, mat.y + ui.px(126)};
  }
  radius_ = ui.px(22);
  float y = mat.y + ui.px(230);
  for (const GoalLine& goal : goals_) {
    const std::string line = goal.moment + "   " + std::to_string(goal.score[0]) + " : " +
                             std::to_string(goal.score[1]) + "   " + play_.names()[goal.team];
    ui.centred(Type::text, {mat.x, y, mat.w, ui.px(26)}, style::text, line);
    y += ui.px(28);
  }
  if (score[0] + score[1] == 0)
    ui.centred(Type::text, {mat.x, y, mat.w, ui.px(26)}, style::quiet, ui.say("no-goals"));
  const float height = ui.px(46);
  if (ui.button("new match", {room.x, room.y, room.w, height}, ui.say("new-match"), 'n', true)) new_match_();
  if (ui.button("leave", {room.x, room.y + height + ui.px(8), room.w, height}, ui.say("to-title"), 't'))
    leave_();
}

void FullTimeStage::still(const paint::Painter& painter) const {
  for (const Team team : teams) painter.draw_piece(pieces_[index(team)], radius_, team, false);
}

}  // namespace fuba::app
