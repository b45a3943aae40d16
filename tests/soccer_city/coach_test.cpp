// The coaches of Soccer City: they choose what is legal from what they may see, and the good one is better.
#include "soccer_city/coach/coach.hpp"

#include "soccer_city/league.hpp"
#include "soccer_city/scenario.hpp"
#include "tabletop/coach_opponent.hpp"
#include "tabletop/league.hpp"

namespace soccer_city::test::coach_chapter {
namespace {

Tactics tactics(std::string_view id) { return read_tactics(tactics_file(id), read_rules_file).value(); }

Entrant entrant(std::string_view id) {
  return {std::string(id), [of = tactics(id)](Team, std::uint64_t seed) {
            return tl::expected<std::unique_ptr<Opponent>, std::string>(
                tabletop::coach_opponent<SoccerCity>(Coach(of, seed)));
          }};
}

constexpr auto chance = R"({
  "rules": "soccer-city", "control": "home", "carrier": 6, "stage": "ball",
  "home": {"players": {"1": "H1", "6": "H12", "9": "H19", "2": "C3"},
           "hand": {"ball": ["short", "medium"], "attack": ["sprint-0"], "shot": ["volley"]}},
  "away": {"players": {"1": "H21", "2": "A20", "3": "O20"}, "hand": {"defence": ["shift-1"]}}})";

TEST_CASE("city: the good coach passes to the player before the goal and shoots") {
  Coach coach(tactics("good"), 1);
  Scenario match = Scenario::position(chance);
  CHECK(to_string(coach.choose(rules(), seen_by(match.raw(), Team::home))) == "pass medium H19");
  match.plays("pass medium H19").plays("skip");
  CHECK(to_string(coach.choose(rules(), seen_by(match.raw(), Team::home))) == "shoot volley");
}

TEST_CASE("city: coaches choose by what they may see") {
  Scenario match = Scenario::position(chance);
  Scenario other = Scenario::position(chance, R"({"away": {"hand": {"defence": ["rush-out-3"]}}})");
  const State one = seen_by(match.raw(), Team::home);
  CHECK(one.side(Team::away).hand == seen_by(other.raw(), Team::home).side(Team::away).hand);
  CHECK(Coach(tactics("good"), 3).choose(rules(), one) ==
        Coach(tactics("good"), 3).choose(rules(), seen_by(other.raw(), Team::home)));
}

TEST_CASE("city: coaches play whole matches in a league, and the good one beats the beginner") {
  const std::array<Entrant, 2> both{entrant("good"), entrant("beginner")};
  const auto league = tabletop::play_league<SoccerCity>(std::make_shared<const Ruleset>(rules()), both,
                                                        {.games = 12, .seed = 4, .jobs = 2});
  CHECK(league.trouble.empty());
  const auto result = tabletop::between(league, 0, 1);
  CHECK(result.won > 2 * result.lost);
}

TEST_CASE("city: between good coaches there are one to five goals a match") {
  const Entrant good = entrant("good");
  int goals = 0;
  constexpr int matches = 20;
  for (int match = 0; match < matches; ++match) {
    const PlayedMatch played = tabletop::match_between<SoccerCity>(
        std::make_shared<const Ruleset>(rules()), good, good, static_cast<std::uint64_t>(match));
    const auto score = SoccerCity::standing(played.match.state()).score;
    goals += score[0] + score[1];
  }
  CHECK(goals >= matches);
  CHECK(goals <= 5 * matches);
}

TEST_CASE("city: a file of tactics that is wrong is refused with its field") {
  const auto with = [](const char* text) {
    return read_tactics("good.json", [text](std::string_view) { return std::optional<std::string>(text); });
  };
  CHECK(with("{").error().problem == "not JSON at line 1, column 2");
  CHECK(with(R"({"looks_on": 1})").error().field == "/looks_on");
  CHECK(with(R"({"bold": true})").error().field == "/bold");
}

}  // namespace
}  // namespace soccer_city::test::coach_chapter
