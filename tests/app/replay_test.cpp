#include "fuba/table/replay.hpp"

#include <algorithm>
#include <chrono>
#include <thread>

#include "fuba/odds.hpp"
#include "fuba/random_play.hpp"
#include "fuba/rules_files.hpp"
#include "fuba/table/chances.hpp"
#include "match/played.hpp"
#include "support/catch.hpp"
#include "table.hpp"

namespace fuba::test::replay_test {
using namespace fuba;
using namespace fuba::app;

namespace {

constexpr float long_enough = 1e6F;  ///< milliseconds

Match played(const std::string& edition, Options options, std::uint64_t seed) {
  return test::finished_match(seed, load_rules({edition, options}).value());
}

Options all_of(const std::string& edition) { return load_options().value().of(edition); }

Replay watch(Match match, bool still = false) { return {std::move(match), {}, test::content().words, still}; }

/// The first place at which a choice of that kind is pending.
std::size_t place_of(const Match& match, DecisionKind kind) {
  for (std::size_t at = 0; at < match.journal().size(); ++at) {
    const auto pending = decision(at == 0 ? match.start() : match.journal()[at - 1].after);
    if (pending && pending->kind == kind) return at;
  }
  FAIL("never asked for " << name(kind));
  return 0;
}

void wait_for_odds(Replay& replay) {
  while (replay.odds().awaited()) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    replay.hear_odds();
  }
}

}  // namespace

TEST_CASE("a match is watched from its beginning, choice after choice, to its end") {
  const Match match = played("fuba-3.0", {}, 3);
  Replay replay = watch(match, true);
  CHECK(replay.place() == 0);
  CHECK(replay.view() == match.start());
  while (!replay.at_end()) {
    const std::size_t before = replay.place();
    replay.step();
    REQUIRE(replay.place() > before);
    CHECK((replay.at_end() || replay.decision()));
  }
  CHECK(replay.place() == match.journal().size());
  CHECK(replay.view() == match.state());
  CHECK(!replay.decision());
  CHECK(!replay.choice());
}

TEST_CASE("at a place stands what is chosen next, with the chance that the team saw") {
  for (const std::string edition : {"fuba-3.0", "fuba-2.0", "fuba-it"}) {
    const Match match = played(edition, all_of(edition), 4);
    Replay replay = watch(match, true);
    std::size_t with_chance = 0;
    for (replay.step(); !replay.at_end(); replay.step()) {
      const Choice* made = match.journal()[replay.place()].choice();
      REQUIRE(made != nullptr);
      CHECK(replay.decision()->team == made->team);
      CHECK(!replay.question().empty());
      if (replay.hides_choice()) continue;
      REQUIRE(replay.choice());
      CHECK(replay.choice()->command == made->command);
      const State seen = seen_by(match.journal()[replay.place() - 1].after, made->team);
      CHECK(replay.choice()->label == label(replay.words(), made->command, seen));
      const auto chance = chance_of(replay.words(), odds(match.rules(), seen), made->command);
      wait_for_odds(replay);
      REQUIRE(replay.chance().has_value() == chance.has_value());
      if (chance) CHECK(replay.chance()->words == chance->words);
      with_chance += chance ? 1 : 0;
    }
    CHECK(with_chance > 20);
  }
}

TEST_CASE(
    "the way to a place waits for no odds: they come on a thread of their own, and only those of the place") {
  const Match match = played("fuba-3.0", all_of("fuba-3.0"), 4);
  Replay replay = watch(match, true);
  const std::size_t target = place_of(match, DecisionKind::target);
  replay.go_to(target);
  CHECK(replay.odds().awaited());
  CHECK(!replay.chance());
  replay.go_to(0);
  CHECK(!replay.odds().awaited());
  replay.go_to(target);
  wait_for_odds(replay);
  const State seen = seen_by(match.journal()[target - 1].after, match.journal()[target].choice()->team);
  const auto of_place = odds(match.rules(), seen);
  REQUIRE(!of_place.empty());
  CHECK(replay.odds().known().size() == of_place.size());
  for (const Odds& of : of_place) CHECK(replay.odds().concern(of.command));
}

