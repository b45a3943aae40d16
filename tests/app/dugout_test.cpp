#include "fuba/table/dugout.hpp"

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <thread>

#include "fuba/table/screens/table_screen.hpp"
#include "support/catch.hpp"
#include "table.hpp"

namespace fuba::test::dugout_test {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr const char* turn = R"({"half":1,"minute":20,"control":"home","ball":{"area":"C3","value":3},
  "home":{"formation":"4-4-2","players":{"C2":3,"C3":3,"L3":2,"R3":2},"keeper":"C1"},
  "away":{"formation":"4-4-2","players":{"C3":3,"C4":3,"L3":2,"R3":2},"keeper":"C5"}})";

constexpr const char* last_turn = R"({"half":2,"minute":90,"stoppage":5,"control":"home",
  "ball":{"area":"C3","value":3},
  "home":{"formation":"4-4-2","players":{"C2":3,"C3":3,"L3":2,"R3":2},"keeper":"C1"},
  "away":{"formation":"4-4-2","players":{"C3":3,"C4":3,"L3":2,"R3":2},"keeper":"C5"}})";

/// A folder of its own, taken away in the end.
class Folder {
 public:
  Folder() { REQUIRE(mkdtemp(path_.data()) != nullptr); }
  ~Folder() { fs::remove_all(path_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  std::string file(const std::string& name) const { return path_ + "/" + name; }

 private:
  std::string path_ = (fs::temp_directory_path() / "fuba-dugout-XXXXXX").string();
};

/// How often somebody has begun to think, and how often he was stopped.
struct Thoughts {
  std::atomic<int> begun = 0;
  std::atomic<int> stopped = 0;
};

/// Thinks until he is stopped.
class Brooder : public Opponent {
 public:
  explicit Brooder(Thoughts& thoughts) : thoughts_(thoughts) {}
  tl::expected<Command, std::string> choose(const Ruleset&, const State&,
                                            const std::stop_token& stop) override {
    ++thoughts_.begun;
    while (!stop.stop_requested()) std::this_thread::sleep_for(1ms);
    ++thoughts_.stopped;
    return tl::unexpected(std::string("stopped"));
  }
  void hear_result(const State&) override {}

 private:
  Thoughts& thoughts_;
};

/// Takes whatever comes first.
class Hasty : public Opponent {
 public:
  tl::expected<Command, std::string> choose(const Ruleset& rules, const State& view,
                                            const std::stop_token&) override {
    return legal(rules, view)[0];
  }
  void hear_result(const State&) override {}
};

/// A brooder at home, and a hasty one away.
app::Dugout dugout_of(Thoughts& thoughts) {
  return app::Dugout({std::make_unique<Brooder>(thoughts), std::make_unique<Hasty>()});
}

template <class Condition>
void wait_until(Condition condition) {
  const auto end = Clock::now() + 1min;
  while (!condition() && Clock::now() < end) std::this_thread::sleep_for(1ms);
  REQUIRE(condition());
}

/// A table between programs, or a person where there is none.
class ProgramsTable {
 public:
  ProgramsTable(const std::string& position, const app::Programs& programs)
      : mirror_(1280, 800, settings_, folder_.file("data")) {
    mirror_.director().set_programs(programs);
    const Match start = match_at(position);
    Match match(start.shared_rules(), start.state(), DiceSource::random(5));
    MatchInfo info;
    for (const Team team : teams)
      if (!programs[index(team)].empty()) info.coaches[index(team)] = "program";
    match.set_info(info);
    auto play = std::make_unique<app::MatchPlay>(std::move(match), content().words, settings_);
    play_ = play.get();
    mirror_.show(std::make_unique<app::TableScreen>(mirror_.director(), mirror_.content(), std::move(play)));
  }

  app::MatchPlay& play() { return *play_; }
  Mirror& mirror() { return mirror_; }
  void wait() {
    std::this_thread::sleep_for(1ms);
    mirror_.wake();
    mirror_.settle();
  }

 private:
  Folder folder_;
  app::Settings settings_ = still();
  Mirror mirror_;
  app::MatchPlay* play_ = nullptr;
};

TEST_CASE("whoever thinks stops when another decision takes over") {
  Thoughts thoughts;
  app::Dugout dugout = dugout_of(thoughts);
  const Match match = match_at(turn);
  dugout.think(match.shared_rules(), Team::home, match.state_for(Team::home));
  wait_until([&] { return thoughts.begun == 1; });
  CHECK(dugout.thinking());
  CHECK_FALSE(dugout.take());

  dugout.think(match.shared_rules(), Team::away, match.state_for(Team::home));
  CHECK(thoughts.stopped == 1);
  wait_until([&] { return !dugout.thinking(); });
  CHECK(dugout.take() == match.legal()[0]);
  CHECK_FALSE(dugout.take());
}

TEST_CASE("whoever thinks stops when he is hushed, and when he leaves") {
  Thoughts thoughts;
  const Match match = match_at(turn);
  {
    app::Dugout dugout = dugout_of(thoughts);
    dugout.think(match.shared_rules(), Team::home, match.state_for(Team::home));
    wait_until([&] { return thoughts.begun == 1; });
    dugout.hush();
    CHECK(thoughts.stopped == 1);
    CHECK_FALSE(dugout.thinking());
    CHECK_FALSE(dugout.take());
    dugout.think(match.shared_rules(), Team::home, match.state_for(Team::home));
    wait_until([&] { return thoughts.begun == 2; });
  }
  CHECK(thoughts.stopped == 2);
}

TEST_CASE("nobody waits for a program that says nothing: the choice before is taken back, the match left") {
  const auto begun = Clock::now();
  {
    ProgramsTable table(turn, {"", "/bin/sleep 1000"});
    while (!table.play().coach_chooses()) {
      table.play().choose(table.play().legal()[table.play().legal().size() - 1]);
      table.wait();
    }
    CHECK(table.play().coached(Team::away));
    table.mirror().key(SDLK_z, KMOD_LCTRL);
    CHECK_FALSE(table.play().coach_chooses());
  }
  CHECK(Clock::now() - begun < 9s);  // a program may take ten
}

TEST_CASE("a program that dies leaves its side to the players, who are told") {
  ProgramsTable table(turn, {"", "/bin/true"});
  for (int times = 0; times < 20'000 && table.mirror().director().box() == nullptr; ++times) {
    if (!table.play().coach_chooses())
      table.play().choose(table.play().legal()[table.play().legal().size() - 1]);
    table.wait();
  }
  REQUIRE(table.mirror().director().box() != nullptr);
  CHECK(table.mirror().director().box()->message.find("The side (Away) is yours from here on.") !=
        std::string::npos);
  CHECK_FALSE(table.play().coached(Team::away));
}

TEST_CASE("a program hears how the match ended when the table is left") {
  const Folder folder;
  fs::copy_file(FUBA_SOURCE "/tests/opponents/bot.sh", folder.file("bot.sh"));
  const std::string bot = "/bin/sh " + folder.file("bot.sh") + " well " + folder.file("record");
  {
    ProgramsTable table(last_turn, {"", bot});
    for (int times = 0; times < 20'000 && !table.play().match().over(); ++times) {
      if (!table.play().coach_chooses())
        table.play().choose(table.play().legal()[table.play().legal().size() - 1]);
      table.wait();
    }
    REQUIRE(table.play().match().over());
    CHECK(table.play().coached(Team::away));
  }
  std::ifstream record(folder.file("record"));
  std::vector<std::string> lines;
  for (std::string line; std::getline(record, line);) lines.push_back(line);
  REQUIRE(lines.size() > 2);
  CHECK(lines[lines.size() - 2].find(R"({"over":true)") == 0);
  CHECK(lines.back() == R"({"quit":true})");
}

}  // namespace
}  // namespace fuba::test::dugout_test
