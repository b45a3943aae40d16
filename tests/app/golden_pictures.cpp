// Paints the main screens without a window and compares them with the pictures kept beside this file: by
// pixels where the libraries are those that painted them, else by tiles.
//   golden_pictures FOLDER            compares
//   golden_pictures FOLDER --write    paints the pictures anew
//   golden_pictures FOLDER --write WIDTH HEIGHT    the same in another size, to look at

#include <SDL.h>
#include <SDL_image.h>
#include <SDL_ttf.h>
#include <imgui.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>

#include "app/menus/lessons_screen.hpp"
#include "app/menus/library_screen.hpp"
#include "app/menus/new_match_screen.hpp"
#include "app/menus/settings_screen.hpp"
#include "app/menus/title_screen.hpp"
#include "app/paint/surface.hpp"
#include "app/program.hpp"
#include "app/story/story_screen.hpp"
#include "app/window/presenter.hpp"
#include "fuba/json.hpp"
#include "fuba/random_play.hpp"
#include "fuba/rules_files.hpp"
#include "fuba/table/content.hpp"
#include "fuba/table/rules_setting.hpp"
#include "fuba/table/screens/replay_screen.hpp"
#include "fuba/table/screens/rules_screen.hpp"
#include "fuba/table/screens/table_screen.hpp"
#include "fuba/table/told_story.hpp"
#include "golden_seasons.hpp"
#include "picture_likeness.hpp"
#include "soccer_city/table/city_screens.hpp"
#include "stw/table/stw_screens.hpp"
#include "support/folder.hpp"

namespace fs = std::filesystem;

namespace {

using namespace fuba;
using namespace fuba::app;
using tabletop::Library;

constexpr int golden_width = 640;
constexpr int golden_height = 400;
constexpr double most_different_pixels = 0.004;
/// Where other libraries or fonts have painted: a font a little wider breaks a line and moves what is below
/// it, 1.8 % of the rules with that of Debian 13.
constexpr double most_different_tiles = 0.03;

/// One screen and what was done to get there.
struct Scene {
  std::string name;
  std::string position;  ///< empty = a new match
  std::vector<std::uint8_t> dice;
  std::vector<SDL_Keycode> keys;
  Pace pace = Pace::off;
  float motion = 0;            ///< milliseconds of motion after the last key
  SDL_FPoint pointer{-1, -1};  ///< as parts of width and height
  std::function<std::unique_ptr<Screen>(Director&, const Content&)> screen;  ///< one without a match
  Options options = {};                          ///< of a new match; a position names its own
  std::string_view edition = default_edition();  ///< the same
  Questions questions = Questions::everything;
  bool tips = false;
};

constexpr const char* kick_off = R"({"stage":"kick-off","control":"home",
  "home":{"formation":"4-4-2"},"away":{"formation":"5-3-2"}})";
constexpr const char* attack = R"({"half":1,"minute":31,"score":{"home":1,"away":0},"control":"home",
  "ball":{"area":"L3","value":3},
  "home":{"formation":"4-4-2","players":{"C2":3,"C3":3,"L3":2,"C4":1,"R2":1},"yellow":1},
  "away":{"formation":"4-3-3","players":{"C3":1,"C4":3,"L4":1,"C5":2,"R4":1,"L3":1,"R3":1},"red":0,"yellow":2}})";
constexpr const char* crowd = R"({"stage":"actions","first":"home","half":2,"minute":77,
  "score":{"home":1,"away":2},"control":"home","ball":{"area":"C4","value":4},"start":"C3","target":"C4",
  "dice":{"controlling":5,"passive":4},
  "home":{"formation":"3-4-3","players":{"C4":7,"C3":2,"C2":1}},
  "away":{"formation":"5-4-1","players":{"C5":3,"C4":6,"L4":1}}})";
constexpr const char* free_kick = R"({"stage":"free-kick","half":2,"minute":64,"control":"away",
  "ball":{"area":"C2","value":1},"score":{"home":0,"away":0},
  "home":{"formation":"4-4-2"},"away":{"formation":"4-3-3"}})";
constexpr const char* penalty = R"({"stage":"penalty-kick","half":2,"minute":88,"control":"home",
  "score":{"home":1,"away":1},"home":{"formation":"4-4-2"},"away":{"formation":"4-3-3"}})";
