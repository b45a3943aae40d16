#pragma once

#include <filesystem>

#include "cli/command_line.hpp"
#include "cli/competition_commands.hpp"

namespace cli {

/// What the command line says to each subcommand of `competition`.
struct CompetitionArguments {
  NewCompetitionArguments begin;
  RunCompetitionArguments run;
  ShowCompetitionArguments show;
  ResultArguments result;
  WalkoverArguments walkover;
  WithdrawArguments withdraw;
  LateArguments late;
  PlaysArguments plays;
  BackArguments back;
  std::filesystem::path check;
  ExportArguments page;
};

/// Adds `competition` with all its subcommands.
void add_competition(CLI::App& app, CompetitionArguments& arguments, Run& chosen);

}  // namespace cli
