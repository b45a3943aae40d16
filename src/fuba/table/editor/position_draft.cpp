#include "fuba/table/editor/position_draft.hpp"

#include <algorithm>
#include <array>

#include "fuba/game.hpp"
#include "fuba/json.hpp"
#include "fuba/rules_files.hpp"
#include "tabletop/parse_json.hpp"

namespace fuba::app {
namespace {

using nlohmann::json;

/// The last one only where each team acts twice.
constexpr std::array<std::string_view, 8> stage_names{"target",       "actions",       "kick-off",
                                                      "free-kick",    "corner-kick",   "goal-kick",
                                                      "penalty-kick", "second-actions"};

bool is_of_actions(std::string_view stage) { return stage == "actions" || stage == "second-actions"; }

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

/// The line with most players, or fewest, apart from one.
Line other_line(const Formation& formation, Line apart, bool fullest) {
  Line found = apart;
  for (const Line line : lines) {
    if (line == apart) continue;
    const bool more = formation[line] > formation[found];
    if (found == apart || more == fullest) found = line;
  }
  return found;
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
  if (!object.is_object())
    return PositionError{"",
                         "What was pasted is no position. Copy one first, here or as text from elsewhere."};
  RulesChoice present{.edition = rules_->id, .options = rules_->options};
  present.skills_per_team = rules_->skills_per_team;
  const auto choice = rules_choice_from_json(options, object, present);
  if (!choice) return choice.error();
  auto rules = load_rules(*choice);
  if (!rules) return PositionError{"", rules.error()};
  const auto state = state_from_json(**rules, object);
  if (!state) return state.error();
  *this = PositionDraft(*std::move(rules), *state);
  return std::nullopt;
}

/// The position without what was under way, at a stage.
json PositionDraft::at_stage(std::string_view stage) const {
  json position = json_;
  for (const std::string_view key : under_way) position.erase(std::string(key));
  if (!is_of_actions(stage))
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
  const bool second = stage == "second-actions";
  position["stage"] = second ? "actions" : stage;
  if (second) position["second"] = true;
  return position;
}

NotMade PositionDraft::change(const Change& change) {
  json position = at_stage(stage_);
  change(position);
  const auto state = state_from_json(*rules_, position);
  if (!state) return state.error();
  json_ = std::move(position);
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
    if (is_of_actions(stage_)) position["target"] = name(to);
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

NotMade PositionDraft::add_to_line(Team team, Line line, int step) {
  Formation formation = state_.side(team).formation;
  const Line other = other_line(formation, line, step > 0);
  formation.count[index(line)] = static_cast<std::uint8_t>(formation[line] + step);
  formation.count[index(other)] = static_cast<std::uint8_t>(formation[other] - step);
  return change([&](json& position) { side_of(position, team)["formation"] = to_string(formation); });
}

NotMade PositionDraft::add_role(Team team, PlayerRole role, int step) {
  return change(
      [&](json& position) { add(side_of(position, team)["roles"], std::string(name(role)), step); });
}

NotMade PositionDraft::add_substitutions(Team team, int step) {
  return change([&](json& position) { add(side_of(position, team), "substitutions", step); });
}

NotMade PositionDraft::set_style(Team team, Line line, Style style) {
  return change(
      [&](json& position) { side_of(position, team)["styles"][std::string(name(line))] = name(style); });
}

NotMade PositionDraft::turn_skill(Team team, Skill skill) {
  const TeamState& side = state_.side(team);
  const bool used = side.skills_used.contains(skill);
  const bool put_away = used && side.skills.contains(skill);
  return change([&](json& position) {
    json& own = side_of(position, team);
    const auto listed = [&](const char* list, bool on) {
      json names = json::array();
      for (const json& each : own.value(list, json::array()))
        if (each != name(skill)) names.push_back(each);
      if (on) names.push_back(name(skill));
      own[list] = std::move(names);
    };
    listed("skills", !put_away);
    listed("skills_used", side.skills.contains(skill) && !used);
  });
}

NotMade PositionDraft::set_weather(Weather weather) {
  return change(
      [&](json& position) { position["weather"] = weather == Weather::none ? json() : json(name(weather)); });
}

std::span<const std::string_view> PositionDraft::stages() const {
  const std::span<const std::string_view> all(stage_names);
  return rules_->plays(TurnStage::second_actions) ? all : all.first(all.size() - 1);
}

NotMade PositionDraft::set_stage(std::string_view stage) {
  const std::string before = std::exchange(stage_, std::string(stage));
  NotMade why = change([&](json& position) {
    if (!is_of_actions(stage) || position.contains("dice")) return;
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
