#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "competition/problem.hpp"

namespace competition {

/// A place in a JSON document from outside, read with suspicion: whatever is not as it was asked for is
/// thrown as a `Problem` that names the place.
class Field {
 public:
  explicit Field(const nlohmann::json& root) : Field(root, {}) {}

  const nlohmann::json& value() const { return *value_; }
  bool has(std::string_view key) const;
  Field at(std::string_view key) const;
  /// The items of a list.
  std::vector<Field> list() const;
  /// The fields of an object, by their names in the order of the alphabet.
  std::vector<std::pair<std::string, Field>> members() const;
  /// Refuses every other field.
  void only(std::span<const std::string_view> known) const;

  const std::string& text() const;
  bool yes_or_no() const;
  std::int64_t whole(std::int64_t least, std::int64_t most) const;
  std::uint64_t any_whole() const;
  double number() const;
  /// The place of the text among the names.
  std::size_t one_of(std::span<const std::string_view> names) const;

  /// The value of a field where there is one, else what stands in its place.
  template <class T, class Read>
  T or_else(std::string_view key, T otherwise, Read read) const {
    return has(key) ? read(at(key)) : std::move(otherwise);
  }

  [[noreturn]] void wrong(std::string problem) const;

 private:
  Field(const nlohmann::json& value, std::string path) : value_(&value), path_(std::move(path)) {}

  const nlohmann::json* value_;
  std::string path_;
};

}  // namespace competition
