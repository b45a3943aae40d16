#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "cli/commands.hpp"

// The subcommands of `fuba-cli competition`. Each prints what it has to say and answers the exit code.
namespace cli {

struct NewCompetitionArguments {
  std::filesystem::path definition;
  std::filesystem::path file;
  std::optional<std::uint64_t> seed;
};
int new_competition(const NewCompetitionArguments& arguments);

struct RunCompetitionArguments {
  std::filesystem::path file;
  std::uint32_t jobs = 1;
  std::string until;  ///< a round: "3" of the first stage, or "L3", "K1"; empty = to the end
  std::chrono::milliseconds limit = default_limit;
  bool json = false;
};
int run_competition(const RunCompetitionArguments& arguments);

struct ShowCompetitionArguments {
  std::string file;  ///< "-": lines from standard input
  bool json = false;
};
int show_competition(const ShowCompetitionArguments& arguments);

/// Numbers of both sides are texts such as "2:1"; empty where they are not given.
struct ResultArguments {
  std::filesystem::path file;
  std::string match;
  std::string score;
  std::string extra;
  std::string penalties;
  std::string yellow;
  std::string red;
  std::string injuries;
};
int enter_result(const ResultArguments& arguments);

struct WalkoverArguments {
  std::filesystem::path file;
  std::string match;
  std::string to;
};
int enter_walkover(const WalkoverArguments& arguments);

struct WithdrawArguments {
  std::filesystem::path file;
  std::string team;
};
int enter_withdrawal(const WithdrawArguments& arguments);

/// A team that comes late to a match gives up two points, or the match (3.0/T5).
struct LateArguments {
  std::filesystem::path file;
  std::string match;
  std::string team;
  int by = 1;  ///< 1, or 2 for the match
};
int enter_late(const LateArguments& arguments);

struct PlaysArguments {
  std::filesystem::path file;
  std::string team;
  std::string who;  ///< "person:Anna", "coach:bold", "program:./bot"
};
int enter_player(const PlaysArguments& arguments);

struct BackArguments {
  std::filesystem::path file;
  std::string match;
};
int take_back_result(const BackArguments& arguments);

int check_competition(const std::filesystem::path& file);

struct ExportArguments {
  std::filesystem::path file;
  std::filesystem::path page;
};
int export_competition(const ExportArguments& arguments);

}  // namespace cli
