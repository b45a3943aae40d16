#include <filesystem>
#include <string>

#include "app/menus/new_match_screen.hpp"
#include "app/window/open_match.hpp"
#include "fuba/match.hpp"
#include "fuba/random_play.hpp"
#include "fuba/rules_files.hpp"
#include "fuba/table/rules_setting.hpp"
#include "fuba/table/screens/rules_screen.hpp"
#include "stand.hpp"
#include "support/catch.hpp"

namespace fuba::test::editions_test {
using namespace fuba;
using namespace fuba::app;

namespace {

namespace fs = std::filesystem;

constexpr float width = 1280;
constexpr float height = 800;

/// The program with one screen on it.
class Desk : public test::Stand {
 public:
  Desk() : Stand(test::still()) {}

  void show(std::unique_ptr<Screen> screen) { mirror().show(std::move(screen)); }
  void show_new_match() { show(std::make_unique<NewMatchScreen>(director())); }
  const OptionRegistry& options() { return mirror().content().options; }
  RulesSetting setting() { return rules_setting(director().settings(), options()); }
  std::optional<SDL_FPoint> place(const std::string& id) { return mirror().place(id); }
  RulesChoice rules() { return setting().rules; }
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
  desk.show_new_match();
  for (const std::string_view edition : editions()) {
    INFO(edition);
    desk.press("edition " + std::string(edition));
    CHECK(desk.rules().edition == edition);
    const Options offered = desk.options().of(edition);
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
  desk.show_new_match();
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

  CHECK(rules_setting(load_settings(desk.director().settings_file()), desk.options()) == desk.setting());
}

TEST_CASE("a match of any edition is begun by mouse") {
  for (const std::string_view edition : editions()) {
    INFO(edition);
    Desk desk;
    desk.show_new_match();
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
    const Match match = under_way(desk.options(), edition);
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
  desk.show(std::make_unique<RulesScreen>(desk.director(), desk.mirror().content(), default_edition()));
  for (const std::string_view edition : editions()) {
    INFO(edition);
    desk.press("rules of " + std::string(edition));
    const std::size_t chapters = desk.mirror().content().of(edition).book.chapters.size();
    for (std::size_t at = 0; at < chapters; ++at) desk.press("chapter " + std::to_string(at));
    const auto last = desk.place("chapter " + std::to_string(chapters - 1));
    CHECK((last && last->y < height));
    CHECK_FALSE(desk.place("chapter " + std::to_string(chapters)));
  }
}
}  // namespace fuba::test::editions_test
