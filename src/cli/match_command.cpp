#include <fmt/format.h>

#include <cstdio>

#include "cli/commands.hpp"
#include "cli/entrants.hpp"
#include "cli/interrupt.hpp"
#include "cli/match_text.hpp"
#include "cli/setting.hpp"

namespace cli {

namespace {

template <games::Kit K>
void print_result(const tabletop::Match<typename K::Played>& match) {
  const auto& [home, away] = match.info().coaches;
  const auto score = K::Played::standing(match.state()).score;
  fmt::print("home {}, away {}: {}:{}{}\n", home, away, score[0], score[1],
             match.over() ? "" : ", the match is not over");
}

template <games::Kit K>
int play_match_of(const MatchArguments& arguments) {
  const auto played = rules<K>(arguments.rules);
  const auto home = entrant<K>(arguments.home, arguments.limit);
  const auto away = entrant<K>(arguments.away, arguments.limit);
  const Interrupt interrupt;
  const auto [match, trouble] =
      tabletop::match_between(played, home, away, arguments.seed, interrupt.token());
  if (!arguments.brief) print_match<K>(match);
  print_result<K>(match);
  std::fflush(stdout);
  if (arguments.save)
    if (const auto done = tabletop::save(match, *arguments.save); !done)
      throw CannotGoOn(to_string(done.error()));
  if (!trouble.empty()) {
    fmt::print(stderr, "fuba-cli: {}\n", trouble);
    return found_wrong;
  }
  return interrupt.came() ? interrupted : all_well;
}

}  // namespace

int play_match(const MatchArguments& arguments) {
  return games::All::with_edition(arguments.rules.edition,
                                  [&]<games::Kit K> { return play_match_of<K>(arguments); });
}

}  // namespace cli
