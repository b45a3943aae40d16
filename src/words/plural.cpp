#include "words/plural.hpp"

#include <algorithm>

namespace words {
namespace {

constexpr PluralRule one{PluralCategory::one, [](std::uint64_t number) { return number == 1; }};
constexpr PluralRule whole_millions{
    PluralCategory::many, [](std::uint64_t number) { return number != 0 && number % 1'000'000 == 0; }};

constexpr std::array one_alone{one};
constexpr std::array one_and_millions{one, whole_millions};

/// The cardinal rules of CLDR 46 for whole numbers
/// (https://www.unicode.org/cldr/charts/46/supplemental/language_plural_rules.html).
struct Language {
  std::string_view code;
  PluralRules rules;
};

constexpr std::array languages{Language{"de", PluralRules(one_alone)}, Language{"en", PluralRules(one_alone)},
                               Language{"es", PluralRules(one_and_millions)},
                               Language{"fi", PluralRules(one_alone)},
                               Language{"it", PluralRules(one_and_millions)}};

}  // namespace

PluralCategory PluralRules::category(std::uint64_t number) const {
  const auto found = std::ranges::find_if(rules_, [&](const PluralRule& rule) { return rule.holds(number); });
  return found == rules_.end() ? PluralCategory::other : found->category;
}

bool PluralRules::has(PluralCategory category) const {
  return category == PluralCategory::other ||
         std::ranges::find(rules_, category, &PluralRule::category) != rules_.end();
}

std::optional<PluralRules> plural_rules(std::string_view language) {
  const auto found = std::ranges::find(languages, language, &Language::code);
  if (found == languages.end()) return std::nullopt;
  return found->rules;
}

}  // namespace words
