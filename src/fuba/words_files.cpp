#include "fuba/words_files.hpp"

#include "words/languages.hpp"

namespace fuba {

/// They stand in the program's file.
tl::expected<Words, std::string> load_words(std::string_view language) {
  return words::load_words(language, {}, vocabulary());
}

}  // namespace fuba
