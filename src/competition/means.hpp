#pragma once

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "competition/problem.hpp"

namespace competition {

/// What the rules of a game leave a competition to work with. A game of the program fills it in
/// (`src/fuba/competition` for FUBA); what it lacks is left at its first value.
struct Means {
  std::vector<std::string> options = {};  ///< that are played, all that they need included
  std::vector<std::string> coaches = {};  ///< who can play a side, by their ids
  /// The skill cards that the rules have, whatever the options: those that a team or a result may name.
  std::vector<std::string> known_cards = {};
  /// Those of them that a team can play with the options; empty where cards are not played.
  std::vector<std::string> cards = {};
  int most_cards_per_match = 0;
  bool points_off = false;           ///< a team can begin a match with points less (3.0/T5, T7, T8)
  bool injuries = false;             ///< players can be injured
  bool limits_time = false;          ///< the time that people take can be limited (3.0/T2 to T4)
  bool decides_ties = false;         ///< a level match can go on to extra time and penalties (C28, C30)
  bool skips_extra_time = false;     ///< to penalties at once, too
  bool decides_by_two_legs = false;  ///< a match can go on by the sum of two (C27)
  /// Whether a text names a formation that a team can have; empty where the game has none.
  bool (*is_formation)(std::string_view) = nullptr;
};

/// The means of an edition with options, which are a list of their ids, "basic" or "all"; or what is wrong
/// with either.
using MeansOf =
    std::function<tl::expected<Means, Problem>(const std::string& rules, const nlohmann::json& options)>;

}  // namespace competition
