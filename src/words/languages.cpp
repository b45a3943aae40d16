#include "words/languages.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <sstream>
#include <system_error>
#include <utility>

#include "tabletop/data_folder.hpp"
#include "tabletop/files.hpp"

namespace words {
namespace {

namespace fs = std::filesystem;

fs::path language_folder(const fs::path& data) { return data / "assets" / "lang"; }

std::string variable(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr ? value : "";
}

}  // namespace

tl::expected<Words, std::string> load_words(std::string_view language, std::string_view game,
                                            const Vocabulary& asked) {
  constexpr std::size_t longest = std::size_t{1} << 20U;
  const auto data = tabletop::find_data_folder();
  if (!data) return tl::unexpected(data.error());
  const fs::path folder = language_folder(*data);
  const auto read = [&](std::string_view file) -> std::optional<std::string> {
    auto text = tabletop::read_file(folder / file, longest);
    return text ? std::optional(*std::move(text)) : std::nullopt;
  };
  auto made = read_words(read, language, game, asked);
  if (!made)
    return tl::unexpected(fmt::format("{}. Install FUBA again, or put the file back as it was.",
                                      (folder / to_string(made.error())).string()));
  return *std::move(made);
}

std::vector<std::string> languages() {
  std::vector<std::string> codes;
  const auto data = tabletop::find_data_folder();
  if (!data) return codes;
  std::error_code unreadable;
  for (const auto& entry : fs::directory_iterator(language_folder(*data), unreadable)) {
    std::string code = entry.path().stem().string();
    if (entry.path().extension() == ".json" && plural_rules(code)) codes.push_back(std::move(code));
  }
  std::ranges::sort(codes);
  return codes;
}

std::vector<std::string> environment_locales() {
  std::string locale;
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
    if (locale.empty()) locale = variable(name);
  if (locale.empty()) return {};
  std::vector<std::string> wanted;
  const std::string plain = locale.substr(0, locale.find('.'));
  if (plain != "C" && plain != "POSIX") {
    std::istringstream languages(variable("LANGUAGE"));
    for (std::string each; std::getline(languages, each, ':');)
      if (!each.empty()) wanted.push_back(each);
  }
  wanted.push_back(std::move(locale));
  return wanted;
}

std::string language_of(std::span<const std::string> locales) {
  const std::vector<std::string> known = languages();
  for (const std::string& locale : locales) {
    std::string code = locale.substr(0, locale.find_first_of("_-.@"));
    if (std::ranges::find(known, code) != known.end()) return code;
  }
  return std::string(original_language);
}

}  // namespace words
