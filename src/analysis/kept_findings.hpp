#pragma once

#include <filesystem>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <tl/expected.hpp>

namespace analysis {

/// What was kept of the analysis of a match beside its file; empty where nothing was.
std::string kept_beside(const std::filesystem::path& match);

/// Keeps an analysis there, or says which file could not be written and why.
tl::expected<void, std::string> keep_beside(const std::filesystem::path& match,
                                            const nlohmann::ordered_json& found);

}  // namespace analysis
