#include <algorithm>
#include <fstream>
#include <sstream>

#include "fuba/game.hpp"
#include "fuba/random_play.hpp"
#include "fuba/rules_files.hpp"
#include "fuba/words/words.hpp"
#include "opponents/bench_side.hpp"
#include "support/catch.hpp"

namespace fuba::test::advice_test {
using namespace fuba;
using namespace fuba::test;
using tabletop::find_data_folder;

namespace {

Words english() {
  const auto file = find_data_folder().value() / "assets" / "lang" / "en.json";
  std::ifstream in(file);
  std::ostringstream text;
  text << in.rdbuf();
  return make_words(text.str(), "en.json").value();
}

/// Home is through: two players in front of goal with the ball at their feet and nobody but the goalkeeper.
constexpr std::string_view through =
    R"({"half":1,"minute":20,"control":"home","ball":{"area":"C5","value":1},"stage":"actions","first":"home",
  "start":"L4","target":"C5","dice":{"controlling":5,"passive":1},
  "home":{"formation":"4-4-2","players":{"C2":4,"C3":4,"C5":2}},
  "away":{"formation":"4-4-2","players":{"C3":6,"C2":4}}})";

State after_free_moves(const Ruleset& rules, State state) {
  while (decision(state)->kind == DecisionKind::free)
    apply_unchecked(rules, state, commands::plain(Verb::done));
  return state;
}

}  // namespace

TEST_CASE("the professional advises three choices, the best first, with odds where dice decide") {
  const auto rules = basic_rules("fuba-3.0");
  const State state =
      position(*rules, R"({"half":1,"minute":20,"control":"home","ball":{"area":"C3","value":3}})");
  const std::vector<Advice> advice = coach("professional").advise(*rules, state, 3, unhurried());
  REQUIRE(advice.size() == 3);
  CHECK(std::ranges::is_sorted(advice, std::greater{}, &Advice::value));
  for (const Advice& each : advice) {
    CHECK(std::ranges::count(legal(*rules, state), each.command) == 1);
    REQUIRE(each.odds);
    CHECK(each.odds->command == each.command);
    CHECK(each.value > 0);
    CHECK(each.value < 1);
  }
  CHECK(advice[0].command == coach("professional").choose(*rules, state, unhurried()));
}

TEST_CASE("the reasons for a shot are the goals that it brings") {
  const auto rules = basic_rules("fuba-3.0");
  const State state = after_free_moves(*rules, position(*rules, through));
  const std::vector<Advice> advice = coach("professional").advise(*rules, state, 3, unhurried());
  REQUIRE(advice.size() == 3);
  CHECK(to_string(advice[0].command) == "action shoot");
  REQUIRE_FALSE(advice[0].arguments.empty());
  CHECK(advice[0].arguments[0].term == Term::score);
  CHECK(advice[0].arguments[0].goals > 0);
  CHECK(advice[1].arguments[0].term == Term::score);
  CHECK(advice[1].arguments[0].goals < 0);
}

TEST_CASE("formations are advised with how often the tactics take each") {
  const auto rules = basic_rules("fuba-3.0");
  Tactics tactics = tactics_of("professional");
  tactics.formations = {{*parse_formation("4-4-2"), 1}, {*parse_formation("3-4-3"), 3}};
  const std::vector<Advice> advice = Coach(tactics, 1).advise(*rules, new_match(*rules));
  REQUIRE(advice.size() == 2);
  CHECK(to_string(advice[0].command) == "formation 3-4-3");
  CHECK(advice[0].share == 0.75);
  CHECK(to_string(advice[1].command) == "formation 4-4-2");
  CHECK(advice[1].share == 0.25);
}

