#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "fuba/area.hpp"
#include "fuba/ruleset.hpp"

namespace fuba {

/// The names that a field or a value may have.
using AllowedNames = std::span<const std::string_view>;

/// A value in a rules file or a position, with its place in it. Every function reads what it is named after
/// and throws a RulesError that names the place where something else stands there. Valid as long as the JSON.
class RulesField {
 public:
  RulesField(const std::string& file, const nlohmann::json& value, std::string pointer = "")
      : file_(&file), value_(&value), pointer_(std::move(pointer)) {}

  int whole(int low, int high) const;
  bool yes_or_no() const;
  bool is_null() const;
  bool is_list() const;
  bool is_text(std::string_view text) const;
  std::string text() const;
  /// The position in `names` of the text that stands here.
  std::size_t one_of(AllowedNames names) const;
  Area area() const;
  std::vector<RulesField> list() const;

  /// An object with fields of these names, some of which may be missing.
  const RulesField& with(AllowedNames names) const;
  bool has(std::string_view name) const;
  RulesField at(std::string_view name) const;
  /// An object with exactly the fields of these names, in this order.
  std::vector<RulesField> each(AllowedNames names) const;
  /// The fields of an object whose names are areas.
  std::vector<std::pair<Area, RulesField>> by_area() const;

  /// Refuses what stands here: "expected ..., found ...".
  [[noreturn]] void expected(const std::string& what) const;
  [[noreturn]] void wrong(const std::string& problem) const;

 private:
  RulesField inner(const nlohmann::json& value, const std::string& name) const;
  const nlohmann::json& object() const;

  const std::string* file_;
  const nlohmann::json* value_;
  std::string pointer_;
};

/// The only field of a file or an object.
inline RulesField only(const RulesField& object, std::string_view field) {
  return object.each(std::array{field}).front();
}

template <class Enum>
Enum read_name(const RulesField& field, AllowedNames names) {
  return static_cast<Enum>(field.one_of(names));
}

/// A rules file that could be read and is JSON.
class RulesFile {
 public:
  RulesFile(std::string name, const RulesReader& read);
  RulesFile(const RulesFile&) = delete;
  RulesFile& operator=(const RulesFile&) = delete;
  ~RulesFile();

  RulesField root() const { return {name_, *document_}; }

 private:
  std::string name_;
  std::unique_ptr<nlohmann::json> document_;
};

/// A number of an object, where it is kept, what it may be, and whether the edition has the rule it is for.
template <class Target, class Number>
struct NumberField {
  std::string_view name;
  Number Target::*member;
  int low;
  int high;
  bool played = true;
};

/// A yes or no that need not be there.
template <class Target>
struct FlagField {
  std::string_view name;
  bool Target::*member;
};

inline bool flag(const RulesField& object, std::string_view name) {
  return object.has(name) && object.at(name).yes_or_no();
}

/// Reads an object that consists of those of these numbers that are played, and of flags.
template <class Target, class Number, std::size_t count>
void read_numbers(const RulesField& object, Target& target,
                  const NumberField<Target, Number> (&numbers)[count],
                  std::initializer_list<FlagField<Target>> flags = {}) {
  std::vector<std::string_view> names;
  for (const auto& number : numbers)
    if (number.played) names.push_back(number.name);
  for (const auto& each : flags) names.push_back(each.name);
  object.with(names);
  for (const auto& number : numbers)
    if (number.played)
      target.*number.member = static_cast<Number>(object.at(number.name).whole(number.low, number.high));
  for (const auto& each : flags) target.*each.member = flag(object, each.name);
}

}  // namespace fuba
