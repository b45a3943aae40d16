#include "tabletop/field.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "tabletop/rules_error.hpp"

namespace tabletop {
namespace {

using nlohmann::json;

std::string quoted_list(AllowedNames names) {
  std::string text;
  for (const auto name : names) text += (text.empty() ? "\"" : ", \"") + std::string(name) + '"';
  return text;
}

std::string described(const json& value) {
  if (value.is_object()) return "an object";
  if (value.is_array()) return "a list of " + std::to_string(value.size());
  constexpr std::size_t longest = 60;
  const std::string text = value.dump(-1, ' ', false, json::error_handler_t::replace);
  return text.size() <= longest ? text : text.substr(0, longest) + "...";
}

}  // namespace

int Field::whole(int low, int high) const {
  if (!value_->is_number_integer() || value_->get<double>() < low || value_->get<double>() > high)
    expected("a whole number from " + std::to_string(low) + " to " + std::to_string(high));
  return value_->get<int>();
}

bool Field::yes_or_no() const {
  if (!value_->is_boolean()) expected("true or false");
  return value_->get<bool>();
}

std::string Field::text() const {
  if (maybe_text().empty()) expected("a text");
  return std::string(maybe_text());
}

std::string_view Field::maybe_text() const {
  return value_->is_string() ? std::string_view(value_->get_ref<const std::string&>()) : std::string_view{};
}

std::size_t Field::one_of(AllowedNames names) const {
  const auto found = std::ranges::find(names, maybe_text());
  if (!value_->is_string() || found == names.end()) expected("one of " + quoted_list(names));
  return static_cast<std::size_t>(found - names.begin());
}

std::vector<Field> Field::list() const {
  if (!value_->is_array()) expected("a list");
  std::vector<Field> items;
  for (std::size_t at = 0; at < value_->size(); ++at)
    items.push_back(inner((*value_)[at], std::to_string(at)));
  return items;
}

bool Field::is_null() const { return value_->is_null(); }

bool Field::is_list() const { return value_->is_array(); }

bool Field::is_number() const { return value_->is_number_integer(); }

bool Field::is_flag() const { return value_->is_boolean(); }

const Field& Field::with(AllowedNames names) const {
  for (const auto& [name, value] : object().items())
    if (std::ranges::find(names, std::string_view(name)) == names.end())
      inner(value, name).wrong("unknown field; expected only " + quoted_list(names));
  return *this;
}

bool Field::has(std::string_view name) const { return object().contains(name); }

Field Field::at(std::string_view name) const {
  const auto found = object().find(name);
  if (found == value_->end()) inner(*value_, std::string(name)).wrong("the field is missing");
  return inner(*found, std::string(name));
}

std::vector<Field> Field::each(AllowedNames names) const {
  with(names);
  std::vector<Field> fields;
  for (const auto name : names) fields.push_back(at(name));
  return fields;
}

std::vector<std::pair<std::string, Field>> Field::fields() const {
  std::vector<std::pair<std::string, Field>> all;
  for (const auto& [name, value] : object().items()) all.emplace_back(name, inner(value, name));
  return all;
}

void Field::expected(const std::string& what) const {
  wrong("expected " + what + ", found " + described(*value_));
}

void Field::wrong(const std::string& problem) const {
  throw RulesError{file_ == nullptr ? "" : *file_, pointer_, problem};
}

Field Field::inner(const json& value, const std::string& name) const {
  return {file_, value, (json::json_pointer(pointer_) / name).to_string()};
}

const json& Field::object() const {
  if (!value_->is_object()) expected("an object");
  return *value_;
}

}  // namespace tabletop
