#pragma once

#include <functional>

#include "app/window/ui.hpp"
#include "fuba/table/editor/position_draft.hpp"

namespace fuba::app {

/// What a team has in a position that is put together.
class TeamFields {
 public:
  /// Hears what came of a change.
  using Made = std::function<void(const NotMade&)>;

  /// Both must outlive it.
  TeamFields(Ui& ui, PositionDraft& draft, Team team, Made made)
      : ui_(ui), draft_(draft), team_(team), who_(name(team)), made_(std::move(made)) {}

  /// Score, cards and condition, and the way to its sheet, lit while that is `open`. Whether it was pressed.
  bool lay(const SDL_FRect& room, bool open);
  /// A sheet with formation, roles, styles, substitutions and skill cards, as far as the rules have them.
  /// True if it is to be closed.
  bool lay_sheet(const SDL_FRect& mat);

 private:
  const State& state() const { return draft_.state(); }
  const TeamState& side() const { return state().side(team_); }
  bool lay_head(const SDL_FRect& head, bool open);
  float lay_rows(const SDL_FRect& room);
  float lay_skills(const SDL_FRect& room);

  Ui& ui_;
  PositionDraft& draft_;
  Team team_;
  std::string who_;
  Made made_;
};

}  // namespace fuba::app
