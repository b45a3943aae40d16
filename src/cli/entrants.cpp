#include "cli/entrants.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <string_view>

#include "cli/parts.hpp"
#include "cli/setting.hpp"
#include "fuba/coach/coach_opponent.hpp"
#include "fuba/coach/tactics_files.hpp"
#include "fuba/league.hpp"

namespace fuba::cli {

namespace {

constexpr TacticsAdvice advice{.unreadable = "Name a file of tactics.",
                               .wrong = "Mend the file; docs/write-a-coach.md tells what each field is."};

/// Throws CannotGoOn where there are no tactics.
Entrant coach_entrant(std::string name, tl::expected<Tactics, std::string> tactics) {
  if (!tactics) throw CannotGoOn(tactics.error());
  return {std::move(name), [tactics = *std::move(tactics)](Team, std::uint64_t seed) {
            return tl::expected<std::unique_ptr<Opponent>, std::string>(coach_opponent(Coach(tactics, seed)));
          }};
}

Entrant program_entrant(const std::string& command_line, std::chrono::milliseconds limit) {
  auto words = parts(command_line, ' ');
  std::erase(words, "");
  if (words.empty()) throw WrongUsage("program: lacks the program, such as program:./bot.");
  auto called = words;
  called.front() = std::filesystem::path(words.front()).filename().string();
  return {fmt::format("program:{}", fmt::join(called, " ")),
          [words, limit](Team side, std::uint64_t) { return ProgramCoach::start(words, side, limit); }};
}

}  // namespace

Entrant entrant(const std::string& name, std::chrono::milliseconds limit) {
  constexpr std::string_view program = "program:";
  constexpr std::string_view coach = "coach:";
  if (name.starts_with(program)) return program_entrant(name.substr(program.size()), limit);
  const std::string id = name.starts_with(coach) ? name.substr(coach.size()) : name;
  if (is_coach_of_the_game(id)) return coach_entrant(id, tactics_of_the_game(id));
  if (id.ends_with(".json"))
    return coach_entrant(std::filesystem::path(id).stem().string(), read_tactics(id, advice));
  throw WrongUsage(
      fmt::format("There is no coach \"{}\". Expected {}, a file of tactics such as my-coach.json, or a "
                  "program such as program:./bot.",
                  name, fmt::join(coach_ids, ", ")));
}

std::vector<Entrant> entrants(const std::string& names, std::chrono::milliseconds limit) {
  std::vector<Entrant> all;
  const auto list =
      names == "all" ? std::vector<std::string>(coach_ids.begin(), coach_ids.end()) : parts(names, ',');
  for (const std::string& name : list) {
    all.push_back(entrant(name, limit));
    if (std::ranges::count(all, all.back().name, &Entrant::name) > 1)
      throw WrongUsage(
          fmt::format("--coaches: two are called \"{}\". Each takes part once, and files and "
                      "programs need names of their own.",
                      all.back().name));
  }
  return all;
}

}  // namespace fuba::cli
