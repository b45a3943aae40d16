#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

#include "cli/process.hpp"
#include "support/catch.hpp"
#include "support/folder.hpp"

namespace fuba::test::league_test {
using namespace fuba::test;
using nlohmann::json;

namespace {

/// Puts an argument of the command line in quotes.
std::string quoted(const std::string& text) { return "'" + text + "'"; }

std::string bot(const std::string& manner) {
  return quoted("program:/bin/sh " FUBA_SOURCE "/tests/opponents/bot.sh " + manner);
}

/// A file of tactics: the bold coach's, after a change.
template <class Change>
std::string tactics_file(const TestFolder& folder, const Change& change) {
  json tactics = json::parse(text_of(FUBA_SOURCE "/rules/opponents/bold.json"));
  change(tactics);
  const std::string file = folder.file("my-coach.json");
  std::ofstream(file) << tactics;
  return file;
}

const std::string short_league = "league --coaches beginner,bold --games 2 --seed 3 ";

}  // namespace

TEST_CASE("a league prints the same tables for any number of jobs") {
  const Outcome one = run(short_league + "--jobs 1");
  CHECK(one.code == 0);
  CHECK(one.text == run(short_league + "--jobs 2").text);
  for (const char* word : {"2 matches a pairing, seed 3", "Elo", "goals", "beginner", "bold"})
    CHECK(says(one, word));
}

TEST_CASE("a league as JSON has rules, coaches and pairings that agree") {
  const Outcome outcome = run(short_league + "--json --options weather");
  CHECK(outcome.code == 0);
  const json league = json::parse(outcome.text);
  CHECK(league["rules"] == "fuba-3.0");
  CHECK(league["options"] == json({"weather"}));
  CHECK(league["games"] == 2);
  CHECK(league["seed"] == 3);
  CHECK(league["complete"] == true);
  REQUIRE(league["pairings"].size() == 1);
  REQUIRE(league["coaches"].size() == 2);
  const json& pairing = league["pairings"][0];
  CHECK(pairing["first"] == "beginner");
  CHECK(pairing["second"] == "bold");
  CHECK(pairing["played"] == 2);
  for (const json& coach : league["coaches"]) {
    const bool first = coach["name"] == "beginner";
    CHECK(coach["against_others"]["goals_for"] == pairing[first ? "goals_for" : "goals_against"]);
    CHECK(coach["against_others"]["won"] == pairing[first ? "won" : "lost"]);
    CHECK(coach["against_itself"]["played"] == 2);
    CHECK(coach["elo"].is_null() == (pairing["share"] == 0.0 || pairing["share"] == 1.0));
    CHECK(coach["error"].is_null() == coach["elo"].is_null());
  }
}

TEST_CASE("a league or a match of nobody that there is makes no sense") {
  for (const char* arguments :
       {"league --games 3", "league --games 0", "league --coaches chess", "league --coaches bold,",
        "league --coaches bold,bold", "league --options chess", "league --time-limit 0", "match --home bold",
        "match --home bold --away program:", "match --home bold --away coach:chess"}) {
    INFO(arguments);
    CHECK(run(arguments).code == 2);
  }
  const Outcome nobody = run("league --coaches bold,chess");
  CHECK(says(nobody, "no coach \"chess\""));
  CHECK(says(nobody, "newcomer, beginner, amateur, cautious, bold, professional, master"));
}

TEST_CASE("a file of tactics plays under its name") {
  const TestFolder folder;
  const std::string file = tactics_file(folder, [](json& tactics) { tactics["carelessness"] = 5; });
  const Outcome outcome = run("match --brief --home coach:beginner --away " + quoted(file));
  CHECK(outcome.code == 0);
  CHECK(says(outcome, "home beginner, away my-coach: "));
}

TEST_CASE("a file of tactics that is missing or broken is an error with its name and field") {
  const TestFolder folder;
  const Outcome missing = run("match --home bold --away " + quoted(folder.file("none.json")));
  CHECK(missing.code == 3);
  CHECK(says(missing, "none.json "));
  const std::string file = tactics_file(folder, [](json& tactics) { tactics["late"]["from"] = 700; });
  const Outcome broken = run("league --coaches " + quoted("bold," + file));
  CHECK(broken.code == 3);
  CHECK(says(broken, file + ", field /late/from: expected a whole number"));
  std::ofstream(file) << "{";
  CHECK(says(run("match --home bold --away " + quoted(file)), file + ": not JSON"));
}

TEST_CASE("a match is printed and kept with its coaches, the same each time") {
  const TestFolder folder;
  const std::string line = "match --home beginner --away bold --seed 4 --save ";
  const Outcome one = run(line + quoted(folder.file("one.fuba")));
  CHECK(one.code == 0);
  CHECK(says(one, "the match is over"));
  CHECK(says(one, "home beginner, away bold: "));
  const Outcome other = run(line + quoted(folder.file("other.fuba")) + " --brief");
  CHECK(other.text.size() < 100);
  CHECK(one.text.ends_with(other.text));
  const std::string saved = text_of(folder.file("one.fuba"));
  CHECK(saved == text_of(folder.file("other.fuba")));
  const json header = json::parse(saved.substr(0, saved.find('\n')));
  CHECK(header["home"]["coach"] == "beginner");
  CHECK(header["away"]["coach"] == "bold");
  CHECK(run("replay " + quoted(folder.file("one.fuba"))).code == 0);
  CHECK(run(line + "/no/such/folder/x.fuba").code == 3);
}

TEST_CASE("a match is played by the edition and the options that are asked for") {
  const Outcome outcome =
      run("match --home beginner --away bold --rules fuba-it --options conditions,weather");
  CHECK(outcome.code == 0);
  CHECK(says(outcome, "fuba-it with conditions, weather"));
}

TEST_CASE("a program plays a match") {
  const Outcome outcome = run("match --brief --home beginner --away " + bot("well"));
  CHECK(outcome.code == 0);
  CHECK(says(outcome, "away program:sh "));
}

TEST_CASE("a program that plays badly ends match and league with 1, and loses nothing") {
  const TestFolder folder;
  const Outcome match =
      run("match --brief --home beginner --away " + bot("illegal") + " --save " + folder.file("cut.fuba"));
  CHECK(match.code == 1);
  CHECK(says(match, "bot.sh illegal (away)"));
  CHECK(says(match, "target Z9"));
  CHECK(says(match, "the match is not over"));
  CHECK(run("replay " + folder.file("cut.fuba")).code == 0);
  const Outcome league =
      run("league --games 2 --jobs 1 --coaches beginner," + bot("silent") + " --time-limit 0.1");
  CHECK(league.code == 1);
  CHECK(says(league, "no answer within 0.1 s"));
  CHECK(says(league, "of 6 matches were played"));
  CHECK(run("match --home bold --away program:/no/such/bot").code == 1);
}

TEST_CASE("Ctrl-C ends match and league in good order") {
  const TestFolder folder;
  const Outcome match =
      run("match --brief --home beginner --away " + bot("interrupts") + " --save " + folder.file("cut.fuba"));
  CHECK(match.code == 130);
  CHECK(says(match, "the match is not over"));
  CHECK(run("replay " + folder.file("cut.fuba")).code == 0);
  const Outcome league = run("league --games 2 --jobs 1 --coaches beginner," + bot("interrupts"));
  CHECK(league.code == 130);
  CHECK(says(league, "1 of 6 matches were played"));
  CHECK(says(league, "a match"));
}

TEST_CASE("the end of the terminal ends match and league in good order, unless they are to outlive it") {
  const TestFolder folder;
  const Outcome match =
      run("match --brief --home beginner --away " + bot("hangs-up") + " --save " + folder.file("cut.fuba"));
  CHECK(match.code == 130);
  CHECK(says(match, "the match is not over"));
  CHECK(run("replay " + folder.file("cut.fuba")).code == 0);
  const Outcome league = run("league --games 2 --jobs 1 --coaches beginner," + bot("hangs-up"));
  CHECK(league.code == 130);
  CHECK(says(league, "of 6 matches were played"));
  const Outcome detached = run("match --brief --home beginner --away " + bot("hangs-up"), "trap '' HUP;");
  CHECK(detached.code == 0);
  CHECK(says(detached, "home beginner, away program:sh"));
}

TEST_CASE("coaches of Soccer Tactics WORLD play by their files and by a player's own") {
  const TestFolder folder;
  const std::string own = folder.file("mine.json");
  json tactics = json::parse(text_of(FUBA_SOURCE "/rules/stw/opponents/beginner.json"));
  std::ofstream(own) << tactics;
  const std::string match = "match --rules stw --brief --home beginner --away " + quoted(own);
  const Outcome outcome = run(match);
  CHECK(outcome.code == 0);
  CHECK(says(outcome, "home beginner, away mine: "));
  tactics["judgement"]["line"] = 5000;
  std::ofstream(own) << tactics;
  const Outcome broken = run(match);
  CHECK(broken.code == 3);
  CHECK(
      says(broken, own + ", field /judgement/line: expected a whole number from -1000 to 1000, found 5000"));
  CHECK(says(run("match --rules stw --brief --home beginner --away " + quoted(folder.file("none.json"))),
             "none.json "));
}

TEST_CASE("a match of Soccer City is told when it is played and when it is replayed") {
  const TestFolder folder;
  const std::string file = quoted(folder.file("city.fuba"));
  const Outcome played = run("match --rules soccer-city --home good --away beginner --seed 3 --save " + file);
  CHECK(played.code == 0);
  CHECK(says(played, " kicks off to "));
  const Outcome replayed = run("replay " + file);
  CHECK(replayed.code == 0);
  CHECK(says(replayed, " kicks off to "));
}

}  // namespace fuba::test::league_test
