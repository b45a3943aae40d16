#include "names.hpp"

#include "stw/decision.hpp"
#include "stw/dice.hpp"
#include "stw/odds.hpp"
#include "stw/refusal.hpp"
#include "stw/ruleset.hpp"
#include "stw/step.hpp"

namespace stw {
namespace {

/// The name of a value, from those of all values in their order.
template <std::size_t count, class Enum>
std::string_view from(const std::array<std::string_view, count>& names, Enum value) {
  return names[static_cast<std::size_t>(value)];
}

}  // namespace

std::string_view name(DecisionKind kind) {
  constexpr std::array<std::string_view, decision_kind_count> names{"place", "move", "ball", "keeper",
                                                                    "leave", "put",  "take"};
  static_assert(!names.back().empty());
  return from(names, kind);
}

std::string_view name(Purpose purpose) {
  constexpr std::array<std::string_view, purpose_count> names{
      "move", "ball", "attempt", "defence", "battle", "spin", "shooting-die", "kick-off", "shoot-out"};
  static_assert(!names.back().empty());
  return from(names, purpose);
}

std::string_view name(Restart restart) {
  constexpr std::array<std::string_view, restart_count> names{"none",        "kick-off",  "free-kick",
                                                              "corner-kick", "goal-kick", "penalty-kick"};
  static_assert(!names.back().empty());
  return from(names, restart);
}

std::string_view name(Play play) {
  constexpr std::array<std::string_view, play_count> names{"capture", "pass", "dribble"};
  static_assert(!names.back().empty());
  return from(names, play);
}

std::string_view name(Chance chance) {
  constexpr std::array<std::string_view, chance_count> names{"pass",   "long-distance", "capture",
                                                             "battle", "keeper-beaten", "penalty"};
  static_assert(!names.back().empty());
  return from(names, chance);
}

std::string_view name(Option option) {
  constexpr std::array<std::string_view, option_count> names{"strong-defenders", "shooting-die"};
  static_assert(!names.back().empty());
  return from(names, option);
}

std::optional<Option> parse_option(std::string_view text) {
  return engine::named<Option>(text, option_count);
}

std::string_view name(Tie tie) {
  constexpr std::array<std::string_view, tie_count> names{"overtime", "shoot-out", "draw"};
  static_assert(!names.back().empty());
  return from(names, tie);
}

std::string_view name(ShotResult result) {
  constexpr std::array<std::string_view, shot_result_count> names{"goal", "corner", "goal-kick", "again"};
  static_assert(!names.back().empty());
  return from(names, result);
}

std::string_view name(Outcome outcome) {
  constexpr std::array<std::string_view, outcome_count> names{
      "win",   "lose",   "free-kick-for", "free-kick-against", "penalty-for",    "penalty-against",
      "goal",  "corner", "goal-kick",     "goal-against",      "corner-against", "goal-kick-against",
      "reach", "miss"};
  static_assert(!names.back().empty());
  return from(names, outcome);
}

std::string_view name(Reason reason) {
  constexpr std::array<std::string_view, reason_count> names{
      "not-asked",         "match-over",     "nobody-there",       "keeper-stays",
      "has-ball",          "no-way",         "mate-there",         "other-half",
      "row-full",          "column-full",    "penalty-area-full",  "goal-area-full",
      "may-not-touch",     "ball-elsewhere", "ball-too-far",       "only-opponent",
      "not-across",        "not-out",        "needs-one",          "taker-may-not",
      "keeper-no-dribble", "one-square",     "keeper-one-square",  "not-that-pawn",
      "not-nearest",       "not-there",      "no-place",           "taker-waits",
      "too-near",          "corner-taken",   "keeper-in-goal-area"};
  static_assert(!names.back().empty());
  return from(names, reason);
}

}  // namespace stw
