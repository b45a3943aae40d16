#include "words/language_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <vector>

#include "words/placeholders.hpp"
#include "words/told_error.hpp"

namespace words {
namespace {

constexpr std::string_view screen_texts = "ui.";
constexpr std::string_view counted_nouns = "count.";
constexpr std::string_view words_for_none = "0";

/// What the words of any game ask for themselves.
Texts common_texts() {
  return {{"language", {}},
          {"chance.percent", {"percent"}},
          {"chance.below-one", {}},
          {"chance.above-99", {}},
          {"format.number", {"whole", "part"}},
          {"format.date", {"year", "month", "day", "mm", "dd", "hour", "minute"}}};
}

std::string join(const std::string& section, const std::string& key) {
  return section.empty() ? key : section + "." + key;
}

/// Takes the texts of a language file as it is read: as a whole it would be built only to be taken apart.
class TextCollector : public nlohmann::json_sax<nlohmann::json> {
 public:
  const std::optional<std::string>& wrong() const { return wrong_; }
  Words::Texts& texts() { return texts_; }

  bool key(std::string& name) override {
    path_.resize(lengths_.back());
    path_ = join(path_, name);
    return true;
  }
  bool string(std::string& text) override {
    if (lengths_.empty()) return false;
    texts_[path_] = std::move(text);
    return true;
  }
  bool start_object(std::size_t) override {
    lengths_.push_back(path_.size());
    return true;
  }
  bool end_object() override {
    lengths_.pop_back();
    return true;
  }
  bool null() override { return refuse(); }
  bool boolean(bool) override { return refuse(); }
  bool number_integer(std::int64_t) override { return refuse(); }
  bool number_unsigned(std::uint64_t) override { return refuse(); }
  bool number_float(double, const std::string&) override { return refuse(); }
  bool binary(nlohmann::json::binary_t&) override { return refuse(); }
  bool start_array(std::size_t) override { return refuse(); }
  bool end_array() override { return refuse(); }
  bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override {
    return false;
  }

 private:
  /// What is neither text nor section.
  bool refuse() {
    if (!lengths_.empty()) wrong_ = path_;
    return false;
  }

  std::string path_;                  ///< of the text or the section that comes
  std::vector<std::size_t> lengths_;  ///< of the paths of the sections around
  Words::Texts texts_;
  std::optional<std::string> wrong_;
};

/// "one and other".
std::string category_list(const PluralRules& plural) {
  std::string list;
  for (std::size_t at = 0; at < plural_category_names.size(); ++at)
    if (plural.has(static_cast<PluralCategory>(at)))
      list += fmt::format("{}{}", list.empty() ? "" : ", ", plural_category_names[at]);
  return list;
}

/// The noun and the form of a key "count.<noun>.<form>".
struct CountKey {
  std::string noun;
  std::string form;
};

CountKey count_key(std::string_view key) {
  key.remove_prefix(counted_nouns.size());
  const auto dot = std::min(key.rfind('.'), key.size());
  return {std::string(key.substr(0, dot)), std::string(key.substr(std::min(dot + 1, key.size())))};
}

struct Fault {
  std::string key;
  std::string problem;
};

/// Checks the texts of a file against what is asked for.
class Check {
 public:
  Check(const Words& words, const Vocabulary& asked) : words_(words), asked_(asked) {
    for (const Texts& texts : {common_texts(), asked.texts})
      for (const Text& text : texts) texts_.emplace(text.key, text);
  }

  std::optional<Fault> run() {
    for (const auto& [key, text] : texts_)
      if (!words_.has(key)) return Fault{key, "is missing"};
    for (const auto& [key, text] : words_.texts()) {
      if (auto problem = is_counted(key) ? count_problem(key, text) : text_problem(key, text);
          !problem.empty())
        return Fault{key, std::move(problem)};
    }
    return noun_fault();
  }

 private:
  static bool is_counted(std::string_view key) { return key.starts_with(counted_nouns); }

