#include <nlohmann/json.hpp>

#include "fields.hpp"
#include "names.hpp"
#include "stw/json.hpp"

namespace stw {
namespace {

using engine::Field;
using nlohmann::json;

std::array<bool, option_count> read_options(const Field& field) {
  std::array<bool, option_count> options{};
  if (field.is_text("basic")) return options;
  if (field.is_text("all")) {
    options.fill(true);
    return options;
  }
  if (!field.is_list()) field.expected("\"basic\", \"all\" or a list of options");
  for (const Field& item : field.list())
    options[static_cast<std::size_t>(engine::read_name<Option, option_count>(item))] = true;
  return options;
}

void read_clock(const Field& field, Clock& clock) {
  field.with({"half", "overtime", "roll", "tie"});
  if_given(field, "half", [&](const Field& value) { clock.half = number(value, 1, Clock::most_minutes); });
  if_given(field, "overtime",
           [&](const Field& value) { clock.overtime = number(value, 1, Clock::most_minutes); });
  if_given(field, "roll",
           [&](const Field& value) { clock.roll = number(value, Clock::least_roll, Clock::most_roll); });
  if_given(field, "tie", [&](const Field& value) { clock.tie = engine::read_name<Tie, tie_count>(value); });
}

}  // namespace

nlohmann::ordered_json to_json(const RulesChoice& choice) {
  nlohmann::ordered_json object{{"rules", choice.edition}, {"options", nlohmann::ordered_json::array()}};
  for (std::size_t at = 0; at < option_count; ++at)
    if (choice.options[at]) object["options"].push_back(name(static_cast<Option>(at)));
  object["clock"] = {{"half", choice.clock.half},
                     {"overtime", choice.clock.overtime},
                     {"roll", choice.clock.roll},
                     {"tie", name(choice.clock.tie)}};
  return object;
}

tl::expected<RulesChoice, PositionError> rules_choice_from_json(const json& object,
                                                                const RulesChoice& fallback) try {
  const Field root = Field::of(object);
  RulesChoice choice = fallback;
  if_given(root, "rules", [&](const Field& value) {
    if (value.text() != choice.edition) value.expected("\"" + choice.edition + "\"");
  });
  if_given(root, "options", [&](const Field& value) { choice.options = read_options(value); });
  if_given(root, "clock", [&](const Field& value) { read_clock(value, choice.clock); });
  return choice;
} catch (const RulesError& error) {
  return tl::unexpected(PositionError{error.field, error.problem});
}

tl::expected<RulesChoice, ChoiceError> saved_choice_from_json(const json& object) try {
  const Field root = Field::of(object);
  RulesChoice choice;
  root.at("rules").text();
  for (const Field& option : root.at("options").list()) {
    const auto known = parse_option(option.text());
    if (!known)
      return tl::unexpected(ChoiceError{"/options", "option \"" + option.text() + "\" is not known", true});
    choice.options[static_cast<std::size_t>(*known)] = true;
  }
  const Field clock = root.at("clock");
  for (const std::string_view field : {"half", "overtime", "roll", "tie"}) clock.at(field);
  read_clock(clock, choice.clock);
  return choice;
} catch (const RulesError& error) {
  return tl::unexpected(ChoiceError{error.field, error.problem, false});
}

}  // namespace stw
