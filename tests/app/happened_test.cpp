#include "fuba/table/happened.hpp"

#include "app/paint/theme.hpp"
#include "app/window/table_layout.hpp"
#include "fuba/table/match_log.hpp"
#include "fuba/table/paint/shot_flight.hpp"
#include "fuba/table/screens/table_screen.hpp"
#include "match/played.hpp"
#include "support/catch.hpp"
#include "table.hpp"

namespace fuba::test::happened_test {
namespace {

using app::CallOut;

/// Home may shoot at once, and the half has long to go.
constexpr const char* chance = R"({"stage":"actions","first":"home","half":1,"minute":12,"control":"home",
  "ball":{"area":"C5","value":2},"start":"C4","target":"C5","dice":{"controlling":5,"passive":2},
  "home":{"formation":"4-4-2","players":{"C5":2,"C4":2,"C3":2,"C2":4}},
  "away":{"formation":"4-3-3","players":{"C5":1,"C4":4,"C3":5}}})";

/// Away acts first, and then Home.
constexpr const char* away_first = R"({"stage":"actions","first":"away","half":1,"minute":20,"control":"home",
  "ball":{"area":"C4","value":3},"start":"C3","target":"C4","dice":{"controlling":2,"passive":5},
  "home":{"formation":"4-4-2","players":{"C2":3,"C3":3,"L3":2,"C4":2}},
  "away":{"formation":"4-4-2","players":{"C3":2,"C4":3,"L3":3,"C5":2}}})";

app::MatchPlay shot_with(std::uint8_t die) {
  app::MatchPlay play = play_at(chance, {die, 1, 1, 1, 1, 1, 1, 1});
  if (play.decision()->kind == DecisionKind::free) play.choose(commands::plain(Verb::done));
  play.choose(commands::act(Action::shoot));
  return play;
}

TEST_CASE("a shot tells at the goal what its die came to, and all of the arithmetic when asked (4.6)") {
  const app::MatchPlay play = shot_with(6);
  REQUIRE_FALSE(play.call_outs().empty());
  const CallOut call_out = play.call_outs().front();
  CHECK(call_out.place == CallOut::Place::goal);
  CHECK(call_out.team == Team::home);
  CHECK(call_out.verdict.success == true);
  CHECK(call_out.verdict.words.ends_with("> 2, in"));
  CHECK(call_out.whole.find("Die 6; for C5") != std::string::npos);
  CHECK(call_out.whole.find("Rule ") != std::string::npos);
}

TEST_CASE("positioning tells at the ball how many stand there and what the ball value has become (4.8)") {
  app::MatchPlay play = play_at(chance, {1, 1, 1, 1});
  if (play.decision()->kind == DecisionKind::free) play.choose(commands::plain(Verb::done));
  play.choose(commands::act(Action::position));
  const auto all = play.call_outs();
  const auto told = std::ranges::find(all, Cause::positioning, &CallOut::cause);
  REQUIRE(told != all.end());
  CHECK(told->place == CallOut::Place::area);
  CHECK(told->area == Area::C5);
  CHECK(told->verdict.words == "Positioning: 2 against 2\nball value 2 to 1");
}

/// Takes an action, free movements let go by.
void act(app::MatchPlay& play, Action action) {
  while (play.decision()->kind == DecisionKind::free) play.choose(commands::plain(Verb::done));
  play.choose(commands::act(action));
}

std::vector<CallOut> in_c4(const app::MatchPlay& play) {
  auto all = app::call_outs_of(play.match(), content().words, play.names(), 0);
  std::erase_if(all, [](const CallOut& each) { return each.area != Area::C4; });
  return all;
}

TEST_CASE("a press and the one that answers it are both told (4.9)") {
  app::MatchPlay play = play_at(R"({"stage":"actions","first":"away","half":1,"minute":20,"control":"home",
    "ball":{"area":"C4","value":3},"start":"C3","target":"C4","dice":{"controlling":2,"passive":5},
    "home":{"formation":"4-4-2","players":{"C2":2,"C3":3,"L3":2,"C4":3}},
    "away":{"formation":"4-4-2","players":{"C3":2,"C4":3,"L3":3,"C5":2}}})",
                                {1, 2, 6, 6, 1, 1});
  act(play, Action::press);
  act(play, Action::press);
  const auto told = in_c4(play);
  REQUIRE(told.size() == 2);
  CHECK(told[0].team == Team::away);
  CHECK(told[0].verdict.success == true);
  CHECK(told[1].team == Team::home);
  CHECK(told[1].verdict.success == false);
}

