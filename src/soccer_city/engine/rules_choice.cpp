#include <nlohmann/json.hpp>

#include "field.hpp"
#include "soccer_city/json.hpp"

namespace soccer_city {
namespace {

using engine::Field;

/// Half a match is no rule more, so "all" does not bring it.
constexpr Options every_rule{Option::factors, Option::extra_time};

Options chosen_options(const Field& field) {
  if (field.is_text("basic")) return {};
  if (field.is_text("all")) return every_rule;
  if (!field.is_list()) field.expected("\"basic\", \"all\" or a list of options");
  Options options;
  for (const Field& item : field.list()) options.add(engine::read_name<Option, option_count>(item));
  return options;
}

}  // namespace

tl::expected<RulesChoice, PositionError> rules_choice_from_json(const nlohmann::json& object,
                                                                const RulesChoice& fallback) try {
  constexpr std::array<std::string_view, 1> editions{edition_id};
  const Field root = Field::of(object);
  RulesChoice choice = fallback;
  if_given(root, "rules", [&](const Field& value) {
    if (editions[value.one_of(editions)] != choice.edition) choice = {};
  });
  if_given(root, "options", [&](const Field& value) { choice.options = chosen_options(value); });
  return choice;
} catch (const RulesError& error) {
  return tl::unexpected(PositionError{error.field, error.problem});
}

}  // namespace soccer_city
