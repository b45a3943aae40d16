#include "match/json_schema.hpp"

#include <algorithm>
#include <map>
#include <stdexcept>
#include <string_view>

namespace fuba::test {

namespace {

using nlohmann::json;

bool is_of_type(const std::string& type, const json& value) {
  if (type == "integer") return value.is_number_integer();
  if (type == "null") return value.is_null();
  return type == value.type_name();
}

bool is_hexadecimal(std::string_view text, std::size_t digits) {
  return text.size() == digits && text.find_first_not_of("0123456789abcdefABCDEF") == std::string_view::npos;
}

/// The patterns that the schema uses.
bool fits(const std::string& pattern, const std::string& text) {
  if (pattern == "^[0-9a-f]{8}$") return is_hexadecimal(text, 8);
  if (pattern == "^[0-9a-f]{16}$") return is_hexadecimal(text, 16);
  if (pattern == "^(#[0-9A-Fa-f]{6})?$")
    return text.empty() || (text[0] == '#' && is_hexadecimal(text.substr(1), 6));
  throw std::logic_error("no such pattern here: " + pattern);
}

std::size_t characters(const std::string& text) {
  return static_cast<std::size_t>(std::ranges::count_if(
      text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

bool has_duplicates(const json& list) {
  for (auto item = list.begin(); item != list.end(); ++item)
    if (std::find(list.begin(), item, *item) != item) return true;
  return false;
}

using Holds = bool (*)(const json& keyword, const json& value);

/// Keywords that look at the value alone.
const std::map<std::string_view, Holds> simple_keywords{
    {"type", [](const json& type, const json& value) { return is_of_type(type, value); }},
    {"const", [](const json& only, const json& value) { return value == only; }},
    {"enum", [](const json& list, const json& value) { return std::ranges::count(list, value) > 0; }},
    {"minimum", [](const json& least, const json& value) { return !value.is_number() || value >= least; }},
    {"maximum", [](const json& most, const json& value) { return !value.is_number() || value <= most; }},
    {"minItems",
     [](const json& least, const json& value) { return !value.is_array() || value.size() >= least; }},
    {"maxItems",
     [](const json& most, const json& value) { return !value.is_array() || value.size() <= most; }},
    {"uniqueItems",
     [](const json&, const json& value) { return !value.is_array() || !has_duplicates(value); }},
    {"minLength",
     [](const json& least, const json& value) { return !value.is_string() || characters(value) >= least; }},
    {"maxLength",
     [](const json& most, const json& value) { return !value.is_string() || characters(value) <= most; }},
    {"pattern",
     [](const json& pattern, const json& value) { return !value.is_string() || fits(pattern, value); }},
    {"required", [](const json& names, const json& value) {
       return !value.is_object() || std::ranges::all_of(names, [&](const json& name) {
         return value.contains(name.get<std::string>());
       });
     }}};

/// Keywords that hand parts of the value to other schemas, and those that say nothing of it.
constexpr std::array<std::string_view, 10> other_keywords{
    "$ref",  "oneOf",   "properties", "additionalProperties", "propertyNames", "items",
    "$defs", "$schema", "title",      "description"};

}  // namespace

std::string JsonSchema::fault(const json& schema, const json& value, const std::string& place) const {
  for (const auto& [keyword, wanted] : schema.items()) {
    if (const auto simple = simple_keywords.find(keyword); simple != simple_keywords.end()) {
      if (!simple->second(wanted, value)) return place + " " + keyword;
    } else if (std::ranges::count(other_keywords, keyword) == 0) {
      throw std::logic_error("no such keyword here: " + keyword);
    }
  }
  if (schema.contains("$ref"))
    if (auto wrong =
            fault(root_.at(json::json_pointer(schema["$ref"].get<std::string>().substr(1))), value, place);
        !wrong.empty())
      return wrong;
  if (schema.contains("oneOf")) {
    const auto fitting = std::ranges::count_if(
        schema["oneOf"], [&](const json& one) { return fault(one, value, place).empty(); });
    if (fitting != 1) return place + " oneOf";
  }
  return fault_of_parts(schema, value, place);
}

std::string JsonSchema::fault_of_parts(const json& schema, const json& value,
                                       const std::string& place) const {
  if (value.is_array() && schema.contains("items"))
    for (std::size_t at = 0; at < value.size(); ++at)
      if (auto wrong = fault(schema["items"], value[at], place + "/" + std::to_string(at)); !wrong.empty())
        return wrong;
  if (!value.is_object()) return "";
  for (const auto& [name, part] : value.items()) {
    const std::string here = place + "/" + name;
    if (schema.contains("propertyNames"))
      if (auto wrong = fault(schema["propertyNames"], name, here); !wrong.empty()) return wrong;
    const bool listed = schema.contains("properties") && schema["properties"].contains(name);
    const json rest = schema.value("additionalProperties", json(true));
    if (!listed && rest == false) return here + " additionalProperties";
    const json part_schema = listed ? schema["properties"][name] : rest;
    if (!part_schema.is_object()) continue;
    if (auto wrong = fault(part_schema, part, here); !wrong.empty()) return wrong;
  }
  return "";
}

}  // namespace fuba::test
