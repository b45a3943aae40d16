#pragma once

#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "soccer_city/hex.hpp"
#include "soccer_city/ruleset.hpp"

namespace soccer_city::engine {

/// The names that a field or a value may have.
using AllowedNames = std::span<const std::string_view>;

/// A value in a rules file or a position, with its place in it. Every function reads what it is named after
/// and throws a RulesError that names the place where something else stands there. Valid as long as the JSON.
class Field {
 public:
  Field(const std::string& file, const nlohmann::json& value, std::string pointer = "")
      : file_(&file), value_(&value), pointer_(std::move(pointer)) {}

  int whole(int low, int high) const;
  bool yes_or_no() const;
  std::string text() const;
  /// The position in `names` of the text that stands here.
  std::size_t one_of(AllowedNames names) const;
  Hex hex() const;
  Team team() const;
  std::vector<Field> list() const;

  bool is_null() const;
  bool is_list() const;
  bool is_number() const;
  bool is_flag() const;
  bool is_text(std::string_view text) const;

  /// An object with fields of these names, some of which may be missing.
  const Field& with(AllowedNames names) const;
  bool has(std::string_view name) const;
  Field at(std::string_view name) const;
  /// Every field of an object with its name.
  std::vector<std::pair<std::string, Field>> fields() const;

  /// Refuses what stands here: "expected ..., found ...".
  [[noreturn]] void expected(const std::string& what) const;
  [[noreturn]] void wrong(const std::string& problem) const;

 private:
  Field inner(const nlohmann::json& value, const std::string& name) const;
  const nlohmann::json& object() const;

  const std::string* file_;
  const nlohmann::json* value_;
  std::string pointer_;
};

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

/// "Home" and "Away" in the names of fields.
inline constexpr std::array<std::string_view, 2> team_names{"home", "away"};

template <class Enum, std::size_t count>
std::array<std::string_view, count> names_of() {
  std::array<std::string_view, count> names;
  for (std::size_t at = 0; at < count; ++at) names[at] = name(static_cast<Enum>(at));
  return names;
}

}  // namespace soccer_city::engine
