#include "competition/field.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "tabletop/plain_text.hpp"

namespace competition {

using nlohmann::json;

std::string to_string(const Problem& problem) {
  constexpr std::size_t longest_field = 80;
  constexpr std::size_t longest_problem = 1000;
  const std::string text = tabletop::plain_text(problem.problem, longest_problem);
  if (problem.field.empty()) return text;
  return fmt::format("field {}: {}", tabletop::plain_text(problem.field, longest_field), text);
}

void Field::wrong(std::string problem) const { throw Problem{path_, std::move(problem)}; }

bool Field::has(std::string_view key) const { return value_->is_object() && value_->contains(key); }

Field Field::at(std::string_view key) const {
  if (!value_->is_object()) wrong("expected an object");
  Field field(*value_, fmt::format("{}/{}", path_, key));
  const auto found = value_->find(key);
  if (found == value_->end()) field.wrong("is missing");
  field.value_ = &*found;
  return field;
}

std::vector<Field> Field::list() const {
  if (!value_->is_array()) wrong("expected a list");
  std::vector<Field> items;
  for (std::size_t at = 0; at < value_->size(); ++at)
    items.push_back(Field((*value_)[at], fmt::format("{}/{}", path_, at)));
  return items;
}

std::vector<std::pair<std::string, Field>> Field::members() const {
  if (!value_->is_object()) wrong("expected an object");
  std::vector<std::pair<std::string, Field>> fields;
  for (const auto& [key, value] : value_->items())
    fields.emplace_back(key, Field(value, fmt::format("{}/{}", path_, key)));
  return fields;
}

void Field::only(std::span<const std::string_view> known) const {
  for (const auto& [key, field] : members())
    if (std::ranges::find(known, key) == known.end())
      field.wrong(fmt::format("is not known here. Known are {}", fmt::join(known, ", ")));
}

const std::string& Field::text() const {
  if (!value_->is_string()) wrong("expected a text");
  return value_->get_ref<const std::string&>();
}

bool Field::yes_or_no() const {
  if (!value_->is_boolean()) wrong("expected true or false");
  return value_->get<bool>();
}

std::int64_t Field::whole(std::int64_t least, std::int64_t most) const {
  const bool whole = value_->is_number_integer();
  const bool too_large =
      value_->is_number_unsigned() && !std::in_range<std::int64_t>(value_->get<std::uint64_t>());
  const std::int64_t number = whole && !too_large ? value_->get<std::int64_t>() : 0;
  if (!whole || too_large || number < least || number > most)
    wrong(fmt::format("expected a whole number from {} to {}", least, most));
  return number;
}

std::uint64_t Field::any_whole() const {
  const bool negative = value_->is_number_integer() && !value_->is_number_unsigned() && *value_ < 0;
  if (!value_->is_number_integer() || negative)
    wrong("expected a whole number from 0 to 18446744073709551615");
  return value_->get<std::uint64_t>();
}

double Field::number() const {
  if (!value_->is_number() || !std::isfinite(value_->get<double>())) wrong("expected a number");
  return value_->get<double>();
}

std::size_t Field::one_of(std::span<const std::string_view> names) const {
  const auto found =
      value_->is_string() ? std::ranges::find(names, value_->get_ref<const std::string&>()) : names.end();
  if (found == names.end()) wrong(fmt::format("expected one of {}", fmt::join(names, ", ")));
  return static_cast<std::size_t>(found - names.begin());
}

}  // namespace competition