TEST_CASE("a secret choice is not shown before the match shows it, unless the secrets are open") {
  const Match match = played("fuba-3.0", all_of("fuba-3.0"), 5);
  Replay replay = watch(match);
  CHECK(replay.hides_choice());
  CHECK(!replay.choice());
  const std::size_t role = place_of(match, DecisionKind::role);
  replay.go_to(role);
  CHECK(replay.hides_choice());
  CHECK(!replay.view().secret_formation[0].chosen());
  CHECK(!replay.view().side(Team::home).formation.chosen());
  replay.show_secrets(true);
  CHECK(!replay.hides_choice());
  REQUIRE(replay.choice());
  CHECK(replay.view().side(Team::home).formation == match.journal()[role - 1].after.secret_formation[0]);
  replay.show_secrets(false);
  CHECK(!replay.choice());
}

TEST_CASE("skill cards of both teams lie face down until they are played") {
  const Match match = played("fuba-3.0", all_of("fuba-3.0"), 6);
  Replay replay = watch(match);
  for (const std::size_t place : {place_of(match, DecisionKind::target), match.journal().size()}) {
    replay.go_to(place);
    const State& referee = replay.state_at(replay.place());
    for (const Team team : teams) {
      const TeamState& real = referee.side(team);
      CHECK(replay.view().side(team).skills == (real.skills & real.skills_used));
      CHECK(replay.view().side(team).skills_hidden == (real.skills - real.skills_used).size());
    }
    replay.show_secrets(true);
    for (const Team team : teams) {
      CHECK(replay.view().side(team).skills == referee.side(team).skills);
      CHECK(replay.view().side(team).skills_used == referee.side(team).skills);
    }
    replay.show_secrets(false);
  }
}

TEST_CASE("a dive is not shown when the penalty is kicked") {
  Match match = test::match_at(R"({"stage":"penalty-kick","half":1,"minute":20,"control":"home",
    "home":{"formation":"4-4-2"},"away":{"formation":"4-4-2"}})",
                               {6, 6, 6, 6, 6, 6});
  while (match.decision()->kind != DecisionKind::dive) REQUIRE(match.choose(match.legal()[0]));
  REQUIRE(match.choose(*parse_command("dive left")));
  REQUIRE(match.choose(*parse_command("kick right")));
  Replay replay = watch(match);
  replay.go_to(place_of(match, DecisionKind::dive));
  CHECK(replay.hides_choice());
  replay.go_to(place_of(match, DecisionKind::kick));
  CHECK(!replay.hides_choice());
  CHECK(!replay.view().secret_dive);
  replay.show_secrets(true);
  CHECK(replay.view().secret_dive == Side::left);
}

TEST_CASE("a step sets in motion what it brings; the log waits for it") {
  const Match match = played("fuba-3.0", {}, 7);
  Replay replay = watch(match);
  replay.go_to(place_of(match, DecisionKind::target));
  const std::size_t told = replay.log().size();
  const State before = replay.view();
  replay.step();
  REQUIRE(replay.animation().running());
  CHECK(replay.animation().current()->before == before);
  CHECK(replay.log().size() == told);
  SECTION("until it has come to rest") { replay.advance(long_enough); }
  SECTION("or is skipped") { replay.skip(); }
  SECTION("or one goes on") { replay.go_on(Stride::choice); }
  CHECK(!replay.animation().running());
  CHECK(replay.log().size() > told);
}

TEST_CASE("the log and the dice are those of the place shown") {
  const Match match = played("fuba-it", {}, 8);
  Replay replay = watch(match, true);
  for (const std::size_t place :
       {std::size_t{0}, place_of(match, DecisionKind::target), match.journal().size()}) {
    replay.go_to(place);
    Match cut = match;
    cut.rewind(replay.place());
    CHECK(replay.log().size() == log_of(cut, replay.words(), replay.names()).size());
    CHECK(replay.tray().size() == tray_of(cut.journal()).size());
  }
}

TEST_CASE("a match plays itself from where it stands to its end, and then stops") {
  Replay replay = watch(played("fuba-2.0", {}, 9));
  replay.go_on(Stride::half);
  const std::size_t half_time = replay.place();
  replay.play();
  CHECK(replay.playing());
  CHECK(replay.place() == half_time);
  while (replay.playing()) replay.advance(long_enough);
  CHECK(replay.at_end());
  replay.play();
  CHECK(replay.place() == 0);
  replay.pause();
  replay.advance(long_enough);
  CHECK(replay.place() == 0);
}

