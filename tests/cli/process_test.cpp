#include "cli/process.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>

#include "support/catch.hpp"
#include "support/folder.hpp"

namespace fuba::test::process_test {
namespace fs = std::filesystem;
using namespace fuba::test;

TEST_CASE("help explains every subcommand and the exit codes") {
  const Outcome help = run("--help");
  CHECK(help.code == 0);
  for (const char* word : {"serve", "simulate", "bench", "perft", "rules", "replay", "league", "match",
                           "calibrate", "analyse", "Exit codes", "FUBA_DATA"})
    CHECK(says(help, word));
}

TEST_CASE("the version is that of the project, whose news begin with it") {
  const Outcome version = run("--version");
  CHECK(version.code == 0);
  CHECK(says(version, "FUBA " FUBA_VERSION));
  std::ifstream news(FUBA_SOURCE "/NEWS");
  std::string first;
  std::getline(news, first);
  CHECK(first.starts_with("FUBA " FUBA_VERSION));
}

TEST_CASE("a command line that makes no sense ends with 2") {
  for (const char* arguments :
       {"", "dance", "simulate --games 0", "simulate --games x", "bench --nonsense", "replay", "rules",
        "perft --position nowhere", "perft --depth 99", "simulate --options chess",
        "simulate --options weather,", "simulate --skills-per-team 6", "bench --options random",
        "perft --options random", "perft --rules chess", "simulate --rules fuba-it --options skills",
        "bench --rules fuba-2.0 --options var"}) {
    INFO(arguments);
    CHECK(run(arguments).code == 2);
  }
}

TEST_CASE("a value that only looks like one is refused, and a command that there is not is named") {
  const std::string match = "match --brief --home beginner --away beginner ";
  for (const std::string& arguments :
       {std::string("simulate --games 2 --seed -1"), std::string("perft --depth 1 --skills-per-team -1"),
        match + "--time-limit nan", match + "--save ''", std::string("simulate --games 2 --json ''"),
        std::string("replay " FUBA_SOURCE "/tests/match/format-2.fuba --report ''"),
        std::string("replay ''")}) {
    INFO(arguments);
    CHECK(run(arguments).code == 2);
  }
  CHECK(says(run("dance"), "no command dance"));
}

TEST_CASE("output that does not arrive ends with 3") {
  for (const char* arguments :
       {"perft --depth 1", "simulate --games 2", "bench --games 1 --runs 1",
        "match --brief --home beginner --away beginner", "league --coaches beginner --games 2"}) {
    INFO(arguments);
    CHECK(run(std::string(arguments) + " >/dev/full 2>/dev/null || exit $?; :").code == 3);
  }
  const Outcome served = run("serve >/dev/full 2>/dev/null || exit $?; :", R"(printf '{"new":{}}\n' |)");
  CHECK(served.code == 3);
}

TEST_CASE("a file that may grow no more is an error and no sudden end") {
  const TestFolder folder;
  const Outcome full =
      run("match --brief --home beginner --away beginner --save " + folder.file("x.fuba"), "ulimit -f 4;");
  CHECK(full.code == 3);
  CHECK(says(full, "x.fuba: cannot be written: File too large."));
  CHECK(folder.files() == 0);
}

TEST_CASE("missing rules end every subcommand with 3 and a sentence") {
  for (const char* arguments : {"serve", "simulate", "bench", "perft", "rules --coverage", "replay x.fuba",
                                "league", "match --home bold --away bold"}) {
    const Outcome outcome = run(arguments, "FUBA_DATA=/no/such/folder");
    INFO(arguments << ": " << outcome.text);
    CHECK(outcome.code == 3);
    CHECK(says(outcome, "FUBA_DATA is /no/such/folder"));
  }
}

TEST_CASE("serve answers until the input ends") {
  const Outcome outcome = run("serve", R"(printf '{"new":{"seed":1}}\nnonsense\n{"legal":true}' |)");
  CHECK(outcome.code == 0);
  CHECK(std::count(outcome.text.begin(), outcome.text.end(), '\n') == 3);
  CHECK(says(outcome, "formation 4-4-2"));
}

TEST_CASE("simulate prints the same figures for any number of jobs, and writes them where it is told") {
  const TestFolder folder;
  const Outcome one = run("simulate --games 30 --seed 2 --jobs 1 --json " + folder.file("one.json"));
  const Outcome four = run("simulate --games 30 --seed 2 --jobs 4");
  CHECK(one.code == 0);
  CHECK(one.text == four.text);
  std::ifstream file(folder.file("one.json"));
  const auto report = nlohmann::json::parse(file);
  CHECK(report["games"] == 30);
  CHECK(report["results"]["home"].get<int>() + report["results"]["draw"].get<int>() +
            report["results"]["away"].get<int>() ==
        30);
  CHECK(report["turns"].size() == 2);
  CHECK(run("simulate --games 1 --json /no/such/folder/x.json").code == 3);
}

TEST_CASE("bench has the same signature each time") {
  const auto signature = [](const Outcome& outcome) {
    const auto line = outcome.text.find("signature");
    return outcome.text.substr(line, outcome.text.find('\n', line) - line);
  };
  const Outcome one = run("bench --games 20 --runs 1");
  CHECK(one.code == 0);
  CHECK(signature(one) == signature(run("bench --games 20 --runs 2")));
  CHECK(signature(one) != signature(run("bench --games 20 --runs 1 --seed 2")));
}

TEST_CASE("simulate plays by the options that it is told") {
  const TestFolder folder;
  const Outcome some = run("simulate --games 5 --options skills,weather --skills-per-team 2 --json " +
                           folder.file("some.json"));
  CHECK(some.code == 0);
  CHECK(says(some, "fuba-3.0 with conditions, weather, skills (2 a team), seed 1"));
  std::ifstream file(folder.file("some.json"));
  const auto report = nlohmann::json::parse(file);
  CHECK(report["options"] == nlohmann::json({"conditions", "weather", "skills"}));
  CHECK(report["skills_per_team"] == 2);
  CHECK(run("simulate --games 5 --options all").code == 0);
  CHECK(says(run("simulate --games 5 --options chess"), "--options chess: expected basic, all"));
}

TEST_CASE("simulate gives each match random options of its own, the same for any number of jobs") {
  const Outcome one = run("simulate --games 40 --options random --jobs 1");
  CHECK(one.code == 0);
  CHECK(says(one, "fuba-3.0 with random options"));
  CHECK(one.text == run("simulate --games 40 --options random --jobs 4").text);
}

TEST_CASE("bench measures options beside the basic game") {
  const Outcome all = run("bench --games 5 --runs 1");
  CHECK(all.code == 0);
  CHECK(says(all, "ratio of an action"));
  const Outcome some = run("bench --games 5 --runs 1 --options weather");
  CHECK(says(some, "weather"));
  const auto basic = [](const Outcome& outcome) {
    return outcome.text.substr(outcome.text.find("signature"), 46);
  };
  CHECK(basic(all) == basic(some));
}

TEST_CASE("perft counts with options too") {
  const Outcome all = run("perft --depth 2 --position new --options all");
  CHECK(all.code == 0);
  CHECK(says(all, "new          36 "));
  CHECK(all.text != run("perft --depth 2 --position new").text);
}

TEST_CASE("every edition is simulated, measured and counted") {
  const TestFolder folder;
  for (const std::string edition : {"fuba-2.0", "fuba-it"}) {
    INFO(edition);
    const std::string rules = " --rules " + edition;
    const Outcome figures =
        run("simulate --games 5 --options all --json " + folder.file("figures.json") + rules);
    CHECK(figures.code == 0);
    CHECK(says(figures, "5 random matches of " + edition + " with conditions"));
    std::ifstream file(folder.file("figures.json"));
    CHECK(nlohmann::json::parse(file)["rules"] == edition);
    CHECK(says(run("simulate --games 5 --options random" + rules), edition + " with random options"));
    CHECK(says(run("bench --games 2 --runs 1" + rules), "2 random matches of " + edition));
  }
}

TEST_CASE("the commands that need no coach play Soccer Tactics WORLD too") {
  const Outcome ways = run("perft --rules stw --depth 2");
  CHECK(ways.code == 0);
  CHECK(says(ways, "move         205 1230"));
  CHECK(says(run("bench --rules stw --games 5 --runs 1"), "5 random matches of stw"));
  CHECK(says(run("simulate --rules stw --games 5 --options random"), "stw with random options"));
  CHECK(run("bench --rules stw --options weather").code == 2);
}

TEST_CASE("the ways from the fixed positions are those in perft.txt") {
  // Written by: for each edition, fuba-cli perft --rules EDITION, then the same with --options all.
  std::ifstream file(FUBA_SOURCE "/tests/cli/perft.txt");
  const std::string fixed{std::istreambuf_iterator<char>(file), {}};
  std::string counted;
  for (const std::string edition : {"fuba-3.0", "fuba-2.0", "fuba-it"})
    for (const std::string options : {"basic", "all"})
      counted +=
          edition + ", " + options + "\n" + run("perft --rules " + edition + " --options " + options).text;
  CHECK(counted == fixed);
}

TEST_CASE("replay prints a whole match, and fails where the file is damaged") {
  const TestFolder folder;
  const std::string file = folder.file("match.fuba");
  run("serve",
      R"(printf '{"new":{"seed":1}}\n{"do":"formation 4-4-2"}\n{"do":"formation 4-3-3"}\n{"save":")" + file +
          R"("}' |)");
  const Outcome whole = run("replay " + file);
  CHECK(whole.code == 0);
  CHECK(says(whole, "formation 4-3-3"));
  CHECK(says(whole, "dice  kick-off"));

