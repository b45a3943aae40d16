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
  std::string_view name;
  PluralRules rules;
};

constexpr std::array languages{
    Language{"de", "Deutsch", PluralRules(one_alone)}, Language{"en", "English", PluralRules(one_alone)},
    Language{"es", "Español", PluralRules(one_and_millions)}, Language{"fi", "Suomi", PluralRules(one_alone)},
    Language{"it", "Italiano", PluralRules(one_and_millions)}};

const Language* find(std::string_view code) {
  const auto found = std::ranges::find(languages, code, &Language::code);
  return found == languages.end() ? nullptr : &*found;
}

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
  const Language* found = find(language);
  return found == nullptr ? std::nullopt : std::optional(found->rules);
}

std::string_view language_name(std::string_view language) {
  const Language* found = find(language);
  return found == nullptr ? std::string_view() : found->name;
}

}  // namespace words
