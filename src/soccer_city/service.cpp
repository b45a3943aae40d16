#include "soccer_city/service.hpp"

namespace soccer_city {

tabletop::Service<SoccerCity> service(RulesFor rules_for, Words words) {
  return {.rules_for = std::move(rules_for),
          .choice = rules_choice_from_json,
          .explain = [words = std::move(words)](const Ruleset&, const Refusal& refusal, const MatchInfo&) {
            return sentence(words, refusal);
          }};
}

}  // namespace soccer_city
