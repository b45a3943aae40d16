#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "fields.hpp"
#include "stw/ruleset.hpp"

namespace stw::engine {

/// What is wrong in a file: "stw/numbers.json, field /revision: is missing".
struct FileError {
  std::string text;
};

/// Reads a JSON file with `use(Field)`. Throws a `FileError` where it cannot be read or `use` refuses a
/// field.
template <class Use>
auto with_file(const RulesReader& read, const std::string& file, Use use) {
  const auto text = read(file);
  if (!text) throw FileError{file + " cannot be read"};
  const nlohmann::json document = nlohmann::json::parse(*text, nullptr, false);
  if (document.is_discarded()) throw FileError{file + " is no JSON"};
  try {
    return use(Field(document));
  } catch (const tabletop::PositionError& error) {
    throw FileError{file + ", field " + error.field + ": " + error.problem};
  }
}

}  // namespace stw::engine
