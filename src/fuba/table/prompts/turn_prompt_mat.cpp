// What the mat shows of a decision of the turn.
#include <algorithm>

#include "fuba/table/mat_meaning.hpp"
#include "fuba/table/prompts/turn_prompt.hpp"
#include "fuba/table/shown_choice.hpp"

namespace fuba::app {
namespace {

/// What has happened, of the step in which the pictures may be asked for (it/adv.var).
constexpr std::uint8_t goal_to_look_at = 0;

}  // namespace

void TurnPrompt::decorate(paint::MatScene& scene) const {
  if (alike_.empty())
    mat_.decorate(scene, offer_);
  else
    add_asked(scene);
  add_pointed(scene);
  add_reach(scene);
  add_figures(scene);
  add_goal(scene);
  add_pass(scene);
  add_offside(scene);
  add_stops(scene);
  add_stance(scene);
  add_incident(scene);
}

/// Shows the pick that can be meant in several ways.
void TurnPrompt::add_asked(paint::MatScene& scene) const {
  const Command& asked = alike_.front();
  const bool moves = areas_of(asked) == 2;
  if (moves) scene.lit.push_back({origin(asked), paint::Light::origin});
  scene.lit.push_back({moves ? end_of(asked, play_.view()) : origin(asked), paint::Light::target});
}

void TurnPrompt::add_goal(paint::MatScene& scene) const {
  if (std::ranges::none_of(play_.legal(), shoots)) return;
  const bool pointed = goal_pointed_ || (pointed_ && shoots(*pointed_));
  scene.goal =
      paint::LitGoal{opponent(play_.decision()->team), pointed ? paint::Light::hovered : paint::Light::legal};
}

/// What each target brings, large in its area.
void TurnPrompt::add_figures(paint::MatScene& scene) const {
  if (play_.odds().foresights().empty()) return;
  for (const Command& command : play_.legal()) {
    if (command.verb != Verb::target) continue;
    scene.figures.push_back({command.from(), outlook(play_, command, measure_).percent, {}});
    if (!all_figures_) continue;
    for (std::size_t at = 0; at < measure_names.size(); ++at) {
      const std::string& what = fuba::ui(play_.words(), "measure-" + std::string(measure_names[at]));
      scene.figures.back().lines.push_back(what + " " +
                                           outlook(play_, command, static_cast<Measure>(at)).percent);
    }
  }
}

/// Where the pieces may go that the action under the pointer moves.
void TurnPrompt::add_reach(paint::MatScene& scene) const {
  if (!pointed_ || pointed_->verb != Verb::action) return;
  if (type_of(pointed_->action()) == ActionType::pressing)
    scene.lit.push_back({play_.view().ball, paint::Light::target});
  AreaSet from;
  AreaSet to;
  for (const Opening& opening : openings_) {
    if (opening.extra || opening.first.front() != *pointed_) continue;
    const MatOffer opened = offer_of(opening.moves, opening.state);
    from |= opened.origins();
    for (const Area area : opened.origins()) to |= opened.moves_from[index(area)];
  }
  for (const Area area : to) scene.lit.push_back({area, paint::Light::hovered});
  for (const Area area : from) scene.lit.push_back({area, paint::Light::origin});
}

/// Shows on the mat what the choice under the pointer means.
void TurnPrompt::add_pointed(paint::MatScene& scene) const {
  if (!pointed_) return;
  const int areas = areas_of(*pointed_);
  if (areas == 1) scene.lit.push_back({origin(*pointed_), paint::Light::hovered});
  if (areas != 2) return;
  scene.lit.push_back({origin(*pointed_), paint::Light::origin});
  scene.lit.push_back({end_of(*pointed_, play_.view()), paint::Light::hovered});
}

void TurnPrompt::add_pass(paint::MatScene& scene) const {
  if (play_.decision()->kind == DecisionKind::via) return add_way(scene);
  const Area to = pointed_ && pointed_->verb == Verb::target ? pointed_->from() : mat_.hovered();
  if (play_.decision()->kind != DecisionKind::target || !offer_.single.contains(to)) return;
  app::add_pass(scene, layout_, play_.rules(), play_.view(), to);
}

/// The way of a pass through the area under the pointer, or straight to its target.
void TurnPrompt::add_way(paint::MatScene& scene) const {
  const State& view = play_.view();
  const SDL_FPoint from = layout_.ball_rest(view);
  const SDL_FPoint to = layout_.ball_spot(view.turn.target);
  const Area through = pointed_ && pointed_->verb == Verb::via ? pointed_->from() : mat_.hovered();
  scene.lit.push_back({view.turn.target, paint::Light::target});
  if (!offer_.single.contains(through)) {
    scene.passes.push_back({from, to, 1});
    return;
  }
  scene.passes.push_back({from, layout_.ball_spot(through), 0});
  scene.passes.push_back({layout_.ball_spot(through), to, 0});
}

/// Shows what stops the piece in hand on its way.
void TurnPrompt::add_stops(paint::MatScene& scene) const {
  const Area from = mat_.held();
  if (play_.decision()->kind != DecisionKind::move || from == Area::none) return;
  const bool outfield = play_.view().side(play_.decision()->team).players[index(from)] > 0;
  const Verb verb = outfield && !mat_.drags_keeper() ? Verb::move : Verb::move_keeper;
  for (const Area area : all_areas) {
    const auto refused = play_.refused(commands::step(verb, from, area));
    if (refused && refused->reason == Reason::move_stopped) scene.stops.push_back({refused->other, area});
  }
}

/// Shows where the goalkeeper would stand.
void TurnPrompt::add_stance(paint::MatScene& scene) const {
  const auto stance = stance_offered();
  if (!stance || (mat_.held() != origin(*stance) && pointed_ != stance)) return;
  const Team team = play_.decision()->team;
  State changed = play_.view();
  changed.side(team).keeper_out = stance->yes();
  for (const paint::Piece& piece : paint::arrange(layout_, changed).pieces)
    if (piece.team == team && piece.keeper) scene.ghosts.push_back(piece);
}

/// Shows the goal or the press that the pictures may take back.
void TurnPrompt::add_incident(paint::MatScene& scene) const {
  if (play_.decision()->kind != DecisionKind::var || !scene.ball) return;
  const Team defends = play_.decision()->team;
  if (play_.view().agenda.top().number == goal_to_look_at) {
    const SDL_FRect net = layout_.goal(defends);
    scene.ball->centre = {net.x + net.w / 2, net.y + net.h / 2};
    scene.goal = paint::LitGoal{defends, paint::Light::target};
  } else {
    scene.lit.push_back({play_.view().ball, paint::Light::target});
  }
  scene.screen = scene.ball->centre;
}

void TurnPrompt::add_offside(paint::MatScene& scene) const {
  const State& view = play_.view();
  const DecisionKind kind = play_.decision()->kind;
  const bool matters = (kind == DecisionKind::target || kind == DecisionKind::move ||
                        kind == DecisionKind::free || kind == DecisionKind::react) &&
                       play_.decision()->team == view.control;
  const bool from_goal_kick = kind == DecisionKind::target && view.turn.restart == Restart::goal_kick;
  if (!matters || from_goal_kick || offside_areas(play_.rules(), view, view.ball).empty()) return;
  const Area area = second_closest(play_.rules(), view, view.passive());
  if (area != Area::none)
    scene.offside = paint::OffsideLine{view.passive(), area, fuba::ui(play_.words(), "offside-line")};
}

}  // namespace fuba::app
