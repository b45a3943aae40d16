#include "position_agenda.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>

#include "cards.hpp"
#include "frame_number.hpp"
#include "kick_off.hpp"
#include "players.hpp"
#include "runs.hpp"
#include "steps.hpp"

namespace soccer_city::engine {
namespace {

/// Steps, a bit each.
class StepSet {
 public:
  constexpr StepSet(std::initializer_list<Step> steps) {
    for (const Step step : steps) bits_ |= bit(step);
  }
  constexpr bool contains(Step step) const { return (bits_ & bit(step)) != 0; }

 private:
  static constexpr std::uint64_t bit(Step step) { return std::uint64_t{1} << static_cast<unsigned>(step); }
  static_assert(step_count <= 64);

  std::uint64_t bits_ = 0;
};

// What may lie on what

constexpr StepSet at_the_bottom{Step::turn,       Step::over,    Step::shoot_out, Step::kick_off_roll,
                                Step::half_begin, Step::restart, Step::corner};

/// A step and those on which it can lie.
struct Place {
  Step step;
  StepSet on;
};

constexpr std::array places{
    Place{Step::shuffle,
          {Step::deal, Step::refill, Step::save, Step::shuffle, Step::turn_factor, Step::set_clock}},
    Place{Step::deal, {Step::kick_off_roll}},
    Place{Step::line_up, {Step::place}},
    Place{Step::place, {Step::turn, Step::line_up}},
    Place{Step::anticipate, {Step::pass}},
    Place{Step::anticipation_die, {Step::pass}},
    Place{Step::pass, {Step::turn, Step::give_back}},
    Place{Step::challenge, {Step::turn, Step::challenge}},
    Place{Step::give_run, {Step::give_back}},
    Place{Step::refill,
          {Step::kick_off_roll, Step::refill, Step::restart, Step::corner, Step::spend_time, Step::turn,
           Step::keep, Step::kick_off, Step::half_begin}},
    Place{Step::spend_time, {Step::turn, Step::refill}},
    Place{Step::turn_factor, {Step::turn, Step::refill, Step::turn_factor}},
    Place{Step::referee_die, {Step::slip}},
    Place{Step::taker, {Step::dive}},
    Place{Step::dive, {Step::kick}},
    Place{Step::kick, {Step::turn, Step::shoot_out}},
    Place{Step::penalty_die, {Step::turn, Step::shoot_out}},
    Place{Step::corner_runs, {Step::turn, Step::corner_runs}},
    Place{Step::keep, {Step::kick_off, Step::half_begin, Step::keep}},
    Place{Step::set_clock, {Step::kick_off}},
};

/// What stands at the bottom stands nowhere else, and a step without a place of its own lies on a turn.
bool can_lie_on(Step below, Step step) {
  if (at_the_bottom.contains(step)) return false;
  const auto place = std::ranges::find(places, step, &Place::step);
  return place == places.end() ? below == Step::turn : place->on.contains(below);
}

// What the numbers of frames may say

bool is_player(std::size_t number) { return number >= keeper_number && number <= last_number; }

bool is_known_card(std::size_t number, Deck deck) {
  return number >= first_face(deck) && number < first_face(deck) + face_count(deck);
}

bool is_tackle(const State& state, const Frame& frame, Team tackler) {
  const Tackle tackle = Tackle::of(frame);
  return is_player(tackle.player) && is_known_card(index(tackle.card), Deck::defence) &&
         state.side(tackler).at(tackle.player) != no_hex;
}

bool is_shuffle(const State& state, const Frame& frame) {
  const Shuffle shuffle = Shuffle::of(frame);
  return soccer_city::index(shuffle.deck) < deck_count && shuffle.placed <= state.pile(shuffle.deck).size();
}

/// Before a kick-off a turn waits at its beginning.
bool is_turn(const State& state, std::uint16_t phase) {
  const bool waits = state.agenda.size() > 1 && state.agenda[1].step == Step::kick_off;
  return waits ? phase == static_cast<std::uint16_t>(Phase::begin) : phase < phase_count;
}

bool is_pass(const State& state, const Frame& frame) {
  const PassUnderWay pass = PassUnderWay::of(frame);
  const bool stepped_in = state.agenda.top().step == Step::anticipation_die;
  return static_cast<std::size_t>(pass.length) < length_count && pass.target != no_hex &&
         straight(state.ball, pass.target) &&
         (stepped_in || !opponent_on(state, state.turn.attack, pass.target));
}

bool is_runner(const State& state, const Frame& frame) {
  const Runner runner = Runner::of(frame);
  return is_player(runner.player) && is_free(state, runner.from) && runner.from != no_hex &&
         state.side(frame.team).at(runner.player) != no_hex;
}

bool number_fits(const State& state, const Frame& frame) {
  const std::uint16_t number = frame.number;
  const Team attack = state.turn.attack;
  switch (frame.step) {
    case Step::shuffle:
      return is_shuffle(state, frame);
    case Step::turn:
      return is_turn(state, number);
    case Step::anticipate:
    case Step::pass:
      return is_pass(state, frame);
    case Step::anticipation_die:
      return is_runner(state, frame);
    case Step::challenge:
      return is_player(number) && state.side(opponent(attack)).at(static_cast<Number>(number)) != no_hex;
    case Step::give_run:
    case Step::give_back:
      return is_player(number) && state.side(attack).at(static_cast<Number>(number)) != no_hex;
    case Step::run:
      return number < run_kind_count;
    case Step::save:
      return is_known_card(number, Deck::shot);
    case Step::refill:
      return number <= static_cast<std::uint16_t>(Refill::all);
    case Step::tackle_dice:
      return is_tackle(state, frame, opponent(attack));
    case Step::referee_die:
      return is_tackle(state, frame, frame.team);
    case Step::penalty_die:
      return number <= static_cast<std::uint16_t>(Side::right);
    case Step::keep:
      return number <= 1;
    case Step::half_begin:
      return number >= 1 && number <= 4;
    default:
      return number == 0;
  }
}

/// The side that a step of a turn belongs to, as seen from the attack.
bool team_fits(const State& state, const Frame& frame) {
  const Team attack = state.turn.attack;
  constexpr StepSet attacks{Step::ball,        Step::pass,  Step::challenge, Step::action,
                            Step::quick_ball,  Step::give,  Step::give_run,  Step::give_back,
                            Step::cross,       Step::shot,  Step::save,      Step::slip,
                            Step::tackle_dice, Step::taker, Step::kick,      Step::penalty_die};
  constexpr StepSet defends{Step::anticipate, Step::anticipation_die, Step::defence, Step::referee_die,
                            Step::dive};
  if (attacks.contains(frame.step)) return frame.team == attack;
  if (defends.contains(frame.step)) return frame.team == opponent(attack);
  return true;
}

/// Steps that need a player of the attack with the ball.
bool carrier_fits(const State& state, const Frame& frame) {
  constexpr StepSet with_ball{Step::anticipate,  Step::anticipation_die,
                              Step::pass,        Step::challenge,
                              Step::action,      Step::quick_ball,
                              Step::give,        Step::give_run,
                              Step::cross,       Step::shot,
                              Step::save,        Step::defence,
                              Step::tackle_dice, Step::slip,
                              Step::referee_die, Step::kick,
                              Step::penalty_die};
  if (!with_ball.contains(frame.step)) return true;
  return carrier_of(state, state.turn.attack) != nobody;
}

/// A penalty that is still to begin needs nobody at the ball.
bool waits_for_taker(const State& state) { return state.agenda.top().step == Step::taker; }

void check_frame(const Field& field, const State& state, std::size_t at) {
  const Frame& frame = state.agenda[at];
  if (!number_fits(state, frame)) field.at("number").wrong("fits no " + std::string(name(frame.step)));
  if (!team_fits(state, frame)) field.at("team").wrong("is not the side of this step");
  if (at + 1 < state.agenda.size() && waits_for_taker(state)) return;
  if (!carrier_fits(state, frame)) field.wrong("needs a player of the attack with the ball");
}

/// A question has an answer, and line-ups are those of one kick-off.
void check_top(const Field& field, const Ruleset& rules, const State& state) {
  const Step top = state.agenda.top().step;
  if (top == Step::line_up || top == Step::place) {
    if (!kick_off_leads_to(rules, state)) field.wrong("is no line-up that a kick-off comes to");
    return;
  }
  const StepRules& step = rules_of(top);
  if (!step.kind || top == Step::taker) return;
  CommandList list;
  step.list(rules, state, list);
  if (list.empty()) field.wrong("asks something that has no answer");
}

constexpr StepSet with_runners{Step::run, Step::give_run, Step::reposition, Step::corner_runs, Step::slip};

}  // namespace

void read_agenda(const Field& field, const Ruleset& rules, State& state) {
  constexpr std::array<std::string_view, 3> names{"step", "team", "number"};
  const auto frames = field.list();
  if (frames.empty() || frames.size() > Agenda::capacity / 2)
    field.expected("1 to " + std::to_string(Agenda::capacity / 2) + " steps");
  for (const Field& each : frames) {
    each.with(names);
    Frame frame{.step = read_name<Step, step_count>(each.at("step"))};
    if_given(each, "team", [&](const Field& value) { frame.team = team_of(value); });
    if_given(each, "number",
             [&](const Field& value) { frame.number = static_cast<std::uint16_t>(value.whole(0, 65535)); });
    const bool can_stand = state.agenda.empty() ? at_the_bottom.contains(frame.step)
                                                : can_lie_on(state.agenda.top().step, frame.step);
    if (!can_stand) each.at("step").wrong("cannot stand here");
    state.agenda.push(frame);
  }
  for (std::size_t at = 0; at < frames.size(); ++at) check_frame(frames[at], state, at);
  if (!state.moved.empty() && !with_runners.contains(state.agenda.top().step))
    field.wrong("has no runs under way, but players have moved");
  check_top(field, rules, state);
}

namespace {

constexpr std::array<std::string_view, 8> stage_names{"ball",    "action",  "shot",   "reposition",
                                                      "defence", "penalty", "corner", "kick-off"};
enum class Stage : std::uint8_t { ball, action, shot, reposition, defence, penalty, corner, kick_off };

Frame turn_at(Phase phase) { return {Step::turn, Team::home, static_cast<std::uint16_t>(phase)}; }

Phase after(Phase phase) { return static_cast<Phase>(static_cast<int>(phase) + 1); }

}  // namespace

void begin_at_stage(const Field& root, State& state) {
  Stage stage = Stage::ball;
  if_given(root, "stage", [&](const Field& value) { stage = static_cast<Stage>(value.one_of(stage_names)); });
  const Team team = state.control;
  state.turn.attack = team;
  const auto push = [&](Frame frame) { state.agenda.push(frame); };
  switch (stage) {
    case Stage::ball:
      state.turn.fresh = true;
      push(turn_at(after(Phase::begin)));
      return push({Step::ball, team});
    case Stage::action:
      return push(turn_at(Phase::action));
    case Stage::shot:
      return push(turn_at(Phase::shot));
    case Stage::reposition:
      return push(turn_at(Phase::attack_reposition));
    case Stage::defence:
      state.turn.refilled = true;
      return push(turn_at(Phase::defence));
    case Stage::penalty:
      state.turn.refilled = true;
      push(turn_at(Phase::defence_reposition));
      return push({Step::penalty, team});
    case Stage::corner:
      return push({Step::corner, team});
    case Stage::kick_off:
      push(turn_at(Phase::begin));
      return push({Step::kick_off, team});
  }
}

}  // namespace soccer_city::engine
