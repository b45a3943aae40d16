#include "fuba/table/unasked.hpp"

#include "fuba/table/proposal.hpp"
#include "support/catch.hpp"
#include "table.hpp"

namespace fuba::test::unasked_test {
using namespace fuba;
using namespace fuba::app;

namespace {

/// Home has dice to act first, with pieces to move freely and points to spend.
constexpr const char* before_action = R"({"options":["conditions","substitutions"],"stage":"actions",
  "first":"home","half":1,"minute":20,"control":"home","ball":{"area":"C4","value":3},"start":"C3","target":"C4",
  "dice":{"controlling":5,"passive":2},
  "home":{"formation":"4-4-2","players":{"C2":3,"C3":3,"L3":2,"C4":2},
    "condition":{"defence":3,"midfield":3,"forward":2}},
  "away":{"formation":"4-4-2","players":{"C3":2,"C4":3,"L3":3,"C5":2},
    "condition":{"defence":3,"midfield":3,"forward":2}}})";

/// Home is to play the ball.
constexpr const char* kick = R"({"half":1,"minute":20,"control":"home","ball":{"area":"C3","value":3},
  "home":{"formation":"4-4-2","players":{"C2":3,"C3":3,"C4":2,"L3":2}},
  "away":{"formation":"4-4-2","players":{"C3":3,"C4":3,"L3":2,"R3":2}}})";

/// Away has moved nothing yet in its stage, and stands at the ball.
constexpr const char* before_press =
    R"({"rules":"fuba-2.0","stage":"actions","first":"away","half":1,"minute":31,
  "control":"home","ball":{"area":"C3","value":4},"start":"C2","target":"C3",
  "dice":{"controlling":5,"passive":2},
  "home":{"formation":"4-4-2","players":{"C2":3,"C3":3,"L3":2,"C4":2}},
  "away":{"formation":"4-4-2","players":{"C3":3,"C4":3,"L4":2,"C5":2}}})";

constexpr const char* goal_kick = R"({"options":["slow-play"],"stage":"goal-kick","half":1,"minute":20,
  "control":"home","ball":{"area":"C1","value":3},
  "home":{"formation":"4-4-2","players":{"C2":3,"C3":3,"L3":2,"C4":2}},
  "away":{"formation":"4-4-2","players":{"C3":3,"C4":3,"L3":2,"C5":2}}})";

Settings asking(Questions questions) {
  Settings settings = test::still();
  settings.questions = questions;
  return settings;
}

/// The match where the first decision that the settings leave to a person is pending.
MatchPlay play_asking(const Settings& settings) {
  MatchPlay play(test::match_at(before_action, {1, 2, 3, 4, 5, 6}), test::content().words, settings);
  play.choose(std::span<const Command>());
  return play;
}

}  // namespace

TEST_CASE("free movements are asked about only where everything is") {
  const Settings all = asking(Questions::everything);
  const Settings some = asking(Questions::what_matters);
  CHECK(play_asking(all).decision()->kind == DecisionKind::free);
  const MatchPlay play = play_asking(some);
  CHECK(play.decision()->kind == DecisionKind::action);
  CHECK(play.within_reach(Extra::free_movement));
  REQUIRE(play.match().journal().size() == 1);
  CHECK(play.match().journal()[0].choice()->command == commands::plain(Verb::done));
}

TEST_CASE("what was not asked is had by its button as long as the team still chooses") {
  const Settings some = asking(Questions::what_matters);
  MatchPlay play = play_asking(some);
  play.want(Extra::free_movement);
  CHECK(play.decision()->kind == DecisionKind::free);
  CHECK(play.match().journal().empty());
  CHECK_FALSE(play.wishes(Extra::free_movement));
}

TEST_CASE("a match that is gone on with tells what fell last, and has what was not asked within reach") {
  const Settings some = asking(Questions::what_matters);
  MatchPlay play(test::match_at(kick, {6, 2, 1, 2, 3, 4}), test::content().words, some);
  play.choose(commands::at(Verb::target, Area::L3));
  REQUIRE(play.within_reach(Extra::free_movement));
  const MatchPlay again(play.match(), test::content().words, some);
  CHECK(again.within_reach(Extra::free_movement));
  REQUIRE_FALSE(play.call_outs().empty());
  REQUIRE(again.call_outs().size() == play.call_outs().size());
  CHECK(again.call_outs().front().verdict.words == play.call_outs().front().verdict.words);
}

TEST_CASE("one more move waits behind its button until the first piece has moved") {
  const Settings some = asking(Questions::what_matters);
  MatchPlay play = play_asking(some);
  play.choose(commands::act(Action::midfield));
  REQUIRE(play.decision()->kind == DecisionKind::move);
  CHECK(play.within_reach(Extra::one_more_move));
  play.want(Extra::one_more_move);
  CHECK(play.decision()->kind == DecisionKind::boost);
}

TEST_CASE("both teams line up as proposed before a kick, and by hand where they wish so") {
  constexpr const char* kick_off = R"({"stage":"kick-off","control":"home",
    "home":{"formation":"4-4-2"},"away":{"formation":"5-3-2"}})";
  const Settings some = asking(Questions::what_matters);
  MatchPlay play(test::match_at(kick_off, {1, 2, 3, 4, 5, 6}), test::content().words, some);
  play.choose(std::span<const Command>());
  REQUIRE(play.decision()->kind == DecisionKind::target);
  CHECK(play.within_reach(Extra::line_up));
  play.want(Extra::line_up);
  CHECK(is_set_up(play.view()));
  CHECK(play.decision()->team == Team::home);
  CHECK(play.match().journal().empty());
}

