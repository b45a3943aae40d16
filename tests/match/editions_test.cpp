#include <nlohmann/json.hpp>

#include "fuba/json.hpp"
#include "fuba/match.hpp"
#include "fuba/rules_files.hpp"
#include "match/played.hpp"
#include "support/catch.hpp"

namespace fuba::test::editions_test {
using namespace fuba;
using namespace fuba::test;

namespace {

/// Every edition, basic and with all its options.
std::vector<std::shared_ptr<const Ruleset>> all_games() {
  std::vector<std::shared_ptr<const Ruleset>> games;
  for (const std::string_view edition : editions())
    for (const Options options : {Options{}, load_options().value().of(edition)})
      games.push_back(load_rules({std::string(edition), options}).value());
  return games;
}

Match loaded(const Match& match) {
  const auto back = load_text(save_text(match), "memory", load_rules, DiceSource::random(1));
  REQUIRE(back);
  if (back->trouble) FAIL(to_string(*back->trouble));
  return back->match;
}

/// The choices of a match in their order.
std::vector<Command> choices_of(const Match& match) {
  std::vector<Command> choices;
  for (const Entry& entry : match.journal())
    if (const Choice* choice = entry.choice()) choices.push_back(choice->command);
  return choices;
}

}  // namespace

TEST_CASE("a match of any edition names it when saved, and is the same when loaded") {
  for (const auto& rules : all_games())
    for (const std::uint64_t seed : {1U, 2U, 3U, 4U, 5U}) {
      INFO(rules->id << ", options " << rules->options.bits() << ", seed " << seed);
      const Match match = finished_match(seed, rules);
      const auto header = nlohmann::json::parse(save_text(match).substr(0, save_text(match).find('\n')));
      CHECK(header["rules"] == rules->id);
      CHECK(header["revision"] == rules->revision);
      const Match back = loaded(match);
      CHECK(back.rules().id == rules->id);
      CHECK(back.rules().options == rules->options);
      CHECK(same_match(back, match));
    }
}

TEST_CASE("a match of any edition is loaded and goes on at any moment") {
  for (const auto& rules : all_games())
    for (std::size_t entries = 10; entries < 400; entries += 37) {
      INFO(rules->id << ", options " << rules->options.bits() << ", " << entries << " entries");
      const Match match = played_match(7, entries, rules);
      Match back = loaded(match);
      REQUIRE(same_match(back, match));
      play_on(back, 8, entries + 40);
      CHECK(same_match(loaded(back), back));
    }
}

TEST_CASE("a match of any edition is taken back to its beginning and played again") {
  for (const auto& rules : all_games()) {
    INFO(rules->id << ", options " << rules->options.bits());
    const Match match = finished_match(9, rules);
    Match again = match;
    while (again.undo(Undo::forced)) {
    }
    REQUIRE(again.journal().empty());
    CHECK(again.state() == match.start());
    for (const Command& choice : choices_of(match)) REQUIRE(again.choose(choice));
    CHECK(same_match(again, match));
  }
}

TEST_CASE("the state of a match in any edition is a position that names its edition") {
  for (const auto& rules : all_games()) {
    INFO(rules->id << ", options " << rules->options.bits());
    const Match match = finished_match(10, rules);
    for (std::size_t at = 0; at < match.journal().size(); at += 11) {
      const State& state = match.journal()[at].after;
      const nlohmann::json position = to_json(*rules, state);
      CHECK(position["rules"] == rules->id);
      const auto back = state_from_json(*rules, position);
      REQUIRE(back);
      CHECK(*back == state);
    }
  }
}

TEST_CASE("a saved match of one edition is not read by the rules of another") {
  const auto rules = load_rules({std::string(editions().back())}).value();
  std::string text = save_text(played_match(3, 60, rules));
  const auto other = [](const RulesChoice& choice) {
    return load_rules({std::string(default_edition()), choice.options});
  };
  const auto back = load_text(text, "memory", other, DiceSource::random(1));
  CHECK((!back || back->trouble));
}

TEST_CASE("before the match a team sees nothing of the other's styles and moved points, in any edition") {
  for (const auto& rules : all_games()) {
    INFO(rules->id << ", options " << rules->options.bits());
    Match match(rules, DiceSource::random(1));
    while (match.decision()->secret) {
      for (const Team team : teams) {
        const State seen = match.state_for(team);
        const TeamState& other = seen.side(opponent(team));
        CHECK(other.styles == std::array<Style, 3>{});
        CHECK(other.condition == std::array<std::uint8_t, 3>{});
        CHECK(other.roles == RoleCounts{});
      }
      REQUIRE(match.choose(match.legal()[0]));
    }
    for (const Team team : teams)
      CHECK(match.state_for(team).side(opponent(team)).styles == match.state().side(opponent(team)).styles);
    CHECK(match.undo_refusal());
  }
}
}  // namespace fuba::test::editions_test
