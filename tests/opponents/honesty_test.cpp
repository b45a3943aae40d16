#include <fmt/format.h>

#include "fuba/game.hpp"
#include "fuba/random_play.hpp"
#include "opponents/bench_side.hpp"
#include "support/catch.hpp"

namespace fuba::test::honesty_test {
using namespace fuba;
using namespace fuba::test;

namespace {

/// Calls `look` with the state before each choice of a match between coaches, until it is over.
template <class Look>
void watch(const Ruleset& rules, const Coach& coach, std::uint64_t seed, Look look) {
  RandomPlay chance(seed);
  State state = new_match(rules);
  while (!is_over(state)) {
    if (const auto due = roll(state)) {
      apply_dice(rules, state, chance.let_fall(*due));
      continue;
    }
    const Team team = decision(state)->team;
    look(state, team);
    apply_unchecked(rules, state, coach.choose(rules, seen_by(state, team), unhurried()));
  }
}

std::string text_of(const std::vector<Advice>& all) {
  std::string text;
  for (const Advice& advice : all) {
    text += fmt::format("{} {:.17g} {}", to_string(advice.command), advice.value, advice.rest.size());
    if (advice.odds)
      for (const auto& [outcome, chance] : advice.odds->chances)
        text += fmt::format(" {} {:.17g}", name(outcome), chance);
    for (const auto& [term, goals] : advice.arguments) text += fmt::format(" {} {:.17g}", name(term), goals);
    text += '\n';
  }
  return text;
}

}  // namespace

TEST_CASE("a coach chooses the same whatever the other team hides before the match") {
  const auto rules = full_rules("fuba-3.0");
  const Coach away = coach("professional");
  const auto chosen_after = [&](std::string_view formation, Skill card) {
    State state = new_match(*rules);
    while (decision(state)->team == Team::home) {
      const CommandList list = legal(*rules, state);
      Command command = list[list.size() - 1];
      if (state.agenda.top().step == Step::choose_formation)
        command = commands::choose(*parse_formation(formation));
      if (state.agenda.top().step == Step::choose_skills && list.size() > 1)
        command = std::ranges::count(list, commands::card(Verb::skill, card)) > 0
                      ? commands::card(Verb::skill, card)
                      : list[0];
      apply_unchecked(*rules, state, command);
    }
    std::string chosen;
    while (decision(state) && decision(state)->secret) {
      const Command command = away.choose(*rules, seen_by(state, Team::away), unhurried());
      chosen += to_string(command) + '\n';
      apply_unchecked(*rules, state, command);
    }
    return chosen;
  };
  CHECK(chosen_after("4-4-2", Skill::tackle) == chosen_after("2-3-5", Skill::shot_stopper));
}

TEST_CASE("a coach chooses and advises the same whatever cards the other team holds") {
  const auto rules = full_rules("fuba-3.0");
  const Coach bold = coach("bold");
  int seen = 0;
  int compared = 0;
  watch(*rules, bold, 4, [&](const State& state, Team team) {
    constexpr int one_of = 5;  // all would take minutes under sanitizers
    if (++seen % one_of != 0) return;
    State other = state;
    TeamState& side = other.side(opponent(team));
    const SkillSet hidden = side.skills - side.skills_used;
    SkillSet others = rules->playable_skills - side.skills - hidden;
    if (hidden.empty() || decision(state)->secret) return;
    for (const Skill card : hidden) {
      side.skills.remove(card);
      side.skills.add(*others.begin());
      others.remove(*others.begin());
    }
    REQUIRE_FALSE(other == state);
    REQUIRE(bold.choose(*rules, seen_by(other, team), unhurried()) ==
            bold.choose(*rules, seen_by(state, team), unhurried()));
    REQUIRE(text_of(bold.advise(*rules, seen_by(other, team), 3, unhurried())) ==
            text_of(bold.advise(*rules, seen_by(state, team), 3, unhurried())));
    ++compared;
  });
  CHECK(compared > 50);
}

TEST_CASE("a penalty is kicked the same whatever the goalkeeper has hidden") {
  const auto rules = basic_rules("fuba-3.0");
  const State before = position(
      *rules, R"({"half":1,"minute":20,"control":"home","stage":"penalty-kick","ball":{"area":"C5"}})");
  const Coach home = coach("cautious");
  State state = before;
  while (decision(state)->kind != DecisionKind::dive)
    apply_unchecked(*rules, state, home.choose(*rules, seen_by(state, decision(state)->team), unhurried()));
  const auto kicked_after = [&](Side dive) {
    State hidden = state;
    apply_unchecked(*rules, hidden, commands::side(Verb::dive, dive));
    return to_string(home.choose(*rules, seen_by(hidden, Team::home), unhurried()));
  };
  CHECK(kicked_after(Side::left) == kicked_after(Side::right));
  CHECK(kicked_after(Side::left) == kicked_after(Side::middle));
}

TEST_CASE("a half-time change is the same whatever the other team has changed") {
  const auto rules = basic_rules("fuba-3.0");
  const Coach away = coach("bold");
  int compared = 0;
  watch(*rules, coach("beginner"), 2, [&](const State& state, Team team) {
    if (state.agenda.top().step != Step::change_formation || team != Team::away) return;
    State other = state;
    other.secret_formation[0] = *parse_formation("3-5-2");
    State another = state;
    another.secret_formation[0] = *parse_formation("5-4-1");
    CHECK(away.choose(*rules, seen_by(other, team)) == away.choose(*rules, seen_by(another, team)));
    ++compared;
  });
  CHECK(compared == 1);
}
}  // namespace fuba::test::honesty_test
