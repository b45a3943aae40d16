#include "stw/stw.hpp"

#include <nlohmann/json.hpp>

#include "stw/odds.hpp"

namespace stw {

using nlohmann::json;

nlohmann::ordered_json Stw::to_json(const RulesChoice& choice) { return stw::to_json(choice); }

json Stw::to_json(const Ruleset& rules, const State& state) { return stw::to_json(rules, state); }

json Stw::to_json(const Ruleset& rules, const Event& event) { return stw::to_json(rules, event); }

/// Cards that were shown: of a pawn that was sent off two yellow ones. What the defenders showed before their
/// last common card is told by those of them that are off.
Standing Stw::standing(const State& state) {
  constexpr int seconds_a_minute = 60;
  Standing standing{.score = {state.score[0], state.score[1]},
                    .period = state.half,
                    .minute = state.earlier_minutes + state.seconds / seconds_a_minute,
                    .control = state.control,
                    .in_play = state.ball != Square::none && !is_over(state)};
  for (const Team team : teams) {
    const TeamState& side = state.side(team);
    const int red = std::popcount(side.red);
    standing.red[index(team)] = red;
    standing.yellow[index(team)] = std::popcount(side.yellow) + (side.defenders_booked ? 1 : 0) + 2 * red;
  }
  return standing;
}

void Stw::count(const Ruleset& rules, const Event& event, MatchCount& count) {
  constexpr int seconds_a_minute = 60;
  count.period = static_cast<std::size_t>(event.half - 1);
  if (event.kind == EventKind::set) ++count.turns[count.period];
  if (event.kind == EventKind::dice)
    count.minutes[count.period] =
        std::min(int{event.seconds}, rules.seconds_of(event.half)) / seconds_a_minute;
}

std::uint64_t Stw::bits(const Command& command) {
  return std::uint64_t{static_cast<std::uint8_t>(command.verb)} << 16U |
         std::uint64_t{static_cast<std::uint8_t>(command.from)} << 8U |
         std::uint64_t{static_cast<std::uint8_t>(command.to)};
}

json Stw::odds_json(const Ruleset& rules, const State& state) {
  json answer{{"odds", json::object()}};
  for (const Odds& of : odds(rules, state))
    for (const auto& [outcome, chance] : of.chances)
      answer["odds"][stw::to_string(of.command)][std::string(stw::name(outcome))] = chance;
  return answer;
}

}  // namespace stw
