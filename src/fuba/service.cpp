#include "fuba/service.hpp"

#include "fuba/json.hpp"

namespace fuba {

tabletop::Service<Fuba> service(RulesFor rules_for, OptionRegistry options, Words words) {
  return {
      .rules_for = std::move(rules_for),
      .choice =
          [options = std::move(options)](const nlohmann::json& object, const RulesChoice& fallback) {
            return rules_choice_from_json(options, object, fallback);
          },
      .explain =
          [words = std::move(words)](const Ruleset& rules, const Refusal& refusal, const MatchInfo& info) {
            return sentence(words.of_edition(rules.id), rules, refusal, Names{info.names});
          }};
}

}  // namespace fuba