  fs::resize_file(file, fs::file_size(file) - 5);
  const Outcome cut = run("replay " + file);
  CHECK(cut.code == 1);
  CHECK(says(cut, file + ", line 4"));
  CHECK(run("replay " + folder.file("missing.fuba")).code == 3);
}

TEST_CASE("replay tells a match in figures, as JSON and as a page") {
  const std::string file = FUBA_SOURCE "/tests/match/format-2.fuba";
  const Outcome figures = run("replay " + file);
  CHECK(figures.code == 0);
  CHECK(says(figures, "The figures\n"));
  CHECK(says(figures, "Balls kept at checks          13 of 20, 13.0 expected"));

  const Outcome told = run("replay --json " + file);
  CHECK(told.code == 0);
  const auto json = nlohmann::json::parse(told.text);
  CHECK(json["verified"] == true);
  CHECK(json["trouble"].is_null());
  CHECK(json["story"]["turns"].size() > 10);

  const TestFolder folder;
  const std::string page = folder.file("report.html");
  CHECK(run("replay " + file + " --report " + page).code == 0);
  std::ifstream in(page);
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  CHECK(text.starts_with("<!DOCTYPE html>"));
}

TEST_CASE("what is wrong with a file is told once, in the language of the command line") {
  const TestFolder folder;
  const std::string file = folder.file("list.fuba");
  std::ofstream(file) << "hello\n";
  const Outcome english = run("--language en replay " + file);
  CHECK(english.code == 3);
  CHECK(english.text == "fuba-cli: " + file +
                            ": is not a saved match. Choose a file that this program has saved; their names "
                            "end in .fuba.\n");
  CHECK(run("--language es replay " + file).text ==
        "fuba-cli: " + file +
            ": no es un partido guardado. Elige un archivo que haya guardado este programa; sus nombres "
            "terminan en .fuba.\n");
}

