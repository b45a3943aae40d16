#include "fuba/table/content.hpp"

#include <algorithm>

#include "fuba/rules_files.hpp"
#include "fuba/words_files.hpp"
#include "lesson/lesson_file.hpp"
#include "tabletop/data_folder.hpp"

namespace fuba::app {

using tabletop::find_data_folder;
using tabletop::rules_reader;
namespace {

constexpr std::string_view mend_installation = " Install FUBA again, or put the file back as it was.";

tl::expected<std::vector<EditionTexts>, RulesError> read_texts(const Words& words, const RulesReader& read,
                                                               std::string_view language) {
  std::vector<EditionTexts> texts;
  for (const std::string_view edition : editions()) {
    auto book = make_rulebook(edition, read, language);
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

tl::expected<Content, std::string> read_content(std::string_view language) {
  const auto folder = find_data_folder();
  if (!folder) return tl::unexpected(folder.error());
  auto words = load_words(language);
  if (!words) return tl::unexpected(words.error());
  auto rules = load_rules({.edition = std::string(default_edition())});
  if (!rules) return tl::unexpected(rules.error());
  auto options = load_options();
  if (!options) return tl::unexpected(options.error());
  auto texts = read_texts(*words, rules_reader(*folder), language);
  if (!texts) return tl::unexpected(to_string(texts.error()) + "." + std::string(mend_installation));
  return Content{std::move(*words), std::move(*texts), std::move(*rules), std::move(*options)};
}

tl::expected<void, std::string> reword(Content& content, std::string_view language) {
  return read_content(language).map([&](Content read) {
    content.words = std::move(read.words);
    content.texts = std::move(read.texts);
  });
}

}  // namespace fuba::app
