#include "fuba/analysis/inputs.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <span>

#include "fuba/fingerprint.hpp"
#include "fuba/game.hpp"

namespace fuba {
namespace {

/// Numbers put one after the other.
class Filling {
 public:
  explicit Filling(std::span<float> numbers) : numbers_(numbers) {}

  void add(double number) { numbers_[filled_++] = static_cast<float>(number); }
  void add(bool is_so) { add(is_so ? 1.0 : 0.0); }
  /// A 1 at one of so many places.
  void add_one_of(std::size_t at, std::size_t places) {
    for (std::size_t place = 0; place < places; ++place) add(place == at);
  }
  std::size_t filled() const { return filled_; }

 private:
  std::span<float> numbers_;
  std::size_t filled_ = 0;
};

/// As a share of the ninety minutes.
double time_left(const Ruleset& rules, const State& state) {
  return static_cast<double>(minutes_to_play(rules, state)) / (2 * rules.clock.half_minutes);
}

void add_clock(Filling& filling, const Ruleset& rules, const State& state, Team team) {
  constexpr int most_ahead = 3;
  constexpr std::size_t leads = 2 * most_ahead + 1;
  const int lead = state.score[index(team)] - state.score[index(opponent(team))];
  const auto place = static_cast<std::size_t>(std::clamp(lead, -most_ahead, most_ahead) + most_ahead);
  const double left = time_left(rules, state);
  const double root = std::sqrt(left);
  filling.add_one_of(place, leads);
  for (std::size_t at = 0; at < leads; ++at) filling.add(at == place ? left : 0);
  for (std::size_t at = 0; at < leads; ++at) filling.add(at == place ? root : 0);
  constexpr double goals_a_match = 3;
  constexpr double least_spread = 0.2;
  filling.add(std::tanh(lead / std::sqrt(least_spread + goals_a_match * left)));
  filling.add(left);
  filling.add(root);
  filling.add(state.half == 1);
  filling.add(static_cast<double>(state.stoppage) / rules.clock.stoppage_squares);
  filling.add(state.turn.last);
}

/// How the team in control sees the areas.
class Sight {
 public:
  explicit Sight(const State& state) : away_(state.control == Team::away) {
    constexpr std::size_t first_right = index(Area::R1);
    mirrored_ = turned(index(state.ball)) >= first_right;
  }

  /// The area that it sees at a place.
  Area area(std::size_t place) const {
    return static_cast<Area>(turned(mirrored_ ? mirrored(place) : place));
  }

 private:
  static constexpr std::size_t lane = 4;
  /// The lists of areas are the same from both ends.
  std::size_t turned(std::size_t place) const { return away_ ? area_count - 1 - place : place; }
  static std::size_t mirrored(std::size_t place) {
    constexpr std::size_t first_right = index(Area::R1);
    if (place < lane) return place + first_right;
    return place >= first_right ? place - first_right : place;
  }

