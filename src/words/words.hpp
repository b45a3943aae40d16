#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "words/plural.hpp"

namespace words {

/// The language that all texts are written in first, and that stands in for those of others.
inline constexpr std::string_view original_language = "en";

/// A value for a {name} in a text.
using Placeholder = std::pair<std::string_view, std::string>;

/// Every text of one language by its key, sections joined by dots ("refusal.target-offside"). What means
/// something else in an edition has a text of its own there ("<key>@<edition>").
class Words {
 public:
  using Texts = std::map<std::string, std::string, std::less<>>;

  Words() = default;
  Words(Texts texts, PluralRules plural)
      : texts_(std::make_shared<const Texts>(std::move(texts))), plural_(plural) {}

  /// The text of a key; "?" where there is none.
  const std::string& operator[](std::string_view key) const;
  bool has(std::string_view key) const { return texts_->contains(key); }

  /// The code of the language: "en".
  const std::string& language() const { return (*this)["language"]; }

  const PluralRules& plural() const { return plural_; }

  /// The same texts as an edition has them; the plain ones where it is unknown.
  Words of_edition(std::string_view edition) const;

  /// Those of all editions.
  const Texts& texts() const { return *texts_; }

 private:
  std::shared_ptr<const Texts> texts_ = std::make_shared<const Texts>();  ///< copies share them
  Texts own_;  ///< of the edition, by their plain keys
  PluralRules plural_{{}};
};

/// The text of a key with its placeholders filled in: "{area}" with a value, "{left:moves}" with a number
/// that is counted by a noun of the language file.
std::string fill(const Words& words, std::string_view key, std::span<const Placeholder> values);
std::string fill(const Words& words, std::string_view key, std::initializer_list<Placeholder> values);

/// A number with a noun: "1 player", "4 players", "no player". The noun is a section below "count" of the
/// language file with a form for each plural category of the language, and one for 0 where that is said in
/// words. What is no whole number ("0.4") takes the category `other`.
std::string counted(const Words& words, std::string_view noun, std::string_view number);

/// A fixed text of the screen: the key below "ui".
const std::string& ui(const Words& words, std::string_view key);

/// The same with its placeholders filled in.
std::string ui(const Words& words, std::string_view key, std::initializer_list<Placeholder> values);

/// "67 %"; "< 1 %" and "> 99 %" for what is neither impossible nor certain.
std::string percent(const Words& words, double value);

/// The same to the nearest whole per cent, 0 and more than 100 too: "150 %".
std::string percent_of(const Words& words, double value);

/// A number with so many decimals as the language writes them: "1.25", "1,25".
std::string number(const Words& words, double value, int decimals);
/// The same with its sign: "+1.25", "-0.50", and "0.00" for what is none with so many decimals.
std::string signed_number(const Words& words, double value, int decimals);

/// A moment "2026-05-18 20:15" as the language writes it; what is none as it is.
std::string date(const Words& words, std::string_view moment);

}  // namespace words
