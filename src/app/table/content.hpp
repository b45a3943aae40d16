#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "lesson/lesson_file.hpp"
#include "tabletop/data_folder.hpp"
#include "words/rulebook.hpp"
#include "words/words.hpp"

namespace fuba::table {

/// What is read of a game before anything of it is shown.
template <class T>
struct Content {
  words::Words words;
  words::Rulebook book;
  std::shared_ptr<const typename T::Played::Ruleset> rules;  ///< without options
  std::vector<std::string> lessons;                          ///< their ids, in the order one takes them
};

/// The texts and the rulebook in a language, and the rules; or a sentence on what is wrong and what to do.
template <class T>
tl::expected<Content<T>, std::string> read_content(std::string_view language = words::original_language) {
  const auto folder = tabletop::find_data_folder();
  if (!folder) return tl::unexpected(folder.error());
  auto words = T::Kit::words(language);
  if (!words) return tl::unexpected(words.error());
  auto book = T::read_book(tabletop::rules_reader(*folder), language);
  if (!book) return tl::unexpected(book.error() + ". Install FUBA again, or put the file back as it was.");
  auto rules = T::load_rules({});
  if (!rules) return tl::unexpected(rules.error());
  auto lessons = lesson::lesson_list(T::Played::default_edition(), tabletop::rules_reader(*folder));
  if (!lessons) return tl::unexpected(to_string(lessons.error()));
  return Content<T>{*std::move(words), *std::move(book), *std::move(rules), *std::move(lessons)};
}

/// The same texts in another language; what is wrong leaves them as they were.
template <class T>
tl::expected<void, std::string> reword(Content<T>& content, std::string_view language) {
  return read_content<T>(language).map([&](Content<T> read) {
    content.words = std::move(read.words);
    content.book = std::move(read.book);
  });
}

}  // namespace fuba::table
