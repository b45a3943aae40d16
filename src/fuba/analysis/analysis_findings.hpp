#pragma once

#include <optional>

#include "analysis/findings.hpp"
#include "fuba/analysis/analysis_json.hpp"
#include "fuba/words/words.hpp"

namespace fuba {

/// An analysis in words, and as it is kept; `looks` where it is a second one.
analysis::Findings findings(const MatchAnalysis& found, const Match& match, const Foreteller& foreteller,
                            const AnalysisPlan& plan, const Words& words,
                            const std::optional<SecondLook>& looks = {});

/// The sentence that settles the argument: "Home was luckier by 18 % of a match, Away made the better choices
/// by 7 %."
std::string verdict(const MatchAnalysis& found, const Names& names, const Words& words);

/// Which of the two gave the winner the match, "It was mostly luck."; empty at a draw and before the end.
std::string what_decided(const MatchAnalysis& found, const Words& words);

/// How a look with so many games a choice bears out the one before it.
std::string told_again(const SecondLook& looks, std::uint32_t games, const Words& words);

/// How luck and choices add up to the result, as Home has it, or to what is told of the moment up to which
/// the match was played or analysed.
std::string sum_of(const MatchAnalysis& found, const Match& match, const Names& names, const Words& words);

/// "2.4 %", of a match.
std::string share_of_match(const Words& words, double share);

}  // namespace fuba
