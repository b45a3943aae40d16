#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "app/window/settings.hpp"
#include "tabletop/game.hpp"

namespace fuba::table {

/// What the next match of a game is played by, as the settings keep it below the game's id; its defaults
/// where they say nothing, or say it wrongly.
template <tabletop::Game G>
typename G::RulesChoice rules_setting(const fuba::app::Settings& settings) {
  const auto kept = settings.games.find(std::string(G::id));
  if (kept == settings.games.end() || !kept->is_object()) return {};
  const auto choice = G::choice_from_json(*kept);
  return choice ? *choice : typename G::RulesChoice{};
}

template <tabletop::Game G>
void keep_setting(fuba::app::Settings& settings, const typename G::RulesChoice& choice) {
  settings.games[std::string(G::id)] = nlohmann::json::parse(G::to_json(choice).dump());
}

}  // namespace fuba::table
