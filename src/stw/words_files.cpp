#include "stw/words_files.hpp"

#include "words/languages.hpp"

namespace stw {

tl::expected<Words, std::string> load_words(std::string_view language) {
  return words::load_words(language, "stw", vocabulary());
}

}  // namespace stw