TEST_CASE("cards are advised in the order of the tactics' favourites") {
  const auto rules = full_rules("fuba-3.0");
  Tactics tactics = tactics_of("professional");
  tactics.skills = {Skill::tackle, Skill::stopper, Skill::short_passes, Skill::doubling};
  const Coach coach(tactics, 1);
  State state = new_match(*rules);
  while (decision(state)->kind != DecisionKind::skill)
    apply_unchecked(*rules, state, coach.choose(*rules, seen_by(state, decision(state)->team)));
  const std::vector<Advice> advice = coach.advise(*rules, seen_by(state, decision(state)->team));
  REQUIRE(advice.size() == 3);
  CHECK(advice[0].command == commands::card(Verb::skill, Skill::tackle));
  CHECK(advice[0].share == 1);
  CHECK(advice[1].command == commands::card(Verb::skill, Skill::stopper));
  CHECK(advice[1].share == 0);
  CHECK(advice[2].command == commands::card(Verb::skill, Skill::short_passes));
}

TEST_CASE("a kick is advised with the chance of each side and how often it is taken") {
  const auto rules = basic_rules("fuba-3.0");
  const Coach home = coach("professional");
  State state = position(
      *rules, R"({"half":1,"minute":20,"control":"home","stage":"penalty-kick","ball":{"area":"C5"}})");
  while (decision(state)->kind != DecisionKind::kick)
    apply_unchecked(*rules, state, home.choose(*rules, seen_by(state, decision(state)->team), unhurried()));
  const std::vector<Advice> advice = home.advise(*rules, seen_by(state, decision(state)->team));
  REQUIRE(advice.size() == 3);
  double shares = 0;
  for (const Advice& each : advice) {
    CHECK(each.command.verb == Verb::kick);
    CHECK(each.odds);
    shares += *each.share;
  }
  CHECK(shares == Approx(1));
}

TEST_CASE("a set-up is advised whole, and as the coach would lay it out one by one") {
  const auto rules = basic_rules("fuba-3.0");
  const Coach coach = test::coach("professional");
  State state = new_match(*rules);
  RandomPlay chance(1);
  while (!decision(state) || state.agenda.top().step != Step::set_up) {
    if (const auto due = roll(state))
      apply_dice(*rules, state, chance.let_fall(*due));
    else
      apply_unchecked(*rules, state, coach.choose(*rules, seen_by(state, decision(state)->team)));
  }
  const Team team = decision(state)->team;
  const std::vector<Advice> advice = coach.advise(*rules, seen_by(state, team));
  REQUIRE(advice.size() == 1);
  State laid_out = state;
  REQUIRE(apply(*rules, laid_out, advice[0].command));
  for (const Command& command : advice[0].rest) REQUIRE(apply(*rules, laid_out, command));
  CHECK(laid_out.side(team).in_hand == 0);
  while (state.side(team).in_hand > 0)
    apply_unchecked(*rules, state, coach.choose(*rules, seen_by(state, team)));
  CHECK(laid_out.side(team).players == state.side(team).players);
}

TEST_CASE("advice stops when it is told to, and still names a choice") {
  const auto rules = basic_rules("fuba-3.0");
  const State state =
      position(*rules, R"({"half":1,"minute":20,"control":"home","ball":{"area":"C3","value":3}})");
  std::stop_source told;
  told.request_stop();
  Thinking thinking = unhurried();
  thinking.stop = told.get_token();
  const std::vector<Advice> advice = coach("professional").advise(*rules, state, 3, thinking);
  REQUIRE_FALSE(advice.empty());
  CHECK(std::ranges::count(legal(*rules, state), advice[0].command) == 1);
}

TEST_CASE("every coach has a name and a sentence, every term of the judgement words") {
  const Words words = english();
  for (const std::string_view id : coach_ids)
    for (const std::string_view text : {"name", "kind", "play"})
      CHECK(words.has("coach." + std::string(id) + '.' + std::string(text)));
  for (std::size_t term = 0; term < term_count; ++term)
    for (const std::string_view side : {"for", "against"})
      CHECK(words.has("argument." + std::string(name(static_cast<Term>(term))) + '.' + std::string(side)));
}
}  // namespace fuba::test::advice_test
