#include "fuba/match.hpp"

#include <nlohmann/json.hpp>

#include "fuba/json.hpp"
#include "fuba/random_play.hpp"
#include "match/played.hpp"
#include "support/catch.hpp"

namespace fuba::test::match_test {
using namespace fuba;
using namespace fuba::test;

namespace {

const std::vector<std::uint8_t> three_five{3, 5};

Match at_position(const char* position, DiceSource dice) {
  const auto state = state_from_json(*shared_rules(), nlohmann::json::parse(position));
  if (!state) FAIL(state.error().field << ": " << state.error().problem);
  return {shared_rules(), *state, std::move(dice)};
}

constexpr const char* penalty_soon = R"({"stage":"penalty-kick","half":1,"minute":20,"control":"home",
  "ball":{"area":"C5","value":1},
  "home":{"formation":"4-4-2","players":{"C3":10},"keeper":"C1"},
  "away":{"formation":"4-4-2","players":{"C3":10},"keeper":"C5"}})";

/// Plays the first legal choice until a decision of that kind is pending.
void play_until(Match& match, DecisionKind kind) {
  while (match.decision() && match.decision()->kind != kind) REQUIRE(match.choose(match.legal()[0]));
}

}  // namespace

TEST_CASE("a new match begins with home's secret choice and an empty journal") {
  const Match match = scripted_match();
  REQUIRE(match.decision());
  CHECK(match.decision()->team == Team::home);
  CHECK(match.decision()->kind == DecisionKind::formation);
  CHECK(match.decision()->secret);
  CHECK(match.journal().empty());
  CHECK(match.from_the_beginning());
  CHECK(match.undo_refusal() == UndoRefusal::nothing_chosen);
}

TEST_CASE("the journal holds each choice and each throw with the state after it") {
  Match match = scripted_match({3, 5});
  REQUIRE(plays(match, "formation 4-4-2"));
  REQUIRE(plays(match, "formation 4-3-3"));
  const Journal& journal = match.journal();
  REQUIRE(journal.size() == 3);
  CHECK(journal[0].choice()->team == Team::home);
  CHECK(to_string(journal[0].choice()->command) == "formation 4-4-2");
  CHECK(journal[1].choice()->team == Team::away);
  REQUIRE(journal[2].fallen() != nullptr);
  CHECK(journal[2].fallen()->roll.purpose == Purpose::kick_off);
  CHECK(journal[2].fallen()->dice == Dice{3, 5});
  for (const Entry& entry : journal) CHECK(entry.hash == hash(entry.after));
  CHECK(journal.back().after == match.state());
  CHECK(journal[1].events.front().kind == EventKind::formations);
  CHECK(journal[2].events.back().kind == EventKind::dice);
}

TEST_CASE("a refused choice changes nothing") {
  Match match = scripted_match();
  const auto refused = match.choose(*parse_command("target C3"));
  REQUIRE_FALSE(refused);
  CHECK(std::get<Refusal>(refused.error()).reason == Reason::not_asked);
  CHECK(same_match(match, scripted_match()));
}

TEST_CASE("where the dice run out the whole choice is taken back, dice too") {
  Match match = scripted_match({3});
  REQUIRE(plays(match, "formation 4-4-2"));
  const Match before = match;
  const auto refused = match.choose(*parse_command("formation 4-3-3"));
  REQUIRE_FALSE(refused);
  CHECK(std::get<DiceShortage>(refused.error()).roll.purpose == Purpose::kick_off);
  CHECK(same_match(match, before));
  CHECK(match.dice().waiting() == 1);
}

TEST_CASE("equal dice are rolled again, and a shortage after them takes both rolls back") {
  Match match = scripted_match({4, 4, 2});
  REQUIRE(plays(match, "formation 4-4-2"));
  CHECK_FALSE(plays(match, "formation 4-3-3"));
  CHECK(match.journal().size() == 1);
  CHECK(match.dice().waiting() == 3);
  const std::vector<std::uint8_t> missing{1};
  match.dice().add(missing);
  REQUIRE(plays(match, "formation 4-3-3"));
  CHECK(match.journal().size() == 4);
  CHECK(match.decision()->team == Team::home);
}

TEST_CASE("a secret can be taken back until it is revealed") {
  Match match = scripted_match({3, 5});
  REQUIRE(plays(match, "formation 4-4-2"));
  REQUIRE_FALSE(match.undo_refusal());
  REQUIRE(match.undo());
  CHECK(same_match(match, scripted_match()));
}

