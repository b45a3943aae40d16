#include <algorithm>
#include <fstream>
#include <sstream>

#include "fuba/game.hpp"
#include "match/rules_files.hpp"
#include "opponents/bench_side.hpp"
#include "support/catch.hpp"
#include "words/words.hpp"

using namespace fuba;
using namespace fuba::test;

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
  while (decision(state)->kind == "free") apply_unchecked(rules, state, commands::plain(Verb::done));
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

TEST_CASE("what the tactics settle is advised alone") {
  const auto rules = basic_rules("fuba-3.0");
  const std::vector<Advice> advice = coach("professional").advise(*rules, new_match(*rules));
  REQUIRE(advice.size() == 1);
  CHECK(advice[0].command.verb == Verb::formation);
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
