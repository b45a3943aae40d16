// What was once seen amiss in the window, each with what keeps it from coming back.

#include <SDL.h>

#include <cmath>
#include <fstream>

#include "app/menus/kept_twice.hpp"
#include "app/menus/settings_screen.hpp"
#include "app/window/letters.hpp"
#include "app/window/settings.hpp"
#include "app/window/table_layout.hpp"
#include "fuba/table/area_typing.hpp"
#include "fuba/table/chances.hpp"
#include "fuba/table/screens/fuba_game.hpp"
#include "stand.hpp"
#include "support/catch.hpp"
#include "support/folder.hpp"
#include "table.hpp"

namespace fuba::test::mended_test {
namespace {

/// As the guidelines for content on the web count it (WCAG 2.1): 1 to 21.
double contrast(SDL_Color one, SDL_Color other) {
  const auto light = [](SDL_Color colour) {
    const auto part = [](Uint8 value) {
      const double share = value / 255.0;
      return share <= 0.03928 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * part(colour.r) + 0.7152 * part(colour.g) + 0.0722 * part(colour.b);
  };
  const double a = light(one) + 0.05;
  const double b = light(other) + 0.05;
  return std::max(a, b) / std::min(a, b);
}

/// The most that two points of a painted rectangle differ: its letters from their ground.
double contrast_in(Mirror& mirror, const SDL_FRect& rect) {
  SDL_Color brightest{};
  SDL_Color darkest{255, 255, 255, 255};
  const auto sum = [](SDL_Color colour) { return colour.r + colour.g + colour.b; };
  for (int y = static_cast<int>(rect.y); y < static_cast<int>(rect.y + rect.h); ++y)
    for (int x = static_cast<int>(rect.x); x < static_cast<int>(rect.x + rect.w); ++x) {
      const SDL_Color colour = mirror.colour_at(x, y);
      if (sum(colour) > sum(brightest)) brightest = colour;
      if (sum(colour) < sum(darkest)) darkest = colour;
    }
  return contrast(brightest, darkest);
}

constexpr const char* turn = R"({"half":1,"minute":20,"control":"home","ball":{"area":"C3","value":3},
  "home":{"formation":"4-4-2","players":{"C2":3,"C3":3,"C4":2,"L3":2}},
  "away":{"formation":"4-4-2","players":{"C3":3,"C4":3,"L3":2,"R3":2}}})";
constexpr const char* actions = R"({"stage":"actions","first":"home","half":1,"minute":12,"control":"home",
  "ball":{"area":"C3","value":2},"start":"C3","target":"C3","dice":{"controlling":5,"passive":2},
  "home":{"formation":"4-4-2","players":{"C3":4,"C4":2,"C2":4}},
  "away":{"formation":"4-3-3","players":{"C5":2,"C4":4,"C3":4}}})";

TEST_CASE("a choice that cannot be made is read at a glance: 4.5 to 1 at least") {
  Table table(match_at(actions, {1, 1, 1, 1, 1, 1}));
  if (table.asked() == "free") table.key(SDLK_RETURN);
  REQUIRE(table.asked() == "action");
  const auto dimmed = table.closed("action press");
  REQUIRE(dimmed);
  CHECK(contrast_in(table.mirror(), {dimmed->x + 8, dimmed->y + 4, 120, dimmed->h - 8}) >= 4.5);
}

TEST_CASE("the names of areas are read at a glance: 4.5 to 1 at least") {
  Table table(match_at(turn));
  REQUIRE(table.asked() == "target");
  const paint::MatLayout mat(app::TableLayout(1280, 800).mat, table.play().rules().pitch);
  for (const Area area : {Area::C3, Area::L3, Area::C4}) {
    INFO(name(area));
    const SDL_FRect& place = mat.area(area);
    CHECK(contrast_in(table.mirror(), {place.x + place.w / 2 - 12, place.y + 7, 24, 14}) >= 4.5);
  }
}

TEST_CASE("an entry of the menu has the same letter with a match and without one") {
  const auto leads_to_settings = [](bool in_match) {
    Stand stand;
    if (in_match) {
      stand.press("two");
      stand.key(SDLK_ESCAPE);
      REQUIRE(stand.offers("leave"));
    }
    REQUIRE(stand.offers("settings"));
    stand.key(SDLK_e);
    return stand.shows<app::SettingsScreen>();
  };
  CHECK(leads_to_settings(false));
  CHECK(leads_to_settings(true));
}

TEST_CASE("letters that are kept go to nobody") {
  CHECK(app::letters_for({"", "", ""}, "ab") == std::vector<char>{'c', 'd', 'e'});
  CHECK(app::letters_for({"Corner"}, "c") == std::vector<char>{'o'});
}

