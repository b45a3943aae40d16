#include <filesystem>
#include <string>

#include "fuba/match.hpp"
#include "fuba/random_play.hpp"
#include "fuba/rules_files.hpp"
#include "open_match.hpp"
#include "screens/new_match_screen.hpp"
#include "screens/rules_screen.hpp"
#include "stand.hpp"
#include "support/catch.hpp"

using namespace fuba;
using namespace fuba::app;

namespace {

namespace fs = std::filesystem;

constexpr float width = 1280;
constexpr float height = 800;

Settings large_and_still() {
  Settings settings = test::still();
  settings.text = 2;
  return settings;
}

/// The program with one screen on it.
class Desk : public test::Stand {
 public:
  Desk() : Stand(large_and_still()) {}

  template <class Shown, class... Details>
  void show(Details&&... details) {
    mirror().show(std::make_unique<Shown>(director(), std::forward<Details>(details)...));
  }
  std::optional<SDL_FPoint> place(const std::string& id) { return mirror().place(id); }
  const RulesChoice& rules() { return director().settings().rules; }
};

std::string option_id(Option option) { return "option " + std::string(name(option)); }

/// A match of an edition with all its options, some turns old.
Match under_way(const OptionRegistry& options, std::string_view edition) {
  Match match(load_rules({.edition = std::string(edition), .options = options.of(edition)}).value(),
              DiceSource::random(5));
  RandomPlay players(5);
  while (match.state().minute < 10) REQUIRE(match.choose(players.choose(match.rules(), match.state())));
  return match;
}

}  // namespace

TEST_CASE("the new match offers every edition with its own options") {
  Desk desk;
  desk.show<NewMatchScreen>();
  for (const std::string_view edition : editions()) {
    INFO(edition);
    desk.press("edition " + std::string(edition));
    CHECK(desk.rules().edition == edition);
    const Options offered = desk.director().options().of(edition);
    for (std::size_t at = 0; at < option_count; ++at) {
      const auto option = static_cast<Option>(at);
      const auto place = desk.place(option_id(option));
      CHECK(place.has_value() == offered.contains(option));
      if (place) CHECK((place->x < width && place->y < height));
    }
  }
}

TEST_CASE("another edition keeps the options that both have, and remembers its own") {
  Desk desk;
  desk.show<NewMatchScreen>();
  const auto has = [&](Option option) { return desk.rules().options.contains(option); };
  desk.press("edition fuba-2.0");
  desk.press("preset basic");
  desk.press(option_id(Option::styles));
  desk.press("edition fuba-it");
  desk.press(option_id(Option::injuries));
  CHECK_FALSE(has(Option::styles));
  desk.press("edition fuba-2.0");
  CHECK((has(Option::styles) && has(Option::injuries)));
  CHECK_FALSE(has(Option::conditions));

  const Settings read = load_settings(desk.director().settings_file(), desk.director().options());
  CHECK(read.rules == desk.rules());
  CHECK(read.other_rules == desk.director().settings().other_rules);
}

TEST_CASE("a match of any edition is begun by mouse") {
  for (const std::string_view edition : editions()) {
    INFO(edition);
    Desk desk;
    desk.show<NewMatchScreen>();
    desk.press("edition " + std::string(edition));
    desk.press("start");
    const auto begun = desk.under_way();
    REQUIRE(begun);
    CHECK(begun->rules().id == edition);
  }
}

TEST_CASE("a saved match of any edition is opened with its own rules, and says which they are") {
  Desk desk;
  for (const std::string_view edition : editions()) {
    INFO(edition);
    const fs::path file = desk.folder() / "saved.fuba";
    const Match match = under_way(desk.director().options(), edition);
    REQUIRE(save(match, file));
    CHECK(rules_of(file) == RulesChoice{std::string(edition), match.rules().options});
    open_match(desk.director(), file);
    desk.director().screen();
    const auto kept = desk.under_way();
    REQUIRE(kept);
    CHECK(kept->state() == match.state());
  }
  test::write_text(desk.folder() / "no.fuba", "no match\n");
  CHECK_FALSE(rules_of(desk.folder() / "no.fuba"));
  CHECK_FALSE(rules_of(desk.folder() / "missing.fuba"));
}

TEST_CASE("the rules page shows every chapter of every edition") {
  Desk desk;
  desk.show<RulesScreen>(default_edition());
  for (const std::string_view edition : editions()) {
    INFO(edition);
    desk.press("rules of " + std::string(edition));
    const std::size_t chapters = desk.director().book(edition).chapters.size();
    for (std::size_t at = 0; at < chapters; ++at) desk.press("chapter " + std::to_string(at));
    const auto last = desk.place("chapter " + std::to_string(chapters - 1));
    CHECK((last && last->y < height));
    CHECK_FALSE(desk.place("chapter " + std::to_string(chapters)));
  }
}