TEST_CASE("a faster match shows a choice for a shorter time") {
  const Match match = played("fuba-3.0", {}, 10);
  Replay replay = watch(match, true);
  const auto time_at = [&](Speed speed) {
    replay.go_to(place_of(match, DecisionKind::target));
    const std::size_t place = replay.place();
    replay.set_speed(speed);
    replay.play();
    int milliseconds = 0;
    while (replay.place() == place && milliseconds < 10000) {
      replay.advance(10);
      milliseconds += 10;
    }
    return milliseconds;
  };
  CHECK(time_at(Speed::slow) > time_at(Speed::normal));
  CHECK(time_at(Speed::normal) > time_at(Speed::fast));
  CHECK(time_at(Speed::fast) > time_at(Speed::very_fast));
}

TEST_CASE("a match goes on from any place with its own journal and other dice") {
  for (const std::string edition : {"fuba-3.0", "fuba-2.0", "fuba-it"}) {
    Match match = played(edition, all_of(edition), 11);
    MatchInfo info;
    info.names = {"Ajax", "Inter"};
    match.set_info(info);
    match.write({3, "early"});
    match.write({match.journal().size(), "late"});
    Replay replay = watch(match, true);
    replay.go_to(match.journal().size() / 2);
    Match mine = replay.from_here(DiceSource::random(99));
    REQUIRE(mine.journal().size() == replay.place());
    CHECK(mine.state() == replay.state_at(replay.place()));
    CHECK(mine.start() == match.start());
    CHECK(mine.info() == info);
    CHECK(mine.notes() == std::vector<Note>{{3, "early"}});
    CHECK(log_of(mine, replay.words(), replay.names()).size() == replay.log().size());
    CHECK(mine.undo(Undo::forced));
    RandomPlay players(1);
    while (!mine.over()) REQUIRE(mine.choose(players.choose(mine.rules(), mine.state())));
    CHECK(replay.match().journal().size() == match.journal().size());
  }
}

TEST_CASE("the dice that fall where a match goes on are not those that fell") {
  Match match(load_rules({std::string(default_edition())}).value(), DiceSource::random(12));
  RandomPlay players(12);
  while (!match.over()) REQUIRE(match.choose(players.choose(match.rules(), match.state())));
  Replay replay = watch(match, true);
  replay.go_to(place_of(match, DecisionKind::target));
  const std::vector<std::uint8_t> sixes(12, 6);
  Match mine = replay.from_here(DiceSource::scripted(sixes));
  REQUIRE(mine.choose(match.journal()[replay.place()].choice()->command));
  REQUIRE(mine.journal()[replay.place() + 1].fallen());
  CHECK(mine.journal()[replay.place() + 1].fallen()->dice[0] == 6);
  CHECK(mine.journal()[replay.place() + 1].fallen()->dice[1] == 6);
}

TEST_CASE("a note is written at the place shown, and taken away") {
  Replay replay = watch(played("fuba-3.0", {}, 13));
  replay.go_to(100);
  const std::size_t place = replay.place();
  replay.write("What a pass");
  CHECK(replay.note() == "What a pass");
  CHECK(replay.match().notes() == std::vector<Note>{{place, "What a pass"}});
  CHECK(std::ranges::count(replay.course().marks(), MarkKind::note, &Mark::kind) == 1);
  replay.go_to(0);
  CHECK(replay.note().empty());
  replay.go_to(place);
  replay.write("");
  CHECK(replay.match().notes().empty());
  CHECK(std::ranges::count(replay.course().marks(), MarkKind::note, &Mark::kind) == 0);
}

TEST_CASE("beyond the journal only the recorded states are shown") {
  const Match whole = played("fuba-3.0", {}, 14);
  Match begun = whole;
  begun.rewind(place_of(whole, DecisionKind::target));
  std::vector<State> snapshots;
  for (const Entry& entry : whole.journal())
    if (const auto pending = decision(entry.after);
        pending && pending->kind == DecisionKind::target && entry.after.half == 2)
      snapshots.push_back(entry.after);
  Replay replay(begun, snapshots, test::content().words, true);
  replay.go_to(begun.journal().size());
  CHECK(!replay.beyond_journal());
  replay.step();
  CHECK(replay.beyond_journal());
  CHECK(replay.view() == snapshots[0]);
  CHECK(replay.tray().empty());
  CHECK(replay.decision());
  CHECK(!replay.choice());
  CHECK(!replay.can_write());
  CHECK(replay.from_here(DiceSource::random(1)).start() == snapshots[0]);
  replay.go_to(replay.course().end());
  CHECK(replay.view() == snapshots.back());
  replay.go_to(0);
  replay.play();
  while (replay.playing()) replay.advance(long_enough);
  CHECK(replay.at_end());
}
}  // namespace fuba::test::replay_test
