#include <fmt/format.h>

#include <cstdio>

#include "cli/commands.hpp"
#include "cli/entrants.hpp"
#include "cli/interrupt.hpp"
#include "cli/match_text.hpp"
#include "cli/setting.hpp"
#include "fuba/match.hpp"

namespace fuba::cli {

using tabletop::match_between;

namespace {

void print_result(const Match& match) {
  const auto& [home, away] = match.info().coaches;
  const auto& score = match.state().score;
  fmt::print("home {}, away {}: {}:{}{}\n", home, away, score[0], score[1],
             match.over() ? "" : ", the match is not over");
}

void keep(const Match& match, const std::filesystem::path& file) {
  if (const auto done = save(match, file); !done) throw CannotGoOn(to_string(done.error()));
}

}  // namespace

int play_match(const MatchArguments& arguments) {
  const auto rules_used = rules(rules_choice(arguments.rules));
  const Words all = words();
  const Entrant home = entrant(arguments.home, arguments.limit);
  const Entrant away = entrant(arguments.away, arguments.limit);
  const Interrupt interrupt;
  const PlayedMatch played = match_between(rules_used, home, away, arguments.seed, interrupt.token());
  if (!arguments.brief) print_match(played.match, all.of_edition(rules_used->id));
  print_result(played.match);
  std::fflush(stdout);
  if (arguments.save) keep(played.match, *arguments.save);
  if (!played.trouble.empty()) {
    fmt::print(stderr, "fuba-cli: {}\n", played.trouble);
    return found_wrong;
  }
  return interrupt.came() ? interrupted : all_well;
}

}  // namespace fuba::cli
