#include "soccer_city/words_files.hpp"

#include "words/languages.hpp"

namespace soccer_city {

tl::expected<Words, std::string> load_words(std::string_view language) {
  return words::load_words(language, "soccer-city", vocabulary());
}

}  // namespace soccer_city
