#pragma once

#include <cstdint>
#include <initializer_list>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "stw/square.hpp"
#include "stw/team.hpp"
#include "tabletop/position_error.hpp"

namespace stw::engine {

/// A value in a file or a position, with its place in it. Every function reads what it is named after and
/// throws a `tabletop::PositionError` that names the place where something else stands there. Valid as long
/// as the JSON.
class Field {
 public:
  explicit Field(const nlohmann::json& value, std::string pointer = "")
      : value_(&value), pointer_(std::move(pointer)) {}

  int whole(int low, int high) const;
  bool yes_or_no() const;
  bool is_null() const;
  bool is_list() const;
  bool is_text(std::string_view text) const;
  std::string text() const;
  Square square() const;
  Team team() const;
  std::vector<Field> list() const;

  /// An object with no other fields than these, some of which may be missing.
  const Field& with(std::initializer_list<std::string_view> names) const;
  bool has(std::string_view name) const;
  Field at(std::string_view name) const;

  /// Refuses what stands here: "expected ..., found ...".
  [[noreturn]] void expected(const std::string& what) const;
  [[noreturn]] void wrong(const std::string& problem) const;

 private:
  Field inner(const nlohmann::json& value, const std::string& name) const;

  const nlohmann::json* value_;
  std::string pointer_;
};

inline std::uint8_t number(const Field& field, int low, int high) {
  return static_cast<std::uint8_t>(field.whole(low, high));
}

/// Reads a field where it is there, and leaves the default otherwise.
template <class Read>
void if_given(const Field& object, std::string_view name, Read read) {
  if (object.has(name)) read(object.at(name));
}

/// The value of an enum of `count` whose name stands here.
template <class Enum>
Enum read_name(const Field& field, std::size_t count) {
  const std::string text = field.text();
  std::string known;
  for (std::size_t at = 0; at < count; ++at) {
    const auto value = static_cast<Enum>(at);
    if (name(value) == text) return value;
    known += (at == 0 ? "" : ", ") + std::string(name(value));
  }
  field.expected("one of " + known);
}

}  // namespace stw::engine
