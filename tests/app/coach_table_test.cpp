#include "support/catch.hpp"
#include "table.hpp"

namespace fuba::test::coach_table_test {
namespace {

/// A turn's beginning with the ball at Home.
constexpr const char* turn = R"({"half":1,"minute":20,"control":"home","ball":{"area":"C3","value":3},
  "home":{"formation":"4-4-2","players":{"C2":3,"C3":3,"L3":2,"R3":2},"keeper":"C1"},
  "away":{"formation":"4-4-2","players":{"C3":3,"C4":3,"L3":2,"R3":2},"keeper":"C5"}})";

constexpr std::size_t patience = 20'000;  ///< times that a coach may be waited for

/// A match between somebody for each side: the id of a coach, or a person where it is empty.
Match between(const std::string& home, const std::string& away) {
  Match start = match_at(turn);
  Match match(start.shared_rules(), start.state(), DiceSource::random(5));
  MatchInfo info;
  info.coaches = {home, away};
  match.set_info(info);
  return match;
}

/// Waits until a player has to choose, or the match is over.
void wait_for_player(Table& table) {
  for (std::size_t times = 0; times < patience; ++times) {
    table.wait();
    if (!table.play().coach_chooses()) return;
  }
  FAIL("the coach goes on thinking");
}

/// Makes the first choice that is offered as a button.
void choose_any(Table& table) {
  if (table.asked() == "target") return table.click(table.play().legal()[0].from());
  for (const Command& command : table.play().legal())
    if (table.offers(to_string(command))) return table.press(to_string(command));
  FAIL("nothing to press for " << table.asked());
}

TEST_CASE("a coach plays his side, and the player is asked only for his own") {
  Table table(between("", "beginner"));
  REQUIRE_FALSE(table.play().coach_chooses());
  for (int choices = 0; choices < 3; ++choices) {
    CHECK(table.play().decision()->team == Team::home);
    const std::size_t entries = table.play().match().journal().size();
    choose_any(table);
    wait_for_player(table);
    CHECK(table.play().match().journal().size() > entries);
  }
}

TEST_CASE("the player sees his own side's view while the coach thinks") {
  Table table(between("beginner", ""));
  REQUIRE(table.play().coach_chooses());
  CHECK(table.play().practice());
  CHECK(table.play().view() == table.play().match().state_for(Team::away));
  CHECK_FALSE(table.play().odds().concern_any());
}

TEST_CASE("a coach who is held does not choose until he is let") {
  Table table(between("beginner", ""));
  const std::size_t entries = table.play().match().journal().size();
  table.press("coach hold");
  for (int times = 0; times < 200; ++times) table.wait();
  CHECK(table.play().match().journal().size() == entries);
  REQUIRE(table.offers("coach step"));
  table.press("coach step");
  table.wait();
  CHECK(table.play().match().journal().size() > entries);
  if (!table.play().coach_chooses()) return;
  REQUIRE(table.offers("coach go on"));
  table.press("coach go on");
  wait_for_player(table);
}

TEST_CASE("in practice everything may be taken back to one's own choice, and the match says so") {
  Table table(between("", "beginner"));
  const State before = table.play().match().state();
  choose_any(table);
  wait_for_player(table);
  while (table.play().match().state() != before) {
    REQUIRE_FALSE(table.play().undo_refusal());
    table.press("bar undo");
    CHECK(table.play().decision()->team == Team::home);
  }
  CHECK(table.play().match().info().taken_back > 0);
  CHECK(table.play().undo_refusal() == UndoRefusal::nothing_chosen);
}

TEST_CASE("a coach whose tactics cannot be read leaves his side to the players") {
  Table table(between("", "nobody of this name"));
  CHECK_FALSE(table.play().coached(Team::away));
}

TEST_CASE("two coaches can be watched") {
  Table table(between("beginner", "beginner"));
  CHECK_FALSE(table.play().practice());
  for (int times = 0; times < 4000 && table.play().match().journal().size() < 40; ++times) table.wait();
  CHECK(table.play().match().journal().size() >= 40);
}

}  // namespace
}  // namespace fuba::test::coach_table_test
