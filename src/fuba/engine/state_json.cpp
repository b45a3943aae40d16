#include <nlohmann/json.hpp>

#include "fuba/game.hpp"
#include "fuba/json.hpp"
#include "terms_json.hpp"

namespace fuba {
namespace {

using nlohmann::json;

json by_area(const std::array<std::uint8_t, area_count>& counts) {
  json object = json::object();
  for (const Area area : all_areas)
    if (counts[index(area)] > 0) object[std::string{name(area)}] = counts[index(area)];
  return object;
}

template <class T>
json by_team(const std::array<T, 2>& values) {
  return {{"home", values[0]}, {"away", values[1]}};
}

json area_or_null(Area area) { return area == Area::none ? json{} : json(name(area)); }

json formation_or_null(const Formation& formation) {
  return formation.chosen() ? json(to_string(formation)) : json{};
}

json by_line(const std::array<std::uint8_t, 3>& counts) {
  json object = json::object();
  for (const Line line : lines) object[std::string{name(line)}] = counts[index(line)];
  return object;
}

json roles_json(const RoleCounts& roles) {
  json object = json::object();
  for (std::size_t at = 0; at < role_count; ++at)
    if (roles[at] > 0) object[std::string{name(static_cast<PlayerRole>(at))}] = roles[at];
  return object;
}

template <class Enum>
json names_json(EnumSet<Enum> set) {
  json list = json::array();
  for (const Enum value : set) list.push_back(name(value));
  return list;
}

json styles_json(const std::array<Style, 3>& styles) {
  json object = json::object();
  for (const Line line : lines) object[std::string{name(line)}] = name(styles[index(line)]);
  return object;
}

/// Minutes or turns still to go, longest first, then those who are out for good (R136).
json injured_json(const TeamState& side) {
  json list = json::array();
  for (std::size_t minutes = side.injured.size(); minutes-- > 0;)
    for (int each = 0; each < side.injured[minutes]; ++each) list.push_back(minutes);
  return list;
}

void add_options(json& object, const Ruleset& rules, const TeamState& side) {
  if (rules.has(Option::conditions)) {
    object["condition"] = by_line(side.condition);
    object["tired"] = side.tired;
  }
  if (rules.has(Option::roles)) object["roles"] = roles_json(side.roles);
  if (rules.has(Option::substitutions)) object["substitutions"] = side.substitutions;
  if (side.next_formation.chosen()) object["next_formation"] = to_string(side.next_formation);
  if (rules.has(Option::injuries)) {
    object["injured"] = injured_json(side);
    if (side.returning > 0) object["returning"] = side.returning;
    if (side.keeper_injured) object["keeper_injured"] = true;
  }
  if (rules.has(Option::skills)) {
    object["skills"] = names_json(side.skills);
    object["skills_used"] = names_json(side.skills_used);
    if (side.skills_hidden > 0) object["skills_hidden"] = side.skills_hidden;
    if (side.coach_off) object["coach_off"] = true;
  }
  const bool styles_known = side.formation.chosen() || side.styles != std::array<Style, 3>{};
  if (rules.has(Option::styles) && styles_known) object["styles"] = styles_json(side.styles);
  if (side.keeper_out) object["keeper_out"] = true;
}

json side_json(const Ruleset& rules, const TeamState& side) {
  json object{{"players", by_area(side.players)},
              {"keeper", area_or_null(side.keeper)},
              {"yellow", side.yellow},
              {"red", side.red}};
  object["formation"] = formation_or_null(side.formation);
  if (side.in_hand > 0) object["in_hand"] = side.in_hand;
  add_options(object, rules, side);
  return object;
}

json team_or_null(const std::optional<Team>& team) { return team ? json(name(*team)) : json{}; }

/// What a turn remembers of the advanced rules, where it does.
json advanced_turn_json(const Turn& turn) {
  return {{"long_pass", turn.long_pass},
          {"offside_risk", turn.offside_risk},
          {"settled_first", team_or_null(turn.settled_first)},
          {"actions_skipped", turn.actions_skipped},
          {"contested", turn.contested},
          {"contest_winner", team_or_null(turn.contest_winner)},
          {"free_hard_press", by_team(turn.free_hard_press)},
          {"sweeps", by_team(turn.sweeps)},
          {"fans", {{"home", area_or_null(turn.fans[0])}, {"away", area_or_null(turn.fans[1])}}},
          {"press_won_by", team_or_null(turn.press_won_by)},
          {"played", {{"home", names_json(turn.played[0])}, {"away", names_json(turn.played[1])}}}};
}

json turn_json(const Ruleset& rules, const Turn& turn) {
  json object{{"restart", name(turn.restart)},
              {"began_with", name(turn.began_with)},
              {"in_target", by_team(turn.in_target)},
              {"event", turn.event},
              {"extra_free_moves", by_team(turn.extra_free_moves)},
              {"dribble_past", turn.dribble_past},
              {"easy", turn.easy},
              {"last", turn.last}};
  if (!rules.options.empty() || turn.actions_skipped || turn.long_pass || turn.settled_first)
    object.update(advanced_turn_json(turn));
  if (turn.ball_on_its_way) object["ball_on_its_way"] = true;
  if (turn.goal_kick_due) object["goal_kick_due"] = true;
  if (turn.moves != std::array<std::uint8_t, 2>{}) object["moves"] = by_team(turn.moves);
  return object;
}

json window_json(const Window& window) {
  json object{{"allowed", window.allowed},           {"made", window.made},
              {"arrived", by_area(window.arrived)},  {"surplus", by_area(window.surplus)},
              {"keeper_moved", window.keeper_moved}, {"dribbled", window.dribbled}};
  if (!window.open) object["open"] = false;
  if (window.other_moves > 0) object["other_moves"] = window.other_moves;
  if (window.any_type) object["any_type"] = true;
  if (window.no_dribble) object["no_dribble"] = true;
  if (!window.runs.empty()) object["runs"] = names_json(window.runs);
  return object;
}

json agenda_json(const Agenda& agenda) {
  json frames = json::array();
  for (std::size_t at = 0; at < agenda.size(); ++at)
    frames.push_back(
        {{"step", name(agenda[at].step)}, {"team", name(agenda[at].team)}, {"number", agenda[at].number}});
  return frames;
}

json secrets_json(const State& state) {
  json object = json::object();
  for (const Team team : teams)
    if (const Formation& formation = state.secret_formation[index(team)]; formation.chosen())
      object["formation"][std::string{name(team)}] = to_string(formation);
  if (state.secret_dive) object["dive"] = name_of_dive(*state.secret_dive);
  return object;
}

json decision_json(const State& state) {
  if (is_over(state)) return {{"kind", "over"}};
  if (const auto pending = decision(state))
    return {{"team", name(pending->team)}, {"kind", name(pending->kind)}};
  return {};
}

json dice_json(const Ruleset& rules, const std::array<std::uint8_t, 2>& dice) {
  if (rules.policies.turn_dice == Policies::TurnDice::two_of_controlling) return {{"controlling", dice}};
  return {{"controlling", dice[0]}, {"passive", dice[1]}};
}

void add_turn(json& object, const Ruleset& rules, const State& state) {
  const Turn& turn = state.turn;
  object["start"] = area_or_null(turn.start);
  object["target"] = area_or_null(turn.target);
  object["first"] = name(turn.first);
  object["first_actions"] = {{"home", name(turn.first_action[0])}, {"away", name(turn.first_action[1])}};
  if (turn.dice[0] > 0) object["dice"] = dice_json(rules, turn.dice);
  object["turn"] = turn_json(rules, turn);
}

}  // namespace

json to_json(const Ruleset& rules, const State& state) {
  json object{{"rules", rules.id},
              {"options", names_json(rules.options)},
              {"half", state.half},
              {"minute", state.minute},
              {"stoppage", state.stoppage},
              {"score", by_team(state.score)},
              {"starters", name(state.starters)},
              {"control", name(state.control)},
              {"home", side_json(rules, state.sides[0])},
              {"away", side_json(rules, state.sides[1])},
              {"agenda", agenda_json(state.agenda)}};
  object["ball"] = {{"area", name(state.ball)}, {"value", state.ball_value}};
  if (state.corner != Area::none) object["corner"] = name(state.corner);
  add_turn(object, rules, state);
  if (rules.has(Option::skills)) object["skills_per_team"] = rules.skills_per_team;
  if (rules.has(Option::weather))
    object["weather"] = state.weather == Weather::none ? json{} : json(name(state.weather));
  if (state.carry > 0) object["carry"] = state.carry;
  if (state.set_piece_minutes > 0) object["set_piece_minutes"] = state.set_piece_minutes;
  if (state.auto_check) object["auto_check"] = true;
  if (state.last_turn)
    object["last"] = {{"first", name(state.last_turn->first)}, {"moves", by_team(state.last_turn->moves)}};
  if (state.window != Window{}) object["window"] = window_json(state.window);
  if (state.shoot_out) {
    object["shoot_out"] = {{"first", name(state.shoot_out->first)},
                           {"kicks", by_team(state.shoot_out->kicks)},
                           {"scored", by_team(state.shoot_out->scored)}};
  }
  add_terms(object, rules.terms);
  if (json secrets = secrets_json(state); !secrets.empty()) object["secrets"] = std::move(secrets);
  object["decision"] = decision_json(state);
  return object;
}

}  // namespace fuba
