#include "tabletop/opponent.hpp"

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

tl::expected<void, std::string> play_on(Match& match, const Opponents& opponents,
                                        const std::stop_token& stop) {
  while (!match.over()) {
    const Team team = match.decision()->team;
    const auto command = opponents[index(team)]->choose(match.rules(), match.state_for(team), stop);
    if (stop.stop_requested()) return {};
    if (!command) return tl::unexpected(command.error());
    match.choose(*command).value();
  }
  for (const auto& opponent : opponents) opponent->hear_result(match.state());
  return {};
}

}  // namespace fuba
