// What the game says: its language file, every sentence, and its rulebook.
#include "soccer_city/words/words.hpp"

#include <algorithm>
#include <set>

#include "soccer_city/match.hpp"
#include "soccer_city/random_players.hpp"
#include "soccer_city/rules_files.hpp"
#include "soccer_city/scenario.hpp"
#include "soccer_city/words/rulebook.hpp"
#include "soccer_city/words_files.hpp"
#include "support/catch.hpp"
#include "tabletop/data_folder.hpp"

namespace soccer_city::test::words_of_the_game {
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

Hex at(std::string_view hex) { return parse_hex(hex).value(); }

const Rulebook& book() {
  static const Rulebook read =
      make_rulebook(tabletop::rules_reader(tabletop::find_data_folder().value())).value();
  return read;
}

/// No text was missing, no value of it left open.
void check_sentence(const std::string& text) {
  INFO(text);
  CHECK(text != "?");
  CHECK(text.find('{') == std::string::npos);
  CHECK(text.find("  ") == std::string::npos);
}

/// The question of a position.
std::string asked(std::string_view position) {
  const Scenario match = Scenario::position(position);
  return question(english(), rules(), match.raw(), names);
}

constexpr auto attack = R"({
  "rules": "soccer-city", "control": "home", "carrier": 6, "stage": "reposition",
  "home": {"players": {"1": "H1", "6": "H12", "9": "H15"}},
  "away": {"players": {"1": "H21", "3": "H18"}}})";

}  // namespace

TEST_CASE("city: the language file has what its sentences ask for, and nothing else", "[words]") {
  CHECK(english().language() == "en");
  CHECK(ui(english(), "city-name") == "Soccer City");
  CHECK(ui(english(), "back") == "Back");
}

TEST_CASE("city: passes are told by card and hexes, from the spot without a passer", "[words]") {
  CHECK(said({.kind = EventKind::passed,
              .team = Team::away,
              .player = 6,
              .card = card_of(Length::long_ball),
              .from = at("H12"),
              .to = at("H3")}) == "City: number 6 plays a long pass from H12 to H3.");
  CHECK(said({.kind = EventKind::closed, .from = at("H11"), .to = at("G10")}) == "Rovers kicks off to G10.");
}

TEST_CASE("city: a shot is told by what it came to", "[words]") {
  Event shot{.kind = EventKind::shot, .player = 9, .card = card_of(Shot::volley), .from = at("H18")};
  shot.figures = {9, 8, static_cast<std::int8_t>(ShotResult::goal)};
  CHECK(said(shot) == "Rovers: number 9 shoots from H18, Volley: 9 against 8.");
  shot.figures = {9, 0, static_cast<std::int8_t>(ShotResult::goal)};
  CHECK(said(shot) == "Rovers: number 9 shoots from H18, Volley: 9, and nobody guards the goal.");
  shot.figures = {2, 0, static_cast<std::int8_t>(ShotResult::wide)};
  CHECK(said(shot) == "Rovers: number 9 shoots from H18, Volley: 2, and it goes wide.");
}

TEST_CASE("city: a penalty that misses is saved where the goalkeeper went that way, else wide", "[words]") {
  Event kick{.kind = EventKind::kick, .player = 9};
  const auto left = static_cast<std::int8_t>(Side::left);
  const auto right = static_cast<std::int8_t>(Side::right);
  kick.figures = {left, right, 5, 0};
  CHECK(said(kick) == "Rovers: number 9 puts the penalty to the left, the goalkeeper goes left. 5: saved.");
  kick.figures = {left, left, 1, 0};
  CHECK(said(kick) == "Rovers: number 9 puts the penalty to the left, the goalkeeper goes right. 1: wide.");
  kick.figures = {left, nobody_dived, 1, 0};
  CHECK(said(kick) == "Rovers: number 9 puts the penalty to the left, the goalkeeper is not there. 1: wide.");
  kick.figures = {left, right, 6, 1};
  CHECK(said(kick) ==
        "Rovers: number 9 puts the penalty to the left, the goalkeeper goes left. 6: it goes in.");
}

