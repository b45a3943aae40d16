#include "stw/table/content.hpp"

#include "stw/words_files.hpp"
#include "tabletop/data_folder.hpp"

namespace stw::app {

tl::expected<Content, std::string> read_content(std::string_view language) {
  const auto folder = tabletop::find_data_folder();
  if (!folder) return tl::unexpected(folder.error());
  auto words = load_words(language);
  if (!words) return tl::unexpected(words.error());
  auto book = make_rulebook(tabletop::rules_reader(*folder), language);
  if (!book) return tl::unexpected(book.error() + ". Install FUBA again, or put the file back as it was.");
  auto rules = load_rules({});
  if (!rules) return tl::unexpected(rules.error());
  return Content{*std::move(words), *std::move(book), *std::move(rules)};
}

tl::expected<void, std::string> reword(Content& content, std::string_view language) {
  return read_content(language).map([&](Content read) {
    content.words = std::move(read.words);
    content.book = std::move(read.book);
  });
}

}  // namespace stw::app
