#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace words {

/// The kinds of numbers by which languages choose a form of a word, as the Unicode CLDR names them.
enum class PluralCategory : std::uint8_t { zero, one, two, few, many, other };

inline constexpr std::array<std::string_view, 6> plural_category_names{"zero", "one",  "two",
                                                                       "few",  "many", "other"};

constexpr std::string_view name(PluralCategory category) {
  return plural_category_names[static_cast<std::size_t>(category)];
}

/// A category and the whole numbers that belong to it.
struct PluralRule {
  PluralCategory category;
  bool (*holds)(std::uint64_t number);
};

/// How a language counts. What none of its rules holds for is `other`.
class PluralRules {
 public:
  constexpr explicit PluralRules(std::span<const PluralRule> rules) : rules_(rules) {}

  PluralCategory category(std::uint64_t number) const;
  bool has(PluralCategory category) const;

 private:
  std::span<const PluralRule> rules_;
};

/// The rules of a language by its code ("en"); nothing for one that is not known here.
std::optional<PluralRules> plural_rules(std::string_view language);

/// What a language calls itself: "Deutsch"; empty for one that is not known here.
std::string_view language_name(std::string_view language);

}  // namespace words