constexpr const char* first_whistle = R"({"half":1,"minute":45,"stoppage":3,"control":"home",
  "ball":{"area":"C3","value":1},"score":{"home":1,"away":0},
  "home":{"formation":"4-4-2","players":{"C3":4,"C2":6}},"away":{"formation":"4-3-3","players":{"C4":10}}})";
constexpr const char* last_whistle = R"({"half":2,"minute":90,"stoppage":3,"control":"home",
  "ball":{"area":"C3","value":1},"score":{"home":4,"away":0},
  "home":{"formation":"4-4-2","players":{"C3":4,"C2":6}},"away":{"formation":"4-3-3","players":{"C4":10}}})";
constexpr const char* chance = R"({"stage":"actions","first":"home","half":1,"minute":12,"control":"home",
  "ball":{"area":"C5","value":2},"start":"C4","target":"C5","dice":{"controlling":5,"passive":2},
  "home":{"formation":"4-4-2","players":{"C5":2,"C4":2,"C3":2,"C2":4}},
  "away":{"formation":"4-3-3","players":{"C5":1,"C4":4,"C3":5}}})";

constexpr const char* everything = R"({"options":"all","skills_per_team":5,"stage":"actions","first":"home",
  "half":2,"minute":67,"score":{"home":1,"away":2},"control":"home","ball":{"area":"C4","value":3},
  "weather":"rain","start":"C3","target":"C4","dice":{"controlling":5,"passive":4},
  "home":{"formation":"4-4-2","players":{"C2":3,"C3":3,"L3":2,"C4":1},"yellow":3,"substitutions":1,
    "condition":{"defence":4,"midfield":2,"forward":1},"roles":{"attacking-midfielder":1},"injured":[3],
    "skills":["tackle","fast-attacker","fiery-coach","crossing","clinical-finisher"],"skills_used":["tackle"],
    "next_formation":"4-3-3"},
  "away":{"formation":"4-3-3","players":{"C3":1,"C4":3,"L4":1,"C5":2,"R4":1},"red":1,"yellow":2,
    "condition":{"defence":0,"midfield":0,"forward":0},"tired":true,"substitutions":2,"injured":[0],
    "skills":["gegenpressing","doubling","catenaccio","shot-stopper","goal-poacher"],
    "skills_used":["doubling","shot-stopper"],"coach_off":true}})";
constexpr const char* hard_ground = R"({"options":["advanced-events","injuries","weather","substitutions"],
  "half":1,"minute":22,"weather":"cold","control":"home","ball":{"area":"C3","value":2},
  "home":{"formation":"4-4-2","players":{"C2":3,"C3":2,"L3":1,"C4":1},"injured":[2,0,4]},
  "away":{"formation":"4-3-3","players":{"C3":2,"C4":4,"L4":1,"C5":2,"R4":1}}})";

constexpr const char* city_attack = R"({"rules":"soccer-city","options":["factors"],"half":1,"control":"home",
  "carrier":7,"stage":"ball","score":{"home":1,"away":0},"ball_cards_left":24,"factor":"rain",
  "home":{"players":{"1":"H1","2":"D5","3":"L5","4":"H8","7":"B14","8":"E13","9":"J18"},"yellow":[4],
    "hand":{"attack":["give-and-go-1","sprint-2","solo-run-3"],"defence":["anticipation-1","shift-0","rush-out-2"],
      "shot":["header","placed"],"ball":["short","short","medium","long"]}},
  "away":{"players":{"1":"H21","2":"F17","3":"J19","4":"H14","5":"L13","6":"D12","8":"H10"},"yellow":[3],
    "hand":{"attack":["cross-0","cross-1","sprint-0"],"defence":["shift-1","shift-2","sprint-back-0"],
      "shot":["drive","drive"],"ball":["short","short","medium","long"]}}})";
constexpr const char* city_shot = R"({"rules":"soccer-city","half":2,"control":"home","carrier":9,
  "stage":"shot","score":{"home":1,"away":1},"ball_cards_left":8,
  "home":{"players":{"1":"H1","2":"D5","3":"L5","4":"H8","6":"E15","8":"E18","9":"I18"},
    "hand":{"attack":["sprint-2"],"defence":["shift-0"],"shot":["drive","placed"],"ball":["short","long"]}},
  "away":{"players":{"1":"H21","2":"F17","3":"J18","4":"D16","5":"K13","6":"E14","8":"H10"},
    "hand":{"attack":["cross-0"],"defence":["shift-1"],"shot":["drive"],"ball":["short"]}}})";

