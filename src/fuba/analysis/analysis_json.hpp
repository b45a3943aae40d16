#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "fuba/analysis/match_analysis.hpp"

namespace fuba {

/// An analysis as JSON (docs/analysis.md), with what it is about and how long each choice was looked at.
nlohmann::ordered_json to_json(const MatchAnalysis& analysis, const Match& match,
                               const Foreteller& foreteller, const AnalysisPlan& plan);

/// What speaks for a choice: terms with what they come to in goals.
nlohmann::ordered_json to_json(const std::vector<Argument>& arguments);
/// The same from JSON; terms that nobody knows are left out. Throws nlohmann::json::exception where it is
/// none.
std::vector<Argument> arguments_from(const nlohmann::json& list);

/// With how many games a choice an analysis was made that was kept; the usual number where none was.
std::uint32_t kept_games(std::string_view kept);

/// The choices that were judged in what was kept of an analysis; nothing where it is of another match, other
/// numbers or another plan, or is none.
MatchAnalysis known_analysis(std::string_view kept, const Match& match, const Foreteller& foreteller,
                             const AnalysisPlan& plan);

}  // namespace fuba
