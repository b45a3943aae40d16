#include "fuba/table/prompts/full_time_prompt.hpp"

namespace fuba::app {

FullTimePrompt::FullTimePrompt(MatchPlay& play, FullTimeWays ways)
    : play_(play),
      goals_(goals_of(play.match(), play.words())),
      ways_(std::move(ways)),
      so_far_(play.match(), play.words()) {}

void FullTimePrompt::reword() {
  goals_ = goals_of(play_.match(), play_.words());
  so_far_ = MatchSoFar(play_.match(), play_.words());
}

std::string FullTimePrompt::question(const MatchPlay& play) const {
  std::string told;
  for (const Entry& entry : play.match().journal()) {
    for (const Event& event : entry.events)
      if (event.kind == EventKind::match_ends)
        told = sentence(play.words(), play.rules(), event, play.names());
  }
  return told;
}

void FullTimePrompt::frame(Ui& ui, const Places& places, const SDL_FRect& room) {
  so_far_.frame(ui, places.table.mat, true);
  if (!so_far_.shown()) lay_result(ui, places.table.mat);
  lay_choices(ui, room);
}

/// The score in the middle, and each team's name and goals on its side of it.
void FullTimePrompt::lay_result(Ui& ui, const SDL_FRect& mat) {
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

void FullTimePrompt::lay_choices(Ui& ui, const SDL_FRect& room) {
  const float height = ui.px(46);
  float y = room.y;
  const auto way = [&](std::string_view id, std::string_view words, char letter,
                       const std::function<void()>& take, bool leading = false) {
    if (ui.button(id, {room.x, y, room.w, height}, ui.say(words), letter, leading)) take();
    y += height + ui.px(8);
  };
  if (ways_.to_occasion) way("to competition", "to-competition", 'c', ways_.to_occasion, true);
  if (ways_.new_match) way("new match", "new-match", 'n', ways_.new_match, true);
  way("watch", "watch-again", 'w', ways_.watch);
  way("story", "story-of-match", 's', ways_.tell);
  way("analyse", "analyse", 'a', ways_.analyse);
  if (ways_.try_again) way("try again", "try-again", 'd', ways_.try_again);
  way("open log", "open-log", 'h', ways_.open_log);
  if (ways_.leave) way("leave", "to-title", 't', ways_.leave);
}

void FullTimePrompt::still(const paint::Painter& painter) const {
  if (so_far_.shown()) return so_far_.paint(painter);
  for (const Team team : teams) painter.draw_piece(pieces_[index(team)], radius_, team, false);
}

}  // namespace fuba::app
