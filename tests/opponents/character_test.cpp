#include "fuba/coach/judgement.hpp"
#include "fuba/game.hpp"
#include "opponents/bench_side.hpp"
#include "support/catch.hpp"

namespace fuba::test::character_test {
using namespace fuba;
using namespace fuba::test;
using tabletop::ContestResult;

namespace {

/// What a team does in some matches.
struct Deeds {
  int presses = 0;
  int areas_between = 0;  ///< start and target of its passes, all together
  int passes = 0;
  int shots = 0;
  int goals = 0;
  int goals_against = 0;

  double length() const { return double(areas_between) / passes; }
};

Deeds deeds_of(const Ruleset& rules, const Coach& coach, const Coach& other, int matches) {
  Deeds deeds;
  const auto see = [&](const State&, const Events& events) {
    for (const Event& event : events) {
      if (event.team != Team::home) continue;
      deeds.presses += event.kind == EventKind::press;
      deeds.shots += event.kind == EventKind::shot;
      if (event.kind != EventKind::target) continue;
      ++deeds.passes;
      deeds.areas_between += std::max(rules.pitch.distance[index(event.from)][index(event.to)] - 1, 0);
    }
  };
  for (int match = 0; match < matches; ++match) {
    const State end = play_match(rules, {&coach, &other}, static_cast<std::uint64_t>(match), see);
    deeds.goals += end.score[0];
    deeds.goals_against += end.score[1];
  }
  return deeds;
}

constexpr int matches = 12;

/// A quiet position, late or early, with a score.
State with_score(const Ruleset& rules, int minute, int home, int away) {
  State state = position(rules, R"({"half":2,"minute":60,"control":"home","ball":{"area":"C3","value":2},
    "home":{"formation":"4-4-2","players":{"C2":3,"C3":4,"L3":1,"R3":1,"C4":1}},
    "away":{"formation":"4-4-2","players":{"C2":1,"C3":4,"L3":1,"R3":1,"C4":3}}})");
  state.minute = static_cast<std::uint8_t>(minute);
  state.score = {static_cast<std::uint8_t>(home), static_cast<std::uint8_t>(away)};
  return state;
}

int players_forward(const Ruleset& rules, const State& state, Team team) {
  int players = 0;
  for (const Area area : all_areas)
    if (rules.pitch.zone[index(team)][index(area)] == Line::forward)
      players += state.side(team).players[index(area)];
  return players;
}

/// Home's players in the attack zone after some more choices from such a score, over some matches.
int forward_after(const Ruleset& rules, const Coach& home, int own, int others) {
  constexpr int choices = 40;
  const Coach away = coach("beginner");
  int players = 0;
  for (std::uint64_t seed = 0; seed < 5 * matches; ++seed)
    players += players_forward(
        rules, play_on(rules, home, away, with_score(rules, 82, own, others), seed, choices), Team::home);
  return players;
}

}  // namespace

TEST_CASE("the bold coach presses more and plays longer passes than the cautious one") {
  const auto rules = basic_rules("fuba-3.0");
  const Coach other = coach("beginner");
  const Deeds bold = deeds_of(*rules, coach("bold"), other, matches);
  const Deeds cautious = deeds_of(*rules, coach("cautious"), other, matches);
  CHECK(bold.presses > 2 * cautious.presses);
  CHECK(bold.length() > 1.5 * cautious.length());
}

TEST_CASE("more goals fall against the bold coach than against the cautious one") {
  const auto rules = basic_rules("fuba-3.0");
  const Coach other = coach("professional");
  CHECK(deeds_of(*rules, coach("bold"), other, 4).goals_against >
        deeds_of(*rules, coach("cautious"), other, 4).goals_against);
}

TEST_CASE("a coach takes most points from one two levels below") {
  const auto rules = basic_rules("fuba-3.0");
  const auto level = GENERATE(std::size_t{2}, std::size_t{3}, std::size_t{5});
  const ContestResult result = play_pairs(*rules, coach(coach_ids[level]), coach(coach_ids[level - 2]), 4, 3);
  CHECK(result.share() > 0.55);
}

TEST_CASE("late in the match a coach throws men forward when behind and keeps them back when ahead") {
  const auto rules = basic_rules("fuba-3.0");
  const std::string_view id = GENERATE("cautious", "professional");
  const Tactics tactics = tactics_of(id);
  const auto forwards = [&](int minute, int home, int away) {
    return wanted_shape(*rules, with_score(*rules, minute, home, away), Team::home,
                        tactics)[index(Line::forward)];
  };
  CHECK(forwards(85, 0, 1) > forwards(85, 0, 0));
  CHECK(forwards(85, 0, 0) > forwards(85, 1, 0));
  CHECK(forwards(46, 0, 1) == forwards(46, 1, 0));
  CHECK(forwards(88, 0, 1) > forwards(80, 0, 1));
}

