#include "stages/turn_stage.hpp"

#include <algorithm>

#include "chances.hpp"

namespace fuba::app {
namespace {

/// More moves than this are chosen in two steps: first the area, then where to.
constexpr std::size_t longest_list = 13;

constexpr std::array actions{Action::defence,  Action::midfield, Action::forward, Action::shoot,
                             Action::position, Action::press,    Action::none};

/// How many areas a choice names.
int areas_of(Verb verb) {
  switch (verb) {
    case Verb::place:
    case Verb::place_keeper:
    case Verb::target:
    case Verb::bring:
    case Verb::bring_keeper:
    case Verb::remove:
      return 1;
    case Verb::adjust:
    case Verb::adjust_keeper:
    case Verb::react:
    case Verb::react_keeper:
    case Verb::free:
    case Verb::free_keeper:
    case Verb::move:
    case Verb::move_keeper:
      return 2;
    default:
      return 0;
  }
}

bool is_keeper(Verb verb) {
  return verb == Verb::adjust_keeper || verb == Verb::react_keeper || verb == Verb::free_keeper ||
         verb == Verb::move_keeper || verb == Verb::bring_keeper || verb == Verb::place_keeper;
}

MatOffer offer_of(const CommandList& legal) {
  MatOffer offer;
  for (const Command& command : legal) {
    if (areas_of(command.verb) == 1) offer.single |= command.from();
    if (areas_of(command.verb) == 2) offer.moves_from[index(command.from())] |= command.to();
  }
  return offer;
}

bool fits(const Command& command, const MatPick& pick) {
  switch (areas_of(command.verb)) {
    case 1:
      return pick.from == Area::none && command.from() == pick.to;
    case 2:
      return command.from() == pick.from && command.to() == pick.to;
    default:
      return false;
  }
}

/// What a drag of the keeper, of the ball or of a plain piece means. Whoever drags the ball dribbles; whoever
/// drags a piece may yet take the ball along.
bool means(const Command& command, const MatPick& pick) {
  return is_keeper(command.verb) == pick.keeper && (command.with_ball || !pick.ball);
}

bool shoots(const Command& command) {
  return command.verb == Verb::shoot || command == commands::act(Action::shoot);
}

/// The verb that the pending decision asks for on the mat.
std::optional<Verb> verb_asked(std::string_view kind) {
  constexpr std::array<std::pair<std::string_view, Verb>, 7> verbs{{{"target", Verb::target},
                                                                    {"bring", Verb::bring},
                                                                    {"remove", Verb::remove},
                                                                    {"adjust", Verb::adjust},
                                                                    {"react", Verb::react},
                                                                    {"free", Verb::free},
                                                                    {"move", Verb::move}}};
  const auto found = std::ranges::find(verbs, kind, &std::pair<std::string_view, Verb>::first);
  return found == verbs.end() ? std::nullopt : std::optional(found->second);
}

/// The same verb for the goalkeeper.
Verb for_keeper(Verb verb) {
  switch (verb) {
    case Verb::adjust:
      return Verb::adjust_keeper;
    case Verb::react:
      return Verb::react_keeper;
    case Verb::free:
      return Verb::free_keeper;
    case Verb::move:
      return Verb::move_keeper;
    default:
      return verb;
  }
}

std::string from_id(Area area) { return "from " + std::string(name(area)); }

}  // namespace

TurnStage::TurnStage(MatchPlay& play) : play_(play), offer_(offer_of(play.legal())) {}

void TurnStage::frame(Ui& ui, const Places& places, const SDL_FRect& room) {
  layout_ = places.mat;
  const std::size_t page = play_.page();
  listen_on_mat(ui, places);
  if (page == play_.page()) listen_on_goal(ui, places);
  if (page != play_.page()) return;
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
std::string TurnStage::question(const MatchPlay& play) const {
  if (alike_.empty()) return play.question();
  const bool ball = std::ranges::any_of(alike_, &Command::with_ball);
  return fuba::ui(play.words(), ball ? "with-ball" : "which-player",
                  {{"team", play.names()[play.decision()->team]}});
}

/// Says what the chances beside many targets are chances of.
float TurnStage::lay_heading(Ui& ui, const SDL_FRect& room) const {
  if (play_.decision()->kind != "target") return 0;
  const std::string& words = outcome(play_.words(), Outcome::keep);
  const ImVec2 size = ui.measure(Type::small, words);
  ui.text(Type::small, room.x + room.w - size.x - ui.px(42), room.y, style::quiet, words);
  return size.y + ui.px(4);
}

void TurnStage::listen_on_mat(Ui& ui, const Places& places) {
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
void TurnStage::listen_on_goal(Ui& ui, const Places& places) {
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

void TurnStage::take(const MatPick& pick) {
  notice_.clear();
  alike_.clear();
  for (const Command& command : play_.legal())
    if (fits(command, pick)) alike_.push_back(command);
  if (alike_.empty()) {
    notice_ = reason_against(pick.from, pick.to, pick.keeper);
    return;
  }
  const auto meant = [&](const Command& command) { return means(command, pick); };
  if (pick.dragged && std::ranges::any_of(alike_, meant))
    std::erase_if(alike_, [&](const Command& command) { return !meant(command); });
  if (alike_.size() == 1) play_.choose(Command(alike_.front()));
}

void TurnStage::take(const Listed& chosen) {
  notice_.clear();
  if (chosen.command) return play_.choose(Command(*chosen.command));
  alike_.clear();
  const auto area = parse_area(std::string_view(chosen.id).substr(chosen.id.find(' ') + 1));
  mat_.hold(area.value_or(Area::none));
}

std::vector<Listed> TurnStage::choices(const Ui& ui) const {
  std::vector<Listed> list;
  if (play_.decision()->kind == "action") {
    for (const Action action : actions) {
      Listed entry = listed(play_, commands::act(action));
      entry.refusal = play_.refusal(*entry.command);
      list.push_back(std::move(entry));
    }
    return list;
  }
  if (!alike_.empty()) {
    for (const Command& command : alike_) list.push_back(listed(play_, command));
    list.push_back({"back", ui.say("back"), {}, {}, false});
    return list;
  }
  if (play_.legal().size() > longest_list && !offer_.origins().empty() && mat_.held() == Area::none)
    return origins(ui);
  for (const Command& command : play_.legal())
    if (mat_.held() == Area::none || (areas_of(command.verb) == 2 && command.from() == mat_.held()))
      list.push_back(listed(play_, command));
  if (mat_.held() != Area::none) list.push_back({"back", ui.say("another-piece"), {}, {}, false});
  return list;
}

std::vector<Listed> TurnStage::origins(const Ui& ui) const {
  std::vector<Listed> list;
  for (const Area area : offer_.origins())
    list.push_back(
        {from_id(area), fuba::ui(ui.words(), "from", {{"area", std::string(name(area))}}), {}, {}, false});
  for (const Command& command : play_.legal())
    if (areas_of(command.verb) != 2) list.push_back(listed(play_, command));
  return list;
}

/// What the pointer tells about an area: the chances of a pass there, or why it is not open.
std::string TurnStage::words_for(Area area) const {
  if (play_.decision()->kind != "target" || !offer_.single.contains(area)) return reason_for(area);
  return words_for(commands::at(Verb::target, area));
}

/// A choice and its chances, a line each.
std::string TurnStage::words_for(const Command& command) const {
  std::string lines = play_.label(command);
  if (const auto chance = chance_of(play_.words(), play_.odds(), command))
    for (const std::string& part : chance->parts) lines += "\n" + part;
  return lines;
}

std::string TurnStage::reason_for(Area area) const {
  const auto verb = verb_asked(play_.decision()->kind);
  if (!verb || area == Area::none || area == mat_.held()) return {};
  if (areas_of(*verb) == 1)
    return offer_.single.contains(area) ? std::string() : play_.refusal(commands::at(*verb, area));
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
std::string TurnStage::reason_against(Area from, Area to, bool keeper) const {
  const auto verb = verb_asked(play_.decision()->kind);
  if (!verb || from == Area::none) return {};
  const TeamState& side = play_.view().side(play_.decision()->team);
  const bool alone = side.keeper == from && side.players[index(from)] == 0;
  return play_.refusal(commands::step(keeper || alone ? for_keeper(*verb) : *verb, from, to));
}

bool TurnStage::cancel() {
  const bool held = mat_.held() != Area::none || !alike_.empty();
  mat_.hold(Area::none);
  alike_.clear();
  return held;
}

void TurnStage::decorate(paint::MatScene& scene) const {
  if (alike_.empty())
    mat_.decorate(scene, offer_);
  else
    add_asked(scene);
  add_pointed(scene);
  add_goal(scene);
  add_pass(scene);
  add_offside(scene);
}

/// Shows the pick that can be meant in several ways.
void TurnStage::add_asked(paint::MatScene& scene) const {
  const Command& asked = alike_.front();
  const bool moves = areas_of(asked.verb) == 2;
  if (moves) scene.lit.push_back({asked.from(), paint::Light::origin});
  scene.lit.push_back({moves ? asked.to() : asked.from(), paint::Light::target});
}

void TurnStage::add_goal(paint::MatScene& scene) const {
  if (std::ranges::none_of(play_.legal(), shoots)) return;
  const bool pointed = goal_pointed_ || (pointed_ && shoots(*pointed_));
  scene.goal =
      paint::LitGoal{opponent(play_.decision()->team), pointed ? paint::Light::hovered : paint::Light::legal};
}

/// Shows on the mat what the choice under the pointer means.
void TurnStage::add_pointed(paint::MatScene& scene) const {
  if (!pointed_) return;
  const int areas = areas_of(pointed_->verb);
  if (areas == 1) scene.lit.push_back({pointed_->from(), paint::Light::hovered});
  if (areas != 2) return;
  scene.lit.push_back({pointed_->from(), paint::Light::origin});
  scene.lit.push_back({pointed_->to(), paint::Light::hovered});
}

void TurnStage::add_pass(paint::MatScene& scene) const {
  const Area to = pointed_ && pointed_->verb == Verb::target ? pointed_->from() : mat_.hovered();
  const State& view = play_.view();
  if (play_.decision()->kind != "target" || !offer_.single.contains(to) || !scene.ball) return;
  const bool from_corner = view.corner != Area::none;
  if (to == view.ball && !from_corner) return;
  const int steps = play_.rules().pitch.distance[index(view.ball)][index(to)] + (from_corner ? 1 : 0);
  scene.passes.push_back({layout_.ball_rest(view), layout_.ball_spot(to), steps - 1});
}

void TurnStage::add_offside(paint::MatScene& scene) const {
  const State& view = play_.view();
  const std::string_view kind = play_.decision()->kind;
  const bool matters = (kind == "target" || kind == "move" || kind == "free" || kind == "react") &&
                       play_.decision()->team == view.control;
  if (!matters || offside_areas(play_.rules(), view, view.ball).empty()) return;
  const Area area = second_closest(play_.rules(), view, view.passive());
  if (area != Area::none) scene.offside = paint::OffsideLine{view.passive(), area};
}

}  // namespace fuba::app
