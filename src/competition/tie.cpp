#include "competition/tie.hpp"

#include <algorithm>
#include <utility>

namespace competition {

std::string_view name(How how) {
  constexpr std::array<std::string_view, 5> names{"play", "extra-time", "away-goals", "penalties",
                                                  "walkover"};
  return names[static_cast<std::size_t>(how)];
}

Sides aggregate(std::span<const Leg> legs) {
  Sides sum{};
  for (const Leg& leg : legs)
    for (std::size_t side = 0; side < sum.size(); ++side) sum[side] += leg.goals()[side];
  return sum;
}

namespace {

Sides goals_away(std::span<const Leg> legs) {
  Sides sum{};
  for (const Leg& leg : legs) sum[leg.visitor] += leg.goals()[leg.visitor];
  return sum;
}

std::size_t larger(const Sides& sides) { return sides[0] > sides[1] ? 0 : 1; }

/// A walkover decides its tie where nothing was played, or where what was played left it level (C18).
std::optional<Decided> by_walkover(const std::optional<Ahead>& now, std::span<const Leg> legs) {
  const bool nothing_played = std::ranges::all_of(legs, &Leg::walkover);
  if (now && nothing_played) return Decided{now->side, How::walkover};
  const auto last = std::ranges::find_if(legs.rbegin(), legs.rend(), &Leg::walkover);
  if (now || last == legs.rend()) return std::nullopt;
  return Decided{last->score[0] == last->score[1] ? 0 : larger(last->score), How::walkover};
}

}  // namespace

std::optional<Ahead> ahead(const TieRules& rules, std::span<const Leg> legs) {
  if (const Sides sum = aggregate(legs); sum[0] != sum[1]) return Ahead{larger(sum), false};
  if (!rules.away_goals || rules.legs < 2) return std::nullopt;
  if (const Sides away = goals_away(legs); away[0] != away[1]) return Ahead{larger(away), true};
  return std::nullopt;
}

std::optional<Decided> decided(const TieRules& rules, std::span<const Leg> legs) {
  if (std::cmp_less(legs.size(), rules.legs)) return std::nullopt;
  const Leg& last = legs.back();
  if (last.penalties) return Decided{larger(*last.penalties), How::penalties};
  const auto now = ahead(rules, legs);
  if (const auto walked = by_walkover(now, legs)) return walked;
  if (!now) return std::nullopt;
  if (now->by_away_goals) return Decided{now->side, How::away_goals};
  return Decided{now->side, last.extra ? How::extra_time : How::play};
}

}  // namespace competition
