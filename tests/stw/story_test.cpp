// The story of a match: its figures add up, and nothing of it stays unsaid.
#include "stw/story/story.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "stw/rules_files.hpp"
#include "stw/scenario.hpp"
#include "stw/story/report.hpp"
#include "stw/words_files.hpp"
#include "support/catch.hpp"
#include "tabletop/random_play.hpp"

namespace stw::test::stories {
namespace {

/// A match whose choices go for the ball where they can, so that something happens.
Match lively_match(std::uint64_t seed) {
  RulesChoice choice;
  choice.clock.half = 20;
  choice.clock.tie = Tie::draw;
  Match match(load_rules(choice).value(), DiceSource::random(seed));
  static_cast<void>(match.roll_due());
  tabletop::RandomPlay<Stw> play(seed);
  while (!match.over()) {
    const CommandList list = match.legal();
    const auto* to_ball = std::ranges::find(list, match.state().ball, &Command::to);
    const Command command = to_ball != list.end() ? *to_ball : play.choose(match.rules(), match.state());
    static_cast<void>(match.choose(command));
  }
  return match;
}

const Match& match() {
  static const Match played = lively_match(4);
  return played;
}

}  // namespace

TEST_CASE("the figures of a story add up to the journal", "[story]") {
  const Story story = tell(match());
  const State& end = match().state();
  for (const Team team : teams) {
    const TeamStory& told = story.of(team);
    CHECK(told.goals == end.score[index(team)]);
    CHECK(told.goals <= told.shots);
    CHECK(told.captures.won <= told.captures.tried);
    CHECK(told.battles.won <= told.battles.tried);
    CHECK(told.expected_goals == 0.5 * told.shots);
  }
  CHECK(story.of(Team::home).battles.tried == story.of(Team::away).battles.tried);
  CHECK(story.of(Team::home).battles.won + story.of(Team::away).battles.won ==
        story.of(Team::home).battles.tried);
  const double promised = story.of(Team::home).battles.expected + story.of(Team::away).battles.expected;
  CHECK(promised == Approx(static_cast<double>(story.of(Team::home).battles.tried)));
  int throws = 0;
  for (const Entry& entry : match().journal())
    if (const Throw* thrown = entry.fallen(); thrown != nullptr && thrown->roll.purpose != Purpose::kick_off)
      ++throws;
  CHECK(story.of(Team::home).throws + story.of(Team::away).throws == throws);
  CHECK(story.over);
}

TEST_CASE("the report says every part, without a text that is missing", "[story][words]") {
  const Words words = load_words().value();
  const story::Report report = make_report(tell(match()), match(), words);
  CHECK(report.heat.places.size() == square_count);
  CHECK(report.figures.figures.size() == 11);
  CHECK(report.turns.halves.size() == 2);
  CHECK(report.time.end == Approx(1.0));
  const std::string page = story_page(tell(match()), match(), words);
  CHECK(page.find(">?<") == std::string::npos);
  CHECK(page.find("Soccer Tactics WORLD") != std::string::npos);
}

TEST_CASE("a story as JSON has the same figures", "[story]") {
  const Story story = tell(match());
  const auto json = to_json(story);
  CHECK(json["home"]["shots"] == story.of(Team::home).shots);
  CHECK(json["shots"].size() == story.shots.size());
}

}  // namespace stw::test::stories
