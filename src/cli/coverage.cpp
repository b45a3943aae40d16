#include "cli/coverage.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <nlohmann/json.hpp>

#include "cli/setting.hpp"
#include "tabletop/files.hpp"
#include "tabletop/parse_json.hpp"

namespace cli {

using tabletop::parse_json;
using tabletop::read_file;

namespace fs = std::filesystem;
using nlohmann::json;

namespace {

constexpr std::size_t longest_file = std::size_t{16} << 20U;

std::string read(const fs::path& file) {
  auto text = read_file(file, longest_file);
  if (!text) throw CannotGoOn(fmt::format("{} {}.", file.string(), text.error()));
  return std::move(*text);
}

/// The files of a folder and below whose names end so, in the order of their names.
std::vector<fs::path> files_below(const fs::path& folder, std::string_view extension) {
  std::vector<fs::path> found;
  std::error_code problem;
  for (fs::recursive_directory_iterator at(folder, problem), end; !problem && at != end;
       at.increment(problem))
    if (at->path().extension() == extension) found.push_back(at->path());
  if (problem) throw CannotGoOn(fmt::format("{} cannot be read: {}.", folder.string(), problem.message()));
  std::ranges::sort(found);
  return found;
}

RuleId rule_id(const json& statement) {
  return {statement.at("id"), statement.at("text"), statement.value("untestable", "")};
}

json read_json(const fs::path& file) {
  json object = parse_json(read(file));
  if (!object.is_object()) throw CannotGoOn(fmt::format("{} is no JSON object.", file.string()));
  return object;
}

void add_chapter(const json& chapter, RuleIds& ids) {
  for (const json& section : chapter.at("sections")) {
    ids.sections.insert(section.at("id").get<std::string>());
    for (const json& statement : section.at("statements")) ids.all.push_back(rule_id(statement));
  }
}

/// Reads a file of rules with `add`; a wrong shape is named with the file.
template <class Add>
void add_file(const fs::path& file, Add add) {
  const json object = read_json(file);
  try {
    add(object);
  } catch (const json::exception& problem) {
    throw CannotGoOn(fmt::format("{}: {}.", file.string(), problem.what()));
  }
}

/// Adds the rulings that are an edition's own, or those that are no edition's.
void add_rulings(const fs::path& rules_folder, std::string_view edition, RuleIds& ids) {
  add_file(rules_folder / "rulings.json", [&](const json& rulings) {
    for (const json& ruling : rulings.at("rulings"))
      if (ruling.value("edition", "") == edition) ids.all.push_back(rule_id(ruling));
  });
}

/// A C++ string literal: what stands in it, and where it ends.
struct Literal {
  std::string_view text;
  std::size_t end;
};

Literal literal_at(std::string_view source, std::size_t quote) {
  std::size_t at = quote + 1;
  while (at < source.size() && source[at] != '"') at += source[at] == '\\' ? 2 : 1;
  at = std::min(at, source.size());
  return {source.substr(quote + 1, at - quote - 1), at + 1};
}

/// A ruling, "R14", "W41" or "C30", or what a rulebook says, "3.0/4.6.2.a".
bool is_rule_id(std::string_view tag) {
  const bool numbered = tag.size() > 1 && std::isdigit(tag[1]) != 0;
  const bool ruling = numbered && (tag[0] == 'R' || tag[0] == 'W' || tag[0] == 'C');
  return ruling || tag.find('/') != tag.npos;
}

std::vector<std::string> ids_in(std::string_view tags) {
  std::vector<std::string> ids;
  for (std::size_t open = tags.find('['); open != tags.npos; open = tags.find('[', open + 1)) {
    const std::size_t close = tags.find(']', open);
    if (close == tags.npos) break;
    if (const auto tag = tags.substr(open + 1, close - open - 1); is_rule_id(tag)) ids.emplace_back(tag);
  }
  return ids;
}

/// Reads the literals of one test's heading from its opening bracket on.
void add_test(std::string_view source, std::size_t open, const std::string& file, Citations& citations) {
  std::string name;
  for (std::size_t at = open; at < source.size() && source[at] != ')';) {
    if (source[at] != '"') {
      ++at;
      continue;
    }
    const Literal literal = literal_at(source, at);
    const auto ids = ids_in(literal.text);
    if (ids.empty() && name.empty()) name = literal.text;
    for (const std::string& id : ids) citations[id].push_back(fmt::format("{}: {}", file, name));
    at = literal.end;
  }
}

/// Translations of a rulebook stand beside its chapters, each called by its language: "fi.json".
bool is_translation(const fs::path& file) { return file.stem().string().size() == 2; }

}  // namespace

RuleIds read_rule_ids(const fs::path& rules_folder, std::string_view edition) {
  RuleIds ids;
  for (const fs::path& file : files_below(rules_folder / edition / "rulebook", ".json"))
    if (file.filename() != "panel.json" && !is_translation(file))
      add_file(file, [&](const json& chapter) { add_chapter(chapter, ids); });
  add_rulings(rules_folder, edition, ids);
  return ids;
}

RuleIds read_common_rulings(const fs::path& rules_folder) {
  RuleIds ids;
  add_rulings(rules_folder, "", ids);
  return ids;
}

void add_citations(std::string_view source, const std::string& file, Citations& citations) {
  constexpr std::array<std::string_view, 2> headings{"TEST_CASE", "SCENARIO"};
  for (std::string_view heading : headings) {
    for (std::size_t at = source.find(heading); at != source.npos; at = source.find(heading, at + 1))
      if (const std::size_t open = source.find('(', at); open != source.npos)
        add_test(source, open, file, citations);
  }
}

Citations read_citations(const fs::path& tests) {
  Citations citations;
  for (const fs::path& file : files_below(tests, ".cpp"))
    add_citations(read(file), file.lexically_relative(tests).string(), citations);
  return citations;
}

}  // namespace cli
