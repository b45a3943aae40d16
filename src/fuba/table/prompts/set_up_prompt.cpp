#include "fuba/table/prompts/set_up_prompt.hpp"

#include "fuba/game.hpp"

namespace fuba::app {
namespace {

AreaSet places_of(const CommandList& legal, Verb verb) {
  AreaSet set;
  for (const Command& command : legal)
    if (command.verb == verb) set |= command.from();
  return set;
}

/// Where the keeper may stand once the pieces of the draft are set up.
AreaSet keeper_places(const Ruleset& rules, const State& state, const LineUp& draft) {
  State trial = state;
  const auto commands = set_up_commands(rules, state, draft);
  if (!commands) return {};
  for (const Command& command : *commands) {
    if (command.verb == Verb::place_keeper) return places_of(legal(rules, trial), Verb::place_keeper);
    apply_unchecked(rules, trial, command);
  }
  return {};
}

}  // namespace

SetUpPrompt::SetUpPrompt(MatchPlay& play)
    : play_(play),
      first_(proposal(play.rules(), play.match().state())),
      open_(places_of(play.legal(), Verb::place)),
      keeper_open_(keeper_places(play.rules(), play.match().state(), first_)) {
  set(first_);
}

void SetUpPrompt::set(const LineUp& draft) {
  draft_ = draft;
  shown_ = with_draft(play_.view(), draft_);
}

MatOffer SetUpPrompt::offer() const {
  MatOffer offer;
  if (keeper_held_) {
    offer.single = keeper_open_;
    return offer;
  }
  const TeamState& fixed = play_.view().side(draft_.team);
  for (const Area area : all_areas)
    if (draft_.players[index(area)] > fixed.players[index(area)])
      offer.moves_from[index(area)] = open_ - AreaSet(area);
  if (!keeper_open_.empty()) offer.moves_from[index(draft_.keeper)] |= keeper_open_ - AreaSet(draft_.keeper);
  return offer;
}

void SetUpPrompt::frame(Ui& ui, const Places& places, const SDL_FRect& room) {
  listen_on_mat(ui, places);
  float y = room.y;
  y += ui.text(Type::small, room.x, y, style::quiet, ui.say("set-up-help"), room.w) + ui.px(12);
  offer_choices(ui, {room.x, y, room.w, room.y + room.h - y});
}

std::string SetUpPrompt::question(const MatchPlay& play) const {
  const std::string key = "line-up-" + std::string(name(play.view().turn.restart));
  return fuba::ui(play.words(), key, {{"team", play.names()[draft_.team]}});
}

bool SetUpPrompt::cancel() {
  const bool held = keeper_held_ || mat_.held() != Area::none;
  keeper_held_ = false;
  mat_.hold(Area::none);
  return held;
}

void SetUpPrompt::listen_on_mat(Ui& ui, const Places& places) {
  const paint::MatScene scene = paint::scene_of(places.mat, shown_);
  const auto pick = mat_.frame(ui, places.mat, scene, offer(), draft_.team);
  if (pick) move(*pick);
  const Area area = mat_.hovered();
  if (area == Area::none || keeper_held_ || (open_ | keeper_open_).contains(area)) return;
  if (const std::string reason = play_.refusal(commands::at(Verb::place, area)); !reason.empty())
    ui.hint(reason, places.table.mat);
}

void SetUpPrompt::move(const MatPick& pick) {
  notice_.clear();
  LineUp draft = draft_;
  if (pick.keeper || keeper_held_) {
    keeper_held_ = false;
    if (keeper_open_.contains(pick.to)) draft.keeper = pick.to;
    return set(draft);
  }
  const bool has_piece =
      draft.players[index(pick.from)] > play_.view().side(draft_.team).players[index(pick.from)];
  if (!open_.contains(pick.to)) {
    notice_ = play_.refusal(commands::at(Verb::place, pick.to));
  } else if (has_piece) {
    --draft.players[index(pick.from)];
    ++draft.players[index(pick.to)];
    set(draft);
  }
}

void SetUpPrompt::offer_choices(Ui& ui, const SDL_FRect& room) {
  const auto commands = set_up_commands(play_.rules(), play_.match().state(), draft_);
  std::vector<Listed> list{{"ready", ui.say("ready"), {}, {}, true}};
  if (!commands) list.front().refusal = play_.explain(commands.error());
  if (draft_ != first_) list.push_back({"proposal", ui.say("proposal-again"), {}, {}, false});
  if (!keeper_open_.empty())
    list.push_back({"keeper", ui.say(keeper_held_ ? "keeper-where" : "keeper-elsewhere"), {}, {}, false});
  const auto taken = choice_list(ui, play_, room, list).taken;
  const std::string& problem = commands ? notice_ : list.front().refusal;
  if (!problem.empty())
    ui.text(Type::small, room.x, room.y + ui.px(50 * static_cast<float>(list.size())) + ui.px(10), style::bad,
            problem, room.w);
  if (!taken) return;
  const std::string& id = list[*taken].id;
  if (id == "ready") return play_.choose(*commands);
  if (id == "proposal") set(first_);
  keeper_held_ = id == "keeper" && !keeper_held_;
}

}  // namespace fuba::app
