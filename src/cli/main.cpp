#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <string>
#include <string_view>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "cli/commands.hpp"
#include "cli/competition_commands.hpp"
#include "cli/language.hpp"
#include "cli/setting.hpp"
#include "tabletop/version.hpp"
#include "words/languages.hpp"

namespace {

using namespace cli;

constexpr const char* exit_codes =
    "Exit codes:\n"
    "  0  all is well\n"
    "  1  what was examined is not as it should be: a rule without a test, a saved match that\n"
    "     cannot be played again, a program that does not play by the protocol\n"
    "  2  the command line makes no sense\n"
    "  3  a file is missing, broken or cannot be written; the message says which\n"
    "  130  stopped by Ctrl-C or as its terminal went; match and league print and keep what was played until "
    "then\n\n"
    "The rules are looked for where FUBA_DATA points if it is set, next to the program, in\n"
    "../share/fuba, and where the program was installed or built.";

struct Arguments {
  SimulateArguments simulate;
  BenchArguments bench;
  PerftArguments perft;
  std::string tests = "tests";
  std::string json_file;
  ReplayArguments replay;
  std::string report;
  LeagueArguments league;
  MatchArguments match;
  std::string save;
  CalibrateArguments calibrate;
  AnalyseArguments analyse;
  PuzzlesArguments puzzles;
  NewCompetitionArguments new_competition;
  RunCompetitionArguments run_competition;
  ShowCompetitionArguments show_competition;
  ResultArguments result;
  WalkoverArguments walkover;
  WithdrawArguments withdraw;
  LateArguments late;
  PlaysArguments plays;
  BackArguments back;
  std::filesystem::path checked_competition;
  ExportArguments exported;
};

using Run = std::function<int()>;

CLI::App* subcommand(CLI::App& app, const char* name, const char* what, Run& chosen, Run run) {
  CLI::App* command = app.add_subcommand(name, what);
  command->callback([&chosen, run = std::move(run)] { chosen = run; });
  return command;
}

/// The library takes "nan" as a number of any range.
std::string is_seconds(const std::string& text) {
  return text.find_first_not_of("0123456789.") == text.npos ? "" : "expected a number of seconds such as 2.5";
}

/// The library takes a number that is too large for the largest one.
std::string is_seed(const std::string& text) {
  std::uint64_t seed = 0;
  const char* const end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, seed);
  const bool whole = read.ec == std::errc{} && read.ptr == end;
  return whole ? "" : "expected a whole number from 0 to 18446744073709551615";
}

std::string is_file_name(const std::string& text) {
  return text.empty() ? "expected the name of a file" : "";
}

void add_seed(CLI::App& command, std::uint64_t& seed) {
  command.add_option("--seed", seed, "Where the random numbers begin")->check(is_seed)->capture_default_str();
}

void add_rules_options(CLI::App& command, RulesArguments& arguments, const std::string& options) {
  const auto editions = games::editions();
  command.add_option("--rules", arguments.edition, "The edition or the game that is played")
      ->check(CLI::IsMember(std::vector<std::string>(editions.begin(), editions.end())))
      ->capture_default_str();
  command.add_option("--options", arguments.options, options)->capture_default_str();
  command.add_option("--skills-per-team", arguments.skills_per_team, "Skill cards of each team, in FUBA")
      ->check(CLI::Range(1U, 5U))
      ->capture_default_str();
}

/// May stand before a command and after it.
void add_language(CLI::App& app) {
  app.fallthrough();
  app.add_option_function<std::string>(
         "--language", speak,
         fmt::format("In which language matches are told ({}); else the system's",
                     fmt::join(words::languages(), ", ")))
      ->check([](const std::string& code) {
        const auto known = words::languages();
        if (std::ranges::find(known, code) != known.end()) return std::string();
        return fmt::format("expected one of {}", fmt::join(known, ", "));
      });
}

void add_serve(CLI::App& app, Run& chosen) {
  subcommand(app, "serve", "Play a match over standard input and output, one JSON object a line", chosen,
             serve_match);
}

