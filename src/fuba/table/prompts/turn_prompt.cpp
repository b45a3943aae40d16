#include "fuba/table/prompts/turn_prompt.hpp"

#include <algorithm>

#include "fuba/table/chances.hpp"
#include "fuba/table/mat_meaning.hpp"
#include "fuba/table/shown_choice.hpp"

namespace fuba::app {
namespace {

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
    if (ui.pointer_in(rect)) {
      ui.hint_below(rect,
                    ui.say(id + "-what") + "\n" +
                        ui.say(now  ? "extra-now"
                               : on ? "extra-on"
                                    : id + "-help"),
                    {0, 0, ui.width(), ui.height()});
    }
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

}  // namespace fuba::app
