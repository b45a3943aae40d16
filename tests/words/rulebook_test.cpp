#include "words/rulebook.hpp"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "fuba/game.hpp"
#include "support/catch.hpp"
#include "support/scenario.hpp"

namespace fuba::test {
namespace {

Rulebook read_book() {
  auto book = make_rulebook("fuba-3.0", read_rules_file);
  if (!book) FAIL(to_string(book.error()));
  return *book;
}

/// The rules with one file's text replaced; no text = the file is missing.
RulesReader with(std::string_view file, std::optional<std::string> text) {
  return [file, text](std::string_view name) { return name == file ? text : read_rules_file(name); };
}

std::string error_with(std::string_view file, std::optional<std::string> text) {
  auto book = make_rulebook("fuba-3.0", with(file, std::move(text)));
  return book ? "" : to_string(book.error());
}

TEST_CASE("Every step has rules to show") {
  const Rulebook book = read_book();
  for (std::size_t step = 0; step < step_count; ++step) {
    INFO(name(static_cast<Step>(step)));
    for (const auto& places : book.help[step]) CHECK_FALSE(places.empty());
  }
}

TEST_CASE("The rules shown are those of what is pending") {
  const Rulebook book = read_book();
  const auto shown = help(book, new_match(rules()));
  REQUIRE_FALSE(shown.empty());
  CHECK(shown.front()->id == "3.0/2.1");
}

TEST_CASE("A set-up shows the rules of its restart") {
  const Rulebook book = read_book();
  State state = new_match(rules());
  state.agenda.push({Step::set_up});
  state.turn.restart = Restart::corner_kick;
  const auto shown = help(book, state);
  CHECK(std::ranges::any_of(shown, [](const auto* each) { return each->id == "3.0/5.3.1"; }));
  CHECK(std::ranges::none_of(shown, [](const auto* each) { return each->id == "3.0/5.5.1"; }));
}

std::vector<std::string> shown_at(const Rulebook& book, Step step, Options options) {
  State state;
  state.agenda.push({step});
  std::vector<std::string> ids;
  for (const auto* each : help(book, state, options)) ids.push_back(each->id);
  return ids;
}

TEST_CASE("The rules of an option are shown where it is played, after those of the basic game") {
  const Rulebook book = read_book();
  const auto basic = shown_at(book, Step::special_event, {});
  CHECK(basic == std::vector<std::string>{"3.0/4.3.4"});
  CHECK(shown_at(book, Step::special_event, {Option::advanced_events}) ==
        std::vector<std::string>{"3.0/4.3.4", "3.0/A12"});
  CHECK(shown_at(book, Step::special_event, {Option::weather}) == basic);
}

TEST_CASE("No rule is shown twice") {
  const Rulebook book = read_book();
  for (std::size_t step = 0; step < step_count; ++step) {
    INFO(name(static_cast<Step>(step)));
    auto shown = shown_at(book, static_cast<Step>(step), option_registry().of("fuba-3.0"));
    std::ranges::sort(shown);
    CHECK(std::ranges::adjacent_find(shown) == shown.end());
  }
}

TEST_CASE("Every option has its rules in the book, and shows them in the panel") {
  const Rulebook book = read_book();
  for (const OptionEntry& entry : option_registry().entries) {
    const std::string chapter(entry.rule("fuba-3.0"));
    INFO(chapter);
    CHECK(section(book, chapter));
    const auto concerns = [&](const std::string& id) {
      return id == chapter || id.starts_with(chapter + ".");
    };
    bool somewhere = false;
    for (std::size_t step = 0; step < step_count; ++step)
      somewhere |= std::ranges::any_of(shown_at(book, static_cast<Step>(step), {entry.option}), concerns);
    CHECK(somewhere);
  }
}

TEST_CASE("Every reference of an event or a refusal leads to a rule") {
  const Rulebook book = read_book();
  for (const std::string& rule : rules().reason_rules) {
    INFO(rule);
    CHECK(section(book, rule));
  }
  for (std::size_t cause = 1; cause < cause_count; ++cause) {
    INFO(rules().cause_rules[cause]);
    CHECK(section(book, rules().cause_rules[cause]));
  }
}

TEST_CASE("A reference to a statement or a ruling shows that one alone") {
  const Rulebook book = read_book();
  CHECK(section(book, "3.0/3.3")->statements.size() > 1);
  REQUIRE(section(book, "3.0/3.3.a")->statements.size() == 1);
  CHECK(section(book, "3.0/3.3.a")->title == section(book, "3.0/3.3")->title);
  REQUIRE(section(book, "R114")->statements.size() == 1);
  CHECK(section(book, "R114")->statements.front().id == "R114");
  CHECK_FALSE(section(book, "3.0/99"));
}

TEST_CASE("A broken rulebook is refused with its file and field") {
  constexpr std::string_view panel = "fuba-3.0/rulebook/panel.json";
  constexpr std::string_view chapter = "fuba-3.0/rulebook/chapter-1.json";
  CHECK(error_with(panel, std::nullopt) == "rules/fuba-3.0/rulebook/panel.json: cannot be read");
  CHECK(error_with(chapter, "{") == "rules/fuba-3.0/rulebook/chapter-1.json: is not a JSON object");
  CHECK(error_with(chapter, "{}") ==
        "rules/fuba-3.0/rulebook/chapter-1.json, field /sections: expected a list");
  CHECK(error_with(chapter, R"({"sections":[7]})") ==
        "rules/fuba-3.0/rulebook/chapter-1.json, field /sections/0: expected an object");
  CHECK(error_with(chapter, R"({"sections":[{"id":"3.0/1"}]})") ==
        "rules/fuba-3.0/rulebook/chapter-1.json, field /sections/0/title: expected a text");

  auto json = nlohmann::json::parse(*read_rules_file(panel));
  json["help"]["dive"] = {"3.0/5.5.2", "3.0/99"};
  CHECK(error_with(panel, json.dump()) ==
        "rules/fuba-3.0/rulebook/panel.json, field /help/dive/1: no section of that id");
  json["help"]["dive"] = {"3.0/5.5.2"};
  json["option-help"]["fog"] = nlohmann::json::object();
  CHECK(error_with(panel, json.dump()) ==
        "rules/fuba-3.0/rulebook/panel.json, field /option-help: no option is called fog");
  json["option-help"] = {{"weather", {{"rest", {"3.0/A10"}}}}};
  CHECK(error_with(panel, json.dump()) ==
        "rules/fuba-3.0/rulebook/panel.json, field /option-help/weather: no step is called rest");
  json["option-help"] = {{"weather", {{"dive", {"3.0/99"}}}}};
  CHECK(error_with(panel, json.dump()) ==
        "rules/fuba-3.0/rulebook/panel.json, field /option-help/weather/dive/0: no section of that id");
  json["option-help"] = {{"weather", 7}};
  CHECK(error_with(panel, json.dump()) ==
        "rules/fuba-3.0/rulebook/panel.json, field /option-help/weather: expected an object");
  json.erase("option-help");
  CHECK(error_with(panel, json.dump()) ==
        "rules/fuba-3.0/rulebook/panel.json, field /option-help: expected an object");
  json["help"].erase("dive");
  CHECK(error_with(panel, json.dump()) ==
        "rules/fuba-3.0/rulebook/panel.json, field /help/dive: expected a list");
}

}  // namespace
}  // namespace fuba::test
