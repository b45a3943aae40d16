#include <filesystem>
#include <nlohmann/json.hpp>

#include "cli/process.hpp"
#include "support/catch.hpp"
#include "support/folder.hpp"

namespace fuba::test::analyse_test {
namespace fs = std::filesystem;
using namespace fuba::test;

namespace {

/// The beginning of a saved match.
std::string saved_match(const TestFolder& folder, int lines = 150) {
  const std::string whole = text_of(FUBA_SOURCE "/tests/match/format-2.fuba");
  std::size_t end = 0;
  for (int line = 0; line < lines; ++line) end = whole.find('\n', end) + 1;
  write_text(folder / "match.fuba", whole.substr(0, end));
  return folder.file("match.fuba");
}

}  // namespace

TEST_CASE("analyse tells what it takes before it starts, and keeps what it found beside the match") {
  const TestFolder folder;
  const std::string file = saved_match(folder);
  const Outcome first = run("analyse " + file);
  CHECK(first.code == 0);
  CHECK(says(first, "choices to judge, about"));
  CHECK(says(first, "by luck"));
  REQUIRE(fs::exists(folder / "match.fuba-analysis"));
  const Outcome again = run("analyse " + file + " --json");
  CHECK(again.code == 0);
  CHECK_FALSE(says(again, "choices to judge, about"));
  CHECK(nlohmann::json::parse(again.text) == nlohmann::json::parse(text_of(folder / "match.fuba-analysis")));
}

TEST_CASE("analyse as JSON adds up to the result") {
  const TestFolder folder;
  run("analyse " + saved_match(folder));
  const auto found = nlohmann::json::parse(run("analyse " + folder.file("match.fuba") + " --json").text);
  CHECK(found["format"] == "fuba-analysis");
  CHECK(found["complete"] == true);
  const auto figure = [&](const char* team, const char* what) {
    return found["teams"][team][what].get<double>();
  };
  CHECK(found["start"].get<double>() + figure("home", "luck") + figure("home", "choices") -
            figure("away", "choices") ==
        Approx(found["result"].get<double>()).margin(1e-9));
}

TEST_CASE("puzzles puts what it finds in saved matches into a folder") {
  const TestFolder folder;
  const Outcome told = run("puzzles " + saved_match(folder) + " --to " + folder.file("found"));
  CHECK(told.code == 0);
  REQUIRE(fs::is_directory(folder / "found"));
  std::size_t count = 0;
  for (const auto& entry : fs::directory_iterator(folder / "found")) {
    const auto puzzle = nlohmann::json::parse(text_of(entry.path()));
    CHECK(puzzle["answer"] != puzzle["tempting"]);
    CHECK(puzzle["price"].get<double>() >= 0.02);
    ++count;
  }
  CHECK(says(told, std::to_string(count) + " puzzles in " + folder.file("found")));
  const std::string cut = saved_match(folder, 20);
  std::string text = text_of(cut);
  text.resize(text.size() - 10);
  write_text(cut, text);
  const Outcome broken = run("puzzles " + cut + " --to " + folder.file("found"));
  CHECK(broken.code == 1);
  CHECK(says(broken, "is not complete"));
  CHECK(run("puzzles " + folder.file("missing.fuba") + " --to " + folder.file("none")).code == 3);
  CHECK_FALSE(fs::exists(folder / "none"));
}

TEST_CASE("what cannot be analysed is told") {
  const TestFolder folder;
  CHECK(run("analyse " + folder.file("missing.fuba")).code == 3);
  CHECK(run("analyse").code == 2);
  const Outcome foreign = run("calibrate --rules stw --games 1");
  CHECK(foreign.code == 2);
  CHECK(says(foreign, "Nothing is foretold"));
}

TEST_CASE("calibrate compares what was foretold with what came") {
  const Outcome told = run("calibrate --games 2 --seed 5");
  CHECK(told.code == 0);
  for (const char* word :
       {"Brier", "log-loss", "judgement", "score and clock", "always a half", "level scores", "+- 0."})
    CHECK(says(told, word));
}

TEST_CASE("calibrate tells no error of one match") {
  const Outcome told = run("calibrate --games 1 --seed 5");
  CHECK(told.code == 0);
  CHECK(says(told, " of 1 match,"));
  CHECK_FALSE(says(told, "+-"));
}
}  // namespace fuba::test::analyse_test
