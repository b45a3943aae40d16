#include "fuba/table/content.hpp"

#include <algorithm>

#include "fuba/rules_files.hpp"
#include "lesson/lesson_file.hpp"
#include "tabletop/files.hpp"

namespace fuba::app {

using tabletop::find_data_folder;
using tabletop::read_file;
using tabletop::rules_reader;
namespace {

constexpr std::string_view language_file = "lang/en.json";
constexpr std::string_view mend_installation = " Install FUBA again, or put the file back as it was.";
constexpr std::size_t longest_language = 1U << 20U;

tl::expected<std::vector<EditionTexts>, RulesError> read_texts(const Words& words, const RulesReader& read) {
  std::vector<EditionTexts> texts;
  for (const std::string_view edition : editions()) {
    auto book = make_rulebook(edition, read);
    if (!book) return tl::unexpected(book.error());
    auto lessons = lesson::lesson_list(edition, read);
    if (!lessons)
      return tl::unexpected(RulesError{lessons.error().file, lessons.error().field, lessons.error().problem});
    texts.push_back({std::string(edition), words.of_edition(edition), std::move(*book), std::move(*lessons)});
  }
  return texts;
}

}  // namespace

const EditionTexts& Content::of(std::string_view edition) const {
  return *std::ranges::find(texts, edition, &EditionTexts::edition);
}

tl::expected<Content, std::string> read_content() {
  const auto folder = find_data_folder();
  if (!folder) return tl::unexpected(folder.error());
  const auto file = *folder / "assets" / language_file;
  const auto text = read_file(file, longest_language);
  if (!text) return tl::unexpected(file.string() + " " + text.error() + "." + std::string(mend_installation));
  auto words = make_words(*text, language_file);
  if (!words) return tl::unexpected(to_string(words.error()) + "." + std::string(mend_installation));
  auto rules = load_rules({.edition = std::string(default_edition())});
  if (!rules) return tl::unexpected(rules.error());
  auto options = load_options();
  if (!options) return tl::unexpected(options.error());
  auto texts = read_texts(*words, rules_reader(*folder));
  if (!texts) return tl::unexpected(to_string(texts.error()) + "." + std::string(mend_installation));
  return Content{std::move(*words), std::move(*texts), std::move(*rules), std::move(*options)};
}

}  // namespace fuba::app
