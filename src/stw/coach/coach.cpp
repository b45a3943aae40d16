#include "stw/coach/coach.hpp"

#include <algorithm>
#include <span>
#include <vector>

#include "stw/coach/judgement.hpp"
#include "stw/coach/squares.hpp"
#include "tabletop/random.hpp"

namespace stw {
namespace {

using Sight = Tactics::Sight;

/// How many of the choices that look best are followed further.
constexpr std::size_t candidates = 24;

struct Ranked {
  Command command;
  double wish = 0;  ///< what it comes to, and how much the coach wants it besides
};

class Ranking {
 public:
  Ranking(const Ruleset& rules, const State& view, const Tactics& tactics, std::uint64_t seed)
      : rules_(rules),
        view_(view),
        tactics_(tactics),
        team_(decision(view)->team),
        chances_(rules),
        random_(seed ^ hash(view), tabletop::Stream::opponents) {}

  Command best() {
    for (const Command& command : legal(rules_, view_)) ranked_.push_back({command, 0});
    rank(ranked_, tactics_.sight == Sight::answer ? Sight::play : tactics_.sight);
    if (tactics_.sight == Sight::answer)
      rank(std::span(ranked_).first(std::min(candidates, ranked_.size())), Sight::answer);
    return ranked_.front().command;
  }

 private:
  /// The best come first.
  void rank(std::span<Ranked> some, Sight sight) {
    for (Ranked& each : some) each.wish = worth(each.command, sight) + slip();
    std::ranges::stable_sort(some, std::greater{}, &Ranked::wish);
  }

  double worth(const Command& command, Sight sight) const {
    if (sight == Sight::squares) return coaching::worth_at_sight(view_, command, tactics_);
    State next = view_;
    apply_unchecked(rules_, next, command);
    return coaching::judge(chances_, next, team_, tactics_, sight) + appetite(command);
  }

  double appetite(const Command& command) const {
    if (command.verb == Verb::dribble) return tactics_.appetite.dribble;
    if (command.verb == Verb::keeper) return tactics_.appetite.keeper;
    if (command.verb != Verb::ball || view_.side(team_).number_at(command.to) == 0) return 0;
    const bool opposed = view_.side(opponent(team_)).number_at(command.to) != 0;
    return opposed ? tactics_.appetite.battle : tactics_.appetite.pass;
  }

  /// What a careless coach overrates a choice by.
  double slip() {
    constexpr std::uint32_t parts = 1U << 16U;
    return tactics_.carelessness * random_.below(parts) / parts;
  }

  const Ruleset& rules_;
  const State& view_;
  const Tactics& tactics_;
  Team team_;
  coaching::Chances chances_;
  tabletop::Random random_;
  std::vector<Ranked> ranked_;
};

}  // namespace

Command Coach::choose(const Ruleset& rules, const State& view) const {
  return Ranking(rules, view, tactics_, seed_).best();
}

}  // namespace stw