TEST_CASE("replay tells the part of a damaged match that can be played") {
  const TestFolder folder;
  const std::string file = folder.file("damaged.fuba");
  fs::copy_file(FUBA_SOURCE "/tests/match/format-2.fuba", file);
  fs::resize_file(file, fs::file_size(file) / 2);
  const Outcome told = run("replay --json " + file);
  CHECK(told.code == 1);
  const auto json = nlohmann::json::parse(told.text.substr(0, told.text.find("\n}\n") + 3));
  CHECK(json["verified"] == false);
  CHECK(json["trouble"].get<std::string>().starts_with(file + ", line "));
  CHECK(json["story"]["over"] == false);
  const std::string page = folder.file("report.html");
  CHECK(run("replay " + file + " --report " + page).code == 1);
  CHECK(fs::exists(page));
}

TEST_CASE("replay writes no report over the match, nor where it cannot") {
  const TestFolder folder;
  const std::string file = folder.file("match.fuba");
  fs::copy_file(FUBA_SOURCE "/tests/match/format-2.fuba", file);
  const auto size = fs::file_size(file);
  CHECK(run("replay " + file + " --report " + file).code == 2);
  CHECK(fs::file_size(file) == size);
  const std::string nowhere = folder.file("nowhere/report.html");
  const Outcome none = run("replay " + file + " --report " + nowhere);
  CHECK(none.code == 3);
  CHECK(says(none, nowhere + ": the report "));
  CHECK(says(none, "Name another file after --report"));
}

TEST_CASE("replay plays by the edition of the match") {
  const TestFolder folder;
  const std::string file = folder.file("edition.fuba");
  run("serve", R"(printf '{"new":{"rules":"fuba-it","options":["var"]}}\n{"save":")" + file + R"("}' |)");
  const Outcome whole = run("replay " + file);
  CHECK(whole.code == 0);
  CHECK(says(whole, "Home - Away, fuba-it with var\n"));
}

TEST_CASE("replay prints the options of a match") {
  const TestFolder folder;
  const std::string file = folder.file("options.fuba");
  run("serve",
      R"(printf '{"new":{"options":["skills"],"skills_per_team":2}}\n{"do":"formation 4-4-2"}\n{"save":")" +
          file + R"("}' |)");
  const Outcome whole = run("replay " + file);
  CHECK(whole.code == 0);
  CHECK(says(whole, "Home - Away, fuba-3.0 with conditions, skills (2 a team)\n"));
}

TEST_CASE("coverage is told by edition") {
  const Outcome all = run("rules --coverage --tests " FUBA_SOURCE "/tests");
  for (const char* part : {"\nfuba-3.0: ", "\nfuba-2.0: ", "\nfuba-it: ", "\nrulings of all editions: "})
    CHECK(says(all, part));
}

TEST_CASE("coverage fails for a rule without a test and for a test of no rule") {
  const TestFolder folder;
  const Outcome none = run("rules --coverage --tests " + folder.path().string());
  CHECK(none.code == 1);
  CHECK(says(none, "NO TEST"));
  std::ofstream(folder.file("a.cpp")) << "TEST_"
                                      << "CASE(\"a\", \"[R9999]\") {}";
  CHECK(says(run("rules --coverage --tests " + folder.path().string()), "NO SUCH RULE, cited by a.cpp: a"));
  CHECK(run("rules --coverage --tests /no/such/folder").code == 3);
}
}  // namespace fuba::test::process_test
