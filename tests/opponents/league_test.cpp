#include "fuba/league.hpp"

#include <functional>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "fuba/coach/coach_opponent.hpp"
#include "fuba/game.hpp"
#include "opponents/bench_side.hpp"
#include "support/catch.hpp"

namespace fuba::test::league_test {
using namespace fuba;
using namespace fuba::test;
using tabletop::ContestResult;
using tabletop::LeaguePlan;
using tabletop::LeagueResult;
using tabletop::match_between;
using tabletop::matches_of;
using tabletop::play_league;

namespace {

/// Takes one of the legal choices by a rule.
class Simple : public Opponent {
 public:
  using Rule = std::function<std::size_t(const State& view, std::size_t choices)>;
  explicit Simple(Rule rule) : rule_(std::move(rule)) {}

  tl::expected<Command, std::string> choose(const Ruleset& rules, const State& view,
                                            const std::stop_token&) override {
    const CommandList list = legal(rules, view);
    return list[rule_(view, list.size())];
  }
  void hear_result(const State&) override {}

 private:
  Rule rule_;
};

Entrant simple(std::string name, const Simple::Rule& rule) {
  return {std::move(name), [rule](Team, std::uint64_t) {
            return tl::expected<std::unique_ptr<Opponent>, std::string>(std::make_unique<Simple>(rule));
          }};
}

Entrant random_one(std::string name, std::uint64_t salt) {
  return simple(std::move(name), [salt](const State& view, std::size_t choices) {
    return (hash(view) ^ salt * 0x9e3779b97f4a7c15U) % choices;
  });
}

Entrant nobody() {
  return {"nobody", [](Team, std::uint64_t) {
            return tl::expected<std::unique_ptr<Opponent>, std::string>(
                tl::unexpected(std::string("Nobody came.")));
          }};
}

/// An entrant that notes which sides it plays with which seeds.
using Calls = std::multiset<std::pair<Team, std::uint64_t>>;
Entrant noted(Entrant entrant, Calls& calls) {
  return {entrant.name, [&calls, send = entrant.send](Team side, std::uint64_t seed) {
            calls.emplace(side, seed);
            return send(side, seed);
          }};
}

auto figures(const ContestResult& result) {
  return std::tuple(result.won, result.drawn, result.lost, result.goals_for, result.goals_against);
}

const auto& rules() {
  static const auto basic = basic_rules(default_edition());
  return basic;
}

}  // namespace

TEST_CASE("everybody plays everybody and itself") {
  const std::array all{random_one("a", 1), random_one("b", 2), random_one("c", 3)};
  const LeagueResult league = play_league<Fuba>(rules(), all, {.games = 4, .seed = 5});
  CHECK(league.planned == matches_of(3, 4));
  CHECK(league.planned == 24);
  CHECK(league.played == 24);
  CHECK(league.trouble.empty());
  for (std::size_t entrant = 0; entrant < all.size(); ++entrant) {
    CHECK(between(league, entrant, entrant).played() == 4);
    CHECK(total(league, entrant).played() == 8);
    for (std::size_t other = 0; other < all.size(); ++other)
      if (other != entrant)
        CHECK(between(league, entrant, other).goals_for == between(league, other, entrant).goals_against);
  }
}

TEST_CASE("a league comes out alike on any number of threads") {
  const std::array all{random_one("a", 1), random_one("b", 2), random_one("c", 3)};
  const LeagueResult one = play_league<Fuba>(rules(), all, {.games = 6, .seed = 5, .jobs = 1});
  const LeagueResult four = play_league<Fuba>(rules(), all, {.games = 6, .seed = 5, .jobs = 4});
  REQUIRE(one.pairings.size() == four.pairings.size());
  for (std::size_t at = 0; at < one.pairings.size(); ++at)
    CHECK(figures(one.pairings[at].result) == figures(four.pairings[at].result));
  const LeagueResult other = play_league<Fuba>(rules(), all, {.games = 6, .seed = 6, .jobs = 4});
  CHECK(figures(one.pairings[1].result) != figures(other.pairings[1].result));
}

TEST_CASE("what two came to does not hang on who else takes part") {
  const std::array two{random_one("b", 2), random_one("c", 3)};
  const std::array three{random_one("a", 1), random_one("b", 2), random_one("c", 3)};
  const LeaguePlan plan{.games = 4, .seed = 5};
  CHECK(figures(between(play_league<Fuba>(rules(), two, plan), 0, 1)) ==
        figures(between(play_league<Fuba>(rules(), three, plan), 1, 2)));
}

TEST_CASE("two who choose alike come out even: each pair of matches has the same dice, sides swapped") {
  const Simple::Rule last = [](const State&, std::size_t choices) { return choices - 1; };
  const std::array all{simple("one", last), simple("other", last)};
  const ContestResult result = between(play_league<Fuba>(rules(), all, {.games = 6, .seed = 1}), 0, 1);
  CHECK(result.won == result.lost);
  CHECK(result.goals_for == result.goals_against);
}

TEST_CASE("against itself a coach has other dice in each match, against others each dice twice") {
  Calls calls;
  const std::array all{noted(random_one("a", 1), calls), random_one("b", 2)};
  play_league<Fuba>(rules(), all, {.games = 4, .seed = 5});
  std::map<std::uint64_t, std::multiset<Team>> sides;
  for (const auto& [side, seed] : calls) sides[seed].insert(side);
  std::multiset<std::size_t> often;
  for (const auto& [seed, played] : sides) {
    CHECK(played.count(Team::home) == played.count(Team::away));
    often.insert(played.size());
  }
  CHECK(often == std::multiset<std::size_t>{2, 2, 4, 4});
}

TEST_CASE("a league ends where somebody does not go on, and says why") {
  const std::array all{random_one("a", 1), nobody()};
  const LeagueResult league = play_league<Fuba>(rules(), all, {.games = 2, .seed = 5, .jobs = 2});
  CHECK(league.trouble == "Nobody came.");
  CHECK(league.played < league.planned);
}

TEST_CASE("a league that is stopped has the matches that were over") {
  std::stop_source source;
  int matches = 0;
  Entrant last_of_three = random_one("a", 1);
  last_of_three.send = [&, send = last_of_three.send](Team side, std::uint64_t seed) {
    if (side == Team::home && ++matches == 3) source.request_stop();
    return send(side, seed);
  };
  const LeagueResult league =
      play_league<Fuba>(rules(), std::array{last_of_three}, {.games = 8, .seed = 5}, source.get_token());
  CHECK(league.played == 2);
  CHECK(between(league, 0, 0).played() == 2);
  CHECK(league.trouble.empty());
}

TEST_CASE("coaches play a league, and a match keeps who played it") {
  const Entrant beginner{
      "beginner", [](Team, std::uint64_t seed) {
        return tl::expected<std::unique_ptr<Opponent>, std::string>(coach_opponent(coach("beginner", seed)));
      }};
  const PlayedMatch played = match_between(rules(), beginner, random_one("chance", 1), 7);
  CHECK(played.match.over());
  CHECK(played.trouble.empty());
  CHECK(played.match.info().coaches == std::array<std::string, 2>{"beginner", "chance"});
}
}  // namespace fuba::test::league_test
