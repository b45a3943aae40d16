#include "stw/service.hpp"

#include <fmt/format.h>

#include <array>

namespace stw {
namespace {

/// By reason, in the order of the enum.
constexpr std::array<std::string_view, reason_count> sentences{
    "That is not what is asked now.",
    "The match is over.",
    "None of the team's pawns stands there.",
    "A die never moves the keeper.",
    "The pawn with the ball is not moved.",
    "No way of that many squares leads there.",
    "A team-mate stands there.",
    "Defenders and the keeper stay in their half.",
    "More than four of the team would stand side by side.",
    "More than three of the team would stand one behind the other.",
    "More than four field players of the team would be in the penalty area.",
    "Two pawns of the team would be in the goal area.",
    "Who took the kick may not touch the ball before another pawn has had it.",
    "The ball goes exactly as far as the dice say.",
    "Only an opponent stands there.",
    "A kick-off goes into the other half.",
    "A goal kick leaves the penalty area.",
    "A dribble needs a 1.",
    "Who takes the kick does not dribble.",
    "The keeper does not dribble.",
    "A dribble goes to a neighbouring square.",
    "The keeper moves to a neighbouring square.",
    "Another pawn is meant.",
    "The pawn is sent to other squares.",
    "That is none of the squares to choose from.",
    "The taker waits at the corner.",
    "That is inside the zone of the kick.",
    "The corner square is the taker's.",
    "The keeper stays in his goal area at a corner kick.",
};
static_assert(!sentences.back().empty());

}  // namespace

std::string sentence(const Refusal& refusal) {
  const std::string_view text = sentences[static_cast<std::size_t>(refusal.reason)];
  if (refusal.square == Square::none) return std::string(text);
  return fmt::format("{}: {}", name(refusal.square), text);
}

tabletop::Service<Stw> service(RulesFor rules_for) {
  return {
      .rules_for = std::move(rules_for),
      .choice = [](const nlohmann::json& object,
                   const RulesChoice& fallback) { return rules_choice_from_json(object, fallback); },
      .explain = [](const Ruleset&, const Refusal& refusal, const MatchInfo&) { return sentence(refusal); }};
}

}  // namespace stw