TEST_CASE("nothing is taken back across a die unless forced, and dice set down are then spent") {
  Match match = scripted_match({3, 5});
  REQUIRE(plays(match, "formation 4-4-2"));
  REQUIRE(plays(match, "formation 4-3-3"));
  CHECK(match.undo().error() == UndoRefusal::dice_have_fallen);
  CHECK(match.journal().size() == 3);
  REQUIRE(match.undo(Undo::forced));
  CHECK(match.journal().size() == 1);
  CHECK(match.dice().waiting() == 0);
  const std::array<std::uint8_t, 2> others{6, 1};
  match.dice().add(others);
  REQUIRE(plays(match, "formation 5-4-1"));
  CHECK(match.journal().back().fallen()->dice == Dice{6, 1});
}

TEST_CASE("a half-time change that closes the secret is not taken back unless forced") {
  Match match = finished_match(11);
  std::size_t at = 0;
  const auto& journal = match.journal();
  while (journal[at].after.half == 1 &&
         !(decision(journal[at].after) && decision(journal[at].after)->kind == DecisionKind::change))
    ++at;
  match.rewind(at + 1);
  REQUIRE(match.decision()->team == Team::home);
  REQUIRE(plays(match, "done"));
  CHECK_FALSE(match.undo_refusal());
  REQUIRE(match.decision()->team == Team::away);
  REQUIRE(plays(match, "done"));
  CHECK(match.undo_refusal() == UndoRefusal::secret_revealed);
  REQUIRE(match.undo(Undo::forced));
  CHECK(match.decision()->team == Team::away);
}

TEST_CASE("a dive can be taken back while it is hidden, and is hidden from the kicker only") {
  Match match = at_position(penalty_soon, DiceSource::random(1));
  play_until(match, DecisionKind::dive);
  REQUIRE(plays(match, "dive left"));
  CHECK(match.decision()->kind == DecisionKind::kick);
  CHECK(match.state().secret_dive == Side::left);
  CHECK_FALSE(match.state_for(Team::home).secret_dive);
  CHECK(match.state_for(Team::away).secret_dive == Side::left);
  CHECK_FALSE(match.undo_refusal());
  REQUIRE(plays(match, "kick left"));
  CHECK(match.undo_refusal() == UndoRefusal::dice_have_fallen);
}

TEST_CASE("a match from a position knows that it did not begin as a new one") {
  Match match = at_position(penalty_soon, DiceSource::random(1));
  CHECK_FALSE(match.from_the_beginning());
  CHECK(match.journal().empty());
}

TEST_CASE("a copy is a fork: what is played in one does not show in the other") {
  Match match = played_match(5, 100);
  Match fork = match;
  const Match before = match;
  play_on(fork, 1, 150);
  CHECK(same_match(match, before));
  play_on(match, 1, 150);
  CHECK(same_match(match, fork));
}

TEST_CASE("forced undo leads back through a whole match, and the same choices lead to the same end") {
  const std::uint64_t seed = GENERATE(range(1U, 6U));
  const Match match = finished_match(seed);
  Match back = match;
  std::vector<Command> choices;
  while (back.undo(Undo::forced)) {
    const Entry& taken = match.journal()[back.journal().size()];
    REQUIRE(taken.choice() != nullptr);
    choices.push_back(taken.choice()->command);
    REQUIRE(back.state() ==
            (back.journal().empty() ? match.start() : match.journal()[back.journal().size() - 1].after));
  }
  CHECK(back.journal().empty());
  for (; !choices.empty(); choices.pop_back()) REQUIRE(back.choose(choices.back()));
  CHECK(same_match(back, match));
}

TEST_CASE("fair undo is offered exactly where neither a die fell nor a secret came out") {
  Match match(shared_rules(), DiceSource::random(21));
  RandomPlay players(21);
  while (!match.over()) {
    const Match before = match;
    REQUIRE(match.choose(players.choose(match.rules(), match.state())));
    const bool die_fell = match.journal().back().fallen() != nullptr;
    if (die_fell) CHECK(match.undo_refusal() == UndoRefusal::dice_have_fallen);
    if (match.undo_refusal()) continue;
    CHECK_FALSE(die_fell);
    Match back = match;
    REQUIRE(back.undo());
    REQUIRE(same_match(back, before));
  }
}

TEST_CASE("nothing can be chosen after the end") {
  Match match = finished_match(2);
  CHECK(match.over());
  CHECK_FALSE(match.decision());
  CHECK(match.legal().empty());
  const auto refused = match.choose(*parse_command("done"));
  REQUIRE_FALSE(refused);
  CHECK(std::get<Refusal>(refused.error()).reason == Reason::match_over);
}
}  // namespace fuba::test::match_test
