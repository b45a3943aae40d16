#include "cli/entrants.hpp"

namespace cli {

namespace {

Named named_program(const std::string& command_line) {
  auto words = parts(command_line, ' ');
  std::erase(words, "");
  if (words.empty()) throw WrongUsage("program: lacks the program, such as program:./bot.");
  auto called = words;
  called.front() = std::filesystem::path(words.front()).filename().string();
  return {Named::Kind::program, fmt::format("program:{}", fmt::join(called, " ")), {}, std::move(words)};
}

}  // namespace

Named named(const std::string& text, std::string_view game, std::span<const std::string_view> coaches) {
  constexpr std::string_view program = "program:";
  constexpr std::string_view coach = "coach:";
  if (text.starts_with(program)) return named_program(text.substr(program.size()));
  const std::string id = text.starts_with(coach) ? text.substr(coach.size()) : text;
  if (std::ranges::find(coaches, id) != coaches.end()) return {Named::Kind::coach, id, id};
  if (id.ends_with(".json")) return {Named::Kind::file, id, id};
  if (coaches.empty()) {
    throw WrongUsage(fmt::format(
        "There is no coach \"{}\": {} has no coaches of its own. Expected a program such as program:./bot.",
        text, game));
  }
  throw WrongUsage(
      fmt::format("There is no coach \"{}\". Expected {}, a file of tactics such as my-coach.json, or a "
                  "program such as program:./bot.",
                  text, fmt::join(coaches, ", ")));
}

}  // namespace cli