TEST_CASE("who is behind late has more players forward than who is ahead, where the shape counts much") {
  const auto rules = basic_rules("fuba-3.0");
  Tactics tactics = tactics_of("cautious");
  tactics.weights[static_cast<std::size_t>(Term::shape)] *= 10;
  const Coach home(tactics, 1);
  CHECK(forward_after(*rules, home, 0, 1) > forward_after(*rules, home, 1, 0));
}

TEST_CASE("a goal ahead counts the more the later it is") {
  const auto rules = basic_rules("fuba-3.0");
  const auto hope = [&](int minute, int home) {
    Judgement judgement{};
    judgement[static_cast<std::size_t>(Term::score)] = home;
    return prospects(*rules, with_score(*rules, minute, home, 0), Team::home, judgement);
  };
  CHECK(hope(50, 0) == 0.5);
  CHECK(hope(85, 1) > hope(50, 1));
  CHECK(hope(50, 1) > 0.5);
}

TEST_CASE("a chance counts as much as the dice that decide it") {
  const auto rules = basic_rules("fuba-3.0");
  const int lead = GENERATE(-1, 0, 1);
  const auto hope = [&](Term term, double chance, int goals) {
    Judgement judgement{};
    judgement[static_cast<std::size_t>(Term::score)] = goals;
    judgement[static_cast<std::size_t>(term)] = chance;
    return prospects(*rules, with_score(*rules, 85, 1, 1), Team::home, judgement);
  };
  const double even = hope(Term::chance, 0, lead);
  CHECK(hope(Term::chance, 0.5, lead) == Approx((even + hope(Term::chance, 0, lead + 1)) / 2));
  CHECK(hope(Term::danger, -0.5, lead) == Approx((even + hope(Term::chance, 0, lead - 1)) / 2));
}

TEST_CASE("the professional takes a sure shot whatever the score") {
  const auto rules = basic_rules("fuba-3.0");
  State state = position(
      *rules, R"({"half":2,"minute":60,"control":"home","ball":{"area":"C5","value":1},"stage":"actions",
    "first":"home","start":"L4","target":"C5","dice":{"controlling":5,"passive":1},
    "home":{"formation":"4-4-2","players":{"C2":4,"C3":4,"C5":2}},
    "away":{"formation":"4-4-2","players":{"C3":6,"C2":4}}})");
  state.minute = GENERATE(std::uint8_t{50}, std::uint8_t{70}, std::uint8_t{88});
  state.score = {GENERATE(std::uint8_t{0}, std::uint8_t{1}, std::uint8_t{2}, std::uint8_t{4}), 1};
  while (decision(state)->kind == DecisionKind::free)
    apply_unchecked(*rules, state, commands::plain(Verb::done));
  CHECK(to_string(coach("professional").choose(*rules, state, unhurried())) == "action shoot");
}

TEST_CASE("the professional takes a fair chance when level instead of waiting for a better one") {
  const auto rules = basic_rules("fuba-3.0");
  State state = position(
      *rules, R"({"half":2,"minute":60,"control":"home","ball":{"area":"C5","value":4},"stage":"actions",
    "first":"home","start":"C3","target":"C5","dice":{"controlling":5,"passive":1},"score":{"home":1,"away":1},
    "home":{"formation":"4-4-2","players":{"C2":4,"C3":3,"C4":1,"L4":1,"C5":1}},
    "away":{"formation":"4-4-2","players":{"C3":6,"C2":4}}})");
  state.minute = GENERATE(std::uint8_t{50}, std::uint8_t{70}, std::uint8_t{88});
  while (decision(state)->kind == DecisionKind::free)
    apply_unchecked(*rules, state, commands::plain(Verb::done));
  CHECK(to_string(coach("professional").choose(*rules, state, unhurried())) == "action shoot");
}

TEST_CASE("a substitution and a card left are worth the less the later it is") {
  const auto rules = full_rules("fuba-3.0");
  const Tactics tactics = tactics_of("professional");
  const Term term = GENERATE(Term::substitutes, Term::cards);
  const auto worth = [&](int minute) {
    State state = with_score(*rules, minute, 0, 0);
    state.side(Team::away).substitutions = 1;
    state.side(Team::home).skills.add(Skill::tackle);
    return judge(*rules, state, Team::home, tactics)[static_cast<std::size_t>(term)];
  };
  CHECK(worth(50) > worth(80));
  CHECK(worth(80) > worth(95));
}
}  // namespace fuba::test::character_test
