// Leagues and cups on the command line.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <memory>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "cli/process.hpp"
#include "competition/competition_file.hpp"
#include "games/games.hpp"
#include "support/catch.hpp"
#include "support/folder.hpp"

namespace fuba::test::competition_test {
namespace fs = std::filesystem;
using namespace fuba::test;
using nlohmann::json;

namespace {

json definition(const std::string& kind, int teams, const json& more = {}) {
  json object{{"name", "Harbour"}, {"kind", kind}, {"rules", "fuba-3.0"}, {"options", json::array()}};
  object["teams"] = json::array();
  for (int team = 0; team < teams; ++team) {
    const std::string id(1, static_cast<char>('a' + team));
    object["teams"].push_back({{"id", id}, {"name", "Team " + id}, {"plays", {{"coach", "beginner"}}}});
  }
  object.update(more.is_null() ? json::object() : more);
  return object;
}

/// A folder with a definition, and commands on it.
class Desk {
 public:
  explicit Desk(const json& definition) { write_text(folder_ / "definition.json", definition.dump()); }

  Outcome begin(const std::string& file = "season.fubac", const std::string& more = "--seed 7") const {
    return run("competition new " + folder_.file("definition.json") + " " + folder_.file(file) + " " + more);
  }
  Outcome command(const std::string& verb, const std::string& rest = "",
                  const std::string& file = "season.fubac") const {
    return run("competition " + verb + " " + folder_.file(file) + " " + rest);
  }
  json shown(const std::string& file = "season.fubac") const {
    return json::parse(command("show", "--json", file).text);
  }
  std::string text(const std::string& file = "season.fubac") const { return text_of(folder_ / file); }
  /// The lines but for what hangs on the clock of the machine.
  std::vector<json> lines(const std::string& file) const {
    std::vector<json> all;
    std::istringstream in(text(file));
    for (std::string line; std::getline(in, line);) {
      all.push_back(json::parse(line));
      if (all.back().erase("at") > 0) all.back().erase("sum");
    }
    return all;
  }
  const TestFolder& folder() const { return folder_; }

