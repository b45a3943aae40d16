#include "fuba/coach/coach_opponent.hpp"

namespace fuba {
namespace {

class UnhurriedCoach : public Opponent {
 public:
  explicit UnhurriedCoach(Coach coach) : coach_(std::move(coach)) {}

  tl::expected<Command, std::string> choose(const Ruleset& rules, const State& view,
                                            const std::stop_token& stop) override {
    return coach_.choose(rules, view, {.stop = stop, .budget = std::chrono::hours(1)});
  }
  void hear_result(const State&) override {}

 private:
  Coach coach_;
};

}  // namespace

std::unique_ptr<Opponent> coach_opponent(Coach coach) {
  return std::make_unique<UnhurriedCoach>(std::move(coach));
}

}  // namespace fuba
