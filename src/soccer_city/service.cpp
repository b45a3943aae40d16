#include "soccer_city/service.hpp"

#include "soccer_city/explanations.hpp"

namespace soccer_city {

tabletop::Service<SoccerCity> service(RulesFor rules_for) {
  return {
      .rules_for = std::move(rules_for),
      .choice = rules_choice_from_json,
      .explain = [](const Ruleset&, const Refusal& refusal, const MatchInfo&) { return sentence(refusal); }};
}

}  // namespace soccer_city
