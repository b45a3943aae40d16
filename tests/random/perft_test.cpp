#include "tabletop/perft.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

#include "every_command.hpp"
#include "fuba/fuba.hpp"
#include "fuba/game.hpp"
#include "support/scenario.hpp"

namespace fuba::test {
namespace {

/// The same count without the legal list: every choice that can be written is tried.
std::uint64_t count_by_trying(const Ruleset& rules, const State& state, int depth) {
  if (depth == 0 || is_over(state)) return 1;
  std::uint64_t ways = 0;
  if (const std::optional<Roll> due = roll(state)) {
    for (std::uint8_t first = 1; first <= due->die.faces; ++first)
      for (std::uint8_t second = 1; second <= (due->count == 2 ? due->die.faces : 1); ++second) {
        State next = state;
        apply_dice(rules, next, {first, second});
        ways += count_by_trying(rules, next, depth - 1);
      }
    return ways;
  }
  for (const Command& command : every_command()) {
    State next = state;
    if (apply(rules, next, command)) ways += count_by_trying(rules, next, depth - 1);
  }
  return ways;
}

constexpr std::string_view open_play = R"({"minute":20,"control":"home","ball":{"area":"C3","value":3},
  "home":{"formation":"4-4-2","players":{"L2":2,"C2":2,"C3":4,"R2":2},"keeper":"C1"},
  "away":{"formation":"4-3-3","players":{"L3":2,"C3":3,"C4":3,"R3":2},"keeper":"C5"}})";

struct Opening {
  std::string_view name;
  std::string_view changes;               ///< to the position in open play
  std::vector<std::string_view> choices;  ///< made before the count begins
  std::vector<std::uint64_t> ways;        ///< to depth 1, 2, 3, ...
};