constexpr const char* world_move = R"({"rules":"stw","seconds":1260,"stage":"move","control":"home",
  "score":{"home":1,"away":0},"ball":"E8","dice":[3],"home":{"keeper":"D1","defenders":["B4","D4","E4","G4"],
    "midfielders":["A6","C7","F6","H7"],"strikers":["E8","G10"],"yellow":[7]},
  "away":{"keeper":"E16","defenders":["B13","D13","E14","G14"],"midfielders":["A11","C11","E11","B12"],
    "strikers":["C9","B10"]}})";
constexpr const char* world_ball = R"({"rules":"stw","half":2,"seconds":1800,"stage":"ball","control":"home",
  "ball":"D10","dice":[4],"home":{"keeper":"D1","defenders":["B4","D4","F4","G5"],
    "midfielders":["A9","C8","F8","H12"],"strikers":["D10","E14"]},
  "away":{"keeper":"E16","defenders":["A13","C13","E12","G13"],"midfielders":["A11","C11","E9","H9"],
    "strikers":["B7","G7"]}})";
constexpr const char* world_keeper = R"({"rules":"stw","seconds":1500,"stage":"keeper","control":"away",
  "ball":"E3","home":{"keeper":"D1","defenders":["B4","D4","F4","G5"],"midfielders":["A7","C9","G9","H7"],
    "strikers":["C11","F11"]},
  "away":{"keeper":"E16","defenders":["B12","D12","E13","G12"],"midfielders":["B9","D10","F9","H10"],
    "strikers":["E3","H5"]}})";
constexpr const char* world_shot = R"({"rules":"stw","half":2,"seconds":2640,"stage":"ball","control":"home",
  "score":{"home":1,"away":1},"ball":"D15","dice":[1],"home":{"keeper":"D1","defenders":["B4","D4","F4","G5"],
    "midfielders":["A9","C8","F9","H11"],"strikers":["D15","E14"]},
  "away":{"keeper":"E16","defenders":["B15","C15","F15","G15"],"midfielders":["A11","C11","F11","H9"],
    "strikers":["B7","G7"]}})";

constexpr const char* running = R"({"rules":"fuba-2.0","stage":"actions","first":"home","half":1,"minute":31,
  "carry":1,"auto_check":true,"control":"home","ball":{"area":"C4","value":4},"start":"C3","target":"C4",
  "dice":{"controlling":5,"passive":4},
  "home":{"formation":"3-4-3","players":{"C4":4,"C3":3,"C2":3}},
  "away":{"formation":"5-4-1","players":{"C5":3,"C4":4,"L4":3}}})";

constexpr const char* own_stage = R"({"rules":"fuba-2.0","options":["conditions","advanced-goalkeeper"],
  "stage":"actions","first":"home","control":"home","ball":{"area":"C4","value":3},"start":"C3","target":"C4",
  "dice":{"controlling":5,"passive":4},"half":2,"minute":67,
  "home":{"formation":"4-4-2","players":{"C2":3,"C3":2,"L1":1,"L2":1,"R2":1,"C4":2}},
  "away":{"formation":"4-4-2","players":{"C4":1,"C5":5,"L3":3,"R4":1}}})";
constexpr const char* both_styled = R"({"rules":"fuba-2.0","options":"all","half":1,"minute":31,
  "control":"home","ball":{"area":"L3","value":3},
  "home":{"formation":"4-4-2","players":{"C2":3,"C3":3,"L3":2,"C4":1,"R2":1},"keeper_out":true,
    "styles":{"defence":"easy","midfield":"aggressive"}},
  "away":{"formation":"4-3-3","players":{"C3":1,"C4":3,"L4":1,"C5":1,"R4":1,"L3":1,"R3":1},"injured":[2],
    "styles":{"defence":"easy","midfield":"easy"}}})";
constexpr const char* two_dice = R"({"rules":"fuba-it","options":["conditions","var"],"stage":"actions",
  "first":"home","control":"home","ball":{"area":"C5","value":3},"start":"C4","target":"C5",
  "dice":{"controlling":[5,4]},"half":1,"minute":12,
  "home":{"formation":"4-4-2","players":{"C2":3,"C3":3,"C5":2,"C4":2}},
  "away":{"formation":"4-4-2","players":{"C4":1,"C5":1,"L3":3,"R4":5}}})";
