#include <fmt/format.h>

#include <cstdio>

#include "cli/commands.hpp"
#include "cli/interrupt.hpp"
#include "cli/language.hpp"
#include "cli/progress_bar.hpp"
#include "cli/setting.hpp"
#include "tabletop/files.hpp"
#include "tabletop/save.hpp"

namespace cli {

namespace {

void make_folder(const std::filesystem::path& folder) {
  std::error_code problem;
  std::filesystem::create_directories(folder, problem);
  if (problem)
    throw CannotGoOn(fmt::format("The folder {} cannot be made: {}.", folder.string(), problem.message()));
}

struct Found {
  int puzzles = 0;
  bool whole = true;  ///< nothing is wrong with the match
};

template <games::Kit K>
Found find_puzzles_in(const std::filesystem::path& file, const std::filesystem::path& to,
                      const std::stop_token& stop) {
  if constexpr (games::Puzzling<K>) {
    const auto loaded = tabletop::load<typename K::Played>(file, needed(K::service()).rules_for,
                                                           tabletop::DiceSource::scripted({}));
    if (!loaded) throw CannotGoOn(to_string(loaded.error()));
    if (loaded->trouble) fmt::print(stderr, "{}\n", told_error(to_string(*loaded->trouble)));
    make_folder(to);
    ProgressBar bar(static_cast<std::uint32_t>(loaded->match.journal().size()));
    Found found{.whole = !loaded->trouble};
    const auto keep = [&](const std::string& name, const std::string& text) {
      if (const auto done = tabletop::replace_file(to / name, text); !done)
        throw CannotGoOn(fmt::format("{} {}", (to / name).string(), done.error()));
      ++found.puzzles;
    };
    const auto looked = [&](std::size_t entries) { bar.show(static_cast<std::uint32_t>(entries)); };
    const auto done = K::find_puzzles(loaded->match, stop, keep, looked);
    if (!done) throw CannotGoOn(done.error());
    return found;
  } else {
    throw WrongUsage(fmt::format("Matches of {} have no puzzles.", K::Played::id));
  }
}

}  // namespace

int find_puzzles(const PuzzlesArguments& arguments) {
  const Interrupt interrupt;
  Found all;
  for (const std::filesystem::path& file : arguments.files) {
    const auto game = tabletop::game_of(file);
    const Found found = games::All::with(
        [&]<games::Kit K> { return game == K::Played::id; },
        [&]<games::Kit K> { return find_puzzles_in<K>(file, arguments.to, interrupt.token()); });
    all.puzzles += found.puzzles;
    all.whole = all.whole && found.whole;
    if (interrupt.came()) break;
  }
  fmt::print("{} {} in {}\n", all.puzzles, all.puzzles == 1 ? "puzzle" : "puzzles", arguments.to.string());
  if (interrupt.came()) return interrupted;
  return all.whole ? all_well : found_wrong;
}

}  // namespace cli
