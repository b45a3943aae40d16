#include "fuba/table/rules_setting.hpp"

#include <algorithm>

#include "fuba/json.hpp"
#include "fuba/table/option_choice.hpp"

namespace fuba::app {
namespace {

using nlohmann::json;

/// The options that are on where nobody has chosen yet.
RulesChoice first_choice(const OptionRegistry& options, std::string_view edition) {
  RulesChoice choice{.edition = std::string(edition)};
  for (const Option option : options.of(edition))
    if (options.entry(option).by_default) choice.options.add(option);
  return choice;
}

json names_of(Options options) {
  json names = json::array();
  for (const Option option : options) names.push_back(name(option));
  return names;
}

/// Adds a choice of rules to an object, as `rules_choice_from_json` reads it.
json with_choice(json object, const RulesChoice& choice) {
  object["rules"] = choice.edition;
  object["options"] = names_of(choice.options);
  object["skills_per_team"] = choice.skills_per_team;
  return object;
}

std::vector<RulesChoice> read_other_rules(const json& object, const OptionRegistry& options) {
  std::vector<RulesChoice> choices;
  const auto list = object.find("other_rules");
  if (list == object.end() || !list->is_array()) return choices;
  for (const json& entry : *list) {
    if (!entry.is_object()) continue;
    auto choice = rules_choice_from_json(options, entry, first_choice(options, default_edition()));
    if (choice) choices.push_back(std::move(*choice));
  }
  return choices;
}

}  // namespace

void RulesSetting::choose_edition(const OptionRegistry& options, std::string_view edition) {
  if (edition == rules.edition) return;
  const auto known = std::ranges::find(other_rules, edition, &RulesChoice::edition);
  const RulesChoice last = known != other_rules.end() ? *known : first_choice(options, edition);
  if (known != other_rules.end()) other_rules.erase(known);
  other_rules.push_back(rules);
  rules = carried_over(options, rules, last);
}

RulesSetting rules_setting(const Settings& settings, const OptionRegistry& options) {
  const RulesChoice first = first_choice(options, default_edition());
  return {rules_choice_from_json(options, settings.games, first).value_or(first),
          read_other_rules(settings.games, options)};
}

void keep(Settings& settings, const RulesSetting& chosen) {
  json other_rules = json::array();
  for (const RulesChoice& choice : chosen.other_rules) other_rules.push_back(with_choice({}, choice));
  settings.games = with_choice(std::move(settings.games), chosen.rules);
  settings.games["other_rules"] = std::move(other_rules);
}

}  // namespace fuba::app
