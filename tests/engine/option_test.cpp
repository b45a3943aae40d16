#include "fuba/option.hpp"

#include <map>
#include <nlohmann/json.hpp>

#include "fuba/ruleset.hpp"
#include "support/scenario.hpp"

namespace fuba::test {
namespace {

using nlohmann::json;

const OptionPreset& preset(std::string_view id) {
  const auto& presets = option_registry().presets;
  const auto found = std::ranges::find(presets, id, &OptionPreset::id);
  REQUIRE(found != presets.end());
  return *found;
}

/// The error that the registry brings after a JSON patch.
RulesError error_after(const std::string& patch) {
  const auto text = read_rules_file("options.json");
  REQUIRE(text);
  const std::string changed = json::parse(*text).patch(json::parse(patch)).dump();
  const auto read = read_options([&](std::string_view) { return std::optional{changed}; });
  REQUIRE_FALSE(read);
  CHECK(read.error().file == "options.json");
  return read.error();
}

}  // namespace

TEST_CASE("a set keeps its values in order") {
  EnumSet<Option> set{Option::weather, Option::roles};
  CHECK(set.size() == 2);
  CHECK(set.contains(Option::roles));
  CHECK_FALSE(set.contains(Option::skills));
  std::vector<Option> values;
  for (const Option option : set) values.push_back(option);
  CHECK(values == std::vector{Option::roles, Option::weather});
  set.remove(Option::roles);
  CHECK(set == EnumSet<Option>{Option::weather});
  CHECK((set | EnumSet<Option>{Option::skills}).size() == 2);
  CHECK((set - set).empty());
}

TEST_CASE("every option belongs to an edition and cites its chapter") {
  const OptionRegistry& registry = option_registry();
  CHECK(registry.entries.size() == option_count);
  for (const OptionEntry& entry : registry.entries) CHECK(entry.rules.empty() == entry.house);
  int chapter = 0;
  for (const Option option : registry.of("fuba-3.0"))
    CHECK(registry.entry(option).rule("fuba-3.0") == "3.0/A" + std::to_string(++chapter));
  CHECK(chapter == 12);
  CHECK(registry.of("fuba-2.0") == Options{Option::conditions, Option::roles, Option::substitutions,
                                           Option::injuries, Option::advanced_goalkeeper, Option::styles});
  CHECK(registry.of("fuba-it") == Options{Option::conditions, Option::substitutions, Option::injuries,
                                          Option::advanced_goalkeeper, Option::aggressive_pressing,
                                          Option::slow_play, Option::weather, Option::var});
  CHECK(registry.entry(Option::styles).rule("fuba-2.0") == "2.0/A6");
  CHECK(registry.entry(Option::var).rule("fuba-it") == "it/adv.var");
  CHECK(registry.entry(Option::weather).rule("fuba-9.9").empty());
}

TEST_CASE("rules know which options their edition has, and take no other") {
  for (const std::string_view edition : editions())
    CHECK(rules(RulesChoice{std::string(edition)}).offered == option_registry().offered(edition));
  const auto made = make_rules({"fuba-it", {Option::roles}}, read_rules_file);
  REQUIRE_FALSE(made);
  CHECK(to_string(made.error()) == "fuba-it has no option \"roles\"");
}

TEST_CASE("an option brings along what it needs") {
  const OptionRegistry& registry = option_registry();
  for (const Option option : {Option::roles, Option::aggressive_pressing, Option::skills})
    CHECK(registry.complete({option}) == Options{option, Option::conditions});
  CHECK(registry.complete({Option::weather}) == Options{Option::weather});
  CHECK(rules({Option::skills}).has(Option::conditions));
  CHECK_FALSE(registry.conflict(registry.of("fuba-3.0")));
}

TEST_CASE("presets are the basic game, a first evening and everything") {
  CHECK(preset("basic").options.empty());
  CHECK(preset("first-evening").options ==
        Options{Option::conditions, Option::substitutions, Option::injuries});
  for (const std::string_view edition : editions())
    CHECK((option_registry().of(edition) - preset("all").options).empty());
}

TEST_CASE("the options chosen by default are those of the first evening") {
  Options chosen;
  for (const OptionEntry& entry : option_registry().entries)
    if (entry.by_default) chosen.add(entry.option);
  CHECK(chosen == preset("first-evening").options);
}

TEST_CASE("options that exclude each other are not played together") {
  OptionRegistry registry = option_registry();
  registry.entries[0].conflicts = {Option::weather};
  const auto pair = registry.conflict({Option::conditions, Option::weather});
  REQUIRE(pair);
  CHECK(*pair == std::pair{Option::conditions, Option::weather});
}

TEST_CASE("a broken registry names its field") {
  CHECK(error_after(R"([{"op":"replace","path":"/options/0/id","value":"rain"}])").field == "/options/0/id");
  CHECK(error_after(R"([{"op":"replace","path":"/options/1/id","value":"conditions"}])").field ==
        "/options/1/id");
  CHECK(error_after(R"([{"op":"remove","path":"/options/3"}])").field == "/options");
  CHECK(error_after(R"([{"op":"add","path":"/options/2/rules/fuba-9.9","value":"9.9/A1"}])").field ==
        "/options/2/rules/fuba-9.9");
  CHECK(error_after(R"([{"op":"add","path":"/options/2/needs/0","value":"luck"}])").field ==
        "/options/2/needs/0");
  CHECK(error_after(R"([{"op":"remove","path":"/presets/0/options"}])").field == "/presets/0/options");
}

TEST_CASE("the number of skills is one to five") {
  for (const std::uint8_t skills : {std::uint8_t{0}, std::uint8_t{6}}) {
    const auto made = make_rules({"fuba-3.0", {Option::skills}, skills}, read_rules_file);
    REQUIRE_FALSE(made);
    CHECK(to_string(made.error()) == "a team has 1 to 5 skills");
  }
  CHECK(rules({Option::skills}, 5).skills_per_team == 5);
  CHECK(rules({Option::weather}, 5).skills_per_team == 0);
}

TEST_CASE("cards that need an option are not played without it") {
  CHECK(rules({Option::skills}).playable_skills.size() == static_cast<int>(skill_count) - 4);
  CHECK(rules(option_registry().of("fuba-3.0")).playable_skills.size() == static_cast<int>(skill_count));
}

}  // namespace fuba::test