TEST_CASE("while a goal is shouted no call-out floats above the mat") {
  app::Settings settings = still();
  settings.pace = app::Pace::normal;
  Mirror mirror(1280, 800, settings, std::filesystem::temp_directory_path() / "fuba-table-test");
  auto begun =
      std::make_unique<app::MatchPlay>(match_at(chance, {6, 1, 1, 1, 1, 1, 1, 1}), content().words, settings);
  app::MatchPlay& play = *begun;
  auto shown = std::make_unique<app::TableScreen>(mirror.director(), mirror.content(), std::move(begun));
  app::TableScreen& table = *shown;
  mirror.show(std::move(shown));
  if (play.decision()->kind == DecisionKind::free) play.choose(commands::plain(Verb::done));
  play.choose(commands::act(Action::shoot));
  const auto shouted = [&] {
    const app::Animation::Step* step = play.animation().current();
    return step == nullptr || step->event.kind == EventKind::goal;
  };
  while (!shouted()) table.advance(50);
  REQUIRE(play.animation().current() != nullptr);
  REQUIRE_FALSE(play.call_outs().empty());
  std::vector<app::Written> written;
  mirror.note_down(written);
  mirror.lay_out();
  for (const CallOut& each : play.call_outs())
    CHECK(std::ranges::find(written, each.verdict.words, &app::Written::words) == written.end());
}

TEST_CASE("a special event is told above the pitch, where the control check does not hide it (4.3.4)") {
  Table table(match_at(R"({"half":1,"minute":20,"control":"home","ball":{"area":"C3","value":3},
    "home":{"formation":"4-4-2","players":{"C2":3,"C3":3,"C4":2,"L3":2}},
    "away":{"formation":"4-4-2","players":{"C3":3,"C4":3,"L3":2,"R3":2}}})",
                       {3, 3, 1, 2, 1, 1}));
  table.click(Area::L3);
  const auto told = table.play().call_outs();
  const auto special = std::ranges::find_if(
      told, [](const CallOut& each) { return each.verdict.words.starts_with("Special event: "); });
  REQUIRE(special != told.end());
  CHECK(special->place == CallOut::Place::middle);
  CHECK(std::ranges::find(told, CallOut::Place::area, &CallOut::place) != told.end());
}

TEST_CASE("a goal is told in the minute in which it fell, not in that of the kick-off after it (4.3.2)") {
  app::MatchPlay play = shot_with(6);
  const Words& words = content().words;
  const auto log = app::log_of(play.match(), words, play.names());
  const auto goal = std::ranges::find_if(log, [](const app::LogLine& line) { return line.heading; });
  REQUIRE(goal != log.end());
  CHECK(goal->moment == "12'");
  CHECK(app::goals_of(play.match(), words).front().moment == "12'");
  CHECK(log.back().moment == "13'");
}

TEST_CASE("no call-out lies above another, at the goal and in the area before it") {
  const paint::MatLayout mat(app::TableLayout(1280, 800).mat, content().rules->pitch);
  std::vector<CallOut> shown(3);
  shown[0].area = Area::C5;
  shown[1].place = CallOut::Place::goal;
  shown[2].place = CallOut::Place::goal;
  const auto places = app::places_of(mat, shown, {{150, 24}, {140, 24}, {140, 24}});
  for (std::size_t one = 0; one < places.size(); ++one)
    for (std::size_t other = 0; other < one; ++other)
      CHECK_FALSE(SDL_HasIntersectionF(&places[one], &places[other]));
}

TEST_CASE("what concerns the players of a team says whose they are") {
  const Match match = finished_match(4);
  const tabletop::Names names{{"Harbour", "Lake"}};
  bool any = false;
  for (const CallOut& call_out : app::call_outs_of(match, content().words, names, 0)) {
    if (call_out.place != CallOut::Place::side) continue;
    any = true;
    CHECK(call_out.heading == names[call_out.team]);
  }
  CHECK(any);
}

TEST_CASE("a call-out names the area whose name it covers") {
  Table table(match_at(R"({"half":1,"minute":20,"control":"home","ball":{"area":"C3","value":3},
    "home":{"formation":"4-4-2","players":{"C2":3,"C3":3,"C4":2,"L3":2}},
    "away":{"formation":"4-4-2","players":{"C3":3,"C4":3,"L3":2,"R3":2}}})",
                       {6, 2, 1, 1, 1, 1}));
  std::vector<app::Written> written;
  table.mirror().note_down(written);
  table.click(Area::L3);
  REQUIRE(table.play().call_outs().size() == 1);
  REQUIRE(table.play().call_outs()[0].area == Area::L3);
  const auto verdict =
      std::ranges::find(written, table.play().call_outs()[0].verdict.words, &app::Written::words);
  REQUIRE(verdict != written.end());
  CHECK(std::ranges::any_of(
      written, [&](const app::Written& text) { return text.words == "L3" && text.layer == verdict->layer; }));
}