void add_simulate(CLI::App& app, SimulateArguments& arguments, std::string& json_file, Run& chosen) {
  CLI::App* command =
      subcommand(app, "simulate", "Play random matches and print what they came to", chosen, [&] {
        if (!json_file.empty()) arguments.json = json_file;
        return simulate_matches(arguments);
      });
  command->add_option("--games", arguments.games, "How many matches")
      ->check(CLI::Range(1U, 100000000U))
      ->capture_default_str();
  add_seed(*command, arguments.seed);
  command->add_option("--jobs", arguments.jobs, "Threads; the figures do not hang on it")
      ->check(CLI::Range(1U, 1024U))
      ->capture_default_str();
  add_rules_options(*command, arguments.rules,
                    "basic, all, a list such as conditions,injuries, or random: options of its own for each "
                    "match");
  command->add_option("--json", json_file, "Write the figures to this file too")->check(is_file_name);
}

void add_bench(CLI::App& app, BenchArguments& arguments, Run& chosen) {
  CLI::App* command = subcommand(app, "bench", "Measure the speed of the engine on one thread", chosen,
                                 [&] { return bench_engine(arguments); });
  command->add_option("--games", arguments.games, "Matches a run")
      ->check(CLI::Range(1U, 100000000U))
      ->capture_default_str();
  command->add_option("--runs", arguments.runs, "Runs; the median counts")
      ->check(CLI::Range(1U, 1000U))
      ->capture_default_str();
  add_seed(*command, arguments.seed);
  add_rules_options(*command, arguments.rules, "Measured beside the basic game: all or a list");
}

void add_perft(CLI::App& app, PerftArguments& arguments, Run& chosen) {
  CLI::App* command =
      subcommand(app, "perft", "Count the ways in which fixed positions can go on, dice as branches", chosen,
                 [&] { return count_ways(arguments); });
  command->add_option("--depth", arguments.depth, "How many choices and rolls")
      ->check(CLI::Range(1, 12))
      ->capture_default_str();
  command->add_option("--position", arguments.position, "One position by its name instead of all");
  add_rules_options(*command, arguments.rules, "basic, all or a list such as conditions,injuries");
}

void add_rules(CLI::App& app, std::string& tests, Run& chosen) {
  CLI::App* command =
      subcommand(app, "rules", "Examine the rules", chosen, [&] { return show_coverage(tests); });
  command->add_flag("--coverage")
      ->required()
      ->description("List every rule with the tests that cite it; fail if one has none");
  command->add_option("--tests", tests, "The folder with the sources of the tests")->capture_default_str();
}

void add_replay(CLI::App& app, ReplayArguments& arguments, std::string& report, Run& chosen) {
  CLI::App* command =
      subcommand(app, "replay", "Play a saved match again, check and print it with its figures", chosen, [&] {
        if (!report.empty()) arguments.report = report;
        return replay_match(arguments);
      });
  command->add_option("file", arguments.file, "A saved match (.fuba)")->required()->check(is_file_name);
  command->add_flag("--json", arguments.json, "Print only the story of the match, as JSON");
  command->add_option("--report", report, "Write the report of the match to this file, a page of HTML")
      ->check(is_file_name);
}

/// Who may be named where somebody is to play.
std::string who_plays() {
  std::vector<std::string> coaches;
  games::All::each([&]<games::Kit K> {
    if (!K::coaches().empty())
      coaches.push_back(fmt::format("{}: {}", K::Played::id, fmt::join(K::coaches(), ", ")));
  });
  return fmt::format(
      "a coach of the game ({}), a file of tactics (my-coach.json), or a program that speaks the "
      "protocol (program:./bot)",
      fmt::join(coaches, "; "));
}

void add_limit(CLI::App& command, std::chrono::milliseconds& limit) {
  command
      .add_option_function<double>(
          "--time-limit",
          [&limit](double seconds) {
            limit = std::chrono::ceil<std::chrono::milliseconds>(std::chrono::duration<double>(seconds));
          },
          "Seconds that a program may take for an answer")
      ->check(is_seconds)
      ->check(CLI::Range(0.01, 3600.0))
      ->default_str(fmt::format("{}", default_limit.count()));
}

