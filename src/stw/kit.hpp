#pragma once

#include "games/kit.hpp"
#include "stw/league.hpp"

namespace stw {

/// Soccer Tactics WORLD as the programs see it. What each item is stands with the concept `games::Kit`.
struct Kit {
  using Played = Stw;

  static std::span<const std::string_view> editions();
  static games::OrTrouble<std::vector<std::string_view>> options_of(std::string_view edition);
  static std::vector<std::string_view> option_names(const Ruleset& rules);
  static games::OrTrouble<std::function<RulesChoice(RulesChoice, std::uint64_t)>> random_options();
  static std::string title(const Ruleset& rules);
  static games::OrTrouble<tabletop::Service<Stw>> service();
  static std::span<const games::NamedPosition> positions();

  static std::span<const std::string_view> coaches();
  static games::OrTrouble<Entrant> coach(std::string_view id);
  static games::OrTrouble<Entrant> coach_of_file(const std::filesystem::path& file);
};

static_assert(games::Kit<Kit>);

}  // namespace stw
