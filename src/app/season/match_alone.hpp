#pragma once

#include <array>
#include <chrono>
#include <filesystem>
#include <iterator>
#include <memory>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "app/season/competing_game.hpp"
#include "competition/match_info.hpp"
#include "tabletop/league.hpp"
#include "tabletop/program_coach.hpp"
#include "tabletop/save.hpp"

namespace fuba::app {

/// Both who play a match, Home first.
template <tabletop::Game G>
using EntrantPair = std::array<tabletop::Entrant<G>, 2>;

/// A program that takes part, by its command line.
template <tabletop::Game G>
tabletop::Entrant<G> program_entrant(const std::string& command) {
  static constexpr std::chrono::seconds patience{10};
  std::istringstream line(command);
  const std::vector<std::string> parts{std::istream_iterator<std::string>(line), {}};
  return {command,
          [parts](tabletop::Team side,
                  std::uint64_t) -> tl::expected<std::unique_ptr<tabletop::Opponent<G>>, std::string> {
            return tabletop::ProgramCoach<G>::start(parts, side, patience);
          }};
}

/// Whoever plays both sides of a match; `coach` makes one of an id.
template <tabletop::Game G, class Coach>
tl::expected<EntrantPair<G>, std::string> entrants_of(const std::array<competition::Plays, 2>& who,
                                                      Coach coach) {
  EntrantPair<G> both;
  for (std::size_t side = 0; side < both.size(); ++side) {
    if (who[side].who == competition::Plays::Who::program) {
      both[side] = program_entrant<G>(who[side].called);
      continue;
    }
    tl::expected<tabletop::Entrant<G>, std::string> found = coach(who[side].called);
    if (!found) return tl::unexpected(found.error());
    both[side] = *std::move(found);
  }
  return both;
}

/// What has to be done for a match without people, to be kept in a file. `result_of(match, id)`: what it came
/// to.
template <tabletop::Game G, class ResultOf>
CompetingGame::Work match_alone(std::shared_ptr<const typename G::Ruleset> rules, EntrantPair<G> entrants,
                                const competition::Competition& of, std::size_t match,
                                const std::filesystem::path& file, ResultOf result_of) {
  return [rules = std::move(rules), entrants = std::move(entrants), seed = of.terms(match).seed,
          info = info_of_match(of, match), id = of.fixtures()[match].id, file,
          result_of](const std::stop_token& stop) -> tl::expected<competition::ResultEntry, std::string> {
    auto played = tabletop::match_between<G>(rules, entrants[0], entrants[1], seed, stop);
    if (!played.trouble.empty() || !played.match.over()) return tl::unexpected(played.trouble);
    tabletop::MatchInfo named = info;
    named.coaches = played.match.info().coaches;
    played.match.set_info(std::move(named));
    if (const auto kept = tabletop::save(played.match, file); !kept)
      return tl::unexpected(to_string(kept.error()));
    return result_of(played.match, id);
  };
}

}  // namespace fuba::app
