#include "fields.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace stw::engine {

using nlohmann::json;

namespace {

constexpr std::size_t longest_shown = 60;

std::string shown(const json& value) {
  std::string text = value.dump(-1, ' ', true, json::error_handler_t::replace);
  if (text.size() > longest_shown) text = text.substr(0, longest_shown) + "...";
  return text;
}

}  // namespace

int Field::whole(int low, int high) const {
  const bool fits = value_->is_number_integer() && *value_ >= low && *value_ <= high;
  if (!fits) expected("a whole number from " + std::to_string(low) + " to " + std::to_string(high));
  return value_->get<int>();
}

bool Field::yes_or_no() const {
  if (!value_->is_boolean()) expected("true or false");
  return value_->get<bool>();
}

bool Field::is_null() const { return value_->is_null(); }

bool Field::is_list() const { return value_->is_array(); }

bool Field::is_text(std::string_view text) const {
  return value_->is_string() && value_->get_ref<const std::string&>() == text;
}

std::string Field::text() const {
  if (!value_->is_string()) expected("a text");
  return value_->get<std::string>();
}

Square Field::square() const {
  if (value_->is_null()) return Square::none;
  const auto square =
      value_->is_string() ? parse_square(value_->get_ref<const std::string&>()) : std::nullopt;
  if (!square) expected("a square from A1 to H16, or null");
  return *square;
}

Team Field::team() const {
  const auto team = value_->is_string() ? parse_team(value_->get_ref<const std::string&>()) : std::nullopt;
  if (!team) expected("\"home\" or \"away\"");
  return *team;
}

std::vector<Field> Field::list() const {
  if (!value_->is_array()) expected("a list");
  std::vector<Field> items;
  for (std::size_t at = 0; at < value_->size(); ++at)
    items.push_back(inner((*value_)[at], std::to_string(at)));
  return items;
}

const Field& Field::with(std::initializer_list<std::string_view> names) const {
  if (!value_->is_object()) expected("an object");
  for (const auto& [key, value] : value_->items())
    if (std::ranges::find(names, key) == names.end()) inner(value, key).wrong("is not known");
  return *this;
}

bool Field::has(std::string_view name) const { return value_->is_object() && value_->contains(name); }

Field Field::at(std::string_view name) const {
  const auto found = value_->find(name);
  if (found == value_->end()) Field(*value_, pointer_ + "/" + std::string(name)).wrong("is missing");
  return inner(*found, std::string(name));
}

void Field::expected(const std::string& what) const {
  wrong("expected " + what + ", found " + shown(*value_));
}

void Field::wrong(const std::string& problem) const { throw tabletop::PositionError{pointer_, problem}; }

Field Field::inner(const json& value, const std::string& name) const {
  return Field(value, pointer_ + "/" + name);
}

}  // namespace stw::engine
