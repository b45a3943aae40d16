#include "words/translation.hpp"

#include <utility>

namespace words {

Translation::Translation(std::string_view text) : texts_(nlohmann::json::parse(text, nullptr, false)) {}

std::string Translation::text(const char* section, std::string_view key, std::string english) const {
  if (!texts_.is_object()) return english;
  const auto texts = texts_.find(section);
  if (texts == texts_.end() || !texts->is_object()) return english;
  const auto found = texts->find(key);
  return found != texts->end() && found->is_string() ? found->get<std::string>() : english;
}

std::string Translation::chapter(std::string_view file, std::string english) const {
  return text("chapters", file, std::move(english));
}

std::string Translation::title(std::string_view id, std::string english) const {
  return text("titles", id, std::move(english));
}

std::string Translation::statement(std::string_view id, std::string english) const {
  return text("statements", id, std::move(english));
}

std::string Translation::panel(const std::string& english) const { return text("panel", english, english); }

Translation translation(const std::optional<std::string>& text) {
  return text ? Translation(*text) : Translation();
}

std::string translation_file(std::string_view language) { return std::string(language) + ".json"; }

}  // namespace words
