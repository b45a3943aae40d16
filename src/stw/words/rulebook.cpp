#include "stw/words/rulebook.hpp"

namespace stw {

tl::expected<Rulebook, std::string> make_rulebook(const RulesReader& read, std::string_view language) {
  return words::make_rulebook("stw/rulebook/", situations(), read, language);
}

std::vector<const Rulebook::Section*> help(const Rulebook& book, const State& state) {
  return words::help(book, situation(state));
}

}  // namespace stw
