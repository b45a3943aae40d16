#include "soccer_city/words/rulebook.hpp"

namespace soccer_city {

tl::expected<Rulebook, std::string> make_rulebook(const RulesReader& read, std::string_view language) {
  return words::make_rulebook("soccer-city/rulebook/", situations(), read, language);
}

std::vector<const Rulebook::Section*> help(const Rulebook& book, const State& state) {
  return words::help(book, situation(state));
}

}  // namespace soccer_city