constexpr const char* in_midfield = R"({"rules":"fuba-it","options":["conditions","substitutions"],"half":2,
  "minute":61,"control":"home","ball":{"area":"L3","value":3},
  "home":{"formation":"4-4-2","players":{"C2":3,"C3":3,"L3":2,"C4":1,"R2":1},
    "condition":{"defence":3,"midfield":3,"forward":1}},
  "away":{"formation":"4-3-3","players":{"C3":1,"C4":3,"L4":1,"C5":2,"R4":1,"L3":1,"R3":1}}})";

constexpr const char* pressed = R"({"options":["conditions","substitutions","injuries"],"stage":"actions",
  "first":"home","half":1,"minute":20,"control":"home","ball":{"area":"C4","value":3},"start":"C3","target":"C4",
  "dice":{"controlling":5,"passive":2},
  "home":{"formation":"4-4-2","players":{"C2":3,"C3":3,"L3":2,"C4":2},
    "condition":{"defence":3,"midfield":3,"forward":2}},
  "away":{"formation":"4-4-2","players":{"C3":2,"C4":3,"L3":3,"C5":2},
    "condition":{"defence":3,"midfield":3,"forward":2}}})";

/// A match of that edition played at random until it has so many entries or is over.
Match played(std::string_view edition, std::uint64_t seed, std::size_t entries, const MatchInfo& info) {
  Match match(load_rules({.edition = std::string(edition)}).value(), DiceSource::random(seed));
  RandomPlay players(seed);
  while (!match.over() && match.journal().size() < entries)
    static_cast<void>(match.choose(players.choose(match.rules(), match.state())));
  match.set_info(info);
  return match;
}