 private:
  TestFolder folder_;
};

std::string typed(const json& definition, const std::vector<json>& entries,
                  const std::string& more = "--json") {
  json first = definition;
  first["fuba-competition"] = 1;
  first["seed"] = 7;
  const TestFolder folder;
  std::string text = first.dump() + "\n";
  for (const json& entry : entries) text += entry.dump() + "\n";
  write_text(folder / "lines", text);
  return run("competition show - " + more + " <" + folder.file("lines")).text;
}

}  // namespace

TEST_CASE("the same seed makes the same file with any number of jobs", "[C19][C37]") {
  const Desk desk(definition(
      "groups", 5, {{"groups", 2}, {"qualify", 1}, {"options", {"conditions", "injuries"}}, {"draw", true}}));
  REQUIRE(desk.begin("one.fubac").code == 0);
  REQUIRE(desk.begin("three.fubac").code == 0);
  REQUIRE(desk.command("run", "--jobs 1", "one.fubac").code == 0);
  REQUIRE(desk.command("run", "--jobs 3", "three.fubac").code == 0);
  CHECK(desk.lines("one.fubac") == desk.lines("three.fubac"));
  const json shown = desk.shown("one.fubac");
  CHECK(shown["over"] == true);
  CHECK(shown["champion"].is_string());
  CHECK(desk.command("check", "", "one.fubac").code == 0);
  CHECK(text_of(desk.folder() / "one/K1-1.fuba") == text_of(desk.folder() / "three/K1-1.fuba"));
}

TEST_CASE("a competition goes on after a kill where it stood", "[C36]") {
  const Desk desk(definition("league", 4));
  REQUIRE(desk.begin().code == 0);
  REQUIRE(desk.begin("whole.fubac").code == 0);
  const std::string command = "competition run " + desk.folder().file("season.fubac") + " --jobs 2 --json";
  for (const char* delay : {"0.05", "0.15", "0.3"}) run(command, std::string("timeout -s KILL ") + delay);
  const std::string before = desk.text();
  REQUIRE(desk.command("run", "--jobs 2").code == 0);
  REQUIRE(desk.command("run", "--jobs 2", "whole.fubac").code == 0);
  CHECK(desk.text().starts_with(before.substr(0, before.rfind('\n') + 1)));
  CHECK(desk.lines("season.fubac") == desk.lines("whole.fubac"));
}

TEST_CASE("after Ctrl-C all that has ended is kept, and the rest comes to what it would have come to",
          "[C19][C37]") {
  const Desk desk(definition("league", 6));
  REQUIRE(desk.begin().code == 0);
  REQUIRE(desk.begin("whole.fubac").code == 0);
  const std::string command = "competition run " + desk.folder().file("season.fubac") + " --jobs 2";
  for (const char* delay : {"0.2", "0.3", "0.4"}) {
    const std::string before = desk.text();
    run(command, std::string("timeout -s INT ") + delay);
    CHECK(desk.text().starts_with(before));
    CHECK(desk.command("check").code == 0);
  }
  REQUIRE(desk.command("run", "--jobs 2").code == 0);
  REQUIRE(desk.command("run", "--jobs 1", "whole.fubac").code == 0);
  // A match that was stopped is played after those that had ended, so lines may stand in another order.
  auto lines = desk.lines("season.fubac");
  auto whole = desk.lines("whole.fubac");
  std::ranges::sort(lines);
  std::ranges::sort(whole);
  CHECK(lines == whole);
  CHECK(desk.shown("season.fubac") == desk.shown("whole.fubac"));
}

TEST_CASE("a cut last line is dropped with a note, a damaged one stops the reading") {
  const Desk desk(definition("league", 2));
  REQUIRE(desk.begin().code == 0);
  REQUIRE(desk.command("result", "L1-1 2:1").code == 0);
  const std::string whole = desk.text();
  write_text(desk.folder() / "season.fubac", whole.substr(0, whole.size() - 5));
  const Outcome cut = desk.command("show");
  CHECK(cut.code == 0);
  CHECK(says(cut, "line 2"));
  CHECK(says(cut, "dropped"));
  CHECK(desk.command("result", "L1-1 0:3").code == 0);
  CHECK(desk.shown()["champion"] == "b");
  std::string damaged = whole;
  damaged[damaged.find("[2,1]") + 1] = '8';
  write_text(desk.folder() / "season.fubac", damaged);
  CHECK(desk.command("show").code == 1);
  CHECK(says(desk.command("show"), "L1-1   Team a - Team b"));
  CHECK(desk.command("result", "L1-1 0:3").code == 1);
  CHECK(desk.text() == damaged);
  CHECK(desk.command("check").code == 1);
}

TEST_CASE("an entry stands on a line of its own behind a definition without its end") {
  const Desk desk(definition("league", 2));
  REQUIRE(desk.begin().code == 0);
  const std::string whole = desk.text();
  write_text(desk.folder() / "season.fubac", whole.substr(0, whole.size() - 1));
  CHECK(desk.command("show").code == 0);
  CHECK(desk.command("result", "L1-1 0:3").code == 0);
  CHECK(desk.text().starts_with(whole));
  CHECK(desk.shown()["champion"] == "b");
}

TEST_CASE("results are entered by hand, and their dice come from the seed", "[C40][C22]") {
  const Desk desk(definition("league", 2, {{"rounds", 2}, {"options", {"conditions", "injuries"}}}));
  REQUIRE(desk.begin().code == 0);
  CHECK(desk.command("result", "L1-1 2:1 --yellow 2:0 --red 1:0 --injuries 0:1").code == 0);
  const json entry = desk.lines("season.fubac").back();
  CHECK(entry["by_hand"] == true);
  CHECK(entry["dice"]["away"]["injury"].is_number());
  CHECK(desk.shown()["missing"]["a"] == json::parse(R"({"points":1,"why":["3.0/T8a"]})"));
  const std::string before = desk.text();
  CHECK(desk.command("result", "L1-1 2:1").code == 1);
  CHECK(desk.command("result", "L9-1 2:1").code == 1);
  CHECK(desk.command("result", "L2-1 100:1").code == 1);
  CHECK(desk.command("result", "L2-1 2-1").code == 2);
  CHECK(desk.command("result", "L2-1 1:1 --penalties 4:3").code == 1);
  CHECK(desk.text() == before);
  CHECK(desk.command("walkover", "L2-1 away").code == 0);
  CHECK(desk.shown()["over"] == true);
}

TEST_CASE("a team withdraws, and lots are drawn as soon as they are due", "[C18][C16]") {
  const Desk desk(definition("league", 3));
  REQUIRE(desk.begin().code == 0);
  CHECK(desk.command("withdraw", "x").code == 1);
  CHECK(desk.command("withdraw", "a").code == 0);
  CHECK(desk.command("result", "L1-1 1:1").code == 0);
  CHECK(desk.lines("season.fubac").back().contains("lots"));
  CHECK(desk.shown()["over"] == true);
}

TEST_CASE("a team comes late, somebody else plays it, and a result is taken back", "[C3][C35][C39][3.0/T5]") {
  const Desk desk(definition("league", 2, {{"options", {"conditions"}}, {"rounds", 2}}));
  REQUIRE(desk.begin().code == 0);
  CHECK(desk.command("late", "L1-1 x").code == 1);
  CHECK(desk.command("late", "L1-1 a 3").code == 2);
  CHECK(desk.command("late", "L1-1 a").code == 0);
  CHECK(desk.shown()["missing"]["a"]["points"] == 2);
  CHECK(desk.command("plays", "a coach:nobody").code == 1);
  CHECK(desk.command("plays", "a person:Anna").code == 0);
  CHECK(desk.lines("season.fubac").back()["plays"] == json{{"person", "Anna"}});
  CHECK(desk.command("back", "L1-1").code == 1);
  CHECK(desk.command("result", "L1-1 2:1").code == 0);
  CHECK(desk.command("back", "L1-1").code == 0);
  CHECK(desk.shown()["fixtures"][0]["state"] == "playable");
  CHECK(desk.command("late", "L1-1 b 2").code == 0);
  CHECK(desk.shown()["fixtures"][0]["score"] == json{3, 0});
}

TEST_CASE("matches of people wait, until a round others are played", "[C37][C11]") {
  json teams = definition("league", 4)["teams"];
  teams[0]["plays"] = {{"person", "Anna"}};
  const Desk desk(definition("league", 4, {{"teams", teams}}));
  REQUIRE(desk.begin().code == 0);
  const Outcome played = desk.command("run", "--until 1");
  CHECK(played.code == 0);
  CHECK(says(played, "waits for Anna"));
  CHECK(desk.shown()["fixtures"][1]["state"] == "finished");
  CHECK(desk.shown()["next"] == json{"L1-1"});
  CHECK(desk.command("run", "--until 9").code == 2);
}

TEST_CASE("a program that does not play stops with its message, the others go on", "[C37]") {
  json teams = definition("league", 3)["teams"];
  teams[0]["plays"] = {{"program", "./no-such-bot"}};
  const Desk desk(definition("league", 3, {{"teams", teams}}));
  REQUIRE(desk.begin().code == 0);
  const Outcome played = desk.command("run");
  CHECK(played.code == 1);
  CHECK(says(played, "no-such-bot"));
  CHECK(desk.shown()["fixtures"][0]["state"] == "finished");
}

TEST_CASE("definitions that cannot be are refused, and nothing is written") {
  for (const json& wrong :
       {definition("league", 1), definition("league", 4, {{"rounds", 3}}),
        definition("league", 4, {{"seed", -1}}), definition("league", 4, {{"options", {"styles"}}}),
        definition("league", 4, {{"colour", 1}}), definition("league", 4, {{"rules", "chess"}}),
        definition("groups", 8, {{"groups", 3}, {"qualify", 1}}),
        definition("league", 4, {{"options", {"skills"}}})}) {
    const Desk desk(wrong);
    INFO(wrong.dump());
    const Outcome refused = desk.begin("season.fubac", "");
    CHECK(refused.code == 1);
    CHECK(says(refused, "field /"));
    CHECK_FALSE(fs::exists(desk.folder() / "season.fubac"));
  }
  const Desk desk(definition("league", 4));
  for (const char* seed : {"-1", "1.5", "7x", "18446744073709551616"})
    CHECK(desk.begin("season.fubac", "--seed " + std::string(seed)).code == 2);
  CHECK_FALSE(fs::exists(desk.folder() / "season.fubac"));
  CHECK(desk.begin("last.fubac", "--seed 18446744073709551615").code == 0);
  CHECK(desk.begin().code == 0);
  CHECK(desk.begin().code == 3);
  CHECK(run("competition").code == 2);
  CHECK(run("competition dance").code == 2);
  CHECK(run("competition show no-such-file").code == 3);
}

TEST_CASE("a competition of an unknown game is refused with the games that there are") {
  const Outcome refused = Desk(definition("league", 4, {{"rules", "chess"}})).begin();
  CHECK(says(refused, "field /rules: expected one of fuba-3.0, fuba-2.0, fuba-it"));
  CHECK(says(refused, "stw"));
  CHECK(says(refused, "soccer-city"));
}

TEST_CASE("typed lines are shown without checksums, refused ones named") {
  const json league = definition("league", 2);
  const json shown = json::parse(typed(league, {{{"result", "L1-1"}, {"score", {2, 1}}}}));
  CHECK(shown["champion"] == "a");
  const std::string refused = typed(league, {{{"result", "L1-1"}, {"score", {2, -1}}}}, "");
  CHECK(refused.find("line 2, field /score/1") != std::string::npos);
}

TEST_CASE("one program at a time has a competition") {
  const Desk desk(definition("league", 2));
  REQUIRE(desk.begin().code == 0);
  const std::string lock = desk.folder().file("season") + "/in-use";
  const Outcome other =
      run("competition result " + desk.folder().file("season.fubac") + " L1-1 1:0", "flock " + lock);
  CHECK(other.code != 0);
  CHECK(desk.shown()["over"] == false);
}

TEST_CASE("who has won is called by the kind of competition") {
  const auto [kind, title] =
      GENERATE(std::pair{"league", "\nChampion: "}, std::pair{"cup", "\nCup winner: "});
  const Desk desk(definition(kind, 3));
  REQUIRE(desk.begin().code == 0);
  REQUIRE(desk.command("run").code == 0);
  CHECK(desk.command("show").text.find(title) != std::string::npos);
}

TEST_CASE("the story of a season is one page", "[C41]") {
  const Desk desk(definition("cup", 3));
  REQUIRE(desk.begin().code == 0);
  REQUIRE(desk.command("run").code == 0);
  REQUIRE(desk.command("export", desk.folder().file("page.html")).code == 0);
  const std::string page = text_of(desk.folder() / "page.html");
  CHECK(page.starts_with("<!DOCTYPE html>"));
  CHECK(page.find("has won the cup") != std::string::npos);
  CHECK(page.find("<script") == std::string::npos);
  CHECK(desk.command("export", desk.folder().file("page.html")).code == 0);

  // A match of it is nothing that a page replaces.
  const fs::path match = desk.folder() / "season/K2-1.fuba";
  const std::string kept = text_of(match);
  const Outcome refused = desk.command("export", match.string());
  CHECK(refused.code == 3);
  CHECK(says(refused, "is something else, so it is not replaced. Name another file"));
  CHECK(text_of(match) == kept);
}

TEST_CASE("what can be read of a damaged season is told, with the exit code of one", "[C41]") {
  const Desk desk(definition("cup", 3));
  REQUIRE(desk.begin().code == 0);
  std::ofstream(desk.folder() / "season.fubac", std::ios::app) << "{\"begin\":\"K1-1\"}\n";
  const Outcome told = desk.command("export", desk.folder().file("page.html"));
  CHECK(told.code == 1);
  CHECK(says(told, "What stands before it is shown."));
  CHECK(text_of(desk.folder() / "page.html").starts_with("<!DOCTYPE html>"));
}

TEST_CASE("what is no competition is left as it was, with nothing beside it") {
  const TestFolder folder;
  const std::string other = folder.file("notes.txt");
  std::ofstream(other) << "milk, eggs\n";
  for (const char* command : {"show", "run", "check"}) {
    const Outcome refused = run(std::string("competition ") + command + " " + other);
    CHECK(refused.code == 1);
    CHECK(says(refused, "Choose a file that this program has made"));
  }
  CHECK(std::distance(fs::directory_iterator(folder.path()), {}) == 1);
}

/// The same definition of another game.
json game_definition(const std::string& kind, const std::string& rules, const json& options,
                     const json& more = {}) {
  json object = definition(kind, 3, {{"rules", rules}, {"options", options}});
  object.update(more.is_null() ? json::object() : more);
  return object;
}

TEST_CASE("every game has leagues, in which a match may end level, and cups, in which none does", "[C28]") {
  for (const auto& [rules, options] : {std::pair{"stw", "half-2"}, std::pair{"soccer-city", "quick"}}) {
    CAPTURE(rules);
    for (const char* kind : {"league", "cup"}) {
      const Desk desk(game_definition(kind, rules, {options}));
      REQUIRE(desk.begin().code == 0);
      REQUIRE(desk.command("run", "--jobs 2").code == 0);
      const json shown = desk.shown();
      CHECK(shown["over"] == true);
      CHECK(shown["champion"].is_string());
      const auto lines = desk.lines("season.fubac");
      CHECK(lines.front()["options"] == json{options});
      CHECK(std::ranges::any_of(lines, [](const json& line) {
        return line.contains("figures") && line["figures"].contains("xg");
      }));
      CHECK(desk.command("check").code == 0);
      CHECK(desk.command("export", desk.folder().file("page.html")).code == 0);
    }
  }
}

TEST_CASE("a game is refused what its rules cannot do in a competition", "[C26][C27][C28]") {
  const auto refused = [](const json& object) { return Desk(object).begin().text; };
  const auto of = [](const char* rules, const json& more) {
    return game_definition("cup", rules, json::array(), more);
  };
  CHECK(refused(of("stw", {{"legs", 2}})).find("field /legs") != std::string::npos);
  CHECK(refused(of("stw", {{"clock", "rulebook"}})).find("field /clock") != std::string::npos);
  CHECK(refused(of("stw", {{"options", {"half-46"}}})).find("field /options/0") != std::string::npos);
  CHECK(refused(of("stw", {{"options", {"half-15", "half-20"}}})).find("field /options/1") !=
        std::string::npos);
  CHECK(refused(of("stw", {{"options", {"roll-10", "half-15", "roll-20"}}})).find("field /options/2") !=
        std::string::npos);
  CHECK(refused(of("soccer-city", {{"extra_time", false}})).find("field /extra_time") != std::string::npos);
  CHECK(Desk(of("stw", {{"extra_time", false}})).begin().code == 0);
}

/// The competition of a desk, to add to.
competition::CompetitionFile opened(const Desk& desk, const std::string& file = "season.fubac") {
  return competition::CompetitionFile::open(desk.folder() / file, games::means()).value();
}

TEST_CASE("a match that begins has its place to itself, and what lay there lies beside it", "[C36][C39]") {
  const Desk desk(definition("league", 2));
  REQUIRE(desk.begin().code == 0);
  REQUIRE(desk.command("run").code == 0);
  const fs::path match = desk.folder() / "season/L1-1.fuba";
  const std::string old = text_of(match);
  write_text(desk.folder() / "season/L1-1.time", "4500000\n");
  REQUIRE(desk.command("back", "L1-1").code == 0);
  REQUIRE(opened(desk).add({competition::BeginEntry{"L1-1", ""}}));
  CHECK_FALSE(fs::exists(match));
  CHECK_FALSE(fs::exists(desk.folder() / "season/L1-1.time"));
  CHECK(text_of(desk.folder() / "season/L1-1 (2).fuba") == old);
  REQUIRE(desk.command("run").code == 0);
  CHECK(text_of(match) == old);
  CHECK(desk.command("check").code == 0);
}

TEST_CASE("a result by hand is not told by a match that was taken back", "[C40]") {
  const Desk desk(definition("league", 2));
  REQUIRE(desk.begin().code == 0);
  REQUIRE(desk.command("run").code == 0);
  const auto tells = [&desk] {
    REQUIRE(desk.command("export", desk.folder().file("page.html")).code == 0);
    return text_of(desk.folder() / "page.html").find("<span class=\"told\">") != std::string::npos;
  };
  CHECK(tells());
  REQUIRE(desk.command("back", "L1-1").code == 0);
  for (const char* entry : {"result", "walkover"}) {
    const bool by_hand = entry == std::string("result");
    REQUIRE(desk.command(entry, by_hand ? "L1-1 9:9" : "L1-1 home").code == 0);
    CHECK_FALSE(tells());
    REQUIRE(desk.command("back", "L1-1").code == 0);
  }
}

TEST_CASE("a competition is one by whatever link it is named", "[C36]") {
  const Desk desk(definition("league", 2));
  REQUIRE(desk.begin().code == 0);
  fs::create_symlink("season.fubac", desk.folder() / "link.fubac");
  {
    const auto held = opened(desk);
    CHECK(says(desk.command("result", "L1-1 1:0", "link.fubac"), "is being played by another program"));
  }
  CHECK(desk.command("run", "", "link.fubac").code == 0);
  CHECK(fs::exists(desk.folder() / "season/L1-1.fuba"));
  CHECK_FALSE(fs::exists(desk.folder() / "link"));
}

TEST_CASE("no competition begins in a file of another ending, which would share its matches") {
  const Desk desk(definition("league", 2));
  REQUIRE(desk.begin().code == 0);
  for (const char* name : {"season.season", "other"}) {
    const Outcome refused = desk.begin(name);
    CHECK(refused.code == 3);
    CHECK(says(refused, std::string(name) + " does not end in .fubac. Name a file that does, such as "));
    CHECK_FALSE(fs::is_regular_file(desk.folder() / name));
  }
}

TEST_CASE("a match for which nobody could be sent has not begun", "[C37]") {
  for (const std::size_t missing : {0U, 1U}) {
    json teams = definition("league", 2)["teams"];
    teams[missing]["plays"] = {{"program", "./no-such-bot"}};
    const Desk desk(definition("league", 2, {{"teams", teams}}));
    REQUIRE(desk.begin().code == 0);
    CHECK(desk.command("run").code == 1);
    CHECK(desk.shown()["fixtures"][0]["state"] == "playable");
    CHECK(desk.lines("season.fubac").size() == 1);
  }
}

TEST_CASE("a saved match of other teams, rules or dice, or with other figures, is found", "[C19][C41]") {
  const auto played = [](const json& more) {
    auto desk = std::make_unique<Desk>(definition("league", 2, more));
    REQUIRE(desk->begin().code == 0);
    REQUIRE(desk->command("run").code == 0);
    return desk;
  };
  const auto desk = played({});
  const auto found_with = [&desk](const fs::path& other) {
    fs::copy_file(other / "season/L1-1.fuba", desk->folder() / "season/L1-1.fuba",
                  fs::copy_options::overwrite_existing);
    const Outcome found = desk->command("check");
    CHECK(found.code == 1);
    return found;
  };
  json teams = definition("league", 2)["teams"];
  teams[0]["name"] = "Others";
  CHECK(says(found_with(played({{"teams", teams}})->folder().path()), "has other teams than"));
  CHECK(says(found_with(played({{"options", {"conditions"}}})->folder().path()), "has other rules than"));
  const Desk other_seed(definition("league", 2));
  REQUIRE(other_seed.begin("season.fubac", "--seed 8").code == 0);
  REQUIRE(other_seed.command("run").code == 0);
  CHECK(says(found_with(other_seed.folder().path()), "has other dice than"));

  const auto whole = played({});
  REQUIRE(desk->begin("forged.fubac").code == 0);
  auto result = *opened(*whole).get().outcome(0)->result;
  result.figures.expected_goals = {9, 0};
  REQUIRE(opened(*desk, "forged.fubac").add({competition::BeginEntry{"L1-1", ""}, result}));
  fs::copy_file(whole->folder() / "season/L1-1.fuba", desk->folder() / "forged/L1-1.fuba");
  CHECK(says(desk->command("check", "", "forged.fubac"), "the xg is 9.0000:0.0000, but"));
}

TEST_CASE("who plays a team from now on is named with his kind") {
  const Desk desk(definition("league", 2));
  REQUIRE(desk.begin().code == 0);
  for (const char* who : {"bold", "robot:bold"}) {
    const Outcome refused = desk.command("plays", std::string("a ") + who);
    CHECK(refused.code == 2);
    CHECK(says(refused, "expected person:NAME, coach:NAME or program:COMMAND"));
  }
}

TEST_CASE("a competition that cannot be shown says what could not be written") {
  const Desk desk(definition("league", 8));
  REQUIRE(desk.begin().code == 0);
  const std::string errors = desk.folder().file("errors");
  desk.command("show", "--json >/dev/full 2>" + errors + "; :");
  CHECK(text_of(errors).find("What was printed could not be written to standard output.") !=
        std::string::npos);
}
}  // namespace fuba::test::competition_test
