#include <nlohmann/json.hpp>

#include "counters.hpp"
#include "fields.hpp"
#include "limits.hpp"
#include "names.hpp"
#include "play.hpp"
#include "position_stage.hpp"
#include "stw/board.hpp"
#include "stw/game.hpp"
#include "stw/json.hpp"

namespace stw {
namespace {

using nlohmann::json;
using namespace engine;

Numbers read_numbers(const Field& field) {
  Numbers numbers = 0;
  for (const Field& item : field.list()) {
    const int number = item.whole(1, pawn_count);
    if (has(numbers, number)) item.wrong("is listed twice");
    numbers = static_cast<Numbers>(numbers | bit_of(number));
  }
  return numbers;
}

/// The squares of the pawns from number `first` on; what the list lacks is null.
void read_pawns(const Field& root, std::string_view name_of_list, int first, int last, Team team,
                TeamState& side) {
  if_given(root, name_of_list, [&](const Field& field) {
    const auto list = field.list();
    if (static_cast<int>(list.size()) > last - first + 1)
      field.expected("a list of at most " + std::to_string(last - first + 1));
    for (std::size_t at = 0; at < list.size(); ++at) {
      const int number = first + static_cast<int>(at);
      const Square square = square_of(list[at]);
      if (square == Square::none) continue;
      if (side.number_at(square) != 0) list[at].wrong("stands on a square with a team-mate");
      if (!ground_of(team, number).contains(square)) list[at].wrong("stands in the other half");
      side.pawn(number) = square;
    }
  });
}

void read_keeper(const Field& root, Team team, TeamState& side) {
  if_given(root, "keeper", [&](const Field& field) {
    side.pawn(keeper_number) = square_of(field);
    if (side.pawn(keeper_number) != Square::none && !ends_of(team).half.contains(side.pawn(keeper_number)))
      field.wrong("stands in the other half");
  });
}

Numbers without_square(const TeamState& side) {
  Numbers numbers = 0;
  for (int number = 1; number <= pawn_count; ++number)
    if (side.pawn(number) == Square::none) numbers = static_cast<Numbers>(numbers | bit_of(number));
  return numbers;
}

void read_cards(const Field& root, TeamState& side) {
  if_given(root, "red", [&](const Field& field) {
    side.red = read_numbers(field);
    if (const Numbers standing = side.red & static_cast<Numbers>(~without_square(side)); standing != 0)
      field.wrong("has a pawn that stands on a square");
  });
  if_given(root, "yellow", [&](const Field& field) {
    side.yellow = read_numbers(field);
    for (int number = 1; number <= pawn_count; ++number) {
      if (has(side.yellow, number) && (is_defender(number) || has(side.red, number)))
        field.wrong(is_defender(number) ? "has a defender; they share `defenders_booked`"
                                        : "has a pawn that was sent off");
    }
  });
  if_given(root, "defenders_booked", [&](const Field& field) { side.defenders_booked = field.yes_or_no(); });
}

void check_areas(const Field& root, const TeamState& side) {
  constexpr int most_in_penalty_area = 4;
  SquareSet field_players = side.squares();
  field_players.remove(side.pawn(keeper_number));
  for (const Team end : teams) {
    if ((side.squares() & ends_of(end).goal_area).size() > 1) root.wrong("has two pawns in a goal area");
    if ((field_players & ends_of(end).penalty_area).size() > most_in_penalty_area)
      root.wrong("has more than four field players in a penalty area");
  }
}

/// Whether null can mean more than "sent off" where nothing is said of it: nobody is placed before a
/// kick-off, and a keeper stands on the goal line at a penalty kick.
Numbers sent_off_by_default(const TeamState& side, std::string_view stage, bool defends) {
  if (stage == "kick-off") return 0;
  const Numbers missing = without_square(side);
  const bool on_goal_line = stage == "penalty-kick" && defends;
  return on_goal_line ? static_cast<Numbers>(missing & ~bit_of(keeper_number)) : missing;
}

void read_side(const Field& root, Team team, std::string_view stage, State& state) {
  TeamState& side = state.side(team);
  if_given(root, name(team), [&](const Field& field) {
    field.with({"keeper", "defenders", "midfielders", "strikers", "yellow", "defenders_booked", "red"});
    if (stage != "kick-off") {
      read_keeper(field, team, side);
      read_pawns(field, "defenders", first_defender, first_midfielder - 1, team, side);
      read_pawns(field, "midfielders", first_midfielder, first_striker - 1, team, side);
      read_pawns(field, "strikers", first_striker, pawn_count, team, side);
      check_areas(field, side);
    }
    if (!field.has("red")) side.red = sent_off_by_default(side, stage, team != state.control);
    read_cards(field, side);
  });
  if (!root.has(name(team))) side.red = sent_off_by_default(side, stage, team != state.control);
}

void read_match(const Field& root, const Ruleset& rules, State& state) {
  if_given(root, "half", [&](const Field& value) { state.half = number(value, 1, 4); });
  for (int half = 1; half < state.half; ++half)
    state.earlier_minutes = static_cast<std::uint16_t>(state.earlier_minutes + rules.seconds_of(half) / 60);
  if_given(root, "seconds", [&](const Field& value) {
    state.seconds = static_cast<std::uint16_t>(value.whole(0, rules.seconds_of(state.half)));
  });
  if_given(root, "score", [&](const Field& value) {
    read_by_team(value, state.score, [](const Field& goals) { return number(goals, 0, most_goals); });
  });
  if_given(root, "starters", [&](const Field& value) { state.starters = team_of(value); });
  if_given(root, "control", [&](const Field& value) { state.control = team_of(value); });
  if_given(root, "ball", [&](const Field& value) { state.ball = square_of(value); });
}

/// Options and clock are those of the match; whoever reads a position makes rules from it first.
void check_rules(const json& position, const Ruleset& rules) {
  const auto choice = rules_choice_from_json(position, rules.choice);
  if (!choice) throw RulesError{"", choice.error().field, choice.error().problem};
  if (choice->options != rules.choice.options)
    throw RulesError{"", "/options", "are not those that are played here"};
  if (choice->clock != rules.choice.clock)
    throw RulesError{"", "/clock", "is not the one that is played by here"};
}

}  // namespace

tl::expected<State, PositionError> state_from_json(const Ruleset& rules, const json& position) try {
  const Field root = Field::of(position);
  root.with({"rules",  "options", "clock", "half",    "seconds",  "score",     "starters",  "control",
             "ball",   "dice",    "home",  "away",    "stage",    "decision",  "dice_left", "restart",
             "barred", "extra",   "play",  "offside", "attempts", "under_way", "shoot_out", "winner"});
  check_rules(position, rules);
  State state;
  read_match(root, rules, state);
  const std::string stage = root.has("stage") ? root.at("stage").text() : "kick-off";
  for (const Team team : teams) read_side(root, team, stage, state);
  begin_at_stage({rules, state, nullptr}, root, stage);
  resume(rules, state);
  return state;
} catch (const RulesError& error) {
  return tl::unexpected(PositionError{error.field, error.problem});
}

}  // namespace stw
