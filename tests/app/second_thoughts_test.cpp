#include "fuba/table/second_thoughts.hpp"

#include <filesystem>
#include <nlohmann/json.hpp>

#include "fuba/game.hpp"
#include "fuba/json.hpp"
#include "support/catch.hpp"
#include "table.hpp"

namespace fuba::test::second_thoughts_test {
namespace {

using app::Tutoring;

/// Home, a person who practises, stands before an open goal two minutes from the end.
constexpr const char* open_goal = R"({
    "half":2,"minute":88,"control":"home","ball":{"area":"C5","value":1},"score":{"home":0,"away":0},
    "stage":"actions","first":"home","start":"C4","target":"C5","dice":{"controlling":6,"passive":1},
    "home":{"players":{"C5":4,"C4":4,"C3":2},"keeper":"C1"},
    "away":{"players":{"C2":5,"C3":5},"keeper":"C5"}})";

struct Practised {
  explicit Practised(Tutoring tutor) : table(practice()) {
    for (int times = 0; times < 100 && table.asked() != "action"; ++times)
      if (table.offers("done")) table.press("done");
    REQUIRE(table.asked() == "action");
    std::filesystem::create_directories(table.mirror().director().folder());  // where settings are kept
    app::Settings settings = table.mirror().director().settings();
    settings.tutor = tutor;
    table.mirror().director().set_settings(settings);
  }

  static Match practice() {
    const Match start = match_at(open_goal);
    Match match(start.shared_rules(), start.state(), DiceSource::random(3));
    MatchInfo info;
    info.coaches = {"", "beginner"};
    match.set_info(info);
    return match;
  }

  std::size_t entries() const { return table.play().match().journal().size(); }

  /// Lets the attack go by and waits for what is said about it.
  void let_go_by() {
    before = entries();
    table.press("action none");
    for (int times = 0; times < 20'000 && !table.offers("tutor back") && entries() == before; ++times)
      table.wait();
  }

  Table table;
  std::size_t before = 0;
};

}  // namespace

TEST_CASE("the tutor asks before dice fall, and taking back costs nothing but is remembered") {
  Practised practised(Tutoring::mistakes);
  practised.let_go_by();
  REQUIRE(practised.table.offers("tutor back"));
  CHECK(practised.entries() == practised.before);
  practised.table.press("tutor back");
  CHECK(practised.entries() == practised.before);
  CHECK(practised.table.asked() == "action");
  CHECK(practised.table.offers("action none"));
  CHECK(practised.table.play().match().info().taken_back == 1);
}

TEST_CASE("the tutor says what is better when asked, and it can be played instead") {
  Practised practised(Tutoring::mistakes);
  practised.let_go_by();
  REQUIRE(practised.table.offers("tutor better"));
  CHECK_FALSE(practised.table.offers("tutor instead"));
  practised.table.key(SDLK_w);
  REQUIRE(practised.table.offers("tutor instead"));
  practised.table.key(SDLK_p);
  REQUIRE(practised.entries() > practised.before);
  CHECK(practised.table.play().match().journal()[practised.before].choice()->command ==
        commands::act(Action::shoot));
}

TEST_CASE("a dear choice is played all the same by whoever insists") {
  Practised practised(Tutoring::mistakes);
  practised.let_go_by();
  practised.table.press("tutor anyway");
  REQUIRE(practised.entries() > practised.before);
  CHECK(practised.table.play().match().journal()[practised.before].choice()->command ==
        commands::act(Action::none));
  CHECK(practised.table.play().match().info().taken_back == 0);
}

TEST_CASE("the tutor says nothing to a good choice") {
  Practised practised(Tutoring::mistakes);
  const std::size_t before = practised.entries();
  practised.table.press("action shoot");
  for (int times = 0; times < 20'000 && practised.entries() == before; ++times) practised.table.wait();
  CHECK(practised.entries() > before);
  CHECK_FALSE(practised.table.offers("tutor back"));
}

TEST_CASE("the tutor says nothing while he is switched off") {
  Practised practised(Tutoring::off);
  practised.let_go_by();
  CHECK_FALSE(practised.table.offers("tutor back"));
  CHECK(practised.entries() > practised.before);
}

}  // namespace fuba::test::second_thoughts_test
