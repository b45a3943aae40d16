#include "fuba/words/rulebook.hpp"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "played.hpp"
#include "support/catch.hpp"
#include "support/scenario.hpp"

namespace fuba::test {
namespace {

Rulebook read_book(std::string_view edition = default_edition()) {
  auto book = make_rulebook(edition, read_rules_file);
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

/// Calls `look` with every position of some random matches in which somebody has to choose or to roll.
template <class Look>
void play(const Ruleset& rules, Look look) {
  for (std::uint64_t match = 1; match <= 12; ++match) play_match(rules, match, look, [](const Event&) {});
}

TEST_CASE("Whatever is pending has rules to show, in every edition") {
  for (const Ruleset* game : every_game()) {
    const Rulebook book = read_book(game->id);
    std::set<std::string_view> without;
    play(*game, [&](const State& state) {
      if (help(book, state, game->options).empty()) without.insert(name(state.agenda.top().step));
    });
    INFO(game->id);
    CHECK(without == std::set<std::string_view>{});
  }
}

TEST_CASE("No two chapters of a rulebook have the same number") {
  for (const std::string_view edition : editions()) {
    std::map<std::string, int> numbered;
    for (const Rulebook::Chapter& chapter : read_book(edition).chapters)
      ++numbered[chapter.edition + " " + chapter.title.substr(0, chapter.title.find(' '))];
    for (const auto& [number, chapters] : numbered) {
      INFO(number);
      CHECK(chapters == 1);
    }
  }
}

/// Whether a step asks or rolls, or is the end of the match; the others act by themselves.
bool waits(Step step) {
  State state = new_match(rules());
  state.agenda.clear();
  state.agenda.push({step});
  return decision(state) || roll(state) || step == Step::over;
}

TEST_CASE("Only steps that wait have rules to show") {
  for (const std::string_view edition : editions()) {
    const Rulebook book = read_book(edition);
    for (std::size_t step = 0; step < step_count; ++step) {
      INFO(edition << ": " << name(static_cast<Step>(step)));
      CHECK((waits(static_cast<Step>(step)) || book.help[step].front().empty()));
    }
  }
}

/// Back only where a new turn begins, whose dice have not fallen yet.
bool comes_after(const PresentStage& now, const PresentStage& before, const State& state) {
  return now.stage >= before.stage || state.turn.dice[0] == 0;
}

TEST_CASE("Every stage of a turn is present at some time, in its order") {
  for (const std::string_view edition : editions()) {
    const Rulebook book = read_book(edition);
    const Ruleset& played = rules({std::string(edition), option_registry().of(edition)});
    std::set<std::size_t> met;
    std::optional<PresentStage> before;
    play(played, [&](const State& state) {
      const auto present = present_stage(book, state);
      if (present && before) CHECK(comes_after(*present, *before, state));
      if (present) met.insert(present->stage);
      before = present;
    });
    for (std::size_t at = 0; at < book.stages.size(); ++at) {
      INFO(edition << ": " << book.stages[at].title);
      CHECK(met.contains(at) == book.stages[at].begins.has_value());
    }
  }
}

TEST_CASE("The parts of an action stage are its sequences") {
  const Ruleset& played = rules({"fuba-2.0"});
  const Rulebook book = read_book(played.id);
  State state = new_match(played);
  state.agenda.clear();
  CHECK_FALSE(present_stage(book, state));
  const auto stage = std::ranges::find(played.turn, TurnStage::second_stage);
  state.agenda.push({Step::turn, Team::home, static_cast<std::uint8_t>(stage - played.turn.begin() + 1)});
  state.agenda.push({Step::action_stage, Team::home, 4});
  CHECK(present_stage(book, state) == PresentStage{6, 3});
  CHECK(book.stages[6].parts.size() == played.action_stage.size());
}

TEST_CASE("A book shows the chapters of the edition that holds where its own says nothing") {
  const Rulebook book = read_book("fuba-it");
  const auto other = std::ranges::find(book.chapters, "fuba-3.0", &Rulebook::Chapter::edition);
  REQUIRE(other != book.chapters.end());
  CHECK(other->title == read_book().chapters.front().title);
  CHECK(book.sections[other->first].id == read_book().sections.front().id);
  CHECK(std::prev(other)->title == "Rulings");
  CHECK(section(book, "R80"));
  CHECK(section(book, "R1"));
  CHECK_FALSE(section(book, "R60"));
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

TEST_CASE("A choice of an action stage shows what it is about") {
  const Rulebook book = read_book("fuba-2.0");
  State state;
  const auto first_shown = [&](std::uint8_t choice) {
    state.agenda.push({Step::stage_choice, Team::home, choice});
    return help(book, state).front()->id;
  };
  CHECK(first_shown(0) == "2.0/4.6");
  CHECK(first_shown(1) == "2.0/4.8");
  CHECK(first_shown(2) == "2.0/5.3.1");
  CHECK(first_shown(3) == "2.0/4.9.1");
  CHECK(first_shown(4) == "2.0/A3");
}

TEST_CASE("No rule is shown twice") {
  for (const std::string_view edition : editions()) {
    const Rulebook book = read_book(edition);
    for (std::size_t step = 0; step < step_count; ++step) {
      INFO(edition << ", " << name(static_cast<Step>(step)));
      auto shown = shown_at(book, static_cast<Step>(step), option_registry().of(edition));
      std::ranges::sort(shown);
      CHECK(std::ranges::adjacent_find(shown) == shown.end());
    }
  }
}

TEST_CASE("Every option has its rules in the book, and shows them in the panel") {
  for (const std::string_view edition : editions()) {
    const Rulebook book = read_book(edition);
    for (const Option option : option_registry().of(edition)) {
      const std::string chapter(option_registry().entry(option).rule(edition));
      INFO(chapter);
      const auto concerns = [&](const std::string& id) {
        return id == chapter || id.starts_with(chapter + ".");
      };
      CHECK(std::ranges::any_of(book.sections, concerns, &Rulebook::Section::id));
      bool somewhere = false;
      for (std::size_t step = 0; step < step_count; ++step)
        somewhere |= std::ranges::any_of(shown_at(book, static_cast<Step>(step), {option}), concerns);
      CHECK(somewhere);
    }
  }
}

TEST_CASE("Every reference of an event or a refusal leads to a rule") {
  for (const std::string_view edition : editions()) {
    const Rulebook book = read_book(edition);
    const Ruleset& played = rules({std::string(edition)});
    const auto leads = [&](const std::string& rule) {
      INFO(edition << ": " << rule);
      CHECK((rule.empty() || section(book, rule)));
    };
    std::ranges::for_each(played.reason_rules, leads);
    std::ranges::for_each(played.cause_rules, leads);
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
  CHECK(error_with(chapter, R"({"sections":[]})") ==
        "rules/fuba-3.0/rulebook/chapter-1.json, field /chapter: expected a text");

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
  json["help"]["rest"] = {"3.0/A10"};
  CHECK(error_with(panel, json.dump()) ==
        "rules/fuba-3.0/rulebook/panel.json, field /help: no step is called rest");
  json["stages"].push_back({{"title", "Rest"}, {"begins", "rest"}});
  const std::string stage = "/stages/" + std::to_string(json["stages"].size() - 1);
  CHECK(error_with(panel, json.dump()) ==
        "rules/fuba-3.0/rulebook/panel.json, field " + stage + ": the turn has no stage \"rest\"");
}

}  // namespace
}  // namespace fuba::test
