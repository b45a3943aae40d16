#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <csignal>
#include <cstdio>
#include <string>
#include <thread>
#include <vector>

#include "cli/command_line.hpp"
#include "cli/commands.hpp"
#include "cli/competition_command_line.hpp"
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
  ReplayArguments replay;
  LeagueArguments league;
  MatchArguments match;
  CalibrateArguments calibrate;
  AnalyseArguments analyse;
  PuzzlesArguments puzzles;
  CompetitionArguments competition;
};

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
         fmt::format("In which language matches and errors are told ({}); else the system's",
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

void add_simulate(CLI::App& app, SimulateArguments& arguments, Run& chosen) {
  CLI::App* command = subcommand(app, "simulate", "Play random matches and print what they came to", chosen,
                                 [&] { return simulate_matches(arguments); });
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
  command->add_option("--json", arguments.json, "Write the figures to this file too")->check(is_file_name);
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

void add_replay(CLI::App& app, ReplayArguments& arguments, Run& chosen) {
  CLI::App* command =
      subcommand(app, "replay", "Play a saved match again, check and print it with its figures", chosen,
                 [&] { return replay_match(arguments); });
  command->add_option("file", arguments.file, "A saved match (.fuba)")->required()->check(is_file_name);
  command->add_flag("--json", arguments.json, "Print only the story of the match, as JSON");
  command
      ->add_option("--report", arguments.report, "Write the report of the match to this file, a page of HTML")
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

void add_match(CLI::App& app, MatchArguments& arguments, Run& chosen) {
  CLI::App* command = subcommand(app, "match", "Play one match of two coaches and print it", chosen,
                                 [&] { return play_match(arguments); });
  command->add_option("--home", arguments.home, fmt::format("Who plays Home: {}", who_plays()))->required();
  command->add_option("--away", arguments.away, "Who plays Away")->required();
  add_seed(*command, arguments.seed);
  add_rules_options(*command, arguments.rules, "basic, all or a list such as conditions,injuries");
  add_limit(*command, arguments.limit);
  command->add_option("--save", arguments.save, "Keep the match in this file (.fuba)")->check(is_file_name);
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

void complain(const char* english) { fmt::print(stderr, "fuba-cli: {}\n", told_error(english)); }

/// Does what was chosen; the exit code tells how that ended.
int carried_out(const Run& chosen) {
  try {
    return arrived(chosen());
  } catch (const WrongUsage& mistake) {
    complain(mistake.what());
    return wrong_usage;
  } catch (const Refused& refusal) {
    complain(refusal.what());
    return found_wrong;
  } catch (const std::exception& trouble) {
    complain(std::ferror(stdout) != 0 ? not_arrived : trouble.what());
    return cannot_go_on;
  }
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
  arguments.simulate.jobs = arguments.league.jobs = arguments.competition.run.jobs =
      std::max(1U, std::thread::hardware_concurrency());
  Run chosen;
  add_serve(app, chosen);
  add_simulate(app, arguments.simulate, chosen);
  add_bench(app, arguments.bench, chosen);
  add_perft(app, arguments.perft, chosen);
  add_rules(app, arguments.tests, chosen);
  add_replay(app, arguments.replay, chosen);
  add_league(app, arguments.league, chosen);
  add_match(app, arguments.match, chosen);
  add_calibrate(app, arguments.calibrate, chosen);
  add_analyse(app, arguments.analyse, chosen);
  add_puzzles(app, arguments.puzzles, chosen);
  add_competition(app, arguments.competition, chosen);
  if (is_unknown(app, words_given[1])) {
    fmt::print(stderr, "fuba-cli: There is no command {}. fuba-cli --help lists them.\n", words_given[1]);
    return wrong_usage;
  }
  try {
    app.parse(count, words_given);
  } catch (const CLI::ParseError& message) {
    return app.exit(message) == 0 ? all_well : wrong_usage;
  }
  return carried_out(chosen);
}
