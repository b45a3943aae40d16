#include <algorithm>
#include <filesystem>
#include <string>

#include "app/menus/new_match_screen.hpp"
#include "fuba/rules_files.hpp"
#include "fuba/table/coaches.hpp"
#include "match/played.hpp"
#include "stand.hpp"
#include "support/catch.hpp"

namespace fuba::test::seats_test {
using namespace fuba;
using namespace fuba::app;
using tabletop::find_data_folder;
using tabletop::rules_reader;

namespace {

namespace fs = std::filesystem;

using Sides = std::array<std::string, 2>;

void put_coach(const fs::path& folder, const std::string& coach, const std::string& tactics) {
  fs::create_directories(own_coaches_folder(folder));
  test::write_text(own_coaches_folder(folder) / (coach + ".json"), tactics);
}

/// The tactics of a coach of the game, as a file.
std::string tactics_text() {
  return rules_reader(find_data_folder().value())("opponents/cautious.json").value();
}

Settings seated(const Sides& seats) {
  Settings settings = test::still();
  settings.seats = seats;
  return settings;
}

/// The program from its title on.
class Desk : public test::Stand {
 public:
  explicit Desk(const Sides& seats = {}) : Stand(seated(seats)) {}

  const Sides& seats() { return director().settings().seats; }
  /// Who plays the match that has been begun; nothing where none has.
  std::optional<Sides> playing() {
    const auto begun = under_way();
    return begun ? std::optional(begun->info().coaches) : std::nullopt;
  }
};

}  // namespace

TEST_CASE("a match of two persons is what a new match is at first") {
  Desk desk;
  desk.press("choose");
  desk.press("start");
  CHECK(desk.playing() == Sides{});
}

TEST_CASE("three clicks from the title a person plays against a coach") {
  for (const std::string_view coach : coach_ids) {
    INFO(coach);
    Desk desk;
    desk.press("choose");
    desk.press("away played by " + std::string(coach));
    desk.press("start");
    CHECK(desk.playing() == Sides{"", std::string(coach)});
  }
}

TEST_CASE("who plays is chosen by keyboard, and remembered") {
  Desk desk;
  for (const SDL_Keycode code : {SDLK_c, SDLK_a, SDLK_h, SDLK_h, SDLK_s}) desk.key(code);
  CHECK(desk.playing() == Sides{"beginner", "newcomer"});
  CHECK(load_settings(desk.director().settings_file()).seats == Sides{"beginner", "newcomer"});
}

TEST_CASE("behind the last coach comes a person again") {
  Desk desk({"", "master"});
  desk.press("choose");
  desk.key(SDLK_a);
  CHECK(desk.seats() == Sides{});
  desk.press("home played by bold");
  desk.press("home played by person");
  CHECK(desk.seats() == Sides{});
}

TEST_CASE("coaches of a player's own are offered one after the other") {
  Desk desk;
  for (const std::string coach : {"Catenaccio", "Kick and rush"})
    put_coach(desk.folder(), coach, tactics_text());
  put_coach(desk.folder(), "bold", "{}");
  test::write_text(own_coaches_folder(desk.folder()) / "notes.txt", "no coach");
  CHECK(own_coaches(desk.folder()) == std::vector<std::string>{"Catenaccio", "Kick and rush"});

  desk.press("choose");
  desk.press("away played by Catenaccio");
  CHECK(desk.seats()[1] == "Catenaccio");
  desk.press("away played by Catenaccio");
  CHECK(desk.seats()[1] == "Kick and rush");
  desk.press("away played by Kick and rush");
  CHECK(desk.seats()[1] == "Catenaccio");
  desk.press("start");
  CHECK(desk.playing() == Sides{"", "Catenaccio"});
}

TEST_CASE("without coaches of a player's own there is no place for them") {
  Desk desk({"long gone", ""});
  desk.press("choose");
  CHECK(desk.offers("home played by person"));
  CHECK_FALSE(desk.offers("home played by long gone"));
  CHECK(desk.seats() == Sides{});
}

TEST_CASE("broken tactics are told when they are chosen, and begin no match") {
  Desk desk;
  put_coach(desk.folder(), "broken", R"({"looks_ahead":1})");
  desk.press("choose");
  desk.press("away played by broken");
  CHECK(desk.told().find("broken.json, field /carelessness: ") != std::string::npos);
  desk.key(SDLK_RETURN);
  REQUIRE(desk.director().box() == nullptr);
  desk.press("start");
  CHECK(desk.director().box() != nullptr);
  CHECK_FALSE(desk.playing().has_value());
}

TEST_CASE("tactics are found by the coach's name, and nowhere else") {
  const test::TestFolder folder;
  put_coach(folder.path(), "mine", tactics_text());
  test::write_text(folder / "outside.json", tactics_text());
  CHECK(tactics_of("mine", folder.path()).has_value());
  for (const std::string_view id : coach_ids) CHECK(tactics_of(id, folder.path()).has_value());
  const auto told = [&](const std::string& id) { return tactics_of(id, folder.path()).error(); };
  CHECK(told("theirs").find("theirs.json cannot be opened: ") != std::string::npos);
  for (const std::string id : {"../outside", "a name that no match has room for", "two\nlines"})
    CHECK(told(id).starts_with("No coach can be called "));
}
TEST_CASE("how strong a person is stands beside who plays, by the finished matches against coaches") {
  Desk desk;
  const fs::path kept = desk.folder() / "matches";
  fs::create_directories(kept);
  const auto put = [&](const std::string& name, std::uint64_t seed, const Sides& coaches,
                       int taken_back = 0) {
    Match match = test::finished_match(seed);
    tabletop::MatchInfo info;
    info.coaches = coaches;
    info.taken_back = taken_back;
    match.set_info(std::move(info));
    REQUIRE(save(match, kept / (name + ".fuba")));
  };
  std::vector<app::Written> written;
  desk.mirror().note_down(written);
  const auto said = [&] {
    desk.press("choose");
    desk.mirror().settle();
    written.clear();
    desk.mirror().wake();
    std::string all;
    for (const auto& each : written) all += each.words + " ";
    desk.key(SDLK_ESCAPE);
    return all;
  };
  put("two people", 1, {});
  put("practice", 2, {"", "master"}, 1);
  put("coaches", 3, {"bold", "master"});
  CHECK(said().find("Best match for you") == std::string::npos);
  for (std::uint64_t seed = 4; seed < 8; ++seed)
    put("beginner " + std::to_string(seed), seed, {"", "beginner"});
  CHECK(said().find("Against coaches") == std::string::npos);
  put("as away", 9, {"beginner", ""});
  CHECK(said().find("(5 matches). Best match for you: ") != std::string::npos);
}

TEST_CASE("what is said of a coach does not touch what stands below it in a small window") {
  for (const std::string game : {"fuba", "stw", "soccer-city"}) {
    Settings settings = seated({});
    settings.game = game;
    settings.language = "de";
    const TestFolder folder;
    Mirror mirror(1024, 640, settings, folder.path());
    std::vector<Written> written;
    mirror.note_down(written);
    for (const Coaches::Known& coach : mirror.director().game().coaches().of_the_game) {
      INFO(coach.id);
      settings.seats = {coach.id, coach.id};
      mirror.director().set_settings(settings);
      mirror.director().go(place::NewMatch{});
      mirror.wake();
      const SDL_FRect chips = *mirror.rect("colours-" + std::string(colour_names.front()));
      float end = 0;
      for (const Written& line : written)
        if (coach.help.ends_with(line.words)) end = std::max(end, line.rect.y + line.rect.h);
      CHECK(end > chips.y / 2);
      CHECK(end + 3 <= chips.y);
      CHECK(chips.y + chips.h + 3 <= mirror.rect("start")->y);
    }
  }
}

TEST_CASE("the coaches of every game stand in the order of their ratings") {
  for (const std::string game : {"fuba", "stw", "soccer-city"}) {
    INFO(game);
    Settings settings = test::still();
    settings.game = game;
    test::Stand stand(settings);
    const auto coaches = stand.director().game().coaches().of_the_game;
    CHECK(coaches.size() > 1);
    CHECK(std::ranges::is_sorted(coaches, {}, &Coaches::Known::rating));
    CHECK(coaches.front().rating < coaches.back().rating);
  }
}

}  // namespace fuba::test::seats_test
