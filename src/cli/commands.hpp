#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "cli/setting.hpp"

namespace cli {

/// How the program ends.
enum ExitCode : int {
  all_well = 0,
  found_wrong = 1,    ///< what was examined is not as it should be
  wrong_usage = 2,    ///< the command line makes no sense
  cannot_go_on = 3,   ///< a file is missing, broken or cannot be written
  interrupted = 130,  ///< stopped by Ctrl-C
};

/// The subcommands. Each prints what it has to say and answers the exit code.
int serve_match();

struct SimulateArguments {
  std::uint32_t games = 1000;
  std::uint64_t seed = 1;
  std::uint32_t jobs = 1;
  RulesArguments rules;  ///< "random": options of its own for each match
  std::optional<std::filesystem::path> json;
};
int simulate_matches(const SimulateArguments& arguments);

struct BenchArguments {
  std::uint32_t games = 2000;
  std::uint32_t runs = 5;
  std::uint64_t seed = 1;
  RulesArguments rules{.options = "all"};  ///< measured beside the basic game
};
int bench_engine(const BenchArguments& arguments);

struct PerftArguments {
  int depth = 3;
  std::string position;  ///< empty = all
  RulesArguments rules;
};
int count_ways(const PerftArguments& arguments);

/// Lists the rules with the tests that cite them.
int show_coverage(const std::filesystem::path& tests);

struct ReplayArguments {
  std::filesystem::path file;
  bool json = false;  ///< print the story as JSON, and nothing else
  std::optional<std::filesystem::path> report;
};
int replay_match(const ReplayArguments& arguments);

/// How long a program that plays may take for an answer where nobody says otherwise.
inline constexpr std::chrono::seconds default_limit{10};

struct LeagueArguments {
  std::string coaches = "all";
  std::uint32_t games = 20;  ///< of each pairing
  std::uint64_t seed = 1;
  std::uint32_t jobs = 1;
  RulesArguments rules;
  std::chrono::milliseconds limit = default_limit;
  bool json = false;  ///< print JSON instead of tables
};
int hold_league(const LeagueArguments& arguments);

struct MatchArguments {
  std::string home;
  std::string away;
  std::uint64_t seed = 1;
  RulesArguments rules;
  std::chrono::milliseconds limit = default_limit;
  std::optional<std::filesystem::path> save;
  bool brief = false;  ///< print only the result
};
int play_match(const MatchArguments& arguments);

struct CalibrateArguments {
  std::uint32_t games = 100;
  std::uint64_t seed = 1000;  ///< none that was trained on
  RulesArguments rules;
};
int calibrate(const CalibrateArguments& arguments);

struct AnalyseArguments {
  std::filesystem::path file;
  bool json = false;                        ///< print JSON instead of sentences
  std::optional<std::uint32_t> games = {};  ///< of each choice that is played out, at most
};
int analyse_match(const AnalyseArguments& arguments);

struct PuzzlesArguments {
  std::vector<std::filesystem::path> files;
  std::filesystem::path to = "puzzles";  ///< the folder that they are put into
};
int find_puzzles(const PuzzlesArguments& arguments);

}  // namespace cli
