#include "stw/coach/coach_opponent.hpp"

namespace stw {
namespace {

class CoachOpponent : public Opponent {
 public:
  explicit CoachOpponent(const Coach& coach) : coach_(coach) {}

  tl::expected<Command, std::string> choose(const Ruleset& rules, const State& view,
                                            const std::stop_token&) override {
    return coach_.choose(rules, view);
  }
  void hear_result(const State&) override {}

 private:
  Coach coach_;
};

}  // namespace

std::unique_ptr<Opponent> coach_opponent(const Coach& coach) {
  return std::make_unique<CoachOpponent>(coach);
}

}  // namespace stw
