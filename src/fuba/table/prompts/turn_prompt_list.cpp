// The choices of a decision of the turn, as they are listed and taken.
#include <algorithm>

#include "fuba/table/chances.hpp"
#include "fuba/table/mat_meaning.hpp"
#include "fuba/table/prompts/turn_prompt.hpp"
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

/// A move is told from the same one of another action.
std::string id_of(const Command& move, const Opening* opening) {
  const std::string action =
      opening->extra ? std::string(name(*opening->extra)) : to_string(opening->first.front());
  return "begin " + action + " " + to_string(move);
}

std::string from_id(Area area) { return "from " + std::string(name(area)); }

}  // namespace

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

}  // namespace fuba::app
