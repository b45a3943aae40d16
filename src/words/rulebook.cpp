#include "words/rulebook.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "words/translation.hpp"

namespace words {
namespace {

using nlohmann::json;

constexpr std::string_view panel_file = "panel.json";

/// What is wrong with a field of a file; caught where the book is made.
struct Wrong {
  std::string problem;
};

/// A value in a file of the rulebook.
class Entry {
 public:
  Entry(std::string place, const json& value) : place_(std::move(place)), value_(value) {}

  std::string text() const {
    if (!value_.is_string()) wrong("expected a text");
    return value_.get<std::string>();
  }
  Entry at(std::string_view name) const {
    const auto found = value_.find(name);
    if (found == value_.end()) wrong(fmt::format("/{} is missing", name));
    return {fmt::format("{}/{}", place_, name), *found};
  }
  bool has(std::string_view name) const { return value_.contains(name); }
  template <class Act>
  void each(const Act& act) const {
    if (!value_.is_array()) wrong("expected a list");
    for (std::size_t at = 0; at < value_.size(); ++at)
      act(Entry(fmt::format("{}/{}", place_, at), value_[at]));
  }
  const json& object() const {
    if (!value_.is_object()) wrong("expected an object");
    return value_;
  }
  [[noreturn]] void wrong(const std::string& problem) const {
    throw Wrong{fmt::format("rules/{}: {}", place_, problem)};
  }

 private:
  std::string place_;
  const json& value_;
};

json read_json(const RulebookReader& read, const std::string& file) {
  const auto text = read(file);
  if (!text) throw Wrong{fmt::format("rules/{} cannot be read", file)};
  auto made = json::parse(*text, nullptr, false);
  if (!made.is_object()) throw Wrong{fmt::format("rules/{}: is not a JSON object", file)};
  return made;
}

std::optional<Rulebook::Origin> origin_of(const Entry& statement) {
  if (!statement.has("origin")) return std::nullopt;
  const Entry origin = statement.at("origin");
  if (origin.text() == "original") return Rulebook::Origin::original;
  if (origin.text() == "ours") return Rulebook::Origin::ours;
  origin.wrong("expected original or ours");
}

Rulebook::Section section_of(const Entry& entry, const Translation& translation) {
  Rulebook::Section section{entry.at("id").text(), {}, {}};
  section.title = translation.title(section.id, entry.at("title").text());
  entry.at("statements").each([&](const Entry& statement) {
    const std::string id = statement.at("id").text();
    section.statements.push_back(
        {id, translation.statement(id, statement.at("text").text()), origin_of(statement)});
  });
  return section;
}

Rulebook::Chapter chapter_of(const RulebookReader& read, std::string_view folder, const std::string& name,
                             const Translation& translation) {
  const std::string place = fmt::format("{}{}", folder, name);
  const json text = read_json(read, place);
  const Entry file(place, text);
  Rulebook::Chapter chapter{translation.chapter(name, file.at("chapter").text()), {}};
  file.at("sections").each([&](const Entry& entry) {
    chapter.sections.push_back(section_of(entry, translation));
  });
  return chapter;
}

const Rulebook::Section* section_named(const Rulebook& book, std::string_view id) {
  for (const Rulebook::Chapter& chapter : book.chapters)
    for (const Rulebook::Section& section : chapter.sections)
      if (section.id == id) return &section;
  return nullptr;
}

void read_help(const Entry& help, std::span<const std::string_view> situations, Rulebook& book) {
  for (const std::string_view each : situations) {
    auto& ids = book.help[std::string(each)];
    help.at(each).each([&](const Entry& entry) {
      ids.push_back(entry.text());
      if (section_named(book, ids.back()) == nullptr) entry.wrong("no section has that id");
    });
  }
  for (const auto& [name, list] : help.object().items())
    if (!book.help.contains(name)) help.wrong(fmt::format("/{}: nothing asks for it", name));
}

}  // namespace

tl::expected<Rulebook, std::string> make_rulebook(std::string_view folder,
                                                  std::span<const std::string_view> situations,
                                                  const RulebookReader& read, std::string_view language) try {
  Rulebook book;
  const Translation texts = translation(read(fmt::format("{}{}", folder, translation_file(language))));
  const std::string name = fmt::format("{}{}", folder, panel_file);
  const json panel = read_json(read, name);
  const Entry file(name, panel);
  file.at("chapters").each([&](const Entry& chapter) {
    book.chapters.push_back(chapter_of(read, folder, chapter.text(), texts));
  });
  read_help(file.at("help"), situations, book);
  return book;
} catch (const Wrong& wrong) {
  return tl::unexpected(wrong.problem);
}

std::vector<const Rulebook::Section*> help(const Rulebook& book, std::string_view situation) {
  std::vector<const Rulebook::Section*> sections;
  const auto found = book.help.find(situation);
  if (found == book.help.end()) return sections;
  for (const std::string& id : found->second) sections.push_back(section_named(book, id));
  return sections;
}

}  // namespace words
