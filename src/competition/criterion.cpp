#include "competition/criterion.hpp"

#include <algorithm>
#include <array>

namespace competition {
namespace {

using namespace std::string_view_literals;

constexpr std::array criterion_names{"points"sv,    "difference"sv, "goals"sv, "head-to-head"sv,
                                     "fair-play"sv, "lots"sv,       "wins"sv,  "away-goals"sv};

}  // namespace

std::string_view name(Criterion criterion) { return criterion_names[static_cast<std::size_t>(criterion)]; }

std::optional<Criterion> parse_tie_breaker(std::string_view text) {
  const auto found = std::find(criterion_names.begin() + 1, criterion_names.end(), text);
  if (found == criterion_names.end()) return std::nullopt;
  return static_cast<Criterion>(found - criterion_names.begin());
}

std::vector<std::string_view> tie_breaker_names() {
  return {criterion_names.begin() + 1, criterion_names.end()};
}

std::vector<Criterion> default_tie_breakers() {
  return {Criterion::difference, Criterion::goals, Criterion::head_to_head, Criterion::fair_play,
          Criterion::lots};
}

}  // namespace competition
