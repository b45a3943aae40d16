#include "fuba/words/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

#include "fuba/words/texts.hpp"

namespace fuba {
namespace {

constexpr std::string_view screen_texts = "ui.";

/// Texts whose keys come from elsewhere: from the screen, and from the data of the rules.
constexpr std::array open_texts{screen_texts,
                                std::string_view("special-event."),
                                std::string_view("skill-group."),
                                std::string_view("preset."),
                                std::string_view("coach."),
                                std::string_view("argument.")};

/// Calls `plain` with each stretch of a text and `named` with each {name}; false where a brace has no
/// partner.
template <class Plain, class Named>
bool scan(std::string_view text, Plain plain, Named named) {
  while (true) {
    const auto brace = text.find_first_of("{}");
    plain(text.substr(0, brace));
    if (brace == std::string_view::npos) return true;
    text.remove_prefix(brace);
    const auto end = text.find_first_of("{}", 1);
    if (text[0] == '}' || end == std::string_view::npos || text[end] == '{') return false;
    named(text.substr(1, end - 1));
    text.remove_prefix(end + 1);
  }
}

template <class Values>
std::string fill_text(std::string_view text, const Values& values) {
  std::string filled;
  scan(
      text, [&](std::string_view stretch) { filled += stretch; },
      [&](std::string_view value) {
        const auto found = std::ranges::find(values, value, &Placeholder::first);
        if (found != std::end(values)) filled += found->second;
      });
  return filled;
}

/// What is wrong with a text; empty where nothing is. Without `asked`, any name may stand in it.
std::string fault(std::string_view text, const Text* asked) {
  if (text.empty() && !(asked != nullptr && asked->may_be_empty)) return "expected a text";
  std::string problem;
  const auto check = [&](std::string_view value) {
    if (asked != nullptr && std::ranges::find(asked->values, value) == asked->values.end())
      problem = fmt::format("{{{}}} has no meaning here", value);
  };
  if (!scan(
          text, [](std::string_view) {}, check))
    return "has a brace without its partner";
  return problem;
}

std::string join(const std::string& section, const std::string& key) {
  return section.empty() ? key : section + "." + key;
}

/// Collects the texts of a section and those below it; the key of what is neither text nor section.
std::optional<std::string> collect(const nlohmann::json& section, const std::string& path,
                                   std::map<std::string, std::string, std::less<>>& texts) {
  for (const auto& [key, value] : section.items()) {
    const std::string full = join(path, key);
    if (value.is_string()) {
      texts[full] = value.get<std::string>();
    } else if (!value.is_object()) {
      return full;
    } else if (auto wrong = collect(value, full, texts)) {
      return wrong;
    }
  }
  return std::nullopt;
}

Texts asked_texts() {
  Texts texts;
  list_event_texts(texts);
  list_explanation_texts(texts);
  list_label_texts(texts);
  list_name_texts(texts);
  list_question_texts(texts);
  list_refusal_texts(texts);
  list_report_texts(texts);
  return texts;
}

/// The key that a text of an edition stands beside: what is before the mark of "<key>@<edition>"; the key
/// itself where it is plain or the edition unknown.
std::string_view plain(std::string_view key) {
  const auto mark = key.find('@');
  if (mark == std::string_view::npos) return key;
  const bool known = std::ranges::find(editions(), key.substr(mark + 1)) != editions().end();
  return known ? key.substr(0, mark) : key;
}

bool is_open(std::string_view key) {
  return std::ranges::any_of(open_texts, [&](std::string_view section) { return key.starts_with(section); });
}

}  // namespace

std::string to_string(const WordsError& error) {
  if (error.key.empty()) return fmt::format("{}: {}", error.file, error.problem);
  return fmt::format("{}, key {}: {}", error.file, error.key, error.problem);
}

const std::string& Words::operator[](std::string_view key) const {
  static const std::string missing = "?";
  if (const auto own = own_.find(key); own != own_.end()) return own->second;
  const auto found = texts_.find(key);
  return found == texts_.end() ? missing : found->second;
}

Words Words::of_edition(std::string_view edition) const {
  Words words = *this;
  words.own_.clear();
  const std::string mark = fmt::format("@{}", edition);
  for (const auto& [key, text] : texts_)
    if (key.ends_with(mark)) words.own_[key.substr(0, key.size() - mark.size())] = text;
  return words;
}

tl::expected<Words, WordsError> make_words(std::string_view text, std::string_view file) {
  const auto wrong = [&](std::string key, std::string problem) {
    return tl::unexpected(WordsError{std::string(file), std::move(key), std::move(problem)});
  };
  const auto json = nlohmann::json::parse(text, nullptr, false);
  if (!json.is_object()) return wrong("", "is not a JSON object");

  Words words;
  if (auto key = collect(json, "", words.texts_)) return wrong(*key, "expected a text or a section");

  const Texts texts = asked_texts();
  for (const Text& asked : texts)
    if (!words.has(asked.key)) return wrong(asked.key, "is missing");
  for (const auto& [key, value] : words.texts_) {
    const auto asked = std::ranges::find(texts, plain(key), &Text::key);
    const bool open = is_open(key) && words.has(plain(key));
    if (asked == texts.end() && !open) return wrong(key, "nothing asks for it");
    if (auto problem = fault(value, open ? nullptr : &*asked); !problem.empty()) return wrong(key, problem);
  }
  return words;
}

std::string fill(const Words& words, std::string_view key, std::initializer_list<Placeholder> values) {
  return fill_text(words[key], values);
}

std::string fill(const Words& words, std::string_view key, const std::vector<Placeholder>& values) {
  return fill_text(words[key], values);
}

const std::string& ui(const Words& words, std::string_view key) {
  return words[std::string(screen_texts).append(key)];
}

std::string ui(const Words& words, std::string_view key, std::initializer_list<Placeholder> values) {
  return fill(words, std::string(screen_texts).append(key), values);
}

}  // namespace fuba