const std::vector<Opening>& openings() {
  static const std::vector<Opening> all{
      {"open play", R"({})", {}, {10, 360, 6845, 115863}},
      {"first action in attack",
       R"({"stage":"actions","first":"home","start":"C3","target":"C4","dice":{"controlling":4,"passive":2},
           "ball":{"area":"C4"},"home":{"players":{"C2":0,"C4":2}}})",
       {},
       {18, 267, 3389, 35721, 300254}},
      {"second actions",
       R"({"stage":"actions","second":true,"first":"away","start":"C3","target":"C3",
           "dice":{"controlling":4,"passive":2}})",
       {},
       {5, 36, 362, 5246, 43352}},
      {"last square of the match",
       R"({"half":2,"minute":90,"stoppage":4})",
       {},
       {10, 360, 1272, 18342, 308366}},
      {"kick-off", R"({"stage":"kick-off"})", {"place C3", "place C3"}, {7, 49, 343}},
      {"set-up of a free kick",
       R"({"stage":"free-kick","ball":{"area":"C4"}})",
       {"place C4", "place C4", "place C4", "place C4",       "place C3",        "place C3",
        "place C3", "place C3", "place C2", "place C2",       "place-keeper C1", "place C4",
        "place C4", "place C4", "place C4", "place C3",       "place C3",        "place C3",
        "place L4", "place R4", "place C5", "place-keeper C5"},
       {22, 455, 493, 1816, 27971}},
      {"quick free kick", R"({"stage":"free-kick","ball":{"area":"C2"}})", {}, {24, 517, 11104, 215150}},
      {"corner kick",
       R"({"stage":"corner-kick","corner":"L4"})",
       {"place C5", "place C5", "place C5",        "place C5", "place C4", "place C4", "place C4",
        "place C3", "place C2", "place-keeper C1", "place C5", "place C5", "place C5", "place C5",
        "place C4", "place C4", "place C4",        "place L4", "place R4", "place C3", "place-keeper C5",
        "done"},
       {13, 468, 5703, 47696, 475018}},
      {"goal kick", R"({"stage":"goal-kick","ball":{"area":"C1"}})", {}, {21, 447, 9269, 185442}},
      {"penalty kick",
       R"({"stage":"penalty-kick","ball":{"area":"C5"}})",
       {"place C4", "place C4", "place C4",        "place C4", "place C3", "place C3", "place C3",
        "place C3", "place C2", "place-keeper C1", "place C4", "place C4", "place C4", "place C4",
        "place L4", "place R4", "place C3",        "place C3", "place C3", "place C3", "done"},
       {3, 9, 54, 606, 8460}},
      {"open play with all options",
       R"({"options":"all","home":{"skills":["crossing","actor","tackle"]},
           "away":{"skills":["fanatic-fans","stopper","gegenpressing"]}})",
       {},
       {10, 260, 1699, 18258, 220672}},
      {"first action with cards and points",
       R"({"options":"all","stage":"actions","first":"home","start":"C3","target":"C4",
           "dice":{"controlling":4,"passive":2},"ball":{"area":"C4"},
           "home":{"players":{"C2":0,"C4":2},"skills":["fiery-coach","high-condition","shot-stopper"]},
           "away":{"skills":["shot-stopper","tackle","gegenpressing"]}})",
       {},
       {2, 24, 390, 5585, 69804}},
      {"goal kick with all options",
       R"({"options":"all","stage":"goal-kick","ball":{"area":"C1"},"minute":60,"half":2,
           "home":{"substitutions":2,"yellow":1}})",
       {},
       {2, 38, 144, 568, 4449}},
      {"open play of the second edition", R"({"rules":"fuba-2.0"})", {}, {10, 360, 3198, 23427, 269659}},
      {"action stage of the second edition",
       R"({"rules":"fuba-2.0","stage":"actions","first":"home","start":"C3","target":"C4",
           "dice":{"controlling":4,"passive":2},"ball":{"area":"C4"},"home":{"players":{"C2":0,"C4":2}}})",
       {},
       {5, 39, 332, 3185, 33435}},
      {"goal kick of the second edition",
       R"({"rules":"fuba-2.0","stage":"goal-kick","ball":{"area":"C1"}})",
       {},
       {2, 14, 389, 3466, 26438}},
      {"action stage of the second edition with all options",
       R"({"rules":"fuba-2.0","options":"all","stage":"actions","first":"home","start":"C3","target":"C4",
           "half":2,"minute":60,"dice":{"controlling":4,"passive":2},"ball":{"area":"C4"},
           "home":{"players":{"C2":0,"C4":2},"substitutions":2,"yellow":1,"styles":{"forward":"aggressive"}}})",
       {},
       {6, 46, 528, 7594, 101360}},
      {"open play of the second edition with all options",
       R"({"rules":"fuba-2.0","options":"all","ball":{"value":4},"home":{"styles":{"midfield":"easy"}},
           "away":{"styles":{"midfield":"aggressive"}}})",
       {},
       {10, 360, 3464, 57004, 525570}},
      {"open play of the Italian edition", R"({"rules":"fuba-it"})", {}, {10, 360, 6602, 109241}},
      {"first action of the Italian edition",
       R"({"rules":"fuba-it","stage":"actions","first":"home","start":"C3","target":"C4",
           "ball":{"area":"C4"},"home":{"players":{"C2":0,"C4":2}}})",
       {},
       {18, 265, 3384, 36614, 337205}},
      {"goal kick of the Italian edition",
       R"({"rules":"fuba-it","stage":"goal-kick","ball":{"area":"C1"}})",
       {},
       {21, 447, 9269, 185442}},
      {"shot and pictures of the Italian edition",
       R"({"rules":"fuba-it","options":["var"],"stage":"actions","first":"home","start":"C4","target":"C5",
           "ball":{"area":"C5"},"home":{"players":{"C2":0,"C5":2}}})",
       {},
       {21, 370, 5691, 74867}},
      {"substitutions of the Italian edition",
       R"({"rules":"fuba-it","options":"all","half":2,"minute":60,"home":{"substitutions":1,"yellow":1}})",
       {},
       {3, 26, 511, 8163, 158123}},
  };
  return all;
}

Scenario scenario_at(const Opening& opening) {
  Scenario scenario = Scenario::position(open_play, opening.changes);
  for (const std::string_view choice : opening.choices) scenario.plays(choice);
  return scenario;
}

TEST_CASE("matches go on in as many ways as ever", "[perft]") {
  for (const Opening& opening : openings()) {
    const Scenario scenario = scenario_at(opening);
    int depth = 0;
    for (const std::uint64_t ways : opening.ways) {
      CAPTURE(opening.name, depth);
      CHECK(tabletop::perft<fuba::Fuba>(scenario.rules(), scenario.raw(), ++depth) == ways);
    }
  }
}

TEST_CASE("trying every choice finds the same ways", "[perft]") {
  constexpr std::uint64_t enough = 700;
  for (const Opening& opening : openings()) {
    const Scenario scenario = scenario_at(opening);
    const Ruleset& rules = scenario.rules();
    const State& state = scenario.raw();
    for (int depth = 1; tabletop::perft<fuba::Fuba>(rules, state, depth - 1) < enough && depth < 6; ++depth) {
      CAPTURE(opening.name, depth);
      CHECK(count_by_trying(rules, state, depth) == tabletop::perft<fuba::Fuba>(rules, state, depth));
    }
  }
}

}  // namespace
}  // namespace fuba::test
