// What the game says: its language file, every sentence, and its rulebook.
#include "stw/words/words.hpp"

#include <set>

#include "stw/match.hpp"
#include "stw/rules_files.hpp"
#include "stw/scenario.hpp"
#include "stw/words/rulebook.hpp"
#include "stw/words_files.hpp"
#include "support/catch.hpp"
#include "tabletop/data_folder.hpp"
#include "tabletop/random_play.hpp"

namespace stw::test::words_of_the_game {
namespace {

const Words& english() {
  static const Words words = [] {
    auto made = load_words();
    INFO((made ? "" : made.error()));
    REQUIRE(made);
    return *made;
  }();
  return words;
}

const Names names{{"Rovers", "City"}};

std::string said(const Event& event) { return sentence(english(), event, names); }

const Rulebook& book() {
  static const Rulebook read =
      make_rulebook(tabletop::rules_reader(tabletop::find_data_folder().value())).value();
  return read;
}

/// No text was missing, no value of it left open.
void check_sentence(const std::string& text) {
  INFO(text);
  CHECK(text.find('?') == text.rfind('?'));
  CHECK(text != "?");
  CHECK(text.find('{') == std::string::npos);
}

}  // namespace

TEST_CASE("the language file of the game has what its sentences ask for, and nothing else", "[words]") {
  CHECK(english().language() == "en");
  CHECK(ui(english(), "stw-name") == "Soccer Tactics WORLD");
  CHECK(ui(english(), "back") == "Back");
  CHECK_FALSE(english().has("question.target.none"));
}

TEST_CASE("events are told with pawns by what they are", "[words][W10]") {
  const auto moved = [](int number) {
    return said({.kind = EventKind::moved,
                 .team = Team::away,
                 .number = static_cast<std::uint8_t>(number),
                 .from = sq("D13"),
                 .to = sq("D11")});
  };
  CHECK(moved(7) == "City: number 7 moves from D13 to D11.");
  CHECK(moved(3) == "City: a defender moves from D13 to D11.");
}

TEST_CASE("a battle is told by its totals, and who has the ball then", "[words][stw/4D]") {
  Event battle{.kind = EventKind::battle, .number = 10, .other = 3, .to = sq("E9")};
  battle.figures = {5, 3, 5, 4, static_cast<std::int16_t>(Winner::home)};
  CHECK(said(battle) == "Battle on E9: Rovers 5, City 4. Rovers keeps the ball.");
  battle.figures = {2, 3, 2, 4, static_cast<std::int16_t>(Winner::away)};
  CHECK(said(battle) == "Battle on E9: Rovers 2, City 4. City wins the ball.");
  battle.figures = {4, 3, 4, 4, static_cast<std::int16_t>(Winner::nobody)};
  CHECK(said(battle) == "Battle on E9: 4 each, thrown again.");
  battle.figures = {6, 1, 6, 2, static_cast<std::int16_t>(Winner::nobody)};
  CHECK(said(battle) == "Battle on E9: Rovers throws 6, City 1.");
}

TEST_CASE("a direct pass says nothing of what follows, which may be a shot or off-side",
          "[words][W80][W92]") {
  Event pass{.kind = EventKind::direct_pass, .number = 11, .to = sq("D14")};
  pass.figures = {1};
  CHECK(said(pass) == "A direct pass.");
  pass.figures = {2};
  CHECK(said(pass) == "A second direct pass.");
}

TEST_CASE("a shot says what brought it and what it came to", "[words][W80]") {
  Event shot{.kind = EventKind::shot, .number = 11, .to = sq("D14")};
  shot.figures = {static_cast<std::int16_t>(Chance::pass), 3, 0, static_cast<std::int16_t>(ShotResult::goal)};
  CHECK(said(shot) == "Rovers: number 11 shoots after a direct pass. Goal.");
}

TEST_CASE("every refusal is a sentence", "[words]") {
  std::set<std::string> all;
  for (std::size_t at = 0; at < reason_count; ++at) {
    const std::string text = sentence(english(), Refusal{static_cast<Reason>(at)});
    check_sentence(text);
    all.insert(text);
  }
  CHECK(all.size() == reason_count);
  CHECK(sentence(english(), Refusal{Reason::row_full, sq("H7")}) ==
        "H7: More than four of the team would stand side by side.");
}

TEST_CASE("whatever random matches ask and bring is said in whole sentences", "[words]") {
  for (const std::uint64_t seed : {1U, 2U, 3U}) {
    RulesChoice choice;
    choice.clock.half = 15;
    choice.options = {seed == 2, seed == 3};
    Match match(load_rules(choice).value(), DiceSource::random(seed));
    REQUIRE(match.roll_due());
    tabletop::RandomPlay<Stw> play(seed);
    while (!match.over()) {
      const std::string asked = question(english(), match.state(), names);
      check_sentence(asked);
      const Command command = play.choose(match.rules(), match.state());
      const std::string chosen = label(english(), match.state(), command);
      check_sentence(chosen);
      CHECK_FALSE((chosen[0] >= 'a' && chosen[0] <= 'z'));
      REQUIRE(match.choose(command));
    }
    for (const Entry& entry : match.journal())
      for (const Event& event : entry.events) check_sentence(said(event));
    CHECK(question(english(), match.state(), names).empty());
  }
}

TEST_CASE("the panel has help for whatever is pending, and every sentence its id", "[words][rulebook]") {
  CHECK(book().chapters.size() == 13);
  for (const std::string_view each : situations()) {
    INFO(each);
    CHECK_FALSE(book().help.at(std::string(each)).empty());
  }
  std::set<std::string> ids;
  for (const Rulebook::Chapter& chapter : book().chapters)
    for (const Rulebook::Section& section : chapter.sections)
      for (const Rulebook::Statement& statement : section.statements) {
        CHECK_FALSE(statement.text.empty());
        CHECK(ids.insert(statement.id).second);
      }
  CHECK(ids.contains("W54"));
  CHECK(help(book(), new_match(rules())).front()->id == "stw/4");
}

TEST_CASE("every rule that an event or a refusal cites is in the book", "[words][rulebook]") {
  std::set<std::string> ids;
  for (const Rulebook::Chapter& chapter : book().chapters)
    for (const Rulebook::Section& section : chapter.sections) {
      ids.insert(section.id);
      for (const Rulebook::Statement& statement : section.statements) ids.insert(statement.id);
    }
  const auto check = [&](const Citation& citation) {
    for (const std::string& rule : citation) {
      INFO(rule);
      CHECK((rule.empty() || ids.contains(rule)));
    }
  };
  std::ranges::for_each(rules().event_rules, check);
  std::ranges::for_each(rules().reason_rules, check);
  check({rules().untimed_rules.begin(), rules().untimed_rules.end()});
}

TEST_CASE("a broken panel is told with file and field", "[words][rulebook]") {
  const auto reader = tabletop::rules_reader(tabletop::find_data_folder().value());
  const auto problem = [&](const std::string& panel) {
    const auto made = make_rulebook([&](std::string_view file) {
      return file == "stw/rulebook/panel.json" ? std::optional(panel) : reader(file);
    });
    return made ? std::string() : made.error();
  };
  CHECK(problem("[]") == "rules/stw/rulebook/panel.json: is not a JSON object");
  CHECK(problem("{}") == "rules/stw/rulebook/panel.json: /chapters is missing");
  CHECK(problem(R"({"chapters": ["chapter-99.json"]})") ==
        "rules/stw/rulebook/chapter-99.json cannot be read");
  CHECK(problem(R"({"chapters": [], "help": {"move": ["stw/99"]}})") ==
        "rules/stw/rulebook/panel.json/help/move/0: no section has that id");
}

}  // namespace stw::test::words_of_the_game
