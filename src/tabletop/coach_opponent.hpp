#pragma once

#include <memory>
#include <stop_token>
#include <string>
#include <tl/expected.hpp>
#include <utility>

#include "tabletop/opponent.hpp"

namespace tabletop {

/// A coach that chooses by `choose(rules, view)`, and at once, as one who plays a side of a match.
template <Game G, class Coach>
class CoachOpponent : public Opponent<G> {
 public:
  explicit CoachOpponent(Coach coach) : coach_(std::move(coach)) {}

  tl::expected<typename G::Command, std::string> choose(const typename G::Ruleset& rules,
                                                        const typename G::State& view,
                                                        const std::stop_token&) override {
    return coach_.choose(rules, view);
  }
  void hear_result(const typename G::State&) override {}

 private:
  Coach coach_;
};

template <Game G, class Coach>
std::unique_ptr<Opponent<G>> coach_opponent(Coach coach) {
  return std::make_unique<CoachOpponent<G, Coach>>(std::move(coach));
}

}  // namespace tabletop