TEST_CASE("city: a choice begins as a sentence does", "[words]") {
  const Scenario match = Scenario::position(attack);
  CHECK(label(english(), match.raw(), parse_command("move H15 H17").value()) == "Number 9: H15 to H17");
}

TEST_CASE("city: leaving a run says who stays, and that runs are done once somebody has run",
          "[words][soccer-city/S20]") {
  const auto left = [](std::string_view changes, std::initializer_list<std::string_view> choices) {
    Scenario match = Scenario::position(R"({
      "rules": "soccer-city", "control": "home", "carrier": 6, "stage": "action",
      "home": {"players": {"1": "H1", "6": "H12", "9": "H15"}, "hand": {"attack": ["solo-run-1", "sprint-1"]}},
      "away": {"players": {"1": "H21", "3": "H18"}, "hand": {"defence": ["shift-1", "rush-out-1"]}}})",
                                        changes);
    match.plays(choices);
    return label(english(), match.raw(), commands::plain(Verb::done));
  };
  constexpr auto defence = R"({"stage": "defence"})";
  CHECK(left("{}", {"tactic sprint-1"}) == "Nobody runs");
  CHECK(left("{}", {"tactic solo-run-1"}) == "He stays");
  CHECK(left(defence, {"tactic rush-out-1"}) == "He stays");
  CHECK(left(defence, {"tactic shift-1"}) == "Nobody runs");
  CHECK(left(defence, {"tactic shift-1", "move H18 H17"}) == "Done");
}

TEST_CASE("city: a tackle is told with the tackler's total first", "[words]") {
  Event tackled{.kind = EventKind::tackled, .team = Team::away, .player = 3, .other = 6};
  tackled.figures = {9, 7, 0};
  CHECK(said(tackled) == "Tackle: City 7, Rovers 9. City, number 3, is beaten.");
  tackled.figures = {7, 9, 1};
  CHECK(said(tackled) == "Tackle: City 9, Rovers 7.");
}

TEST_CASE("city: a level match that penalties decide is not called a draw", "[words]") {
  Event end{.kind = EventKind::match_ends};
  end.figures = {1, 1};
  CHECK(said(end) == "Full time: Rovers 1 : 1 City.");
  end.figures = {1, 2};
  CHECK(said(end) == "Full time: Rovers 1 : 2 City. City wins.");
}

TEST_CASE("city: a card is called by what it does and its number", "[words]") {
  CHECK(card_name(english(), card_of(AttackTactic::solo_run, 3)) == "Solo run +3");
  CHECK(card_name(english(), face(Deck::save, 5)) == "Save 5");
  CHECK(card_name(english(), card_of(Length::medium_ball)) == "Medium");
  CHECK(card_name(english(), unknown(Deck::attack)) == "A card face down");
  std::set<std::string> all;
  int faces = 0;
  for (const Deck deck : decks)
    for (std::size_t place = 0; place < face_count(deck); ++place, ++faces) {
      const Card card = face(deck, place);
      all.insert(card_name(english(), card));
      check_sentence(card_help(english(), card));
    }
  CHECK(static_cast<int>(all.size()) == faces);
}

TEST_CASE("city: a pile begins with a capital where it stands by itself, and not inside a sentence",
          "[words]") {
  CHECK(pile_name(english(), Deck::save) == "Save");
  CHECK(said({.kind = EventKind::shuffled, .figures = {static_cast<std::int8_t>(Deck::save)}}) ==
        "Shuffled: save cards.");
}

TEST_CASE("city: a question of runs says how many players may still run", "[words]") {
  CHECK(asked(attack) == "Rovers: reposition. 3 more players may run.");
  Scenario match = Scenario::position(attack);
  match.plays("move H15 H17");
  CHECK(question(english(), rules(), match.raw(), names) == "Rovers: reposition. 2 more players may run.");
}

