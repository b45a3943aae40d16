// The story of a match: its figures add up, and nothing of it stays unsaid.
#include "soccer_city/story/story.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "soccer_city/random_players.hpp"
#include "soccer_city/rules_files.hpp"
#include "soccer_city/scenario.hpp"
#include "soccer_city/story/report.hpp"
#include "soccer_city/words_files.hpp"
#include "support/catch.hpp"

namespace soccer_city::test::stories {
namespace {

/// A match of players who run to the ball, shoot and tackle, so that something happens.
Match lively_match(std::uint64_t seed) {
  RulesChoice choice;
  choice.options = {Option::factors};
  Match match(load_rules(choice).value(), DiceSource::random(seed));
  static_cast<void>(match.roll_due());
  BiasedPlay play(seed);
  while (!match.over()) static_cast<void>(match.choose(play.choose(match.rules(), match.state())));
  return match;
}

const Match& match() {
  static const Match played = lively_match(7);
  return played;
}

int events_of(EventKind kind) {
  int count = 0;
  for (const Entry& entry : match().journal())
    count += static_cast<int>(std::ranges::count(entry.events, kind, &Event::kind));
  return count;
}

/// A match that goes on from a position.
Match from(std::string_view position, DiceSource dice) {
  const auto state = state_from_json(rules(), nlohmann::json::parse(position)).value();
  return Match(std::make_shared<const Ruleset>(rules()), state, std::move(dice));
}

}  // namespace

TEST_CASE("city: the figures of a story add up to the journal", "[story]") {
  const Story story = tell(match());
  const auto both = [&](int TeamStory::*what) {
    return story.of(Team::home).*what + story.of(Team::away).*what;
  };
  CHECK(both(&TeamStory::turns) == events_of(EventKind::turn));
  CHECK(both(&TeamStory::shots) == events_of(EventKind::shot) + events_of(EventKind::kick));
  CHECK(both(&TeamStory::yellow) == events_of(EventKind::yellow_card));
  CHECK(static_cast<int>(story.turns.size()) == events_of(EventKind::turn));
  for (const Team team : teams) {
    const TeamStory& told = story.of(team);
    CHECK(told.goals == match().state().score[index(team)]);
    CHECK(told.tackles.won <= told.tackles.tried);
    CHECK(told.anticipations.expected <= told.anticipations.tried);
  }
  const Tally& home = story.of(Team::home).challenges;
  const Tally& away = story.of(Team::away).challenges;
  CHECK(home.tried == events_of(EventKind::challenge));
  CHECK(home.won + away.won == home.tried);
  CHECK(home.expected + away.expected == Approx(static_cast<double>(home.tried)));
  CHECK(events_of(EventKind::tackled) > 0);
  CHECK(story.over);
}

TEST_CASE("city: a shot has the chance that the saves in the pile left it", "[story][soccer-city/S21]") {
  Match played = from(R"({
    "rules": "soccer-city", "control": "home", "carrier": 9, "stage": "shot", "reached": 9,
    "home": {"players": {"1": "H1", "9": "H19"}, "hand": {"shot": ["placed"]}},
    "away": {"players": {"1": "H21"}}, "piles": {"save": ["save-6", "save-0", "save-1", "save-2"]}})",
                      DiceSource::random(1));
  REQUIRE(played.choose(parse_command("shoot placed").value()));
  const Story story = tell(played);
  REQUIRE(story.shots.size() == 1);
  // 6 + 4 - 2 = 8 against 10, 4, 5 and 6.
  CHECK(story.shots[0].chance == Approx(0.75));
  CHECK(story.shots[0].result == ShotResult::saved);
  CHECK(story.of(Team::home).expected_goals == Approx(0.75));
}

TEST_CASE("city: a tackle promises what both strengths make of it", "[story][soccer-city/S23]") {
  constexpr std::array<std::uint8_t, 2> dice{3, 5};
  Match played = from(R"({
    "rules": "soccer-city", "control": "home", "carrier": 9, "stage": "defence",
    "home": {"players": {"1": "H1", "9": "H12"}},
    "away": {"players": {"1": "H21", "3": "H13"}, "hand": {"defence": ["shift-2"]}}})",
                      DiceSource::scripted(dice));
  REQUIRE(played.choose(parse_command("tackle shift-2 H13 H13").value()));
  const Tally tackles = tell(played).of(Team::away).tackles;
  CHECK(tackles.tried == 1);
  CHECK(tackles.won == 1);
  // Both add 6, so that the higher die wins.
  CHECK(tackles.expected == Approx(15.0 / 36));
}

TEST_CASE("city: the penalties of a shoot-out are told, and are no shots", "[story][soccer-city/S32]") {
  const auto rules_with_penalties = load_rules({.options = {Option::extra_time}}).value();
  const auto position = nlohmann::json::parse(R"({
    "rules": "soccer-city", "options": ["extra-time"], "half": 4, "control": "home", "carrier": 8,
    "stage": "reposition", "ball_cards_left": 1, "score": {"home": 1, "away": 1},
    "home": {"players": {"1": "H1", "8": "H15"}}, "away": {"players": {"1": "H21", "3": "H19"}}})");
  const State state = state_from_json(*rules_with_penalties, position).value();
  Match played(rules_with_penalties, state, DiceSource::random(3));
  while (!played.over())
    REQUIRE(played.choose(played.decision()->kind == DecisionKind::reposition ? commands::plain(Verb::done)
                                                                              : *played.legal().begin()));
  const Story story = tell(played);
  const auto& taken = played.state().shoot_out.taken;
  CHECK(std::ranges::count(story.incidents, EventKind::kick,
                           [](const Incident& each) { return each.event.kind; }) == taken[0] + taken[1]);
  CHECK(taken[0] + taken[1] >= 6);
  CHECK(story.shots.empty());
}

TEST_CASE("city: the time of a quick match ends with its half", "[story][soccer-city/S32]") {
  static const Words words = *load_words();
  const auto rules_of_one_half = load_rules({.options = {Option::quick}}).value();
  const Match quick(rules_of_one_half, DiceSource::random(1));
  const story::TimeScale time = make_report(tell(quick), quick, words).time;
  CHECK(time.half_time.x == Approx(1.0));
  CHECK(time.half_time.label.empty());
  REQUIRE_FALSE(time.ticks.empty());
  CHECK(time.ticks.back().x == Approx(2.0 / 3));
}

TEST_CASE("city: the report says every part, without a text that is missing", "[story][words]") {
  const Words words = load_words().value();
  const story::Report report = make_report(tell(match()), match(), words);
  CHECK(report.heat.places.size() == 15 * 21 + 8);
  CHECK(report.figures.figures.size() == 11);
  CHECK(report.turns.halves.size() == 2);
  CHECK(report.time.end == Approx(1.0));
  const std::string page = story_page(tell(match()), match(), words);
  CHECK(page.find(">?<") == std::string::npos);
  CHECK(page.find("Soccer City") != std::string::npos);
}

TEST_CASE("city: a story as JSON has the same figures", "[story]") {
  const Story story = tell(match());
  const auto json = to_json(story);
  CHECK(json["home"]["shots"] == story.of(Team::home).shots);
  CHECK(json["shots"].size() == story.shots.size());
}

}  // namespace soccer_city::test::stories
