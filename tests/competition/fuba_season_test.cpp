// What a match of FUBA leaves to the next one of its competition.
#include "competition/definition_json.hpp"
#include "competition/entry_json.hpp"
#include "competition/season.hpp"
#include "fuba/competition/match_result.hpp"
#include "fuba/competition/match_terms.hpp"
#include "fuba/competition/means.hpp"
#include "fuba/json.hpp"
#include "fuba/rules_files.hpp"
#include "match/played.hpp"
#include "support/catch.hpp"

namespace fuba::test::fuba_season_test {
namespace {

using competition::Competition;
using competition::ResultEntry;
using nlohmann::json;

/// A league of two teams that meet twice, each of them with the same skill cards; or what is wrong with it.
tl::expected<competition::Definition, competition::Problem> definition_with(const json& options,
                                                                            const json& cards) {
  json teams = json::array();
  for (const char* id : {"a", "b"})
    teams.push_back({{"id", id}, {"name", id}, {"plays", {{"coach", "bold"}}}, {"skills", cards}});
  const json definition = competition::test::definition("league", 2,
                                                        {{"rules", "fuba-3.0"},
                                                         {"options", options},
                                                         {"rounds", 2},
                                                         {"skills_per_match", 2},
                                                         {"teams", teams}});
  return competition::definition_from_json(definition, competition_means(load_options().value()));
}

Competition league(const json& options) {
  auto read = definition_with(options, {"tackle", "stopper", "crossing"});
  if (!read) FAIL(to_string(read.error()));
  return Competition(*std::move(read));
}

std::shared_ptr<const Ruleset> rules_of(const Competition& season, std::size_t match) {
  return load_rules(rules_of_match(season, match)).value();
}

/// The first match of a league after a turn in which that special event was rolled.
Match after_event(const Competition& season, std::initializer_list<std::uint8_t> event) {
  const auto rules = rules_of(season, 0);
  const json position = json::parse(
      R"({"half":1,"minute":20,"control":"home","ball":{"area":"C3","value":1},
          "home":{"skills":["tackle","stopper"]},"away":{"skills":["tackle","stopper"]}})");
  Match match(rules, state_from_json(*rules, position).value(), DiceSource::random(5));
  match.dice().add(std::array<std::uint8_t, 2>{3, 3});
  match.dice().add({event.begin(), event.size()});
  REQUIRE(plays(match, "target C3"));
  return match;
}

ResultEntry first_result(const Match& match) { return result_of(match, tell(match), "L1-1"); }

std::vector<SkillSet> cards_of_next(Competition season, const Match& match) {
  REQUIRE(season.add(first_result(match)));
  const auto& cards = rules_of_match(season, 1).terms.skills_from;
  return {*cards[0], *cards[1]};
}

const json with_events{"skills", "advanced-events"};
const SkillSet in_hand{Skill::tackle, Skill::stopper};
const SkillSet own = in_hand | SkillSet{Skill::crossing};

}  // namespace

TEST_CASE("a team names any cards of the edition, also those of an option that is not played", "[C24]") {
  const auto read = definition_with({"skills"}, {"tackle", "wide-player-material", "sweeper-keeper"});
  REQUIRE(read);
  Match match(rules_of(Competition(*read), 0), DiceSource::random(5));
  while (match.decision()->kind != DecisionKind::skill) REQUIRE(match.choose(match.legal()[0]));
  CHECK(plays(match, "skill tackle"));
  CHECK_FALSE(plays(match, "skill sweeper-keeper"));
  CHECK(plays(match, "done"));
}

TEST_CASE("a refused card names all cards that the edition has", "[C24]") {
  const auto read = definition_with({"skills"}, {"tackle", "stopper", "header"});
  REQUIRE_FALSE(read);
  CHECK(read.error().field == "/teams/0/skills/2");
  for (std::size_t card = 0; card < skill_count; ++card)
    CHECK(to_string(read.error()).find(name(static_cast<Skill>(card))) != std::string::npos);
}

TEST_CASE("a lost card has to be one of the edition, whether cards are played or not", "[3.0/T10]") {
  const auto means = competition_means(load_options().value())("fuba-3.0", json::array({"conditions"}));
  const auto reads = [&](const char* card) {
    const json entry{
        {"result", "L1-1"}, {"score", {2, 1}}, {"lost_skills", {json::array(), json::array({card})}}};
    return competition::entry_from_json(league(json::array({"conditions"})).definition(), *means, entry)
        .has_value();
  };
  CHECK(reads("tackle"));
  CHECK_FALSE(reads("header"));
}

TEST_CASE("a card that an injured star takes away stays out of his team's next match",
          "[3.0/A12.6-3.league][3.0/A12.6-4.league][3.0/T10]") {
  const bool of_control = GENERATE(false, true);
  const Team loser = of_control ? Team::home : Team::away;
  const Competition season = league(with_events);
  const Match match = after_event(season, {6, static_cast<std::uint8_t>(of_control ? 4 : 3)});
  const SkillSet lost = in_hand - match.state().side(loser).skills;
  REQUIRE(lost.size() == 1);
  const auto next = cards_of_next(season, match);
  CHECK(next[index(opponent(loser))] == own - lost);
  CHECK(next[index(loser)] == own);
}

TEST_CASE("a card that an old star brings is gone after the match", "[3.0/A12.6-5.league][3.0/T10]") {
  const Competition season = league(with_events);
  const Match match = after_event(season, {6, 5, 5, 2});
  REQUIRE(match.state().side(Team::home).skills.size() == 3);
  CHECK(cards_of_next(season, match) == std::vector{own, own});
}

TEST_CASE("weather, cards in hand, tiredness and injured players stay behind", "[C25]") {
  Competition season = league({"skills", "conditions", "injuries", "weather"});
  const auto rules = rules_of(season, 0);
  const auto leaves_all = [](const State& end) {
    const auto in_either = [&](auto what) { return what(end.sides[0]) || what(end.sides[1]); };
    return end.weather != Weather::none && in_either([](const TeamState& side) { return side.tired; }) &&
           in_either([](const TeamState& side) { return side.injured[0] > 0; }) &&
           in_either([](const TeamState& side) { return side.skills != side.skills_used; }) &&
           !in_either([](const TeamState& side) { return side.red > 0; });
  };
  std::uint64_t seed = 1;
  while (!leaves_all(finished_match(seed, rules).state())) ++seed;
  const RulesChoice before = rules_of_match(season, 1);
  ResultEntry result = first_result(finished_match(seed, rules));
  for (std::size_t side = 0; side < 2; ++side)
    if (result.injuries[side] > 0) result.dice[side].injury = 6;
  REQUIRE(season.add(result));
  CHECK(rules_of_match(season, 1) == before);
}

}  // namespace fuba::test::fuba_season_test
