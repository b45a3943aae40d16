#include "fuba/table/headings.hpp"

#include <string>

namespace fuba::app {
namespace {

std::string_view key_of(StageSequence sequence) {
  switch (sequence) {
    case StageSequence::free_movements:
      return "stage-free-movements";
    case StageSequence::pressing:
      return "stage-pressing";
    case StageSequence::substitution:
      return "stage-substitution";
    default:
      return "stage-action";
  }
}

/// Which action stage is played, and which of its sequences; empty where the edition has none.
std::string stage_under_way(const MatchPlay& play) {
  const State& view = play.view();
  for (std::size_t at = view.agenda.size(); at-- > 0;) {
    const Frame& frame = view.agenda[at];
    if (frame.step != Step::action_stage || frame.number == 0) continue;
    const bool first = frame.team == view.turn.first;
    return fuba::ui(play.words(), key_of(play.rules().action_stage[frame.number - 1U]),
                    {{"stage", fuba::ui(play.words(), first ? "stage-first" : "stage-second")}});
  }
  return {};
}

/// How far the clock has gone, and what is left for what is asked. Answers the height used.
float lay_clock(Ui& ui, const SDL_FRect& room, const TableClock& clock) {
  const auto left = clock.seconds_left();
  const std::string told = left ? fuba::ui(ui.words(), "clock-left",
                                           {{"played", clock.played()}, {"seconds", std::to_string(*left)}})
                                : fuba::ui(ui.words(), "clock-played", {{"played", clock.played()}});
  return ui.text(Type::small, room.x, room.y, left ? style::accent : style::quiet, told, room.w);
}

/// What the match belongs to. Answers the height used.
float lay_occasion(Ui& ui, const SDL_FRect& room, const MatchPlay& play, Occasion& occasion) {
  float height = ui.text(Type::small, room.x, room.y, style::dimmed, occasion.name(), room.w) + ui.px(4);
  if (const TableClock* clock = occasion.clock(); clock != nullptr && play.decision())
    height += lay_clock(ui, {room.x, room.y + height, room.w, room.h - height}, *clock) + ui.px(4);
  return height + ui.px(4);
}

}  // namespace

float lay_headings(Ui& ui, const SDL_FRect& room, const MatchPlay& play, Occasion* occasion) {
  float y = room.y;
  if (occasion != nullptr) y += lay_occasion(ui, room, play, *occasion);
  const auto line = [&](const std::string& words) {
    y += ui.text(Type::small, room.x, y, style::accent, words, room.w) + ui.px(6);
  };
  if (const std::string stage = stage_under_way(play); !stage.empty()) line(stage);
  if (play.view().turn.goal_kick_due) line(fuba::ui(play.words(), "goal-kick-due"));
  return y - room.y;
}

}  // namespace fuba::app
