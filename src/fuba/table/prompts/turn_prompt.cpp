#include "fuba/table/prompts/turn_prompt.hpp"

#include <algorithm>

#include "fuba/table/chances.hpp"
#include "fuba/table/mat_meaning.hpp"
#include "fuba/table/shown_choice.hpp"

namespace fuba::app {
namespace {

/// More moves than this are chosen in two steps: first the area, then where to.
constexpr std::size_t longest_list = 13;

constexpr std::string_view rest_id = "rest";
constexpr std::string_view rest_bench_id = "rest bench";
constexpr std::string_view press_id = "end and press";
constexpr std::string_view no_press_id = "end without press";

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
    if (play.rules().policies.movement == Policies::Movement::two_dice)
      add_actions(list, {Action::move});
    else
      add_actions(list, {Action::defence, Action::midfield, Action::forward});
    if (play.rules().has(Option::conditions)) list.push_back(commands::plain(Verb::boost));
    add_actions(list, {Action::shoot, Action::position, Action::press, Action::press_hard, Action::substitute,
                       Action::none});
  }
  std::erase_if(list, [&](const Command& command) { return belongs_elsewhere(play, command); });
  return list;
}

/// What has happened, of the step in which the pictures may be asked for (it/adv.var).
constexpr std::uint8_t goal_to_look_at = 0;

/// A move is told from the same one of another action.
std::string id_of(const Command& move, const Opening* opening) {
  const std::string action =
      opening->extra ? std::string(name(*opening->extra)) : to_string(opening->first.front());
  return "begin " + action + " " + to_string(move);
}

/// A small button of several beside each other.
bool small_button(Ui& ui, const std::string& id, const SDL_FRect& rect, bool on, bool lit) {
  const bool pressed = ui.spot(id, rect);
  ui.fill(rect, on ? style::accent : ui.pointer_in(rect) ? style::hovered : style::raised);
  if (!on) ui.edge(rect);
  if (lit) ui.outline(rect, style::accent);
  if (ui.focus().on(id)) ui.outline(rect, style::text);
  ui.centred(Type::small, rect, on ? style::on_accent : style::text, ui.say(id));
  return pressed;
}

std::string from_id(Area area) { return "from " + std::string(name(area)); }

}  // namespace

TurnPrompt::TurnPrompt(MatchPlay& play)
    : play_(play),
      offer_(offer_of(play.legal(), play.view())),
      openings_(openings(play)),
      to_press_(play.way_to_press()) {
  for (const Opening& opening : openings_) {
    const MatOffer opened = offer_of(opening.moves, opening.state);
    for (const Area area : all_areas) offer_.moves_from[index(area)] |= opened.moves_from[index(area)];
  }
  const TeamState& side = play.view().side(play.decision()->team);
  for (const Area area : all_areas)
    if (side.players[index(area)] > 0 || side.keeper == area) offer_.graspable |= area;
}

void TurnPrompt::frame(Ui& ui, const Places& places, const SDL_FRect& room) {
  layout_ = places.mat;
  const std::size_t asked = play_.question_number();
  if (ui.key().is(SDLK_TAB)) all_figures_ = !all_figures_;
  listen_on_mat(ui, places);
  if (asked == play_.question_number()) listen_to_names(ui);
  if (asked == play_.question_number()) listen_on_goal(ui, places);
  if (asked != play_.question_number()) return;
  const std::vector<Listed> listed = choices(ui);
  const float note = notice_.empty() ? 0 : ui.measure(Type::small, notice_, room.w).y + ui.px(8);
  const float heading = lay_measures(ui, room);
  const float extras = lay_extras(ui, room);
  if (asked != play_.question_number()) return;
  const float foot = room.y + room.h - extras - note;
  const ListAnswer answer =
      choice_list(ui, play_, {room.x, room.y + heading, room.w, foot - room.y - heading}, listed);
  if (note > 0) ui.text(Type::small, room.x, foot + ui.px(8), style::bad, notice_, room.w);
  pointed_ = answer.pointed ? listed[*answer.pointed].command : std::nullopt;
  if (answer.taken) take(listed[*answer.taken]);
}

/// What is asked of a pick that can be meant in several ways; else what the decision asks.
std::string TurnPrompt::question(const MatchPlay& play) const {
  if (!ways_.empty())
    return fuba::ui(play.words(), "which-move", {{"team", play.names()[play.decision()->team]}});
  if (alike_.empty()) return play.question();
  const bool ball = std::ranges::any_of(alike_, &Command::with_ball);
  return fuba::ui(play.words(), ball ? "with-ball" : "which-player",
                  {{"team", play.names()[play.decision()->team]}});
}

