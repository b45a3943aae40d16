#include "cli/command_line.hpp"

#include <fmt/format.h>

#include <charconv>
#include <system_error>
#include <utility>

#include "cli/commands.hpp"

namespace cli {
namespace {

/// The library takes "nan" as a number of any range.
std::string is_seconds(const std::string& text) {
  return text.find_first_not_of("0123456789.") == text.npos ? "" : "expected a number of seconds such as 2.5";
}

}  // namespace

CLI::App* subcommand(CLI::App& app, const char* name, const char* what, Run& chosen, Run run) {
  CLI::App* command = app.add_subcommand(name, what);
  command->callback([&chosen, run = std::move(run)] { chosen = run; });
  return command;
}

std::string is_file_name(const std::string& text) {
  return text.empty() ? "expected the name of a file" : "";
}

std::string is_seed(const std::string& text) {
  std::uint64_t seed = 0;
  const char* const end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, seed);
  const bool whole = read.ec == std::errc{} && read.ptr == end;
  return whole ? "" : "expected a whole number from 0 to 18446744073709551615";
}

void add_seed(CLI::App& command, std::uint64_t& seed) {
  command.add_option("--seed", seed, "Where the random numbers begin")->check(is_seed)->capture_default_str();
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

}  // namespace cli
