#include <nlohmann/json.hpp>

#include "fields.hpp"
#include "fuba/json.hpp"
#include "terms_json.hpp"

namespace fuba {
namespace {

using nlohmann::json;

Options read_chosen_options(const Field& field, const OptionRegistry& registry, std::string_view edition) {
  const Options all = registry.of(edition);
  if (field.is_text("basic")) return {};
  if (field.is_text("all")) return all;
  std::vector<std::string_view> names;
  for (const Option option : registry.offered(edition)) names.push_back(name(option));
  if (!field.is_list()) field.expected("\"basic\", \"all\" or a list of options");
  Options options;
  for (const auto& item : field.list()) {
    item.one_of(names);
    options.add(*parse_option(item.text()));
  }
  return registry.complete(options);
}

}  // namespace

tl::expected<RulesChoice, PositionError> rules_choice_from_json(const OptionRegistry& registry,
                                                                const json& object,
                                                                const RulesChoice& fallback) try {
  const Field root = Field::of(object);
  RulesChoice choice = fallback;
  if_given(root, "rules", [&](const Field& value) {
    const std::size_t at = value.one_of(editions());
    if (editions()[at] != choice.edition) choice = {.edition = std::string(editions()[at])};
  });
  if_given(root, "options", [&](const Field& value) {
    choice.options = read_chosen_options(value, registry, choice.edition);
    choice.terms = {};  // a state leaves out those that are as usual
  });
  if_given(root, "skills_per_team",
           [&](const Field& value) { choice.skills_per_team = number(value, 1, most_skills_per_team); });
  auto terms = terms_from_json(object, choice.terms);
  if (!terms) return tl::unexpected(terms.error());
  choice.terms = *terms;
  return choice;
} catch (const RulesError& error) {
  return tl::unexpected(PositionError{error.field, error.problem});
}

}  // namespace fuba
