#include "fuba/table/position_draft.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "fuba/game.hpp"
#include "fuba/json.hpp"
#include "fuba/rules_files.hpp"
#include "tabletop/parse_json.hpp"

namespace fuba::app {
namespace {

using nlohmann::json;

constexpr std::array<std::string_view, 7> stage_names{"target",      "actions",   "kick-off",    "free-kick",
                                                      "corner-kick", "goal-kick", "penalty-kick"};

/// What says in a state what is under way.
constexpr std::array<std::string_view, 7> under_way{"agenda",   "turn",      "window", "secrets",
                                                    "decision", "dice_left", "second"};
/// What only the actions of a turn have.
constexpr std::array<std::string_view, 5> of_actions{"start", "target", "first", "dice", "first_actions"};

std::string stage_of(const State& state) {
  const auto pending = decision(state);
  const bool acts = pending && pending->kind != DecisionKind::target && state.turn.target != Area::none &&
                    !begins_anew(pending->nature);
  return acts ? "actions" : "target";
}

json& side_of(json& position, Team team) { return position[std::string(name(team))]; }

void count(json& players, Area area, int step) {
  const std::string key(name(area));
  const int now = players.value(key, 0) + step;
  players[key] = now;
  if (now == 0) players.erase(key);
}

void add(json& object, const std::string& key, int step) { object[key] = object.value(key, 0) + step; }

/// The area of a team with most players.
Area fullest(const TeamState& side) {
  return *std::ranges::max_element(all_areas, {}, [&](Area area) { return side.players[index(area)]; });
}

NotMade sentence_of(const PositionError& error) {
  return error.field.empty() ? error.problem : fmt::format("{}: {}", error.field, error.problem);
}

}  // namespace

PositionDraft::PositionDraft(std::shared_ptr<const Ruleset> rules, const State& state)
    : rules_(std::move(rules)), json_(to_json(*rules_, state)), state_(state), stage_(stage_of(state)) {
  if (!is_over(state)) return;
  // Nothing is under way: what comes next is a turn.
  json_ = at_stage(stage_);
  auto begun = state_from_json(*rules_, json_);
  if (!begun) {  // at the end of a match the ball may lie alone
    json_["ball"]["area"] = name(fullest(state_.side(state_.control)));
    begun = state_from_json(*rules_, json_);
  }
  if (begun) state_ = *begun;
}

NotMade PositionDraft::read(std::string_view text, const OptionRegistry& options) {
  json object = tabletop::parse_json(text);
  if (!object.is_object()) return "This is no position: expected {\"half\":1,…}.";
  RulesChoice present{.edition = rules_->id, .options = rules_->options};
  present.skills_per_team = rules_->skills_per_team;
  const auto choice = rules_choice_from_json(options, object, present);
  if (!choice) return sentence_of(choice.error());
  auto rules = load_rules(*choice);
  if (!rules) return rules.error();
  const auto state = state_from_json(**rules, object);
  if (!state) return sentence_of(state.error());
  *this = PositionDraft(*std::move(rules), *state);
  return std::nullopt;
}

/// The position without what was under way, at a stage.
json PositionDraft::at_stage(std::string_view stage) const {
  json position = json_;
  for (const std::string_view key : under_way) position.erase(std::string(key));
  if (stage != "actions")
    for (const std::string_view key : of_actions) position.erase(std::string(key));
  // In the JSON of a state, whoever takes a corner stands in it, and who is still to be set up before his own
  // goal.
  if (json_.contains("agenda") && state_.corner != Area::none)
    count(side_of(position, state_.turn.began_with)["players"], state_.corner, 1);
  if (stage != "corner-kick") position.erase("corner");
  for (const Team team : teams) {
    json& side = side_of(position, team);
    if (const int in_hand = side.value("in_hand", 0); in_hand > 0)
      count(side["players"], rules_->pitch.penalty_area[index(team)], in_hand);
    side.erase("in_hand");
  }
  position["stage"] = stage;
  return position;
}

NotMade PositionDraft::change(const Change& change) {
  json position = at_stage(stage_);
  change(position);
  const auto state = state_from_json(*rules_, position);
  if (!state) return sentence_of(state.error());
  json_ = std::move(position);
  stage_ = json_["stage"];
  state_ = *state;
  return std::nullopt;
}

NotMade PositionDraft::move(Team team, Area from, Area to) {
  return change([&](json& position) {
    json& players = side_of(position, team)["players"];
    count(players, from, -1);
    count(players, to, 1);
  });
}

NotMade PositionDraft::move_keeper(Team team, Area to) {
  return change([&](json& position) { side_of(position, team)["keeper"] = name(to); });
}

NotMade PositionDraft::move_ball(Area to) {
  return change([&](json& position) {
    position["ball"]["area"] = name(to);
    if (stage_ == "actions") position["target"] = name(to);
  });
}

NotMade PositionDraft::add_to_ball_value(int step) {
  return change([&](json& position) { add(position["ball"], "value", step); });
}

NotMade PositionDraft::give_ball(Team team) {
  return change([&](json& position) { position["control"] = name(team); });
}

NotMade PositionDraft::set_half(int half) {
  return change([&](json& position) {
    position["half"] = half;
    position["stoppage"] = 0;
    position.erase("minute");
  });
}

NotMade PositionDraft::add_to_minute(int step) {
  return change([&](json& position) { add(position, "minute", step); });
}

/// Stoppage time runs on the last minute of a half.
NotMade PositionDraft::add_to_stoppage(int step) {
  return change([&](json& position) {
    add(position, "stoppage", step);
    if (position["stoppage"] > 0) position["minute"] = rules_->end_of_half(state_.half);
  });
}

NotMade PositionDraft::add_goals(Team team, int step) {
  return change([&](json& position) { add(position["score"], std::string(name(team)), step); });
}

NotMade PositionDraft::add_yellow(Team team, int step) {
  return change([&](json& position) { add(side_of(position, team), "yellow", step); });
}

NotMade PositionDraft::add_red(Team team, int step) {
  return change([&](json& position) {
    json& side = side_of(position, team);
    add(side, "red", step);
    const Area home = rules_->pitch.penalty_area[index(team)];
    count(side["players"], step > 0 ? fullest(state_.side(team)) : home, -step);
  });
}

NotMade PositionDraft::add_condition(Team team, Line line, int step) {
  return change(
      [&](json& position) { add(side_of(position, team)["condition"], std::string(name(line)), step); });
}

std::span<const std::string_view> PositionDraft::stages() { return stage_names; }

NotMade PositionDraft::set_stage(std::string_view stage) {
  const std::string before = std::exchange(stage_, std::string(stage));
  NotMade why = change([&](json& position) {
    if (stage != "actions" || position.contains("dice")) return;
    const bool one_each = rules_->policies.turn_dice == Policies::TurnDice::one_each;
    position["dice"] = one_each ? json{{"controlling", 4}, {"passive", 3}} : json{{"controlling", {4, 3}}};
  });
  if (why) stage_ = before;
  return why;
}

NotMade PositionDraft::set_first(Team team) {
  return change([&](json& position) { position["first"] = name(team); });
}

}  // namespace fuba::app
