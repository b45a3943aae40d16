#include "competition/match_clock.hpp"

#include <algorithm>
#include <string>

#include "competition/draw.hpp"

namespace competition {
namespace {

constexpr int mean_minutes = 135;
constexpr int most_minutes_off = 5;

}  // namespace

MatchClock::MatchClock(std::uint64_t seed, std::string_view match, Time played, bool strict)
    : played_(played), strict_(strict) {
  const auto drawn = numbers_of(seed, "end/" + std::string(match)).below(2 * most_minutes_off + 1);
  end_ = std::chrono::minutes(mean_minutes - most_minutes_off + static_cast<int>(drawn));
}

void MatchClock::pass(Time time, bool first_half) {
  played_ += time;
  taken_ += time;
  if (first_half && !strict_ && played_ >= first_half_limit) {
    strict_ = true;
    taken_ = Time{};
  }
}

std::optional<MatchClock::Time> MatchClock::left() const {
  if (!strict_) return std::nullopt;
  return std::max(Time{}, limit - taken_);
}

}  // namespace competition