/// By what the targets are compared: it is what stands beside them and in their areas.
float TurnPrompt::lay_measures(Ui& ui, const SDL_FRect& room) {
  if (play_.decision()->kind != DecisionKind::target) return 0;
  const float height = ui.px(30);
  const float gap = ui.px(6);
  const float width = (room.w - 3 * gap) / 4;
  for (std::size_t at = 0; at < measure_names.size(); ++at) {
    const SDL_FRect rect{room.x + static_cast<float>(at) * (width + gap), room.y, width, height};
    const auto measure = static_cast<Measure>(at);
    const std::string id = "measure-" + std::string(measure_names[at]);
    if (small_button(ui, id, rect, measure == measure_, false)) measure_ = measure;
  }
  const std::string& what =
      ui.say("measured-" + std::string(measure_names[static_cast<std::size_t>(measure_)]));
  return height + ui.px(6) +
         ui.text(Type::small, room.x, room.y + height + ui.px(4), style::quiet,
                 what + ". " + ui.say(all_figures_ ? "measured-one" : "measured-all"), room.w) +
         ui.px(4);
}

/// What may be had besides, at the foot of the list: lit where that is now.
float TurnPrompt::lay_extras(Ui& ui, const SDL_FRect& room) {
  if (!has_buttons(play_.decision()->kind)) return 0;
  const std::vector<Extra> extras = play_.extras();
  if (extras.empty()) return 0;
  const float row = ui.px(34);
  const float gap = ui.px(6);
  const auto rows = static_cast<float>((extras.size() + 1) / 2);
  const float height = ui.px(24) + rows * row;
  const float top = room.y + room.h - height;
  const float width = (room.w - gap) / 2;
  ui.text(Type::small, room.x, top, style::quiet, ui.say("extras"));
  for (std::size_t at = 0; at < extras.size(); ++at) {
    const Extra extra = extras[at];
    const std::string id = "extra-" + std::string(name(extra));
    const SDL_FRect rect{room.x + static_cast<float>(at % 2) * (width + gap),
                         top + ui.px(24) + static_cast<float>(at / 2) * row, width, row - ui.px(4)};
    const bool now = play_.within_reach(extra);
    const bool on = play_.wishes(extra);
    if (small_button(ui, id, rect, on, now)) {
      play_.want(extra);
      return height;
    }
    if (ui.pointer_in(rect))
      ui.hint_below(rect,
                    ui.say(id + "-what") + "\n" +
                        ui.say(now  ? "extra-now"
                               : on ? "extra-on"
                                    : id + "-help"),
                    {0, 0, ui.width(), ui.height()});
  }
  return height + ui.px(6);
}

void TurnPrompt::listen_on_mat(Ui& ui, const Places& places) {
  const paint::MatScene scene = paint::scene_of(places.mat, play_.view());
  const auto pick = mat_.frame(ui, places.mat, scene, offer_, play_.decision()->team);
  if (pick) return take(*pick);
  if (mat_.held() != Area::none) {
    alike_.clear();
    ways_.clear();
  }
  const std::string words = alike_.empty() ? words_for(mat_.hovered()) : std::string();
  if (words.empty()) return;
  if (offer_.single.contains(mat_.hovered()))
    ui.hint_at_foot(places.table.now, words);
  else if (ui.focus().visible())
    ui.hint_below(places.mat.area(mat_.hovered()), words, places.table.mat);
  else
    ui.hint(words, places.table.mat);
}

