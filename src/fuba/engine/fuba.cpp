#include "fuba/fuba.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "fuba/foresight.hpp"
#include "fuba/odds.hpp"
#include "terms_json.hpp"

namespace fuba {

using nlohmann::json;
using nlohmann::ordered_json;

namespace {

ChoiceError malformed(std::string field, std::string problem) {
  return {std::move(field), std::move(problem), false};
}

tl::expected<Options, ChoiceError> named_options(const json& object) {
  const auto list = object.find("options");
  if (list == object.end()) return tl::unexpected(malformed("/options", "is missing"));
  if (!list->is_array()) return tl::unexpected(malformed("/options", "expected a list"));
  Options options;
  for (std::size_t item = 0; item < list->size(); ++item) {
    const json& named = (*list)[item];
    const auto option = named.is_string() ? parse_option(named.get<std::string>()) : std::nullopt;
    if (!option)
      return tl::unexpected(
          ChoiceError{"/options/" + std::to_string(item), "option " + named.dump() + " is not known", true});
    options.add(*option);
  }
  return options;
}

tl::expected<std::uint8_t, ChoiceError> named_skills(const json& object) {
  const auto skills = object.find("skills_per_team");
  if (skills == object.end()) return default_skills_per_team;
  if (!skills->is_number_integer())
    return tl::unexpected(malformed("/skills_per_team", "expected a whole number"));
  if (*skills < 1 || *skills > most_skills_per_team)
    return tl::unexpected(malformed("/skills_per_team", "is out of range"));
  return skills->get<std::uint8_t>();
}

}  // namespace

bool Fuba::has_edition(std::string_view edition) {
  return std::ranges::find(editions(), edition) != editions().end();
}

RulesChoice Fuba::choice_of(const Ruleset& rules) {
  RulesChoice choice{.edition = rules.id, .options = rules.options, .terms = rules.terms};
  if (rules.has(Option::skills)) choice.skills_per_team = rules.skills_per_team;
  return choice;
}

ordered_json Fuba::to_json(const RulesChoice& choice) {
  ordered_json object{{"rules", choice.edition}, {"options", ordered_json::array()}};
  for (const Option option : choice.options) object["options"].push_back(fuba::name(option));
  if (choice.options.contains(Option::skills)) object["skills_per_team"] = choice.skills_per_team;
  json terms = json::object();
  add_terms(terms, choice.terms);
  for (auto& [field, value] : terms.items()) object[field] = std::move(value);
  return object;
}

tl::expected<RulesChoice, ChoiceError> Fuba::choice_from_json(const json& object) {
  const auto edition = object.find("rules");
  if (edition == object.end()) return tl::unexpected(malformed("/rules", "is missing"));
  if (!edition->is_string()) return tl::unexpected(malformed("/rules", "expected a text"));
  const auto options = named_options(object);
  if (!options) return tl::unexpected(options.error());
  const auto skills = named_skills(object);
  if (!skills) return tl::unexpected(skills.error());
  auto terms = terms_from_json(object, {});
  if (!terms) return tl::unexpected(malformed(terms.error().field, terms.error().problem));
  return RulesChoice{edition->get<std::string>(), *options, *skills, *terms};
}

Standing Fuba::standing(const State& state) {
  Standing standing{.score = {state.score[0], state.score[1]},
                    .period = state.half,
                    .minute = state.minute,
                    .stoppage = state.stoppage,
                    .control = state.control,
                    .in_play = !state.agenda.empty() && state.agenda[0].step == Step::turn};
  for (const Team team : teams) {
    standing.yellow[index(team)] = state.side(team).yellow;
    standing.red[index(team)] = state.side(team).red;
  }
  return standing;
}

bool Fuba::turn_begins(const State& state) {
  const auto pending = fuba::decision(state);
  return pending && pending->kind == DecisionKind::target;
}

void Fuba::count(const Ruleset& rules, const Event& event, MatchCount& count) {
  if (event.kind == EventKind::target) ++count.turns[count.period];
  if (event.kind == EventKind::half_begins) count.period = static_cast<std::size_t>(event.figures[0] - 1);
  if (event.kind == EventKind::clock)
    count.minutes[count.period] =
        event.figures[1] - rules.end_of_half(static_cast<int>(count.period)) + event.figures[2];
}

std::uint64_t Fuba::bits(const Command& command) {
  return std::uint64_t{static_cast<std::uint8_t>(command.verb)} << 32U |
         std::uint64_t{command.words[0]} << 24U | std::uint64_t{command.words[1]} << 16U |
         std::uint64_t{command.words[2]} << 8U | std::uint64_t{command.with_ball};
}

json Fuba::to_json(const Ruleset& rules, const State& state) { return fuba::to_json(rules, state); }

json Fuba::to_json(const Ruleset& rules, const Event& event) { return fuba::to_json(rules, event); }

namespace {

json by_team(const std::array<double, 2>& chances) {
  return {{fuba::name(Team::home), chances[0]}, {fuba::name(Team::away), chances[1]}};
}

json told(const Foresight& seen) {
  return {{"acts_first", by_team(seen.acts_first)},
          {"no_action", seen.no_action},
          {"value", seen.value},
          {"goal", by_team(seen.goal)}};
}

}  // namespace

json Fuba::odds_json(const Ruleset& rules, const State& state) {
  json answer{{"odds", json::object()}, {"control_checks", json::object()}};
  for (const Odds& of : odds(rules, state)) {
    const std::string choice = fuba::to_string(of.command);
    for (const auto& [outcome, chance] : of.chances)
      answer["odds"][choice][std::string(fuba::name(outcome))] = chance;
    if (of.control_check) answer["control_checks"][choice] = *of.control_check;
  }
  for (const Foresight& seen : foresights(rules, state))
    answer["foresight"][fuba::to_string(seen.command)] = told(seen);
  return answer;
}

}  // namespace fuba
