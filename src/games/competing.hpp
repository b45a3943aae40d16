#pragma once

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "games/kit.hpp"

// Competitions of any game: by its own means where it has some, else by what every game can tell.
namespace games {

/// Options of an edition by a list of ids, "basic" or "all".
template <Kit K>
tl::expected<std::vector<std::string>, competition::Problem> plain_options(const std::string& rules,
                                                                           const nlohmann::json& options) {
  using competition::Problem;
  const auto known = K::options_of(rules);
  if (!known) return tl::unexpected(Problem{"/options", known.error()});
  if (options == "basic") return std::vector<std::string>{};
  if (options == "all") return std::vector<std::string>(known->begin(), known->end());
  if (!options.is_array())
    return tl::unexpected(Problem{"/options", "expected \"basic\", \"all\" or a list of options"});
  std::vector<std::string> chosen;
  for (std::size_t at = 0; at < options.size(); ++at) {
    const bool is_one =
        options[at].is_string() && std::ranges::find(*known, options[at].get<std::string>()) != known->end();
    if (!is_one)
      return tl::unexpected(Problem{fmt::format("/options/{}", at),
                                    fmt::format("expected one of {}", fmt::join(*known, ", "))});
    chosen.push_back(options[at]);
  }
  return chosen;
}

/// What its competitions have to work with: options and coaches, where the game has no more to tell.
template <Kit K>
OrTrouble<competition::MeansOf> means_of() {
  using competition::Means;
  using competition::Problem;
  if constexpr (Competing<K>) {
    return K::means();
  } else {
    return [](const std::string& rules, const nlohmann::json& options) -> tl::expected<Means, Problem> {
      auto chosen = plain_options<K>(rules, options);
      if (!chosen) return tl::unexpected(chosen.error());
      const auto coaches = K::coaches();
      return Means{.options = *std::move(chosen), .coaches = {coaches.begin(), coaches.end()}};
    };
  }
}

/// By which rules a match is played: those of the definition, where the game has no more to tell.
template <Kit K>
OrTrouble<typename K::Played::RulesChoice> rules_of_match(const competition::Competition& competition,
                                                          std::size_t match) {
  using Choice = typename K::Played::RulesChoice;
  if constexpr (Competing<K>) {
    return K::rules_of_match(competition, match);
  } else {
    const auto service = K::service();
    if (!service) return tl::unexpected(service.error());
    const auto& definition = competition.definition();
    auto choice = service->choice({{"rules", definition.rules}, {"options", definition.options}}, Choice{});
    if (!choice) return tl::unexpected(choice.error().problem);
    return *std::move(choice);
  }
}

/// Score and cards, where the game has no more to tell.
template <Kit K>
competition::ResultEntry result_of(const tabletop::Match<typename K::Played>& match, const std::string& id) {
  if constexpr (Competing<K>) {
    return K::result_of(match, id);
  } else {
    const tabletop::Standing end = K::Played::standing(match.state());
    return {.match = id, .score = end.score, .yellow = end.yellow, .red = end.red};
  }
}

}  // namespace games
