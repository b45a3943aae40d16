#include <fmt/format.h>

#include <cmath>
#include <cstdio>

#include "analysis/kept_findings.hpp"
#include "cli/commands.hpp"
#include "cli/interrupt.hpp"
#include "cli/language.hpp"
#include "cli/progress_bar.hpp"
#include "cli/setting.hpp"
#include "tabletop/save.hpp"

namespace cli {

namespace {

template <games::Analysed K>
analysis::Findings found_in(const tabletop::Match<typename K::Played>& match, const std::string& kept,
                            std::uint32_t games, const std::stop_token& stop) {
  const std::size_t choices = K::choices_to_judge(match);
  const bool begins = kept.empty() || games != K::games_of(kept);
  if (begins && choices > 0) {
    fmt::print(
        stderr,
        "{} choices to judge, about {:.0f} s on one core. Ctrl-C breaks it off; it goes on from there.\n",
        choices, std::ceil(K::seconds_a_choice(games) * static_cast<double>(choices)));
  }
  ProgressBar bar(static_cast<std::uint32_t>(choices));
  return needed(K::analyse(match, needed(K::words(language())), kept, games, stop,
                           [&](std::size_t done) { bar.show(static_cast<std::uint32_t>(done)); }));
}

template <games::Kit K>
int analyse_match_of(const AnalyseArguments& arguments) {
  if constexpr (games::Analysed<K>) {
    const auto loaded = tabletop::load<typename K::Played>(arguments.file, needed(K::service()).rules_for,
                                                           tabletop::DiceSource::scripted({}));
    if (!loaded) throw CannotGoOn(to_string(loaded.error()));
    const Interrupt interrupt;
    const std::string before = analysis::kept_beside(arguments.file);
    const auto found =
        found_in<K>(loaded->match, before, arguments.games.value_or(K::games_of(before)), interrupt.token());
    if (const auto kept = analysis::keep_beside(arguments.file, found.json); !kept)
      fmt::print(stderr, "fuba-cli: {}\n", kept.error());
    if (arguments.json)
      fmt::print("{}\n", found.json.dump(2));
    else
      for (const std::string& line : found.lines) fmt::print("{}\n", line);
    if (loaded->trouble) fmt::print(stderr, "{}\n", told_error(to_string(*loaded->trouble)));
    if (interrupt.came()) return interrupted;
    return loaded->trouble ? found_wrong : all_well;
  } else {
    throw WrongUsage(fmt::format("Matches of {} are not analysed.", K::Played::id));
  }
}

}  // namespace

int analyse_match(const AnalyseArguments& arguments) {
  const auto game = tabletop::game_of(arguments.file);
  return games::All::with([&]<games::Kit K> { return game == K::Played::id; },
                          [&]<games::Kit K> { return analyse_match_of<K>(arguments); });
}

}  // namespace cli
