#include <algorithm>
#include <array>

#include "soccer_city/decision.hpp"
#include "soccer_city/dice.hpp"
#include "soccer_city/option.hpp"
#include "soccer_city/state.hpp"

namespace soccer_city {
namespace {

constexpr std::array<std::string_view, option_count> option_names{"factors", "quick", "extra-time"};

}  // namespace

std::string_view name(Option option) { return option_names[static_cast<std::size_t>(option)]; }

std::optional<Option> parse_option(std::string_view text) {
  const auto found = std::ranges::find(option_names, text);
  if (found == option_names.end()) return std::nullopt;
  return static_cast<Option>(found - option_names.begin());
}

std::string_view name(DecisionKind kind) {
  constexpr std::array<std::string_view, decision_kind_count> names{
      "line-up", "place",      "ball",    "anticipate", "action", "give", "run",  "return", "cross",
      "shot",    "reposition", "defence", "slip",       "taker",  "dive", "kick", "corner", "keep"};
  return names[static_cast<std::size_t>(kind)];
}

std::string_view name(Purpose purpose) {
  constexpr std::array<std::string_view, purpose_count> names{
      "kick-off", "anticipation", "challenge", "tackle", "referee", "penalty", "shuffle"};
  return names[static_cast<std::size_t>(purpose)];
}

std::string_view name(FreeBall free) {
  constexpr std::array<std::string_view, free_ball_count> names{"none", "kick-off", "keeper", "free-kick",
                                                                "corner"};
  return names[static_cast<std::size_t>(free)];
}

}  // namespace soccer_city
