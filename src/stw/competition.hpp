#pragma once

#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "competition/competition.hpp"
#include "competition/means.hpp"
#include "stw/match.hpp"

// What Soccer Tactics WORLD gives to competitions.
namespace stw {

/// A level match of a knock-out goes on to over time and a shoot-out, or to the shoot-out at once.
competition::MeansOf competition_means();

/// A choice as a competition names it: its options, and how long matches are where that is not as usual
/// ("half-15", "roll-10"). What a tie brings is for the competition to say.
std::vector<std::string> competition_options(const RulesChoice& choice);
/// The choice that such a list names; texts that are no option change nothing.
RulesChoice choice_with(const std::vector<std::string>& options);

/// A period of over time is a third of a half.
RulesChoice rules_of_match(const competition::Competition& competition, std::size_t match);
competition::ResultEntry result_of(const Match& match, const std::string& id);

}  // namespace stw
