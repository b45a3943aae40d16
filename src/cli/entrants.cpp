#include "cli/entrants.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <string_view>

#include "cli/setting.hpp"
#include "match/files.hpp"
#include "match/rules_files.hpp"
#include "opponents/program_coach.hpp"

namespace fuba::cli {

namespace {

/// The parts of a text between separators.
std::vector<std::string> parts(std::string_view text, char separator) {
  std::vector<std::string> list;
  while (true) {
    const std::size_t end = text.find(separator);
    list.emplace_back(text.substr(0, end));
    if (end == text.npos) return list;
    text.remove_prefix(end + 1);
  }
}

Entrant coach_entrant(std::string name, Tactics tactics) {
  return {std::move(name), [tactics = std::move(tactics)](Team, std::uint64_t seed) {
            return tl::expected<std::unique_ptr<Opponent>, std::string>(coach_opponent(Coach(tactics, seed)));
          }};
}

Entrant coach_of_the_game(const std::string& id) {
  const auto folder = find_data_folder();
  if (!folder) throw CannotGoOn(folder.error());
  auto tactics = make_tactics(id, rules_reader(*folder));
  if (!tactics) throw CannotGoOn(to_string(tactics.error()) + ". Install the program again.");
  return coach_entrant(id, *std::move(tactics));
}

Entrant coach_of_a_file(const std::string& file) {
  constexpr std::size_t longest = std::size_t{1} << 20U;
  auto text = read_file(file, longest);
  if (!text) throw CannotGoOn(fmt::format("{} {}. Name a file of tactics.", file, text.error()));
  auto tactics = make_tactics(file, [&](std::string_view) { return std::optional(*text); });
  if (tactics) return coach_entrant(std::filesystem::path(file).stem().string(), *std::move(tactics));
  const auto& [unused, field, problem] = tactics.error();
  throw CannotGoOn(fmt::format("{}{}: {}. Mend the file; docs/write-a-coach.md tells what each field is.",
                               file, field.empty() ? "" : ", field " + field, problem));
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
  if (std::ranges::find(coach_ids, id) != coach_ids.end()) return coach_of_the_game(id);
  if (id.ends_with(".json")) return coach_of_a_file(id);
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
