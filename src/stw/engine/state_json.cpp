#include <nlohmann/json.hpp>

#include "stw/game.hpp"
#include "stw/json.hpp"

namespace stw {
namespace {

using nlohmann::json;

json square_or_null(Square square) { return square == Square::none ? json{} : json(name(square)); }

json by_team(const std::array<std::uint8_t, 2>& values) { return {{"home", values[0]}, {"away", values[1]}}; }

json pawns_json(const TeamState& side, int first, int last) {
  json list = json::array();
  for (int number = first; number <= last; ++number) list.push_back(square_or_null(side.pawn(number)));
  return list;
}

json numbers_json(Numbers numbers) {
  json list = json::array();
  for (int number = 1; number <= pawn_count; ++number)
    if (has(numbers, number)) list.push_back(number);
  return list;
}

json side_json(const TeamState& side) {
  return {{"keeper", square_or_null(side.pawn(keeper_number))},
          {"defenders", pawns_json(side, first_defender, first_midfielder - 1)},
          {"midfielders", pawns_json(side, first_midfielder, first_striker - 1)},
          {"strikers", pawns_json(side, first_striker, pawn_count)},
          {"yellow", numbers_json(side.yellow)},
          {"defenders_booked", side.defenders_booked},
          {"red", numbers_json(side.red)}};
}

json dice_json(const State& state) {
  json list = json::array();
  for (const std::uint8_t die : state.dice)
    if (die != 0) list.push_back(die);
  return list;
}

json decision_json(const State& state) {
  if (is_over(state)) return {{"kind", "over"}};
  if (const auto pending = decision(state))
    return {{"team", name(pending->team)}, {"kind", name(pending->kind)}};
  return {};
}

/// At which the teams try to reach the ball.
bool is_attempt(Step step) {
  return step == Step::capture_die || step == Step::capture || step == Step::keeper ||
         step == Step::defend_die || step == Step::defend;
}

void add_attempt(json& object, const State& state) {
  if (!is_attempt(state.step)) return;
  if (state.side(state.control).number_at(state.ball) != 0) {
    object["play"] = name(state.play);
    return;
  }
  object["offside"] = {{"line", state.marks.line == 0 ? json{} : json(state.marks.line)},
                       {"pawns", numbers_json(state.marks.pawns)}};
  if (state.attempts > 0) object["attempts"] = state.attempts;
  if (state.barred != 0) object["barred"] = state.barred;
}

/// The word that follows `place`.
std::string_view placed_pawn(Step step) {
  if (step == Step::place_striker) return "striker";
  return step == Step::place_taker ? "taker" : "keeper";
}

/// What a state says beside its stage, where a position written by hand cannot stand.
json under_way_json(const State& state) {
  json object{{"acting", name(state.acting)}};
  if (name(state.step) == "place") object["place"] = placed_pawn(state.step);
  if (state.taker != 0) object["taker"] = state.taker;
  if (state.seen != std::array<std::uint8_t, 2>{}) object["left"] = by_team(state.seen);
  if (state.puts != std::array<std::uint8_t, 2>{}) object["puts"] = by_team(state.puts);
  if (state.chance != Chance::pass) object["chance"] = name(state.chance);
  return object;
}

bool stands_by_hand(Step step) { return step <= Step::defend || step == Step::over; }

json shoot_out_json(const ShootOut& shoot_out) {
  json object = by_team(shoot_out.goals);
  object["first"] = name(shoot_out.first);
  if (shoot_out.kicks != std::array<std::uint8_t, 2>{}) object["kicks"] = by_team(shoot_out.kicks);
  return object;
}

}  // namespace

json to_json(const Ruleset& rules, const State& state) {
  json object = to_json(rules.choice);
  object["half"] = state.half;
  object["seconds"] = state.seconds;
  object["score"] = by_team(state.score);
  object["starters"] = name(state.starters);
  object["control"] = name(state.control);
  object["ball"] = square_or_null(state.ball);
  object["dice"] = dice_json(state);
  for (const Team team : teams) object[std::string(name(team))] = side_json(state.side(team));
  object["stage"] = name(state.step);
  object["decision"] = decision_json(state);
  if (state.restart != Restart::none) object["restart"] = name(state.restart);
  if (state.extra) object["extra"] = true;
  add_attempt(object, state);
  if (!stands_by_hand(state.step)) object["under_way"] = under_way_json(state);
  if (state.shoot_out) object["shoot_out"] = shoot_out_json(*state.shoot_out);
  if (is_over(state)) object["winner"] = state.winner ? json(name(*state.winner)) : json{};
  return object;
}

}  // namespace stw