TEST_CASE("what is told of a target in the list stands whole in the window, over the log") {
  Table table(match_at(R"({"half":1,"minute":20,"control":"home","ball":{"area":"C3","value":3},
    "home":{"formation":"4-4-2","players":{"C2":3,"C3":3,"C4":2,"L3":2}},
    "away":{"formation":"4-4-2","players":{"C3":3,"C4":3,"L3":2,"R3":2}}})"));
  table.wait_for_odds();
  std::vector<app::Written> written;
  table.mirror().note_down(written);
  const auto row = table.place("target C2");
  REQUIRE(row);
  table.mirror().point_at(*row);
  const auto told = std::ranges::find_if(written, [](const app::Written& text) {
    return text.words.find("Ball value then") != std::string::npos;
  });
  REQUIRE(told != written.end());
  const SDL_FRect log = app::TableLayout(1280, 800).log;
  CHECK(told->rect.x >= log.x);
  CHECK(told->rect.y >= log.y);
  CHECK(told->rect.x + told->rect.w <= 1280);
  CHECK(told->rect.y + told->rect.h <= 800);
}

/// A table at which only what matters is asked, at the choice of an action, and what it says.
class ActionTable {
 public:
  explicit ActionTable(const char* position) : mirror(1280, 800, what_matters(), folder()) {
    auto play = std::make_unique<app::MatchPlay>(match_at(position), content().words, mirror.settings());
    play->choose(std::span<const Command>());
    REQUIRE(play->decision()->kind == DecisionKind::action);
    legal_ = play->legal().size();
    mirror.show(std::make_unique<app::TableScreen>(mirror.director(), mirror.content(), std::move(play)));
    mirror.note_down(written);
    mirror.lay_out();
  }

  std::size_t legal() const { return legal_; }
  bool says(std::string_view words) const {
    return std::ranges::any_of(written, [&](const app::Written& text) { return text.words == words; });
  }

  Mirror mirror;
  std::vector<app::Written> written;

 private:
  static app::Settings what_matters() {
    app::Settings settings = still();
    settings.questions = app::Questions::what_matters;
    return settings;
  }
  static std::filesystem::path folder() { return std::filesystem::temp_directory_path() / "fuba-table-test"; }

  std::size_t legal_ = 0;
};

TEST_CASE("beside the extras there is room for a line on each action that can be taken") {
  ActionTable table(R"({"options":["conditions","substitutions"],
        "stage":"actions","first":"home","half":1,"minute":20,"control":"home",
        "ball":{"area":"C2","value":3},"start":"C3","target":"C2","dice":{"controlling":5,"passive":2},
        "home":{"formation":"4-4-2","players":{"C2":3,"C3":3,"L3":2,"C4":2},
          "condition":{"defence":3,"midfield":3,"forward":2}},
        "away":{"formation":"4-4-2","players":{"C3":2,"C4":3,"L3":3,"C5":2},
          "condition":{"defence":3,"midfield":3,"forward":2}}})");
  CHECK(table.says("Free movement"));
  CHECK(table.says("Up to 4 moves, straight back."));
  CHECK(table.says("Leave it at that."));
  table.mirror.point_at(*table.mirror.place("extra-free-movement"));
  CHECK(std::ranges::any_of(table.written, [](const app::Written& text) {
    return text.words.starts_with("Pieces that may move without an action.") &&
           text.words.ends_with("press to take it up.");
  }));
}

TEST_CASE("where not every action has room for its line, the last ones do without") {
  ActionTable table(R"({"options":["conditions","substitutions"],
        "stage":"actions","first":"away","half":1,"minute":20,"control":"home",
        "ball":{"area":"C4","value":5},"start":"C3","target":"C4","dice":{"controlling":5,"passive":5},
        "home":{"formation":"4-4-2","players":{"C2":3,"C3":3,"L3":2,"C4":2},
          "condition":{"defence":3,"midfield":3,"forward":2}},
        "away":{"formation":"4-4-2","players":{"C3":2,"C4":3,"L3":3,"C5":2},
          "condition":{"defence":3,"midfield":3,"forward":2}}})");
  REQUIRE(table.legal() > 5);
  CHECK(table.says("Up to 4 moves, straight back."));
  CHECK(table.says("Up to 2 moves, straight ahead."));
  CHECK_FALSE(table.says("Leave it at that."));
}