TEST_CASE("a coach who does without something is told from one who takes it") {
  const Settings all = asking(Questions::everything);
  const MatchPlay play = play_asking(all);
  REQUIRE(play.decision()->kind == DecisionKind::free);
  CHECK(lets_extra_go(play.rules(), play.view(), commands::plain(Verb::done)));
  CHECK_FALSE(lets_extra_go(play.rules(), play.view(), play.legal()[0]));
}

TEST_CASE(
    "from the kick-off button on nobody vanishes from the mat, and at the end all are where they stand") {
  Settings moving = asking(Questions::what_matters);
  moving.pace = Pace::normal;
  constexpr std::array<std::uint8_t, 2> away_begins{1, 5};
  MatchPlay play(Match(test::match_at(before_action).shared_rules(), DiceSource::scripted(away_begins)),
                 test::content().words, moving);
  play.kick_off();
  REQUIRE(play.animation().running());
  std::optional<State> last;
  while (const Animation::Step* step = play.animation().current()) {
    CHECK(all_stand(step->before));
    CHECK(all_stand(step->after));
    last = step->after;
    play.animation().advance(step->duration);
  }
  CHECK(standing_as(*last, play.match().state()) == *last);
  CHECK(play.on_mat(play.view()) == play.view());
}

TEST_CASE("a decision with one choice is none") {
  const Settings all = asking(Questions::everything);
  const Settings some = asking(Questions::what_matters);
  for (const Settings* settings : {&all, &some}) {
    const Match start = test::match_at(before_action);
    MatchPlay play(Match(start.shared_rules(), start.state(), DiceSource::random(5)), test::content().words,
                   *settings);
    while (play.decision() && play.match().journal().size() < 200) {
      CHECK((settings == &all || play.legal().size() > 1));
      play.choose(Command(play.legal()[0]));
    }
  }
}

TEST_CASE(
    "a movement before a press is ended with the press or without, and all of it stands in the journal "
    "(2.0)") {
  const Settings some = asking(Questions::what_matters);
  for (const Action answer : {Action::press, Action::none}) {
    MatchPlay play(test::match_at(before_press, {6, 1, 1, 1, 1}), test::content().words, some);
    play.choose(commands::act(Action::midfield));
    REQUIRE(play.decision()->kind == DecisionKind::move);
    const auto way = play.way_to_press();
    REQUIRE(way);
    std::vector<Command> ends = way->commands;
    ends.push_back(commands::act(answer));
    play.choose(ends);
    const auto& journal = play.match().journal();
    const auto made = [&](const Command& command) {
      return std::ranges::any_of(journal, [&](const Entry& entry) {
        return entry.choice() != nullptr && entry.choice()->command == command;
      });
    };
    CHECK(made(commands::act(answer)));
    CHECK(made(commands::plain(Verb::done)));
  }
  const Settings all = asking(Questions::everything);
  MatchPlay asked(test::match_at(before_press), test::content().words, all);
  asked.choose(commands::act(Action::midfield));
  CHECK_FALSE(asked.way_to_press());
}

TEST_CASE("playing for time has its button at the kick") {
  const Settings some = asking(Questions::what_matters);
  MatchPlay slow(test::match_at(goal_kick, {1, 2, 3, 4, 5, 6}), test::content().words, some);
  slow.choose(std::span<const Command>());
  REQUIRE(slow.decision()->kind == DecisionKind::target);
  CHECK(slow.within_reach(Extra::slow_play));
  CHECK(std::ranges::count(slow.extras(), Extra::slow_play) == 1);
  slow.want(Extra::slow_play);
  CHECK(slow.decision()->kind == DecisionKind::slow);
}

TEST_CASE("an extra that would be lost is asked about") {
  const Settings some = asking(Questions::what_matters);
  int asked = 0;
  int waiting = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    const auto rules =
        load_rules({.edition = "fuba-3.0", .options = test::content().options.of("fuba-3.0")}).value();
    MatchPlay play(Match(rules, DiceSource::random(seed)), test::content().words, some);
    while (play.decision() && play.match().journal().size() < 400) {
      if (play.decision()->kind == DecisionKind::use) ++asked;
      for (const Extra extra : {Extra::slow_play, Extra::card}) {
        if (!play.within_reach(extra)) continue;
        ++waiting;
        CHECK(std::ranges::count(play.extras(), extra) == 1);
        CHECK(has_buttons(play.decision()->kind));
      }
      play.choose(Command(play.legal()[play.match().journal().size() % play.legal().size()]));
    }
  }
  CHECK(asked > 0);
  CHECK(waiting > 0);
}

TEST_CASE("whoever wishes so is asked at each moment") {
  const Settings some = asking(Questions::what_matters);
  MatchPlay play = play_asking(some);
  play.want(Extra::one_more_move);
  CHECK(play.wishes(Extra::one_more_move));
  play.choose(commands::act(Action::midfield));
  CHECK(play.decision()->kind == DecisionKind::boost);
}

TEST_CASE("what is taken back leads to the last choice of a person") {
  const Settings some = asking(Questions::what_matters);
  MatchPlay play = play_asking(some);
  play.choose(commands::act(Action::midfield));
  REQUIRE(play.undo());
  CHECK(play.decision()->kind == DecisionKind::action);
}
}  // namespace fuba::test::unasked_test
