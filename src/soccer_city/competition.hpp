#pragma once

#include <string>
#include <vector>

#include "competition/competition.hpp"
#include "competition/means.hpp"
#include "soccer_city/match.hpp"

// What Soccer City gives to competitions.
namespace soccer_city {

/// A level match of a knock-out goes on to extra time and, if need be, a shoot-out.
competition::MeansOf competition_means();

/// The options of a choice. Which matches go on to extra time is for the competition to say.
std::vector<std::string> competition_options(const RulesChoice& choice);
/// The choice that such a list names; texts that are no option change nothing.
RulesChoice choice_with(const std::vector<std::string>& options);

RulesChoice rules_of_match(const competition::Competition& competition, std::size_t match);
competition::ResultEntry result_of(const Match& match, const std::string& id);

}  // namespace soccer_city
