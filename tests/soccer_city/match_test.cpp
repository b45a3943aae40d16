// Matches of Soccer City on the table: undo, saves, replay, the server.
#include "soccer_city/match.hpp"

#include <algorithm>

#include "soccer_city/random_players.hpp"
#include "soccer_city/rules_files.hpp"
#include "soccer_city/scenario.hpp"
#include "soccer_city/service.hpp"
#include "soccer_city/words_files.hpp"
#include "support/folder.hpp"

namespace soccer_city::test::match_chapter {
namespace {

using nlohmann::json;

std::shared_ptr<const Ruleset> shared_rules(Options options = {}) {
  return std::make_shared<const Ruleset>(rules(options));
}

RulesFor rules_for() {
  return [](const RulesChoice& choice) -> tl::expected<std::shared_ptr<const Ruleset>, std::string> {
    return shared_rules(choice.options);
  };
}

Match begun(std::uint64_t seed, Options options = {}) {
  Match match(shared_rules(options), DiceSource::random(seed));
  match.roll_due().value();
  return match;
}

/// A match played for so many choices, or to its end.
Match played(std::uint64_t seed, int choices, Options options = {}) {
  Match match = begun(seed, options);
  BiasedPlay play(seed);
  for (int choice = 0; choice < choices && !match.over(); ++choice)
    match.choose(play.choose(match.rules(), match.state())).value();
  return match;
}

TEST_CASE("city: the seed decides how the cards lie, dice that are set down do not change it") {
  const auto hands = [](std::uint64_t seed) { return begun(seed).state().side(Team::home).hand; };
  CHECK(hands(1) == hands(1));
  CHECK(hands(1) != hands(2));
  DiceSource dice = DiceSource::random(1);
  dice.add(std::array<std::uint8_t, 2>{1, 6});
  Match match(shared_rules(), std::move(dice));
  match.roll_due().value();
  CHECK(match.state().side(Team::home).hand == hands(1));
  CHECK(match.state().control == Team::away);
}

TEST_CASE("city: a saved match is played again to the same end") {
  const fuba::test::TestFolder folder;
  const auto file = folder.path() / "city.fuba";
  const Match match = played(7, 2000, {Option::factors});
  REQUIRE(match.over());
  REQUIRE(tabletop::save(match, file));
  const auto back = load(file, rules_for(), DiceSource::scripted({}));
  REQUIRE(back);
  CHECK_FALSE(back->trouble);
  CHECK(back->match.state() == match.state());
  CHECK(summary_of(file, rules_for())->last == match.state());
}

TEST_CASE("city: a match that began at a position is saved with it") {
  const auto position = state_from_json(rules(), json::parse(R"({"rules": "soccer-city", "carrier": 6,
      "home": {"players": {"6": "H8"}, "hand": {"ball": ["short"]}}})"));
  Match match(shared_rules(), position.value(), DiceSource::random(1));
  REQUIRE(match.choose(*parse_command("pass short H9")));
  const auto back = load_text(tabletop::save_text(match), "city.fuba", rules_for(), DiceSource::scripted({}));
  REQUIRE(back);
  CHECK_FALSE(back->trouble);
  CHECK(back->match.state() == match.state());
}

TEST_CASE("city: undo goes back to the last die or card") {
  const auto position = state_from_json(rules(), json::parse(R"({"rules": "soccer-city", "carrier": 6,
      "home": {"players": {"6": "H8", "7": "C5"}, "hand": {"ball": ["short"]}}})"));
  Match match(shared_rules(), position.value(), DiceSource::random(1));
  REQUIRE(match.choose(*parse_command("advance short H9")));
  REQUIRE(match.choose(*parse_command("move C5 C6")));
  CHECK(match.undo());
  CHECK(match.undo());
  CHECK(match.state() == *position);
  REQUIRE(match.choose(*parse_command("skip")));
  REQUIRE(match.choose(*parse_command("done")));
  CHECK(match.undo_refusal() == UndoRefusal::secret_revealed);
  CHECK(match.undo(Undo::forced));
}

TEST_CASE("city: what is forced back comes again with the same cards") {
  Match match = played(3, 60);
  const State before = match.state();
  const auto& choice = std::ranges::find_if(match.journal().rbegin(), match.journal().rend(),
                                            [](const Entry& entry) { return entry.choice() != nullptr; });
  const Command last = choice->choice()->command;
  REQUIRE(match.undo(Undo::forced));
  REQUIRE(match.choose(last));
  CHECK(match.state() == before);
}

TEST_CASE("city: the timeline knows halves, turns and goals") {
  const Match match = played(11, 2000);
  const Timeline timeline(match, {});
  CHECK(timeline.next(0, Stride::turn));
  CHECK(timeline.next(0, Stride::half));
}

TEST_CASE("city: the server plays it: rules, legal, do, dice, state, position, odds, undo") {
  tabletop::Server<SoccerCity> server(service(rules_for(), load_words().value()));
  const auto ask = [&](const std::string& line) { return json::parse(server.answer(line)); };
  const json begin =
      ask(R"({"new":{"rules":"soccer-city","options":["factors"],"seed":5},"dice":[2,6],"legal":true})");
  CHECK(begin["ok"] == true);
  CHECK(begin["decision"]["team"] == "away");
  CHECK(begin["decision"]["kind"] == "line-up");
  CHECK(begin["legal"].size() == 28);
  CHECK(ask(R"({"do":"line-up 2 3 4 5 6 7"})")["ok"] == true);
  const json refused = ask(R"({"do":"place 1 H11"})");
  CHECK(refused["ok"] == false);
  CHECK(refused["rule"] == "soccer-city/S13");
  CHECK(refused["error"] == "H11 is not in the own half.");
  const json position = ask(R"({"position":{"rules":"soccer-city","stage":"shot","carrier":8,
      "home":{"players":{"8":"H19"},"hand":{"shot":["placed"]}},"away":{"players":{"1":"H21"}},
      "piles":{"save":["save-3"]}},"odds":true,"state":"away"})");
  CHECK(position["ok"] == true);
  CHECK(position["odds"]["shoot placed"]["goal"] == 1.0);
  CHECK(position["state"]["home"]["hand"]["shot"] == 1);
  const json goal = ask(R"({"do":"shoot placed"})");
  CHECK(std::ranges::any_of(goal["events"], [](const json& event) { return event["event"] == "goal"; }));
  CHECK(ask(R"({"undo":true})")["ok"] == false);
  CHECK(ask(R"({"undo":true,"force":true})")["ok"] == true);
}

TEST_CASE("city: options are chosen by name") {
  const auto chosen = [](const char* object) { return rules_choice_from_json(json::parse(object), {}); };
  CHECK(chosen(R"({"options": "basic"})")->options == Options{});
  CHECK(chosen(R"({"options": "all"})")->options == Options{Option::factors, Option::extra_time});
  CHECK(chosen(R"({"options": ["quick"]})")->options == Options{Option::quick});
  CHECK(chosen(R"({"options": ["rain"]})").error().field == "/options/0");
}

}  // namespace
}  // namespace soccer_city::test::match_chapter