  bool away_;
  bool mirrored_ = false;
};

void add_terms(Filling& filling, const Judgement& terms) {
  for (std::size_t term = 0; term < term_count; ++term)
    if (static_cast<Term>(term) != Term::score) filling.add(terms[term]);
}

/// What the coach has to hope for: as it is, and spread out towards both ends.
void add_hope(Filling& filling, double hope) {
  constexpr double nearly_lost = 0.005;
  const double inside = std::clamp(hope, nearly_lost, 1 - nearly_lost);
  filling.add(2 * inside - 1);
  filling.add(std::log(inside / (1 - inside)) / 4);
}

/// Whether nobody waits to be set up.
bool all_placed(const State& state) {
  return std::ranges::all_of(
      state.sides, [](const TeamState& side) { return side.keeper != Area::none && side.in_hand == 0; });
}

void add_places(Filling& filling, const Ruleset& rules, const State& state, const NextPass& pass) {
  const Sight sight(state);
  const TeamState& own = state.side(state.control);
  const TeamState& other = state.side(state.passive());
  constexpr double scale = 1 / 4.0;
  for (std::size_t place = 0; place < area_count; ++place) {
    const Area area = sight.area(place);
    filling.add(own.players[index(area)] * scale);
    filling.add(other.players[index(area)] * scale);
    filling.add(own.keeper == area);
    filling.add(other.keeper == area);
    filling.add(state.ball == area);
    filling.add(pass.kept[index(area)] * (1.0 / NextPass::throws));
    filling.add(pass.scores[index(area)] * (1.0 / NextPass::throws_with_shot));
  }
  constexpr std::size_t values = 6;
  filling.add_one_of(state.ball_value - 1U, values);
  filling.add(counted(rules, state, state.control, state.ball) * scale);
  filling.add(counted(rules, state, state.passive(), state.ball) * scale);
}

void add_flow(Filling& filling, const Ruleset& rules, const State& state) {
  constexpr std::size_t natures = 8;
  constexpr std::size_t stages = 12;
  constexpr std::size_t restarts = 6;
  const auto pending = decision(state);
  filling.add_one_of(pending ? static_cast<std::size_t>(pending->nature) : 0, natures);
  filling.add(pending && pending->team == state.control);
  std::array<double, 2> actions{};
  for (std::size_t at = 0; at < state.agenda.size(); ++at)
    if (nature(state.agenda[at].step) == Nature::action) actions[index(state.agenda[at].team)] += 0.5;
  filling.add(actions[index(state.control)]);
  filling.add(actions[index(state.passive())]);
  const Frame& bottom = state.agenda[0];
  const bool in_turn = bottom.step == Step::turn;
  filling.add_one_of(in_turn ? std::min<std::size_t>(bottom.number, stages - 1) : stages, stages);
  filling.add(in_turn && state.turn.first == state.control);
  const double moves =
      state.window.open ? std::clamp(state.window.allowed - state.window.made, 0, 4) * 0.25 : 0;
  const bool own_moves = pending && pending->team == state.control;
  filling.add(own_moves ? moves : 0);
  filling.add(own_moves ? 0 : moves);
  filling.add_one_of(static_cast<std::size_t>(state.turn.restart), restarts);
  filling.add(state.turn.easy);
  filling.add(state.corner != Area::none);
  filling.add(state.turn.goal_kick_due);
  filling.add(state.auto_check);
  filling.add(state.turn.ball_on_its_way);
  filling.add(state.carry * 0.25);
  filling.add(rules.has(Option::advanced_events));
}

void add_team(Filling& filling, const Ruleset& rules, const State& state, Team team) {
  const TeamState& side = state.side(team);
  for (const auto points : side.condition) filling.add(points * 0.25);
  filling.add(side.tired);
  filling.add(side.yellow * 0.25);
  filling.add(side.red * 0.5);
  filling.add((players_on_pitch(state, team) - rules.outfield_players) * 0.5);
  filling.add(side.substitutions * 0.25);
  filling.add(((side.skills - side.skills_used).size() + side.skills_hidden) * 0.25);
  filling.add(side.keeper_injured);
  filling.add(side.keeper_out);
}

/// Tactics that weigh all terms of the judgement alike; where a team wants its lines stays.
Tactics plainly(Tactics tactics) {
  tactics.weights.fill(1);
  tactics.weights[static_cast<std::size_t>(Term::freshness)] = 0.25;
  return tactics;
}

/// Terms that are weighed alike, weighed otherwise.
Judgement weighed_by(const std::array<double, term_count>& weights, const Tactics& plain, Judgement terms) {
  for (std::size_t term = 0; term < term_count; ++term) terms[term] *= weights[term] / plain.weights[term];
  return terms;
}

}  // namespace

ClockInputs clock_inputs_of(const Ruleset& rules, const State& state, Team team) {
  ClockInputs inputs;
  Filling filling(inputs);
  add_clock(filling, rules, state, team);
  assert(filling.filled() == inputs.size());
  return inputs;
}

Describer::Describer(const Ruleset& rules, const Tactics& coach)
    : rules_(rules), weights_(coach.weights), plain_(plainly(coach)), judge_(rules, plain_) {}

Inputs inputs_of(const Ruleset& rules, const State& state, const Tactics& coach) {
  return Describer(rules, coach)(state);
}

const NextPass& Describer::pass_of(const State& state) {
  return passes_.get(fingerprint_of_pass(state), [&] { return next_pass(rules_, at_next_target(state)); });
}

Inputs Describer::operator()(const State& state) {
  Inputs inputs;
  Filling filling(inputs);
  add_clock(filling, rules_, state, state.control);
  const Judgement terms = judge_(state, state.control);
  add_terms(filling, terms);
  add_hope(filling, prospects(rules_, state, state.control, weighed_by(weights_, plain_, terms)));
  add_places(filling, rules_, state, all_placed(state) ? pass_of(state) : NextPass{});
  add_flow(filling, rules_, state);
  for (const Team team : {state.control, state.passive()}) add_team(filling, rules_, state, team);
  assert(filling.filled() == inputs.size());
  return inputs;
}

}  // namespace fuba
