#pragma once

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "cli/parts.hpp"
#include "cli/setting.hpp"
#include "tabletop/program_coach.hpp"

namespace cli {

/// Who plays, as a command line names them. Throws WrongUsage for a name that means nobody.
struct Named {
  enum class Kind { coach, file, program };

  Kind kind = Kind::coach;
  std::string name;                         ///< in tables: "bold", "program:bot fast"
  std::string id;                           ///< of the coach, or the file
  std::vector<std::string> command_line{};  ///< of the program
};

/// A coach of the game by its id ("bold" or "coach:bold"), a coach by its file of tactics ("my-coach.json"),
/// or a program with its arguments ("program:./bot fast"). `game` is the id of the game that they play.
Named named(const std::string& text, std::string_view game, std::span<const std::string_view> coaches);

/// The same as somebody who plays; a program has `limit` for each answer. Throws CannotGoOn for a file that
/// cannot be used.
template <games::Kit K>
tabletop::Entrant<typename K::Played> entrant(const std::string& text, std::chrono::milliseconds limit) {
  using Program = tabletop::ProgramCoach<typename K::Played>;
  const Named who = named(text, K::Played::id, K::coaches());
  switch (who.kind) {
    case Named::Kind::coach:
      return needed(K::coach(who.id));
    case Named::Kind::file:
      return needed(K::coach_of_file(who.id));
    case Named::Kind::program:
      break;
  }
  return {who.name, [command_line = who.command_line, limit](tabletop::Team side, std::uint64_t) {
            return Program::start(command_line, side, limit);
          }};
}

/// Several with commas between, or "all" coaches of the game. Throws WrongUsage for "all" of a game that has
/// none.
template <games::Kit K>
std::vector<tabletop::Entrant<typename K::Played>> entrants(const std::string& names,
                                                            std::chrono::milliseconds limit) {
  const auto coaches = K::coaches();
  if (names == "all" && coaches.empty()) {
    throw WrongUsage(
        fmt::format("--coaches all: {} has no coaches of its own. Name programs with commas between, such as "
                    "program:./bot,program:./other.",
                    K::Played::id));
  }
  const auto list =
      names == "all" ? std::vector<std::string>(coaches.begin(), coaches.end()) : parts(names, ',');
  std::vector<tabletop::Entrant<typename K::Played>> all;
  for (const std::string& text : list) {
    all.push_back(entrant<K>(text, limit));
    const auto bears_name = [&](const auto& each) { return each.name == all.back().name; };
    if (std::ranges::count_if(all, bears_name) > 1) {
      throw WrongUsage(
          fmt::format("--coaches: two are called \"{}\". Each takes part once, and files and "
                      "programs need names of their own.",
                      all.back().name));
    }
  }
  return all;
}

}  // namespace cli