TEST_CASE("what dice have decided is told until a person chooses again") {
  app::MatchPlay play = shot_with(1);
  REQUIRE_FALSE(play.call_outs().empty());
  play.choose(Command(play.legal()[0]));
  for (const CallOut& call_out : play.call_outs()) CHECK(call_out.place != CallOut::Place::goal);
}

TEST_CASE("a call-out leaves the mouse to the mat below it, and F6 opens its arithmetic") {
  Table table(match_at(chance, {1, 1, 1, 1, 1, 1}));
  if (table.asked() == "free") table.key(SDLK_RETURN);
  table.press("action shoot");
  REQUIRE_FALSE(table.play().call_outs().empty());
  CHECK_FALSE(table.offers("call out 0"));
  const std::size_t entries = table.play().match().journal().size();
  table.key(SDLK_F6);
  table.key(SDLK_F6);
  CHECK(table.play().match().journal().size() == entries);
}

TEST_CASE("a drawn throw for the kick-off is told, and that it is rolled again (3.3)") {
  app::MatchPlay play = play_at(R"({"half":1,"minute":20,"control":"home","ball":{"area":"C3","value":3},
    "home":{"formation":"4-4-2","players":{"C2":5,"C3":5}},
    "away":{"formation":"4-4-2","players":{"C3":5,"C4":5}}})");
  constexpr std::array<std::uint8_t, 4> dice{4, 4, 5, 2};
  app::MatchPlay fresh = test::play(Match(play.match().shared_rules(), DiceSource::scripted(dice)));
  fresh.choose(Command(fresh.legal()[0]));
  fresh.choose(Command(fresh.legal()[0]));
  std::vector<std::string> told;
  for (const CallOut& call_out : fresh.call_outs()) told.push_back(call_out.verdict.words);
  CHECK(told == std::vector<std::string>{"4 and 4: once more", "Kick-off: Home 5, Away 2"});
  for (const CallOut& call_out : fresh.call_outs()) CHECK(call_out.place == CallOut::Place::middle);
}

TEST_CASE("what the other side has done leaves traces until one chooses") {
  app::MatchPlay play = play_at(away_first);
  while (play.decision()->team == Team::away && play.decision()->kind != DecisionKind::action)
    play.choose(commands::plain(Verb::done));
  REQUIRE(play.decision()->team == Team::away);
  play.choose(commands::act(Action::defence));
  const auto step = std::ranges::find(play.legal(), Verb::move, &Command::verb);
  REQUIRE(step != play.legal().end());
  const Command moved = *step;
  play.choose(moved);
  while (play.decision()->team == Team::away) play.choose(commands::plain(Verb::done));
  const app::Trail trail{Team::away, moved.from(), moved.to(), false};
  REQUIRE(play.decision()->team == Team::home);
  CHECK(std::ranges::count(play.trails(), trail) == 1);
  play.choose(Command(play.legal()[0]));
  CHECK(std::ranges::count(play.trails(), trail) == 0);
}

TEST_CASE("a goal, a save, a shot wide, a corner and a rebound end in five places") {
  const paint::MatLayout mat(app::TableLayout(1280, 800).mat, play_at(chance).rules().pitch);
  std::vector<SDL_FPoint> ends;
  for (const ShotResult result :
       {ShotResult::goal, ShotResult::saved, ShotResult::miss, ShotResult::corner, ShotResult::rebound}) {
    const Event event{.kind = EventKind::shot,
                      .team = Team::home,
                      .from = Area::C4,
                      .figures = {3, 0, 3, static_cast<std::int8_t>(result)}};
    REQUIRE(paint::attempts_goal(event));
    for (const SDL_FPoint& other : ends) {
      const SDL_FPoint end = paint::end_of_flight(mat, event);
      CHECK(std::hypot(end.x - other.x, end.y - other.y) > mat.ball_radius());
    }
    ends.push_back(paint::end_of_flight(mat, event));
  }
  const SDL_FRect net = mat.goal(Team::away);
  CHECK(SDL_PointInFRect(&ends.front(), &net));
}

