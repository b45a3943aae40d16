#include "mirror.hpp"

#include <algorithm>
#include <utility>

#include "fuba/frame_number.hpp"

namespace fuba::test {
namespace {

Area mirrored(Area area) {
  using enum Area;
  constexpr std::array turned{R4, R3, R2, R1, C5, C4, C3, C2, C1, L4, L3, L2, L1, none};
  return turned[index(area)];
}

template <class T>
std::array<T, area_count> mirrored(const std::array<T, area_count>& by_area) {
  std::array<T, area_count> turned{};
  for (const Area area : all_areas) turned[index(mirrored(area))] = by_area[index(area)];
  return turned;
}

template <class T>
void exchange(std::array<T, 2>& by_team) {
  std::swap(by_team[0], by_team[1]);
}

TeamState mirrored(TeamState side) {
  side.players = mirrored(side.players);
  side.keeper = mirrored(side.keeper);
  return side;
}

/// The number of a frame, with the area that it names turned round.
std::uint8_t mirrored_number(const Frame& frame) {
  switch (frame.step) {
    case Step::corner_kick:
    case Step::injured_replaced:
    case Step::pass:
      return static_cast<std::uint8_t>(mirrored(static_cast<Area>(frame.number)));
    case Step::yellow_card:
    case Step::injury_die: {
      const AreaDie die = AreaDie::of(frame);
      return AreaDie{die.modifier, mirrored(die.area)}.packed();
    }
    default:
      return frame.number;
  }
}

Frame mirrored(Frame frame) {
  if (frame.step != Step::turn && frame.step != Step::over) frame.team = opponent(frame.team);
  frame.number = mirrored_number(frame);
  return frame;
}

void turn_round(std::optional<Team>& team) {
  if (team) team = opponent(*team);
}

void mirror(Turn& turn) {
  turn.start = mirrored(turn.start);
  turn.target = mirrored(turn.target);
  turn.began_with = opponent(turn.began_with);
  turn.first = opponent(turn.first);
  exchange(turn.in_target);
  exchange(turn.first_action);
  exchange(turn.extra_free_moves);
  turn_round(turn.settled_first);
  turn_round(turn.contest_winner);
  exchange(turn.free_hard_press);
  exchange(turn.sweeps);
  turn.fans = {mirrored(turn.fans[1]), mirrored(turn.fans[0])};
  turn_round(turn.press_won_by);
  exchange(turn.played);
  exchange(turn.moves);
}

void mirror(LastTurn& last) {
  last.first = opponent(last.first);
  exchange(last.moves);
}

bool names_areas(Verb verb) {
  using enum Verb;
  constexpr std::array verbs{place,        place_keeper, adjust,       adjust_keeper, target,      bring,
                             bring_keeper, react,        react_keeper, free,          free_keeper, move,
                             move_keeper,  remove,       via,          ball,          fans};
  return std::ranges::find(verbs, verb) != verbs.end();
}

bool names_two_areas(Verb verb) {
  using enum Verb;
  constexpr std::array verbs{adjust, adjust_keeper, react, react_keeper,
                             free,   free_keeper,   move,  move_keeper};
  return std::ranges::find(verbs, verb) != verbs.end();
}

}  // namespace

State mirrored(const State& state) {
  State turned = state;
  turned.sides = {mirrored(state.sides[1]), mirrored(state.sides[0])};
  exchange(turned.score);
  turned.starters = opponent(state.starters);
  turned.control = opponent(state.control);
  turned.ball = mirrored(state.ball);
  turned.corner = mirrored(state.corner);
  mirror(turned.turn);
  turned.window.arrived = mirrored(state.window.arrived);
  turned.window.surplus = mirrored(state.window.surplus);
  exchange(turned.secret_formation);
  if (turned.last_turn) mirror(*turned.last_turn);
  turned.agenda.clear();
  for (std::size_t at = 0; at < state.agenda.size(); ++at) turned.agenda.push(mirrored(state.agenda[at]));
  return turned;
}

Command mirrored(const Command& command) {
  Command turned = command;
  if (names_areas(command.verb)) turned.words[0] = static_cast<std::uint8_t>(index(mirrored(command.from())));
  if (names_two_areas(command.verb))
    turned.words[1] = static_cast<std::uint8_t>(index(mirrored(command.to())));
  return turned;
}

bool is_symmetric(const State& state) {
  constexpr std::array home_first{Step::choose_formation, Step::choose_roles,  Step::choose_skills,
                                  Step::choose_styles,    Step::shift_point,   Step::reveal,
                                  Step::change_formation, Step::kick_off_roll, Step::kick_off_choice,
                                  Step::half_end};
  for (std::size_t at = 0; at < state.agenda.size(); ++at)
    if (std::ranges::find(home_first, state.agenda[at].step) != home_first.end()) return false;
  return true;
}

}  // namespace fuba::test
