#include "stw/service.hpp"

namespace stw {

tabletop::Service<Stw> service(RulesFor rules_for, Words words) {
  return {.rules_for = std::move(rules_for),
          .choice = [](const nlohmann::json& object,
                       const RulesChoice& fallback) { return rules_choice_from_json(object, fallback); },
          .explain = [words = std::move(words)](const Ruleset&, const Refusal& refusal,
                                                const MatchInfo&) { return sentence(words, refusal); }};
}

}  // namespace stw