void add_league(CLI::App& app, LeagueArguments& arguments, Run& chosen) {
  CLI::App* command = subcommand(app, "league", "Let coaches play each other and print how good each is",
                                 chosen, [&] { return hold_league(arguments); });
  command
      ->add_option("--coaches", arguments.coaches,
                   fmt::format("all of the game, or a list with commas; each {}", who_plays()))
      ->capture_default_str();
  command->add_option("--games", arguments.games, "Matches of each pairing, an even number")
      ->check(CLI::Range(2U, 1000000U))
      ->capture_default_str();
  add_seed(*command, arguments.seed);
  command->add_option("--jobs", arguments.jobs, "Threads; the results do not hang on it")
      ->check(CLI::Range(1U, 1024U))
      ->capture_default_str();
  add_rules_options(*command, arguments.rules, "basic, all or a list such as conditions,injuries");
  add_limit(*command, arguments.limit);
  command->add_flag("--json", arguments.json, "Print JSON instead of tables");
}

void add_match(CLI::App& app, MatchArguments& arguments, std::string& save, Run& chosen) {
  CLI::App* command = subcommand(app, "match", "Play one match of two coaches and print it", chosen, [&] {
    if (!save.empty()) arguments.save = save;
    return play_match(arguments);
  });
  command->add_option("--home", arguments.home, fmt::format("Who plays Home: {}", who_plays()))->required();
  command->add_option("--away", arguments.away, "Who plays Away")->required();
  add_seed(*command, arguments.seed);
  add_rules_options(*command, arguments.rules, "basic, all or a list such as conditions,injuries");
  add_limit(*command, arguments.limit);
  command->add_option("--save", save, "Keep the match in this file (.fuba)")->check(is_file_name);
  command->add_flag("--brief", arguments.brief, "Print only the result");
}

void add_calibrate(CLI::App& app, CalibrateArguments& arguments, Run& chosen) {
  CLI::App* command = subcommand(
      app, "calibrate", "Let the strongest coach play itself and compare what is foretold with what came",
      chosen, [&] { return calibrate(arguments); });
  command->add_option("--games", arguments.games, "Matches")
      ->check(CLI::Range(1U, 1000000U))
      ->capture_default_str();
  add_seed(*command, arguments.seed);
  add_rules_options(*command, arguments.rules, "basic, all or a list such as conditions,injuries");
}

void add_analyse(CLI::App& app, AnalyseArguments& arguments, Run& chosen) {
  CLI::App* command =
      subcommand(app, "analyse", "Say what each choice and each throw of a saved match was worth", chosen,
                 [&] { return analyse_match(arguments); });
  command->add_option("file", arguments.file, "A saved match (.fuba)")->required()->check(is_file_name);
  command->add_flag("--json", arguments.json, "Print JSON instead of sentences");
  constexpr std::uint32_t fewest = 8;
  constexpr std::uint32_t most = 10'000;
  command
      ->add_option(
          "--games", arguments.games,
          "Games of each choice that is played out, at most; twice as many look twice as hard. Else as "
          "many as last time, 24 at first")
      ->check(CLI::Range(fewest, most));
}

void add_puzzles(CLI::App& app, PuzzlesArguments& arguments, Run& chosen) {
  CLI::App* command =
      subcommand(app, "puzzles", "Find positions of saved matches in which one choice is clearly the best",
                 chosen, [&] { return find_puzzles(arguments); });
  command->add_option("files", arguments.files, "Saved matches (.fuba)")->required()->check(is_file_name);
  command->add_option("--to", arguments.to, "The folder that they are put into")->capture_default_str();
}

void add_file(CLI::App& command, std::filesystem::path& file) {
  command.add_option("file", file, "The competition (.fubac)")->required()->check(is_file_name);
}