TEST_CASE("city: every refusal is a sentence of its own", "[words]") {
  std::set<std::string> all;
  for (std::size_t reason = 0; reason < reason_count; ++reason) {
    const std::string text = sentence(english(), Refusal{static_cast<Reason>(reason), at("H14"), 4});
    check_sentence(text);
    all.insert(text);
  }
  CHECK(all.size() == reason_count);
  CHECK(sentence(english(), Refusal{Reason::way_blocked, at("H14")}) ==
        "The opponent on H14 blocks the way.");
  CHECK(sentence(english(), Refusal{Reason::too_near, at("H12"), 3}) ==
        "H12 is too near the centre spot: 3 hexes at least.");
}

TEST_CASE("city: whatever matches ask and bring is said in whole sentences", "[words]") {
  std::set<std::string_view> seen;
  for (const std::uint64_t seed : {1U, 2U, 3U, 4U}) {
    RulesChoice choice;
    if (seed != 1) choice.options = {Option::factors, Option::extra_time};
    Match match(load_rules(choice).value(), DiceSource::random(seed));
    REQUIRE(match.roll_due());
    BiasedPlay play(seed);
    while (!match.over()) {
      seen.insert(situation(match.state()));
      check_sentence(question(english(), match.rules(), match.state(), names));
      const Command command = play.choose(match.rules(), match.state());
      check_sentence(label(english(), match.state(), command));
      REQUIRE(match.choose(command));
    }
    for (const Entry& entry : match.journal())
      for (const Event& event : entry.events) check_sentence(said(event));
    CHECK(question(english(), match.rules(), match.state(), names).empty());
    CHECK(situation(match.state()) == "over");
  }
  for (const std::string_view each : {"line-up", "place-keeper", "place", "ball", "ball-kick-off", "action",
                                      "run-shift", "reposition", "reposition-defence", "defence", "shot"}) {
    INFO(each);
    CHECK(seen.contains(each));
  }
}

TEST_CASE("city: the panel has help for whatever is pending", "[words][rulebook]") {
  for (const std::string_view each : situations()) {
    INFO(each);
    CHECK_FALSE(book().help.at(std::string(each)).empty());
  }
  Scenario match = Scenario::position(attack);
  CHECK(help(book(), match.raw()).front()->id == "soccer-city/turn");
}

TEST_CASE("city: every rule of the book says whether it is the original's", "[words][rulebook]") {
  std::set<std::string> ids;
  for (const Rulebook::Chapter& chapter : book().chapters)
    for (const Rulebook::Section& section : chapter.sections)
      for (const Rulebook::Statement& statement : section.statements) {
        INFO(statement.id);
        CHECK_FALSE(statement.text.empty());
        CHECK(ids.insert(statement.id).second);
        const bool original = statement.id.starts_with("soccer-city/K");
        CHECK(statement.origin == (original ? Rulebook::Origin::original : Rulebook::Origin::ours));
      }
  CHECK(ids.contains("soccer-city/K17"));
  CHECK(ids.contains("soccer-city/S32"));
}

TEST_CASE("city: a rule that says something else of its origin is told with file and field",
          "[words][rulebook]") {
  const auto made = make_rulebook([](std::string_view file) -> std::optional<std::string> {
    if (file == "soccer-city/rulebook/panel.json") return R"({"chapters": ["one.json"], "help": {}})";
    return R"({"chapter": "1", "sections": [{"id": "s", "title": "S", "statements": [
                {"id": "s/1", "text": "One.", "origin": "theirs"}]}]})";
  });
  REQUIRE_FALSE(made);
  CHECK(made.error() ==
        "rules/soccer-city/rulebook/one.json/sections/0/statements/0/origin: expected original or ours");
}

}  // namespace soccer_city::test::words_of_the_game
