#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tabletop/team.hpp"

namespace tabletop {

/// The names that a field or a value may have.
using AllowedNames = std::span<const std::string_view>;

/// A value in a rules file or a position, with its place in it. Every function reads what it is named after
/// and throws a RulesError that names the place where something else stands there. Valid as long as the JSON
/// and the name of the file.
class Field {
 public:
  Field(const std::string& file, const nlohmann::json& value) : Field(&file, value, "") {}
  /// A value that stands in no file: a position, or what a request says of the rules.
  static Field of(const nlohmann::json& value) { return {nullptr, value, ""}; }

  int whole(int low, int high) const;  ///< from `low` to `high`
  bool yes_or_no() const;
  /// A text that is not empty.
  std::string text() const;
  /// The text that stands here; empty where something else does.
  std::string_view maybe_text() const;
  /// The position in `names` of the text that stands here.
  std::size_t one_of(AllowedNames names) const;
  std::vector<Field> list() const;

  bool is_null() const;
  bool is_list() const;
  bool is_number() const;
  bool is_flag() const;
  bool is_text(std::string_view text) const { return !text.empty() && maybe_text() == text; }

  /// An object with fields of these names, some of which may be missing.
  const Field& with(AllowedNames names) const;
  const Field& with(std::initializer_list<std::string_view> names) const {
    return with(AllowedNames(names.begin(), names.size()));
  }
  bool has(std::string_view name) const;
  Field at(std::string_view name) const;  ///< refused where it is missing
  /// An object with exactly the fields of these names, in this order.
  std::vector<Field> each(AllowedNames names) const;
  /// Every field of an object with its name.
  std::vector<std::pair<std::string, Field>> fields() const;

  /// Refuses what stands here: "expected ..., found ...".
  [[noreturn]] void expected(const std::string& what) const;
  [[noreturn]] void wrong(const std::string& problem) const;  ///< in words of one's own

 private:
  Field(const std::string* file, const nlohmann::json& value, std::string pointer)
      : file_(file), value_(&value), pointer_(std::move(pointer)) {}

  Field inner(const nlohmann::json& value, const std::string& name) const;
  const nlohmann::json& object() const;

  const std::string* file_;
  const nlohmann::json* value_;
  std::string pointer_;
};

/// The only field of a file or an object.
inline Field only(const Field& object, std::string_view field) {
  return object.each(std::array{field}).front();
}

inline std::uint8_t number(const Field& field, int low, int high) {
  return static_cast<std::uint8_t>(field.whole(low, high));
}

/// A yes or no that need not be there.
inline bool flag(const Field& object, std::string_view name) {
  return object.has(name) && object.at(name).yes_or_no();
}

/// Reads a field where it is there, and leaves the default otherwise.
template <class Read>
void if_given(const Field& object, std::string_view name, Read read) {
  if (object.has(name)) read(object.at(name));
}

/// As `if_given`, where null stands for "none" too.
template <class Read>
void if_set(const Field& object, std::string_view name, Read read) {
  if (object.has(name) && !object.at(name).is_null()) read(object.at(name));
}

/// The names of an enum's values, in their order.
template <class Enum, std::size_t count>
std::array<std::string_view, count> names_of() {
  std::array<std::string_view, count> names;
  for (std::size_t at = 0; at < count; ++at) names[at] = name(static_cast<Enum>(at));
  return names;
}

/// The value of an enum whose name stands here: by a table of names in the order of the values, or by what
/// each of its `count` values is called.
template <class Enum>
Enum read_name(const Field& field, AllowedNames names) {
  return static_cast<Enum>(field.one_of(names));
}

template <class Enum, std::size_t count>
Enum read_name(const Field& field) {
  return read_name<Enum>(field, names_of<Enum, count>());
}

/// "Home" and "Away" in the names of fields.
inline constexpr std::array<std::string_view, 2> team_names{name(Team::home), name(Team::away)};

inline Team team_of(const Field& field) { return read_name<Team>(field, team_names); }

/// An object with a field for each team, either of which may be missing.
template <class Value, class Read>
void read_by_team(const Field& field, std::array<Value, 2>& values, Read read) {
  field.with(team_names);
  for (const Team team : teams)
    if_given(field, name(team), [&](const Field& value) { values[index(team)] = read(value); });
}

}  // namespace tabletop