TEST_CASE("an area is told by its lane and its number, and by nothing less") {
  app::AreaTyping typing;
  const auto hear = [&](SDL_Keycode code) { return typing.hear({.code = code}); };
  CHECK(hear(SDLK_4) == Area::none);
  CHECK(hear(SDLK_c) == Area::none);
  CHECK(hear(SDLK_4) == Area::C4);
  CHECK(hear(SDLK_5) == Area::none);
  CHECK(hear(SDLK_l) == Area::none);
  CHECK(hear(SDLK_9) == Area::none);
  CHECK(hear(SDLK_r) == Area::none);
  CHECK(hear(SDLK_x) == Area::none);
  CHECK(hear(SDLK_2) == Area::none);
}

TEST_CASE("a point that is sure to come is a full bar, and one that may be two is measured by those") {
  const Words& words = content().words;
  const Command fresh = commands::substitute(SubKind::fresh);
  const auto bar = [&](std::vector<std::pair<Outcome, double>> chances) {
    return app::chance_of(words, {{fresh, std::move(chances), std::nullopt}}, fresh)->value;
  };
  CHECK(bar({{Outcome::one_point, 1.0}}) == 1.0F);
  CHECK(std::abs(bar({{Outcome::one_point, 0.75}, {Outcome::two_points, 0.25}}) - 0.25F) < 1e-6F);
}

TEST_CASE("the place of the window is kept, and nonsense in its place is none") {
  const TestFolder folder;
  const auto file = folder.path() / "settings.json";
  app::Settings settings;
  settings.window = app::WindowPlace{40, 60, 1440, 900, false, true};
  REQUIRE(app::save_settings(settings, file));
  CHECK(app::load_settings(file).window == settings.window);
  CHECK_FALSE(app::load_settings(file).games.contains("window"));
  for (const char* wrong :
       {R"({"window":{"x":1}})", R"({"window":7})", R"({"window":{"x":1,"y":2,"width":"3","height":4}})",
        R"({"window":{"x":1,"y":2,"width":99999999999,"height":4}})"}) {
    std::ofstream(file) << wrong;
    CHECK_FALSE(app::load_settings(file).window.has_value());
  }
}

TEST_CASE("what went well is told in a line without a box, with what may be done about it") {
  Stand stand;
  bool opened = false;
  stand.director().note("It is saved.", app::Answer{"Open it", [&] { opened = true; }});
  stand.mirror().wake();
  CHECK(stand.told().empty());
  CHECK(stand.offers("coach"));
  stand.press("notice way");
  CHECK(opened);
  stand.mirror().wake();
  CHECK_FALSE(stand.offers("notice way"));
}

TEST_CASE("a match that is not over is shown in the library as it stands, not as its last turn began") {
  const TestFolder folder;
  Match match = match_at(turn, {4, 2, 3, 3, 5, 4, 2, 1, 6, 5});
  REQUIRE(match.choose(commands::at(Verb::target, Area::C4)));
  REQUIRE(match.state().minute > 20);
  const auto file = folder.path() / "match.fuba";
  REQUIRE(save(match, file));
  Stand stand;
  const auto glance = stand.director().game_named(Fuba::id).glance(file);
  REQUIRE(glance);
  CHECK(glance->standing.moment == moment(content().words, match.state()));
}

std::size_t saved_matches(const Stand& stand) { return tabletop::Library(stand.folder()).files().size(); }

TEST_CASE("starts that are given up at once leave nothing among the saved matches") {
  Stand stand;
  for (int times = 0; times < 3; ++times) {
    stand.press("two");
    REQUIRE(stand.under_way());
    stand.key(SDLK_ESCAPE);
    stand.press("leave");
  }
  CHECK(saved_matches(stand) == 0);
}

TEST_CASE("a match that is saved under a name does not lie in the library twice") {
  const TestFolder folder;
  const tabletop::Library library(folder.path());
  std::filesystem::create_directories(library.folder());
  std::ofstream(library.place("Derby")) << "the same";
  std::ofstream(library.place("match-0001")) << "the same";
  std::ofstream(library.place("match-0002")) << "the samE";
  CHECK(app::same_as(library, library.place("Derby")) == library.place("match-0001"));
  CHECK_FALSE(app::same_as(library, library.place("match-0002")).has_value());
}

TEST_CASE("a box with as many answers as there are coaches has all of their names, each with its letter") {
  Stand stand;
  const std::vector<std::string> names{"Lulu", "Pip", "Otto", "Aldo", "Zora", "Marta", "Ines"};
  std::vector<app::Answer> answers;
  for (const std::string& name : names) answers.push_back({name, [] {}});
  stand.director().ask("Who plays it?", std::move(answers));
  std::vector<app::Written> written;
  stand.mirror().note_down(written);
  stand.mirror().lay_out();
  const auto says = [&](std::string_view words) {
    return std::ranges::find(written, words, &app::Written::words) != written.end();
  };
  for (const std::string& name : names) CHECK(says(name));
  for (const std::string_view letter : {"L", "P", "O", "A", "Z", "M", "I"}) CHECK(says(letter));
  const auto last = stand.mirror().rect("answer 6");
  const auto back = stand.mirror().rect("message ok");
  REQUIRE((last && back));
  CHECK(last->y + last->h < back->y);
}

}  // namespace
}  // namespace fuba::test::mended_test