  bool is_open(std::string_view key) const {
    return key.starts_with(screen_texts) ||
           std::ranges::any_of(asked_.open_sections, [&](auto section) { return key.starts_with(section); });
  }

  /// The key that a text of an edition stands beside: what is before the mark of "<key>@<edition>"; the key
  /// itself where it is plain or the edition unknown.
  std::string_view plain(std::string_view key) const {
    const auto mark = key.find('@');
    if (mark == std::string_view::npos) return key;
    const bool known = std::ranges::find(asked_.editions, key.substr(mark + 1)) != asked_.editions.end();
    return known ? key.substr(0, mark) : key;
  }

  /// What is wrong with a text that a sentence asks for; empty where nothing is.
  std::string text_problem(std::string_view key, std::string_view text) {
    const auto asked = texts_.find(plain(key));
    if (asked != texts_.end()) return problem_of(text, &asked->second.values, asked->second.may_be_empty);
    const bool open = is_open(key) && words_.has(plain(key));
    return open ? problem_of(text, nullptr, false) : "nothing asks for it";
  }

  /// The same with a form of a noun that is counted.
  std::string count_problem(std::string_view key, std::string_view text) {
    static const std::vector<std::string_view> values{"count"};
    const auto [noun, form] = count_key(plain(key));
    if (!words_.has(plain(key))) return "nothing asks for it";
    if (form != words_for_none && !has_category(form))
      return fmt::format("is no plural form of \"{}\", which has {}", words_.language(),
                         category_list(words_.plural()));
    nouns_.insert(noun);
    if (text.find("{count:") != std::string_view::npos) return "is a noun and cannot count by another";
    return problem_of(text, &values, false);
  }

  bool has_category(std::string_view form) const {
    const auto found = std::ranges::find(plural_category_names, form);
    return found != plural_category_names.end() &&
           words_.plural().has(static_cast<PluralCategory>(found - plural_category_names.begin()));
  }

  /// What is wrong with a text as such; any name may stand in it where no values are given.
  std::string problem_of(std::string_view text, const std::vector<std::string_view>* values,
                         bool may_be_empty) {
    if (text.empty() && !may_be_empty) return "expected a text";
    std::string problem;
    const auto check = [&](const Braced& braced) {
      if (values != nullptr && std::ranges::find(*values, braced.value) == values->end())
        problem = fmt::format("{{{}}} has no meaning here", braced.value);
      if (!braced.noun.empty()) counted_.emplace(braced.noun);
      if (!braced.noun.empty() && !counts(braced.noun))
        problem = fmt::format("there is no {}{} to count by", counted_nouns, braced.noun);
    };
    if (!scan(
            text, [](std::string_view) {}, check))
      return "has a brace without its partner";
    return problem;
  }

  bool counts(std::string_view noun) const {
    const std::string section = fmt::format("{}{}.", counted_nouns, noun);
    const auto first = words_.texts().lower_bound(section);
    return first != words_.texts().end() && first->first.starts_with(section);
  }

  /// Forms that are missing, and nouns by which nothing is counted.
  std::optional<Fault> noun_fault() const {
    for (const std::string& noun : nouns_) {
      for (std::string_view category : plural_category_names) {
        std::string key = fmt::format("{}{}.{}", counted_nouns, noun, category);
        if (has_category(category) && !words_.has(key)) return Fault{std::move(key), "is missing"};
      }
      if (!counted_.contains(noun)) return Fault{join("count", noun), "nothing asks for it"};
    }
    return std::nullopt;
  }