void add_competition_files(CLI::App& app, Arguments& arguments, Run& chosen) {
  CLI::App* made = subcommand(app, "new", "Check a definition and begin a competition with it", chosen,
                              [&] { return new_competition(arguments.new_competition); });
  made->add_option("definition", arguments.new_competition.definition, "The definition, a JSON file")
      ->required()
      ->check(is_file_name);
  add_file(*made, arguments.new_competition.file);
  made->add_option("--seed", arguments.new_competition.seed, "Where the random numbers begin")
      ->check(is_seed);
  CLI::App* shown = subcommand(app, "show", "Print tables, bracket and fixtures", chosen,
                               [&] { return show_competition(arguments.show_competition); });
  shown->add_option("file", arguments.show_competition.file, "The competition (.fubac); - for standard input")
      ->required()
      ->check(is_file_name);
  shown->add_flag("--json", arguments.show_competition.json, "Print all of it as JSON");
  CLI::App* checked = subcommand(app, "check", "Read a competition, play its matches again and compare",
                                 chosen, [&] { return check_competition(arguments.checked_competition); });
  add_file(*checked, arguments.checked_competition);
  CLI::App* exported = subcommand(app, "export", "Write the story of the season, a page of HTML", chosen,
                                  [&] { return export_competition(arguments.exported); });
  add_file(*exported, arguments.exported.file);
  exported->add_option("page", arguments.exported.page, "The page")->required()->check(is_file_name);
}

void add_competition_run(CLI::App& app, RunCompetitionArguments& arguments, Run& chosen) {
  CLI::App* command = subcommand(app, "run", "Play all matches of coaches and programs that can be played",
                                 chosen, [&] { return run_competition(arguments); });
  add_file(*command, arguments.file);
  command->add_option("--jobs", arguments.jobs, "Threads; the file does not hang on it")
      ->check(CLI::Range(1U, 1024U))
      ->capture_default_str();
  command->add_option("--until", arguments.until,
                      "The last round: 3 of the first stage, or a name such as K1");
  add_limit(*command, arguments.limit);
  command->add_flag("--json", arguments.json, "Print the competition as JSON at the end, and nothing else");
}

void add_competition_entries(CLI::App& app, Arguments& arguments, Run& chosen) {
  ResultArguments& result = arguments.result;
  CLI::App* entered = subcommand(app, "result", "Enter the result of a match that was played on a real table",
                                 chosen, [&] { return enter_result(result); });
  add_file(*entered, result.file);
  entered->add_option("match", result.match, "Such as L3-2")->required();
  entered->add_option("score", result.score, "Home and away, such as 2:1")->required();
  entered->add_option("--extra", result.extra, "Goals of extra time alone");
  entered->add_option("--penalties", result.penalties, "Goals of the shoot-out");
  entered->add_option("--yellow", result.yellow, "Yellow cards");
  entered->add_option("--red", result.red, "Red cards");
  entered->add_option("--injuries", result.injuries, "Injured players");
  CLI::App* walked = subcommand(app, "walkover", "Award a match 3:0", chosen,
                                [&] { return enter_walkover(arguments.walkover); });
  add_file(*walked, arguments.walkover.file);
  walked->add_option("match", arguments.walkover.match, "Such as L3-2")->required();
  walked->add_option("to", arguments.walkover.to, "Who gets the win")
      ->required()
      ->check(CLI::IsMember(std::vector<std::string>{"home", "away"}));
  CLI::App* left = subcommand(app, "withdraw", "Take a team out; its later matches are walkovers", chosen,
                              [&] { return enter_withdrawal(arguments.withdraw); });
  add_file(*left, arguments.withdraw.file);
  left->add_option("team", arguments.withdraw.team, "Its id")->required();
}