/// A few saved matches, one of them cut short.
std::unique_ptr<Screen> library(Director& director, const Content&) {
  const Library shelf(director.folder());
  fs::create_directories(shelf.folder());
  int hours = 0;
  const auto put = [&shelf, &hours](std::string_view title, const std::string& text) {
    std::ofstream(shelf.place(title)) << text;
    fs::last_write_time(shelf.place(title), fs::file_time_type() + std::chrono::hours(++hours));
  };
  const Match derby = played("fuba-3.0", 7, 100'000, {{"Ajax", "Inter"}, {}, "2026-03-14 20:15"});
  const std::string cup =
      save_text(played("fuba-2.0", 8, 90, {{"Wanderers", "Kickers"}, {}, "2026-04-02 18:30"}));
  put("Derby", save_text(derby));
  put("Cup, first leg", cup.substr(0, cup.size() - 20));
  put("Saturday", save_text(played("fuba-it", 9, 120, {{"Málaga", "São Paulo"}, {}, "2026-05-16 15:00"})));
  return std::make_unique<LibraryScreen>(director, nullptr);
}

std::unique_ptr<Screen> story(Director& director, const Content&) {
  const Match match = played("fuba-3.0", 24, 100'000, {{"Ajax", "Inter"}, {}, "2026-11-22 20:15"});
  return std::make_unique<StoryScreen>(
      director, std::make_shared<StoryView>(told_story(match, director.words())), fs::path());
}

/// A match against a coach that is watched, with a note.
std::unique_ptr<Screen> watched(Director& director, const Content& content) {
  MatchInfo info{{"Ajax", "Inter"}, {}, "2026-03-14 20:15"};
  info.coaches[index(Team::away)] = "professional";
  Match match = played("fuba-2.0", 8, 100'000, info);
  match.write({100, "A pass that nobody saw coming"});
  return std::make_unique<ReplayScreen>(director, content, std::move(match), std::vector<State>(),
                                        fs::path());
}

using Placed = std::function<std::unique_ptr<Screen>(Director&, const Content&)>;

/// A match of a game with the shared table, from a position on, against a coach if one is named.
template <class T>
std::unique_ptr<Screen> shared_table(Director& director, const char* position, std::string coach) {
  using G = typename T::Played;
  const auto json = nlohmann::json::parse(position);
  const auto rules = T::load_rules(T::choice_of(json).value()).value();
  const auto state = G::state_from_json(*rules, json);
  if (!state) throw std::runtime_error(state.error().field + " " + state.error().problem);
  tabletop::Match<G> match(rules, *state, DiceSource::random(1));
  match.set_info({.names = {"Ajax", "Inter"}, .colours = {}, .date = {}, .coaches = {"", std::move(coach)}});
  auto& game = director.game_named(G::id);
  return game.table(table::TableMatch<T>(game, director.words(), std::move(match)), false);
}

/// A position of Soccer City, against a coach, so that one's own hand is to be seen.
Placed city(const char* position) {
  return [position](Director& director, const Content&) {
    return shared_table<soccer_city::app::CityTable>(director, position, "good");
  };
}

/// A position of Soccer Tactics WORLD.
Placed world(const char* position) {
  return [position](Director& director, const Content&) {
    return shared_table<stw::app::StwTable>(director, position, "");
  };
}

std::vector<Scene> scenes() {
  const auto plain = [](std::string name,
                        std::function<std::unique_ptr<Screen>(Director&, const Content&)> screen) {
    return Scene{std::move(name), "", {}, {}, Pace::off, 0, {-1, -1}, std::move(screen)};
  };
  const auto season = [&plain](std::string name, std::vector<SDL_Keycode> keys,
                               std::unique_ptr<Screen> (*screen)(Director&)) {
    Scene scene =
        plain(std::move(name), [screen](Director& director, const Content&) { return screen(director); });
    scene.keys = std::move(keys);
    return scene;
  };
  return {
      plain("title",
            [](Director& director, const Content&) { return std::make_unique<TitleScreen>(director); }),
      plain("lessons",
            [](Director& director, const Content&) { return std::make_unique<LessonsScreen>(director); }),
      {"lesson",
       "",
       {},
       {SDLK_RETURN, SDLK_RETURN, SDLK_RETURN},
       Pace::off,
       0,
       {-1, -1},
       [](Director& director, const Content&) { return director.game().lesson("fuba-3.0/ball").value(); }},
      {"lesson-answered",
       "",
       {},
       {SDLK_RETURN, SDLK_RETURN, SDLK_RETURN, SDLK_a},
       Pace::off,
       0,
       {-1, -1},
       [](Director& director, const Content&) { return director.game().lesson("fuba-3.0/first").value(); }},
      plain("new-match",
            [](Director& director, const Content&) { return std::make_unique<NewMatchScreen>(director); }),
      {"new-match-options",
       "",
       {},
       {SDLK_3, SDLK_r, SDLK_a, SDLK_a, SDLK_a},
       Pace::off,
       0,
       {-1, -1},
       [](Director& director, const Content&) { return std::make_unique<NewMatchScreen>(director); }},
      {"new-match-italian",
       "",
       {},
       {SDLK_i, SDLK_3, SDLK_DOWN},
       Pace::off,
       0,
       {-1, -1},
       [](Director& director, const Content&) { return std::make_unique<NewMatchScreen>(director); }},
      {"library", "", {}, {SDLK_DOWN}, Pace::off, 0, {-1, -1}, library},
      plain("settings",
            [](Director& director, const Content&) { return std::make_unique<SettingsScreen>(director); }),
      plain("rules",
            [](Director& director, const Content& content) {
              return std::make_unique<RulesScreen>(director, content, default_edition());
            }),
      {"rules-italian",
       "",
       {},
       {SDLK_DOWN, SDLK_DOWN, SDLK_DOWN, SDLK_RETURN},
       Pace::off,
       0,
       {-1, -1},
       [](Director& director, const Content& content) {
         return std::make_unique<RulesScreen>(director, content, "fuba-it");
       }},
      {"tip",
       attack,
       {},
       {},
       Pace::off,
       0,
       {-1, -1},
       {},
       {},
       default_edition(),
       Questions::what_matters,
       true},
      {"kick-off",
       "",
       {},
       {},
       Pace::off,
       0,
       {-1, -1},
       {},
       {Option::conditions, Option::substitutions, Option::injuries},
       default_edition(),
       Questions::what_matters},
      {"begun-by-dragging",
       pressed,
       {},
       {SDLK_RETURN, SDLK_DOWN},
       Pace::off,
       0,
       {-1, -1},
       {},
       {},
       default_edition(),
       Questions::what_matters},
      {"curtain", "", {}, {}, Pace::off, 0, {-1, -1}, {}},
      {"formation", "", {}, {SDLK_RETURN, SDLK_3}, Pace::off, 0, {-1, -1}, {}},
      {"roles",
       "",
       {},
       {SDLK_RETURN, SDLK_4, SDLK_c, SDLK_a, SDLK_a, SDLK_a, SDLK_o},
       Pace::off,
       0,
       {-1, -1},
       {},
       {Option::conditions, Option::roles}},
      {"skills",
       "",
       {},
       {SDLK_RETURN, SDLK_4, SDLK_c, SDLK_3, SDLK_a, SDLK_a, SDLK_5, SDLK_b, SDLK_b, SDLK_3, SDLK_e},
       Pace::off,
       0,
       {-1, -1},
       {},
       {Option::conditions, Option::skills, Option::offside_risk}},
      {"set-up", kick_off, {}, {}, Pace::off, 0, {-1, -1}, {}},
      {"target", attack, {}, {}, Pace::off, 0, {0.6F, 0.4F}, {}},
      {"refused", crowd, {}, {SDLK_RETURN, SDLK_m}, Pace::off, 0, {0.62F, 0.2F}, {}},
      {"dice", attack, {4, 2}, {SDLK_a}, Pace::normal, 1250, {-1, -1}, {}},
      {"actions", crowd, {}, {SDLK_RETURN}, Pace::off, 0, {0.703F, 0.4F}, {}},
      {"movement", crowd, {}, {SDLK_RETURN, SDLK_m, SDLK_RIGHT}, Pace::off, 0, {-1, -1}, {}},
      {"rules-sheet", crowd, {}, {SDLK_RETURN, SDLK_F1}, Pace::off, 0, {-1, -1}, {}},
      {"rules-sheet-stage", running, {}, {SDLK_F1}, Pace::off, 0, {-1, -1}, {}},
      {"free-kick", free_kick, {}, {}, Pace::off, 0, {-1, -1}, {}},
      {"dive", penalty, {}, {SDLK_RETURN, SDLK_RETURN, SDLK_RETURN, SDLK_RETURN}, Pace::off, 0, {-1, -1}, {}},
      {"goal", chance, {6}, {SDLK_RETURN, SDLK_s}, Pace::normal, 3400, {-1, -1}, {}},
      {"shot", chance, {1, 3, 4, 2, 5}, {SDLK_RETURN, SDLK_s}, Pace::normal, 1650, {-1, -1}, {}},
      {"half-time", first_whistle, {3, 2}, {SDLK_g, SDLK_RETURN}, Pace::off, 0, {-1, -1}, {}},
      {"full-time", last_whistle, {3, 2}, {SDLK_g}, Pace::off, 0, {-1, -1}, {}},
      plain("story", story),
      {"replay", "", {}, {SDLK_PAGEDOWN, SDLK_DOWN, SDLK_DOWN}, Pace::off, 0, {-1, -1}, watched},
      {"skill-window", everything, {}, {}, Pace::off, 0, {-1, -1}, {}},
      {"own-cards", everything, {}, {SDLK_F2, SDLK_RETURN}, Pace::off, 0, {-1, -1}, {}},
      {"card-played", everything, {}, {SDLK_a}, Pace::normal, 600, {-1, -1}, {}},
      {"all-actions", everything, {}, {SDLK_m, SDLK_RETURN}, Pace::off, 0, {-1, -1}, {}},
      {"who-is-hurt", hard_ground, {3, 3, 5, 4}, {SDLK_h}, Pace::off, 0, {-1, -1}, {}},
      {"fans", hard_ground, {3, 3, 6, 2}, {SDLK_h, SDLK_e}, Pace::off, 0, {-1, -1}, {}},
      {"styles",
       "",
       {},
       {SDLK_RETURN, SDLK_3, SDLK_c, SDLK_c, SDLK_g},
       Pace::off,
       0,
       {-1, -1},
       {},
       {Option::conditions, Option::styles},
       "fuba-2.0"},
      {"point-to-move",
       "",
       {},
       {SDLK_RETURN, SDLK_3, SDLK_c, SDLK_DOWN},
       Pace::off,
       0,
       {-1, -1},
       {},
       {Option::conditions},
       "fuba-it"},
      {"stage", own_stage, {}, {}, Pace::off, 0, {-1, -1}, {}},
      {"way-stopped", own_stage, {}, {SDLK_f, SDLK_a}, Pace::off, 0, {0.62F, 0.2F}, {}},
      {"goalkeeper", own_stage, {}, {SDLK_m, SDLK_d}, Pace::off, 0, {0.12F, 0.45F}, {}},
      {"ball-on-its-way", both_styled, {3, 1, 4, 2, 5, 3, 6, 2}, {SDLK_n}, Pace::normal, 3300, {-1, -1}, {}},
      {"two-dice", two_dice, {3, 5}, {SDLK_RETURN, SDLK_m}, Pace::off, 0, {-1, -1}, {}},
      {"pictures", two_dice, {6}, {SDLK_RETURN, SDLK_s}, Pace::off, 0, {-1, -1}, {}},
      season("competitions", {SDLK_DOWN}, test::season_list),
      season("new-competition", {}, test::season_draft),
      season("new-competition-more", {SDLK_3}, test::season_draft),
      season("hub", {}, test::season_hub),
      season("hub-fixtures", {SDLK_2}, test::season_hub),
      season("hub-bracket", {SDLK_2}, test::season_cup),
      {"substitute", in_midfield, {}, {SDLK_s, SDLK_f, SDLK_a}, Pace::off, 0, {-1, -1}, {}},
      {"city-pass", "", {}, {}, Pace::off, 0, {0.59F, 0.5F}, city(city_attack)},
      {"city-shot", "", {}, {}, Pace::off, 0, {-1, -1}, city(city_shot)},
      {"city-runs", "", {}, {SDLK_d, SDLK_TAB, SDLK_RETURN}, Pace::off, 0, {-1, -1}, city(city_shot)},
      {"world-move", "", {}, {}, Pace::off, 0, {0.316F, 0.664F}, world(world_move)},
      {"world-ball", "", {}, {}, Pace::off, 0, {0.64F, 0.594F}, world(world_ball)},
      {"world-keeper", "", {}, {}, Pace::off, 0, {-1, -1}, world(world_keeper)},
      {"world-shot",
       "",
       {},
       {SDLK_TAB, SDLK_TAB, SDLK_TAB, SDLK_RETURN},
       Pace::normal,
       2600,
       {-1, -1},
       world(world_shot)},
      {"world-lesson",
       "",
       {},
       {SDLK_RETURN},
       Pace::off,
       0,
       {-1, -1},
       [](Director& director, const Content&) {
         return director.game_named(stw::Stw::id).lesson("stw/free").value();
       }},
      {"world-rules",
       "",
       {},
       {},
       Pace::off,
       0,
       {-1, -1},
       [](Director& director, const Content&) { return director.game_named(stw::Stw::id).rules(""); }},
      {"city-rules",
       "",
       {},
       {},
       Pace::off,
       0,
       {-1, -1},
       [](Director& director, const Content&) {
         return director.game_named(soccer_city::SoccerCity::id).rules("");
       }},
  };
}

using fuba::paint::Surface;

std::unique_ptr<Screen> screen_of(const Scene& scene, Director& director, const Content& content) {
  if (scene.screen) return scene.screen(director, content);
  DiceSource dice = DiceSource::scripted(scene.dice);
  const auto place = [&](Match match) {
    MatchInfo info;
    info.names = {"Ajax", "Inter"};
    match.set_info(info);
    return std::make_unique<TableScreen>(
        director, content,
        std::make_unique<MatchPlay>(std::move(match), director.words(), director.settings()));
  };
  const RulesChoice choice{.edition = std::string(scene.edition), .options = scene.options};
  if (scene.position.empty()) return place(Match(load_rules(choice).value(), dice));
  const auto position = nlohmann::json::parse(scene.position);
  const auto rules = load_rules(rules_choice_from_json(content.options, position, choice).value()).value();
  auto state = state_from_json(*rules, position);
  if (!state) throw std::runtime_error(scene.name + ": " + state.error().field + " " + state.error().problem);
  return place(Match(rules, *state, dice));
}

void press(Presenter& presenter, SDL_Keycode key) {
  SDL_Event event{};
  event.type = SDL_KEYDOWN;
  event.key.keysym.sym = key;
  event.key.keysym.scancode = SDL_GetScancodeFromKey(key);
  presenter.take(event);
}

void point(Presenter& presenter, SDL_FPoint part, int width, int height) {
  SDL_Event event{};
  event.type = SDL_MOUSEMOTION;
  event.motion.x = static_cast<int>(part.x * static_cast<float>(width));
  event.motion.y = static_cast<int>(part.y * static_cast<float>(height));
  presenter.take(event);
}

Surface paint(const Scene& scene, Content& content, const fs::path& folder, int width, int height) {
  Surface surface(SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_ARGB8888));
  SDL_Renderer* renderer = SDL_CreateSoftwareRenderer(surface.get());
  {
    Settings settings;
    settings.pace = scene.pace;
    settings.questions = scene.questions;
    settings.tips = scene.tips;
    keep(settings, {});
    const auto director = make_director(content, folder, settings);
    director->begin(screen_of(scene, *director, content));
    auto presenter = Presenter::make(renderer, *director);
    if (!presenter) throw std::runtime_error(presenter.error());
    (*presenter)->set_size(width, height, 1);
    (*presenter)->draw();
    for (const SDL_Keycode key : scene.keys) {
      press(**presenter, key);
      (*presenter)->draw();
    }
    if (scene.pointer.x >= 0) point(**presenter, scene.pointer, width, height);
    (*presenter)->draw();
    (*presenter)->advance(scene.motion > 0 ? scene.motion : 1e6F);
    (*presenter)->draw_complete();
    SDL_RenderFlush(renderer);
  }
  SDL_DestroyRenderer(renderer);
  return surface;
}

std::string version(const SDL_version& linked) {
  return std::to_string(linked.major) + "." + std::to_string(linked.minor) + "." +
         std::to_string(linked.patch);
}

std::string bytes_of(std::string_view font) {
  return std::to_string(fs::file_size(paint::find_asset(font).value())) + " bytes";
}

/// What cuts letters and draws: others paint the same a little differently.
std::string tools() {
  SDL_version sdl;
  SDL_GetVersion(&sdl);
  int major = 0;
  int minor = 0;
  int patch = 0;
  TTF_Init();
  TTF_GetFreeTypeVersion(&major, &minor, &patch);
  TTF_Quit();
  return "SDL " + version(sdl) + "\nSDL_image " + version(*IMG_Linked_Version()) + "\nSDL_ttf " +
         version(*TTF_Linked_Version()) + "\nFreeType " + std::to_string(major) + "." +
         std::to_string(minor) + "." + std::to_string(patch) + "\nDear ImGui " + ImGui::GetVersion() +
         "\nfonts of " + bytes_of(paint::font_regular) + " and " + bytes_of(paint::font_bold) + "\n";
}

bool is_alike(const Scene& scene, const SDL_Surface& painted, const fs::path& file, bool same_tools) {
  const Surface read(IMG_Load(file.c_str()));
  if (!read) {
    std::cerr << scene.name << ": " << file.string() << " is missing\n";
    return false;
  }
  const Surface kept(SDL_ConvertSurfaceFormat(read.get(), SDL_PIXELFORMAT_ARGB8888, 0));
  const double share =
      same_tools ? test::different_pixels(painted, *kept) : test::different_tiles(painted, *kept);
  if (share <= (same_tools ? most_different_pixels : most_different_tiles)) return true;
  const fs::path now = fs::temp_directory_path() / ("fuba-" + scene.name + ".png");
  IMG_SavePNG(const_cast<SDL_Surface*>(&painted), now.c_str());
  std::cerr << scene.name << ": " << share * 100 << " % of the picture differ; it looks like " << now.string()
            << " now\n";
  return false;
}

int run(const fs::path& pictures, bool write, int width, int height) {
  auto content = read_content();
  if (!content) throw std::runtime_error(content.error());
  const fs::path folder = fs::temp_directory_path() / "fuba-golden-pictures";
  fs::remove_all(folder);
  fs::create_directories(folder);
  const fs::path painted_with = pictures / "painted-with.txt";
  if (write) test::write_text(painted_with, tools());
  const bool same_tools = test::text_of(painted_with) == tools();
  int unlike = 0;
  for (const Scene& scene : scenes()) {
    const Surface painted = paint(scene, *content, folder, width, height);
    const fs::path file = pictures / (scene.name + ".png");
    if (write)
      IMG_SavePNG(painted.get(), file.c_str());
    else
      unlike += is_alike(scene, *painted, file, same_tools) ? 0 : 1;
  }
  if (unlike > 0) std::cerr << unlike << " pictures differ. If they should: golden_pictures FOLDER --write\n";
  return unlike == 0 ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) {
    std::cerr << "usage: golden_pictures FOLDER [--write [WIDTH HEIGHT]]\n";
    return 2;
  }
  SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy");
  SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear");
  SDL_Init(SDL_INIT_VIDEO);
  int code = 1;
  try {
    const bool sized = argc > 4;
    code = run(argv[1], argc > 2, sized ? std::atoi(argv[3]) : golden_width,
               sized ? std::atoi(argv[4]) : golden_height);
  } catch (const std::exception& failure) {
    std::cerr << failure.what() << '\n';
  }
  SDL_Quit();
  return code;
}
