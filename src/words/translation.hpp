#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace words {

/// The texts of a rulebook in another language, laid over the English ones that stand in its data. What it
/// does not have stays English.
class Translation {
 public:
  /// English as it is.
  Translation() = default;
  /// `text`: of a file "<code>.json"; what is no JSON object translates nothing.
  explicit Translation(std::string_view text);

  /// The title of a chapter by the name of its file.
  std::string chapter(std::string_view file, std::string english) const;
  /// The title of a section by its id.
  std::string title(std::string_view id, std::string english) const;
  /// A sentence of a rule, or a ruling, by its id.
  std::string statement(std::string_view id, std::string english) const;
  /// A heading of the rules panel by its English text.
  std::string panel(const std::string& english) const;

 private:
  std::string text(const char* section, std::string_view key, std::string english) const;

  nlohmann::json texts_;
};

/// The same where there may be no file.
Translation translation(const std::optional<std::string>& text);

/// The name of the file with the texts of a language: "de.json".
std::string translation_file(std::string_view language);

}  // namespace words