void add_competition_agreements(CLI::App& app, Arguments& arguments, Run& chosen) {
  CLI::App* late = subcommand(app, "late", "Say that a team is late: two points off, or the match", chosen,
                              [&] { return enter_late(arguments.late); });
  add_file(*late, arguments.late.file);
  late->add_option("match", arguments.late.match, "Such as L3-2")->required();
  late->add_option("team", arguments.late.team, "Its id")->required();
  late->add_option("by", arguments.late.by,
                   "1: more than 10 minutes, two points off; 2: more than 20, lost 0:3")
      ->check(CLI::IsMember(std::vector<int>{1, 2}))
      ->capture_default_str();
  CLI::App* plays = subcommand(app, "plays", "Let somebody else play a team from now on", chosen,
                               [&] { return enter_player(arguments.plays); });
  add_file(*plays, arguments.plays.file);
  plays->add_option("team", arguments.plays.team, "Its id")->required();
  plays->add_option("who", arguments.plays.who, "person:Anna, coach:bold or program:./bot")->required();
  CLI::App* back =
      subcommand(app, "back", "Take a result back", chosen, [&] { return take_back_result(arguments.back); });
  add_file(*back, arguments.back.file);
  back->add_option("match", arguments.back.match, "Such as L3-2")->required();
}

void add_competition(CLI::App& app, Arguments& arguments, Run& chosen) {
  CLI::App* command = app.add_subcommand("competition", "Leagues, cups and seasons");
  command->require_subcommand(1);
  add_competition_files(*command, arguments, chosen);
  add_competition_run(*command, arguments.run_competition, chosen);
  add_competition_entries(*command, arguments, chosen);
  add_competition_agreements(*command, arguments, chosen);
}

/// Whether the first word is meant as a subcommand and is none.
bool is_unknown(const CLI::App& app, const char* word) {
  if (word == nullptr || word[0] == '-') return false;
  const auto commands = app.get_subcommands([](const CLI::App*) { return true; });
  return std::ranges::find(commands, word, [](const CLI::App* each) { return each->get_name(); }) ==
         commands.end();
}

constexpr const char* not_arrived = "What was printed could not be written to standard output.";

/// Lets go of what has been printed; an exit code of 0 has to mean that it has arrived.
int arrived(int code) {
  if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return code;
  throw CannotGoOn(not_arrived);
}

}  // namespace

int main(int count, char** words_given) {
  std::signal(SIGXFSZ, SIG_IGN);  // a file that may grow no more is an error of writing
  CLI::App app{"FUBA on the command line"};
  app.footer(exit_codes);
  app.set_version_flag("--version", fmt::format("FUBA {}", tabletop::program_version()));
  app.require_subcommand(1);
  add_language(app);
  Arguments arguments;
  arguments.simulate.jobs = arguments.league.jobs = arguments.run_competition.jobs =
      std::max(1U, std::thread::hardware_concurrency());
  Run chosen;
  add_serve(app, chosen);
  add_simulate(app, arguments.simulate, arguments.json_file, chosen);
  add_bench(app, arguments.bench, chosen);
  add_perft(app, arguments.perft, chosen);
  add_rules(app, arguments.tests, chosen);
  add_replay(app, arguments.replay, arguments.report, chosen);
  add_league(app, arguments.league, chosen);
  add_match(app, arguments.match, arguments.save, chosen);
  add_calibrate(app, arguments.calibrate, chosen);
  add_analyse(app, arguments.analyse, chosen);
  add_puzzles(app, arguments.puzzles, chosen);
  add_competition(app, arguments, chosen);
  if (is_unknown(app, words_given[1])) {
    fmt::print(stderr, "fuba-cli: There is no command {}. fuba-cli --help lists them.\n", words_given[1]);
    return wrong_usage;
  }
  try {
    app.parse(count, words_given);
  } catch (const CLI::ParseError& message) {
    return app.exit(message) == 0 ? all_well : wrong_usage;
  }
  try {
    return arrived(chosen());
  } catch (const WrongUsage& mistake) {
    fmt::print(stderr, "fuba-cli: {}\n", mistake.what());
    return wrong_usage;
  } catch (const Refused& refusal) {
    fmt::print(stderr, "fuba-cli: {}\n", refusal.what());
    return found_wrong;
  } catch (const std::exception& trouble) {
    fmt::print(stderr, "fuba-cli: {}\n", std::ferror(stdout) != 0 ? not_arrived : trouble.what());
    return cannot_go_on;
  }
}
