#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "tabletop/save_error.hpp"

namespace tabletop {

// The lines of a saved match and the fields on them, read with suspicion.

/// The longest file and the longest line that are looked at. A whole match has 150 kB, a long line 8.
inline constexpr std::size_t longest_file = std::size_t{64} << 20U;
inline constexpr std::size_t longest_line = std::size_t{64} << 10U;

/// What is wrong on a line. Thrown while it is read; whoever knows file and line adds them.
struct Trouble {
  SaveError::Kind kind;
  std::string field;
  std::string problem;
  std::string advice;
};

// Throw a `Trouble` of that kind; the advice on what is damaged is always the same.
[[noreturn]] void foreign(const std::string& field, std::string problem, std::string advice);
[[noreturn]] void damaged(const std::string& field, std::string problem);
/// What is wrong with a last line that has no line end.
Trouble cut_short();

/// The error as it is told. What it repeats from the file is made harmless.
SaveError located(const std::string& file, std::size_t line, const Trouble& trouble);

/// A line of a file.
struct RecordLine {
  std::size_t number = 0;  ///< from 1
  std::string_view text;   ///< without its line end
  bool complete = false;   ///< whether it has one
};

/// Goes through the lines of a text.
class RecordLines {
 public:
  explicit RecordLines(std::string_view text) : rest_(text) {}

  std::optional<RecordLine> next();
  /// What has not been gone through.
  std::string_view rest() const { return rest_; }

 private:
  std::string_view rest_;
  std::size_t number_ = 0;
};

/// The first line of a file, without its line end; empty where there is none that could be one of a record.
std::string first_line_of(const std::filesystem::path& file);

/// The object on a line whose checksum fits. It may end as lines of another system do.
nlohmann::json parse_sealed(std::string_view line);

/// The fields of an object; `parent` is where it stands on the line.
const nlohmann::json& at(const nlohmann::json& object, const char* field, std::string_view parent = "");
const std::string& text_at(const nlohmann::json& object, const char* field, std::string_view parent = "");
std::int64_t number_at(const nlohmann::json& object, const char* field);
/// Refuses every other field.
void only(const nlohmann::json& object, std::span<const std::string_view> fields,
          std::string_view parent = "");
inline void only(const nlohmann::json& object, std::initializer_list<std::string_view> fields,
                 std::string_view parent = "") {
  only(object, std::span(fields.begin(), fields.size()), parent);
}

}  // namespace tabletop
