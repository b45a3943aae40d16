#include "fuba/table/prompts/turn_prompt.hpp"

#include <algorithm>

#include "fuba/table/chances.hpp"
#include "fuba/table/mat_meaning.hpp"

namespace fuba::app {
namespace {

/// More moves than this are chosen in two steps: first the area, then where to.
constexpr std::size_t longest_list = 13;

constexpr std::string_view rest_id = "rest";
constexpr std::string_view rest_bench_id = "rest bench";

void add_actions(std::vector<Command>& list, std::initializer_list<Action> actions) {
  for (const Action action : actions) list.push_back(commands::act(action));
}

/// Whether the decision is not about a choice, or its sequence of an action stage comes later.
bool belongs_elsewhere(const MatchPlay& play, const Command& command) {
  const auto refused = play.refused(command);
  if (!refused) return false;
  const bool in_stage = play.view().agenda.top().step == Step::stage_choice;
  return refused->reason == Reason::not_asked || (in_stage && command == commands::act(Action::press));
}

/// Choices that are listed although the rules may refuse them, with the reason.
std::vector<Command> always_listed(const MatchPlay& play) {
  std::vector<Command> list;
  const DecisionKind kind = play.decision()->kind;
  if (kind == DecisionKind::gain || kind == DecisionKind::lose)
    for (const Line line : lines)
      list.push_back(commands::point(kind == DecisionKind::gain ? Verb::gain : Verb::lose, line));
  if (kind == DecisionKind::sub && play.view().agenda.top().step == Step::substitution) {
    for (const Command& command : play.legal())
      if (command.sub() == SubKind::formation) list.push_back(command);
    list.push_back(commands::substitute(SubKind::booked));
    list.push_back(commands::substitute(SubKind::fresh));
  }
  if (kind == DecisionKind::action) {
    add_actions(list, {Action::defence, Action::midfield, Action::forward, Action::move});
    if (play.rules().has(Option::conditions)) list.push_back(commands::plain(Verb::boost));
    add_actions(list, {Action::shoot, Action::position, Action::press, Action::press_hard, Action::substitute,
                       Action::none});
  }
  std::erase_if(list, [&](const Command& command) { return belongs_elsewhere(play, command); });
  return list;
}

/// What has happened, of the step in which the pictures may be asked for (it/adv.var).
constexpr std::uint8_t goal_to_look_at = 0;

std::string from_id(Area area) { return "from " + std::string(name(area)); }

}  // namespace

TurnPrompt::TurnPrompt(MatchPlay& play) : play_(play), offer_(offer_of(play.legal(), play.view())) {}

void TurnPrompt::frame(Ui& ui, const Places& places, const SDL_FRect& room) {
  layout_ = places.mat;
  const std::size_t asked = play_.question_number();
  listen_on_mat(ui, places);
  if (asked == play_.question_number()) listen_on_goal(ui, places);
  if (asked != play_.question_number()) return;
  const std::vector<Listed> listed = choices(ui);
  const float note = notice_.empty() ? 0 : ui.measure(Type::small, notice_, room.w).y + ui.px(8);
  const float heading = lay_heading(ui, room);
  const ListAnswer answer =
      choice_list(ui, play_, {room.x, room.y + heading, room.w, room.h - heading - note}, listed);
  if (note > 0) ui.text(Type::small, room.x, room.y + room.h - note + ui.px(8), style::bad, notice_, room.w);
  pointed_ = answer.pointed ? listed[*answer.pointed].command : std::nullopt;
  if (answer.taken) take(listed[*answer.taken]);
}

/// What is asked of a pick that can be meant in several ways; else what the decision asks.
std::string TurnPrompt::question(const MatchPlay& play) const {
  if (alike_.empty()) return play.question();
  const bool ball = std::ranges::any_of(alike_, &Command::with_ball);
  return fuba::ui(play.words(), ball ? "with-ball" : "which-player",
                  {{"team", play.names()[play.decision()->team]}});
}

/// Says what the chances beside many targets are chances of.
float TurnPrompt::lay_heading(Ui& ui, const SDL_FRect& room) const {
  if (play_.decision()->kind != DecisionKind::target) return 0;
  const std::string& words = outcome(play_.words(), Outcome::keep);
  const ImVec2 size = ui.measure(Type::small, words);
  ui.text(Type::small, room.x + room.w - size.x - ui.px(42), room.y, style::quiet, words);
  return size.y + ui.px(4);
}

void TurnPrompt::listen_on_mat(Ui& ui, const Places& places) {
  const paint::MatScene scene = paint::scene_of(places.mat, play_.view());
  const auto pick = mat_.frame(ui, places.mat, scene, offer_, play_.decision()->team);
  if (pick) return take(*pick);
  if (mat_.held() != Area::none) alike_.clear();
  const std::string words = alike_.empty() ? words_for(mat_.hovered()) : std::string();
  if (words.empty()) return;
  if (ui.focus().visible())
    ui.hint_below(places.mat.area(mat_.hovered()), words, places.table.mat);
  else
    ui.hint(words, places.table.mat);
}

/// A click on the goal shoots.
void TurnPrompt::listen_on_goal(Ui& ui, const Places& places) {
  const auto shot = std::ranges::find_if(play_.legal(), shoots);
  goal_pointed_ = false;
  if (shot == play_.legal().end()) return;
  const SDL_FRect goal = places.mat.goal(opponent(play_.decision()->team));
  const float reach = ui.px(10);
  const SDL_FRect place{goal.x - reach, goal.y - reach, goal.w + 2 * reach, goal.h + 2 * reach};
  if (ui.spot("goal", place)) return play_.choose(Command(*shot));
  goal_pointed_ = ui.focus().visible() ? ui.focus().on("goal") : ui.pointer_in(place);
  if (goal_pointed_) ui.hint_below(place, words_for(*shot), places.table.mat);
}

void TurnPrompt::take(const MatPick& pick) {
  notice_.clear();
  alike_.clear();
  for (const Command& command : play_.legal())
    if (fits(command, play_.view(), pick)) alike_.push_back(command);
  if (alike_.empty()) {
    notice_ = reason_against(pick.from, pick.to, pick.keeper);
    return;
  }
  const auto meant = [&](const Command& command) { return means(command, pick); };
  if (pick.dragged && std::ranges::any_of(alike_, meant))
    std::erase_if(alike_, [&](const Command& command) { return !meant(command); });
  if (alike_.size() == 1) play_.choose(Command(alike_.front()));
}

void TurnPrompt::take(const Listed& chosen) {
  notice_.clear();
  if (chosen.id == rest_id) return play_.rest_cards();
  if (chosen.id == rest_bench_id) return play_.rest_bench();
  if (chosen.command) return play_.choose(Command(*chosen.command));
  alike_.clear();
  const auto area = parse_area(std::string_view(chosen.id).substr(chosen.id.find(' ') + 1));
  mat_.hold(area.value_or(Area::none));
}

std::vector<Listed> TurnPrompt::choices(const Ui& ui) const {
  std::vector<Listed> list;
  for (const Command& command : always_listed(play_)) {
    Listed entry = listed(play_, command);
    entry.refusal = play_.refusal(command);
    if (!entry.refusal.empty()) entry.note.clear();
    list.push_back(std::move(entry));
  }
  const Listed rest_bench{std::string(rest_bench_id), ui.say("rest-bench"), {}, {}};
  if (!list.empty() && play_.offers_bench()) list.push_back(rest_bench);
  if (!list.empty()) return list;
  if (!alike_.empty()) {
    for (const Command& command : alike_) list.push_back(listed(play_, command));
    list.push_back({"back", ui.say("back"), {}, {}, false});
    return list;
  }
  if (play_.legal().size() > longest_list && !offer_.origins().empty() && mat_.held() == Area::none)
    return origins(ui);
  for (const Command& command : play_.legal())
    if (mat_.held() == Area::none || (areas_of(command) == 2 && origin(command) == mat_.held()))
      list.push_back(listed(play_, command));
  if (play_.offers_bench()) list.push_back(rest_bench);
  if (play_.decision()->kind == DecisionKind::use)
    list.push_back({std::string(rest_id), ui.say("rest-cards"), {}, {}});
  if (mat_.held() != Area::none) list.push_back({"back", ui.say("another-piece"), {}, {}, false});
  return list;
}

std::vector<Listed> TurnPrompt::origins(const Ui& ui) const {
  std::vector<Listed> list;
  for (const Area area : offer_.origins())
    list.push_back(
        {from_id(area), fuba::ui(ui.words(), "from", {{"area", std::string(name(area))}}), {}, {}, false});
  for (const Command& command : play_.legal())
    if (areas_of(command) != 2) list.push_back(listed(play_, command));
  return list;
}

/// What the pointer tells about an area: the chances of a pass there, or why it is not open.
std::string TurnPrompt::words_for(Area area) const {
  const auto stance = stance_offered();
  if (stance && area == mat_.held() && area == origin(*stance)) return words_for(*stance);
  if (play_.decision()->kind != DecisionKind::target || !offer_.single.contains(area))
    return reason_for(area);
  return words_for(commands::at(Verb::target, area));
}

/// A choice and its chances, a line each.
std::string TurnPrompt::words_for(const Command& command) const {
  std::string lines = play_.label(command);
  if (const auto chance = chance_of(play_.words(), play_.odds(), command))
    for (const std::string& part : chance->parts) lines += "\n" + part;
  return lines;
}

std::string TurnPrompt::reason_for(Area area) const {
  const auto verb = verb_asked(play_.decision()->kind);
  if (!verb || area == Area::none || area == mat_.held()) return {};
  const Command meant = commands::at(*verb, area);
  if (areas_of(meant) == 1) return offer_.single.contains(area) ? std::string() : play_.refusal(meant);
  if (mat_.held() != Area::none) {
    if (offer_.moves_from[index(mat_.held())].contains(area)) return {};
    return reason_against(mat_.held(), area, mat_.drags_keeper());
  }
  if (offer_.origins().contains(area)) return {};
  for (const Area next : play_.rules().pitch.neighbours[index(area)])
    if (std::string reason = play_.refusal(commands::step(*verb, area, next)); !reason.empty()) return reason;
  return {};
}

/// Why nobody goes from one area to another. Where the goalkeeper stands alone, he is meant.
std::string TurnPrompt::reason_against(Area from, Area to, bool keeper) const {
  const auto verb = verb_asked(play_.decision()->kind);
  if (!verb || from == Area::none) return {};
  const TeamState& side = play_.view().side(play_.decision()->team);
  const bool alone = side.keeper == from && side.players[index(from)] == 0;
  return play_.refusal(commands::step(keeper || alone ? for_keeper(*verb) : *verb, from, to));
}

bool TurnPrompt::cancel() {
  const bool held = mat_.held() != Area::none || !alike_.empty();
  mat_.hold(Area::none);
  alike_.clear();
  return held;
}

Area TurnPrompt::origin(const Command& command) const { return area_of(command, play_.view()); }

/// The goalkeeper's coming out of his goal area or going back, where that is open.
std::optional<Command> TurnPrompt::stance_offered() const {
  const auto found = std::ranges::find(play_.legal(), Verb::keeper, &Command::verb);
  return found == play_.legal().end() ? std::nullopt : std::optional(*found);
}

void TurnPrompt::decorate(paint::MatScene& scene) const {
  if (alike_.empty())
    mat_.decorate(scene, offer_);
  else
    add_asked(scene);
  add_pointed(scene);
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
  const State& view = play_.view();
  if (play_.decision()->kind != DecisionKind::target || !offer_.single.contains(to) || !scene.ball) return;
  const bool from_corner = view.corner != Area::none;
  if (to == view.ball && !from_corner) return;
  const int steps = play_.rules().pitch.distance[index(view.ball)][index(to)] + (from_corner ? 1 : 0);
  scene.passes.push_back({layout_.ball_rest(view), layout_.ball_spot(to), steps - 1});
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
  if (!matters || offside_areas(play_.rules(), view, view.ball).empty()) return;
  const Area area = second_closest(play_.rules(), view, view.passive());
  if (area != Area::none) scene.offside = paint::OffsideLine{view.passive(), area};
}

}  // namespace fuba::app
