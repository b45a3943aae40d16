#include "fuba/table/prompts/penalty_prompt.hpp"

#include <algorithm>

#include "fuba/table/choice_list.hpp"

namespace fuba::app {
namespace {

constexpr std::array sides{Side::left, Side::middle, Side::right};

/// The place of the picture that a choice means: a keeper's left is the shooter's right.
Side in_picture(const Command& command) {
  return command.verb == Verb::dive ? paint::as_shooter_sees(command.side()) : command.side();
}

}  // namespace

void PenaltyPrompt::frame(Ui& ui, const Places& places, const SDL_FRect& room) {
  picture_ = places.table.mat;
  hovered_.reset();
  std::optional<Command> taken;
  std::vector<Listed> list;
  for (const Side side : sides) {
    for (const Command& command : play_.legal()) {
      if (in_picture(command) != side) continue;
      const std::string id = "place " + to_string(command);
      const SDL_FRect place = paint::penalty_place(picture_, side);
      if (ui.spot(id, place)) taken = command;
      if (ui.pointer_in(place) || ui.focus().on(id)) hovered_ = side;
      list.push_back(listed(play_, command));
    }
  }
  float y = room.y;
  const char* help = play_.decision()->kind == DecisionKind::dive ? "dive-help" : "kick-help";
  y += ui.text(Type::small, room.x, y, style::quiet, ui.say(help), room.w) + ui.px(12);
  if (const auto at = choice_list(ui, play_, {room.x, y, room.w, room.y + room.h - y}, list).taken)
    taken = list[*at].command;
  if (taken) play_.choose(*taken);
}

void PenaltyPrompt::live(const paint::Painter& painter) const {
  paint::PenaltyScene scene;
  scene.shooter = play_.view().control;
  scene.hovered = hovered_;
  paint_penalty(painter.studio(), picture_, scene);
}

paint::PenaltyScene penalty_scene(const Animation::Step& step) {
  const auto& figures = step.event.figures;
  const float t = step.progress();
  paint::PenaltyScene scene;
  scene.shooter = step.event.team;
  scene.places_open = false;
  scene.kick = static_cast<Side>(figures[0]);
  scene.chosen = scene.kick;
  scene.dive = paint::as_shooter_sees(static_cast<Side>(figures[1]));
  scene.kick_progress = std::min(1.0F, t * 2);
  scene.dive_progress = std::clamp(t * 2 - 0.3F, 0.0F, 1.0F);
  scene.saved = figures[4] == 0;
  return scene;
}

}  // namespace fuba::app
