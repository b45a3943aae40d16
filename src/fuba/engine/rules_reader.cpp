#include "rules_reader.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

namespace fuba {
namespace {

using nlohmann::json;

std::string in_quotes(std::string_view text) { return '"' + std::string(text) + '"'; }

std::string quoted_list(AllowedNames names) {
  std::string text;
  for (auto name : names) text += (text.empty() ? "" : ", ") + in_quotes(name);
  return text;
}

std::string described(const json& value) {
  if (value.is_object()) return "an object";
  if (value.is_array()) return "a list of " + std::to_string(value.size());
  constexpr std::size_t longest = 60;
  const std::string text = value.dump();
  return text.size() <= longest ? text : text.substr(0, longest) + "...";
}

/// "line 3, column 7" of the byte where reading stopped, counted from 1.
std::string place(std::string_view text, std::size_t byte) {
  const auto before = text.substr(0, std::min(text.size(), byte == 0 ? 0 : byte - 1));
  const auto line = std::ranges::count(before, '\n') + 1;
  const auto column = before.size() - (before.rfind('\n') + 1) + 1;
  return "line " + std::to_string(line) + ", column " + std::to_string(column);
}

/// JSON keeps one of two fields of the same name without a word; here they are refused.
class SameNameCheck {
 public:
  explicit SameNameCheck(const std::string& file) : file_(file) {}

  bool operator()(int, json::parse_event_t event, const json& parsed) {
    if (event == json::parse_event_t::object_start) names_.emplace_back();
    if (event == json::parse_event_t::object_end) names_.pop_back();
    if (event == json::parse_event_t::key) refuse_second(parsed.get_ref<const std::string&>());
    return true;
  }

 private:
  void refuse_second(const std::string& name) {
    if (!names_.back().insert(name).second)
      throw RulesError{file_, "", "the field " + in_quotes(name) + " stands twice in the same object"};
  }

  const std::string& file_;
  std::vector<std::set<std::string>> names_;
};

json parse(const std::string& file, const std::string& text) try {
  return json::parse(text, SameNameCheck(file));
} catch (const json::parse_error& error) {
  throw RulesError{file, "", "not JSON at " + place(text, error.byte)};
} catch (const json::exception&) {
  throw RulesError{file, "", "not JSON: a number is too large"};
}

std::string load(const std::string& file, const RulesReader& read) {
  auto text = read(file);
  if (!text) throw RulesError{file, "", "the file is missing or cannot be read"};
  return *std::move(text);
}

}  // namespace

int RulesField::whole(int low, int high) const {
  if (!value_->is_number_integer() || value_->get<double>() < low || value_->get<double>() > high)
    expected("a whole number from " + std::to_string(low) + " to " + std::to_string(high));
  return value_->get<int>();
}

bool RulesField::yes_or_no() const {
  if (!value_->is_boolean()) expected("true or false");
  return value_->get<bool>();
}

bool RulesField::is_null() const { return value_->is_null(); }

bool RulesField::is_list() const { return value_->is_array(); }

bool RulesField::is_text(std::string_view text) const {
  return value_->is_string() && value_->get_ref<const std::string&>() == text;
}

std::string RulesField::text() const {
  if (!value_->is_string() || value_->get_ref<const std::string&>().empty()) expected("a text");
  return value_->get<std::string>();
}

std::size_t RulesField::one_of(AllowedNames names) const {
  if (value_->is_string()) {
    const auto found = std::ranges::find(names, std::string_view(value_->get_ref<const std::string&>()));
    if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
  }
  expected("one of " + quoted_list(names));
}

Area RulesField::area() const {
  if (value_->is_string())
    if (const auto area = parse_area(value_->get_ref<const std::string&>())) return *area;
  expected("the name of an area, \"L1\" to \"R4\"");
}

std::vector<RulesField> RulesField::list() const {
  if (!value_->is_array()) expected("a list");
  std::vector<RulesField> items;
  for (std::size_t at = 0; at < value_->size(); ++at)
    items.push_back(inner((*value_)[at], std::to_string(at)));
  return items;
}

const RulesField& RulesField::with(AllowedNames names) const {
  for (const auto& [name, value] : object().items())
    if (std::ranges::find(names, std::string_view(name)) == names.end())
      inner(value, name).wrong("unknown field; expected only " + quoted_list(names));
  return *this;
}

bool RulesField::has(std::string_view name) const { return object().contains(name); }

RulesField RulesField::at(std::string_view name) const {
  const auto found = object().find(name);
  if (found == value_->end()) inner(*value_, std::string(name)).wrong("the field is missing");
  return inner(*found, std::string(name));
}

std::vector<RulesField> RulesField::each(AllowedNames names) const {
  with(names);
  std::vector<RulesField> fields;
  for (auto name : names) fields.push_back(at(name));
  return fields;
}

std::vector<std::pair<Area, RulesField>> RulesField::by_area() const {
  std::vector<std::pair<Area, RulesField>> fields;
  for (const auto& [name, value] : object().items()) {
    const auto area = parse_area(name);
    if (!area) inner(value, name).wrong("unknown field; expected only areas, \"L1\" to \"R4\"");
    fields.emplace_back(*area, inner(value, name));
  }
  return fields;
}

void RulesField::expected(const std::string& what) const {
  wrong("expected " + what + ", found " + described(*value_));
}

void RulesField::wrong(const std::string& problem) const { throw RulesError{*file_, pointer_, problem}; }

RulesField RulesField::inner(const json& value, const std::string& name) const {
  return {*file_, value, (json::json_pointer(pointer_) / name).to_string()};
}

const json& RulesField::object() const {
  if (!value_->is_object()) expected("an object");
  return *value_;
}

RulesFile::RulesFile(std::string name, const RulesReader& read)
    : name_(std::move(name)), document_(std::make_unique<json>(parse(name_, load(name_, read)))) {}

RulesFile::~RulesFile() = default;

}  // namespace fuba
