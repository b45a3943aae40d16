#pragma once

#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdint>
#include <functional>
#include <string>

// What the subcommands have in common on the command line.
namespace cli {

/// Does what was chosen and answers the exit code.
using Run = std::function<int()>;

/// Adds a subcommand; where it is named, `run` is chosen.
CLI::App* subcommand(CLI::App& app, const char* name, const char* what, Run& chosen, Run run);

// What is wrong with a value, empty where nothing is.
std::string is_file_name(const std::string& text);
/// The library takes a number that is too large for the largest one.
std::string is_seed(const std::string& text);

/// --seed
void add_seed(CLI::App& command, std::uint64_t& seed);
/// --time-limit
void add_limit(CLI::App& command, std::chrono::milliseconds& limit);

}  // namespace cli
