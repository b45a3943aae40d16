// The format as docs/ describe it: the schema of its lines, and the match that save-format.md explains.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <vector>

#include "fuba/match.hpp"
#include "fuba/rules_files.hpp"
#include "match/json_schema.hpp"
#include "match/played.hpp"
#include "support/catch.hpp"
#include "support/folder.hpp"
#include "tabletop/seal.hpp"

namespace fuba::test::format_test {
using namespace fuba;
using namespace fuba::test;
using tabletop::seal_holds;

namespace {

using nlohmann::json;

const std::string docs = FUBA_SOURCE_TESTS "/../docs/";

json schema_json() { return json::parse(text_of(docs + "save-format.schema.json")); }

const JsonSchema& schema() {
  static const JsonSchema read(schema_json());
  return read;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> found;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) found.push_back(line);
  return found;
}

std::string kind_of(const json& line) {
  for (const char* kind : {"note", "dice"})
    if (line.contains(kind)) return kind;
  return line.contains("fuba-save") ? "header" : "choice";
}

void check_by_schema(const std::string& text) {
  for (const std::string& written : lines_of(text)) {
    const json line = json::parse(written);
    if (const auto fault = schema().fault(kind_of(line), line); !fault.empty())
      FAIL("the schema refuses " << fault << " in " << written);
  }
}

/// Every edition, basic and with all its options.
std::vector<std::shared_ptr<const Ruleset>> all_games() {
  std::vector<std::shared_ptr<const Ruleset>> games;
  for (const std::string_view edition : editions())
    for (const Options options : {Options{}, load_options().value().of(edition)})
      games.push_back(load_rules({std::string(edition), options}).value());
  return games;
}

template <class Enum>
void check_names(const json& listed, std::size_t count) {
  std::set<std::string> names;
  for (std::size_t at = 0; at < count; ++at) names.emplace(name(static_cast<Enum>(at)));
  CHECK(std::set<std::string>(listed.begin(), listed.end()) == names);
}

}  // namespace

TEST_CASE("the schema describes every line of matches of any edition") {
  for (const auto& rules : all_games()) {
    INFO(rules->id << ", options " << rules->options.bits());
    Match match = finished_match(4, rules);
    match.write({0, "before"});
    match.write({40, std::string(longest_note, 'x')});
    check_by_schema(save_text(match));
  }
}

TEST_CASE("the schema describes positions at any moment of a match") {
  for (const auto& rules : all_games()) {
    INFO(rules->id << ", options " << rules->options.bits());
    const Match match = finished_match(8, rules);
    for (std::size_t at = 3; at < match.journal().size(); at += 7)
      check_by_schema(save_header(Match(rules, match.journal()[at].after, DiceSource::random(1))));
  }
}

TEST_CASE("the schema refuses what the format does not have") {
  const json line = json::parse(lines_of(text_of(docs + "example.fuba")).back());
  REQUIRE(schema().fault(line).empty());
  const auto changed = [&](const char* field, const json& value) {
    json other = line;
    other[json::json_pointer(field)] = value;
    return schema().fault("dice", other);
  };
  CHECK(changed("/surprise", 1) == "/surprise additionalProperties");
  CHECK(changed("/state/surprise", 1) == "/state/surprise additionalProperties");
  CHECK(changed("/state/ball/value", 7) == "/state/ball/value maximum");
  CHECK(changed("/state/ball/area", "C6") == "/state/ball/area enum");
  CHECK(changed("/state/home/players", {{"C6", 1}}) == "/state/home/players/C6 enum");
  CHECK(changed("/state/half", "2") == "/state/half type");
  CHECK(changed("/dice", json::array()) == "/dice minItems");
  CHECK(changed("/hash", "xyz") == "/hash pattern");
  json incomplete = line;
  incomplete.erase("hash");
  CHECK(schema().fault("dice", incomplete) == " required");
  CHECK_FALSE(schema().fault(incomplete).empty());
}

TEST_CASE("the schema has the names and limits of the program") {
  const json parts = schema_json()["$defs"];
  check_names<Option>(parts["option"]["enum"], option_count);
  check_names<Skill>(parts["skills"]["items"]["enum"], skill_count);
  check_names<PlayerRole>(parts["role"]["enum"], role_count);
  check_names<Step>(parts["step"]["enum"], step_count);
  check_names<Area>(parts["area"]["enum"], area_count);
  check_names<ActionType>(parts["action"]["enum"], action_type_count);
  check_names<Purpose>(parts["dice"]["properties"]["for"]["enum"], purpose_count);
  CHECK(std::ranges::equal(parts["edition"]["enum"].get<std::vector<std::string>>(), editions()));
  CHECK(parts["header"]["properties"]["fuba-save"]["const"] == save_format);
  CHECK(parts["header"]["properties"]["date"]["maxLength"] == longest_date);
  CHECK(parts["team-info"]["properties"]["name"]["maxLength"] == longest_team_name);
  CHECK(parts["note"]["properties"]["note"]["maxLength"] == longest_note);
}

TEST_CASE("the example of the format is a match with a note and a goal at the end") {
  const std::string example = text_of(docs + "example.fuba");
  const auto back = load(docs + "example.fuba", load_rules, DiceSource::scripted({}));
  REQUIRE(back);
  if (back->trouble) FAIL(to_string(*back->trouble));
  const Match& match = back->match;
  CHECK(match.over());
  CHECK(match.state().score == std::array<std::uint8_t, 2>{2, 1});
  CHECK(match.info().names == std::array<std::string, 2>{"Harbour", "Old Mill"});
  REQUIRE(match.notes().size() == 1);
  CHECK(match.notes()[0].at == 2);
  for (const std::string& line : lines_of(example)) CHECK(seal_holds(line));
  check_by_schema(example);
  CHECK(summary_of(docs + "example.fuba", load_rules)->last == match.state());

  const auto as_it_stands = lines_of(example);
  const auto written_again = lines_of(save_text(match));
  CHECK(std::ranges::equal(as_it_stands.begin() + 1, as_it_stands.end(), written_again.begin() + 1,
                           written_again.end()));
}

TEST_CASE("save-format.md quotes the example as it is") {
  constexpr std::size_t quoted_whole = 200;
  const std::string page = text_of(docs + "save-format.md");
  for (const std::string& line : lines_of(text_of(docs + "example.fuba"))) {
    INFO(line);
    const std::string ending = line.substr(line.rfind(",\"sum\":"));
    CHECK(page.find(line.size() < quoted_whole ? line : ending) != std::string::npos);
  }
}
}  // namespace fuba::test::format_test
