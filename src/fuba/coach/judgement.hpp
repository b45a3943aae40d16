#pragma once

#include <array>
#include <cstdint>

#include "fuba/coach/remembered.hpp"
#include "fuba/coach/tactics.hpp"
#include "fuba/state.hpp"

namespace fuba {

/// How good a position is for a team, term by term, in goals.
using Judgement = std::array<double, term_count>;

/// What the next pass of the team in control promises, in few bytes, since many are remembered.
struct Promise {
  std::uint8_t scores = 0;         ///< throws that score from the best target where the team acts first
  std::uint8_t scores_second = 0;  ///< the same where the others act first
  std::uint16_t way = 0;           ///< how far the pass goes, times the throws with which it arrives

  double chance() const;  ///< of a goal from the target
  double outlet() const;  ///< how far it goes, times how likely it arrives
};

/// Judges the positions that a coach meets while it thinks about one decision. Most of them differ in nothing
/// that the next pass hangs on from one met before, so that what passes promise is worked out once each.
class Judge {
 public:
  Judge(const Ruleset& rules, const Tactics& tactics) : rules_(rules), tactics_(tactics) {}

  Judgement operator()(const State& view, Team team);

 private:
  void judge_play(const State& view, Team team, std::uint64_t key, Judgement& judgement);
  Promise promise_of_pass(const State& view, std::uint64_t key);

  const Ruleset& rules_;
  const Tactics& tactics_;
  Remembered<Promise> promises_;  ///< by `fingerprint_of_pass`
};

/// A single position.
Judgement judge(const Ruleset& rules, const State& view, Team team, const Tactics& tactics);

/// All terms together.
double sum(const Judgement& judgement);

/// What is to be hoped for from the match with that judgement: 0 = lost, a half = drawn, 1 = won. The later
/// it is, the more a goal ahead counts. A chance or danger is a goal with that chance and none otherwise;
/// weights of more than a goal carry it below 0 or above 1.
double prospects(const Ruleset& rules, const State& view, Team team, const Judgement& judgement);
/// The same with so many minutes left.
double prospects(const State& view, Team team, const Judgement& judgement, int minutes);

/// Where the coach wants its outfield players: in its defence zone, in midfield, in the attack zone.
Tactics::Shape wanted_shape(const Ruleset& rules, const State& view, Team team, const Tactics& tactics);

}  // namespace fuba
