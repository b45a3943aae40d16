#include "soccer_city/soccer_city.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "soccer_city/odds.hpp"

namespace soccer_city {

using nlohmann::json;
using nlohmann::ordered_json;

namespace {

ChoiceError malformed(std::string field, std::string problem) {
  return {std::move(field), std::move(problem), false};
}

constexpr int minutes_of_half = 45;
constexpr int minutes_of_extra_half = 15;

int minutes_before(int half) {
  return half <= 2 ? minutes_of_half * (half - 1) : 2 * minutes_of_half + minutes_of_extra_half * (half - 3);
}

int minutes_of(int half) { return half <= 2 ? minutes_of_half : minutes_of_extra_half; }

/// How much of the half has gone, by the cards of its pile.
int minute_of(const State& state) {
  if (state.half_cards == 0) return minutes_before(state.half);
  const auto left = std::min(state.pile(Deck::ball).size(), std::size_t{state.half_cards});
  const int cards = state.half_cards;
  return minutes_before(state.half) + minutes_of(state.half) * (cards - static_cast<int>(left)) / cards;
}

}  // namespace

ordered_json SoccerCity::to_json(const RulesChoice& choice) {
  ordered_json object{{"rules", choice.edition}, {"options", ordered_json::array()}};
  for (std::size_t at = 0; at < option_count; ++at)
    if (const auto option = static_cast<Option>(at); choice.options.contains(option))
      object["options"].push_back(soccer_city::name(option));
  return object;
}

tl::expected<RulesChoice, ChoiceError> SoccerCity::choice_from_json(const json& object) {
  const auto edition = object.find("rules");
  if (edition == object.end()) return tl::unexpected(malformed("/rules", "is missing"));
  if (!edition->is_string()) return tl::unexpected(malformed("/rules", "expected a text"));
  const auto list = object.find("options");
  if (list == object.end()) return tl::unexpected(malformed("/options", "is missing"));
  if (!list->is_array()) return tl::unexpected(malformed("/options", "expected a list"));
  RulesChoice choice{edition->get<std::string>(), {}};
  for (std::size_t item = 0; item < list->size(); ++item) {
    const json& named = (*list)[item];
    const auto option = named.is_string() ? parse_option(named.get<std::string>()) : std::nullopt;
    if (!option)
      return tl::unexpected(
          ChoiceError{"/options/" + std::to_string(item), "option " + named.dump() + " is not known", true});
    choice.options.add(*option);
  }
  return choice;
}

Standing SoccerCity::standing(const State& state) {
  Standing standing{.score = {state.score[0], state.score[1]},
                    .period = state.half,
                    .minute = minute_of(state),
                    .control = state.control,
                    .in_play = state.agenda[0].step == Step::turn};
  for (const Team team : teams) {
    standing.yellow[index(team)] = state.side(team).yellow.size();
    standing.red[index(team)] = state.side(team).red.size();
  }
  return standing;
}

bool SoccerCity::turn_begins(const State& state) {
  return state.turn.fresh && soccer_city::decision(state).has_value();
}

void SoccerCity::count(const Ruleset&, const Event& event, MatchCount& count) {
  if (event.kind == EventKind::turn) ++count.turns[count.period];
  if (event.kind == EventKind::half_begins) count.period = static_cast<std::size_t>(event.figures[0] - 1);
  if (event.kind == EventKind::half_ends) count.minutes[count.period] = minutes_of(event.figures[0]);
}

std::uint64_t SoccerCity::bits(const Command& command) {
  std::uint64_t bits = 0;
  const auto add = [&bits](auto value, unsigned width) {
    bits = bits << width | static_cast<std::uint64_t>(value);
  };
  add(command.verb, 5);
  add(command.player, 4);
  add(command.side, 2);
  add(command.card, 8);
  add(command.second, 8);
  add(command.numbers.bits(), 10);
  add(index(command.from), 9);
  add(index(command.to), 9);
  return bits;
}

json SoccerCity::to_json(const Ruleset& rules, const State& state) {
  return soccer_city::to_json(rules, state);
}

json SoccerCity::to_json(const Ruleset&, const Event& event) { return soccer_city::to_json(event); }

json SoccerCity::odds_json(const Ruleset& rules, const State& state) {
  json answer{{"odds", json::object()}};
  for (const Odds& of : odds(rules, state))
    for (const auto& [outcome, chance] : of.chances)
      answer["odds"][soccer_city::to_string(of.command)][std::string(outcome)] = chance;
  return answer;
}

}  // namespace soccer_city