  const Words& words_;
  const Vocabulary& asked_;
  std::map<std::string, Text, std::less<>> texts_;
  std::set<std::string> nouns_;    ///< that the file has
  std::set<std::string> counted_;  ///< that its texts count by
};

}  // namespace

std::string to_string(const WordsError& error) {
  if (error.key.empty()) return fmt::format("{}: {}", error.file, error.problem);
  return fmt::format("{}, key {}: {}", error.file, error.key, error.problem);
}

namespace {

tl::unexpected<WordsError> wrong(std::string_view file, std::string key, std::string problem) {
  return tl::unexpected(WordsError{std::string(file), std::move(key), std::move(problem)});
}

tl::expected<Words::Texts, WordsError> read_texts(const LanguageFile& file) {
  TextCollector collector;
  if (nlohmann::json::sax_parse(file.text, &collector)) return std::move(collector.texts());
  if (const auto& key = collector.wrong()) return wrong(file.name, *key, "expected a text or a section");
  return wrong(file.name, "", "is not a JSON object");
}

tl::expected<PluralRules, WordsError> read_plural(const LanguageFile& file, const Words::Texts& texts) {
  const auto language = texts.find("language");
  if (language == texts.end()) return wrong(file.name, "language", "is missing");
  const auto plural = plural_rules(language->second);
  if (!plural)
    return wrong(file.name, "language", fmt::format("\"{}\" has no plural rules here", language->second));
  return *plural;
}

/// The nouns by which some texts count.
std::set<std::string, std::less<>> nouns_of(const Words::Texts& texts) {
  std::set<std::string, std::less<>> nouns;
  for (const auto& [key, text] : texts)
    scan(
        text, [](std::string_view) {}, [&](const Braced& braced) { nouns.emplace(braced.noun); });
  return nouns;
}

/// What the program says in every game; what it says in an edition only is not among it.
Words::Texts shared_texts(Words::Texts all) {
  Words::Texts nouns;
  std::erase_if(all, [](const auto& each) { return each.first.find('@') != std::string::npos; });
  const Texts common = common_texts();
  const auto is_shared = [&](const std::string& key) {
    return key.starts_with(screen_texts) || std::ranges::find(common, key, &Text::key) != common.end();
  };
  for (const auto& [key, text] : all)
    if (key.starts_with(counted_nouns)) nouns.emplace(key, text);
  std::erase_if(all, [&](const auto& each) { return !is_shared(each.first); });
  const auto counted = nouns_of(all);
  for (const auto& [key, text] : nouns)
    if (counted.contains(count_key(key).noun)) all.emplace(key, text);
  return all;
}

/// All texts of the words of a game, and those among them that the program's file has.
struct Gathered {
  Words::Texts texts;
  Words::Texts shared;
  PluralRules plural{{}};
};

using OrWrong = tl::expected<Gathered, WordsError>;

OrWrong gather(const LanguageFile& only) {
  auto texts = read_texts(only);
  if (!texts) return tl::unexpected(texts.error());
  const auto plural = read_plural(only, *texts);
  if (!plural) return tl::unexpected(plural.error());
  return Gathered{*std::move(texts), {}, *plural};
}

OrWrong gather(const LanguageFile& program, const LanguageFile& game) {
  auto gathered = gather(program);
  if (!gathered) return gathered;
  auto own = read_texts(game);
  if (!own) return tl::unexpected(own.error());
  gathered->shared = shared_texts(std::move(gathered->texts));
  gathered->texts = gathered->shared;
  for (auto& [key, text] : *own)
    if (!gathered->texts.emplace(key, std::move(text)).second)
      return wrong(game.name, key, fmt::format("stands in {} already", program.name));
  return gathered;
}

/// A noun in the form that English has of it, or else in its general one, for each category of a language.
void add_english_noun(const Words::Texts& english, const std::string& noun, Gathered& language) {
  const auto form = [&](std::string_view category) {
    return english.find(fmt::format("{}{}.{}", counted_nouns, noun, category));
  };
  for (std::size_t at = 0; at < plural_category_names.size(); ++at) {
    const std::string_view category = plural_category_names[at];
    auto found = form(category);
    if (found == english.end()) found = form(name(PluralCategory::other));
    if (found != english.end() && language.plural.has(static_cast<PluralCategory>(at)))
      language.texts.emplace(fmt::format("{}{}.{}", counted_nouns, noun, category), found->second);
  }
}

/// What a language does not have stays English, so that one can read it while it is translated.
void lay_over(const Words::Texts& english, Gathered& language) {
  for (const auto& [key, text] : english)
    if (!key.starts_with(counted_nouns)) language.texts.emplace(key, text);
  std::set<std::string, std::less<>> known;
  for (const auto& [key, text] : language.texts)
    if (key.starts_with(counted_nouns)) known.insert(count_key(key).noun);
  for (const std::string& noun : nouns_of(language.texts))
    if (!noun.empty() && !known.contains(noun)) add_english_noun(english, noun, language);
}

/// What errors say in a language, by their English patterns (`told_error`); nothing where it has no file of
/// them.
tl::expected<Words::Texts, WordsError> read_errors(const TextReader& read, std::string_view language) {
  const std::string english_file = fmt::format("errors/{}.json", original_language);
  const std::string own_file = fmt::format("errors/{}.json", language);
  const auto english = read(english_file);
  const auto own = read(own_file);
  if (!english || !own) return Words::Texts{};
  const auto patterns = read_texts({english_file, *english});
  if (!patterns) return tl::unexpected(patterns.error());
  const auto texts = read_texts({own_file, *own});
  if (!texts) return tl::unexpected(texts.error());
  Words::Texts errors;
  for (const auto& [id, text] : *texts) {
    const auto pattern = patterns->find(id);
    if (pattern == patterns->end()) return wrong(own_file, id, "nothing asks for it");
    errors.emplace(fmt::format("{}{}", error_texts, pattern->second), text);
  }
  return errors;
}

}  // namespace

tl::expected<Words, WordsError> make_words(std::string_view text, std::string_view file,
                                           const Vocabulary& asked) {
  auto all = gather({file, text});
  if (!all) return tl::unexpected(all.error());
  Words words(std::move(all->texts), all->plural);
  if (auto fault = Check(words, asked).run())
    return wrong(file, std::move(fault->key), std::move(fault->problem));
  return words;
}

tl::expected<Words, WordsError> make_words(const LanguageFile& program, const LanguageFile& game,
                                           const Vocabulary& asked) {
  auto all = gather(program, game);
  if (!all) return tl::unexpected(all.error());
  Words words(std::move(all->texts), all->plural);
  if (auto fault = Check(words, asked).run()) {
    const std::string_view file = all->shared.contains(fault->key) ? program.name : game.name;
    return wrong(file, std::move(fault->key), std::move(fault->problem));
  }
  return words;
}

tl::expected<Words, WordsError> read_words(const TextReader& read, std::string_view language,
                                           std::string_view game, const Vocabulary& asked) {
  const auto gather_in = [&](std::string_view code) -> OrWrong {
    const std::string program_file = fmt::format("{}.json", code);
    const std::string game_file = fmt::format("{}/{}", game, program_file);
    const auto program = read(program_file);
    if (!program) return wrong(program_file, "", "cannot be read");
    if (game.empty()) return gather({program_file, *program});
    const auto own = read(game_file);
    if (!own) return wrong(game_file, "", "cannot be read");
    return gather({program_file, *program}, {game_file, *own});
  };
  auto all = gather_in(original_language);
  if (!all) return tl::unexpected(all.error());
  const bool translated = language != original_language &&
                          (game.empty() || read(fmt::format("{}/{}.json", game, language)).has_value());
  if (translated) {
    auto own = gather_in(language);
    if (!own) return tl::unexpected(own.error());
    lay_over(all->texts, *own);
    all = std::move(own);
  }
  Words words(std::move(all->texts), all->plural);
  if (auto fault = Check(words, asked).run())
    return wrong(fmt::format("{}.json", language), std::move(fault->key), std::move(fault->problem));
  if (language == original_language) return words;
  auto errors = read_errors(read, language);
  if (!errors) return tl::unexpected(errors.error());
  Words::Texts texts = words.texts();
  texts.merge(*errors);
  return Words(std::move(texts), words.plural());
}

}  // namespace words
