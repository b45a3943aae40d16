#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "cli/setting.hpp"

namespace fuba::cli {

/// How the program ends.
enum ExitCode : int {
  all_well = 0,
  found_wrong = 1,   ///< what was examined is not as it should be
  wrong_usage = 2,   ///< the command line makes no sense
  cannot_go_on = 3,  ///< a file is missing, broken or cannot be written
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

}  // namespace fuba::cli
