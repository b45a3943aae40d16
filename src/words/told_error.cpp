#include "words/told_error.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <ranges>
#include <vector>

#include "words/placeholders.hpp"

namespace words {
namespace {

struct Sentence {
  std::string_view english;
  std::string_view own;
  std::size_t letters;  ///< of the English one that are no figures
};

struct Figure {
  std::string_view name;
  std::string_view text;
};

using Figures = std::vector<Figure>;

std::size_t plain_letters(std::string_view pattern) {
  std::size_t letters = 0;
  scan(
      pattern, [&](std::string_view plain) { letters += plain.size(); }, [](const Braced&) {});
  return letters;
}

/// Whether it is one sentence behind another, so that no figure of the first may take in the second.
bool is_chain(const Sentence& sentence) { return sentence.english.starts_with("{problem}. {problem"); }

/// Chains, and then those with most letters of their own first: they say most exactly what is meant.
std::vector<Sentence> sentences_of(const Words& words) {
  std::vector<Sentence> all;
  for (auto at = words.texts().lower_bound(error_texts);
       at != words.texts().end() && at->first.starts_with(error_texts); ++at) {
    const std::string_view english = std::string_view(at->first).substr(error_texts.size());
    all.push_back({english, at->second, plain_letters(english)});
  }
  std::ranges::stable_sort(all, std::ranges::greater{}, &Sentence::letters);
  std::ranges::stable_partition(all, is_chain);
  return all;
}

/// Tries every way in which a text can be a pattern with its figures, until `taken` takes one.
template <class Taken>
bool fits(std::string_view pattern, std::string_view text, Figures& figures, const Taken& taken) {
  const std::size_t brace = pattern.find('{');
  const std::string_view plain = pattern.substr(0, brace);
  if (!text.starts_with(plain)) return false;
  text.remove_prefix(plain.size());
  if (brace == std::string_view::npos) return text.empty() && taken();
  const std::size_t end = pattern.find('}', brace);
  const std::string_view name = pattern.substr(brace + 1, end - brace - 1);
  const std::string_view rest = pattern.substr(end + 1);
  const std::string_view next = rest.substr(0, rest.find('{'));
  for (std::size_t length = next.empty() ? text.size() : text.find(next, 1);
       length != std::string_view::npos && length > 0;
       length = next.empty() ? std::string_view::npos : text.find(next, length + 1)) {
    figures.push_back({name, text.substr(0, length)});
    if (fits(rest, text.substr(length), figures, taken)) return true;
    figures.pop_back();
  }
  return false;
}

class Teller {
 public:
  explicit Teller(const Words& words) : sentences_(sentences_of(words)) {}

  /// The sentence in the language; each part of it is looked for once.
  std::optional<std::string> tell(std::string_view english) {
    if (const auto known = told_.find(english); known != told_.end()) return known->second;
    std::optional<std::string> own;
    for (const Sentence& sentence : sentences_)
      if ((own = told_by(sentence, english))) break;
    told_.emplace(english, own);
    return own;
  }

 private:
  std::optional<std::string> told_by(const Sentence& sentence, std::string_view english) {
    Figures figures;
    std::map<std::string_view, std::string> said;
    const bool fit = fits(sentence.english, english, figures, [&] {
      for (const Figure& figure : figures) {
        auto text = figure.name.starts_with("problem") ? tell(figure.text) : std::string(figure.text);
        if (!text) return false;
        said[figure.name] = *std::move(text);
      }
      return true;
    });
    if (!fit) return std::nullopt;
    std::string own;
    scan(
        sentence.own, [&](std::string_view plain) { own += plain; },
        [&](const Braced& braced) { own += said[braced.value]; });
    return own;
  }

  std::vector<Sentence> sentences_;
  std::map<std::string, std::optional<std::string>, std::less<>> told_;
};

}  // namespace

std::string told_error(const Words& words, std::string_view english) {
  return Teller(words).tell(english).value_or(std::string(english));
}

}  // namespace words
