#include "fuba/table/prompts/shift_prompt.hpp"

#include <algorithm>

#include "app/window/letters.hpp"
#include "fuba/table/choice_list.hpp"
#include "fuba/table/formation_card.hpp"

namespace fuba::app {

ShiftPrompt::ShiftPrompt(MatchPlay& play) : play_(play), team_(play.decision()->team) {}

void ShiftPrompt::frame(Ui& ui, const Places& places, const SDL_FRect& room) {
  layout_ = CardRows(ui, places.table.mat);
  pointed_.reset();
  if (const auto taken = lay_shifts(ui)) return play_.choose(*taken);
  const float y =
      room.y + ui.text(Type::small, room.x, room.y, style::quiet, ui.say("shift-help"), room.w) + ui.px(18);
  const std::string label = play_.label(all_chosen);
  if (ui.button("done", {room.x, y, room.w, ui.px(48)}, label, letters_for({label}).front(), true))
    play_.choose(all_chosen);
}

std::optional<Command> ShiftPrompt::lay_shifts(Ui& ui) {
  std::vector<Command> shifts;
  for (const Command& command : play_.legal())
    if (command.verb == Verb::shift) shifts.push_back(command);
  std::optional<Command> taken;
  for (std::size_t at = 0; at < shifts.size(); ++at) {
    const auto letter = static_cast<char>('a' + at);
    if (lay_shift(ui, layout_.row(ui, at, shifts.size()), shifts[at], letter)) taken = shifts[at];
  }
  return taken;
}

bool ShiftPrompt::lay_shift(Ui& ui, const SDL_FRect& rect, const Command& shift, char letter) {
  const std::string id = to_string(shift);
  const bool hot = ui.pointer_in(rect);
  ui.fill(rect, hot ? style::hovered : style::raised);
  ui.edge(rect);
  ui.left(Type::text, {rect.x + ui.px(18), rect.y, rect.w - ui.px(60), rect.h}, style::text,
          play_.label(shift));
  ui.badge(rect, letter, style::quiet);
  const bool taken = ui.spot(id, rect, letter);
  if (ui.focus().on(id)) ui.outline(rect, style::accent);
  if (hot || ui.focus().on(id)) pointed_ = shift;
  return taken;
}

void ShiftPrompt::still(const paint::Painter& painter) const {
  const State& view = play_.view();
  paint::Card card = formation_card(play_.rules(), team_, view.secret_formation[index(team_)], {});
  if (pointed_) {
    --card.lines[index(pointed_->line_from())].points;
    paint::CardLine& to = card.lines[index(pointed_->line_to())];
    to.markers = std::max(to.markers, ++to.points);
  }
  paint_card(painter.studio(), layout_.card, card);
}

}  // namespace fuba::app
