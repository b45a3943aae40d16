#include "fuba/table/time_limit.hpp"

#include <algorithm>

namespace fuba::app {

std::string span_of_clock(const Match& match) {
  const auto targets = std::ranges::count_if(match.journal(), [](const Entry& entry) {
    return entry.choice() != nullptr && entry.choice()->command.verb == Verb::target;
  });
  const State& state = match.state();
  const int stage = state.agenda.empty() ? 0 : state.agenda[0].number;
  const auto decision = match.decision();
  return std::to_string(targets) + " " + std::to_string(stage) + " " +
         (decision ? std::string(name(decision->team)) : "");
}

Command answer_out_of_time(const Match& match) {
  const CommandList legal = match.legal();
  if (match.decision()->kind == DecisionKind::target) {
    const Command stay = commands::at(Verb::target, match.state().ball);
    return std::ranges::find(legal, stay) != legal.end() ? stay : legal[0];
  }
  for (const std::string_view modest : {"done", "pass", "action none", "second no"}) {
    const auto found =
        std::ranges::find_if(legal, [&](const Command& each) { return to_string(each) == modest; });
    if (found != legal.end()) return *found;
  }
  return legal[0];
}

}  // namespace fuba::app