TEST_CASE("a shot flies from the foot to its end, and the net shakes only for a goal") {
  const app::MatchPlay play = play_at(chance);
  const paint::MatLayout mat(app::TableLayout(1280, 800).mat, play.rules().pitch);
  const auto flown = [&](ShotResult result, float progress) {
    const Event event{.kind = EventKind::shot,
                      .team = Team::home,
                      .from = Area::C5,
                      .figures = {3, 0, 3, static_cast<std::int8_t>(result)}};
    paint::MatScene scene = paint::scene_of(mat, play.view());
    paint::fly(scene, mat, event, play.view(), progress);
    return scene;
  };
  const SDL_FPoint foot = mat.ball_rest(play.view());
  CHECK(flown(ShotResult::goal, 0).ball->centre.x == foot.x);
  CHECK(flown(ShotResult::goal, 1).net_shake[index(Team::away)] > 0);
  CHECK(flown(ShotResult::miss, 1).net_shake[index(Team::away)] == 0);
  CHECK(flown(ShotResult::miss, 1).ball->centre.x > mat.field().x + mat.field().w);
}

TEST_CASE("the ball of a shot waits where it has come to while a second die falls (4.6.1, 4.6.2)") {
  const app::MatchPlay play = play_at(chance);
  const paint::MatLayout mat(app::TableLayout(1280, 800).mat, play.rules().pitch);
  for (const ShotResult result : {ShotResult::again, ShotResult::rebound}) {
    const Event shot{.kind = EventKind::shot,
                     .team = Team::home,
                     .from = Area::C5,
                     .figures = {6, -2, 4, static_cast<std::int8_t>(result)}};
    const Event die{.kind = EventKind::dice, .figures = {static_cast<std::int8_t>(Purpose::rebound), 1, 4}};
    app::Animation animation;
    animation.play(play.view(), {}, {{shot, die}, {play.view(), play.view()}}, play.rules(), 1);
    animation.advance(animation.current()->duration);
    REQUIRE(animation.current()->event.kind == EventKind::dice);
    const SDL_FPoint waits = paint::end_of_flight(mat, shot);
    const auto ball = app::scene_of(mat, *animation.current()).ball;
    REQUIRE(ball);
    CHECK(std::hypot(ball->centre.x - waits.x, ball->centre.y - waits.y) < 1);
  }
}

TEST_CASE("advice stands beside the mat and is drawn on it") {
  const Match start = match_at(away_first);
  Table table(Match(start.shared_rules(), start.state(), DiceSource::random(5)));
  table.key(SDLK_F4);
  for (int times = 0; times < 20'000 && !table.offers("hint 0"); ++times) table.wait();
  REQUIRE(table.offers("hint 0"));
  CHECK(table.place("hint 0")->x > app::TableLayout(1280, 800).now.x);
  table.press("close hint");
  CHECK_FALSE(table.offers("hint 0"));
}

TEST_CASE("the arrows never leave the choices for the log or a call-out") {
  Table table(match_at(chance, {1, 1, 1, 1, 1, 1}));
  for (int times = 0; times < 30; ++times) {
    table.key(SDLK_DOWN);
    CHECK(table.focus() != "log");
    CHECK_FALSE(table.focus().starts_with("call out"));
  }
}

TEST_CASE("a choice that cannot be made is reached by the arrows, and Enter leaves it alone") {
  Table table(match_at(chance, {1, 1, 1, 1, 1, 1}));
  if (table.asked() == "free") table.key(SDLK_RETURN);
  REQUIRE(table.asked() == "action");
  CHECK_FALSE(table.offers("action press"));
  bool reached = false;
  for (int times = 0; times < 12 && !reached; ++times) {
    table.key(SDLK_DOWN);
    reached = table.focus() == "action press";
  }
  CHECK(reached);
  const std::size_t entries = table.play().match().journal().size();
  table.key(SDLK_RETURN);
  CHECK(table.play().match().journal().size() == entries);
}

TEST_CASE("an area is chosen by typing its name, and none of its lane's letters chooses anything else") {
  Table table(match_at(R"({"half":1,"minute":20,"control":"home","ball":{"area":"C3","value":3},
    "home":{"formation":"4-4-2","players":{"C2":3,"C3":3,"C4":2,"L3":2}},
    "away":{"formation":"4-4-2","players":{"C3":3,"C4":3,"L3":2,"R3":2}}})",
                       {4, 2, 1, 1, 1, 1}));
  REQUIRE(table.asked() == "target");
  table.key(SDLK_l);
  CHECK(table.asked() == "target");
  table.key(SDLK_c);
  table.key(SDLK_4);
  const auto& journal = table.play().match().journal();
  REQUIRE_FALSE(journal.empty());
  CHECK(journal.front().choice()->command == commands::at(Verb::target, Area::C4));
}

}  // namespace
}  // namespace fuba::test::happened_test