/// An area that is typed by its name is as good as one that is clicked.
void TurnPrompt::listen_to_names(const Ui& ui) {
  if (play_.decision()->kind == DecisionKind::action) return;
  const Area area = typing_.hear(ui.key());
  if (area == Area::none) return;
  if (const auto pick = mat_.press(area, offer_)) take(*pick);
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

/// Makes the move that a pick means, with the action that it begins; asks where several fit.
void TurnPrompt::begin(const MatPick& pick) {
  for (const Opening& opening : openings_)
    for (const Command& move : opening.moves)
      if (fits(move, opening.state, pick)) ways_.push_back({&opening, move});
  const auto meant = [&](const Way& way) { return means(way.move, pick); };
  if (pick.dragged && std::ranges::any_of(ways_, meant))
    std::erase_if(ways_, [&](const Way& way) { return !meant(way); });
  if (ways_.empty()) notice_ = why_not(play_, openings_, pick.from, pick.to);
  if (ways_.size() == 1) make(play_, *ways_.front().opening, ways_.front().move);
}

void TurnPrompt::take(const MatPick& pick) {
  notice_.clear();
  alike_.clear();
  ways_.clear();
  const DecisionKind kind = play_.decision()->kind;
  if (kind == DecisionKind::action && pick.from != Area::none) return begin(pick);
  if (pick.ball && kind == DecisionKind::target && offer_.single.contains(pick.to))
    return play_.choose(commands::at(Verb::target, pick.to));
  for (const Command& command : play_.legal())
    if (fits(command, play_.view(), pick)) alike_.push_back(command);
  if (alike_.empty()) {
    notice_ = verb_asked(kind) && areas_of(commands::at(*verb_asked(kind), pick.to)) == 2
                  ? reason_against(pick.from, pick.to, pick.keeper)
                  : why_not(play_, openings_, pick.from, pick.to);
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
  if (chosen.id == press_id) return end_movement(Action::press);
  if (chosen.id == no_press_id) return end_movement(Action::none);
  if (chosen.command) return play_.choose(Command(*chosen.command));
  if (const auto way = std::ranges::find(ways_, chosen.id,
                                         [](const Way& known) { return id_of(known.move, known.opening); });
      way != ways_.end())
    return make(play_, *way->opening, way->move);
  alike_.clear();
  ways_.clear();
  const auto area = parse_area(std::string_view(chosen.id).substr(chosen.id.find(' ') + 1));
  mat_.hold(area.value_or(Area::none));
}

/// Leaves the movement at that and answers at once what it leads to.
void TurnPrompt::end_movement(Action answer) {
  std::vector<Command> commands = to_press_->commands;
  commands.push_back(commands::act(answer));
  play_.choose(commands);
}

/// A choice; where the end of a movement leads to a press, both ways to end it, and Enter means neither.
void TurnPrompt::add(std::vector<Listed>& list, const Command& command) const {
  if (!to_press_ || command.verb != Verb::done) return list.push_back(listed(play_, command));
  const auto label = [&](std::string_view id) { return fuba::ui(play_.words(), id); };
  const auto chance =
      chance_of(play_.words(), odds(play_.rules(), to_press_->state), commands::act(Action::press));
  list.push_back({std::string(press_id), label("end-and-press"), {}, {}, false, {}, chance});
  list.push_back({std::string(no_press_id), label("end-without-press"), {}, {}});
}

/// Whether the targets differ in a measure as it is shown.
bool TurnPrompt::tells_apart(Measure measure) const {
  const auto shown = [&](const Command& target) { return outlook(play_, target, measure).percent; };
  return std::ranges::any_of(play_.legal(), [&](const Command& target) {
    return target.verb == Verb::target && shown(target) != shown(play_.legal()[0]);
  });
}

/// The targets, the best first by what they are compared by; beside each what tells it from the others.
std::vector<Listed> TurnPrompt::targets() const {
  const bool by_goal = measure_ != Measure::goal && tells_apart(Measure::goal);
  const Measure beside = by_goal                      ? Measure::goal
                         : measure_ != Measure::first ? Measure::first
                                                      : Measure::keep;
  const std::string key = "target-row-" + std::string(measure_names[static_cast<std::size_t>(beside)]);
  std::vector<Listed> list;
  for (const Command& command : play_.legal()) {
    list.push_back(listed(play_, command));
    if (command.verb != Verb::target || play_.odds().foresights().empty()) continue;
    list.back().label = fuba::ui(
        play_.words(), key,
        {{"target", std::string(name(command.from()))}, {"chance", outlook(play_, command, beside).percent}});
    list.back().chance = outlook(play_, command, measure_);
    list.back().note = outlook_lines(play_, command);
  }
  if (!play_.odds().foresights().empty()) sort_targets(play_, list, measure_);
  return list;
}

std::vector<Listed> TurnPrompt::choices(const Ui& ui) const {
  if (play_.decision()->kind == DecisionKind::target) return targets();
  std::vector<Listed> list;
  for (const Way& way : ways_)
    list.push_back({id_of(way.move, way.opening), label_of(play_, *way.opening, way.move), {}, {}});
  if (!ways_.empty()) {
    list.push_back({"back", ui.say("back"), {}, {}, false});
    return list;
  }
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
    const bool ball = std::ranges::any_of(alike_, &Command::with_ball);
    for (const Command& command : alike_) {
      list.push_back(listed(play_, command));
      if (ball) list.back().note = ui.say(command.with_ball ? "ball-comes-along" : "ball-stays");
    }
    list.push_back({"back", ui.say("back"), {}, {}, false});
    return list;
  }
  if (play_.legal().size() > longest_list && !offer_.origins().empty() && mat_.held() == Area::none)
    return origins(ui);
  for (const Command& command : play_.legal()) {
    if (mat_.held() != Area::none && (areas_of(command) != 2 || origin(command) != mat_.held())) continue;
    add(list, command);
  }
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
    if (areas_of(command) != 2) add(list, command);
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
  if (const auto chance = chance_of(play_.words(), play_.odds().known(), command))
    for (const std::string& part : chance->parts) lines += "\n" + part;
  if (const std::string then = outlook_lines(play_, command); !then.empty()) lines += "\n" + then;
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
  const bool held = mat_.held() != Area::none || !alike_.empty() || !ways_.empty();
  mat_.hold(Area::none);
  alike_.clear();
  ways_.clear();
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
