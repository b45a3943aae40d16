#include <nlohmann/json.hpp>

#include "fuba/game.hpp"
#include "fuba/json.hpp"

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

json side_json(const TeamState& side) {
  json object{{"players", by_area(side.players)},
              {"keeper", area_or_null(side.keeper)},
              {"yellow", side.yellow},
              {"red", side.red}};
  object["formation"] = formation_or_null(side.formation);
  if (side.in_hand > 0) object["in_hand"] = side.in_hand;
  return object;
}

json turn_json(const Turn& turn) {
  return {{"restart", name(turn.restart)},
          {"began_with", name(turn.began_with)},
          {"in_target", by_team(turn.in_target)},
          {"event", turn.event},
          {"extra_free_moves", by_team(turn.extra_free_moves)},
          {"dribble_past", turn.dribble_past},
          {"easy", turn.easy},
          {"last", turn.last}};
}

json window_json(const Window& window) {
  return {{"allowed", window.allowed},           {"made", window.made},
          {"arrived", by_area(window.arrived)},  {"surplus", by_area(window.surplus)},
          {"keeper_moved", window.keeper_moved}, {"dribbled", window.dribbled}};
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
  if (const auto pending = decision(state)) return {{"team", name(pending->team)}, {"kind", pending->kind}};
  return {};
}

void add_turn(json& object, const State& state) {
  const Turn& turn = state.turn;
  object["start"] = area_or_null(turn.start);
  object["target"] = area_or_null(turn.target);
  object["first"] = name(turn.first);
  object["first_actions"] = {{"home", name(turn.first_action[0])}, {"away", name(turn.first_action[1])}};
  if (turn.dice[0] > 0) object["dice"] = {{"controlling", turn.dice[0]}, {"passive", turn.dice[1]}};
  object["turn"] = turn_json(turn);
}

}  // namespace

json to_json(const Ruleset& rules, const State& state) {
  json object{{"rules", rules.id},
              {"options", json::array()},
              {"half", state.half},
              {"minute", state.minute},
              {"stoppage", state.stoppage},
              {"score", by_team(state.score)},
              {"starters", name(state.starters)},
              {"control", name(state.control)},
              {"home", side_json(state.sides[0])},
              {"away", side_json(state.sides[1])},
              {"agenda", agenda_json(state.agenda)}};
  object["ball"] = {{"area", name(state.ball)}, {"value", state.ball_value}};
  if (state.corner != Area::none) object["corner"] = name(state.corner);
  add_turn(object, state);
  if (state.window.open) object["window"] = window_json(state.window);
  if (json secrets = secrets_json(state); !secrets.empty()) object["secrets"] = std::move(secrets);
  object["decision"] = decision_json(state);
  return object;
}

}  // namespace fuba
