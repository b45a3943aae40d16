#include "analysis/kept_findings.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "tabletop/files.hpp"
#include "tabletop/library.hpp"

namespace analysis {

std::string kept_beside(const std::filesystem::path& match) {
  constexpr std::size_t longest = std::size_t{1} << 24U;
  return tabletop::read_file(tabletop::analysis_beside(match), longest).value_or(std::string());
}

tl::expected<void, std::string> keep_beside(const std::filesystem::path& match,
                                            const nlohmann::ordered_json& found) {
  const auto place = tabletop::analysis_beside(match);
  if (const auto done = tabletop::replace_file(place, found.dump() + "\n"); !done)
    return tl::unexpected(
        fmt::format("{}: the analysis {}. It is made anew next time.", place.string(), done.error()));
  return {};
}

}  // namespace analysis
